/**
 * Simplified memory-bounded A* (Russell 1992; AIMA). The tree in memory has at most `capacity` nodes. When it is full,
 * the worst leaf is forgotten and its parent keeps its f: one number per forgotten child, as in SMA*+ (Lovinger and Zhang
 * 2017), because with only the least of them the search could go round in circles among equal f.
 * Best: least f, then deepest, then newest. Worst: largest f, then shallowest, then oldest.
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
import { PlacedHeap } from "../frontiers/placed-heap.ts";
import { newCounters } from "../metrics.ts";
import { NONE } from "../nodes/node.ts";
import { bytesOf } from "../nodes/state-size.ts";
import type { Key } from "../problem.ts";
import type { EventType } from "../trace/observer.ts";
import { comparableF } from "./comparable-f.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";

class TreeNode<State, Action> {
  /** The starts have 0; the root, which stands above them and is on no path, has -1. */
  readonly depth: number;
  /** Once expanded: the f of each forgotten child, Infinity for those in memory and those without hope. */
  forgotten: number[] | undefined;
  childrenHeld = 0;
  queuePosition = NONE;
  leafPosition = NONE;

  constructor(
    readonly id: number,
    readonly parent: TreeNode<State, Action> | undefined,
    /** Which child of its parent it is. */
    readonly index: number,
    readonly state: State,
    readonly action: Action | null,
    readonly key: Key | undefined,
    readonly g: number,
    readonly h: number,
    /** The least cost plus estimate of all paths through it; once expanded, the least of `forgotten`. */
    public f: number,
  ) {
    this.depth = parent === undefined ? -1 : parent.depth + 1;
  }
}

/** Roughly what a node takes besides its state. */
const BYTES_PER_NODE = 280;
const BYTES_PER_NUMBER = 8;
/** An f for each child of a node with many. */
const MOST_BYTES_OF_NUMBERS = 16 * BYTES_PER_NUMBER;

