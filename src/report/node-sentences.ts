/** Which method of a group needs the fewest nodes, which others it beats without exception, and by how much. */

import { groups, type Method, type Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { cellsOf, duel, meanCount, middle, solvedByAll } from "./measures.ts";
import { everyOne, type MethodGroup, MOST_NAMED, parted } from "./method-groups.ts";
import type { ReportWords } from "./words/index.ts";

/** Methods that need the same number of nodes on every instance, if there are many; otherwise one method. */
interface Ranked {
  readonly methods: readonly Method[];
  /** The first of them, which stands for the others. */
  readonly method: Method;
  readonly name: string;
  readonly names: readonly string[];
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
  const ranked = alike(part, group, counter)
    .flatMap((methods): Ranked[] => {
      const [method] = methods as [Method];
      const names = group.namesOf(methods);
      const mean = meanCount(cellsOf(part, method, shared), counter);
      return mean === null ? [] : [{ methods, method, name: names[0]!, names, mean }];
    })
    .sort((a, b) => a.mean - b.mean);
  const best = ranked[0];
  if (best === undefined || (ranked.length === 1 && best.methods.length === 1)) return [];
  const base = words.base(shared, everyOne(group, words));
  const [equals, rivals] = parted(ranked, ({ mean }) => mean === best.mean);
  if (rivals.length === 0) {
    const isOnEach = equals.every(({ method }) => duel(part, best.method, method, counter, shared).isAlike);
    return [words.allEqual(base, best.mean, shared.length, isOnEach)];
  }
  const names = equals.flatMap((one) => one.names);
  return [
    words.fewest(base, names, counter, best.mean, shared.length),
    ...alikeSentences(group, ranked, words),
    ...rivalSentences(part, ranked, shared, counter, words),
    ...cheapestSentences(part, ranked, shared, counter, words),
    ...growthSentences(part, group, shared, words),
  ];
}

/** Few methods are compared one by one; of many, those that never differ are one. */
function alike(part: Part, { methods }: MethodGroup, counter: ReportCounter): Method[][] {
  if (methods.length <= MOST_NAMED) return methods.map((method) => [method]);
  const counts = (method: Method) =>
    part.instances.map((instance) => {
      const cell = part.cell(instance, method);
      return cell && [cell.outcome, cell.metrics?.[counter]];
    });
  return [...groups(methods, (method) => JSON.stringify(counts(method))).values()];
}

function alikeSentences({ methods }: MethodGroup, ranked: readonly Ranked[], words: ReportWords): string[] {
  const several = ranked.filter(({ names }) => names.length > 1);
  const full = new Set(methods.map(({ name }) => name));
  const isShortened = ranked.some(({ names }) => names.some((name) => !full.has(name)));
  return [
    ...(several.length > 0 ? [words.alike(several.map(({ names }) => names))] : []),
    ...(methods.length > MOST_NAMED && isShortened ? [words.unnamedOptions] : []),
  ];
}

/** If the winner has few nodes but costlier solutions: the best of the methods that never do. */
function cheapestSentences(
  part: Part,
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
  return [words.cheapest(ranked[0]!.name, best.name, counter, best.mean, shared.length)];
}

/**
 * Dominance and its exceptions, each over the instances that both of a pair solved, as the sentences say; the ratios over
 * the same instances as the means, or their numbers would not go together.
 */
function rivalSentences(
  part: Part,
  [best, ...others]: readonly Ranked[],
  shared: readonly string[],
  counter: ReportCounter,
  words: ReportWords,
): string[] {
  const rivals = others.filter(({ mean }) => mean !== best!.mean);
  const duels = rivals.map(({ name, method }) => ({ name, ...duel(part, best!.method, method, counter) }));
  const [dominated, ahead] = parted(duels, ({ more }) => more === 0);
  const ratios = rivals.flatMap(({ name, method }) => {
    const { ratio } = duel(part, best!.method, method, counter, shared);
    return ratio === null ? [] : [{ name, ...ratio }];
  });
  const areMany = rivals.length > MOST_NAMED;
  return [
    ...(dominated.length === 0
      ? []
      : areMany
        ? [words.dominatesMany(best!.name, dominated.length, rivals.length)]
        : [
            words.dominates(
              best!.name,
              dominated.map(({ name, fewer, instances }) => ({ name, part: fewer, all: instances })),
            ),
          ]),
    ...(ahead.length > 0
      ? [words.notAhead(ahead.map(({ name, more, instances }) => ({ name, part: more, all: instances })))]
      : []),
    ...(ratios.length === 0
      ? []
      : areMany
        ? [words.ratioEnds(best!.name, ratios[0]!, ratios.at(-1)!, counter, shared.length)]
        : [words.ratios(best!.name, ratios, counter, shared.length)]),
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
