/**
 * States as numbers, and the steps between them: what an analysis looks at instead of asking the problem again for every
 * heuristic. A whole space, the part of it that a limit allowed, or a sample with the steps from it.
 */
import { checkedActions, checkedCost, checkedGoal, checkedKey, checkedResult } from "../answers.ts";
import { KeyIndex } from "../nodes/key-index.ts";
import { enlarged, NONE } from "../nodes/node.ts";
import { StateSizes } from "../nodes/state-size.ts";
import type { Problem } from "../problem.ts";

export class StateGraph<State, Action> {
  readonly states: State[] = [];
  readonly isGoal: boolean[] = [];
  /** Steps of state v: from `stepBegins[v]` up to `stepBegins[v + 1]`. Known for the first `expanded` states. */
  stepBegins: Int32Array = new Int32Array(1024);
  stepTargets: Int32Array = new Int32Array(4096);
  stepCosts: Float64Array = new Float64Array(4096);
  expanded = 0;
  private readonly index = new KeyIndex();
  private readonly sizes = new StateSizes();

  constructor(private readonly problem: Problem<State, Action>) {}

  /** The number of a state, which is new if it was not known. */
  add(state: State, parent?: State): number {
    const key = checkedKey(this.problem.key(state), state);
    const known = this.index.find(key);
    if (known !== NONE) return known;
    const number = this.states.length;
    this.index.add(key, number);
    this.sizes.add(state, parent);
    this.states.push(state);
    this.isGoal.push(checkedGoal(this.problem.isGoal(state), state));
    return number;
  }

  /** Finds the steps of the next state that has none yet. If it is closed, it has no steps: no search goes past a goal. */
  expandNext(isClosed: boolean): void {
    const from = this.expanded++;
    const state = this.states[from]!;
    if (from + 2 > this.stepBegins.length)
      this.stepBegins = enlarged(this.stepBegins, new Int32Array(2 * this.stepBegins.length));
    let end = this.stepBegins[from]!;
    for (const action of isClosed ? [] : checkedActions(this.problem.actions(state), state)) {
      const next = checkedResult(this.problem.result(state, action), state, action);
      if (end === this.stepTargets.length) this.makeRoom();
      this.stepTargets[end] = this.add(next, state);
      this.stepCosts[end++] =
        this.problem.cost === undefined
          ? 1
          : checkedCost(this.problem.cost(state, action, next), state, action);
    }
    this.stepBegins[from + 1] = end;
  }

  get steps(): number {
    return this.stepBegins[this.expanded]!;
  }

  hasUnitCosts(): boolean {
    return this.stepCosts.subarray(0, this.steps).every((cost) => cost === 1);
  }

  /** The action of the step with this position among those of a state. */
  actionOf(from: number, step: number): Action {
    return this.problem.actions(this.states[from]!)[step - this.stepBegins[from]!]!;
  }

  bytes(): number {
    return this.index.bytes() + this.sizes.total() + 16 * this.states.length + 12 * this.stepTargets.length;
  }

  private makeRoom(): void {
    const length = 2 * this.stepTargets.length;
    this.stepTargets = enlarged(this.stepTargets, new Int32Array(length));
    this.stepCosts = enlarged(this.stepCosts, new Float64Array(length));
  }
}
