/** The time per node against the number of nodes, where the times are long enough to mean anything. */

import type { Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { duration, listed, significant } from "../words/number-text.ts";
import { cellsOf, meanCount, solvedByAll, timePerNode, totalTime } from "./measures.ts";
import { type MethodGroup, MOST_NAMED, parted } from "./method-groups.ts";

/** If the runs of a method take less than this in total, their times are mostly start-up. */
const LEAST_TIME_MS = 20;
/** Times per node that differ by less than this are called equal. */
const NOTABLE = 1.1;

interface Timed {
  readonly name: string;
  /** Microseconds. */
  readonly perNode: number;
  /** Milliseconds. */
  readonly total: number;
  readonly mean: number;
}

export function timeSentences(part: Part, group: MethodGroup, counter: ReportCounter): string[] {
  const shared = solvedByAll(part, group.methods);
  const measured = group.methods.flatMap((method): Timed[] => {
    const cells = cellsOf(part, method, shared);
    const perNode = timePerNode(cells, counter);
    const mean = meanCount(cells, counter);
    if (perNode === null || mean === null) return [];
    return [{ name: group.nameOf(method), perNode, total: totalTime(cells), mean }];
  });
  if (measured.length < 2) return [];
  const [long, short] = parted(measured, ({ total }) => total >= LEAST_TIME_MS);
  if (long.length === 0)
    return [`Times are not compared: with each method all runs together took less than ${LEAST_TIME_MS} ms.`];
  const names = listed(
    short.map(({ name }) => name),
    MOST_NAMED,
  );
  const tooShort = `${names} took less than ${LEAST_TIME_MS} ms in all, too short to be ranked by time.`;
  return [...(short.length > 0 ? [tooShort] : []), ...priceSentences(long, short.length > 0)];
}

/** Of methods whose times can be compared. */
function priceSentences(timed: readonly Timed[], areOthers: boolean): string[] {
  const least = (by: (one: Timed) => number) => timed.reduce((a, b) => (by(b) < by(a) ? b : a));
  const fastest = least(({ total }) => total);
  const slowest = least(({ total }) => -total);
  const whose = areOthers ? "Of the others" : "Over these instances";
  if (timed.length === 1) return [`${fastest.name} took ${duration(fastest.total)}.`];
  const fewest = least(({ mean }) => mean);
  const cheapest = least(({ perNode }) => perNode);
  const price = ({ perNode, name }: Timed) => `${significant(perNode, 2)} µs with ${name}`;
  const range = `${whose} ${fastest.name} took the least time, ${duration(fastest.total)}, and ${slowest.name} the most, ${duration(slowest.total)}.`;
  if (fewest.mean < fastest.mean)
    return [
      range,
      `${fewest.name} needs fewer nodes than ${fastest.name} but ${duration(fewest.total)}: a node costs ${price(fewest)} and ${price(fastest)}.`,
    ];
  if (cheapest.perNode * NOTABLE >= fastest.perNode) return [range];
  const share = significant(fastest.total / cheapest.total, 2);
  return [
    range,
    `A node costs ${price(fastest)} and only ${price(cheapest)}, but there are so many fewer that ${fastest.name} takes ${share} of the time of ${cheapest.name}.`,
  ];
}
