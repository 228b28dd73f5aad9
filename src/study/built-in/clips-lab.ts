/** The tables of the two labs on rule-based systems (UPV): the 8-puzzle by breadth, depth, and misplaced tiles. */
import type { PrintedRow, PrintedRun, StudyDefinition } from "../definition.ts";

/** Table, row, instance, strategy, ties, maximal depth, level of the solution, nodes. */
const printed = `
Evaluation|breadth, depth limit 10|clips-2|breadth-first||10|9|442
Evaluation|breadth, depth limit 20|clips-2|breadth-first||20|9|442
Evaluation|depth, depth limit 10|clips-2|depth-first||10|9|479
Evaluation|depth, depth limit 20|clips-2|depth-first||20|15|68318
Evaluation|misplaced tiles, depth limit 10|clips-2|a-star|newest|10|9|19
Evaluation|misplaced tiles, depth limit 20|clips-2|a-star|newest|20|9|19
Example of section 1.3|breadth, depth limit 10|clips-1|breadth-first||10|5|36
Printed by CLIPS 6.30, not in the labs|misplaced tiles, agenda in breadth|clips-2|a-star|oldest|10|9|25
Printed by CLIPS 6.30, not in the labs|misplaced tiles, example of section 1.3|clips-1|a-star|newest|10|5|6
`;

const example = "Example of section 1.3";
const goalFactNote = "The goal is f-38, as in figure 12; section 1.3 prints Fact-39.";

const options = { preset: ["clips-lab"], "max-depth": ["10", "20"] };

/** The rules themselves, by the search that emulates them. */
const rules: Readonly<Record<string, string>> = {
  "breadth-first": "puzampro.clp breadth",
  "depth-first": "puzampro.clp depth",
  "a-star newest": "puzdesco.clp depth",
  "a-star oldest": "puzdesco.clp breadth",
};

export const clipsLab: StudyDefinition = {
  name: "clips-lab",
  title: "The 8-puzzle as a rule-based system",
  question: "How many rules are fired by breadth, by depth, and by the number of misplaced tiles?",
  parts: [
    {
      domain: "sliding-tiles",
      instances: [{ named: "clips-1" }, { named: "clips-2" }],
      strategies: ["breadth-first", "depth-first"],
      options,
    },
    {
      domain: "sliding-tiles",
      instances: [{ named: "clips-1" }, { named: "clips-2" }],
      strategies: ["a-star"],
      heuristics: ["misplaced"],
      options: { ...options, ties: ["newest", "oldest"] },
    },
    ...["puzampro", "puzdesco"].map((program) => ({
      domain: "sliding-tiles",
      instances: [{ named: "clips-1" }, { named: "clips-2" }],
      program: { own: `8-puzzle/en/${program}.clp` },
      strategies: ["breadth", "depth"],
      options: { "max-depth": ["10", "20"] },
    })),
  ],
  limits: { nodes: "1000000" },
  repetitions: 1,
  printed: printed.trim().split("\n").flatMap(rowsFrom),
  statements: [
    {
      text: "Without the fields level, movement and fact, CLIPS itself drops repeated states.",
      source: "section 2",
      claim: {
        kind: "untested",
        these: {},
        why: "all programs of this study have these fields; puzrepet.clp, which comes with Frontier, does without them",
      },
    },
    {
      text: "Among activations of equal priority, the strategy of the agenda decides which one comes first.",
      source: "section 3",
      claim: {
        kind: "varies",
        number: "taken",
        these: { strategies: ["a-star"], instances: ["clips-2"] },
        by: "ties",
      },
    },
  ],
  plots: ["nodes", "time"],
  counter: "taken",
};

/** A row by the search, and the same one by the rules. */
function rowsFrom(line: string): PrintedRow[] {
  const [table, row, instance, strategy, ties, maxDepth, level, nodes] = line.split("|") as [
    ...names: [string, string, string, string],
    ...rest: string[],
  ];
  const cells = [
    { column: "level of the solution", counter: "depth" as const, printed: Number(level) },
    { column: "nodes expanded or rules fired", counter: "taken" as const, printed: Number(nodes) },
  ];
  // The figures and (path 38) of the same documents have the right number.
  const goalFact = { column: "goal fact", counter: "goalFact" as const, printed: 39, note: goalFactNote };
  const depth = { "max-depth": maxDepth! };
  const search: PrintedRun = {
    instance,
    strategy,
    ...(ties && { heuristic: "misplaced" }),
    settings: { ...depth, ...(ties && { ties }) },
  };
  const program: PrintedRun = {
    instance,
    strategy: rules[[strategy, ...(ties ? [ties] : [])].join(" ")]!,
    settings: depth,
  };
  return [
    { table, row, run: program, cells: table === example ? [...cells, goalFact] : cells },
    { table: `${table}, as a search`, row, run: search, cells },
  ];
}
