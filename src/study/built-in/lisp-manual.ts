/** The two results tables of the Lisp knight manual. */
import { type PublishedRow, publishedResults } from "../../domains/index.ts";
import type { PrintedCell, PrintedRow, StudyDefinition } from "../definition.ts";
import { algorithms, footnotes, mostNodes, tableTitles } from "../knight-report.ts";
import { otherMachine } from "../printed.ts";
import type { RunKind } from "../statements.ts";

type Rules = keyof typeof tableTitles;

/** Boards that the manual would call easy and hard; F is ours, since the manual's was random. */
const easy = ["A", "B-lisp", "C"];
const hard = ["D", "E", "F"];
const all = [...easy, ...hard];
const source = "Observações finais";
const fewerNodes = { kind: "less", number: "expanded", alike: ["rules"] } as const;
/** The manual leaves the other heuristic blank. */
const aStar = (instances: readonly string[]): RunKind => ({
  instances,
  strategies: ["a-star"],
  heuristics: ["base"],
});
const bfs: RunKind = { strategies: ["breadth-first"] };
const dfs: RunKind = { strategies: ["depth-first"] };
const others: RunKind = { instances: all, strategies: ["depth-first", "a-star"], heuristics: ["base"] };
const blind: RunKind = { strategies: ["breadth-first", "depth-first"] };

export const lispManual: StudyDefinition = {
  name: "lisp-manual",
  title: "The knight score game: depth-first, breadth-first and A*",
  question: "Which search expands the fewest nodes, with and without the rules of the game?",
  parts: [
    {
      domain: "knight-score",
      instances: ["A", "B", "B-lisp", "C", "D", "E", "F"].map((named) => ({ named })),
      strategies: ["depth-first", "breadth-first", "a-star"],
      heuristics: ["base", "nova"],
      options: { preset: ["lisp-manual"], rules: ["off", "lisp"] },
    },
  ],
  limits: { nodes: mostNodes },
  repetitions: 1,
  printed: (["off", "lisp"] as const).flatMap((rules) =>
    publishedResults[rules].map((row) => rowFrom(row, rules)),
  ),
  statements: [
    {
      text: "With the rules, problem E has no solution.",
      source: "Regras",
      claim: {
        kind: "outcome",
        outcome: "unsolvable",
        these: { instances: ["E"], settings: { rules: "lisp" } },
      },
    },
    {
      text: "Without the rules, problem E can be solved.",
      source: "Regras",
      claim: { kind: "outcome", outcome: "solved", these: { instances: ["E"], settings: { rules: "off" } } },
    },
    {
      text: "On the harder problems, A* is more efficient than BFS.",
      source,
      claim: { ...fewerNodes, these: aStar(hard), than: bfs },
    },
    {
      text: "On the harder problems, A* is more efficient than DFS.",
      source,
      claim: { ...fewerNodes, these: aStar(hard), than: dfs },
    },
    {
      text: "On the harder problems, A* has better execution times.",
      source,
      claim: { kind: "less", number: "timeMs", alike: ["rules"], these: aStar(hard), than: blind },
    },
    {
      text: "As a rule, A* has a better penetrance.",
      source,
      claim: {
        kind: "less",
        number: "penetrance",
        alike: ["rules"],
        these: blind,
        than: aStar(all),
        often: "mostly",
      },
    },
    {
      text: "BFS is by far the least efficient.",
      source,
      claim: {
        ...fewerNodes,
        these: others,
        than: bfs,
      },
    },
    {
      text: "BFS takes the most space.",
      source,
      claim: {
        kind: "less",
        number: "peakFrontier",
        alike: ["rules"],
        these: others,
        than: bfs,
      },
    },
    {
      text: "On the more complex problems BFS cannot cope with the combinatorial explosion.",
      source,
      claim: { kind: "outcome", outcome: "limit", these: { ...bfs, instances: hard } },
    },
    {
      text: "On easier, more direct problems DFS may be more efficient than A*.",
      source,
      claim: { ...fewerNodes, these: { ...dfs, instances: easy }, than: aStar(easy), often: "sometimes" },
    },
    {
      text: "This is because its path is more uniform and direct there (a better penetrance than that of A*).",
      source,
      claim: {
        kind: "less",
        number: "penetrance",
        alike: ["rules"],
        these: aStar(easy),
        than: dfs,
        often: "sometimes",
      },
    },
  ],
  plots: ["nodes", "time", "scatter", "penetrance"],
};

function rowFrom(row: PublishedRow, rules: Rules): PrintedRow {
  const { strategy, heuristic } = algorithms[row.algorithm]!;
  const isBlank = row.expanded === "";
  const isLost = row.board === "F" && !isBlank;
  // With its rules, board E has no solution.
  const blank = row.board === "E" && rules === "lisp" ? footnotes.unsolvable : footnotes.blank;
  const lost = isBlank
    ? { note: blank }
    : isLost && { note: row.algorithm === "BFS" ? footnotes.impossible : footnotes.lost };
  const cell = (column: string, counter: PrintedCell["counter"], text: string): PrintedCell => ({
    column,
    counter,
    printed: isBlank ? null : Number(text),
    ...lost,
  });
  // 10/51 with a wrong last digit.
  const isMisprint = row.penetrance === "0.19607842";
  const decimals = row.penetrance.length - "0.".length;
  return {
    table: tableTitles[rules],
    row: `${row.board} (${row.target}) ${row.algorithm}`,
    run: {
      // The manual's file had another number on board B.
      instance: row.board === "B" ? "B-lisp" : row.board,
      strategy: strategy!,
      ...(heuristic !== undefined && { heuristic }),
      settings: { rules },
    },
    cells: [
      { ...cell("seconds", "seconds", row.time), note: isBlank ? blank : otherMachine },
      cell("expanded", "expanded", row.expanded),
      {
        ...cell("penetrance", "penetrance", row.penetrance),
        ...(!isBlank && { decimals }),
        ...(isMisprint && { note: footnotes.misprint }),
      },
      cell("branching factor", "branchingFactor", row.branchingFactor),
      cell("depth", "depth", row.depth),
    ],
  };
}
