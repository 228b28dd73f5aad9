/** The estimates of one board, as the A* document prints them: tile by tile, with their sums, and f of the children. */
import type { EstimatePart } from "../../domains/index.ts";
import type { BoardEstimate, BoardEstimates } from "../../run/heuristics/board.ts";
import type { Language } from "../../words/languages.ts";
import { actionIn } from "../../words/moves.ts";
import { type NumberText, numberText } from "../../words/number-text.ts";
import { numberCell, numberColumn, type Table, textCell, textColumn } from "../table.ts";
import type { HeuristicBlock, HeuristicDocument } from "./document.ts";
import { type HeuristicWords, heuristicWords } from "./words/index.ts";

/** A longer sum is cut. */
const MOST_TERMS = 16;
/** A board whose text is longer has no use for it as a heading. */
const LONGEST_TITLE = 60;
/** Of more children, those with the same values share a row. */
const MOST_CHILDREN = 12;

/** A page has words of its own for actions. */
export function boardDocument(
  board: BoardEstimates,
  language: Language,
  actionText: (action: string) => string = (action) => actionIn(language, action),
): HeuristicDocument {
  const words = heuristicWords[language];
  const text = numberText(language);
  return {
    title: words.boardTitle,
    sections: [
      {
        title: board.state.length > LONGEST_TITLE ? words.theBoard : board.state,
        blocks: [{ kind: "picture", text: board.picture }],
      },
      { title: words.solvability, blocks: solvability(board, words, text) },
      { title: words.tileByTile, blocks: tileTable(board, words, text) },
      { title: words.estimates, blocks: [{ kind: "table", table: sumTable(board, words, text) }] },
      {
        title: words.rootAndChildren,
        blocks: [{ kind: "table", table: childTable(board, words, text, actionText) }],
      },
    ].filter(({ blocks }) => blocks.length > 0) as HeuristicDocument["sections"],
  };
}

function solvability(
  { order, solvable }: BoardEstimates,
  words: HeuristicWords,
  { count }: NumberText,
): HeuristicBlock[] {
  if (order === null) return solvable === false ? [{ kind: "sentences", sentences: [words.hopeless] }] : [];
  const lines = order.inversions.map(({ tile, before }) => words.comesBefore(tile, before.join(" ")));
  const all = order.inversions.reduce((sum, { before }) => sum + before.length, 0);
  const inversions = words.inversions(count(all), all === 1);
  const sum = order.blankRows === null ? inversions : words.blankRows(inversions, count(order.blankRows));
  return [{ kind: "sentences", sentences: [...lines, order.isSolvable ? words.even(sum) : words.odd(sum)] }];
}

/** The heuristics that are sums over all tiles: one column per tile, then one for each other part, such as a row in conflict. */
function tileTable(
  { heuristics }: BoardEstimates,
  words: HeuristicWords,
  text: NumberText,
): HeuristicBlock[] {
  const rows = Object.entries(heuristics).filter(([, { parts }]) =>
    parts?.some(({ kind }) => kind === "tile"),
  );
  if (rows.length === 0) return [];
  const titleOf = ({ kind, name }: EstimatePart) => (kind === "tile" ? name : words.parts[kind](name));
  const columns = [...new Set(rows.flatMap(([, { parts }]) => parts!.map(titleOf)))];
  const table: Table = {
    title: words.tileByTile,
    columns: [textColumn(words.tile), ...columns.map(numberColumn), numberColumn("h")],
    rows: rows.map(([name, { h, parts }]) => [
      textCell(name),
      ...columns.map((column) =>
        numberCell(parts!.find((part) => titleOf(part) === column)?.value ?? null, text.count),
      ),
      numberCell(h, text.count),
    ]),
  };
  return [{ kind: "table", table }];
}

function sumTable({ heuristics }: BoardEstimates, words: HeuristicWords, text: NumberText): Table {
  return {
    title: words.estimates,
    columns: [textColumn(words.heuristic), numberColumn("h"), textColumn(words.sum)],
    rows: Object.entries(heuristics).map(([name, estimate]) => [
      textCell(name),
      numberCell(estimate.h, text.count),
      textCell(sumText(estimate, words, text)),
    ]),
  };
}

/** `1 + 2 + 2 + 2 + 3`; what is not a tile is named: `10 + 2 (row 1)`, `70 (points missing) ÷ 20.167 (mean …)`. */
function sumText({ parts }: BoardEstimate, words: HeuristicWords, { count }: NumberText): string {
  const shown = (parts ?? []).filter(({ value, by }) => value !== 0 || by !== undefined);
  const term = ({ kind, name, value, by }: EstimatePart, index: number) => {
    const sign = by === "times" ? "× " : by === "divided" ? "÷ " : value < 0 ? "− " : index > 0 ? "+ " : "";
    const number = count(Math.abs(value));
    return `${sign}${kind === "tile" ? number : `${number} (${words.parts[kind](name)})`}`;
  };
  const terms = shown.slice(0, MOST_TERMS).map(term);
  return [...terms, ...(shown.length > MOST_TERMS ? ["+ …"] : [])].join(" ");
}

function childTable(
  { heuristics, children }: BoardEstimates,
  words: HeuristicWords,
  { count }: NumberText,
  actionText: (action: string) => string,
): Table {
  const names = Object.keys(heuristics);
  const sum = (g: number, h: number) => ({
    text: `${count(g)} + ${count(h)} = ${count(g + h)}`,
    value: g + h,
  });
  return {
    title: words.rootAndChildren,
    columns: [textColumn(""), ...names.map(numberColumn)],
    rows: [
      [textCell(words.start), ...names.map((name) => sum(0, heuristics[name]!.h))],
      ...alike(children).map((group) => [
        textCell(words.andMore(actionText(group[0]!.action), count(group.length - 1), group.length - 1)),
        ...names.map((name) => sum(group[0]!.g, group[0]!.h[name]!)),
      ]),
    ],
  };
}

/** The children in groups, in the order of their first ones: each alone, or if they are many, those with equal values. */
function alike(children: BoardEstimates["children"]): BoardEstimates["children"][number][][] {
  if (children.length <= MOST_CHILDREN) return children.map((child) => [child]);
  const groups = new Map<string, BoardEstimates["children"][number][]>();
  for (const child of children) {
    const values = JSON.stringify([child.g, child.h]);
    const group = groups.get(values);
    if (group === undefined) groups.set(values, [child]);
    else group.push(child);
  }
  return [...groups.values()];
}
