/**
 * Tables 1 to 3 of the report on Eternity II (ITBA, 2013), run again: what it printed, and what its formulation gives
 * here with the preset `java-report`. Rows that its time limit of 60 seconds cut are cut at the printed number of
 * expanded nodes.
 */
import type { RunRequest, RunResult } from "../run/run.ts";

/** Table, board, strategy, heuristic, cost, seconds, then the five counters; "-" for none. */
const printed = `
1 2x2 depth-first - - 0.147 736 108 4 845 1056
1 2x2 breadth-first - - 0.435 7892 5612 4 13505 31872
1 2x2 iterative-deepening - - 0.430 9380 108 4 9489 15648
1 2x2 greedy border-first - 0.036 5 119 4 125 0
1 2x2 greedy colours - 0.029 5 119 4 125 0
1 2x2 greedy spiral - 0.026 4 116 4 121 0
1 2x2 a-star border-first rotations 0.028 4 116 4 121 0
1 2x2 a-star spiral rotations 0.026 4 116 4 121 0
1 2x2 a-star colours rotations 0.027 4 116 4 121 0
1 2x2 a-star border-first uniform 0.03 5 119 4 125 0
1 2x2 a-star spiral uniform 0.059 13 275 4 289 0
1 2x2 a-star colours uniform 0.105 33 575 4 609 36
1 2x2 a-star border-first centre 0.031 5 119 4 125 0
1 2x2 a-star spiral centre 0.078 19 341 4 361 0
1 2x2 a-star colours centre 0.095 29 446 4 476 9
2 3x3 depth-first - - - 1358970 1106 8 1360077 4328064
2 3x3 breadth-first - - - 21340 1866356 2 1887697 2314512
2 3x3 iterative-deepening - - - 1963069 422 3 1963492 2413296
2 3x3 greedy border-first - 0.26 29 3338 9 3368 9
2 3x3 greedy spiral - 0.142 9 1131 9 1141 0
2 3x3 greedy colours - 0.149 9 1131 9 1141 0
2 3x3 a-star border-first rotations 0.159 9 1131 9 1141 0
2 3x3 a-star spiral rotations 0.148 9 1131 9 1141 0
2 3x3 a-star colours rotations 0.157 9 1131 9 1141 0
2 3x3 a-star border-first uniform 0.255 29 3338 9 3368 9
2 3x3 a-star spiral uniform 0.244 28 3024 9 3053 0
2 3x3 a-star colours uniform 1.56 558 68067 9 68626 2567
2 3x3 a-star border-first centre 0.258 29 3338 9 3368 9
2 3x3 a-star spiral centre 0.158 10 1386 9 1397 0
2 3x3 a-star colours centre 0.525 228 16641 9 16870 367
3 4x4 greedy border-first - 18.458 2420 648071 16 650492 8869
3 4x4 greedy spiral - 0.598 44 14632 16 14677 0
3 4x4 a-star border-first rotations 0.364 16 5968 16 5985 0
3 4x4 a-star spiral rotations 0.38 16 5968 16 5985 0
3 4x4 a-star colours rotations 0.408 16 5968 16 5985 0
3 4x4 a-star border-first uniform 19.02 2420 648071 16 650492 8869
3 4x4 a-star spiral uniform 1.655 145 51951 16 52097 0
3 4x4 a-star border-first centre 18.602 2420 648071 16 650492 8869
3 4x4 a-star spiral centre 2.719 296 92972 16 93269 0
3 5x5 a-star border-first rotations 8.321 655 191226 25 191882 8003
3 5x5 a-star spiral rotations 1.184 29 23747 25 23777 688
3 6x6 a-star spiral rotations 7.19 251 89672 36 89924 2109
`;

export const reportCounters = ["expanded", "frontierLeft", "depth", "generated", "duplicates"] as const;
export type ReportCounters = Readonly<Record<(typeof reportCounters)[number], number>>;

export interface ReportRow {
  readonly table: number;
  /** The instance, for example `report-2x2`. */
  readonly board: string;
  readonly strategy: string;
  readonly heuristic: string | undefined;
  readonly cost: string | undefined;
  /** Undefined for a row that the time limit cut. */
  readonly seconds: number | undefined;
  readonly counters: ReportCounters;
}

export const reportRows: readonly ReportRow[] = printed.trim().split("\n").map(rowFrom);

function rowFrom(line: string): ReportRow {
  const [table, board, strategy, heuristic, cost, seconds, ...counters] = line.split(" ");
  const [expanded, frontierLeft, depth, generated, duplicates] = counters.map(Number);
  return {
    table: Number(table),
    board: `report-${board}`,
    strategy: strategy!,
    heuristic: heuristic === "-" ? undefined : heuristic,
    cost: cost === "-" ? undefined : cost,
    seconds: seconds === "-" ? undefined : Number(seconds),
    counters: {
      expanded: expanded!,
      frontierLeft: frontierLeft!,
      depth: depth!,
      generated: generated!,
      duplicates: duplicates!,
    },
  };
}

/** What the report calls them. */
const reportNames: Readonly<Record<string, string>> = {
  "border-first": "H1",
  spiral: "H2",
  colours: "H3",
  rotations: "F1",
  uniform: "F2",
  centre: "F3",
};

/** A heuristic or a cost with its name in the report: `border-first (H1)`. */
export function withReportName(name: string): string {
  return Object.hasOwn(reportNames, name) ? `${name} (${reportNames[name]})` : name;
}

/** `a-star · border-first (H1) · rotations (F1)`. */
export function reportName({ strategy, heuristic, cost }: ReportRow): string {
  const named = [heuristic, cost].flatMap((name) => (name ? [withReportName(name)] : []));
  return [strategy, ...named].join(" · ");
}

/** The run that a row asks for: the preset, and nothing that a user could not write. */
export function requestFor({ board, strategy, heuristic, cost, seconds, counters }: ReportRow): RunRequest {
  return {
    domain: "eternity2",
    input: { instance: board },
    settings: {
      preset: "java-report",
      strategy,
      ...(heuristic && { heuristic }),
      ...(cost && { cost }),
      ...(seconds === undefined && { nodes: String(counters.expanded) }),
    },
  };
}

export function countersIn({ metrics }: RunResult): ReportCounters {
  const { expanded, frontierLeft, depth, generated, duplicates } = metrics;
  return { expanded, frontierLeft, depth: depth ?? 0, generated, duplicates };
}
