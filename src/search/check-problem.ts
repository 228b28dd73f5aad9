/**
 * A checker for problems: samples states, forwards from the starts and backwards from the goals, asks every function, and reports what
 * breaks the promises of `Problem` and of a heuristic. What it finds is certain; what it does not find may still be wrong elsewhere.
 */
import {
  checkedActions,
  checkedActionsBack,
  checkedCost,
  checkedEstimate,
  checkedGoal,
  checkedKey,
  checkedReason,
  checkedResult,
  checkedResultBack,
  ProblemError,
  shown,
} from "./answers.ts";
import { checkSentence } from "./check-sentences.ts";
import type { Heuristic } from "./heuristic.ts";
import type { BackwardProblem, Key, Problem } from "./problem.ts";
import type { Said, Sentence } from "./sentence.ts";
import { checkFunctions } from "./solve-options.ts";

/** What can be wrong with a problem. Only an inconsistent heuristic is allowed: it costs time, not the solution. */
export type FindingKind =
  | "wrong answer"
  | "state changed"
  | "answer changed"
  | "key clash"
  | "inadmissible"
  | "inconsistent"
  | "no whole number"
  | "backward";

export interface Finding {
  readonly kind: FindingKind;
  /** The first case met. */
  readonly message: string;
  /** The message as data, for other languages. */
  readonly said: Said;
  /** How many cases there were among the states sampled. */
  readonly count: number;
}

export interface CheckOptions<State> {
  /** If left out, only the problem is checked. */
  readonly heuristic?: Heuristic<State> | undefined;
  /** A state as messages show it; JSON if left out. */
  readonly stateText?: ((state: State) => string) | undefined;
  /** The most states that are sampled; 2000 if left out. */
  readonly states?: number | undefined;
}

interface Step<State> {
  readonly action: unknown;
  readonly next: State;
  readonly key: Key;
  readonly cost: number;
}

interface Sampled<State> {
  readonly state: State;
  readonly isGoal: boolean;
  readonly h: number;
  readonly steps: readonly Step<State>[];
}

/** Sums of real costs differ in their last bits with the order of adding. */
const TOLERANCE = 1e-9;

/**
 * What is wrong with a problem, and with a heuristic for it, as far as a sample of states shows; nothing for a sound one. Throws an
 * OptionError if something that every problem has is missing.
 */
export function checkProblem<State, Action>(
  problem: Problem<State, Action>,
  { heuristic, stateText = shown, states = 2000 }: CheckOptions<State> = {},
): Finding[] {
  checkFunctions(problem, heuristic);
  const checker = new Checker(problem, heuristic, stateText, states);
  checker.checkReason();
  checker.sampleFrom(problem.starts, (state) => checker.visit(state));
  if (problem.backward !== undefined) checker.checkBackward(problem.backward);
  if (heuristic !== undefined) checker.checkEstimates();
  return checker.findings();
}

class Checker<State, Action> {
  private readonly found = new Map<FindingKind, { message: string; said: Said; count: number }>();
  private readonly sampled = new Map<Key, Sampled<State>>();

  constructor(
    private readonly problem: Problem<State, Action>,
    private readonly heuristic: Heuristic<State> | undefined,
    private readonly stateText: (state: State) => string,
    private readonly mostStates: number,
  ) {}

  findings(): Finding[] {
    return [...this.found].map(([kind, { message, said, count }]) => ({ kind, message, said, count }));
  }

  checkReason(): void {
    const { problem } = this;
    this.guarded(() => checkedReason(problem.unsolvable?.(), problem.starts[0]));
  }

  /** Breadth first, up to the number of states; `visit` returns the neighbours of a state. */
  sampleFrom(starts: readonly State[], visit: (state: State) => readonly State[]): void {
    const waiting = [...starts];
    for (let at = 0; at < waiting.length && at < this.mostStates; at++)
      this.guarded(() => waiting.push(...visit(waiting[at]!).slice(0, this.mostStates)));
  }

  /** Asks everything about a state. Returns the states of its children that were not sampled before. */
  visit(state: State): State[] {
    const { problem } = this;
    const key = checkedKey(problem.key(state), state);
    const before = this.stateText(state);
    const sample = this.ask(state);
    if (checkedKey(problem.key(state), state) !== key || this.stateText(state) !== before)
      this.report("state changed", checkSentence("state-changed", before, this.stateText(state)));
    const known = this.sampled.get(key);
    if (known !== undefined) {
      this.compare(known, sample, key);
      return [];
    }
    this.sampled.set(key, sample);
    const again = this.ask(state);
    if (signatureOf(again) !== signatureOf(sample))
      this.report("answer changed", checkSentence("answer-changed", before));
    if (problem.integerCosts) this.checkWhole(sample);
    return sample.steps.map(({ next }) => next);
  }

