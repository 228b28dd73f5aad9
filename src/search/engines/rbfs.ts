/**
 * Recursive best-first search (Korf 1993; AIMA, figure RECURSIVE-BEST-FIRST-SEARCH), on a stack of its own. It
 * descends below the best node while that node is no worse than the best one waiting elsewhere. When it backs up it forgets
 * the subtree and keeps the least f seen there. Children inherit the f of their parent if it is larger.
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
import { comparableF } from "./comparable-f.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";

interface RecursiveNode<State, Action> {
  readonly id: number;
  readonly parent: number | null;
  readonly state: State;
  readonly action: Action | null;
  readonly g: number;
  readonly h: number;
  readonly depth: number;
  readonly key: Key | undefined;
  /** The least known cost plus estimate of all paths through this node; Infinity when none is left. */
  f: number;
}

/** A node of the current path and its children: one call of the recursive form. */
interface Frame<State, Action> {
  /** Undefined at the bottom of the stack, where the children are the starts. */
  readonly node: RecursiveNode<State, Action> | undefined;
  /** A binary heap: the least f first, among equals the one made first, which has the smallest number. */
  readonly children: RecursiveNode<State, Action>[];
  /** The best f that waits elsewhere. */
  readonly bound: number;
}

/** Roughly what a node takes besides its state. */
const BYTES_PER_NODE = 180;

