/**
 * Iterative deepening that remembers states within a round: depth-first search with limit 0, 1, 2, …, children made
 * all at once, the newest taken first. Counters are added up over the rounds. A state first met deep in a round is not
 * visited again nearer to the start, so a solution may be found a round late or be longer than necessary.
 */

import { type Counters, newCounters } from "../metrics.ts";
import type { Observer } from "../trace/observer.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";
import { GraphSearch } from "./graph-search.ts";

export class DeepeningGraphSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  private limit = 0;
  private round: GraphSearch<State, Action>;
  /** What the rounds before this one counted. */
  private before = newCounters();

  constructor(private readonly options: EngineOptions<State, Action>) {
    this.round = this.newRound();
    this.addUp();
  }

  get rounds(): number {
    return this.limit + 1;
  }

  get lastDepth(): number {
    return this.round.lastDepth;
  }

  step(expansions: number): void {
    this.round.step(expansions);
    this.addUp();
    const { state } = this.round;
    if (state === "running") return;
    if (state === "depth" && this.limit < this.options.maxDepth) {
      this.before = { ...this.counters };
      // Starts are counted in the first round only.
      this.before.generated -= this.options.problem.starts.length;
      this.limit++;
      this.round = this.newRound();
      this.addUp();
      // The round had no node left to take, so take one from the next.
      if (expansions === 0) this.step(0);
    } else this.state = state;
  }

  frontierSize(): number {
    return this.round.frontierSize();
  }

  bytes(): number {
    return this.round.bytes();
  }

  solution(): Path<State, Action> | null {
    return this.round.solution();
  }

  private newRound(): GraphSearch<State, Action> {
    this.options.observer?.event({
      type: "bound",
      id: -1,
      parent: null,
      state: this.options.problem.starts[0]!,
      action: null,
      g: 0,
      h: 0,
      f: this.limit,
      depth: 0,
    });
    const observer = this.options.observer && this.numbered(this.options.observer);
    // Only the last round must find what lies within its limit.
    const isLast = this.limit >= this.options.maxDepth;
    return new GraphSearch("newest", { ...this.options, maxDepth: this.limit, observer }, isLast);
  }

  /** Numbers the nodes of each round differently; starts keep their numbers and are reported once. */
  private numbered(observer: Observer<State, Action>): Observer<State, Action> {
    const starts = this.options.problem.starts.length;
    const first = this.before.opened;
    const isFirstRound = this.limit === 0;
    const renumbered = (id: number) => (id < starts ? id : id + first);
    return {
      event: (event) => {
        if (event.type === "start" && !isFirstRound) return;
        const { id, parent } = event;
        observer.event({ ...event, id: renumbered(id), parent: parent === null ? null : renumbered(parent) });
      },
    };
  }

  private addUp(): void {
    const { counters, before } = this;
    const now: Counters = this.round.counters;
    counters.generated = before.generated + now.generated;
    counters.expanded = before.expanded + now.expanded;
    counters.duplicates = before.duplicates + now.duplicates;
    counters.taken = before.taken + now.taken;
    counters.opened = before.opened + now.opened;
    counters.peakFrontier = Math.max(before.peakFrontier, now.peakFrontier);
  }
}
