/**
 * Nodes with their states: node n is row n of a table, its number is all that engines pass around. There are two
 * tables, one for any state and one for packed states; an engine sees only these, whatever the domain, so its call
 * sites stay fast after many domains have run, and a domain is asked once per expansion.
 */
import type { Counters } from "../metrics.ts";

/** The usual search as a table sees it: no observer, the cheapest path to a state kept, goals tested when taken. */
export interface Run {
  readonly frontier: {
    readonly poppedPriority: number;
    push(node: number, priority: number, tie: number): void;
    pop(): number;
  };
  readonly counters: Counters;
  readonly gWeight: number;
  readonly hWeight: number;
  readonly maxDepth: number;
  /** Nodes in the frontier now. */
  open: number;
  /** The node taken last, or NONE. */
  taken: number;
  /** How many nodes there may be before `hasRoom` must be asked. */
  readonly roomUntil: number;
  /** Whether there is memory for some more nodes; says for how many. */
  hasRoom(): boolean;
  /** To be called for a node at the depth limit, which is not expanded. */
  cutOff(): void;
}

/** Why `run` returned: all expansions done, the goal taken, no node left, or no memory left. */
export type RunEnd = "paused" | "goal" | "empty" | "memory";

/** Children are numbered from 0 in the order of `actions`, until the next call of `expand`. */
export interface Nodes<State> {
  /** How many nodes there are. */
  readonly size: number;
  /** Cost of the step to each child. */
  readonly childCost: Float64Array | Int32Array;
  /** Makes the start states as if they were children; returns how many. */
  makeStarts(): number;
  /** Makes the children of a node; returns how many. */
  expand(node: number): number;
  /**
   * Takes, tests and expands nodes of the usual search in one go, at most `expansions` of them: what engines do in many calls, in
   * one loop.
   */
  run(run: Run, expansions: number): RunEnd;
  /** The remembered node with the same state as a child, or NONE. */
  find(child: number): number;
  /** Keeps a child as an open node that `find` does not find; returns its number. */
  add(child: number, parent: number, depth: number, g: number): number;
  /** The same, but remembered; `find` must have been called for this child just before. */
  remember(child: number, parent: number, depth: number, g: number): number;
  /** Puts a node below another parent. */
  move(node: number, child: number, parent: number, depth: number, g: number): void;
  hasState(node: number, child: number): boolean;
  isGoal(node: number): boolean;
  state(node: number): State;
  childState(child: number): State;
  parent(node: number): number;
  /** The position of the node's action in `actions(state of parent)`. */
  action(node: number): number;
  depth(node: number): number;
  g(node: number): number;
  h(node: number): number;
  status(node: number): number;
  setStatus(node: number, status: number): void;
  bytes(): number;
  /** Leaves memory to the next search; nothing may be asked afterwards. */
  giveBack?(): void;
  /** What `bytes` will be once there is room for `more` nodes, counting the old arrays while they are copied. */
  bytesToAdd(more: number): number;
}
