/**
 * Uniform-cost search from the starts and from the goals at once (Pohl 1971; AIMA, bidirectional best-first search).
 * The side with the cheaper next node is expanded; if both cost the same, the side with fewer waiting nodes, then the
 * forward one. The search ends when the two next nodes together cost no less than the best meeting.
 */

import {
  checkedActions,
  checkedActionsBack,
  checkedCost,
  checkedKey,
  checkedResult,
  checkedResultBack,
  checkGoalOfBackward,
  checkUnchanged,
  checkWayBack,
  WATCHED_EXPANSIONS,
} from "../answers.ts";
import type { Frontier } from "../frontiers/frontier.ts";
import { priorityFrontier } from "../frontiers/priority-frontier.ts";
import { newCounters } from "../metrics.ts";
import { KeyIndex } from "../nodes/key-index.ts";
import { NONE, NodeColumns, pathTo, Status } from "../nodes/node.ts";
import { StateSizes } from "../nodes/state-size.ts";
import type { BackwardProblem, Key } from "../problem.ts";
import type { EventType } from "../trace/observer.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";
import { KnownStates } from "./known-states.ts";

/** One word for a reference to a state, and half as much again because the array grows by half. */
const BYTES_PER_REFERENCE = 12;

/** One of the two searches. Both number their nodes in one NodeColumns. */
interface Side<State, Action> {
  readonly isForward: boolean;
  readonly steps: BackwardProblem<State, Action>;
  readonly reached: KeyIndex;
  readonly frontier: Frontier;
  /**
   * Set if there is a depth limit: a more expensive path to a known state may then be the only one that is short
   * enough.
   */
  readonly known: KnownStates | undefined;
  /** The cheapest waiting node, already out of `frontier`; NONE if no node waits. */
  next: number;
  open: number;
  /** How many nodes wait at each depth, and the smallest depth at which one does. */
  readonly openAtDepth: number[];
  shallowest: number;
}

