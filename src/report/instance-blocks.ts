/** What the instances of a study are: in a sentence each, and as boards. */
import { domains, type ProblemInput } from "../domains/index.ts";
import type { Part } from "../study/cells.ts";
import type { Language } from "../words/languages.ts";
import { domainSummaries } from "../words/rows/domains.ts";
import { instanceSummaryIn } from "../words/rows/row-summaries.ts";
import type { Block, Board } from "./document.ts";
import { reportWords } from "./words/index.ts";

/** More have only their names. */
const MOST_INSTANCES = 12;

/** Nothing for instances that the reader brought, or if there are many. */
export function instanceBlocks({ domain, instances }: Part, language: Language): Block[] {
  const rows = domains[domain]?.instances ?? {};
  const known = instances.filter((name) => Object.hasOwn(rows, name));
  if (known.length === 0 || known.length > MOST_INSTANCES) return [];
  const own = domainSummaries[domain]?.instances ?? {};
  const sentences = known.map(
    (name) => `${name}: ${instanceSummaryIn(language, own, name, rows[name]!.summary)}.`,
  );
  return [{ kind: "sentences", title: reportWords[language].instancesAre, sentences }];
}

/** Where every instance starts, or an empty board ends, those without a solution included. */
export function startBoards(part: Part, language: Language): Board[] {
  const words = reportWords[language];
  return part.instances.slice(0, MOST_INSTANCES).flatMap((instance) => {
    const cells = part.cells.filter((cell) => cell.instance === instance);
    const start = cells.find(({ run }) => run.start !== null)?.run.start ?? ownStart(part.domain, instance);
    // A board that is empty at the start says nothing: its solution does.
    const end = cells.find(({ run, outcome }) => outcome === "solved" && run.end !== null)?.run.end;
    const shown = start === null || start === undefined || isWritten.test(start) ? start : end;
    if (shown === undefined || shown === null) return [];
    const costs = cells.flatMap(({ leastCost }) => leastCost ?? []);
    const ends = cells.map(({ outcome }) => outcome);
    const isHopeless = ends.includes("unsolvable") && !ends.includes("solved");
    const summary = isHopeless
      ? words.hasNone
      : costs.length === 0
        ? words.notSolved
        : words.leastCost(words.count(Math.min(...costs)));
    return [{ instance, start: shown, end: null, summary }];
  });
}

const isWritten = /[\dA-Za-z]/;

/** A run that recognised at once that there is no solution has drawn nothing. */
function ownStart(domain: string, instance: string): string | undefined {
  const row = domains[domain];
  const known = row?.instances[instance];
  if (row === undefined || known === undefined) return undefined;
  const input: ProblemInput = { instance };
  const { problem, picture } = row.open(input, known.settings ?? {});
  return picture(problem.starts[0]);
}