export class MemoryBoundedSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  /** The nodes worth taking: those never expanded, or with a forgotten child. */
  private readonly queue = new PlacedHeap<TreeNode<State, Action>>("queuePosition", isBetter);
  /** The nodes without a child in memory, except the one being worked on. */
  private readonly leaves = new PlacedHeap<TreeNode<State, Action>>("leafPosition", isWorse);
  private readonly root: TreeNode<State, Action>;
  private readonly observed: boolean;
  /** The most nodes held at one time: as many as asked for, or as the memory limit allows. */
  private readonly capacity: number;
  private readonly bytesPerNode: number;
  private atWork: TreeNode<State, Action>;
  private goal: TreeNode<State, Action> | undefined;
  private held = 0;
  private numbersHeld = 0;
  private cutByDepth = false;
  private cutByCapacity = false;
  private lastId: number;

  constructor(private readonly options: EngineOptions<State, Action>) {
    const { starts } = options.problem;
    this.bytesPerNode = BYTES_PER_NODE + bytesOf(starts[0]);
    const fitting = Math.floor(options.maxMemory / (this.bytesPerNode + MOST_BYTES_OF_NUMBERS));
    this.capacity = Math.max(2, Math.min(options.capacity, fitting));
    this.observed = options.observer !== undefined;
    this.root = this.atWork = new TreeNode<State, Action>(
      NONE,
      undefined,
      0,
      starts[0]!,
      null,
      undefined,
      0,
      0,
      0,
    );
    this.root.forgotten = starts.map(() => Number.POSITIVE_INFINITY);
    this.lastId = starts.length - 1;
    for (let index = 0; index < starts.length; index++) this.addStart(index, true);
    this.counters.generated = starts.length;
    this.counters.opened = this.held;
    this.refile(this.root);
  }

  step(expansions: number): void {
    // Step 1. Take the best node and keep it from being forgotten.
    const node = this.queue.first();
    if (node === undefined) {
      this.state = this.cutByCapacity ? "memory" : this.cutByDepth ? "depth" : "exhausted";
      return;
    }
    // A node with forgotten children has been tested before.
    if (expansions === 0 && node.forgotten !== undefined) return;
    this.queue.remove(node);
    this.leaves.remove(node);
    this.atWork = node;

    // Step 2. If it has forgotten children, make the best of them again; otherwise test it and make all its children.
    if (node.forgotten !== undefined) this.remember(node, node.forgotten.indexOf(node.f));
    else {
      if (this.isGoal(node) || expansions === 0) return;
      this.expand(node);
    }

    // Step 3. Let it wait again with the least f it has forgotten, if there is one.
    this.refile(node);
  }

  frontierSize(): number {
    return this.queue.size;
  }

  bytes(): number {
    return this.held * this.bytesPerNode + this.numbersHeld * BYTES_PER_NUMBER;
  }

  solution(): Path<State, Action> | null {
    if (this.goal === undefined) return null;
    const nodes: TreeNode<State, Action>[] = [];
    for (let node = this.goal; node !== this.root; node = node.parent!) nodes.push(node);
    nodes.reverse();
    const actions = nodes.slice(1).map((node) => node.action!);
    return { cost: this.goal.g, states: nodes.map((node) => node.state), actions };
  }

  /** Tests a node that was taken; a goal ends the search. */
  private isGoal(node: TreeNode<State, Action>): boolean {
    if (node.depth > 0) this.counters.taken++;
    if (this.observed) this.report("take", node);
    if (!checkedGoal(this.options.problem.isGoal(node.state), node.state)) return false;
    this.goal = node;
    this.state = "solved";
    if (this.observed) this.report("goal", node);
    return true;
  }

  private expand(node: TreeNode<State, Action>): void {
    const { problem, maxDepth } = this.options;
    node.forgotten = [];
    if (node.depth >= maxDepth) {
      this.cutByDepth = true;
      return;
    }
    const actions = checkedActions(problem.actions(node.state), node.state);
    if (node.depth + 1 >= this.capacity) {
      // The path to this node fills the memory.
      if (actions.length > 0) this.cutByCapacity = true;
      return;
    }
    this.counters.expanded++;
    if (this.observed) this.report("expand", node);
    node.forgotten = actions.map(() => Number.POSITIVE_INFINITY);
    this.numbersHeld += actions.length;
    for (let index = 0; index < actions.length; index++) this.addChild(node, index, actions[index]!);
  }

  /** Makes one forgotten child again. No leaf is better than it, so there is room for it. */
  private remember(node: TreeNode<State, Action>, index: number): void {
    if (node === this.root) return this.addStart(index, false);
    this.counters.expanded++;
    if (this.observed) this.report("expand", node);
    this.addChild(node, index, this.options.problem.actions(node.state)[index]!);
  }

  private addStart(index: number, first: boolean): void {
    const { problem, heuristic, hWeight } = this.options;
    const state = problem.starts[index]!;
    const h = checkedEstimate(heuristic(state), state);
    const f = Math.max(comparableF(hWeight * h), this.root.f);
    const start = new TreeNode(index, this.root, index, state, null, this.keyOf(state), 0, h, f);
    if (first && this.observed) this.report("start", start);
    this.keep(start);
  }

  private addChild(parent: TreeNode<State, Action>, index: number, action: Action): void {
    const { problem, heuristic, duplicates, gWeight, hWeight } = this.options;
    const state = checkedResult(problem.result(parent.state, action), parent.state, action);
    const key = this.keyOf(state);
    if (parent.key !== undefined && this.counters.expanded <= WATCHED_EXPANSIONS)
      checkUnchanged(problem, parent.state, parent.key);
    if (duplicates === "parent" && parent.depth > 0 && key === parent.parent!.key) return;
    this.counters.generated++;
    const cost =
      problem.cost === undefined
        ? 1
        : checkedCost(problem.cost(parent.state, action, state), parent.state, action);
    const g = parent.g + cost;
    const h = checkedEstimate(heuristic(state), state);
    const f = Math.max(comparableF(gWeight * g + hWeight * h), parent.f);
    const child = new TreeNode(++this.lastId, parent, index, state, action, key, g, h, f);
    if (duplicates === "path" && isOnPath(key, parent)) {
      this.counters.duplicates++;
      if (this.observed) this.report("duplicate", child);
      return;
    }
    if (this.observed) this.report("generate", child);
    if (this.keep(child)) this.counters.opened++;
  }

  /** Keeps a new node, displacing a worse leaf if memory is full; if there is none, only its f is kept, by its parent. */
  private keep(node: TreeNode<State, Action>): boolean {
    const forgotten = node.parent!.forgotten!;
    const worst = this.held < this.capacity ? undefined : this.leaves.first()!;
    const isHopeless = node.h === Number.POSITIVE_INFINITY;
    if (isHopeless || (worst !== undefined && !isWorse(worst, node))) {
      if (!isHopeless) forgotten[node.index] = node.f;
      if (this.observed) this.report("prune", node);
      return false;
    }
    if (worst !== undefined) {
      this.release(worst);
      if (worst.parent !== this.atWork) this.refile(worst.parent!);
    }
    forgotten[node.index] = Number.POSITIVE_INFINITY;
    node.parent!.childrenHeld++;
    this.held++;
    this.leaves.add(node);
    this.enqueue(node);
    return true;
  }

  /** Updates the f of an expanded node and its positions in the heaps; a hopeless one is released, and so on upwards. */
  private refile(expanded: TreeNode<State, Action>): void {
    this.queue.remove(expanded);
    expanded.f = leastOf(expanded.forgotten!);
    if (expanded.f < Number.POSITIVE_INFINITY) this.enqueue(expanded);
    // A hopeless node leaves nothing to its parent, whose f and place in the queue stay: a parent may have very many children.
    for (let node = expanded; node.childrenHeld === 0 && node !== this.root; node = node.parent!) {
      if (node.f < Number.POSITIVE_INFINITY) return this.leaves.add(node);
      this.release(node);
    }
  }

  /** Takes a leaf out of memory and leaves its f to its parent. */
  private release(leaf: TreeNode<State, Action>): void {
    this.queue.remove(leaf);
    this.leaves.remove(leaf);
    this.held--;
    this.numbersHeld -= leaf.forgotten?.length ?? 0;
    leaf.parent!.forgotten![leaf.index] = leaf.f;
    leaf.parent!.childrenHeld--;
    if (this.observed) this.report("leave", leaf);
  }

  private enqueue(node: TreeNode<State, Action>): void {
    this.queue.add(node);
    if (this.queue.size > this.counters.peakFrontier) this.counters.peakFrontier = this.queue.size;
  }

  private keyOf(state: State): Key | undefined {
    const { duplicates, problem } = this.options;
    return duplicates === "none" ? undefined : checkedKey(problem.key(state), state);
  }

  private report(type: EventType, node: TreeNode<State, Action>): void {
    const { id, state, action, g, h, f, depth } = node;
    const parent = depth === 0 ? null : node.parent!.id;
    this.options.observer?.event({ type, id, parent, state, action, g, h, f, depth });
  }
}

/**
 * Deepest first among equals, and shallowest forgotten first: a branch once begun is finished before another of the
 * same f displaces it for good, so the least f of the tree rises after finitely many steps.
 */
function isBetter(a: TreeNode<unknown, unknown>, b: TreeNode<unknown, unknown>): boolean {
  if (a.f !== b.f) return a.f < b.f;
  return a.depth !== b.depth ? a.depth > b.depth : a.id > b.id;
}

function isWorse(a: TreeNode<unknown, unknown>, b: TreeNode<unknown, unknown>): boolean {
  return isBetter(b, a);
}

function isOnPath(key: Key | undefined, last: TreeNode<unknown, unknown>): boolean {
  for (let node = last; node.parent !== undefined; node = node.parent) if (node.key === key) return true;
  return false;
}

function leastOf(numbers: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const number of numbers) if (number < least) least = number;
  return least;
}
