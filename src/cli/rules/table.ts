/** The evaluation tables of the two 8-puzzle documents: our runs of the rule programs, beside the printed numbers. */
import { Environment } from "../../clips/index.ts";
import { packageText } from "../../node/files/package-files.ts";
import { numberText } from "../../words/number-text.ts";
import { ExitCode } from "../exit-codes.ts";
import { inLanguage, language } from "../language.ts";
import { color } from "../terminal/color.ts";
import { table } from "../terminal/print.ts";

const START = "8 1 3 7 2 5 4 0 6";

interface ProgramLanguage {
  readonly folder: string;
  fact(board: string): string;
  limit(depth: number): string;
}

const CATALAN: ProgramLanguage = {
  folder: "ca",
  fact: (board) => `(puzle ${board} nivell 0 moviment nul fet 0)`,
  limit: (depth) => `(profunditat-maxima ${depth})`,
};
const ENGLISH: ProgramLanguage = {
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
  readonly language: ProgramLanguage;
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
      ...[10, 20].map((depth) => ({
        program: "puzdesco",
        strategy: "depth" as const,
        depth,
        level: 9,
        nodes: 19,
        name: "Heurística descol·locades",
      })),
    ],
  },
  {
    title: "The 8-puzzle problem",
    language: ENGLISH,
    rows: named({ breadth: "Breadth", depth: "Depth" }),
  },
];

interface MeasuredRow extends PrintedRow {
  readonly ours: { readonly level: number; readonly nodes: number };
  readonly isEqual: boolean;
}

/** Runs one row; the numbers are read from what the program prints. */
function measure({ folder, fact, limit }: ProgramLanguage, row: PrintedRow): MeasuredRow {
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

const words = inLanguage({
  en: {
    order: "ours / printed",
    head: ["strategy", "depth limit", "level", "nodes"],
    differs: "differs",
    equal: (equal: number, all: number) => `${equal} of ${all} rows are equal.`,
  },
  es: {
    order: "nuestro / impreso",
    head: ["estrategia", "nivel máximo", "nivel de la solución", "nodos expandidos"],
    differs: "distinto",
    equal: (equal, all) => `${equal} de ${all} filas son iguales.`,
  },
  ca: {
    order: "nostre / imprés",
    head: ["estratègia", "nivell màxim", "nivell de la solució", "nodes expandits"],
    differs: "diferent",
    equal: (equal, all) => `${equal} de ${all} files són iguals.`,
  },
  pt: {
    order: "nosso / impresso",
    head: ["estratégia", "nível máximo", "nível da solução", "nós expandidos"],
    differs: "diferente",
    equal: (equal, all) => `${equal} de ${all} linhas são iguais.`,
  },
});

/** Both tables, ours beside the printed numbers. */
export function showTables(asJson: boolean): number {
  const { count } = numberText(language);
  const measured = PRINTED.map(({ title, language, rows }) => ({
    title,
    rows: rows.map((row) => measure(language, row)),
  }));
  const all = measured.flatMap(({ rows }) => rows);
  const equal = all.filter(({ isEqual }) => isEqual).length;
  if (asJson) process.stdout.write(`${JSON.stringify(measured)}\n`);
  else {
    const pair = (ours: number, printed: number) => `${count(ours)} / ${count(printed)}`;
    for (const { title, rows } of measured) {
      const lines = rows.map(({ name, depth, level, nodes, ours, isEqual }) => [
        name,
        String(depth),
        pair(ours.level, level),
        pair(ours.nodes, nodes),
        isEqual ? color.green("=") : color.red(words.differs),
      ]);
      const drawn = table([...words.head, ""], lines);
      process.stdout.write(`${color.bold(title)} (${words.order})\n${drawn}\n\n`);
    }
    process.stdout.write(`${words.equal(equal, all.length)}\n`);
  }
  return equal === all.length ? ExitCode.solved : ExitCode.unsolvable;
}
