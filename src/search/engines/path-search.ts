/**
 * HOT. Depth-first search that remembers the current path only, on a stack of its own: depth-limited search,
 * iterative deepening, IDA* (Korf 1985). Children are made one at a time. A round goes to a bound on the depth, then to the
 * next depth, or to a bound on f, then to what `BoundOnF` says.
 */
import {
  checkedActions,
  checkedCost,
  checkedEstimate,
  checkedGoal,
  checkedKey,
  checkedResult,
  checkUnchanged,
  WATCHED_EXPANSIONS,
} from "../answers.ts";
import { newCounters } from "../metrics.ts";
import { bytesOf } from "../nodes/state-size.ts";
import type { Key } from "../problem.ts";
import type { EventType } from "../trace/observer.ts";
import { BoundOnF } from "./bound-on-f.ts";
import { comparableF } from "./comparable-f.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";
import { PathRepeats } from "./path-repeats.ts";

/** What the rounds are bounded by: one round to the depth limit, deeper rounds, or rounds of larger f. */
export type Rounds = "single" | "depth" | "f";

/** Roughly what a node of the path and its actions take besides its state. */
const BYTES_PER_FRAME = 220;

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

class Frame<State, Action> implements PathNode<State, Action> {
  /** Position of the next action to be done. */
  next = 0;

  constructor(
    readonly id: number,
    readonly parent: number | null,
    readonly state: State,
    readonly action: Action | null,
    readonly g: number,
    readonly h: number,
    readonly depth: number,
    readonly key: Key | undefined,
    readonly actions: readonly Action[],
  ) {}
}

/** A solution that may not be the cheapest within the bound of its round. */
interface Candidate<State, Action> {
  readonly path: Path<State, Action>;
  readonly goal: PathNode<State, Action>;
}

