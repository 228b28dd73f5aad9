// The watch items outside COOL and their switches; facts, rules, activations, globals, functions and methods
// can be watched one by one. Source: guide, section 13.2.3.

import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Method } from "../constructs/defgeneric/method.ts";
import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Template } from "../constructs/deftemplate/template.ts";
import type { Construct, Kind } from "../constructs/modules.ts";
import type { Core } from "../core.ts";

/** What has a switch of its own: a construct, or a method. */
type Watched = Construct | Method;

export interface WatchItem {
  readonly name: string;
  /** The kind of constructs that can be watched one by one, or null. */
  readonly kind: Kind | null;
  read?(target: Watched): boolean;
  write?(target: Watched, on: boolean): void;
  /** What a construct has switches for; itself if this is not given. */
  targets?(construct: Construct): Target[];
}

/** A switch, and how lists call it. */
interface Target {
  readonly label: string;
  readonly target: Watched;
}

export const WATCH_ITEMS: readonly WatchItem[] = [
  {
    name: "facts",
    kind: "deftemplate",
    read: (c) => (c as Template).watch,
    write: (c, on) => {
      (c as Template).watch = on;
    },
  },
  { name: "instances", kind: null },
  { name: "slots", kind: null },
  {
    name: "rules",
    kind: "defrule",
    // The C program lists the switches of rules and activations crosswise.
    read: (c) => (c as Defrule).watchActivations,
    write: (c, on) => {
      for (const rule of (c as Defrule).disjuncts()) rule.watchFirings = on;
    },
  },
  {
    name: "activations",
    kind: "defrule",
    read: (c) => (c as Defrule).watchFirings,
    write: (c, on) => {
      for (const rule of (c as Defrule).disjuncts()) rule.watchActivations = on;
    },
  },
  { name: "messages", kind: null },
  { name: "message-handlers", kind: null },
  {
    name: "generic-functions",
    kind: "defgeneric",
    read: (c) => (c as Defgeneric).watch,
    write: (c, on) => {
      (c as Defgeneric).watch = on;
    },
  },
  {
    name: "methods",
    kind: "defgeneric",
    targets: (c) =>
      (c as Defgeneric).methods.map((method) => ({
        label: `${c.name} ${method.number}  ${method.describe()}`,
        target: method,
      })),
    read: (m) => (m as Method).watch,
    write: (m, on) => {
      (m as Method).watch = on;
    },
  },
  {
    name: "deffunctions",
    kind: "deffunction",
    read: (c) => (c as Deffunction).watch,
    write: (c, on) => {
      (c as Deffunction).watch = on;
    },
  },
  { name: "compilations", kind: null },
  { name: "statistics", kind: null },
  {
    name: "globals",
    kind: "defglobal",
    read: (c) => (c as Defglobal).watch,
    write: (c, on) => {
      (c as Defglobal).watch = on;
    },
  },
  { name: "focus", kind: null },
];

export class Watch {
  private readonly core: Core;
  private readonly on = new Set<string>(["compilations"]);

  constructor(core: Core) {
    this.core = core;
  }

  get(name: string): boolean {
    return this.on.has(name);
  }

  /** Switches an item for one construct. */
  setConstruct(item: WatchItem, construct: Construct, on: boolean): void {
    for (const { target } of targetsOf(item, construct)) item.write?.(target, on);
  }

  /** Switches an item, or everything with "all". */
  set(name: string, on: boolean): void {
    for (const item of WATCH_ITEMS) {
      if (name !== "all" && item.name !== name) continue;
      if (on) this.on.add(item.name);
      else this.on.delete(item.name);
      if (item.kind === null) continue;
      for (const module of this.core.modules.all()) {
        for (const construct of module.constructs[item.kind].values()) this.setConstruct(item, construct, on);
      }
    }
  }
}

export function watchItem(name: string): WatchItem | undefined {
  return WATCH_ITEMS.find((item) => item.name === name);
}

export function targetsOf(item: WatchItem, construct: Construct): Target[] {
  return item.targets?.(construct) ?? [{ label: construct.name, target: construct }];
}
