/**
 * Sentences that say which method is best and why. Each is a statement about the numbers of this study and says on
 * how many instances it rests; what was not solved is not compared, and that is said too.
 */

import { reasonText } from "../run/sentences.ts";
import { type Cell, groups, type Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { count, countOf, listed, significant } from "../words/number-text.ts";
import { cellsOf } from "./measures.ts";
import { methodGroups, parted } from "./method-groups.ts";
import { nodeSentences } from "./node-sentences.ts";
import { outcomeText } from "./tables.ts";
import { timeSentences } from "./time-sentences.ts";

export interface Paragraph {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** With fewer, a signed-rank test cannot reach 5 %. */
const FEW_INSTANCES = 6;

export function sentencesOf(part: Part, counter: ReportCounter): Paragraph[] {
  const compared = methodGroups(part).flatMap((group) => {
    const sentences = [...nodeSentences(part, group, counter), ...timeSentences(part, group, counter)];
    return sentences.length === 0 ? [] : [{ title: group.title, sentences }];
  });
  const others: Paragraph[] = [
    { title: "Cost of the solutions", sentences: costSentences(part) },
    { title: "Not solved, so not compared", sentences: unsolvedSentences(part) },
    { title: "How far this goes", sentences: cautions(part) },
  ];
  return [...compared, ...others.filter(({ sentences }) => sentences.length > 0)];
}

/** Against the least cost known: published for the instance, or the least that any run here found. */
function costSentences(part: Part): string[] {
  const judged = part.methods.flatMap((method) => {
    const cells = cellsOf(part, method).filter(
      ({ outcome, run, leastCost }) => outcome === "solved" && run.cost !== null && leastCost !== null,
    );
    return cells.length === 0
      ? []
      : [{ method, cells, costlier: cells.filter(({ run, leastCost }) => run.cost! > leastCost!) }];
  });
  if (judged.length === 0) return [];
  const costly = judged.filter(({ costlier }) => costlier.length > 0);
  if (costly.length === 0) return ["Every solution found has the least cost known for its instance."];
  const cheap = judged.filter(({ costlier }) => costlier.length === 0).map(({ method }) => method.name);
  return [
    ...(cheap.length > 0 ? [`Always at the least cost known: ${listed(cheap, 10)}.`] : []),
    ...costly.map(({ method, cells, costlier }) => {
      const most = costlier.reduce(
        (largest, { run, leastCost }) =>
          leastCost! > 0 ? Math.max(largest, run.cost! / leastCost!) : largest,
        0,
      );
      const excess = most === 0 ? "" : `, up to ${significant(most)} times that cost`;
      return `${method.name} paid more on ${count(costlier.length)} of ${countOf(cells.length, "instance")}${excess}.`;
    }),
  ];
}

function unsolvedSentences(part: Part): string[] {
  const [unsolvable, open] = parted(
    part.cells.filter(({ outcome }) => outcome !== "solved"),
    ({ outcome }) => outcome === "unsolvable",
  );
  // With other options of the domain the same instance may have a solution.
  const [sometimes, never] = parted([...groups(unsolvable, ({ instance }) => instance)], ([instance]) =>
    part.methods.some((method) => part.cell(instance, method)?.outcome === "solved"),
  );
  return [
    ...[...groups(open, (cell) => `${cell.method.name}\n${outcomeText(cell.run)}`).values()].map(
      openSentence,
    ),
    ...(never.length > 0
      ? [
          `Found to have no solution: ${listed(
            never.map(([instance]) => instance),
            10,
          )}.`,
        ]
      : []),
    ...sometimes.map(
      ([instance, cells]) =>
        `${instance} has no solution with ${listed(cells.map(({ method }) => method.name))}.`,
    ),
  ];
}

function openSentence(cells: readonly Cell[]): string {
  const { method, outcome, run } = cells[0]!;
  const where = listed(cells.map(({ instance }) => instance));
  if (outcome === "died")
    return `${method.name} died on ${where}${run.reason === null ? "" : ` (${reasonText(run.reason).replace(/\.$/, "")})`}.`;
  if (outcome === "interrupted") return `${method.name} was interrupted on ${where}.`;
  return `${method.name} stopped at the ${outcomeText(run)} on ${where}.`;
}

function cautions(part: Part): string[] {
  const repetitions = part.cells.map((cell) => cell.repetitions);
  const least = repetitions.reduce((a, b) => Math.min(a, b));
  const wavering = part.cells.filter(({ hasEqualCounts }) => !hasEqualCounts);
  return [
    least === 1
      ? "Times were measured once each, so small differences mean nothing."
      : `Times are the medians of ${least} repetitions or more.`,
    ...(part.instances.length < FEW_INSTANCES
      ? [
          `With ${countOf(part.instances.length, "instance")} this shows what happened here, not that it holds in general.`,
        ]
      : []),
    ...(wavering.length > 0
      ? [
          `Node counts differ between repetitions of ${listed(wavering.map(({ method, instance }) => `${method.name} on ${instance}`))}; this should not happen.`,
        ]
      : []),
  ];
}
