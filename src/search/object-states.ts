/** The store for any problem: states as the objects they are, found again by their keys. */
import type { Heuristic } from "./heuristic.ts";
import { NONE } from "./node.ts";
import type { Key, Problem } from "./problem.ts";
import type { StateStore } from "./state-store.ts";

/** A Map holds at most 2^24 entries: when one is full the next is begun. */
const ENTRIES_PER_MAP = 1 << 23;
/** What a small state, its key and its entry take, measured on boards of sixteen numbers. */
const BYTES_PER_STATE = 260;
const FIRST_CHILDREN = 16;

export class ObjectStates<State, Action> implements StateStore<State> {
  cost = new Float64Array(FIRST_CHILDREN);
  h = new Float64Array(FIRST_CHILDREN);
  private readonly states: State[] = [];
  private readonly childStates: State[] = [];
  private readonly childKeys: (Key | undefined)[] = [];
  private readonly maps: Map<Key, number>[] = [new Map()];
  private comparedNode = NONE;
  private comparedKey: Key = 0;

  constructor(
    private readonly problem: Problem<State, Action>,
    private readonly heuristic: Heuristic<State>,
  ) {}

  stageStarts(): number {
    const { starts } = this.problem;
    this.makeRoom(starts.length);
    for (let child = 0; child < starts.length; child++) this.stage(child, starts[child]!, 0);
    return starts.length;
  }

  expand(node: number): number {
    const { problem } = this;
    const state = this.states[node]!;
    const actions = problem.actions(state);
    const count = actions.length;
    this.makeRoom(count);
    for (let child = 0; child < count; child++) {
      const action = actions[child]!;
      const next = problem.result(state, action);
      this.stage(child, next, problem.cost === undefined ? 1 : problem.cost(state, action, next));
    }
    return count;
  }

  find(child: number): number {
    const key = this.key(child);
    for (const map of this.maps) {
      const node = map.get(key);
      if (node !== undefined) return node;
    }
    return NONE;
  }

  keep(child: number, node: number): void {
    this.states[node] = this.childStates[child]!;
  }

  index(child: number, node: number): void {
    let map = this.maps[this.maps.length - 1]!;
    if (map.size === ENTRIES_PER_MAP) this.maps.push((map = new Map()));
    map.set(this.key(child), node);
  }

  sameState(child: number, node: number): boolean {
    if (node !== this.comparedNode) {
      this.comparedNode = node;
      this.comparedKey = this.problem.key(this.states[node]!);
    }
    return this.key(child) === this.comparedKey;
  }

  isGoal(node: number): boolean {
    return this.problem.isGoal(this.states[node]!);
  }

  isGoalChild(child: number): boolean {
    return this.problem.isGoal(this.childStates[child]!);
  }

  state(node: number): State {
    return this.states[node]!;
  }

  childState(child: number): State {
    return this.childStates[child]!;
  }

  bytes(): number {
    return this.states.length * BYTES_PER_STATE;
  }

  bytesToAdd(more: number): number {
    return (this.states.length + more) * BYTES_PER_STATE;
  }

  private stage(child: number, state: State, cost: number): void {
    this.childStates[child] = state;
    this.childKeys[child] = undefined;
    this.cost[child] = cost;
    this.h[child] = this.heuristic(state);
  }

  private key(child: number): Key {
    return (this.childKeys[child] ??= this.problem.key(this.childStates[child]!));
  }

  private makeRoom(children: number): void {
    if (children <= this.cost.length) return;
    this.cost = new Float64Array(children * 2);
    this.h = new Float64Array(children * 2);
  }
}
