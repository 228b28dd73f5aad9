/**
 * The suite behind bench/signature.txt: searches over every strategy, heuristic, policy and preset whose node counts
 * must never change by accident. One line per search, and a sum of all counts.
 */

import type { Settings } from "../src/domains/index.ts";
import { run } from "../src/run/run.ts";
import { settingsOf, strategyNamed } from "../src/run/settings.ts";
import { strategies } from "../src/search/index.ts";

interface Case {
  /** Sliding tiles if left out. */
  readonly domain?: "knight-score" | "eternity2";
  readonly problem: string;
  readonly settings: Settings;
}

const informed = ["zero", "misplaced", "manhattan", "blank", "linear-conflict", "walking-distance"];

/** Problems are names of instances, or boards. */
const cases: readonly Case[] = [
  ...Object.keys(strategies).map((strategy) => ({
    problem: "clips-2",
    settings: { strategy, "max-depth": "20" },
  })),
  ...[...informed, "pdb-4-4", "misplaced,blank"].flatMap((heuristic) =>
    ["a-star", "greedy", "ida-star"].map((strategy) => ({
      problem: "kotlin-figure",
      settings: { strategy, heuristic },
    })),
  ),
  ...["none", "parent", "path", "keep-first", "keep-cheapest"].flatMap((duplicates) =>
    ["breadth-first", "uniform-cost", "a-star"].map((strategy) => ({
      problem: "clips-1",
      settings: { strategy, duplicates, "max-depth": "12" },
    })),
  ),
  ...["newest", "oldest", "high-g", "low-g"].flatMap((ties) =>
    ["a-star", "weighted-a-star"].map((strategy) => ({ problem: "hardest-1", settings: { strategy, ties } })),
  ),
  ...["hardest-1", "hardest-2"].flatMap((problem) =>
    ["breadth-first", "a-star", "ida-star", "rbfs", "sma-star", "beam", "bidirectional"].map((strategy) => ({
      problem,
      settings: { strategy },
    })),
  ),
  ...["breadth-first", "depth-first", "a-star"].flatMap((strategy) =>
    ["10", "20"].map((depth) => ({
      problem: "clips-2",
      settings: ofStrategy({ preset: "clips-lab", strategy, heuristic: "misplaced", "max-depth": depth }),
    })),
  ),
  ...["zero", "misplaced", "manhattan", "blank"].map((heuristic) => ({
    problem: "hardest-1",
    settings: { preset: "kotlin-project", heuristic },
  })),
  ...["korf-79", "korf-12", "korf-42", "korf-55"].flatMap((problem) =>
    ["manhattan", "linear-conflict", "walking-distance", "pdb-5-5-5"].map((heuristic) => ({
      problem,
      settings: { strategy: heuristic === "linear-conflict" ? "a-star" : "ida-star", heuristic },
    })),
  ),
  { problem: "korf-12", settings: { strategy: "a-star" } },
  { problem: "korf-12", settings: { strategy: "beam", width: "200" } },
  { problem: "korf-12", settings: { strategy: "sma-star", capacity: "5000", heuristic: "linear-conflict" } },
  ...["2 0 1\n5 4 3", "1 0 3 4\n5 2 6 7\n9 10 11 8", "1 2 3 4 5\n6 7 8 9 10\n11 12 0 13 14"].flatMap(
    (problem) =>
      ["a-star", "ida-star", "bidirectional"].map((strategy) => ({ problem, settings: { strategy } })),
  ),
  ...["A", "B", "C"].flatMap((problem) =>
    ["reach", "base"].flatMap((heuristic) =>
      ["a-star", "greedy", "ida-star"].map((strategy) => ({
        domain: "knight-score" as const,
        problem,
        settings: { strategy, heuristic, nodes: "2000" },
      })),
    ),
  ),
  ...["breadth-first", "depth-first", "a-star"].map((strategy) => ({
    domain: "knight-score" as const,
    problem: "A",
    settings: { preset: "lisp-manual", strategy, nodes: "2000" },
  })),
  ...["report-2x2", "report-3x3"].flatMap((problem) =>
    ["breadth-first", "depth-first", "iterative-deepening", "greedy", "a-star"].map((strategy) => ({
      domain: "eternity2" as const,
      problem,
      settings: ofStrategy({
        preset: "java-report",
        strategy,
        heuristic: "border-first,colours",
        nodes: "2000",
      }),
    })),
  ),
  ...["depth-first", "depth-limited", "a-star"].map((strategy) => ({
    domain: "eternity2" as const,
    problem: "brendan-4x4",
    settings: { strategy, pieces: "scrambled", "max-depth": "16", nodes: "500" },
  })),
];

/** The settings without a heuristic where the strategy uses none. */
function ofStrategy(settings: Settings & { readonly strategy: string }): Settings {
  return settingsOf(strategyNamed(settings.strategy), settings);
}

/** The lines of the file. */
export function signature(): string[] {
  let sum = 0;
  const lines = cases.map(({ domain = "sliding-tiles", problem, settings }) => {
    const input = problem.includes(" ") ? { text: problem } : { instance: problem };
    const { outcome, depth, metrics } = run({ domain, input, settings });
    const { generated, expanded, duplicates, reopened, taken, opened, frontierLeft, peakFrontier } = metrics;
    const counts = [generated, expanded, duplicates, reopened, taken, opened, frontierLeft, peakFrontier];
    sum = counts.reduce((total, count) => total + count, sum);
    const options = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const name = problem.replaceAll("\n", " / ");
    return [
      domain === "sliding-tiles" ? name : `${domain} ${name}`,
      ...options,
      outcome,
      depth ?? "-",
      ...counts,
    ].join(" ");
  });
  return [
    "problem, options, outcome, depth, then generated expanded duplicates reopened taken opened frontierLeft peakFrontier",
    ...lines,
    `sum ${sum}`,
  ];
}
