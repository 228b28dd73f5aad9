/** A* and breadth-first search in the domain's own graph form: the same nodes as `GraphSearch`, none of which is an object. */
import { checkedEstimate } from "../answers.ts";
import { zero } from "../heuristic.ts";
import { newCounters } from "../metrics.ts";
import type { GraphForm, GraphOrder } from "../problem.ts";
import type { Engine, EngineOptions, EngineState, Path } from "./engine.ts";

/** Expansions before control returns to `solve`, at most: a few milliseconds of work. The first step is one. */
const MOST_EXPANSIONS = 20_000;
const MORE_PER_STEP = 64;
/** Below this a limit is kept more exactly by `GraphSearch`, whose memory grows from nothing. */
const LEAST_MEMORY = 1 << 22;

export class GraphFormSearch<State, Action> implements Engine<State, Action> {
  readonly counters = newCounters();
  state: EngineState = "running";
  lastDepth = 0;
  private frontier = 1;
  private perStep = 1;
  private path: number[] = [];

  constructor(
    private readonly form: GraphForm<State>,
    private readonly options: EngineOptions<State, Action>,
  ) {
    const { problem, heuristic } = options;
    const [start] = problem.starts as [State];
    form.place(start, checkedEstimate(heuristic(start), start));
    this.readCounts();
  }

  step(expansions: number): void {
    const { form } = this;
    const ended = form.search(Math.min(expansions, this.perStep), this.options.maxMemory);
    this.perStep = Math.min(this.perStep * MORE_PER_STEP, MOST_EXPANSIONS);
    this.readCounts();
    if (ended === "paused") return;
    if (ended === "goal") this.path = form.path();
    this.state = ended === "goal" ? "solved" : ended === "end" ? "exhausted" : "memory";
    form.end();
  }

  frontierSize(): number {
    return this.frontier;
  }

  bytes(): number {
    return this.form.bytes();
  }

  solution(): Path<State, Action> | null {
    if (this.state !== "solved") return null;
    const { problem } = this.options;
    const states: State[] = [problem.starts[0]!];
    const actions: Action[] = [];
    for (const position of this.path) {
      const state = states.at(-1)!;
      const action = problem.actions(state)[position]!;
      actions.push(action);
      states.push(problem.result(state, action));
    }
    return { cost: actions.length, states, actions };
  }

  private readCounts(): void {
    const { frontier, lastDepth, ...counters } = this.form.counts();
    Object.assign(this.counters, counters);
    this.frontier = frontier;
    this.lastDepth = lastDepth;
  }
}

/** The domain's graph form where it does the same as `GraphSearch` with these options. */
export function graphFormSearch<State, Action>(
  order: GraphOrder,
  options: EngineOptions<State, Action>,
): GraphFormSearch<State, Action> | undefined {
  const { problem, heuristic, duplicates, goalTest, ties, precision, gWeight, hWeight } = options;
  const isSum = gWeight === 1 && (hWeight === 1 || heuristic === zero);
  const isUsual =
    order === "f"
      ? duplicates === "keep-cheapest" && goalTest === "taken" && ties === "newest" && isSum
      : duplicates === "keep-first" && goalTest === "generated" && !problem.isGoal(problem.starts[0]!);
  const isPlain = precision === "double" && problem.starts.length === 1 && options.observer === undefined;
  const isLimited = options.maxDepth < Number.POSITIVE_INFINITY || options.maxMemory < LEAST_MEMORY;
  if (!isUsual || !isPlain || isLimited) return undefined;
  const form = problem.graph?.(heuristic, order);
  return form && new GraphFormSearch(form, options);
}
