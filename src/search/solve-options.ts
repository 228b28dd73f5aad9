/** What a caller of `solve` may ask for, and how that becomes the options of an engine: checked against the strategy's row. */
import {
  type Duplicates,
  type GoalTest,
  type LimitNodes,
  type NodeStop,
  nodeStops,
  type Precision,
  type Ties,
} from "./choices.ts";
import type { EngineOptions } from "./engines/engine.ts";
import { type Heuristic, zero } from "./heuristic.ts";
import { processorTime } from "./host.ts";
import type { Counting } from "./metrics.ts";
import { OptionError, rowNamed } from "./option-error.ts";
import { type NumberKind, optionSentence } from "./option-sentences.ts";
import { type ChoiceName, choiceOptions, type NumberName, numberOptions } from "./options.ts";
import type { Problem } from "./problem.ts";
import type { Sentence } from "./sentence.ts";
import { type Strategy, strategiesWith } from "./strategies.ts";
import type { Observer } from "./trace/observer.ts";

export interface Limits {
  /** Nodes at this depth are not expanded. */
  readonly depth?: number | undefined;
  /** The most nodes that are expanded. */
  readonly nodes?: number | undefined;
  /** In milliseconds. */
  readonly time?: number | undefined;
  /** In milliseconds of processor time of the whole process, all its threads; refused where it cannot be measured, as in a page. */
  readonly cpu?: number | undefined;
  /**
   * In bytes. What states take is what their properties lead to: private fields (`#name`) and what functions enclose cannot be seen, so
   * searches whose states have those need `memoryInUse`.
   */
  readonly memory?: number | undefined;
}

export interface SolveOptions<State, Action> {
  /** Strategies whose row does not need one never call it. */
  readonly heuristic?: Heuristic<State> | undefined;
  /** Of the estimate, for weighted-a-star. */
  readonly weight?: number | undefined;
  /** Nodes that beam search keeps at each depth. */
  readonly width?: number | undefined;
  /** Nodes that sma-star may hold. */
  readonly capacity?: number | undefined;
  /** `all` is the policy of this strategy that remembers every state. */
  readonly duplicates?: Duplicates | "all" | undefined;
  readonly goalTest?: GoalTest | undefined;
  readonly ties?: Ties | undefined;
  readonly precision?: Precision | undefined;
  /** How `generated`, `penetrance` and `branchingFactor` are counted; `standard` if left out. */
  readonly counting?: Counting | undefined;
  readonly limitNodes?: LimitNodes | undefined;
  /** Where the limit `nodes` stops the search. */
  readonly nodeStop?: NodeStop | undefined;
  readonly limits?: Limits | undefined;
  readonly observer?: Observer<State, Action> | undefined;
  /** An AbortSignal, or anything like it. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Bytes in use, to be compared with a limit, where the host can measure them; otherwise the engines' own count is taken. */
  readonly memoryInUse?: ((limit: number) => number) | undefined;
}

/** The options with the row's defaults filled in. Throws an OptionError if the row or the problem does not fit them. */
export function engineOptions<State, Action>(
  problem: Problem<State, Action>,
  row: Strategy,
  options: SolveOptions<State, Action>,
): EngineOptions<State, Action> {
  const { limits = {}, nodeStop = "expanded" } = options;
  checkFunctions(problem, options.heuristic);
  checkNeeds(problem, row, options);
  checkLimits(row, limits);
  rowNamed(nodeStops, "node stop", nodeStop);
  const duplicates =
    options.duplicates === "all"
      ? (row.options.duplicates.find((policy) => policy.startsWith("keep-")) ?? "all")
      : options.duplicates;
  const precision = chosen(row, "precision", options.precision);
  const heuristic = row.needs.includes("heuristic") ? options.heuristic! : zero;
  const rounded: Heuristic<State> = (state) => Math.fround(heuristic(state));
  return {
    problem,
    heuristic: precision === "single" ? rounded : heuristic,
    duplicates: chosen(row, "duplicates", duplicates),
    goalTest: chosen(row, "goalTest", options.goalTest),
    ties: chosen(row, "ties", options.ties),
    precision,
    limitNodes: chosen(row, "limitNodes", options.limitNodes),
    gWeight: row.gWeight,
    hWeight: row.hWeight * numberFor(row, "weight", options.weight, 1),
    maxDepth: limits.depth ?? Number.POSITIVE_INFINITY,
    maxMemory: limits.memory ?? Number.POSITIVE_INFINITY,
    width: numberFor(row, "width", options.width, Number.POSITIVE_INFINITY),
    capacity: numberFor(row, "capacity", options.capacity, Number.POSITIVE_INFINITY),
    observer: options.observer,
  };
}

