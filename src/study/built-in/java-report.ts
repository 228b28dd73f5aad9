/** Tables 1 to 3 of the report on Eternity II (ITBA, 2013). */
import type { PrintedRow, StudyDefinition, StudyPart } from "../definition.ts";
import { type ReportRow, reportName, reportRows, requestFor } from "../eternity2-report.ts";
import { otherMachine } from "../printed.ts";
import type { RunKind } from "../statements.ts";

const uninformed: RunKind = { strategies: ["depth-first", "breadth-first", "iterative-deepening"] };
const informed: RunKind = { strategies: ["greedy", "a-star"] };
const larger = ["report-3x3", "report-4x4", "report-5x5", "report-6x6"];
const fewerNodes = { kind: "less", number: "expanded" } as const;

export const javaReport: StudyDefinition = {
  name: "java-report",
  title: "Eternity II: uninformed and informed search",
  question: "Which heuristic and which cost lead A* to a solution with the fewest states?",
  parts: reportRows.map(partFrom),
  limits: {},
  repetitions: 1,
  printed: reportRows.map(printedFrom),
  statements: [
    {
      text: "On the 2x2 board, informed searches expand far fewer nodes than uninformed ones.",
      source: "section 8, table 1",
      claim: { ...fewerNodes, these: { ...informed, instances: ["report-2x2"] }, than: uninformed },
    },
    {
      text: "The exception on the 2x2 board is A* with H1.",
      source: "section 8, table 1",
      claim: {
        ...fewerNodes,
        these: uninformed,
        than: { instances: ["report-2x2"], strategies: ["a-star"], heuristics: ["border-first"] },
        often: "sometimes",
      },
    },
    {
      text: "On the 3x3 board, uninformed searches need far more than informed ones.",
      source: "section 8, table 2",
      claim: { ...fewerNodes, these: { ...informed, instances: ["report-3x3"] }, than: uninformed },
    },
    {
      text: "On the 4x4 board, A* with F1 generates no more than 6,000 states.",
      source: "section 8.2",
      claim: {
        kind: "within",
        number: "generated",
        these: { instances: ["report-4x4"], strategies: ["a-star"], settings: { cost: "rotations" } },
        most: 6000,
      },
    },
    {
      text: "On the 4x4 board, Greedy with H1 generates about 670,000 states.",
      source: "section 8.2",
      claim: {
        kind: "within",
        number: "generated",
        these: { instances: ["report-4x4"], strategies: ["greedy"], heuristics: ["border-first"] },
        least: 665_000,
        most: 675_000,
      },
    },
    {
      text: "On boards larger than 2x2, informed searches could not give an answer.",
      source: "section 9",
      claim: { kind: "outcome", outcome: "limit", these: { ...informed, instances: larger } },
    },
    {
      text: "On boards larger than 2x2, uninformed searches could not give an answer (what was probably meant).",
      source: "section 9",
      claim: { kind: "outcome", outcome: "limit", these: { ...uninformed, instances: larger } },
    },
    {
      text: "With the same heuristic, another cost function changes the work.",
      source: "section 9",
      claim: {
        kind: "varies",
        number: "expanded",
        these: { strategies: ["a-star"] },
        by: "cost",
        often: "mostly",
      },
    },
  ],
  plots: ["nodes", "time", "scatter"],
};

/** The request of the row, as a crossing of one run. */
function partFrom(row: ReportRow): StudyPart {
  const { strategy, heuristic, ...others } = requestFor(row).settings;
  return {
    domain: "eternity2",
    instances: [{ named: row.board }],
    strategies: [strategy!],
    ...(heuristic !== undefined && { heuristics: [heuristic] }),
    options: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, [value]])),
  };
}

function printedFrom(row: ReportRow): PrintedRow {
  const { table, board, strategy, heuristic, cost, seconds, counters } = row;
  return {
    table: `Table ${table}`,
    row: `${board.replace("report-", "")} · ${reportName(row)}`,
    run: {
      instance: board,
      strategy,
      ...(heuristic !== undefined && { heuristic }),
      ...(cost !== undefined && { settings: { cost } }),
    },
    cells: [
      { column: "expanded", counter: "expanded", printed: counters.expanded },
      { column: "leaves", counter: "frontierLeft", printed: counters.frontierLeft },
      { column: "depth", counter: "lastDepth", printed: counters.depth },
      { column: "generated", counter: "generated", printed: counters.generated },
      { column: "symmetries", counter: "duplicates", printed: counters.duplicates },
      ...(seconds === undefined
        ? []
        : [
            {
              column: "seconds",
              counter: "seconds" as const,
              printed: seconds,
              note: otherMachine,
            },
          ]),
    ],
  };
}
