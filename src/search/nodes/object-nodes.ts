/** HOT. The table for any problem: states as the objects they are, found again by their keys; the rest in columns. */
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
import type { Heuristic } from "../heuristic.ts";
import type { Key, Problem } from "../problem.ts";
import { KeyIndex } from "./key-index.ts";
import { NONE, NodeColumns, Status } from "./node.ts";
import type { Nodes, Run, RunEnd } from "./nodes.ts";
import { giveBackStates, takeStates } from "./spare-arrays.ts";
import { StateSizes } from "./state-size.ts";

/** One word for a reference to a state, and half as much again because the array grows by half. */
const BYTES_PER_REFERENCE = 12;
const FIRST_CHILDREN = 16;

export class ObjectNodes<State, Action> implements Nodes<State> {
  childCost: Float64Array | Int32Array = new Float64Array(FIRST_CHILDREN);
  private readonly columns = new NodeColumns();
  /** May be longer than there are nodes. */
  private readonly states: State[] = takeStates();
  private readonly childStates: State[] = [];
  private readonly childKeys: (Key | undefined)[] = [];
  private readonly index = new KeyIndex();
  private readonly sizes = new StateSizes();
  private expansions = 0;
  private comparedNode = NONE;
  private comparedKey: Key = 0;

  constructor(
    private readonly problem: Problem<State, Action>,
    private readonly heuristic: Heuristic<State>,
  ) {}

  get size(): number {
    return this.columns.size;
  }

  makeStarts(): number {
    const { starts } = this.problem;
    this.makeRoom(starts.length);
    for (let child = 0; child < starts.length; child++) this.make(child, starts[child]!, 0);
    return starts.length;
  }

  expand(node: number): number {
    const { problem } = this;
    const state = this.states[node]!;
    const actions = checkedActions(problem.actions(state), state);
    const count = actions.length;
    const watched = this.expansions++ < WATCHED_EXPANSIONS ? this.keyOf(state) : undefined;
    this.makeRoom(count);
    for (let child = 0; child < count; child++) {
      const action = actions[child]!;
      const next = checkedResult(problem.result(state, action), state, action);
      const cost =
        problem.cost === undefined ? 1 : checkedCost(problem.cost(state, action, next), state, action);
      this.make(child, next, cost);
    }
    if (watched !== undefined) checkUnchanged(problem, state, watched);
    return count;
  }

  /** One function for all that happens to a node: V8 inlines the user's functions into it and keeps the columns at hand. */
  run(run: Run, expansions: number): RunEnd {
    const { problem, heuristic, columns, index, states, sizes } = this;
    const { frontier, counters, gWeight, hWeight, maxDepth } = run;
    const hasCosts = problem.cost !== undefined;
    for (let left = expansions; left > 0; ) {
      const node = frontier.pop();
      if (node === NONE) return "empty";
      const gOfNode = columns.g[node]!;
      if (columns.status[node] !== Status.open) continue;
      if (frontier.poppedPriority !== gWeight * gOfNode + hWeight * columns.h[node]!) continue;
      columns.status[node] = Status.closed;
      run.open--;
      run.taken = node;
      if (columns.parent[node] !== NONE) counters.taken++;
      const state = states[node]!;
      if (checkedGoal(problem.isGoal(state), state)) return "goal";
      const depth = columns.depth[node]! + 1;
      if (depth > maxDepth) {
        run.cutOff();
        continue;
      }
      if (columns.size >= run.roomUntil && !run.hasRoom()) return "memory";
      counters.expanded++;
      left--;

      const parent = columns.parent[node]!;
      const before = parent === NONE ? state : states[parent]!;
      const actions = checkedActions(problem.actions(state), state);
      const count = actions.length;
      const watched = counters.expanded <= WATCHED_EXPANSIONS ? this.keyOf(state) : undefined;
      let opened = 0;
      let duplicates = 0;
      for (let child = 0; child < count; child++) {
        const action = actions[child]!;
        const next = checkedResult(problem.result(state, action), state, action);
        const cost = hasCosts ? checkedCost(problem.cost!(state, action, next), state, action) : 1;
        // Back where the node came from: that path is never dearer. Seen at once if states are numbers or strings.
        if (next === before) {
          duplicates++;
          continue;
        }
        const g = gOfNode + cost;
        const key = checkedKey(problem.key(next), next);
        const known = index.find(key);
        if (known === NONE) {
          const h = checkedEstimate(heuristic(next), next);
          // As `columns.add` does it; V8 inlines only so much, and the rest of that is for the functions of the problem.
          if (columns.size === columns.parent.length) columns.grow();
          const added = columns.size++;
          columns.parent[added] = node;
          columns.action[added] = child;
          columns.depth[added] = depth;
          columns.g[added] = g;
          columns.h[added] = h;
          columns.status[added] = Status.open;
          if (added < states.length) states[added] = next;
          else states.push(next);
          // A state that is its own key is counted there.
          if (typeof next === "object" || (next as unknown) !== key) sizes.add(next, state);
          index.add(key, added);
          if (h === Number.POSITIVE_INFINITY) columns.status[added] = Status.left;
          else {
            frontier.push(added, gWeight * g + hWeight * h, g);
            opened++;
          }
        } else if (g < columns.g[known]!) this.replace(run, known, child, node, depth, g);
        else duplicates++;
      }
      if (watched !== undefined) checkUnchanged(problem, state, watched);
      counters.generated += count;
      counters.opened += opened;
      counters.duplicates += duplicates;
      run.open += opened;
      if (run.open > counters.peakFrontier) counters.peakFrontier = run.open;
    }
    return "paused";
  }