export class RecursiveBestFirstSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  private readonly stack: Frame<State, Action>[] = [];
  private readonly onPath = new Set<Key>();
  private readonly observed: boolean;
  private goal: RecursiveNode<State, Action> | undefined;
  private waiting = 0;
  private cut = false;
  private lastId = -1;
  private readonly bytesPerNode: number;

  constructor(private readonly options: EngineOptions<State, Action>) {
    this.observed = options.observer !== undefined;
    this.bytesPerNode = BYTES_PER_NODE + bytesOf(options.problem.starts[0]);
    const bottom: Frame<State, Action> = { node: undefined, children: [], bound: Number.POSITIVE_INFINITY };
    this.stack.push(bottom);
    for (const state of options.problem.starts) this.addChild(bottom, state, null, this.keyOf(state), 0);
    heapify(bottom.children);
  }

  step(expansions: number): void {
    // Backing up takes no node, so with no expansion left it goes on until one is taken.
    while (!this.advance(expansions) && expansions === 0 && this.state === "running");
  }

  /** False if it only backed up. */
  private advance(expansions: number): boolean {
    // Step 1. Find the best child of the last node of the path, which is at the top of its heap.
    const frame = this.stack[this.stack.length - 1]!;
    const best = frame.children[0];

    // Step 2. Back up if no child has hope or a better node waits elsewhere.
    if (best === undefined || best.f === Number.POSITIVE_INFINITY || best.f > frame.bound) {
      this.leave(frame, best?.f ?? Number.POSITIVE_INFINITY);
      return false;
    }

    // Step 3. Take the best child and test it.
    this.waiting--;
    if (best.depth > 0) this.counters.taken++;
    if (this.observed) this.report("take", best);
    const { problem, maxDepth, maxMemory } = this.options;
    if (checkedGoal(problem.isGoal(best.state), best.state)) this.solved(best);
    if (this.state === "solved" || expansions === 0) return true;
    if (best.depth >= maxDepth) {
      this.cutAt(best);
      sink(frame.children, 0);
      return true;
    }

    // Step 4. Expand it and descend.
    const actions = checkedActions(problem.actions(best.state), best.state);
    if (this.bytes() + (actions.length + 1) * this.bytesPerNode > maxMemory) this.state = "memory";
    else this.expand(best, actions, Math.min(frame.bound, secondBest(frame.children)));
    return true;
  }

  frontierSize(): number {
    return this.waiting;
  }

  bytes(): number {
    return (this.waiting + this.stack.length) * this.bytesPerNode;
  }

  solution(): Path<State, Action> | null {
    if (this.goal === undefined) return null;
    const nodes = [...this.stack.slice(1).map((frame) => frame.node!), this.goal];
    const actions = nodes.slice(1).map((node) => node.action!);
    return { cost: this.goal.g, states: nodes.map((node) => node.state), actions };
  }

  private expand(node: RecursiveNode<State, Action>, actions: readonly Action[], bound: number): void {
    const { problem, duplicates } = this.options;
    const above = this.stack[this.stack.length - 1]!.node;
    const frame: Frame<State, Action> = { node, children: [], bound };
    this.stack.push(frame);
    if (duplicates === "path") this.onPath.add(node.key!);
    this.counters.expanded++;
    if (this.observed) this.report("expand", node);
    for (const action of actions) {
      const state = checkedResult(problem.result(node.state, action), node.state, action);
      const key = this.keyOf(state);
      if (node.key !== undefined && this.counters.expanded <= WATCHED_EXPANSIONS)
        checkUnchanged(problem, node.state, node.key);
      if (duplicates === "parent" && above !== undefined && key === above.key) continue;
      const cost =
        problem.cost === undefined
          ? 1
          : checkedCost(problem.cost(node.state, action, state), node.state, action);
      this.addChild(frame, state, action, key, node.g + cost);
    }
    heapify(frame.children);
  }

  private addChild(
    frame: Frame<State, Action>,
    state: State,
    action: Action | null,
    key: Key | undefined,
    g: number,
  ): void {
    const { counters, observed } = this;
    const { heuristic, gWeight, hWeight } = this.options;
    const { node } = frame;
    const h = checkedEstimate(heuristic(state), state);
    const own = comparableF(gWeight * g + hWeight * h);
    const f = node === undefined ? own : Math.max(own, node.f);
    const depth = this.stack.length - 1;
    const child = { id: ++this.lastId, parent: node?.id ?? null, state, action, g, h, depth, key, f };
    counters.generated++;
    if (key !== undefined && this.onPath.has(key)) {
      counters.duplicates++;
      if (observed) this.report("duplicate", child);
      return;
    }
    if (observed) this.report(node === undefined ? "start" : "generate", child);
    if (h === Number.POSITIVE_INFINITY) {
      if (observed) this.report("prune", child);
      return;
    }
    frame.children.push(child);
    counters.opened++;
    if (++this.waiting > counters.peakFrontier) counters.peakFrontier = this.waiting;
  }

  /** Forgets the children of the last node of the path; the node waits again unless nothing is left below it. */
  private leave({ node, children }: Frame<State, Action>, f: number): void {
    if (node === undefined) {
      this.state = this.cut ? "depth" : "exhausted";
      return;
    }
    this.stack.pop();
    if (node.key !== undefined) this.onPath.delete(node.key);
    // An observer sees them leave in the order in which they were made.
    if (this.observed) children.sort((a, b) => a.id - b.id);
    for (const child of children) {
      if (child.f === Number.POSITIVE_INFINITY) continue;
      this.waiting--;
      if (this.observed) this.report("leave", child);
    }
    node.f = f;
    sink(this.stack[this.stack.length - 1]!.children, 0);
    if (f < Number.POSITIVE_INFINITY) this.waiting++;
    if (this.observed) this.report("leave", node);
  }

  private cutAt(node: RecursiveNode<State, Action>): void {
    this.cut = true;
    node.f = Number.POSITIVE_INFINITY;
    if (this.observed) this.report("leave", node);
  }

  private solved(node: RecursiveNode<State, Action>): void {
    this.goal = node;
    this.state = "solved";
    if (this.observed) this.report("goal", node);
  }

  private keyOf(state: State): Key | undefined {
    const { duplicates, problem } = this.options;
    return duplicates === "none" ? undefined : checkedKey(problem.key(state), state);
  }

  private report(type: EventType, node: RecursiveNode<State, Action>): void {
    const { id, parent, state, action, g, h, f, depth } = node;
    this.options.observer?.event({ type, id, parent, state, action, g, h, f, depth });
  }
}

type Sibling = RecursiveNode<unknown, unknown>;

function comesBefore(a: Sibling, b: Sibling): boolean {
  return a.f !== b.f ? a.f < b.f : a.id < b.id;
}

function heapify(siblings: Sibling[]): void {
  for (let at = (siblings.length >> 1) - 1; at >= 0; at--) sink(siblings, at);
}

/** Puts the node at this place of the heap, whose f may have grown, where it belongs. */
function sink(siblings: Sibling[], from: number): void {
  const node = siblings[from]!;
  let at = from;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= siblings.length) break;
    if (below + 1 < siblings.length && comesBefore(siblings[below + 1]!, siblings[below]!)) below++;
    if (!comesBefore(siblings[below]!, node)) break;
    siblings[at] = siblings[below]!;
    at = below;
  }
  siblings[at] = node;
}

/** The least f of all but the node at the top of the heap. */
function secondBest(siblings: readonly Sibling[]): number {
  const left = siblings[1]?.f ?? Number.POSITIVE_INFINITY;
  return Math.min(left, siblings[2]?.f ?? Number.POSITIVE_INFINITY);
}
