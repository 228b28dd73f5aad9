/** The analysis of a space as a report: which heuristic is best and why, tables, counterexamples and pictures. */
import type { SpaceResult } from "../../run/heuristics/space.ts";
import { latticeLines } from "../../search/index.ts";
import type { Language } from "../../words/languages.ts";
import { actionIn } from "../../words/moves.ts";
import { type NumberText, numberText } from "../../words/number-text.ts";
import {
  numberCell,
  numberColumn,
  type Table,
  type TableCell,
  textCell,
  textColumn,
  withBest,
} from "../table.ts";
import type { HeuristicBlock, HeuristicDocument } from "./document.ts";
import { countBlocks } from "./eternity-document.ts";
import { figuresOf } from "./figures.ts";
import { whySentences } from "./why.ts";
import { type HeuristicWords, heuristicWords } from "./words/index.ts";

const LONGEST_ON_A_LINE = 60;

type Analysed = SpaceResult["heuristics"][string];

export function spaceDocument(result: SpaceResult, language: Language): HeuristicDocument {
  const words = heuristicWords[language];
  const text = numberText(language);
  const sections: { title: string; blocks: (HeuristicBlock | undefined)[] }[] = [
    {
      title: `${result.domain} · ${result.space}`,
      blocks: [{ kind: "sentences", sentences: statusSentences(result, words, text) }],
    },
    { title: words.counts, blocks: result.counts === null ? [] : countBlocks(result.counts, words, text) },
    { title: words.why, blocks: [sentences(whySentences(result, words, text))] },
    {
      title: words.quality,
      blocks: result.states === 0 ? [] : [{ kind: "table", table: qualityTable(result, words, text) }],
    },
    { title: words.counterexamples, blocks: counterexamples(result, words, text, language) },
    { title: words.dominance, blocks: dominanceBlocks(result, words, text) },
    { title: words.nodes, blocks: nodeBlocks(result, words, text) },
    ...figuresOf(result, words, text).map((figure) => ({
      title: figure.title,
      blocks: [{ kind: "figure" as const, figure }],
    })),
  ];
  return {
    title: words.spaceTitle(result.domain, result.space),
    sections: sections
      .map(({ title, blocks }) => ({ title, blocks: blocks.filter((block) => block !== undefined) }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

function sentences(all: readonly string[]): HeuristicBlock | undefined {
  return all.length === 0 ? undefined : { kind: "sentences", sentences: all };
}

function statusSentences(result: SpaceResult, words: HeuristicWords, text: NumberText): string[] {
  const { outcome, coverage, states, sample, unknown, deadEnds, meanCost, maxCost } = result;
  const { count, significant } = text;
  const end = outcome === "complete" ? [] : [words[outcome]];
  if (states === 0) return [...end, words.nothingSeen];
  return [
    ...end,
    coverage === "sample"
      ? words.sample(count(states), String(sample!.seed), states === 1)
      : words[coverage](count(states)),
    ...(sample === null ? [] : [words.solvedBy(sample.solver)]),
    ...(coverage === "sample" && unknown > 0 ? [words.unknownCosts(count(unknown), unknown === 1)] : []),
    ...(deadEnds > 0 ? [words.deadEnds(count(deadEnds), deadEnds === 1)] : []),
    ...(meanCost === null ? [] : [words.costs(significant(meanCost, 4), count(maxCost!))]),
    words.tree(significant(result.children, 4)),
    // A tree that ends has no factor by which it grows.
    ...(result.treeBranching > 1 ? [words.treeGrows(significant(result.treeBranching, 5))] : []),
  ];
}

function qualityTable({ heuristics, coverage }: SpaceResult, words: HeuristicWords, text: NumberText): Table {
  const { count, significant } = text;
  const isSample = coverage === "sample";
  const rows = Object.entries(heuristics);
  const mean = (value: number | null, error: number | null | undefined): TableCell =>
    numberCell(value, (one) => {
      const shown = significant(one, 4);
      return isSample && typeof error === "number" ? `${shown} ± ${significant(error, 2)}` : shown;
    });
  const column = (cell: (one: Analysed) => TableCell) => rows.map(([, one]) => cell(one));
  const kept = (answer: boolean | null) =>
    textCell(answer === null ? words.notRefuted : answer ? words.yes : words.no);
  const columns: [string, boolean, readonly TableCell[]][] = [
    [words.heuristic, false, rows.map(([name]) => textCell(name))],
    [words.meanH, true, column((one) => mean(one.mean, one.standardErrors?.mean))],
    [
      words.meanError,
      true,
      withBest(
        column((one) => mean(one.meanError, one.standardErrors?.meanError)),
        "least",
        (row) => rows[row]![1].admissible !== false,
      ),
    ],
    [words.maxError, true, column((one) => numberCell(one.maxError, count))],
    [
      words.exact,
      true,
      column((one) =>
        numberCell(one.exactShare, (share) => {
          const error = one.standardErrors?.exactShare;
          const shown = `${significant(share * 100)} %`;
          return isSample && typeof error === "number" ? `${shown} ± ${significant(error * 100, 2)}` : shown;
        }),
      ),
    ],
    [words.admissible, false, column((one) => kept(one.admissible))],
    [words.consistent, false, column((one) => kept(one.consistent))],
  ];
  return {
    title: words.quality,
    columns: columns.map(([title, isNumber]) => (isNumber ? numberColumn(title) : textColumn(title))),
    rows: rows.map((_, row) => columns.map(([, , cells]) => cells[row]!)),
    note: words.errorNote,
  };
}

/** A board that takes too much of a line is drawn below its sentence. */
function counterexamples(
  { heuristics }: SpaceResult,
  words: HeuristicWords,
  { count }: NumberText,
  language: Language,
): HeuristicBlock[] {
  const number = (value: number | null) => (value === null ? "∞" : count(value));
  return Object.entries(heuristics).flatMap(([name, { counterexample }]): HeuristicBlock[] => {
    if (counterexample === null) return [];
    const { h, cost, step, picture } = counterexample;
    const isLong = counterexample.state.length > LONGEST_ON_A_LINE;
    const state = isLong ? words.thisBoard : counterexample.state;
    const sentence =
      step === null
        ? words.tooHigh(name, state, count(h), number(cost))
        : words.falls(
            name,
            state,
            count(h),
            actionIn(language, step.action),
            count(step.cost),
            count(step.h),
          );
    return [
      { kind: "sentences", sentences: [sentence] },
      ...(isLong ? [{ kind: "picture" as const, text: picture }] : []),
    ];
  });
}

/** Every pair; the picture leaves out those that follow from others. */
function dominanceBlocks(
  { dominates, equal, heuristics }: SpaceResult,
  words: HeuristicWords,
  { count }: NumberText,
): HeuristicBlock[] {
  if (dominates.length === 0 && equal.length === 0) return [];
  const lines = equal.map((names) => words.equal(words.list(names)));
  const table: Table = {
    title: words.dominance,
    columns: [textColumn(words.better), textColumn(words.worse), numberColumn(words.strictlyOn)],
    rows: dominates.map(({ better, worse, strictlyOn }) => [
      textCell(better),
      textCell(worse),
      numberCell(strictlyOn, count),
    ]),
  };
  const names = Object.keys(heuristics).filter((name) => heuristics[name]!.admissible !== false);
  const lattice = latticeLines({ dominates, equal });
  return [
    { kind: "table", table },
    ...(lines.length > 0 ? [{ kind: "sentences" as const, sentences: lines }] : []),
    {
      kind: "figure",
      figure: { title: words.dominance, caption: words.latticeCaption, names, lattice },
    },
  ];
}

function nodeBlocks(
  { heuristics, coverage }: SpaceResult,
  words: HeuristicWords,
  { significant, count }: NumberText,
): HeuristicBlock[] {
  const rows = Object.entries(heuristics).flatMap(([name, { nodes, branching }]) => {
    const row = nodes.find(({ bound }) => bound === branching?.bound);
    if (row === undefined) return [];
    const factor = (value: number | null) => numberCell(value, (one) => significant(one, 4));
    return [
      [
        textCell(name),
        numberCell(row.bound, count),
        numberCell(row.predicted, (value) => significant(value)),
        numberCell(row.measured, (value) => {
          const error = row.standardError;
          return `${significant(value)}${error === null ? "" : ` ± ${significant(error, 2)}`}`;
        }),
        factor(branching!.predicted),
        factor(branching!.measured),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const isExact =
    coverage === "whole" &&
    Object.values(heuristics).every(
      ({ consistent, nodes }) =>
        consistent !== true ||
        nodes.every(({ predicted, measured }) => Math.abs(predicted - (measured ?? 0)) <= predicted * 1e-9),
    );
  const table: Table = {
    title: words.nodes,
    columns: [
      textColumn(words.heuristic),
      ...[words.bound, words.predicted, words.counted, words.predictedBranching, words.countedBranching].map(
        numberColumn,
      ),
    ],
    rows,
    note: isExact ? `${words.nodesNote} ${words.exactPrediction}` : words.nodesNote,
  };
  return [{ kind: "table", table }];
}
