/**
 * What the page and the worker that runs the rules say to each other: plain data, one union per direction. The page
 * says which part of which moment it shows (`Want`) and gets a `Frame` whenever that may have changed.
 */
import type {
  ClassSlotData,
  HandlerData,
  NetworkEdge,
  NetworkNode,
  SaidNear,
  SaidOrder,
  SaidWhyNot,
  WhyNot,
} from "../../../clips/index.ts";
import type { Fault } from "../../../domains/index.ts";
import type { Problem } from "./problem.ts";
import type { ConsoleLine } from "./trace/console-history.ts";
import type { InstanceChange, SlotThen } from "./trace/instance-history.ts";

/** What the engine is given from outside; the list of all inputs is enough to replay a session. */
export type Input =
  | { readonly type: "load"; readonly name: string; readonly text: string }
  | { readonly type: "command"; readonly text: string; readonly hidden?: boolean }
  /** Fires at most this many rules; null for all. A command that was typed stands in the console. */
  | { readonly type: "run"; readonly count: number | null; readonly typed?: string };

/** An input with the moments it took: it began after `from` and ended at `to`. */
export interface Done {
  readonly input: Input;
  readonly from: number;
  readonly to: number;
}

/** A line or a time that was given to the engine, and the moment at which it asked for it. */
export interface Given<Value> {
  readonly value: Value;
  readonly moment: number;
}

/** Everything needed to replay a session exactly. */
export interface Journal {
  readonly done: readonly Done[];
  /** Lines that the program has read, and the times that it has asked for. */
  readonly lines: readonly Given<string>[];
  readonly times: readonly Given<number>[];
}

/** Rows `from` to `to`, the last not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Want {
  /** Null follows the newest moment. */
  readonly position: number | null;
  readonly facts: Span;
  /** Only facts whose text contains this. */
  readonly filter: string;
  /** Null while they are not on the screen; so too the messages. */
  readonly instances: Span | null;
  /** Only instances whose text contains this. */
  readonly instanceFilter: string;
  readonly agenda: Span;
  readonly messages: Span | null;
  /** Null shows the newest lines. */
  readonly console: Span | null;
  readonly classes: boolean;
}

export const firstWant: Want = {
  position: null,
  facts: { from: 0, to: 60 },
  filter: "",
  instances: null,
  instanceFilter: "",
  agenda: { from: 0, to: 60 },
  messages: null,
  console: null,
  classes: false,
};

/** How many instances are searched for the text of a filter; more would hold up the run. */
export const MOST_SEARCHED = 50_000;

export type ToWorker =
  | { readonly type: "open"; readonly journal: Journal; readonly breaks: readonly string[] }
  /** Done at the moment `at`: everything later is discarded. */
  | { readonly type: "do"; readonly inputs: readonly Input[]; readonly at: number | null }
  | { readonly type: "stop" }
  | { readonly type: "answer"; readonly line: string }
  | { readonly type: "want"; readonly want: Want }
  /** The last frame is on the screen; while rules fire, the next one waits for this. */
  | { readonly type: "shown" }
  | { readonly type: "break"; readonly rules: readonly string[] };

export type FromWorker =
  | { readonly type: "frame"; readonly frame: Frame }
  | { readonly type: "journal"; readonly journal: Journal }
  /** One firing or command has been running for a while; the worker may not hear a stop. Said again as long as it runs. */
  | {
      readonly type: "busy";
      readonly last: number;
      readonly rule: string | null;
      readonly input: Input["type"];
      /** The last lines of the console: what it prints meanwhile. */
      readonly printed: readonly ConsoleLine[];
    }
  | { readonly type: "problem"; readonly problem: Problem }
  | { readonly type: "failed"; readonly fault: Fault };

export type Status = "idle" | "running" | "replaying" | "reading";

/** Why the last run ended. */
export type Ending = "agenda" | "count" | "halt" | "break" | "stopped" | "full" | "exit" | null;

export interface FactRow {
  readonly id: number;
  readonly index: number;
  readonly text: string;
  /** It was asserted at the moment shown. */
  readonly fresh: boolean;
}

