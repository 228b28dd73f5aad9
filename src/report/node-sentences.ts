/** Which method of a group needs the fewest nodes, which others it beats without exception, and by how much. */

import type { Method, Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { cellsOf, duel, meanCount, middle, solvedByAll } from "./measures.ts";
import { everyOne, type MethodGroup, MOST_NAMED, parted } from "./method-groups.ts";
import type { ReportWords } from "./words/index.ts";

interface Ranked {
  readonly method: Method;
  readonly mean: number;
}

/** Which method needs the fewest nodes, which others it beats without exception, by how much, and the growth behind it. */
export function nodeSentences(
  part: Part,
  group: MethodGroup,
  counter: ReportCounter,
  words: ReportWords,
): string[] {
  const shared = solvedByAll(part, group.methods);
  if (shared.length === 0) return [words.noneBest(everyOne(group, words))];
  const ranked = group.methods
    .flatMap((method): Ranked[] => {
      const mean = meanCount(cellsOf(part, method, shared), counter);
      return mean === null ? [] : [{ method, mean }];
    })
    .sort((a, b) => a.mean - b.mean);
  const best = ranked[0];
  if (best === undefined || ranked.length === 1) return [];
  const base = words.base(shared.length, everyOne(group, words));
  const [equals, rivals] = parted(ranked, ({ mean }) => mean === best.mean);
  if (rivals.length === 0) return [words.allEqual(base, best.mean)];
  const names = equals.map(({ method }) => group.nameOf(method));
  return [
    words.fewest(base, names, counter, best.mean, shared.length),
    ...rivalSentences(part, group, ranked, shared, counter, words),
    ...cheapestSentences(part, group, ranked, shared, counter, words),
    ...growthSentences(part, group, shared, words),
  ];
}

/** If the winner has few nodes but costlier solutions: the best of the methods that never do. */
function cheapestSentences(
  part: Part,
  { nameOf }: MethodGroup,
  ranked: readonly Ranked[],
  shared: readonly string[],
  counter: ReportCounter,
  words: ReportWords,
): string[] {
  const isAlwaysCheapest = ({ method }: Ranked) =>
    cellsOf(part, method).every(
      ({ outcome, run, leastCost }) => outcome !== "solved" || run.cost === leastCost,
    );
  const best = ranked.find(isAlwaysCheapest);
  if (best === undefined || best === ranked[0]) return [];
  const [first, cheapest] = [nameOf(ranked[0]!.method), nameOf(best.method)];
  return [words.cheapest(first, cheapest, counter, best.mean, shared.length)];
}

/**
 * Dominance and its exceptions, each over the instances that both of a pair solved, as the sentences say; the ratios over
 * the same instances as the means, or their numbers would not go together.
 */
function rivalSentences(
  part: Part,
  group: MethodGroup,
  [best, ...others]: readonly Ranked[],
  shared: readonly string[],
  counter: ReportCounter,
  words: ReportWords,
): string[] {
  const rivals = others.filter(({ mean }) => mean !== best!.mean).map(({ method }) => method);
  const duels = rivals.map((rival) => ({
    name: group.nameOf(rival),
    ...duel(part, best!.method, rival, counter),
  }));
  const [dominated, ahead] = parted(duels, ({ more }) => more === 0);
  const ratios = rivals.flatMap((rival) => {
    const { ratio } = duel(part, best!.method, rival, counter, shared);
    return ratio === null ? [] : [{ name: group.nameOf(rival), ...ratio }];
  });
  return [
    ...(dominated.length > 0
      ? [
          words.dominates(
            group.nameOf(best!.method),
            dominated.map(({ name, fewer, instances }) => ({ name, part: fewer, all: instances })),
          ),
        ]
      : []),
    ...(ahead.length > 0
      ? [words.notAhead(ahead.map(({ name, more, instances }) => ({ name, part: more, all: instances })))]
      : []),
    ...(ratios.length > 0 ? [words.ratios(group.nameOf(best!.method), ratios, counter, shared.length)] : []),
  ];
}

/** Branching factors can be compared only where the solutions are equally deep. */
function growthSentences(
  part: Part,
  { methods, nameOf }: MethodGroup,
  shared: readonly string[],
  words: ReportWords,
): string[] {
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
    .map(({ name, factor }) => ({ name, factor: words.fixed(factor, 2) }));
  return [words.growth(named, shared.length)];
}
