/** An engine as `solve` sees it: stepped from outside, counting as all others do, ending in one of five ways. */
import type { Duplicates, GoalTest, LimitNodes, Precision, Ties } from "../choices.ts";
import type { Heuristic } from "../heuristic.ts";
import type { Counters } from "../metrics.ts";
import type { Problem } from "../problem.ts";
import type { Observer } from "../trace/observer.ts";

/** Which limit ended a search early. */
export type Limit = "depth" | "width" | "nodes" | "time" | "cpu" | "memory";

export interface Path<State, Action> {
  readonly cost: number;
  /** One more than the actions: from a start to the goal. */
  readonly states: readonly State[];
  readonly actions: readonly Action[];
}

export type EngineState = "running" | "solved" | "exhausted" | "depth" | "width" | "memory";

export interface Engine<State, Action> {
  readonly counters: Counters;
  /**
   * `exhausted`: everything was searched. `depth`: everything within the depth limit was.
   * `width`: everything within the beam was. `memory`: the next step would need more than the memory limit.
   */
  readonly state: EngineState;
  /**
   * Does the next piece of work and expands at most `expansions` nodes; only while `state` is running. With 0, a search
   * with a frontier takes and tests the next node without expanding it, after which the search cannot go on; one that
   * holds a single path does nothing. A piece of work is one expansion where it calls functions of the user, unless a `batch`
   * of more is asked for; other engines have a measure of their own.
   */
  step(expansions: number, batch?: number): void;
  /** Nodes in the frontier now. */
  frontierSize(): number;
  /** Depth of the node taken last, if the engine knows it. */
  readonly lastDepth?: number;
  /** Rounds begun, if the engine works in rounds, each of which begins at the starts. */
  readonly rounds?: number;
  /** What had been counted when the current round began, if other threads can walk that round and those after it. */
  readonly roundBegin?: RoundCounts;
  /** Takes over what such a search has counted in all, and the path it has found. */
  adopt?(counts: RoundCounts, path: readonly number[] | null): void;
  /** Bytes held now. */
  bytes(): number;
  /** Leaves memory to the next search; nothing may be asked afterwards. */
  giveBack?(): void;
  /** The path to the goal once solved. */
  solution(): Path<State, Action> | null;
}

/** The counters of a walk in rounds. */
export interface RoundCounts {
  /** The bound of the round that follows. */
  readonly bound: number;
  /** Rounds that are over. */
  readonly rounds: number;
  /** Without the start. */
  readonly made: number;
  readonly expanded: number;
  readonly deepest: number;
}

/** Everything an engine needs to know; `solve` fills in the defaults of the strategy's row. */
export interface EngineOptions<State, Action> {
  readonly problem: Problem<State, Action>;
  readonly heuristic: Heuristic<State>;
  readonly duplicates: Duplicates;
  readonly goalTest: GoalTest;
  readonly ties: Ties;
  /** The precision of the priority; the heuristic is already rounded. */
  readonly precision: Precision;
  readonly limitNodes: LimitNodes;
  /** The frontier's priority is gWeight * g + hWeight * h. */
  readonly gWeight: number;
  readonly hWeight: number;
  /** Nodes at this depth are not expanded. */
  readonly maxDepth: number;
  /** In bytes. */
  readonly maxMemory: number;
  /** Nodes that a beam keeps at each depth. */
  readonly width: number;
  /** Nodes that a memory-bounded search may hold. */
  readonly capacity: number;
  readonly observer: Observer<State, Action> | undefined;
}
