// Modules and the tables of constructs in them. Source: guide, section 10.

import type { ErrorHost } from "../evaluate/evaluation-host.ts";
import { failParse, printError } from "../evaluate/messages.ts";
import type { Construct, Kind } from "./construct.ts";
import type { KindRow } from "./kind.ts";

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

  constructor(name: string, kinds: readonly Kind[]) {
    this.name = name;
    this.redefinable = name === "MAIN";
    const tables = kinds.map((kind) => [kind, new Map()] as const);
    this.constructs = Object.fromEntries(tables) as Record<Kind, Map<string, Construct>>;
  }

  exportsItem(kind: Kind, name: string): boolean {
    return this.exports.some(
      (item) => (item.kind === null || item.kind === kind) && (item.name === null || item.name === name),
    );
  }
}

export class Modules {
  private readonly engine: ErrorHost;
  private readonly kinds: readonly KindRow[];
  /** How many constructs have been defined. */
  definitions = 0;
  private readonly list = new Map<string, Module>();
  current: Module;
  /** True while the constructs are those of a binary file: none can be added or removed. */
  fixed = false;

  constructor(engine: ErrorHost, kinds: readonly KindRow[]) {
    this.engine = engine;
    this.kinds = kinds;
    this.current = this.add(this.make("MAIN"));
  }

  /** A module that is not in the list yet. */
  make(name: string): Module {
    return new Module(
      name,
      this.kinds.map((kind) => kind.name),
    );
  }

  /** The kinds that modules import and export, in the order in which conflicts are searched for. */
  get portable(): Kind[] {
    return this.kinds.filter((kind) => kind.portable).map((kind) => kind.name);
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
    this.fixed = false;
    this.current = this.add(this.make("MAIN"));
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

  /**
   * As `lookupPlain`, but a construct of the current module and an imported one of the same name are ambiguous, too.
   */
  lookupUnambiguous<T extends Construct>(kind: Kind, name: string): T | undefined {
    const found = this.providers(this.current, kind, name);
    if (this.isAmbiguous(kind, name)) {
      const text = `Ambiguous reference to ${kind} ${name}.\nIt is imported from more than one module.\n`;
      this.engine.routers.write("werror", text);
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
  private wouldConflict(kind: Kind, name: string): boolean {
    if (!this.portable.includes(kind)) return false;
    return this.all().some((module) => this.providers(module, kind, name, this.current).length > 1);
  }

  /** Refuses a name that would become ambiguous; `shown` is what the report calls the construct. */
  refuseConflict(kind: Kind, name: string, shown: string = kind): void {
    if (!this.wouldConflict(kind, name)) return;
    const text = `Cannot define ${shown} ${name} because of an import/export conflict.\n`;
    failParse(this.engine, "CSTRCPSR", 3, text);
  }

  /** Splits `MODULE::name`; reports an unknown module and returns undefined. */
  split(name: string): { module: Module; name: string } | undefined {
    const at = name.indexOf("::");
    if (at < 0) return { module: this.current, name };
    const module = this.find(name.slice(0, at));
    if (module === undefined) {
      printError(this.engine, "PRNTUTIL", 1, false, `Unable to find defmodule ${name.slice(0, at)}.\n`);
      return undefined;
    }
    return { module, name: name.slice(at + 2) };
  }
}
