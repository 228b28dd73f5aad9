/** The time per node against the number of nodes, where the times are long enough to mean anything. */

import type { Method, Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { cellsOf, meanCount, solvedByAll, timePerNode, totalTime } from "./measures.ts";
import { type MethodGroup, parted } from "./method-groups.ts";
import type { ReportWords } from "./words/index.ts";

/** If the runs of a method take less than this in total, their times are mostly start-up. */
const LEAST_TIME_MS = 20;
/** Times per node that differ by less than this are called equal. */
const NOTABLE = 1.1;

interface Timed {
  readonly method: Method;
  readonly name: string;
  /** Microseconds. */
  readonly perNode: number;
  /** Milliseconds. */
  readonly total: number;
  readonly mean: number;
}

export function timeSentences(
  part: Part,
  group: MethodGroup,
  counter: ReportCounter,
  words: ReportWords,
): string[] {
  const shared = solvedByAll(part, group.methods);
  const measured = group.methods.flatMap((method): Timed[] => {
    const cells = cellsOf(part, method, shared);
    const perNode = timePerNode(cells, counter);
    const mean = meanCount(cells, counter);
    if (perNode === null || mean === null) return [];
    return [{ method, name: group.nameOf(method), perNode, total: totalTime(cells), mean }];
  });
  if (measured.length < 2) return [];
  const [long, short] = parted(measured, ({ total }) => total >= LEAST_TIME_MS);
  if (long.length === 0) return [words.timesShort(LEAST_TIME_MS, shared.length)];
  const names = group.namesOf(short.map(({ method }) => method));
  return [
    ...(short.length > 0 ? [words.tooShort(names, LEAST_TIME_MS, shared.length)] : []),
    ...priceSentences(long, short.length > 0, shared.length, words),
  ];
}

/** Of methods whose times can be compared. */
function priceSentences(
  timed: readonly Timed[],
  areOthers: boolean,
  instances: number,
  words: ReportWords,
): string[] {
  const least = (by: (one: Timed) => number) => timed.reduce((a, b) => (by(b) < by(a) ? b : a));
  const fastest = least(({ total }) => total);
  const slowest = least(({ total }) => -total);
  if (timed.length === 1) return [words.took1(fastest.name, fastest.total, instances)];
  const fewest = least(({ mean }) => mean);
  const cheapest = least(({ perNode }) => perNode);
  const price = ({ perNode, name }: Timed) => words.price(name, perNode);
  const range = words.timeRange(
    areOthers,
    instances,
    fastest.name,
    fastest.total,
    slowest.name,
    slowest.total,
  );
  if (fewest.mean < fastest.mean)
    return [
      range,
      words.fewerButSlower(fewest.name, fastest.name, fewest.total, [price(fewest), price(fastest)]),
    ];
  if (cheapest.perNode * NOTABLE >= fastest.perNode) return [range];
  return [
    range,
    words.dearerButFaster(fastest.name, cheapest.name, fastest.total / cheapest.total, [
      price(fastest),
      price(cheapest),
    ]),
  ];
}
