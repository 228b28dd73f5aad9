/** IDA* on the domain's own in-place walk: the same nodes as PathSearch, without an object for any of them. */

import { newCounters } from "../metrics.ts";
import type { InPlaceForm } from "../problem.ts";
import type { Engine, EngineOptions, EngineState, Path, RoundCounts } from "./engine.ts";

/** Expansions before control returns to `solve`: a few milliseconds of work. */
const EXPANSIONS_PER_STEP = 50_000;

export class InPlaceSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  /** Rounds begun. */
  rounds = 0;
  roundBegin: RoundCounts = { bound: 0, rounds: 0, made: 0, expanded: 0, deepest: 0 };
  /** The path that other threads have found. */
  private foundPath: readonly number[] | undefined;

  constructor(
    private readonly form: InPlaceForm<State>,
    private readonly options: EngineOptions<State, Action>,
  ) {
    this.counters.generated = 1;
    this.counters.opened = 1;
    this.beginRound(form.place(options.problem.starts[0]!));
  }

  step(expansions: number): void {
    if (expansions === 0) return;
    const { form } = this;
    const ended = form.walk(Math.min(expansions, EXPANSIONS_PER_STEP));
    this.count(form, ended === "goal");
    if (ended === "goal") this.state = "solved";
    else if (ended === "end") this.beginRound(form.nextBound);
  }

  adopt(counts: RoundCounts, path: readonly number[] | null): void {
    this.rounds = counts.rounds;
    this.count(counts, path !== null);
    if (path !== null) this.state = "solved";
    else if (counts.bound === Number.POSITIVE_INFINITY) this.state = "exhausted";
    this.foundPath = path ?? [];
  }

  frontierSize(): number {
    return this.state === "exhausted" ? 0 : this.lastDepth + 1;
  }

  get lastDepth(): number {
    return this.foundPath?.length ?? this.form.depth;
  }

  bytes(): number {
    return 0;
  }

  solution(): Path<State, Action> | null {
    if (this.state !== "solved") return null;
    const { problem } = this.options;
    const states: State[] = [problem.starts[0]!];
    const actions: Action[] = [];
    for (const index of this.foundPath ?? this.form.path()) {
      const state = states[states.length - 1]!;
      const action = problem.actions(state)[index]!;
      actions.push(action);
      states.push(problem.result(state, action));
    }
    return { cost: actions.length, states, actions };
  }

  private count({ made, expanded, deepest }: Omit<RoundCounts, "bound" | "rounds">, isSolved: boolean): void {
    const { counters } = this;
    counters.generated = 1 + made;
    counters.expanded = expanded;
    // Every node taken is expanded, except the goal; the start is expanded once per round and not counted.
    counters.taken = expanded - this.rounds + (isSolved ? 1 : 0);
    counters.opened = counters.taken + 1;
    counters.peakFrontier = deepest + 1;
  }

  private beginRound(bound: number): void {
    const { made, expanded, deepest } = this.form;
    this.roundBegin = { bound, rounds: this.rounds, made, expanded, deepest };
    if (bound === Number.POSITIVE_INFINITY) {
      this.state = "exhausted";
      return;
    }
    this.rounds++;
    this.form.begin(bound);
  }
}
