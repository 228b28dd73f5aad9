/**
 * HOT. Depth-first search that remembers the current path only, on a stack of its own: depth-limited search,
 * iterative deepening, IDA* (Korf 1985). Children are made one at a time. A round goes to a bound on the depth
 * or on f; the next round's bound is the smallest value that was cut off.
 */

import { newCounters } from "../metrics.ts";
import type { Key } from "../problem.ts";
import type { EventType } from "../trace/observer.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";

/** What the rounds are bounded by: one round to the depth limit, deeper rounds, or rounds of larger f. */
export type Rounds = "single" | "depth" | "f";

/** A node as it is reported; the nodes of the current path are frames. */
interface PathNode<State, Action> {
  readonly id: number;
  readonly parent: number | null;
  readonly state: State;
  readonly action: Action | null;
  readonly g: number;
  readonly h: number;
  readonly depth: number;
}

interface Frame<State, Action> extends PathNode<State, Action> {
  readonly key: Key | undefined;
  readonly actions: readonly Action[];
  next: number;
}

export class PathSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  private readonly stack: Frame<State, Action>[] = [];
  private readonly onPath = new Set<Key>();
  private readonly startH: readonly number[];
  private readonly observed: boolean;
  /** Depth of the node taken last. */
  lastDepth = 0;
  private bound: number;
  private nextBound = Number.POSITIVE_INFINITY;
  private nextStart = 0;
  private cutByDepth = false;
  /** Rounds begun. */
  rounds = 1;
  /** Starts are numbered first; their numbers hold for all rounds. */
  private lastId: number;

  constructor(
    private readonly bounds: Rounds,
    private readonly options: EngineOptions<State, Action>,
  ) {
    const { starts } = options.problem;
    this.startH = starts.map((state) => options.heuristic(state));
    this.bound =
      bounds === "f" ? options.hWeight * Math.min(...this.startH) : bounds === "depth" ? 0 : options.maxDepth;
    this.observed = options.observer !== undefined;
    this.lastId = starts.length - 1;
    this.counters.generated = starts.length;
    this.counters.opened = starts.length;
    if (this.observed) for (const id of starts.keys()) this.report("start", this.startNode(id));
    if (bounds === "f" && this.bound === Number.POSITIVE_INFINITY) this.state = "exhausted";
    else this.reportBound();
  }

  step(expansions: number): void {
    if (expansions === 0) return;
    // Step 1. Continue below the last node of the path, or begin the next start or the next round.
    const { stack, counters, options, observed } = this;
    const { problem, duplicates } = options;
    const parent = stack[stack.length - 1];
    if (parent === undefined) return this.takeNextStart();

    while (parent.next < parent.actions.length) {
      // Step 2. Make the next child, except the one that undoes the last action.
      const action = parent.actions[parent.next++]!;
      const state = problem.result(parent.state, action);
      const key = duplicates === "none" ? undefined : problem.key(state);
      const depth = stack.length;
      if (duplicates === "parent" && depth > 1 && key === stack[depth - 2]!.key) continue;
      counters.generated++;
      const g = parent.g + (problem.cost === undefined ? 1 : problem.cost(parent.state, action, state));
      const h = options.heuristic(state);
      const child = { id: ++this.lastId, parent: parent.id, state, action, g, h, depth };

      // Step 3. Drop it if it is on the path, put it aside if it lies above the bound, else take it.
      if (duplicates === "path" && this.onPath.has(key!)) {
        counters.duplicates++;
        if (observed) this.report("duplicate", child);
        continue;
      }
      if (observed) this.report("generate", child);
      if (!this.isWithinBound(child)) continue;
      counters.taken++;
      counters.opened++;
      return this.take(child, key);
    }
    this.leave(stack.pop()!);
  }

  frontierSize(): number {
    return this.stack.length;
  }

  bytes(): number {
    return this.stack.length * 300;
  }

  solution(): Path<State, Action> | null {
    if (this.state !== "solved") return null;
    const { stack } = this;
    const actions = stack.slice(1).map((frame) => frame.action!);
    return { cost: stack[stack.length - 1]!.g, states: stack.map((frame) => frame.state), actions };
  }

  private takeNextStart(): void {
    const { problem, duplicates } = this.options;
    if (this.nextStart === problem.starts.length) return this.endRound();
    const start = this.startNode(this.nextStart++);
    if (this.isWithinBound(start))
      this.take(start, duplicates === "none" ? undefined : problem.key(start.state));
  }

  private startNode(id: number): PathNode<State, Action> {
    const state = this.options.problem.starts[id]!;
    return { id, parent: null, state, action: null, g: 0, h: this.startH[id]!, depth: 0 };
  }

  /** Tests a node and, unless it is a goal or at the depth limit, begins to expand it. */
  private take(node: PathNode<State, Action>, key: Key | undefined): void {
    const { stack, counters, options, observed } = this;
    this.lastDepth = node.depth;
    if (observed) this.report("take", node);
    const isGoal = options.problem.isGoal(node.state);
    if (!isGoal && node.depth >= this.depthBound()) return this.cutAt(node);
    const actions = isGoal ? [] : options.problem.actions(node.state);
    stack.push({ ...node, key, actions, next: 0 });
    if (key !== undefined) this.onPath.add(key);
    if (stack.length > counters.peakFrontier) counters.peakFrontier = stack.length;
    if (isGoal) this.state = "solved";
    else counters.expanded++;
    if (observed) this.report(isGoal ? "goal" : "expand", node);
  }

  private depthBound(): number {
    return this.bounds === "f" ? this.options.maxDepth : Math.min(this.bound, this.options.maxDepth);
  }

  private cutAt(node: PathNode<State, Action>): void {
    if (node.depth >= this.options.maxDepth) this.cutByDepth = true;
    else this.nextBound = node.depth + 1;
    if (this.options.limitNodes === "expanded") this.counters.expanded++;
    if (this.observed) this.report("leave", node);
  }

  private leave(node: Frame<State, Action>): void {
    if (node.key !== undefined) this.onPath.delete(node.key);
    if (this.observed) this.report("leave", node);
  }

  private endRound(): void {
    if (this.nextBound === Number.POSITIVE_INFINITY) {
      this.state = this.cutByDepth ? "depth" : "exhausted";
      return;
    }
    this.bound = this.nextBound;
    this.nextBound = Number.POSITIVE_INFINITY;
    this.nextStart = 0;
    this.rounds++;
    this.cutByDepth = false;
    this.reportBound();
  }

  private isWithinBound(node: PathNode<State, Action>): boolean {
    if (this.bounds !== "f") return true;
    const f = node.g + this.options.hWeight * node.h;
    if (f <= this.bound) return true;
    if (f < this.nextBound) this.nextBound = f;
    if (this.observed) this.report("prune", node);
    return false;
  }

  private reportBound(): void {
    this.options.observer?.event({
      type: "bound",
      id: -1,
      parent: null,
      state: this.options.problem.starts[0]!,
      action: null,
      g: 0,
      h: 0,
      f: this.bound,
      depth: 0,
    });
  }

  private report(type: EventType, { id, parent, state, action, g, h, depth }: PathNode<State, Action>): void {
    this.options.observer?.event({
      type,
      id,
      parent,
      state,
      action,
      g,
      h,
      f: g + this.options.hWeight * h,
      depth,
    });
  }
}
