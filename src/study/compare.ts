/**
 * Two runs of a study against each other: node counts exactly, times with tests of significance. Pure functions over
 * results. Runs are matched by their cell: domain, instance, strategy, heuristic and settings.
 */
import { cellKey, groups, methodsIn } from "./cells.ts";
import { exactCounters } from "./counters.ts";
import type { StudyResults, StudyRun, StudyRunResult } from "./results.ts";
import {
  bootstrapInterval,
  holm,
  mannWhitney,
  median,
  medianInterval,
  type RankTest,
  wilcoxonSignedRank,
} from "./statistics.ts";

export interface StudyComparison {
  readonly a: StudySide;
  readonly b: StudySide;
  /** Cells that both have. */
  readonly matched: number;
  /** Matched cells whose counts can be compared: on neither side was the search cut off by the clock, by memory or by hand. */
  readonly counted: number;
  readonly differences: readonly CountDifference[];
  readonly onlyInA: readonly string[];
  readonly onlyInB: readonly string[];
  /** Over the instances of each method; methods with too few instances for any verdict have no probability. */
  readonly methodTimes: readonly TimeComparison[];
  /** Over the repetitions of each cell that was repeated on both sides. */
  readonly cellTimes: readonly TimeComparison[];
}

export interface StudySide {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly signature: string;
  readonly cpu: string;
}

/** One number that is not the same on both sides. */
export interface CountDifference {
  readonly cell: string;
  readonly what: string;
  readonly a: number | string | null;
  readonly b: number | string | null;
}

export interface TimeComparison {
  readonly name: string;
  /** Instances, or repetitions of both sides together. */
  readonly n: number;
  /** Time of b divided by that of a: below 1 is faster. */
  readonly ratio: number;
  /** 95 % by resampling. */
  readonly interval: readonly [number, number];
  /** Two-sided; null if there are too few values to decide. */
  readonly p: number | null;
  /** Corrected for the number of comparisons in its list. */
  readonly correctedP: number | null;
}

/** A corrected probability below this is called significant. */
export const SIGNIFICANT = 0.05;

export function compareStudies(a: StudyResults, b: StudyResults): StudyComparison {
  const [cellsA, cellsB] = [groups(a.runs, cellKey), groups(b.runs, cellKey)];
  const methodFor = methodsIn([...a.runs, ...b.runs]);
  const method = (run: StudyRun) => methodFor(run).name;
  const domains = new Set([...a.runs, ...b.runs].map(({ domain }) => domain));
  const label = (run: StudyRun) =>
    [...(domains.size > 1 ? [run.domain] : []), run.instance, method(run)].join(" · ");
  const pairs = [...cellsA].flatMap(([key, runsA]): Pair[] => {
    const runsB = cellsB.get(key);
    return runsB === undefined ? [] : [{ name: label(runsA[0]!), a: runsA, b: runsB }];
  });
  const missing = (own: ReadonlyMap<string, StudyRunResult[]>, other: ReadonlyMap<string, unknown>) =>
    [...own].flatMap(([key, runs]) => (other.has(key) ? [] : [label(runs[0]!)]));
  return {
    a: sideOf(a),
    b: sideOf(b),
    matched: pairs.length,
    counted: pairs.filter(isCounted).length,
    differences: pairs.flatMap(differencesOf),
    onlyInA: missing(cellsA, cellsB),
    onlyInB: missing(cellsB, cellsA),
    methodTimes: corrected(
      [...groups(pairs, ({ a }) => method(a[0]!))].flatMap(([name, own]) => overInstances(name, own)),
    ),
    cellTimes: corrected(pairs.flatMap(overRepetitions)),
  };
}

/** The runs of one cell on both sides. */
interface Pair {
  readonly name: string;
  readonly a: readonly StudyRunResult[];
  readonly b: readonly StudyRunResult[];
}

function sideOf({ id, name, environment: { version, signature, cpu } }: StudyResults): StudySide {
  return { id, name, version, signature, cpu };
}