export class BidirectionalSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  private readonly nodes = new NodeColumns();
  private readonly states: State[] = [];
  private readonly sizes = new StateSizes();
  private readonly forward: Side<State, Action>;
  private readonly backward: Side<State, Action>;
  private readonly observed: boolean;
  /** The cheapest meeting so far: its cost, and its state's node on each side. */
  private meetingCost = Number.POSITIVE_INFINITY;
  private meetingForward = NONE;
  private meetingBackward = NONE;
  private cut = false;

  constructor(private readonly options: EngineOptions<State, Action>) {
    const { problem } = options;
    this.observed = options.observer !== undefined;
    this.forward = newSide(true, problem, options, this.nodes);
    this.backward = newSide(false, problem.backward!, options, this.nodes);
    for (const side of [this.forward, this.backward]) {
      for (const [index, state] of side.steps.starts.entries()) this.reach(side, state, NONE, index, 0, 0);
      this.findNext(side);
    }
  }

  step(expansions: number): void {
    // Step 1. End if no other meeting can be cheaper than the best one found.
    const { forward, backward, nodes, counters } = this;
    const forwardCost = this.costOfNext(forward);
    const backwardCost = this.costOfNext(backward);
    if (forwardCost + backwardCost >= this.meetingCost) return this.end();

    // Step 2. Choose a side and take its cheapest node.
    const goesForward =
      forwardCost === backwardCost ? forward.open <= backward.open : forwardCost < backwardCost;
    const side = goesForward ? forward : backward;
    const other = goesForward ? backward : forward;
    const node = side.next;
    const depth = nodes.depth[node]!;
    nodes.status[node] = Status.closed;
    this.countOpen(side, depth, -1);
    if (depth > 0) counters.taken++;
    if (this.observed) this.report("take", side, node);
    if (expansions === 0) return;

    // Step 3. Expand it, unless a path through it that is not yet found would be too long.
    if (depth + other.shallowest >= this.options.maxDepth) this.cut = true;
    else if (!this.expand(side, node, depth)) return;
    this.findNext(side);
  }

  frontierSize(): number {
    return this.forward.open + this.backward.open;
  }

  bytes(): number {
    const indexes = this.forward.reached.bytes() + this.backward.reached.bytes();
    return this.nodes.bytes() + indexes + this.stateBytes(0) + this.frontierBytes();
  }

  solution(): Path<State, Action> | null {
    if (this.state !== "solved") return null;
    const { nodes, forward, backward } = this;
    const parentOf = (node: number) => nodes.parent[node]!;
    const toMeeting = pathTo(this.meetingForward, parentOf);
    const fromMeeting = pathTo(this.meetingBackward, parentOf).reverse();
    const actions = [
      ...toMeeting.slice(1).map((node) => this.action(forward, nodes.parent[node]!, nodes.action[node]!)),
      ...fromMeeting
        .slice(0, -1)
        .map((node) => this.action(backward, nodes.parent[node]!, nodes.action[node]!)),
    ];
    const states = [...toMeeting, ...fromMeeting.slice(1)].map((node) => this.states[node]!);
    return { cost: this.meetingCost, states, actions };
  }

  /** False if there is no memory for it. */
  private expand(side: Side<State, Action>, node: number, depth: number): boolean {
    const { problem, maxMemory } = this.options;
    const state = this.states[node]!;
    const checked = side.isForward ? checkedActions : checkedActionsBack;
    const actions = checked(side.steps.actions(state), state);
    const more = actions.length;
    const indexes = this.forward.reached.bytesToAdd(more) + this.backward.reached.bytesToAdd(more);
    // A frontier that is full doubles.
    const bytes = this.nodes.bytesToAdd(more) + indexes + this.stateBytes(more) + 2 * this.frontierBytes();
    if (bytes > maxMemory) {
      this.state = "memory";
      return false;
    }
    this.counters.expanded++;
    if (this.observed) this.report("expand", side, node);
    const watched = this.counters.expanded <= WATCHED_EXPANSIONS ? problem.key(state) : undefined;
    for (const [index, action] of actions.entries()) {
      const checked = side.isForward ? checkedResult : checkedResultBack;
      const next = checked(side.steps.result(state, action), state, action);
      const [from, to] = side.isForward ? [state, next] : [next, state];
      const cost = problem.cost === undefined ? 1 : checkedCost(problem.cost(from, action, to), from, action);
      this.reach(side, next, node, index, depth + 1, this.nodes.g[node]! + cost);
    }
    if (watched !== undefined) checkUnchanged(problem, state, watched);
    return true;
  }

  /** Handles a path that one side has found to a state: kept if it is the first or a cheaper one. */
  private reach(
    side: Side<State, Action>,
    state: State,
    parent: number,
    index: number,
    depth: number,
    g: number,
  ): void {
    const { nodes, counters, observed } = this;
    const key = checkedKey(this.options.problem.key(state), state);
    const first = side.reached.find(key);
    let node = side.known === undefined || first === NONE ? first : side.known.asGood(first, depth, g);
    counters.generated++;
    if (node === NONE) {
      counters.opened++;
      node = nodes.add(parent, index, depth, g, 0);
      this.states.push(state);
      // A state that is its own key is counted there.
      if ((state as unknown) !== key)
        this.sizes.add(state, parent === NONE ? undefined : this.states[parent]);
      if (first === NONE) side.reached.add(key, node);
      else side.known!.add(first, node);
      if (observed) this.report(parent === NONE ? "start" : "generate", side, node);
    } else if (g < nodes.g[node]!) {
      // The node is still waiting: costs are not negative, so no later path to a node already taken can be cheaper.
      this.countOpen(side, nodes.depth[node]!, -1);
      nodes.parent[node] = parent;
      nodes.action[node] = index;
      nodes.depth[node] = depth;
      nodes.g[node] = g;
      if (observed) this.report("update", side, node);
    } else {
      counters.duplicates++;
      if (observed) this.reportPath("duplicate", side, node, state, parent, index, depth, g);
      return;
    }
    side.frontier.push(node, g, g);
    this.countOpen(side, depth, 1);
    counters.peakFrontier = Math.max(counters.peakFrontier, this.frontierSize());
    this.meet(side, node, key);
  }

  /** Checks whether the other side has reached the state of a node. */
  private meet(side: Side<State, Action>, node: number, key: Key): void {
    const other = side.isForward ? this.backward : this.forward;
    const first = other.reached.find(key);
    if (first === NONE) return;
    if (other.known === undefined) this.join(side, node, first);
    else for (const met of other.known.of(first)) this.join(side, node, met);
  }

  /** Takes note of a meeting if it is the cheapest so far and short enough. */
  private join(side: Side<State, Action>, node: number, met: number): void {
    const { nodes } = this;
    if (nodes.g[node]! + nodes.g[met]! >= this.meetingCost) return;
    if (nodes.depth[node]! + nodes.depth[met]! > this.options.maxDepth) {
      this.cut = true;
      return;
    }
    this.meetingCost = nodes.g[node]! + nodes.g[met]!;
    this.meetingForward = side.isForward ? node : met;
    this.meetingBackward = side.isForward ? met : node;
  }

  /** Skips entries that a cheaper path has replaced. */
  private findNext(side: Side<State, Action>): void {
    const { status, g } = this.nodes;
    do side.next = side.frontier.pop();
    while (
      side.next !== NONE &&
      (status[side.next] !== Status.open || side.frontier.poppedPriority !== g[side.next])
    );
  }

  private costOfNext(side: Side<State, Action>): number {
    return side.next === NONE ? Number.POSITIVE_INFINITY : this.nodes.g[side.next]!;
  }

  private countOpen(side: Side<State, Action>, depth: number, change: 1 | -1): void {
    const { openAtDepth } = side;
    side.open += change;
    openAtDepth[depth] = (openAtDepth[depth] ?? 0) + change;
    if (depth < side.shallowest) side.shallowest = depth;
    while (side.open > 0 && !openAtDepth[side.shallowest]) side.shallowest++;
  }

  private end(): void {
    if (this.meetingForward === NONE) {
      this.state = this.cut ? "depth" : "exhausted";
      return;
    }
    this.checkWay();
    this.state = "solved";
    if (this.observed) this.report("goal", this.forward, this.meetingForward);
  }

  /** The steps of `backward` on the path must be steps of the problem, and lead to a goal: otherwise it would be no solution. */
  private checkWay(): void {
    const { nodes, states } = this;
    let node = this.meetingBackward;
    for (; nodes.parent[node] !== NONE; node = nodes.parent[node]!) {
      const parent = nodes.parent[node]!;
      const action = this.action(this.backward, parent, nodes.action[node]!);
      checkWayBack(this.options.problem, states[node]!, action, states[parent]!);
    }
    checkGoalOfBackward(this.options.problem, states[node]!);
  }

  /** What states take in memory, with room for `more` of them. */
  private stateBytes(more: number): number {
    const references = (this.states.length + more) * BYTES_PER_REFERENCE;
    return references + this.sizes.total() + more * this.sizes.perState();
  }

  private frontierBytes(): number {
    return this.forward.frontier.bytes() + this.backward.frontier.bytes();
  }

  private action(side: Side<State, Action>, parent: number, index: number): Action {
    return side.steps.actions(this.states[parent]!)[index]!;
  }

  private report(type: EventType, side: Side<State, Action>, node: number): void {
    const { parent, action, depth, g } = this.nodes;
    this.reportPath(
      type,
      side,
      node,
      this.states[node]!,
      parent[node]!,
      action[node]!,
      depth[node]!,
      g[node]!,
    );
  }

  private reportPath(
    type: EventType,
    side: Side<State, Action>,
    id: number,
    state: State,
    parent: number,
    index: number,
    depth: number,
    g: number,
  ): void {
    const above =
      parent === NONE ? { parent: null, action: null } : { parent, action: this.action(side, parent, index) };
    this.options.observer?.event({ type, id, ...above, state, g, h: 0, f: g, depth });
  }
}

function newSide<State, Action>(
  isForward: boolean,
  steps: BackwardProblem<State, Action>,
  { problem, ties, maxDepth }: EngineOptions<State, Action>,
  nodes: NodeColumns,
): Side<State, Action> {
  // With costs of 1 the cheapest path is the shortest.
  const isLimited = problem.cost !== undefined && maxDepth < Number.POSITIVE_INFINITY;
  const measured = { g: (node: number) => nodes.g[node]!, depth: (node: number) => nodes.depth[node]! };
  const frontier = priorityFrontier(ties, problem.integerCosts === true);
  return {
    isForward,
    steps,
    reached: new KeyIndex(),
    frontier,
    known: isLimited ? new KnownStates(measured) : undefined,
    next: NONE,
    open: 0,
    openAtDepth: [],
    shallowest: 0,
  };
}
