// The watch items outside COOL and their switches; facts, rules, activations, globals and functions can be watched
// one by one. Source: guide, section 13.2.3.

import type { Core } from "./core.ts";
import type { Deffunction } from "./deffunction.ts";
import type { Defglobal } from "./defglobal.ts";
import type { Defrule } from "./defrule.ts";
import type { Defgeneric } from "./generics.ts";
import type { Construct, Kind } from "./modules.ts";
import type { Template } from "./template.ts";

export interface WatchItem {
  readonly name: string;
  readonly kind: Kind | null;
  read?(construct: Construct): boolean;
  write?(construct: Construct, on: boolean): void;
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
  { name: "methods", kind: null },
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

  /** Switches an item, or everything with "all"; with constructs, only for these. */
  set(name: string, on: boolean, constructs: Construct[] = []): void {
    for (const item of WATCH_ITEMS) {
      if (name !== "all" && item.name !== name) continue;
      if (constructs.length > 0) {
        for (const construct of constructs) item.write?.(construct, on);
        continue;
      }
      if (on) this.on.add(item.name);
      else this.on.delete(item.name);
      if (item.kind === null) continue;
      for (const module of this.core.modules.all()) {
        for (const construct of module.constructs[item.kind].values()) item.write?.(construct, on);
      }
    }
  }
}

export function watchItem(name: string): WatchItem | undefined {
  return WATCH_ITEMS.find((item) => item.name === name);
}