export interface InstanceRow {
  readonly id: number;
  readonly name: string;
  readonly class: string;
  readonly slots: readonly SlotThen[];
  /** It was made at the moment shown, or one of its slots got a value. */
  readonly fresh: boolean;
}

export interface MessageRow {
  readonly id: number;
  /** How many messages it was sent inside of. */
  readonly depth: number;
  readonly receiver: string;
  readonly name: string;
  readonly arguments: string;
  /** Null when an error ended it. */
  readonly value: string | null;
}

/** A class in the tree of classes. */
export interface ClassRow {
  readonly name: string;
  readonly module: string;
  /** With their module where it is another one. */
  readonly superclasses: readonly string[];
  readonly isPredefined: boolean;
  readonly abstract: boolean;
  /** Direct instances. */
  readonly instances: number;
}

export interface ActivationRow {
  readonly id: number;
  readonly rule: string;
  readonly module: string;
  readonly salience: number;
  /** `f-1`, `[a]`, `*`. */
  readonly matched: readonly string[];
  readonly fresh: boolean;
}

export interface RuleRow {
  readonly name: string;
  readonly module: string;
  readonly fired: number;
  readonly waiting: number;
}

/** What happened at a moment. */
export type Moment =
  | { readonly type: "start" }
  | { readonly type: "load"; readonly name: string }
  | { readonly type: "command"; readonly text: string }
  | {
      readonly type: "firing";
      readonly number: number;
      readonly rule: string;
      readonly matched: readonly string[];
    };

export interface Frame {
  readonly status: Status;
  /** What the engine works on. */
  readonly input: Input["type"] | null;
  readonly ending: Ending;
  readonly position: number;
  readonly last: number;
  readonly moment: Moment;
  /** Up to the moment shown. */
  readonly firings: number;
  readonly facts: {
    readonly count: number;
    readonly from: number;
    readonly rows: readonly FactRow[];
    /** False while some facts have not been searched for the text of the filter yet: another frame follows. */
    readonly isWhole: boolean;
  };
  /** The session has had a class of its own. */
  readonly hasClasses: boolean;
  readonly instances: {
    readonly count: number;
    readonly from: number;
    readonly rows: readonly InstanceRow[];
  };
  readonly agenda: { readonly count: number; readonly from: number; readonly rows: readonly ActivationRow[] };
  readonly messages: {
    /** Those that are kept. */
    readonly count: number;
    readonly sent: number;
    /** There may have been some that have made room for later ones. */
    readonly isForgotten: boolean;
    readonly from: number;
    readonly rows: readonly MessageRow[];
  };
  readonly console: { readonly count: number; readonly from: number; readonly lines: readonly ConsoleLine[] };
  readonly globals: readonly { readonly name: string; readonly value: string; readonly fresh: boolean }[];
  /** The current module first. */
  readonly focus: readonly string[];
  readonly modules: number;
  readonly strategy: string;
  readonly salienceEvaluation: string;
  readonly rules: readonly RuleRow[];
  readonly classes: readonly ClassRow[] | null;
}

export type Question =
  | { readonly type: "fact"; readonly id: number }
  | { readonly type: "instance"; readonly id: number; readonly position: number }
  | { readonly type: "class"; readonly module: string; readonly name: string; readonly position: number }
  | { readonly type: "message"; readonly id: number }
  | { readonly type: "activation"; readonly id: number; readonly position: number }
  | { readonly type: "rule"; readonly module: string; readonly name: string; readonly position: number }
  | { readonly type: "network"; readonly position: number };

/** What the tree view asks, besides. */
export type TreeQuestion =
  | { readonly type: "tree"; readonly position: number }
  /** Nodes that are in view. */
  | { readonly type: "tree-nodes"; readonly ids: readonly number[] }
  /** Expressions of the program that tell f of facts. */
  | { readonly type: "values"; readonly expressions: readonly string[] };

/** In a tree, facts keep their identity as the number of their node; an activation has -2 minus its row. */
export function nodeOfActivation(row: number): number {
  return -2 - row;
}

export function activationOfNode(node: number): number {
  return -2 - node;
}

/** The search tree of a moment: columns by place. */
export interface RuleTree {
  readonly ids: Int32Array;
  /** The place of the parent; -1 for a root. */
  readonly parents: Int32Array;
  /** Codes of the tree view. */
  readonly kinds: Uint8Array;
  /** The index of a fact; -1 for an activation. */
  readonly labels: Int32Array;
  /** The node in hand. */
  readonly current: number | null;
}

