/** HOT. The table for any problem: states as the objects they are, found again by their keys; the rest in columns. */
import {
  checkedActions,
  checkedCost,
  checkedEstimate,
  checkedGoal,
  checkedKey,
  checkedResult,
} from "../answers.ts";
import type { Heuristic } from "../heuristic.ts";
import type { Key, Problem } from "../problem.ts";
import { KeyIndex } from "./key-index.ts";
import { NONE, NodeColumns, Status } from "./node.ts";
import type { Destination, Nodes } from "./nodes.ts";
import { StateSizes } from "./state-size.ts";

/** One word for a reference to a state, and half as much again because the array grows by half. */
const BYTES_PER_REFERENCE = 12;
const FIRST_CHILDREN = 16;

export class ObjectNodes<State, Action> implements Nodes<State> {
  childCost: Float64Array | Int32Array = new Float64Array(FIRST_CHILDREN);
  private readonly columns = new NodeColumns();
  private readonly states: State[] = [];
  private readonly childStates: State[] = [];
  private readonly childKeys: (Key | undefined)[] = [];
  private readonly index = new KeyIndex();
  private readonly sizes = new StateSizes();
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
    this.makeRoom(count);
    for (let child = 0; child < count; child++) {
      const action = actions[child]!;
      const next = checkedResult(problem.result(state, action), state, action);
      const cost =
        problem.cost === undefined ? 1 : checkedCost(problem.cost(state, action, next), state, action);
      this.make(child, next, cost);
    }
    return count;
  }

  /** Does in one function what `expand`, `find`, `remember` and `move` do: V8 inlines into one what it does not into many. */
  expandInto(node: number, { frontier, counters, gWeight, hWeight }: Destination): number {
    const { problem, heuristic, columns, index, states } = this;
    const state = states[node]!;
    const actions = checkedActions(problem.actions(state), state);
    const count = actions.length;
    this.makeRoom(count);
    const gBefore = columns.g[node]!;
    const depth = columns.depth[node]! + 1;
    let opened = 0;
    let reopened = 0;
    let duplicates = 0;
    for (let child = 0; child < count; child++) {
      const action = actions[child]!;
      const next = checkedResult(problem.result(state, action), state, action);
      const g =
        gBefore +
        (problem.cost === undefined ? 1 : checkedCost(problem.cost(state, action, next), state, action));
      const key = checkedKey(problem.key(next), next);
      const known = index.find(key);
      if (known === NONE) {
        const h = checkedEstimate(heuristic(next), next);
        const added = columns.add(node, child, depth, g, h);
        states.push(next);
        this.sizes.add(next, state);
        index.add(key, added);
        if (h === Number.POSITIVE_INFINITY) columns.status[added] = Status.left;
        else {
          frontier.push(added, gWeight * g + hWeight * h, g);
          opened++;
        }
      } else if (g < columns.g[known]!) {
        this.move(known, child, node, depth, g);
        if (columns.status[known] === Status.left) continue;
        if (columns.status[known] === Status.closed) reopened++;
        columns.status[known] = Status.open;
        frontier.push(known, gWeight * g + hWeight * columns.h[known]!, g);
      } else duplicates++;
    }
    counters.generated += count;
    counters.opened += opened;
    counters.reopened += reopened;
    counters.duplicates += duplicates;
    return opened + reopened;
  }

  find(child: number): number {
    return this.index.find(this.childKey(child));
  }

  add(child: number, parent: number, depth: number, g: number): number {
    const state = this.childStates[child]!;
    const h = checkedEstimate(this.heuristic(state), state);
    const node = this.columns.add(parent, child, depth, g, h);
    this.states[node] = state;
    this.sizes.add(state, parent === NONE ? undefined : this.states[parent]);
    return node;
  }

  remember(child: number, parent: number, depth: number, g: number): number {
    const node = this.add(child, parent, depth, g);
    this.index.add(this.childKey(child), node);
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

  private makeRoom(children: number): void {
    if (children <= this.childCost.length) return;
    this.childCost = new Float64Array(children * 2);
  }
}
