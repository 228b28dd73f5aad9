/**
 * Where the states of the nodes live. An engine sees only these two classes, whatever the domain: its
 * call sites stay fast after many domains have run, and a domain is asked once per expansion.
 */
import type { Heuristic } from "./heuristic.ts";
import { ObjectStates } from "./object-states.ts";
import { PackedStates } from "./packed-states.ts";
import type { Problem } from "./problem.ts";

/** Children are numbered from 0 in the order of `actions`, until the next call of `expand`. */
export interface StateStore<State> {
  /** Cost of the step to each child, and its h. */
  readonly cost: Float64Array;
  readonly h: Float64Array;
  /** Stages the start states as if they were children; returns how many. */
  stageStarts(): number;
  /** Stages the children of a node; returns how many. */
  expand(node: number, h: number): number;
  /** The node that holds the same state as a child, or NONE. Only indexed nodes are found. */
  find(child: number): number;
  /** Keeps a child as node number `node`, which must be the number of nodes kept so far. */
  keep(child: number, node: number): void;
  /** Makes a kept child findable; call it at once after `keep`. */
  index(child: number, node: number): void;
  sameState(child: number, node: number): boolean;
  isGoal(node: number): boolean;
  isGoalChild(child: number): boolean;
  state(node: number): State;
  childState(child: number): State;
  bytes(): number;
  /** What `bytes` will be, old and new arrays together, while room for `more` states is made. */
  bytesToAdd(more: number): number;
}

/** The packed store if the domain has one for this heuristic, else the one for any state. */
export function stateStoreFor<State, Action>(
  problem: Problem<State, Action>,
  heuristic: Heuristic<State>,
): StateStore<State> {
  const packed = problem.packed?.(heuristic);
  return packed ? new PackedStates(problem, packed, heuristic) : new ObjectStates(problem, heuristic);
}
