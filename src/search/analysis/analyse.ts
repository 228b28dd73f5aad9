/**
 * Which heuristic is best, and why: all states of a problem, or a sample of them, with their true costs and what each
 * heuristic says of them. Works for any problem; a domain adds how it names and samples its spaces.
 */
import type { Limit } from "../engines/engine.ts";
import type { Heuristic } from "../heuristic.ts";
import { now, processorTime } from "../host.ts";
import type { Key, Problem } from "../problem.ts";
import { checkFunctions, checkProcessorTime, type Limits } from "../solve-options.ts";
import { Stopwatch } from "../stopwatch.ts";
import { type Dominance, dominanceAmong } from "./dominance.ts";
import { type EstimateStatistics, estimatesOf, Sums, statisticsOf } from "./estimate-statistics.ts";
import {
  type BoundRow,
  countedNodes,
  type Distribution,
  type EffectiveBranching,
  effectiveBranching,
  predictedNodes,
  type TreeGrowth,
  treeGrowth,
  walkedNodes,
} from "./node-prediction.ts";
import { type Promises, promisesOf } from "./promises.ts";
import { type StopReason, type Survey, type SurveyHost, surveySample, surveyWhole } from "./survey.ts";

export interface AnalysisOptions<State> {
  /** `nodes` counts states; all limits hold for the whole analysis. */
  readonly limits?: Omit<Limits, "depth"> | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly memoryInUse?: ((limit: number) => number) | undefined;
  /** States of one kind have children of the same kinds: the prediction of nodes is the better for it. */
  readonly kindOf?: ((state: State) => Key) | undefined;
  readonly sample?: Sample<State> | undefined;
  /** Nodes that may be walked for each heuristic to count those of a sample. */
  readonly walkBudget?: number | undefined;
  progress?(soFar: AnalysisProgress): void;
}

/** States to look at instead of all. */
export interface Sample<State> {
  readonly states: readonly State[];
  /** Infinity if there is no way to a goal, undefined if the cost could not be found out with what is left of the limits. */
  trueCost(state: State, left: Pick<Limits, "time" | "cpu">): number | undefined;
  /** Many more of the same, whose true costs nobody needs: the prediction of nodes takes the distribution of h from them. */
  readonly more?: readonly State[];
}

export interface AnalysisProgress {
  readonly stage: "states" | "heuristics";
  readonly done: number;
  /** Null if it is not known how many there will be. */
  readonly total: number | null;
}

export interface HeuristicAnalysis<State, Action> extends EstimateStatistics, Promises<State, Action> {
  /** By bound: nodes of an iteration of IDA*. Empty if steps do not all cost 1. */
  readonly nodes: readonly BoundRow[];
  readonly branching: EffectiveBranching | null;
}

export interface SpaceAnalysis<State, Action> {
  readonly outcome: "complete" | "limit" | "interrupted";
  readonly limit: Limit | null;
  /** What the states are: all that can be reached, those found before the end, or a sample. */
  readonly coverage: Survey<State, Action>["coverage"];
  readonly states: number;
  readonly goals: number;
  /** States from which no goal can be reached. */
  readonly deadEnds: number;
  /** States whose true cost is not known. */
  readonly unknown: number;
  readonly meanCost: number | null;
  readonly maxCost: number | null;
  /** Children of a state on average, and the factor by which the tree without steps back grows. */
  readonly children: number;
  readonly treeBranching: number;
  readonly heuristics: Readonly<Record<string, HeuristicAnalysis<State, Action>>>;
  readonly dominates: readonly Dominance[];
  readonly equal: readonly (readonly string[])[];
  readonly timeMs: number;
}

const MOST_BOUND = 200;
const WALK_BUDGET = 300_000;

/** Looks at every state that can be reached, or at a sample. Heuristics that were not reached before a limit are left out. */
export function analyse<State, Action>(
  problem: Problem<State, Action>,
  heuristics: Readonly<Record<string, Heuristic<State>>>,
  options: AnalysisOptions<State> = {},
): SpaceAnalysis<State, Action> {
  checkFunctions(problem, undefined);
  const spent = new Spent(options.limits ?? {});
  const stop = stopper(options, spent);
  const host: SurveyHost = {
    stop,
    nodes: options.limits?.nodes,
    progress: (done, total) => options.progress?.({ stage: "states", done, total }),
  };
  const { sample } = options;
  const survey =
    sample === undefined
      ? surveyWhole(problem, host)
      : surveySample(problem, sample.states, (state) => sample.trueCost(state, spent.left), host);
  const costs = costsOf(survey);
  const bounds = boundsOf(survey, costs.maxCost);
  const common = predicting(survey, options, bounds);

  const names = survey.counted === 0 ? [] : Object.keys(heuristics);
  const analysed: Record<string, HeuristicAnalysis<State, Action>> = {};
  const kept = new Map<string, Float64Array>();
  let reason: StopReason;
  for (const [done, name] of names.entries()) {
    options.progress?.({ stage: "heuristics", done, total: names.length });
    // What was found of the states is kept: the first heuristics are looked at even when it is late.
    reason = survey.outcome === "complete" ? stop(0, 0) : undefined;
    if (reason !== undefined) break;
    const heuristic = heuristics[name]!;
    const estimates = estimatesOf(survey, heuristic);
    const promises = promisesOf(survey, estimates);
    if (promises.admissible !== false) kept.set(name, estimates);
    const nodes = nodesOf(problem, heuristic, survey, estimates, common, options, stop);
    analysed[name] = {
      ...statisticsOf(survey, estimates),
      ...promises,
      nodes,
      branching: effectiveBranching(nodes, costs.meanCost),
    };
  }
  const late =
    reason === undefined
      ? { outcome: survey.outcome, limit: survey.limit }
      : reason === "interrupted"
        ? { outcome: reason, limit: null }
        : { outcome: "limit" as const, limit: reason };
  return {
    ...late,
    coverage: survey.coverage,
    states: survey.counted,
    ...costs,
    children: common.growth.children,
    treeBranching: common.growth.branching,
    heuristics: analysed,
    ...dominanceAmong(kept, survey.counted),
    timeMs: spent.clock.elapsed,
  };
}

