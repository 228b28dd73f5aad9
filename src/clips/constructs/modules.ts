// Modules and the tables of constructs in them. Source: guide, section 10.

import { AgendaList } from "../agenda/agenda.ts";
import type { Core } from "../core.ts";
import type { Referenced } from "../evaluate/evaluation-host.ts";
import { printError } from "../evaluate/messages.ts";

export type Kind = "deftemplate" | "deffacts" | "defrule" | "defglobal" | "deffunction" | "defgeneric";
export const KINDS: readonly Kind[] = [
  "deftemplate",
  "deffacts",
  "defrule",
  "defglobal",
  "deffunction",
  "defgeneric",
];

/** The kinds that modules import and export, in the order in which conflicts are looked for. */
export const PORTABLE: readonly Kind[] = ["deftemplate", "defglobal", "deffunction", "defgeneric"];

export interface Construct {
  readonly kind: Kind;
  readonly name: string;
  readonly module: Module;
  /** The text that the pp command prints, or null. */
  pretty: string | null;
  /** What it names and what cannot be removed before it. */
  uses?: Referenced[];
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
  /** MAIN can be defined again until it imports or exports something. */
  redefinable: boolean;
  readonly constructs: Record<Kind, Map<string, Construct>>;
  readonly agenda = new AgendaList();

  constructor(name: string) {
    this.name = name;
    this.redefinable = name === "MAIN";
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

  /** Looks a construct up: `MODULE::name` in that module, a name in the current module and what it imports. */
  lookup<T extends Construct>(kind: Kind, name: string): T | undefined {
    const at = name.indexOf("::");
    if (at < 0) return this.lookupPlain(kind, name);
    return this.find(name.slice(0, at))?.constructs[kind].get(name.slice(at + 2)) as T | undefined;
  }

  /** For calls: `MODULE::name` must be exported by another module, and a name must not be ambiguous. */
  lookupCalled<T extends Construct>(kind: Kind, name: string): T | undefined {
    if (!name.includes("::")) return this.lookupUnambiguous(kind, name);
    const found = this.lookup<T>(kind, name);
    if (found === undefined || found.module === this.current) return found;
    return found.module.exportsItem(kind, found.name) ? found : undefined;
  }

  /** Looks a name without a module up in the current module and what it imports. */
  lookupPlain<T extends Construct>(kind: Kind, name: string): T | undefined {
    const own = this.current.constructs[kind].get(name);
    return (own as T | undefined) ?? this.lookupUnambiguous<T>(kind, name);
  }

  /** As `lookupPlain`, but also a construct of the current module beside an imported one is ambiguous. */
  lookupUnambiguous<T extends Construct>(kind: Kind, name: string): T | undefined {
    const found = this.providers(this.current, kind, name);
    if (this.isAmbiguous(kind, name)) {
      const text = `Ambiguous reference to ${kind} ${name}.\nIt is imported from more than one module.\n`;
      this.core.routers.write("werror", text);
      return undefined;
    }
    return found[0]?.constructs[kind].get(name) as T | undefined;
  }

  /** The modules whose construct of this name `module` can see; `assumed` counts as having one. */
  providers(module: Module, kind: Kind, name: string, assumed: Module | null = null): Module[] {
    const found: Module[] = [];
    const seen = new Set<Module>();
    const visit = (at: Module): void => {
      if (seen.has(at)) return;
      seen.add(at);
      if (at === assumed || at.constructs[kind].has(name)) found.push(at);
      for (const item of at.imports) {
        if ((item.kind !== null && item.kind !== kind) || (item.name !== null && item.name !== name))
          continue;
        const from = item.module === null ? undefined : this.find(item.module);
        if (from?.exportsItem(kind, name)) visit(from);
      }
    };
    visit(module);
    return found;
  }

  isAmbiguous(kind: Kind, name: string): boolean {
    return this.providers(this.current, kind, name).length > 1;
  }

  /** True when a construct of this name in the current module makes the name ambiguous somewhere. */
  wouldConflict(kind: Kind, name: string): boolean {
    if (!PORTABLE.includes(kind)) return false;
    return this.all().some((module) => this.providers(module, kind, name, this.current).length > 1);
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

/** The name of a construct for one who looks from `module`. */
export function nameSeen({ name, module }: Construct, from: Module): string {
  return module === from ? name : `${module.name}::${name}`;
}
