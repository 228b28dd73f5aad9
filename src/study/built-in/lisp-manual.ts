/** The two results tables of the Lisp knight manual. */
import { type PublishedRow, publishedResults } from "../../domains/index.ts";
import type { PrintedCell, PrintedRow, StudyDefinition } from "../definition.ts";
import { algorithms, footnotes, mostNodes } from "../knight-report.ts";

const titles = {
  off: "Without rules (Resultados sem regras)",
  lisp: "With rules (Resultados com regras)",
} as const;
type Rules = keyof typeof titles;

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
    publishedResults[rules].filter(({ expanded }) => expanded !== "").map((row) => rowFrom(row, rules)),
  ),
  plots: ["nodes", "time", "penetrance"],
};

function rowFrom(row: PublishedRow, rules: Rules): PrintedRow {
  const { strategy, heuristic } = algorithms[row.algorithm]!;
  const isLost = row.board === "F";
  const lost = isLost && { note: row.algorithm === "BFS" ? footnotes.impossible : footnotes.lost };
  const cell = (column: string, counter: PrintedCell["counter"], text: string): PrintedCell => ({
    column,
    counter,
    printed: Number(text),
    ...lost,
  });
  // 10/51 with a wrong last digit.
  const isMisprint = row.penetrance === "0.19607842";
  const decimals = row.penetrance.length - "0.".length;
  return {
    table: titles[rules],
    row: `${row.board} ${row.algorithm}`,
    run: {
      // The manual's file had another number on board B.
      instance: row.board === "B" ? "B-lisp" : row.board,
      strategy: strategy!,
      ...(heuristic !== undefined && { heuristic }),
      settings: { rules },
    },
    cells: [
      { ...cell("seconds", "seconds", row.time), note: "Times are of another machine." },
      cell("expanded", "expanded", row.expanded),
      {
        ...cell("penetrance", "penetrance", row.penetrance),
        decimals,
        ...(isMisprint && { note: footnotes.misprint }),
      },
      cell("branching factor", "branchingFactor", row.branchingFactor),
      cell("depth", "depth", row.depth),
    ],
  };
}
