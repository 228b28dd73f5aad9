/**
 * HOT. The loop of the field (AIMA, best-first search): take a node from the frontier, test it, expand it,
 * put its children back. Order, goal test and duplicate policy are decided before the loop.
 */

import { Beam } from "../frontiers/beam.ts";
import { Fifo, InOrderLifo, Lifo } from "../frontiers/by-age.ts";
import type { Frontier } from "../frontiers/frontier.ts";
import { priorityFrontier } from "../frontiers/priority-frontier.ts";
import { newCounters } from "../metrics.ts";
import { NONE, pathTo, Status } from "../nodes/node.ts";
import type { Nodes, Run, RunEnd } from "../nodes/nodes.ts";
import { nodesFor } from "../nodes/nodes-for.ts";
import type { EventType, Observer } from "../trace/observer.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";
import { KnownStates } from "./known-states.ts";

/** How the frontier is ordered: by age, by a priority made of g and h, or by both, as a beam. */
export type Order = "oldest" | "newest" | "priority" | "beam";

/** The memory limit is checked after this many nodes or bytes. */
const NODES_PER_CHECK = 256;
const BYTES_PER_CHECK = 1 << 20;
/** The bytes of an entry in the frontier that has the largest: a beam. */
const MOST_BYTES_PER_ENTRY = 40;

export class GraphSearch<State, Action> implements Engine<State, Action>, Run {
  readonly counters = newCounters();
  state: EngineState = "running";
  private readonly nodes: Nodes<State>;
  readonly frontier: Frontier;
  private readonly byPriority: boolean;
  private readonly remembers: boolean;
  private readonly keepsCheapest: boolean;
  private readonly skipsUndo: boolean;
  private readonly checksPath: boolean;
  private readonly testsGenerated: boolean;
  readonly gWeight: number;
  readonly hWeight: number;
  readonly maxDepth: number;
  private readonly isPlain: boolean;
  private readonly isSingle: boolean;
  private readonly observer: Observer<State, Action> | undefined;
  /** Whether the node table does all steps in one go. */
  private readonly runsAtOnce: boolean;
  /**
   * Set if there is a depth limit: a more expensive or later path to a known state may then be the only one that is
   * short enough.
   */
  private readonly known: KnownStates | undefined;
  open = 0;
  taken = NONE;
  /** The number of nodes for which there is known to be enough memory. */
  roomUntil = 0;
  private cut = false;
  private hasGivenUp = false;
  private goal = NONE;

  /** Without `isThorough` a search with `keep-first` does not try the shorter paths that it dropped when it has met the depth limit. */
  constructor(
    order: Order,
    private readonly options: EngineOptions<State, Action>,
    isThorough = true,
  ) {
    const { problem, heuristic, duplicates, goalTest, gWeight, hWeight, maxDepth } = options;
    this.nodes = nodesFor(problem, heuristic);
    this.frontier = frontierFor(order, options);
    this.byPriority = order === "priority" || order === "beam";
    this.remembers = duplicates === "keep-first" || duplicates === "keep-cheapest";
    this.keepsCheapest = duplicates === "keep-cheapest";
    this.skipsUndo = duplicates === "parent";
    this.checksPath = duplicates === "path";
    this.testsGenerated = goalTest === "generated";
    this.gWeight = gWeight;
    this.hWeight = hWeight;
    this.maxDepth = maxDepth;
    this.isSingle = options.precision === "single";
    this.isPlain = gWeight === 1 && hWeight === 1 && !this.isSingle;
    this.observer = options.observer;
    if (options.maxMemory === Number.POSITIVE_INFINITY) this.roomUntil = Number.POSITIVE_INFINITY;
    const isUsual = order === "priority" && this.keepsCheapest && !this.testsGenerated && !this.isSingle;
    // With costs of 1 the cheapest path is the shortest.
    const isLimited = this.remembers && maxDepth < Number.POSITIVE_INFINITY;
    if (isLimited && (this.keepsCheapest ? problem.cost !== undefined : isThorough))
      this.known = new KnownStates(this.nodes);
    this.runsAtOnce = isUsual && this.observer === undefined && this.known === undefined;
    this.addStarts();
  }

