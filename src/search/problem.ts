/**
 * What a user states once: a problem. Every engine reads it through this interface and nothing else.
 * The two fast forms at the end are optional; a domain that offers one proves in a test that it
 * visits exactly the nodes of the plain form.
 */
import type { Heuristic } from "./heuristic.ts";
import type { Counters } from "./metrics.ts";
import type { Sentence } from "./sentence.ts";

/** The identity of a state: two states are the same state if and only if their keys are equal. */
export type Key = string | number;

export interface Problem<State, Action> {
  /** Where a search may begin; in this order they enter the frontier. */
  readonly starts: readonly State[];
  /** The actions that can be done in a state, always the same ones in the same order. */
  actions(state: State): readonly Action[];
  /** The state that an action leads to. Never changes the state it is given. */
  result(state: State, action: Action): State;
  /** The cost of a step, a number from 0 to 1e290; 1 if left out. */
  cost?(state: State, action: Action, next: State): number;
  isGoal(state: State): boolean;
  key(state: State): Key;
  /** True if all costs and all heuristics are whole numbers: searches that order nodes by them then refuse any other. */
  readonly integerCosts?: boolean;
  /** The problem seen from its goals, for search from both ends. */
  readonly backward?: BackwardProblem<State, Action>;
  /** Why no solution exists, if that is known without a search: a sentence, best as data. */
  unsolvable?(): string | Sentence | undefined;
  /** The packed form for this heuristic, for searches that remember states. */
  packed?(heuristic: Heuristic<State>): PackedForm<State> | undefined;
  /** The in-place form for this heuristic, for searches that remember one path. */
  inPlace?(heuristic: Heuristic<State>): InPlaceForm<State> | undefined;
  /** A search of the whole graph that the domain does itself: by f with this heuristic, or by age. */
  graph?(heuristic: Heuristic<State>, order: GraphOrder): GraphForm<State> | undefined;
  /** An in-place form of the whole tree, for a problem without cycles in which no path is longer than `maxDepth`. */
  inPlaceTree?(maxDepth: number): InPlaceForm<State> | undefined;
}

/** Actions read against their direction: `result(state, a)` is the state in which doing `a` gives `state`. */
export interface BackwardProblem<State, Action> {
  readonly starts: readonly State[];
  actions(state: State): readonly Action[];
  result(state: State, action: Action): State;
}

/** Children of one expansion in packed form; child i is reached by action i of `actions(state)`. */
export interface PackedChildren {
  readonly words: Int32Array;
  readonly h: Int32Array;
}

/** States as a few 32-bit words, so that nodes need no objects. Costs are 1, h is a whole number below 65,536. */
export interface PackedForm<State> {
  readonly wordsPerState: number;
  readonly maxChildren: number;
  pack(state: State, words: Int32Array, at: number): void;
  unpack(words: Int32Array, at: number): State;
  isGoal(words: Int32Array, at: number): boolean;
  /** Writes all children of the state at `at`, in the order of `actions`, and returns how many. */
  expand(words: Int32Array, at: number, h: number, children: PackedChildren): number;
}

/**
 * A depth-first walk that the domain makes on one state of its own, within a bound on g + h, never
 * undoing its last action. Costs are 1.
 */
export interface InPlaceForm<State> {
  /** Puts the walk back to a start state and returns its h. The action that leads back to a parent is not done there. */
  place(start: State, parent?: State): number;
  /** Begins a walk in which nodes with g + h above `bound` are made but not taken. */
  begin(bound: number): void;
  /** Goes on until a goal is reached, all is walked, or `expansions` more nodes were expanded. */
  walk(expansions: number): "goal" | "end" | "paused";
  /** Counted over all walks since `place`; the start is not counted as made, but expanded once a walk. */
  readonly made: number;
  readonly expanded: number;
  /** The smallest g + h seen above the bound; Infinity if there was none. */
  readonly nextBound: number;
  /** Steps on the current path, and the most there were. */
  readonly depth: number;
  readonly deepest: number;
  /** Positions in `actions(state)` of the actions on the current path. */
  path(): number[];
}

/**
 * `f`: the node with the least g + h, of equals the newest; the cheapest path to a state is kept, goals are tested when taken.
 * `age`: the oldest node; the first path to a state is kept, goals are tested when made.
 */
export type GraphOrder = "f" | "age";

/** A search from one start that remembers every state, with nodes in a form of the domain's own. Costs are 1. */
export interface GraphForm<State> {
  /** Begins at a start, which has this h. */
  place(start: State, h: number): void;
  /**
   * Goes on until a goal is found, all is searched, `expansions` more nodes were expanded or more memory would be needed than
   * is allowed. With 0 the next node is taken and tested, after which the search cannot go on.
   */
  search(expansions: number, mostBytes: number): "goal" | "end" | "paused" | "memory";
  counts(): GraphCounts;
  /** Positions in `actions(state)` of the actions on the path to the goal. */
  path(): number[];
  bytes(): number;
  /** Gives back its memory; only `bytes` may be asked for afterwards. */
  end(): void;
}

export interface GraphCounts extends Counters {
  /** Nodes in the frontier, and the depth of the node taken last. */
  readonly frontier: number;
  readonly lastDepth: number;
}