/** What is used up of the limits that run on. */
class Spent {
  readonly clock = new Stopwatch(now);
  private readonly processor: Stopwatch | undefined;

  constructor(private readonly limits: Pick<Limits, "time" | "cpu">) {
    checkProcessorTime(limits);
    if (limits.cpu !== undefined) this.processor = new Stopwatch(() => processorTime()!);
  }

  get over(): "time" | "cpu" | undefined {
    const { time, cpu } = this.limits;
    if (time !== undefined && this.clock.elapsed >= time) return "time";
    return cpu !== undefined && this.processor!.elapsed >= cpu ? "cpu" : undefined;
  }

  get left(): Pick<Limits, "time" | "cpu"> {
    const { time, cpu } = this.limits;
    return {
      time: time && Math.max(1, time - this.clock.elapsed),
      cpu: cpu && Math.max(1, cpu - this.processor!.elapsed),
    };
  }
}

/** Asked often enough to keep the limits, and not at every state. */
function stopper<State>(
  { limits = {}, signal, memoryInUse }: AnalysisOptions<State>,
  spent: Spent,
): SurveyHost["stop"] {
  const { nodes, memory } = limits;
  return (states, bytes) => {
    if (signal?.aborted) return "interrupted";
    if (nodes !== undefined && states >= nodes) return "nodes";
    if (spent.over !== undefined) return spent.over;
    if (memory !== undefined && (memoryInUse?.(memory) ?? bytes) > memory) return "memory";
    return undefined;
  };
}

function costsOf({ graph, counted, costs }: Survey<unknown, unknown>) {
  const known = new Sums();
  let [goals, deadEnds, unknown] = [0, 0, 0];
  for (let state = 0; state < counted; state++) {
    const cost = costs[state]!;
    if (graph.isGoal[state]) goals++;
    if (cost === Number.POSITIVE_INFINITY) deadEnds++;
    else if (Number.isNaN(cost)) unknown++;
    else known.add(cost);
  }
  return {
    goals,
    deadEnds,
    unknown,
    meanCost: known.mean(),
    maxCost: known.count === 0 ? null : known.largest,
  };
}

/** The largest bound for which nodes are predicted: none needs more than the largest true cost. */
function boundsOf({ graph, coverage }: Survey<unknown, unknown>, maxCost: number | null): number {
  return coverage !== "part" && maxCost !== null && graph.hasUnitCosts() ? Math.min(maxCost, MOST_BOUND) : 0;
}

/** What the predictions of all heuristics have in common. */
interface Predicting<State> {
  readonly growth: TreeGrowth;
  readonly most: number;
  /** The states that the distribution of h is taken from, and the number of the kind of each. */
  readonly states: readonly State[];
  readonly kinds: Distribution["kinds"];
}

function predicting<State>(
  survey: Survey<State, unknown>,
  { kindOf = () => 0, sample }: AnalysisOptions<State>,
  most: number,
): Predicting<State> {
  const growth = treeGrowth(survey, kindOf, most);
  const counted = survey.graph.states.slice(0, survey.counted);
  const states = [...counted, ...(sample?.more ?? [])];
  return { growth, most, states, kinds: states.map((state) => growth.kindNumber(kindOf(state))) };
}

function nodesOf<State, Action>(
  problem: Problem<State, Action>,
  heuristic: Heuristic<State>,
  { graph, counted, coverage }: Survey<State, Action>,
  estimates: Float64Array,
  { growth, most, states, kinds }: Predicting<State>,
  { walkBudget = WALK_BUDGET }: AnalysisOptions<State>,
  stop: SurveyHost["stop"],
): BoundRow[] {
  if (most === 0) return [];
  const all = Float64Array.from(states, (state, i) => (i < counted ? estimates[i]! : heuristic(state)));
  const predicted = predictedNodes(growth, { kinds, estimates: all }, most);
  const isStopped = () => stop(0, 0) !== undefined;
  const rows = (measuredAt: (bound: number) => Pick<BoundRow, "measured" | "standardError">) =>
    predicted.map((nodes, bound) => ({ bound, predicted: nodes, ...measuredAt(bound) }));
  if (coverage === "whole") {
    const measured = countedNodes(graph as never, estimates, most, isStopped);
    return rows((bound) => ({ measured: measured[bound] ?? null, standardError: null }));
  }
  const starts = graph.states.slice(0, counted);
  const walked = walkedNodes(problem, heuristic, starts, most, walkBudget, isStopped);
  return rows((bound) => ({
    measured: walked[bound]?.mean() ?? null,
    standardError: walked[bound]?.standardError() ?? null,
  }));
}