  /** Every step of `backward` must be one that the problem does forwards, and the other way round. */
  checkBackward(backward: BackwardProblem<State, Action>): void {
    const { problem } = this;
    const keyOf = (state: State) => checkedKey(problem.key(state), state);
    for (const goal of backward.starts)
      if (!problem.isGoal(goal))
        this.report("backward", checkSentence("backward-start", this.stateText(goal)));
    const forwards = [...this.sampled.values()];
    const visited = new Set<Key>();
    this.sampleFrom(backward.starts, (state) => {
      if (visited.has(keyOf(state))) return [];
      visited.add(keyOf(state));
      const parents: State[] = [];
      for (const action of checkedActionsBack(backward.actions(state), state)) {
        const parent = checkedResultBack(backward.result(state, action), state, action);
        const isUndone = this.ask(parent).steps.some((step) => step.key === keyOf(state));
        const leadsBack = isUndone && keyOf(problem.result(parent, action)) === keyOf(state);
        if (!leadsBack) {
          const sentence = isUndone ? "backward-action" : "backward-lost";
          const places = [this.stateText(state), shown(action), this.stateText(parent)] as const;
          this.report("backward", checkSentence(sentence, ...places));
        }
        parents.push(parent);
      }
      this.visit(state);
      return parents;
    });
    for (const sample of forwards) this.guarded(() => this.checkUndo(sample, backward));
  }

  private checkUndo({ state, steps }: Sampled<State>, backward: BackwardProblem<State, Action>): void {
    const { problem } = this;
    for (const { action, next } of steps) {
      const undoing = checkedActionsBack(backward.actions(next), next);
      const parents = undoing.map((undo) =>
        problem.key(checkedResultBack(backward.result(next, undo), next, undo)),
      );
      if (parents.includes(problem.key(state))) continue;
      this.report(
        "backward",
        checkSentence("backward-missing", shown(action), this.stateText(state), this.stateText(next)),
      );
    }
  }

  /** Compares the estimates with the costs of paths to goals within the sample, and with those of single steps. */
  checkEstimates(): void {
    const costs = this.costsToGoals();
    for (const [key, { state, h, steps }] of this.sampled) {
      const cost = costs.get(key) ?? Number.POSITIVE_INFINITY;
      if (h > cost + TOLERANCE)
        this.report("inadmissible", checkSentence("inadmissible", this.stateText(state), h, cost));
      for (const step of steps) {
        const below = this.sampled.get(step.key)?.h;
        if (below !== undefined && h > step.cost + below + TOLERANCE)
          this.report(
            "inconsistent",
            checkSentence(
              "inconsistent",
              h,
              this.stateText(state),
              below,
              this.stateText(step.next),
              step.cost,
            ),
          );
      }
    }
  }

  /** The cost of the cheapest path to a goal within the sample, where there is one (Bellman and Ford). */
  private costsToGoals(): Map<Key, number> {
    const costs = new Map<Key, number>();
    for (const [key, { isGoal }] of this.sampled) if (isGoal) costs.set(key, 0);
    for (let changed = costs.size > 0; changed; ) {
      changed = false;
      for (const [key, { steps }] of this.sampled) {
        for (const step of steps) {
          const cost = step.cost + (costs.get(step.key) ?? Number.POSITIVE_INFINITY);
          if (cost < (costs.get(key) ?? Number.POSITIVE_INFINITY)) {
            costs.set(key, cost);
            changed = true;
          }
        }
      }
    }
    return costs;
  }

  private ask(state: State): Sampled<State> {
    const { problem, heuristic } = this;
    const steps = checkedActions(problem.actions(state), state).map((action) => {
      const next = checkedResult(problem.result(state, action), state, action);
      const cost =
        problem.cost === undefined ? 1 : checkedCost(problem.cost(state, action, next), state, action);
      return { action, next, key: checkedKey(problem.key(next), next), cost };
    });
    const isGoal = checkedGoal(problem.isGoal(state), state);
    return {
      state,
      isGoal,
      h: heuristic === undefined ? 0 : checkedEstimate(heuristic(state), state),
      steps,
    };
  }

  private compare(known: Sampled<State>, sample: Sampled<State>, key: Key): void {
    if (signatureOf(known) === signatureOf(sample)) return;
    this.report(
      "key clash",
      checkSentence("key-clash", this.stateText(known.state), this.stateText(sample.state), shown(key)),
    );
  }

  private checkWhole({ state, h, steps }: Sampled<State>): void {
    const isWhole = (number: number) =>
      number === Number.POSITIVE_INFINITY || (Number.isInteger(number) && number >= 0);
    if (isWhole(h) && steps.every(({ cost }) => isWhole(cost))) return;
    this.report("no whole number", checkSentence("costs-not-whole", this.stateText(state)));
  }

  /** Reports a wrong answer, and ends what was being done with its state. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.report("wrong answer", { ...error.said, text: error.message });
    }
  }

  private report(kind: FindingKind, { text, code, values }: Sentence): void {
    const before = this.found.get(kind);
    if (before === undefined) this.found.set(kind, { message: text, said: { code, values }, count: 1 });
    else before.count++;
  }
}

/** All that a search can tell of a state, as a text. */
function signatureOf({ isGoal, h, steps }: Sampled<unknown>): string {
  return JSON.stringify([isGoal, String(h), steps.map(({ key, cost }) => [key, cost])]);
}
