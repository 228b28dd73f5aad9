/** The evaluation tables of the two 8-puzzle documents: our runs of the rule programs, beside the printed numbers. */
import { Environment } from "../../clips/index.ts";
import { packageText } from "../../node/files/package-files.ts";

const START = "8 1 3 7 2 5 4 0 6";

interface Language {
  readonly folder: string;
  fact(board: string): string;
  limit(depth: number): string;
}

const CATALAN: Language = {
  folder: "ca",
  fact: (board) => `(puzle ${board} nivell 0 moviment nul fet 0)`,
  limit: (depth) => `(profunditat-maxima ${depth})`,
};
const ENGLISH: Language = {
  folder: "en",
  fact: (board) => `(puzzle ${board} level 0 movement null fact 0)`,
  limit: (depth) => `(max-depth ${depth})`,
};

interface PrintedRow {
  readonly program: string;
  readonly strategy: "breadth" | "depth";
  readonly depth: number;
  /** The printed numbers: the level of the solution, and the nodes expanded or rules fired. */
  readonly level: number;
  readonly nodes: number;
  /** The strategy as the document calls it. */
  readonly name: string;
}

interface PrintedTable {
  readonly title: string;
  readonly language: Language;
  readonly rows: readonly PrintedRow[];
}

const BLIND: readonly Omit<PrintedRow, "name">[] = [
  { program: "puzampro", strategy: "breadth", depth: 10, level: 9, nodes: 442 },
  { program: "puzampro", strategy: "breadth", depth: 20, level: 9, nodes: 442 },
  { program: "puzampro", strategy: "depth", depth: 10, level: 9, nodes: 479 },
  { program: "puzampro", strategy: "depth", depth: 20, level: 15, nodes: 68_318 },
];

const named = (names: Record<PrintedRow["strategy"], string>): PrintedRow[] =>
  BLIND.map((row) => ({ ...row, name: names[row.strategy] }));

export const PRINTED: readonly PrintedTable[] = [
  {
    title: "El problema del 8-puzle",
    language: CATALAN,
    rows: [
      ...named({ breadth: "Amplària", depth: "Profunditat" }),
      {
        program: "puzdesco",
        strategy: "depth",
        depth: 10,
        level: 9,
        nodes: 19,
        name: "Heurística descol·locades",
      },
    ],
  },
  {
    title: "The 8-puzzle problem",
    language: ENGLISH,
    rows: named({ breadth: "Breadth", depth: "Depth" }),
  },
];

export interface MeasuredRow extends PrintedRow {
  readonly ours: { readonly level: number; readonly nodes: number };
  readonly isEqual: boolean;
}

/** Runs one row; the numbers are read from what the program prints. */
export function measure({ folder, fact, limit }: Language, row: PrintedRow): MeasuredRow {
  let output = "";
  const environment = new Environment({
    write: (text) => {
      output += text;
    },
  });
  environment.load(packageText(`programs/8-puzzle/${folder}/${row.program}.clp`));
  environment.evaluate("(set-salience-evaluation when-activated)");
  environment.evaluate(`(set-strategy ${row.strategy})`);
  environment.reset();
  environment.assert(fact(START));
  environment.assert(limit(row.depth));
  output = "";
  environment.run();
  const [level = Number.NaN, nodes = Number.NaN] = [...output.matchAll(/(\d+)>?\n/g)].map((match) =>
    Number(match[1]),
  );
  return { ...row, ours: { level, nodes }, isEqual: level === row.level && nodes === row.nodes };
}
