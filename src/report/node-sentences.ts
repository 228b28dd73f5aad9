/** Which method of a group needs the fewest nodes, which others it beats without exception, and by how much. */

import type { Method, Part } from "../study/cells.ts";
import { type ReportCounter, reportCounters } from "../study/counters.ts";
import { count, listed, significant } from "../words/number-text.ts";
import { cellsOf, duel, meanCount, middle, solvedByAll } from "./measures.ts";
import { everyOne, type MethodGroup, MOST_NAMED, parted } from "./method-groups.ts";

/** Which method needs the fewest nodes, which others it beats without exception, by how much, and the growth behind it. */
export function nodeSentences(part: Part, group: MethodGroup, counter: ReportCounter): string[] {
  const shared = solvedByAll(part, group.methods);
  if (shared.length === 0)
    return [`No instance was solved with ${everyOne(group)}, so none is called the best.`];
  const ranked = group.methods
    .flatMap((method) => {
      const mean = meanCount(cellsOf(part, method, shared), counter);
      return mean === null ? [] : [{ method, mean }];
    })
    .sort((a, b) => a.mean - b.mean);
  const best = ranked[0];
  if (best === undefined || ranked.length === 1) return [];
  const where = `${shared.length === 1 ? "the one instance" : `the ${count(shared.length)} instances`} solved with ${everyOne(group)}`;
  const [equals, rivals] = parted(ranked, ({ mean }) => mean === best.mean);
  if (rivals.length === 0)
    return [`On ${where} all need the same number of nodes on average: ${significant(best.mean)}.`];
  const names = listed(equals.map(({ method }) => group.nameOf(method)));
  const { verb } = reportCounters[counter];
  const first = equals.length === 1 ? `${names} ${verb} the fewest nodes` : `${names} share the fewest nodes`;
  return [
    `On ${where}, ${first}: ${significant(best.mean)}${shared.length === 1 ? "" : " in the geometric mean"}.`,
    ...rivalSentences(
      part,
      group,
      best.method,
      rivals.map(({ method }) => method),
      counter,
    ),
    ...cheapestSentences(part, group, ranked, counter),
    ...growthSentences(part, group, shared),
  ];
}

/** If the winner has few nodes but costlier solutions: the best of the methods that never do. */
function cheapestSentences(
  part: Part,
  { nameOf }: MethodGroup,
  ranked: readonly { readonly method: Method; readonly mean: number }[],
  counter: ReportCounter,
): string[] {
  const isAlwaysCheapest = ({ method }: { readonly method: Method }) =>
    cellsOf(part, method).every(
      ({ outcome, run, leastCost }) => outcome !== "solved" || run.cost === leastCost,
    );
  const best = ranked.find(isAlwaysCheapest);
  if (best === undefined || best === ranked[0]) return [];
  const { verb } = reportCounters[counter];
  return [
    `${nameOf(ranked[0]!.method)} did not always find the least cost known; of those that did, ${nameOf(best.method)} ${verb} the fewest nodes, ${significant(best.mean)}.`,
  ];
}

/** Dominance, its exceptions, and the ratios, each over the instances that both of a pair solved. */
function rivalSentences(
  part: Part,
  group: MethodGroup,
  best: Method,
  rivals: readonly Method[],
  counter: ReportCounter,
): string[] {
  const { verb } = reportCounters[counter];
  const duels = rivals.map((rival) => ({ name: group.nameOf(rival), ...duel(part, best, rival, counter) }));
  const [dominated, others] = parted(duels, ({ more }) => more === 0);
  const share = (part: number, { instances }: { instances: number }) =>
    `${count(part)} of ${count(instances)}`;
  const ratios = duels.flatMap(({ name, ratio, instances }, i) => {
    if (ratio === null) return [];
    const range = instances > 1 ? ` (from ${significant(ratio.least)} to ${significant(ratio.most)})` : "";
    return [
      `${name}${i === 0 ? ` ${verb}` : ""} ${significant(ratio.mean)}${i === 0 ? " times as many" : ""}${range}`,
    ];
  });
  return [
    ...(dominated.length > 0
      ? [
          `${group.nameOf(best)} dominates ${listed(
            dominated.map((one) => `${one.name} (fewer on ${share(one.fewer, one)})`),
            MOST_NAMED,
          )}: never more nodes on an instance that both solved.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `It is not ahead everywhere. Of the instances that both solved, fewer nodes are needed by ${listed(
            others.map((one) => `${one.name} on ${share(one.more, one)}`),
            MOST_NAMED,
          )}.`,
        ]
      : []),
    ...(ratios.length > 0 ? [`In the geometric mean ${listed(ratios, MOST_NAMED)}.`] : []),
  ];
}

/** Branching factors can be compared only where the solutions are equally deep. */
function growthSentences(part: Part, { methods, nameOf }: MethodGroup, shared: readonly string[]): string[] {
  const isEquallyDeep = shared.every(
    (instance) => new Set(methods.map((method) => part.cell(instance, method)!.run.depth)).size === 1,
  );
  const factors = methods.flatMap((method) => {
    const factor = middle(cellsOf(part, method, shared), "branchingFactor");
    return factor === null ? [] : [{ name: nameOf(method), factor }];
  });
  if (!isEquallyDeep || factors.length < 2 || factors.length > MOST_NAMED) return [];
  const named = factors
    .sort((a, b) => a.factor - b.factor)
    .map(({ name, factor }) => `${factor.toFixed(2)} with ${name}`);
  const medians = shared.length === 1 ? "" : " (medians)";
  return [
    `Seen as growth, each further level of depth multiplies the nodes by the effective branching factor: ${listed(named, MOST_NAMED)}${medians}.`,
  ];
}
