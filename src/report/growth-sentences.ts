/** How the nodes of each heuristic grow from the shallowest problem that it solved to the deepest. */
import { type Cell, groups, type Part } from "../study/cells.ts";
import type { ReportCounter } from "../study/counters.ts";
import { numberOf } from "../study/numbers.ts";
import type { Language } from "../words/languages.ts";
import { namingIn, reportWords } from "./words/index.ts";
import { problemsWords } from "./words/problems.ts";

/** A sentence for each strategy that was run with more than one heuristic. */
export function growthSentences(part: Part, counter: ReportCounter, language: Language): string[] {
  const words = reportWords[language];
  const naming = namingIn(words);
  const families = [...groups(part.methods, ({ family }) => family)].filter(
    ([, methods]) => methods.length > 1,
  );
  return families.flatMap(([family, methods]) => {
    const lines = methods.flatMap((method) => {
      const solved = part.cells.filter((cell) => cell.method === method && cell.outcome === "solved");
      const [first, last] = ends(solved);
      if (first === undefined || last === undefined || method.heuristic === null) return [];
      const nodes = (cell: Cell) => words.count(numberOf(cell.run, counter) ?? 0);
      const name = naming.heuristic(method.heuristic);
      return [{ name, from: first.instance, least: nodes(first), to: last.instance, most: nodes(last) }];
    });
    return lines.length > 1
      ? [problemsWords[language].growth(family, words.counters[counter].title, lines)]
      : [];
  });
}

/** The shallowest and the deepest; nothing if they are equally deep. */
function ends(cells: readonly Cell[]): readonly [Cell, Cell] | readonly [] {
  const byDepth = cells.toSorted((a, b) => (a.run.depth ?? 0) - (b.run.depth ?? 0));
  const [first, last] = [byDepth[0], byDepth.at(-1)];
  return first === undefined || last === undefined || first.run.depth === last.run.depth ? [] : [first, last];
}
