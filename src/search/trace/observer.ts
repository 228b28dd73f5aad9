/**
 * The only way out of a running search. Without an observer an engine makes no event objects at all.
 */

/** What can happen to a node. The order of events is the order of the search. */
export const eventTypes = {
  start: "a start entered the frontier",
  generate: "a child was made and kept",
  duplicate: "a child was made and dropped: its state was reached before",
  prune: "a child was made and put aside: it lies above the bound or outside the beam",
  update: "a cheaper path to a node in the frontier was found",
  reopen: "a cheaper path to an expanded node was found",
  take: "a node was taken from the frontier",
  expand: "the children of a node are being made",
  leave: "a node was given up: all below it was searched, or its memory was needed",
  goal: "a node was found to be a goal",
  bound: "a new round began, with a new bound",
} as const;
export type EventType = keyof typeof eventTypes;

/** Plain data. `id` and `parent` number the nodes of one run; `f` is what the frontier orders by. */
export interface SearchEvent<State = unknown, Action = unknown> {
  readonly type: EventType;
  readonly id: number;
  readonly parent: number | null;
  readonly state: State;
  readonly action: Action | null;
  readonly g: number;
  readonly h: number;
  readonly f: number;
  readonly depth: number;
}

export interface Observer<State = unknown, Action = unknown> {
  event(event: SearchEvent<State, Action>): void;
}
