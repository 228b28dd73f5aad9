/** Which heuristic is best on a space, why, and what that does not show. */
import type { SpaceResult } from "../../run/heuristics/space.ts";
import type { NumberText } from "../../words/number-text.ts";
import type { HeuristicWords } from "./words/index.ts";

/** Nothing if no heuristic is without a counterexample. */
export function whySentences(result: SpaceResult, words: HeuristicWords, text: NumberText): string[] {
  const best = bestOf(result);
  if (best === undefined) return [];
  const { dominates, equal, heuristics } = result;
  const { meanError, mean, admissible, consistent, nodes, branching } = heuristics[best]!;
  const below = dominates.filter(({ better }) => better === best).map(({ worse }) => worse);
  const same = equal.find((group) => group.includes(best)) ?? [];
  const others = Object.keys(heuristics).filter(
    (name) =>
      heuristics[name]!.admissible !== false &&
      name !== best &&
      !below.includes(name) &&
      !same.includes(name) &&
      !dominates.some(({ better, worse }) => better === name && worse === best),
  );
  const { significant, count } = text;
  const second = secondOf(result, best);
  const at = branching?.bound;
  const nodesAt = (rows: typeof nodes) => {
    const row = rows.find(({ bound }) => bound === at);
    const nodes = row?.measured ?? row?.predicted;
    // Where most states are dead ends, the mean says little.
    return nodes === undefined || nodes < 1 ? undefined : significant(nodes);
  };
  const own = nodesAt(nodes);
  const more = second === undefined ? undefined : nodesAt(heuristics[second]!.nodes);
  return [
    meanError === null
      ? words.bestIsH(best, significant(mean ?? 0, 4))
      : meanError === 0
        ? words.bestIsExact(best, admissible === true)
        : words.best(best, significant(meanError, 4), admissible === true),
    ...(below.length > 0 ? [words.bestDominates(best, words.list(below), below.length === 1)] : []),
    ...(below.length > 0 && consistent === true ? [words.fewerExpanded(best, below.length === 1)] : []),
    ...(others.length > 0 ? [words.notComparable(best, words.list(others))] : []),
    ...(own !== undefined && more !== undefined
      ? [words.fewerNodes(count(at!), best, own, second!, more)]
      : []),
    words.notShown,
  ];
}

/** The least mean error of those that nothing refutes; without true costs, the highest mean. */
function bestOf({ heuristics }: SpaceResult): string | undefined {
  return byQuality(heuristics)[0];
}

function secondOf({ heuristics }: SpaceResult, best: string): string | undefined {
  return byQuality(heuristics).find((name) => name !== best);
}

function byQuality(heuristics: SpaceResult["heuristics"]): string[] {
  const rank = (name: string) => heuristics[name]!.meanError ?? -(heuristics[name]!.mean ?? 0);
  return Object.keys(heuristics)
    .filter((name) => heuristics[name]!.admissible !== false)
    .sort((a, b) => rank(a) - rank(b));
}