export interface RuleTreeNode {
  readonly id: number;
  /** The rule that made it or would make it, and its salience or f. */
  readonly lines: readonly string[];
  /** The fact; of a waiting activation the fact that it would make, as far as that is known. */
  readonly text: string | null;
}

/** A fact somewhere in the history of the session. */
export interface FactLink {
  readonly type: "fact";
  readonly id: number;
  readonly index: number;
  readonly text: string;
}

/** An instance with its slots as they were at some moment. */
export interface InstanceLink {
  readonly type: "instance";
  readonly id: number;
  readonly name: string;
  readonly class: string;
  readonly text: string;
}

export type EntityLink = FactLink | InstanceLink;

interface FiringLink {
  readonly moment: number;
  readonly number: number;
  readonly rule: string;
}

export type Answer =
  | {
      readonly type: "fact";
      readonly fact: FactLink;
      /** What happened when it was asserted: a firing with its facts, or a command. */
      readonly asserted: Moment;
      readonly assertedAt: number;
      readonly from: readonly EntityLink[];
      /** Back to the start along the tree, the nearest first. */
      readonly line: readonly (FiringLink & { readonly fact: FactLink })[];
      readonly retracted: Moment | null;
      readonly retractedAt: number | null;
      readonly made: readonly FactLink[];
    }
  | {
      readonly type: "instance";
      readonly instance: InstanceLink;
      readonly module: string;
      /** As they were at the moment asked about. */
      readonly slots: readonly SlotThen[];
      /** Since it was made and up to that moment, the newest first. */
      readonly changes: readonly (InstanceChange & { readonly by: Moment })[];
      /** What happened when it was made: a firing with what it matched, or a command. */
      readonly made: Moment;
      readonly madeAt: number;
      readonly from: readonly EntityLink[];
      readonly deleted: Moment | null;
      readonly deletedAt: number | null;
    }
  | {
      readonly type: "class";
      readonly name: string;
      readonly precedence: readonly string[];
      readonly abstract: boolean;
      readonly reactive: boolean;
      readonly slots: readonly ClassSlotData[];
      readonly handlers: readonly HandlerData[];
      /** The first of its direct instances, and how many there are. */
      readonly instances: readonly InstanceLink[];
      readonly count: number;
    }
  | {
      readonly type: "message";
      readonly message: MessageRow;
      /** The receiver if it is an instance, as it was after that moment. */
      readonly instance: InstanceLink | null;
      /** In the order in which they ran. */
      readonly handlers: readonly { readonly name: string; readonly type: string; readonly class: string }[];
      readonly sent: Moment;
      readonly sentAt: number;
    }
  | {
      readonly type: "activation";
      readonly activation: ActivationRow;
      readonly matched: readonly EntityLink[];
      readonly bindings: readonly { readonly name: string; readonly value: string }[];
      /** Why it comes after the one before it and before the next. */
      readonly order: readonly SaidOrder[];
    }
  | {
      readonly type: "rule";
      readonly name: string;
      readonly state: WhyNot["state"];
      /** Why it does not fire; several where no alternative of it matches. */
      readonly said: readonly SaidWhyNot[];
      /** One for each way through the `or`s of the rule. */
      readonly alternatives: readonly { readonly steps: readonly RuleStep[] }[];
    }
  | {
      readonly type: "network";
      readonly nodes: readonly NetworkNode[];
      readonly edges: readonly NetworkEdge[];
    }
  | { readonly type: "tree"; readonly position: number; readonly tree: RuleTree }
  | { readonly type: "tree-nodes"; readonly nodes: readonly RuleTreeNode[] }
  /** As text; null for one that has an error. */
  | { readonly type: "values"; readonly values: readonly (string | null)[] }
  | { readonly type: "none" };

/** A pattern or test of a rule. */
interface RuleStep {
  readonly text: string;
  /** Partial matches that survive it; null when none has got so far. */
  readonly survive: number | null;
  /** The nearest candidates, where none survives. */
  readonly notes: readonly SaidNear[];
}