  step(expansions: number, batch = 1): void {
    if (this.runsAtOnce && expansions > 0)
      return this.endWith(this.nodes.run(this, Math.min(expansions, batch)));
    // Step 1. Take the best node, skipping entries that a cheaper path has replaced.
    const { nodes, counters } = this;
    const node = this.takeNext();
    if (node === NONE) return this.endWith("empty");
    nodes.setStatus(node, Status.closed);
    this.open--;
    this.taken = node;
    if (nodes.parent(node) !== NONE) counters.taken++;
    if (this.observer !== undefined) this.report("take", node);

    // Step 2. Test it.
    if (!this.testsGenerated && nodes.isGoal(node)) return this.solved(node);
    if (expansions === 0) return;
    const depth = nodes.depth(node);
    if (depth >= this.maxDepth) return this.cutOff();

    // Step 3. Expand it.
    if (nodes.size >= this.roomUntil && !this.hasRoom()) return this.endWith("memory");
    counters.expanded++;
    if (this.observer !== undefined) this.report("expand", node);
    const count = nodes.expand(node);
    const g = nodes.g(node);
    for (let child = 0; child < count; child++) {
      this.addChild(child, node, depth + 1, g + nodes.childCost[child]!);
      if (this.state !== "running") return;
    }
  }

  /** Depth of the node taken last. */
  get lastDepth(): number {
    return this.taken === NONE ? 0 : this.nodes.depth(this.taken);
  }

  frontierSize(): number {
    return this.open;
  }

  bytes(): number {
    return this.nodes.bytes() + this.frontier.bytes();
  }

  giveBack(): void {
    this.nodes.giveBack?.();
    this.frontier.giveBack?.();
  }

  solution(): Path<State, Action> | null {
    if (this.goal === NONE) return null;
    const path = pathTo(this.goal, (node) => this.nodes.parent(node));
    const states = path.map((node) => this.nodes.state(node));
    const actions = path.slice(1).map((node, i) => this.action(node, states[i]!));
    return { cost: this.nodes.g(this.goal), states, actions };
  }

  private takeNext(): number {
    const { nodes, frontier } = this;
    for (;;) {
      const node = frontier.pop();
      if (frontier.dropped !== undefined) this.giveUp(frontier.dropped);
      if (node === NONE) return NONE;
      if (nodes.status(node) !== Status.open) continue;
      if (this.byPriority && frontier.poppedPriority !== this.priority(nodes.g(node), nodes.h(node)))
        continue;
      return node;
    }
  }

  private giveUp(dropped: readonly number[]): void {
    for (const node of dropped) {
      this.hasGivenUp = true;
      this.open--;
      this.nodes.setStatus(node, Status.left);
      if (this.observer !== undefined) this.report("prune", node);
    }
  }

  private addChild(child: number, parent: number, depth: number, g: number): void {
    const { nodes, counters } = this;
    // Step 4. Drop what is known.
    if (this.skipsUndo && parent !== NONE) {
      const grandparent = nodes.parent(parent);
      if (grandparent !== NONE && nodes.hasState(grandparent, child)) return;
    }
    counters.generated++;
    const known = this.remembers
      ? nodes.find(child)
      : this.checksPath
        ? this.findOnPath(child, parent)
        : NONE;
    if (known !== NONE) {
      if (this.known !== undefined) this.meet(this.known, known, child, parent, depth, g);
      else if (this.keepsCheapest && g < nodes.g(known)) this.replace(known, child, parent, depth, g);
      else this.drop(known, child, parent, depth, g);
      return;
    }

    // Step 5. Keep the rest and put it into the frontier.
    const node = this.remembers
      ? nodes.remember(child, parent, depth, g)
      : nodes.add(child, parent, depth, g);
    if (this.observer !== undefined) this.report(parent === NONE ? "start" : "generate", node);
    if (this.testsGenerated && nodes.isGoal(node)) return this.solved(node);
    if (this.put(node, g)) counters.opened++;
  }

  private addStarts(): void {
    const count = this.nodes.makeStarts();
    for (let child = 0; child < count && this.state === "running"; child++) this.addChild(child, NONE, 0, 0);
  }

  /** Puts an open node into the frontier unless its h says that no goal can be reached from it. */
  private put(node: number, g: number): boolean {
    const h = this.nodes.h(node);
    if (h === Number.POSITIVE_INFINITY) {
      this.nodes.setStatus(node, Status.left);
      if (this.observer !== undefined) this.report("prune", node);
      return false;
    }
    this.frontier.push(node, this.byPriority ? this.priority(g, h) : 0, g);
    if (++this.open > this.counters.peakFrontier) this.counters.peakFrontier = this.open;
    return true;
  }

  /** A cheaper path to a known state: the node moves below its new parent and enters the frontier again. */
  private replace(node: number, child: number, parent: number, depth: number, g: number): void {
    const { nodes, counters } = this;
    nodes.move(node, child, parent, depth, g);
    if (nodes.status(node) === Status.closed) {
      counters.reopened++;
      if (this.observer !== undefined) this.report("reopen", node);
    } else {
      if (nodes.status(node) === Status.open) this.open--;
      if (this.observer !== undefined) this.report("update", node);
    }
    nodes.setStatus(node, Status.open);
    this.put(node, g);
  }

