/**
 * From runs to what is compared: a method (strategy, heuristic, and the settings that tell methods apart) on an
 * instance is a cell; its repetitions are one measurement. Everything else in a report reads cells.
 */

import { domains, type Settings } from "../domains/index.ts";
import type { Outcome } from "../run/outcome.ts";
import type { Metrics } from "../search/index.ts";
import type { StudyRun, StudyRunResult } from "./results.ts";
import { median } from "./statistics.ts";

export interface Method {
  /** As people read it: `a-star · manhattan · max-depth=20`. */
  readonly name: string;
  /** Strategy and heuristic as they stand in the study, whatever people call them. */
  readonly strategy: string;
  readonly heuristic: string | null;
  /** Its name in two: `a-star · manhattan`, and the settings that tell it apart, `max-depth=20`. */
  readonly base: string;
  readonly options: readonly string[];
  /** The method without its heuristic: heuristics are compared among methods that share it. */
  readonly family: string;
}

export interface Cell {
  readonly instance: string;
  readonly method: Method;
  readonly outcome: Outcome;
  /** The first repetition with this outcome. */
  readonly run: StudyRunResult;
  readonly metrics: Metrics | null;
  /** The middle of the repetitions; null if no repetition was measured. */
  readonly timeMs: number | null;
  readonly repetitions: number;
  /** Whether all repetitions that came to an end expanded and generated the same number of nodes. */
  readonly hasEqualCounts: boolean;
  /** The least cost known for this instance in this formulation; null if none is. */
  readonly leastCost: number | null;
}

/** All cells of one domain, by instance and method, both in the order of the study. */
export interface Part {
  readonly domain: string;
  readonly instances: readonly string[];
  readonly methods: readonly Method[];
  readonly cells: readonly Cell[];
  cell(instance: string, method: Method): Cell | undefined;
}

/** What people call strategies, heuristics and settings; different things must have different names. */
export interface Naming {
  strategy(name: string): string;
  heuristic(name: string): string;
  setting(name: string, value: string): string;
}

/** As on the command line. */
const plainNaming: Naming = {
  strategy: (name) => name,
  heuristic: (name) => name,
  setting: (name, value) => `${name}=${value}`,
};

/** One part for each domain of the runs. */
export function partsOf(runs: readonly StudyRunResult[], naming = plainNaming): Part[] {
  return [...groups(runs, (run) => run.domain)].map(([domain, own]) => partOf(domain, own, naming));
}

function partOf(domain: string, runs: readonly StudyRunResult[], naming: Naming): Part {
  const methodFor = methodsIn(runs, naming);
  const least = leastCosts(runs);
  const methods = new Map<string, Method>();
  const cells: Cell[] = [];
  // Reports look cells up a great many times: two maps are quicker than one with joined keys.
  const byInstance = new Map<string, Map<Method, Cell>>();
  for (const repetitions of groups(runs, cellKey).values()) {
    const first = repetitions[0]!;
    const made = methodFor(first);
    const method = methods.get(made.name) ?? made;
    methods.set(method.name, method);
    const cell = cellOf(method, repetitions, least.get(problemKey(first)) ?? null);
    cells.push(cell);
    const row = byInstance.get(first.instance);
    if (row) row.set(method, cell);
    else byInstance.set(first.instance, new Map([[method, cell]]));
  }
  return {
    domain,
    instances: [...byInstance.keys()],
    methods: [...methods.values()],
    cells,
    cell: (instance, method) => byInstance.get(instance)?.get(method),
  };
}

/** If repetitions ended in different ways, the cell ends as the worst of them did. */
function cellOf(method: Method, repetitions: readonly StudyRunResult[], leastCost: number | null): Cell {
  const worst = worstFirst.find((outcome) => repetitions.some((run) => run.outcome === outcome))!;
  const run = repetitions.find(({ outcome }) => outcome === worst)!;
  const times = repetitions.flatMap(({ metrics }) => (metrics === null ? [] : [metrics.timeMs]));
  return {
    instance: run.instance,
    method,
    outcome: worst,
    run,
    metrics: run.metrics,
    timeMs: times.length === 0 ? null : median(times),
    repetitions: repetitions.length,
    hasEqualCounts: haveEqualCounts(repetitions),
    leastCost,
  };
}

function haveEqualCounts(repetitions: readonly StudyRunResult[]): boolean {
  const ended = repetitions.flatMap(({ outcome, metrics }) =>
    metrics !== null && (outcome === "solved" || outcome === "unsolvable") ? [metrics] : [],
  );
  return ended.every(
    ({ expanded, generated }) => expanded === ended[0]!.expanded && generated === ended[0]!.generated,
  );
}

