// Modules and the tables of constructs in them. Source: guide, section 10.

import { AgendaList } from "./agenda.ts";
import type { Core } from "./core.ts";
import { printError } from "./messages.ts";

export type Kind = "deftemplate" | "deffacts" | "defrule" | "defglobal" | "deffunction" | "defgeneric";
export const KINDS: readonly Kind[] = [
  "deftemplate",
  "deffacts",
  "defrule",
  "defglobal",
  "deffunction",
  "defgeneric",
];

export interface Construct {
  readonly kind: Kind;
  readonly name: string;
  readonly module: Module;
  /** The text that the pp command prints, or null. */
  pretty: string | null;
  /** What it names and what cannot be removed before it. */
  uses?: Used[];
}

/** A construct that others name. */
export interface Used {
  useCount: number;
}

/** One item of an import or export list; null stands for all. */
export interface PortItem {
  readonly module: string | null;
  readonly kind: string | null;
  readonly name: string | null;
}

export class Module {
  readonly name: string;
  pretty: string | null = null;
  imports: PortItem[] = [];
  exports: PortItem[] = [];
  readonly constructs: Record<Kind, Map<string, Construct>>;
  readonly agenda = new AgendaList();

  constructor(name: string) {
    this.name = name;
    this.constructs = {
      deftemplate: new Map(),
      deffacts: new Map(),
      defrule: new Map(),
      defglobal: new Map(),
      deffunction: new Map(),
      defgeneric: new Map(),
    };
  }

  exportsItem(kind: Kind, name: string): boolean {
    return this.exports.some(
      (item) => (item.kind === null || item.kind === kind) && (item.name === null || item.name === name),
    );
  }
}

export class Modules {
  private readonly core: Core;
  private readonly list = new Map<string, Module>();
  current: Module;

  constructor(core: Core) {
    this.core = core;
    this.current = this.add(new Module("MAIN"));
  }

  get main(): Module {
    return this.list.get("MAIN")!;
  }

  add(module: Module): Module {
    this.list.set(module.name, module);
    return module;
  }

  all(): Module[] {
    return [...this.list.values()];
  }

  find(name: string): Module | undefined {
    return this.list.get(name);
  }

  clear(): void {
    this.list.clear();
    this.current = this.add(new Module("MAIN"));
  }

  /** Runs `body` with another current module. */
  within<T>(module: Module, body: () => T): T {
    const before = this.current;
    this.current = module;
    try {
      return body();
    } finally {
      this.current = before;
    }
  }

  /** Looks a construct up by its name, with or without a module in front, from the current module. */
  lookup<T extends Construct>(kind: Kind, name: string): T | undefined {
    const at = name.indexOf("::");
    if (at >= 0) {
      const module = this.find(name.slice(0, at));
      const found =
        module === undefined ? undefined : this.visible(module, kind, name.slice(at + 2), new Set());
      return found as T | undefined;
    }
    const own = this.current.constructs[kind].get(name);
    return (own ?? this.visible(this.current, kind, name, new Set())) as T | undefined;
  }

  private visible(module: Module, kind: Kind, name: string, seen: Set<Module>): Construct | undefined {
    const own = module.constructs[kind].get(name);
    if (own !== undefined || seen.has(module)) return own;
    seen.add(module);
    for (const item of module.imports) {
      if ((item.kind !== null && item.kind !== kind) || (item.name !== null && item.name !== name)) continue;
      const from = item.module === null ? undefined : this.find(item.module);
      if (from === undefined || !from.exportsItem(kind, name)) continue;
      const found = this.visible(from, kind, name, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Splits `MODULE::name`; reports an unknown module and gives undefined. */
  split(name: string): { module: Module; name: string } | undefined {
    const at = name.indexOf("::");
    if (at < 0) return { module: this.current, name };
    const module = this.find(name.slice(0, at));
    if (module === undefined) {
      printError(this.core, "PRNTUTIL", 1, false, `Unable to find defmodule ${name.slice(0, at)}.\n`);
      return undefined;
    }
    return { module, name: name.slice(at + 2) };
  }
}
