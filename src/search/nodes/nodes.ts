/**
 * Nodes with their states: node n is row n of a table, its number is all that engines pass around. There are two
 * tables, one for any state and one for packed states; an engine sees only these, whatever the domain, so its call
 * sites stay fast after many domains have run, and a domain is asked once per expansion.
 */
import type { Counters } from "../metrics.ts";

/** Where the children of a node go. */
export interface Destination {
  readonly frontier: { push(node: number, priority: number, tie: number): void };
  readonly counters: Counters;
  readonly gWeight: number;
  readonly hWeight: number;
}

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
   * Expands a node and puts its children into the frontier in one go. The fast path for the usual case:
   * no observer, the cheapest path to a state kept, goals tested when taken. Returns how many more nodes are open.
   */
  expandInto(node: number, destination: Destination): number;
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
  /** What `bytes` will be once there is room for `more` nodes, counting the old arrays while they are copied. */
  bytesToAdd(more: number): number;
}
