/** What the page and the search worker say to each other: plain data, one union for each direction. */
import type { EstimatePart, Fault, ProblemInput, Settings } from "../../../domains/index.ts";
import type {
  EventType,
  Limit,
  Metrics,
  ReplayCounters,
  ReplayStatus,
  Sentence,
} from "../../../search/index.ts";
import type { Answered, Asked } from "../../app/worker/client.ts";

export interface SearchRequest {
  readonly domain: string;
  readonly input: ProblemInput;
  readonly settings: Settings;
}

/** Moments to jump to. */
export type Moment = "expansion" | "new-f" | "solution";

export type Question =
  | { readonly kind: "frame"; readonly step: number }
  | {
      readonly kind: "rows";
      readonly step: number;
      readonly list: ListName;
      readonly from: number;
      readonly count: number;
    }
  /** With `branch`, only the way to this node and its children. */
  | { readonly kind: "tree"; readonly step: number; readonly branch?: number }
  /** Nodes that are in view. */
  | { readonly kind: "boards"; readonly step: number; readonly ids: readonly number[] }
  /** Searches to the end, and with other settings too: what both expand in one tree. */
  | { readonly kind: "union"; readonly other: Settings }
  | { readonly kind: "union-boards"; readonly places: readonly number[] }
  /** How the estimate of a node is made up. */
  | { readonly kind: "estimates"; readonly id: number }
  | { readonly kind: "node"; readonly step: number; readonly id: number }
  | { readonly kind: "moment"; readonly from: number; readonly moment: Moment }
  /** What has been expanded so far. */
  | { readonly kind: "expansions" }
  | { readonly kind: "trace"; readonly format: "lines" | "posthoc" };

export type ListName = "frontier" | "closed" | "events";

export type ToSearch =
  /** Opens a problem and waits; with `draw` every event is recorded. */
  | { readonly type: "open"; readonly request: SearchRequest; readonly draw: boolean }
  /** Searches on until this many events are known, or to the end. */
  | { readonly type: "reach"; readonly events: number }
  | { readonly type: "finish" }
  /** Stops working until asked again. */
  | { readonly type: "pause" }
  /** Searches on to this many expansions, if it has not done them yet; `raced` follows, with the board if it is drawn. */
  | { readonly type: "race"; readonly to: number; readonly draw: boolean };

/** All that a worker hears and says, with questions and answers. */
export type SearchMessage = ToSearch | Asked<Question>;
export type SearchReply = FromSearch | Answered<Answer>;

export type FromSearch =
  | { readonly type: "opened"; readonly settings: Settings; readonly unsolvable: string | Sentence | null }
  | ({ readonly type: "failed" } & Fault)
  /** How far the search is; sent several times per second while it works, and when it rests or ends. */
  | { readonly type: "progress"; readonly progress: Progress }
  /** Progress only if there was any. */
  | { readonly type: "raced"; readonly progress: Progress | null; readonly board: LaneBoard | null };

export interface Progress {
  /** Events known, and whether more happened than are kept. */
  readonly events: number;
  readonly isFull: boolean;
  readonly working: boolean;
  readonly metrics: Metrics;
  /** Once the search is over. */
  readonly result: SearchOutcome | null;
}

/** What a search in a race has just expanded. */
export interface LaneBoard {
  /** Earlier than was asked for if no more is recorded. */
  readonly step: number;
  readonly state: unknown;
  readonly depth: number;
  /** Nodes waiting at that point; null at the start, like f. */
  readonly frontier: number | null;
  readonly f: number | null;
}

export interface SearchOutcome {
  readonly outcome: "solved" | "unsolvable" | "limit" | "interrupted";
  readonly limit: Limit | null;
  readonly reason: string | null;
  readonly cost: number | null;
  readonly states: readonly unknown[];
  readonly actions: readonly string[];
  /** By state: the cost so far, and the estimate (not weighted; NaN without one). */
  readonly g: readonly number[];
  readonly h: readonly number[];
  readonly score: number | null;
}

/** A node in a list. */
export interface NodeRow {
  readonly id: number;
  readonly parent: number | null;
  readonly action: string | null;
  readonly depth: number;
  readonly g: number;
  readonly h: number;
  readonly f: number;
  readonly status: ReplayStatus;
  readonly state: unknown;
}

