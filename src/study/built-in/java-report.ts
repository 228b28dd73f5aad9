/** Tables 1 to 3 of the report on Eternity II (ITBA, 2013). */
import type { PrintedRow, StudyDefinition, StudyPart } from "../definition.ts";
import { type ReportRow, reportName, reportRows, requestFor } from "../eternity2-report.ts";
import { otherMachine } from "../printed.ts";
import { statements } from "./java-report-statements.ts";

export const javaReport: StudyDefinition = {
  name: "java-report",
  title: "Eternity II: uninformed and informed search",
  question: "Which heuristic and which cost lead A* to a solution with the fewest states?",
  parts: reportRows.map(partFrom),
  limits: {},
  repetitions: 1,
  printed: reportRows.map(printedFrom),
  statements,
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