/** If the clock, a lack of memory or a person ended a search, its counts are a matter of chance. */
function isExact(outcome: StudyRunResult["outcome"], limit: string | null): boolean {
  if (outcome === "limit") return limit !== "time" && limit !== "cpu" && limit !== "memory";
  return outcome === "solved" || outcome === "unsolvable";
}

function isCounted({ a, b }: Pair): boolean {
  return [...a, ...b].every(({ outcome, limit }) => isExact(outcome, limit));
}

/** Repetitions have equal counts, so the first one that differs stands for all. */
function differencesOf(pair: Pair): CountDifference[] {
  const { name: cell, a, b } = pair;
  const reference = a[0]!;
  const other = b.find((run) => isUnlike(run, reference)) ?? b[0]!;
  const others = countsOf(other);
  const counts = isCounted(pair) ? countsOf(reference) : [];
  const all = [
    { cell, what: "outcome", a: outcomeOf(reference), b: outcomeOf(other) },
    ...counts.map(([what, value], i) => ({ cell, what, a: value, b: others[i]![1] })),
  ];
  return all.filter(({ a, b }) => a !== b);
}

function isUnlike(run: StudyRunResult, reference: StudyRunResult): boolean {
  const expected = countsOf(reference);
  return countsOf(run).some(([, value], i) => value !== expected[i]![1]);
}

function countsOf({ cost, depth, metrics }: StudyRunResult): [string, number | null][] {
  return [
    ["cost", cost],
    ["depth", depth],
    ...exactCounters.map((name): [string, number | null] => [name, metrics?.[name] ?? null]),
  ];
}

function outcomeOf({ outcome, limit }: StudyRunResult): string {
  return limit === null ? outcome : `${outcome} (${limit})`;
}

/** With fewer pairs the signed-rank test cannot reach 5 %, with fewer repetitions on a side the Mann-Whitney test cannot. */
const LEAST_PAIRS = 6;
const LEAST_REPETITIONS = 4;

/** The paired test over the instances of a method that both sides solved. */
function overInstances(name: string, pairs: readonly Pair[]): Uncorrected[] {
  const times = pairs.flatMap(({ a, b }) => {
    const [before, after] = [timesOf(a), timesOf(b)];
    return before.length > 0 && after.length > 0 ? [[median(before), median(after)] as const] : [];
  });
  const ratios = times.flatMap(([before, after]) => (before > 0 && after > 0 ? [after / before] : []));
  if (ratios.length < 2) return [];
  return [
    {
      name,
      n: ratios.length,
      ratio: median(ratios),
      interval: medianInterval(ratios),
      test: ratios.length < LEAST_PAIRS ? null : wilcoxonSignedRank(ratios.map(Math.log)),
    },
  ];
}

function overRepetitions({ name, a, b }: Pair): Uncorrected[] {
  const [before, after] = [timesOf(a), timesOf(b)];
  if (Math.min(before.length, after.length) < 2 || median(before) === 0) return [];
  return [
    {
      name,
      n: before.length + after.length,
      ratio: median(after) / median(before),
      interval: bootstrapInterval((resample) => median(resample(after)) / median(resample(before))),
      test: Math.min(before.length, after.length) < LEAST_REPETITIONS ? null : mannWhitney(before, after),
    },
  ];
}

/** Only of runs that ended by themselves: a time limit says nothing about speed. */
function timesOf(runs: readonly StudyRunResult[]): number[] {
  return runs.flatMap(({ outcome, limit, metrics }) =>
    metrics !== null && isExact(outcome, limit) ? [metrics.timeMs] : [],
  );
}

interface Uncorrected extends Omit<TimeComparison, "p" | "correctedP"> {
  readonly test: RankTest | null;
}

function corrected(comparisons: readonly Uncorrected[]): TimeComparison[] {
  const adjusted = holm(comparisons.flatMap(({ test }) => (test === null ? [] : [test.p])));
  let next = 0;
  return comparisons.map(({ test, ...comparison }) => ({
    ...comparison,
    p: test?.p ?? null,
    correctedP: test === null ? null : adjusted[next++]!,
  }));
}