/** A node of a path; it is sent with every frame, so no more than is shown. */
export type PathStep = Pick<NodeRow, "id" | "action" | "depth">;

export interface EventRow {
  /** Its position, from 1: the step at which it has just happened. */
  readonly step: number;
  readonly type: EventType;
  readonly id: number;
  readonly parent: number | null;
  readonly action: string | null;
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

/** Where the search is at a step. */
export interface Frame {
  readonly step: number;
  /** The event played last; null at the start. */
  readonly event: EventRow | null;
  /** Its node; null at the start. */
  readonly current: NodeRow | null;
  /** From a start to the current node. */
  readonly path: readonly PathStep[];
  readonly counters: ReplayCounters;
  readonly frontier: number;
  readonly closed: number;
  /** The bound of the round, in searches that work in rounds. */
  readonly bound: number | null;
}

/** The search tree at a step: columns by place, the nodes in the order in which they were made. */
export interface TreeColumns {
  readonly ids: Int32Array;
  /** The place of the parent; -1 for a start. */
  readonly parents: Int32Array;
  /** Numbers of `replayStatuses`. */
  readonly statuses: Uint8Array;
  readonly g: Float64Array;
  readonly h: Float64Array;
  readonly f: Float64Array;
  /** The node that would be taken next; null if none waits. */
  readonly next: number | null;
  /** Nodes of the whole tree. */
  readonly total: number;
}

export const replayStatuses: readonly ReplayStatus[] = [
  "frontier",
  "taken",
  "expanded",
  "pruned",
  "left",
  "goal",
];

/** The states that two searches expand, in one tree: columns by place, in the order in which they were first expanded. */
export interface UnionColumns {
  /** The place of the parent; -1 for a start. */
  readonly parents: Int32Array;
  /** Which number a state was in the order of expansion of each search; 0 for never. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** 1 for a goal. */
  readonly goals: Uint8Array;
  /** The tree of each search alone. */
  readonly own: readonly [OwnTree, OwnTree];
  /** Neither search has more than is recorded. */
  readonly isWhole: boolean;
}

/** What one of two searches expands, in its order and under its own parents. */
export interface OwnTree {
  /** By number of the expansion, from 0: the place in the columns of both. */
  readonly places: Int32Array;
  /** The number of the parent's expansion; -1 for a start. */
  readonly parents: Int32Array;
}

/** What the page needs to draw a node, besides its numbers. */
export interface NodeBoard {
  readonly id: number;
  /** Of the path to which the action belongs. */
  readonly g: number;
  readonly action: string | null;
  readonly state: unknown;
}

/** An estimate of a node by one heuristic, and its parts where it is a sum. */
export interface Estimate {
  readonly heuristic: string;
  readonly value: number;
  readonly parts: readonly EstimatePart[] | null;
}

export type Answer =
  | { readonly kind: "frame"; readonly frame: Frame }
  | {
      readonly kind: "rows";
      readonly step: number;
      readonly list: ListName;
      readonly from: number;
      /** How many can be asked for, and how many there are. */
      readonly listed: number;
      readonly total: number;
      readonly rows: readonly (NodeRow | EventRow)[];
    }
  | { readonly kind: "tree"; readonly step: number; readonly tree: TreeColumns }
  | { readonly kind: "boards"; readonly boards: readonly NodeBoard[] }
  /** Null if the other search is not possible. */
  | { readonly kind: "union"; readonly union: UnionColumns | null }
  | { readonly kind: "union-boards"; readonly states: readonly unknown[] }
  | {
      readonly kind: "node";
      readonly step: number;
      readonly node: NodeRow | null;
      readonly path: readonly NodeRow[];
      readonly children: readonly NodeRow[];
      readonly events: readonly EventRow[];
      readonly estimates: readonly Estimate[];
    }
  | { readonly kind: "estimates"; readonly id: number; readonly estimates: readonly Estimate[] }
  | { readonly kind: "moment"; readonly step: number; readonly found: boolean }
  | { readonly kind: "expansions"; readonly nodes: readonly Pick<NodeRow, "state" | "f">[] }
  | { readonly kind: "trace"; readonly text: string };

/** The most events of one node in an answer. */
export const MOST_NODE_EVENTS = 500;

/** Expansions of a race that are recorded, about 30 bytes each; more than the 3x3 board has states. */
export const MOST_STEPS = 200_000;