  find(child: number): number {
    return this.index.find(this.childKey(child));
  }

  add(child: number, parent: number, depth: number, g: number): number {
    return this.keep(child, parent, depth, g, undefined);
  }

  remember(child: number, parent: number, depth: number, g: number): number {
    const key = this.childKey(child);
    const node = this.keep(child, parent, depth, g, key);
    this.index.add(key, node);
    return node;
  }

  move(node: number, child: number, parent: number, depth: number, g: number): void {
    const { columns } = this;
    columns.parent[node] = parent;
    columns.action[node] = child;
    columns.depth[node] = depth;
    columns.g[node] = g;
  }

  hasState(node: number, child: number): boolean {
    if (node !== this.comparedNode) {
      this.comparedNode = node;
      this.comparedKey = this.keyOf(this.states[node]!);
    }
    return this.childKey(child) === this.comparedKey;
  }

  isGoal(node: number): boolean {
    const state = this.states[node]!;
    return checkedGoal(this.problem.isGoal(state), state);
  }

  state(node: number): State {
    return this.states[node]!;
  }

  childState(child: number): State {
    return this.childStates[child]!;
  }

  parent(node: number): number {
    return this.columns.parent[node]!;
  }

  action(node: number): number {
    return this.columns.action[node]!;
  }

  depth(node: number): number {
    return this.columns.depth[node]!;
  }

  g(node: number): number {
    return this.columns.g[node]!;
  }

  h(node: number): number {
    return this.columns.h[node]!;
  }

  status(node: number): number {
    return this.columns.status[node]!;
  }

  setStatus(node: number, status: number): void {
    this.columns.status[node] = status;
  }

  bytes(): number {
    return this.columns.bytes() + this.index.bytes() + this.sizes.total() + this.size * BYTES_PER_REFERENCE;
  }

  bytesToAdd(more: number): number {
    const states = this.sizes.total() + more * this.sizes.perState();
    const tables = this.columns.bytesToAdd(more) + this.index.bytesToAdd(more);
    return tables + states + (this.size + more) * BYTES_PER_REFERENCE;
  }

  giveBack(): void {
    giveBackStates(this.states, this.size);
    this.columns.giveBack();
    this.index.giveBack();
  }

  private keep(child: number, parent: number, depth: number, g: number, key: Key | undefined): number {
    const state = this.childStates[child]!;
    const h = checkedEstimate(this.heuristic(state), state);
    const node = this.columns.add(parent, child, depth, g, h);
    this.states[node] = state;
    if ((state as unknown) !== key) this.sizes.add(state, parent === NONE ? undefined : this.states[parent]);
    return node;
  }

  private make(child: number, state: State, cost: number): void {
    this.childStates[child] = state;
    this.childKeys[child] = undefined;
    this.childCost[child] = cost;
  }

  private childKey(child: number): Key {
    return (this.childKeys[child] ??= this.keyOf(this.childStates[child]!));
  }

  private keyOf(state: State): Key {
    return checkedKey(this.problem.key(state), state);
  }

  /** A cheaper path to a known state: the node moves below its new parent and enters the frontier again. */
  private replace(run: Run, node: number, child: number, parent: number, depth: number, g: number): void {
    const { columns } = this;
    this.move(node, child, parent, depth, g);
    if (columns.status[node] === Status.left) return;
    if (columns.status[node] === Status.closed) {
      run.counters.reopened++;
      run.open++;
    }
    columns.status[node] = Status.open;
    run.frontier.push(node, run.gWeight * g + run.hWeight * columns.h[node]!, g);
  }

  private makeRoom(children: number): void {
    if (children <= this.childCost.length) return;
    this.childCost = new Float64Array(children * 2);
  }
}