export class PathSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  private readonly stack: Frame<State, Action>[] = [];
  private readonly onPath = new Set<Key>();
  private readonly repeats = new PathRepeats(this.stack);
  private readonly startH: readonly number[];
  private readonly observed: boolean;
  private readonly bytesPerFrame: number;
  private readonly keepsKeys: boolean;
  private readonly checksPath: boolean;
  private readonly skipsUndo: boolean;
  /** Whether a path may have a state twice and its keys are known. */
  private readonly mayRepeat: boolean;
  /** Depth of the node taken last. */
  lastDepth = 0;
  private readonly f: BoundOnF | undefined;
  private depthBound: number;
  private cutByDepthBound = false;
  private cutByMaxDepth = false;
  private nextStart = 0;
  private candidate: Candidate<State, Action> | undefined;
  /** Rounds begun. */
  rounds = 1;
  /** Starts are numbered first; their numbers hold for all rounds. */
  private lastId: number;

  constructor(
    bounds: Rounds,
    private readonly options: EngineOptions<State, Action>,
  ) {
    const { problem, duplicates, heuristic, hWeight, maxDepth } = options;
    const { starts } = problem;
    this.bytesPerFrame = BYTES_PER_FRAME + bytesOf(starts[0]);
    const isByF = bounds === "f";
    // A bound on f needs keys even if nothing is dropped: without them its rounds may never end.
    this.keepsKeys = duplicates !== "none" || isByF;
    this.skipsUndo = duplicates === "parent";
    // With costs, a short cycle may be repeated many times within a bound on f, and one that costs nothing forever.
    this.checksPath = duplicates === "path" || (isByF && problem.cost !== undefined);
    this.mayRepeat = isByF && !this.checksPath;
    this.startH = starts.map((state) => checkedEstimate(heuristic(state), state));
    const least = this.startH.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    this.f = bounds === "f" ? new BoundOnF(comparableF(hWeight * least)) : undefined;
    this.depthBound = bounds === "depth" ? 0 : maxDepth;
    this.observed = options.observer !== undefined;
    this.lastId = starts.length - 1;
    this.counters.generated = starts.length;
    this.counters.opened = starts.length;
    if (this.observed) for (const id of starts.keys()) this.report("start", this.startNode(id));
    if (this.f?.bound === Number.POSITIVE_INFINITY) this.state = "exhausted";
    else this.reportBound();
  }

  step(expansions: number): void {
    if (expansions === 0) return;
    // Step 1. Continue below the last node of the path, or begin the next start or the next round.
    const { stack, counters, options, observed } = this;
    const { problem } = options;
    const depth = stack.length;
    if (depth === 0) return this.takeNextStart();
    const parent = stack[depth - 1]!;

    while (parent.next < parent.actions.length) {
      // Step 2. Make the next child, except the one that undoes the last action.
      const action = parent.actions[parent.next++]!;
      const state = checkedResult(problem.result(parent.state, action), parent.state, action);
      const key = this.keepsKeys ? checkedKey(problem.key(state), state) : undefined;
      if (parent.key !== undefined && counters.expanded <= WATCHED_EXPANSIONS)
        checkUnchanged(problem, parent.state, parent.key);
      if (this.skipsUndo && depth > 1 && key === stack[depth - 2]!.key) continue;
      counters.generated++;
      const cost =
        problem.cost === undefined
          ? 1
          : checkedCost(problem.cost(parent.state, action, state), parent.state, action);
      const g = parent.g + cost;
      const h = checkedEstimate(options.heuristic(state), state);
      const id = ++this.lastId;

      // Step 3. Drop it if it is on the path, put it aside if it lies above the bound, else take it.
      if (this.checksPath && this.onPath.has(key!)) {
        counters.duplicates++;
        if (observed) this.report("duplicate", { id, parent: parent.id, state, action, g, h, depth });
        continue;
      }
      if (observed) this.report("generate", { id, parent: parent.id, state, action, g, h, depth });
      if (this.f !== undefined && this.isAbove(this.f, comparableF(g + options.hWeight * h), key)) {
        if (observed) this.report("prune", { id, parent: parent.id, state, action, g, h, depth });
        continue;
      }
      counters.taken++;
      counters.opened++;
      return this.take(id, parent.id, state, action, g, h, depth, key);
    }
    this.leave(stack.pop()!);
  }

  frontierSize(): number {
    return this.stack.length;
  }

  bytes(): number {
    return this.stack.length * this.bytesPerFrame;
  }

  solution(): Path<State, Action> | null {
    if (this.state !== "solved") return null;
    return this.candidate?.path ?? this.currentPath();
  }

  private currentPath(): Path<State, Action> {
    const { stack } = this;
    const actions = stack.slice(1).map((frame) => frame.action!);
    return { cost: stack[stack.length - 1]!.g, states: stack.map((frame) => frame.state), actions };
  }

  private takeNextStart(): void {
    const { problem, hWeight } = this.options;
    if (this.nextStart === problem.starts.length) return this.endRound();
    const start = this.startNode(this.nextStart++);
    const { id, state, h } = start;
    const key = this.keepsKeys ? checkedKey(problem.key(state), state) : undefined;
    if (this.f === undefined || !this.isAbove(this.f, comparableF(hWeight * h), key))
      this.take(id, null, state, null, 0, h, 0, key);
    else if (this.observed) this.report("prune", start);
  }

  private startNode(id: number): PathNode<State, Action> {
    const state = this.options.problem.starts[id]!;
    return { id, parent: null, state, action: null, g: 0, h: this.startH[id]!, depth: 0 };
  }

  /** Tests a node and, unless it is a goal or at the depth limit, begins to expand it. */
  private take(
    id: number,
    parent: number | null,
    state: State,
    action: Action | null,
    g: number,
    h: number,
    depth: number,
    key: Key | undefined,
  ): void {
    const { stack, counters, observed } = this;
    const { problem } = this.options;
    this.lastDepth = depth;
    if (observed) this.report("take", { id, parent, state, action, g, h, depth });
    const isGoal = checkedGoal(problem.isGoal(state), state);
    if (!isGoal && depth >= this.depthBound) return this.cutAt({ id, parent, state, action, g, h, depth });
    const actions = isGoal ? [] : checkedActions(problem.actions(state), state);
    const frame = new Frame(id, parent, state, action, g, h, depth, key, actions);
    stack.push(frame);
    if (this.checksPath) this.onPath.add(key!);
    if (isGoal) this.reach(frame);
    else {
      counters.expanded++;
      if (observed) this.report("expand", frame);
    }
    if (stack.length > counters.peakFrontier) this.grown();
  }

  /** The path is longer than ever before. */
  private grown(): void {
    this.counters.peakFrontier = this.stack.length;
    if (this.state === "running" && this.bytes() > this.options.maxMemory) this.state = "memory";
  }

  /** Ends the search at a goal, unless a cheaper one may lie within the bound: then goes on below its cost. */
  private reach(goal: Frame<State, Action>): void {
    const { f } = this;
    const cost = comparableF(goal.g);
    if (f === undefined || cost <= f.leastPossible || f.bound <= f.leastPossible) return this.solved(goal);
    this.candidate = { path: this.currentPath(), goal };
    f.lowerBelow(cost);
  }

  private solved(goal: PathNode<State, Action>): void {
    this.candidate = undefined;
    this.state = "solved";
    if (this.observed) this.report("goal", goal);
  }

  private cutAt(node: PathNode<State, Action>): void {
    if (node.depth >= this.options.maxDepth) this.cutByMaxDepth = true;
    else this.cutByDepthBound = true;
    if (this.options.limitNodes === "expanded") this.counters.expanded++;
    if (this.observed) this.report("leave", node);
  }

  private leave(node: Frame<State, Action>): void {
    if (this.checksPath) this.onPath.delete(node.key!);
    this.repeats.shortened();
    if (this.observed) this.report("leave", node);
  }

  private endRound(): void {
    const { candidate, f } = this;
    if (candidate !== undefined) {
      this.state = "solved";
      if (this.observed) this.report("goal", candidate.goal);
      return;
    }
    if (f === undefined ? !this.cutByDepthBound : !f.raise(this.counters.expanded)) {
      this.state = this.cutByMaxDepth ? "depth" : "exhausted";
      return;
    }
    if (f === undefined) this.depthBound++;
    this.cutByDepthBound = false;
    this.cutByMaxDepth = false;
    this.nextStart = 0;
    this.rounds++;
    this.reportBound();
  }

  /** Whether a node with this f is cut off in this round. What is cut off decides on the next bound. */
  private isAbove(bounds: BoundOnF, f: number, key: Key | undefined): boolean {
    if (f <= bounds.bound) return false;
    // A path with a cycle is not followed further; otherwise the rounds would never end.
    if (f < bounds.least && (!this.mayRepeat || this.repeats.isSimpleWith(key))) bounds.least = f;
    if (bounds.samplesCut && f < Number.POSITIVE_INFINITY) bounds.sample(f);
    return true;
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
      f: this.f?.bound ?? this.depthBound,
      depth: 0,
    });
  }

  private report(type: EventType, { id, parent, state, action, g, h, depth }: PathNode<State, Action>): void {
    const f = comparableF(g + this.options.hWeight * h);
    this.options.observer?.event({ type, id, parent, state, action, g, h, f, depth });
  }
}
