/** Results of small studies, made by running them: every number of the report tests comes from a search. */

import { availableParallelism, cpus, totalmem, type, version } from "node:os";
import type { Settings } from "../../src/domains/index.ts";
import { run } from "../../src/run/run.ts";
import { reasonOf } from "../../src/run/sentences.ts";
import { strategyNamed } from "../../src/run/settings.ts";
import type { Sentence } from "../../src/search/index.ts";
import type { StudyResults, StudyRunResult } from "../../src/study/results.ts";

interface Matrix {
  readonly domain?: string;
  readonly instances: readonly string[];
  readonly strategies: readonly string[];
  readonly heuristics?: readonly (string | null)[];
  readonly settings?: readonly Settings[];
  readonly repetitions?: number;
}

/** Every instance with every method, as a study crosses its lists. */
export function runsOf(matrix: Matrix): StudyRunResult[] {
  const { domain = "sliding-tiles", heuristics = [null], settings = [{}], repetitions = 1 } = matrix;
  return matrix.instances.flatMap((instance) =>
    matrix.strategies.flatMap((strategy) => {
      const own = strategyNamed(strategy).needs.includes("heuristic") ? heuristics : [null];
      return own.flatMap((heuristic) =>
        settings.flatMap((more) =>
          Array.from({ length: repetitions }, (_, i) =>
            oneRun({ domain, instance, strategy, heuristic, settings: more }, i + 1),
          ),
        ),
      );
    }),
  );
}

type What = Pick<StudyRunResult, "domain" | "instance" | "strategy" | "heuristic" | "settings">;

function oneRun(what: What, repetition: number): StudyRunResult {
  const { domain, instance, strategy, heuristic } = what;
  const input = /^[\d ]+$/.test(instance) ? { text: instance } : { instance };
  const settings = { ...what.settings, strategy, ...(heuristic !== null && { heuristic }) };
  const result = run({ domain, input, settings });
  const { strategy: _, heuristic: __, ...others } = result.settings;
  return {
    ...what,
    settings: others,
    repetition,
    outcome: result.outcome,
    limit: result.limit,
    reason: result.said,
    cost: result.cost,
    depth: result.depth,
    score: result.score ?? null,
    metrics: result.metrics,
    start: result.pictures[0] ?? null,
    end: result.pictures.at(-1) ?? null,
    length: result.depth,
  };
}

/** A run whose thread ended without a result: it has no numbers. */
export function died(what: StudyRunResult, reason: string | Sentence): StudyRunResult {
  const none = { limit: null, cost: null, depth: null, score: null, metrics: null, start: null, end: null };
  return { ...what, ...none, length: null, outcome: "died", reason: reasonOf(reason) };
}

export function studyOf(runs: readonly StudyRunResult[], more: Partial<StudyResults> = {}): StudyResults {
  return {
    id: "study-1",
    name: "heuristics",
    title: "Heuristics for the 8-puzzle",
    question: "Which heuristic is best for A*, and why?",
    startedAt: "2026-11-16T02:00:00.000Z",
    finishedAt: "2026-11-16T02:00:12.500Z",
    environment: {
      version: "0.1.0",
      signature: "16dcb1f9",
      system: `${type()} ${version()}`,
      runtime: `Node ${process.version}`,
      cpu: cpus()[0]?.model ?? "unknown",
      cores: availableParallelism(),
      memoryBytes: totalmem(),
    },
    runs,
    left: 0,
    printed: {},
    statements: [],
    plots: [],
    counter: "expanded",
    ...more,
  };
}
