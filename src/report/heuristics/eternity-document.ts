/** The spaces of Eternity II as its report counts them, corrected; and what storing the pieces solved does to its first cost function. */
import type { SpaceCounts } from "../../domains/eternity2/space-counts.ts";
import { withReportName } from "../../study/eternity2-report.ts";
import type { CountedSpace, ScrambledResult } from "../../study/eternity2-spaces.ts";
import type { Language } from "../../words/languages.ts";
import { type NumberText, numberText } from "../../words/number-text.ts";
import { numberCell, numberColumn, type Table, type TableCell, textCell, textColumn } from "../table.ts";
import type { HeuristicBlock, HeuristicDocument } from "./document.ts";
import { type HeuristicWords, heuristicWords } from "./words/index.ts";

/** One space, depth by depth. */
export function countBlocks(
  { nominal, paths, boards, byDepth }: SpaceCounts,
  words: HeuristicWords,
  numbers: NumberText,
): HeuristicBlock[] {
  const { count, digits } = numbers;
  const table: Table = {
    title: words.counts,
    columns: [words.depth, words.nominal, words.real, words.paths, words.boards].map(numberColumn),
    rows: byDepth.map((row) => [
      numberCell(row.depth, count),
      numberCell(row.nominal, count),
      numberCell(row.real, count),
      long(row.paths, numbers),
      long(row.boards, numbers),
    ]),
  };
  const sentences = [words.reportTree(digits(nominal)), words.correction(digits(paths), digits(boards))];
  return [
    { kind: "sentences", sentences },
    { kind: "table", table },
  ];
}

/** All spaces of the report, and the runs with its first cost function. */
export function spacesDocument(
  spaces: readonly CountedSpace[],
  runs: readonly ScrambledResult[],
  language: Language,
): HeuristicDocument {
  const words = heuristicWords[language];
  const text = numberText(language);
  return {
    title: words.spacesTitle,
    sections: [
      { title: words.growth, blocks: [{ kind: "table", table: growthTable(spaces, words, text) }] },
      ...spaces.slice(0, 3).map((space) => ({
        title: `${space.side}x${space.side}`,
        blocks: countBlocks(space, words, text),
      })),
      { title: words.scrambling, blocks: [{ kind: "table", table: scramblingTable(runs, words, text) }] },
    ],
  };
}

function growthTable(spaces: readonly CountedSpace[], words: HeuristicWords, numbers: NumberText): Table {
  const { count } = numbers;
  return {
    title: words.growth,
    columns: [
      textColumn(words.board),
      ...[words.rules, words.reportNodes, words.fullPaths, words.boards, words.leastGenerated].map(
        numberColumn,
      ),
    ],
    rows: spaces.map(({ side, printed, nominal, paths, boards, leastGenerated }) => [
      textCell(`${side}x${side}`),
      numberCell(4 * side ** 4, count),
      printed === null
        ? numberCell(null, count)
        : { ...long(printed, numbers), mark: printed === nominal ? "equal" : "differs" },
      long(paths, numbers),
      long(boards, numbers),
      numberCell(leastGenerated, count),
    ]),
    note: words.growthNote,
  };
}

/** A row per board and heuristic, a column for the pieces as stored and for each seed. */
function scramblingTable(
  runs: readonly ScrambledResult[],
  words: HeuristicWords,
  { count }: NumberText,
): Table {
  const seeds = [...new Set(runs.map(({ seed }) => seed))];
  const nameOf = ({ board, heuristic }: ScrambledResult) => `${board} · ${withReportName(heuristic)}`;
  const names = [...new Set(runs.map(nameOf))];
  return {
    title: words.scrambling,
    columns: [
      textColumn(words.board),
      ...seeds.map((seed) => numberColumn(seed === null ? words.stored : words.scrambled(seed))),
    ],
    rows: names.map((name) => [
      textCell(name),
      ...seeds.map((seed): TableCell => {
        const run = runs.find((one) => nameOf(one) === name && one.seed === seed);
        // A run that is missing was not made before an interrupt.
        if (run === undefined) return numberCell(null, count);
        return { text: `${run.isSolved ? "" : "> "}${count(run.expanded)}`, value: run.expanded };
      }),
    ]),
    note: words.scramblingNote,
  };
}

/** Longer numbers are written with their power of ten. */
const MOST_DIGITS = 24;

function long(text: string, { digits, fixed }: NumberText): TableCell {
  if (text.length <= MOST_DIGITS) return { text: digits(text), value: Number(text) };
  return {
    text: `${fixed(Number(text) / 10 ** (text.length - 1), 3)} · 10^${text.length - 1}`,
    value: Number(text),
  };
}