/** Programs without types may leave out what every problem has, or misspell it. */
export function checkFunctions<State, Action>(
  problem: Problem<State, Action>,
  heuristic: Heuristic<State> | undefined,
): void {
  checkStarts("problem", problem);
  for (const name of ["actions", "result", "isGoal", "key"] as const)
    checkFunction(`problem.${name}`, problem[name]);
  for (const name of ["cost", "unsolvable"] as const)
    if (problem[name] !== undefined) checkFunction(`problem.${name}`, problem[name]);
  const { backward } = problem;
  if (backward !== undefined) {
    checkStarts("problem.backward", backward);
    for (const name of ["actions", "result"] as const)
      checkFunction(`problem.backward.${name}`, backward[name]);
  }
  if (heuristic !== undefined) checkFunction("heuristic", heuristic);
}

function checkStarts(owner: string, { starts }: Pick<Problem<unknown, unknown>, "starts">): void {
  if (!Array.isArray(starts)) throw new OptionError(optionSentence("program-no-starts", owner));
}

function checkFunction(name: string, value: unknown): void {
  if (typeof value !== "function") throw new OptionError(optionSentence("program-no-function", name));
}

function checkNeeds<State, Action>(
  problem: Problem<State, Action>,
  { name, needs }: Strategy,
  { heuristic, limits }: SolveOptions<State, Action>,
): void {
  if (needs.includes("heuristic") && heuristic === undefined)
    throw new OptionError(optionSentence("needs-heuristic", name));
  if (needs.includes("backward") && problem.backward === undefined)
    throw new OptionError(optionSentence("needs-backward", name));
  if (needs.includes("depth limit") && limits?.depth === undefined)
    throw new OptionError(optionSentence("needs-depth-limit", name));
}

const limitNames = {
  depth: "depth limit",
  nodes: "node limit",
  time: "time limit",
  cpu: "processor time limit",
  memory: "memory limit",
} as const satisfies Record<keyof Limits, NumberKind>;

function checkLimits(row: Strategy, limits: Limits): void {
  for (const [name, what] of Object.entries(limitNames))
    checkLeast(row, what, limits[name as keyof Limits] ?? 0, 0);
  checkProcessorTime(limits);
}

/** Throws an OptionError if a limit on processor time cannot be kept here. */
export function checkProcessorTime({ cpu }: Pick<Limits, "cpu">): void {
  if (cpu !== undefined && processorTime() === undefined)
    throw new OptionError(optionSentence("no-processor-time"));
}

/** The choice that was asked for, or the row's default. */
function chosen<Name extends ChoiceName>(
  row: Strategy,
  option: Name,
  wanted: string | undefined,
): Strategy["options"][Name][number] {
  const allowed: readonly string[] = row.options[option];
  const found = wanted === undefined ? allowed[0] : allowed.find((choice) => choice === wanted);
  if (found !== undefined) return found as Strategy["options"][Name][number];
  throw new OptionError(optionSentence("no-choice", row.name, choiceOptions[option].what, wanted!, allowed));
}

/** The number that was asked for, or the row's default; `without` for a row that does not have the option. */
function numberFor(row: Strategy, option: NumberName, wanted: number | undefined, without: number): number {
  const byDefault = row.options[option];
  if (byDefault === undefined) {
    if (wanted !== undefined) throw new OptionError(optionOfOthers(row, option));
    return without;
  }
  const { what, least, isWhole } = numberOptions[option];
  const value = wanted ?? byDefault;
  checkLeast(row, what, value, least);
  if (isWhole && !Number.isInteger(value) && value !== Number.POSITIVE_INFINITY)
    throw new OptionError(optionSentence("whole", what, row.name, value));
  return value;
}

function checkLeast(row: Strategy, what: NumberKind, value: number, least: number): void {
  // Written like this, it refuses NaN as well.
  if (!(value >= least)) throw new OptionError(optionSentence("at-least", what, row.name, least, value));
}

/** That a strategy does not have an option, and which ones do. */
export function optionOfOthers({ name }: Pick<Strategy, "name">, option: NumberName | "heuristic"): Sentence {
  const owners = strategiesWith(option).map((row) => row.name);
  return option === "heuristic"
    ? optionSentence("uses-no-heuristic", name, owners)
    : optionSentence("has-no-option", name, numberOptions[option].what, owners);
}
