/** The states that an analysis counts, with their true costs as far as they are known. */
import type { Limit } from "../engines/engine.ts";
import type { Problem } from "../problem.ts";
import { StateGraph } from "./state-graph.ts";
import { trueCosts } from "./true-costs.ts";

export interface Survey<State, Action> {
  readonly graph: StateGraph<State, Action>;
  /** `whole`: every state that can be reached. `part`: those found before the end. `sample`: those that were given. */
  readonly coverage: "whole" | "part" | "sample";
  /** The first so many states of the graph. */
  readonly counted: number;
  /** The counted states and those that their steps lead to come first: heuristics are asked of these. */
  readonly estimated: number;
  /** Of the counted states: Infinity where no goal can be reached, NaN where the cost is not known. */
  readonly costs: Float64Array;
  readonly outcome: "complete" | "limit" | "interrupted";
  readonly limit: Limit | null;
}

/** Why to stop, if there is a reason; asked every few thousand states. */
export type StopReason = Limit | "interrupted" | undefined;

/** What the surveys ask and tell their caller. */
export interface SurveyHost {
  /** At so many states there is a question in any case. */
  readonly nodes?: number | undefined;
  stop(states: number, bytes: number): StopReason;
  progress?(done: number, total: number | null): void;
}

/** States between two questions. */
const AT_ONCE = 1024;
/** Steps around a sample that are looked at to see how the search tree grows. */
const AROUND_SAMPLE = 50_000;

/** Every state that can be reached from the starts. Goals are not passed, except where a search starts. */
export function surveyWhole<State, Action>(
  problem: Problem<State, Action>,
  host: SurveyHost,
): Survey<State, Action> {
  const graph = new StateGraph(problem);
  for (const start of problem.starts) graph.add(start);
  const starts = graph.states.length;
  let reason: StopReason;
  while (graph.expanded < graph.states.length && reason === undefined) {
    graph.expandNext(graph.expanded >= starts && graph.isGoal[graph.expanded]!);
    if (graph.expanded % AT_ONCE !== 0 && graph.expanded !== host.nodes) continue;
    reason = host.stop(graph.expanded, graph.bytes());
    host.progress?.(graph.expanded, null);
  }
  // A path to a goal may lead through states that were not seen, so a part of a space tells no true costs.
  if (reason !== undefined)
    return {
      ...{ graph, coverage: "part", counted: graph.expanded, estimated: graph.expanded },
      ...{ costs: new Float64Array(graph.expanded).fill(Number.NaN), ...ended(reason) },
    };
  const costs = trueCosts(graph as StateGraph<unknown, unknown>);
  const counted = costs.length;
  return { graph, coverage: "whole", counted, estimated: counted, costs, ...ended(undefined) };
}

/** A sample, whose true costs somebody else finds out: undefined if one could not be found. */
export function surveySample<State, Action>(
  problem: Problem<State, Action>,
  states: readonly State[],
  trueCost: (state: State) => number | undefined,
  host: SurveyHost,
): Survey<State, Action> {
  const graph = new StateGraph(problem);
  const known: number[] = [];
  let reason: StopReason;
  for (const [done, state] of states.entries()) {
    reason = host.stop(graph.states.length, graph.bytes());
    if (reason !== undefined) break;
    if (graph.add(state) === known.length) known.push(trueCost(state) ?? Number.NaN);
    host.progress?.(done + 1, states.length);
  }
  // What was found before the end is kept: a true cost takes a search, the steps from its state next to nothing.
  while (graph.expanded < known.length) graph.expandNext(false);
  const counted = graph.expanded;
  const estimated = graph.states.length;
  const around = reason === undefined ? AROUND_SAMPLE : 0;
  while (graph.steps < around && graph.expanded < graph.states.length) graph.expandNext(false);
  const costs = Float64Array.from(known.slice(0, counted));
  return { graph, coverage: "sample", counted, estimated, costs, ...ended(reason) };
}

function ended(reason: StopReason): Pick<Survey<unknown, unknown>, "outcome" | "limit"> {
  if (reason === undefined) return { outcome: "complete", limit: null };
  return reason === "interrupted"
    ? { outcome: "interrupted", limit: null }
    : { outcome: "limit", limit: reason };
}