const worstFirst: readonly Outcome[] = ["died", "interrupted", "limit", "unsolvable", "solved"];

/** What makes two runs repetitions of each other. */
export function cellKey({ domain, instance, strategy, heuristic, settings }: StudyRun): string {
  return JSON.stringify([domain, instance, strategy, heuristic, sortedEntries(settings)]);
}

export function sortedEntries(settings: Settings): [string, string][] {
  return Object.entries(settings)
    .filter(([name]) => name !== "strategy" && name !== "heuristic")
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What the method of any of these runs is called. */
export function methodsIn(runs: readonly StudyRun[], naming = plainNaming): (run: StudyRun) => Method {
  const byDomain = [...groups(runs, ({ domain }) => domain)];
  const telling = new Map(byDomain.map(([domain, own]) => [domain, tellingSettings(own)]));
  return ({ domain, strategy, heuristic, settings }) => {
    const options = sortedEntries(settings).flatMap(([name, value]) =>
      telling.get(domain)!.has(name) ? [naming.setting(name, value)] : [],
    );
    const named = (base: string) => [base, ...options].join(" · ");
    const own = naming.strategy(strategy);
    const base = heuristic === null ? own : `${own} · ${naming.heuristic(heuristic)}`;
    return { name: named(base), strategy, heuristic, base, options, family: named(own) };
  };
}

/**
 * The settings in which runs differ that are otherwise the same: only these belong to the name of a method, and of
 * those that change together, as the settings of a preset do, only as many as tell the methods apart.
 */
function tellingSettings(runs: readonly StudyRun[]): ReadonlySet<string> {
  const alike = [
    ...groups(runs, ({ instance, strategy, heuristic }) =>
      JSON.stringify([instance, strategy, heuristic]),
    ).values(),
  ].filter((group) => group.length > 1);
  const telling = new Set<string>();
  for (const group of alike) {
    const names = new Set(group.flatMap(({ settings }) => Object.keys(settings)));
    for (const name of names)
      if (group.some(({ settings }) => settings[name] !== group[0]!.settings[name])) telling.add(name);
  }
  const kindsWith = (names: ReadonlySet<string>) =>
    alike.reduce(
      (sum, group) => sum + new Set(group.map(({ settings }) => valuesOf(settings, names))).size,
      0,
    );
  const all = kindsWith(telling);
  const options = domains[runs[0]!.domain]?.options ?? {};
  // What changes the problem is the last to be left out, a limit the first.
  const weight = (name: string) => (limits.includes(name) ? 0 : Object.hasOwn(options, name) ? 2 : 1);
  for (const name of [...telling].sort((a, b) => weight(a) - weight(b))) {
    telling.delete(name);
    if (kindsWith(telling) < all) telling.add(name);
  }
  return telling;
}

const limits: readonly string[] = ["nodes", "time", "cpu", "memory"];

function valuesOf(settings: Settings, names: ReadonlySet<string>): string {
  return JSON.stringify([...names].sort().map((name) => settings[name] ?? null));
}

/** Costs can be compared within one instance in one formulation: with the same options of the domain. */
function problemKey({ domain, instance, settings }: StudyRun): string {
  const options = domains[domain]?.options ?? {};
  return JSON.stringify([instance, sortedEntries(settings).filter(([name]) => Object.hasOwn(options, name))]);
}

/** By problem: the published least cost where it holds, or else the least that a run of the study found. */
function leastCosts(runs: readonly StudyRunResult[]): ReadonlyMap<string, number> {
  const least = new Map<string, number>();
  for (const run of runs) {
    const problem = problemKey(run);
    const costs = [least.get(problem), publishedCost(run), run.outcome === "solved" ? run.cost : null];
    const numbers = costs.filter((cost) => cost !== null && cost !== undefined);
    if (numbers.length > 0) least.set(problem, Math.min(...numbers));
  }
  return least;
}

/** It holds only for the formulation that comes with the instance. */
function publishedCost({ domain, instance, settings }: StudyRun): number | null {
  const row = domains[domain]?.instances[instance];
  if (row?.optimal === undefined) return null;
  const options = domains[domain]!.options;
  const isOwn = sortedEntries(settings).every(
    ([name, value]) => !Object.hasOwn(options, name) || row.settings?.[name] === value,
  );
  return isOwn ? row.optimal : null;
}

/** Items grouped by a key; keys and items keep their order. */
export function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) group.push(item);
    else found.set(key, [item]);
  }
  return found;
}
