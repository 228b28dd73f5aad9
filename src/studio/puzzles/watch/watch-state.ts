/** The state of watching a search, and the pure rules by which it changes. */
import type { Fault, Settings } from "../../../domains/index.ts";
import type { Sentence } from "../../../search/index.ts";
import type { Frame, Progress, SearchRequest } from "../search/messages.ts";

export const tabs = ["tree", "frontier", "closed", "events", "node", "code", "solution"] as const;

export interface WatchState {
  /** What is searched; null before the first search. */
  readonly request: SearchRequest | null;
  /** `opening` until the worker has built its tables. */
  readonly phase: "opening" | "ready" | "failed";
  readonly fault: Fault | null;
  readonly settings: Settings;
  readonly unsolvable: string | Sentence | null;
  readonly progress: Progress | null;
  /** The step that is wanted, and the last one that was answered. */
  readonly position: number;
  readonly frame: Frame | null;
  readonly playing: boolean;
  /** Searching to the end; the position follows. */
  readonly finishing: boolean;
  readonly speed: number;
  readonly selected: number | null;
  /** Only the branch to the selected node is drawn. */
  readonly onlyBranch: boolean;
  readonly tab: (typeof tabs)[number];
  /** A walk asks for the node that is taken next: the tree must not tell. */
  readonly isNextHidden: boolean;
}

export const firstWatch: WatchState = {
  request: null,
  phase: "opening",
  fault: null,
  settings: {},
  unsolvable: null,
  progress: null,
  position: 0,
  frame: null,
  playing: false,
  finishing: false,
  speed: 10,
  selected: null,
  onlyBranch: false,
  tab: "tree",
  isNextHidden: false,
};

/** Events that are searched ahead of the position, so that scrubbing and playing never wait. */
export const AHEAD = 5000;

export function withProgress(state: WatchState, progress: Progress): WatchState {
  const finishing = state.finishing && progress.result === null;
  const follows = state.finishing || state.position > progress.events;
  return { ...state, progress, finishing, position: follows ? progress.events : state.position };
}

/** How many events the worker should know, or null if it knows enough. */
export function wantedEvents({ progress, position }: WatchState): number | null {
  if (progress === null || progress.result !== null || progress.isFull || progress.working) return null;
  return progress.events < position + AHEAD / 2 ? position + AHEAD : null;
}

/** The position after playing this many more steps, and whether nothing follows it. */
export function played(
  { position, progress }: WatchState,
  steps: number,
): { readonly position: number; readonly isAtEnd: boolean } {
  const last = progress?.events ?? 0;
  const next = Math.min(position + steps, last);
  const isAtEnd = next >= last && (progress === null || progress.result !== null || progress.isFull);
  return { position: next, isAtEnd };
}

/** Whether the search is over and the position has reached its end: only then is the result shown. */
export function isAtEnd({ progress, position }: WatchState): boolean {
  return progress !== null && progress.result !== null && position >= progress.events;
}