  /** A child whose state is known, under a depth limit. */
  private meet(
    states: KnownStates,
    known: number,
    child: number,
    parent: number,
    depth: number,
    g: number,
  ): void {
    const { nodes } = this;
    if (!this.keepsCheapest) {
      const waiting = states.waiting(known);
      if (states.isShortest(known, depth)) {
        if (waiting !== NONE) nodes.move(waiting, child, parent, depth, g);
        else states.putAside(known, nodes.add(child, parent, depth, g));
      }
      return this.drop(known, child, parent, depth, g);
    }
    const better = states.asGood(known, depth, g);
    if (better !== NONE) return this.drop(better, child, parent, depth, g);
    const worse = states.asBad(known, depth, g);
    if (worse !== NONE) return this.replace(worse, child, parent, depth, g);
    const node = nodes.add(child, parent, depth, g);
    states.add(known, node);
    this.enter(node);
  }

  /** Puts the shorter paths that were dropped into the frontier; false if there are none. */
  private triesShorter(): boolean {
    const nodes = this.known?.takeBack() ?? [];
    this.counters.generated += nodes.length;
    for (const node of nodes) this.enter(node);
    return nodes.length > 0;
  }

  /** Adds one more node with a known state, which is not a goal. */
  private enter(node: number): void {
    if (this.observer !== undefined) this.report("generate", node);
    if (this.put(node, this.nodes.g(node))) this.counters.opened++;
  }

  private drop(known: number, child: number, parent: number, depth: number, g: number): void {
    this.counters.duplicates++;
    if (this.observer === undefined) return;
    const h = this.nodes.h(known);
    this.observer.event({
      type: "duplicate",
      id: known,
      parent: parent === NONE ? null : parent,
      state: this.nodes.childState(child),
      action: parent === NONE ? null : this.options.problem.actions(this.nodes.state(parent))[child]!,
      g,
      h,
      f: this.gWeight * g + this.hWeight * h,
      depth,
    });
  }

  private findOnPath(child: number, parent: number): number {
    let node = parent;
    while (node !== NONE && !this.nodes.hasState(node, child)) node = this.nodes.parent(node);
    return node;
  }

  private priority(g: number, h: number): number {
    return this.isPlain ? g + h : this.weighted(g, h);
  }

  private weighted(g: number, h: number): number {
    const f = this.gWeight * g + this.hWeight * h;
    return this.isSingle ? Math.fround(f) : f;
  }

  /** What a run, or the lack of a node or of memory, means for the search. */
  private endWith(end: RunEnd): void {
    if (end === "memory") this.state = "memory";
    else if (end === "goal") this.solved(this.taken);
    else if (end === "empty" && !(this.cut && this.triesShorter()))
      this.state = this.hasGivenUp ? "width" : this.cut ? "depth" : "exhausted";
  }

  cutOff(): void {
    this.cut = true;
    if (this.options.limitNodes === "expanded") this.counters.expanded++;
  }

  /** Checked now and then before an expansion, so that no array grows past the memory limit. */
  hasRoom(): boolean {
    const { size } = this.nodes;
    const fitting = Math.floor((BYTES_PER_CHECK * size) / this.nodes.bytes());
    const untilCheck = Math.max(1, Math.min(fitting, NODES_PER_CHECK));
    const more = this.nodes.childCost.length + untilCheck;
    this.roomUntil = size + untilCheck;
    const bytes = this.nodes.bytesToAdd(more) + this.frontier.bytes() + more * MOST_BYTES_PER_ENTRY;
    return bytes <= this.options.maxMemory;
  }

  private solved(node: number): void {
    this.goal = node;
    this.state = "solved";
    if (this.observer !== undefined) this.report("goal", node);
  }

  private action(node: number, stateOfParent: State): Action {
    return this.options.problem.actions(stateOfParent)[this.nodes.action(node)]!;
  }

  private report(type: EventType, node: number): void {
    const { nodes } = this;
    const parent = nodes.parent(node);
    this.observer?.event({
      type,
      id: node,
      parent: parent === NONE ? null : parent,
      state: this.nodes.state(node),
      action: parent === NONE ? null : this.action(node, this.nodes.state(parent)),
      g: nodes.g(node),
      h: nodes.h(node),
      f: this.priority(nodes.g(node), nodes.h(node)),
      depth: nodes.depth(node),
    });
  }
}

function frontierFor<State, Action>(order: Order, options: EngineOptions<State, Action>): Frontier {
  if (order === "oldest") return new Fifo();
  if (order === "newest") return options.ties === "in-order" ? new InOrderLifo() : new Lifo();
  if (order === "beam") return new Beam(options.width);
  const { problem, gWeight, hWeight, ties } = options;
  const whole = problem.integerCosts === true && Number.isInteger(gWeight) && Number.isInteger(hWeight);
  return priorityFrontier(ties, whole);
}
