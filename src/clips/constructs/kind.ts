// The rows of constructs: one for each word that begins a construct. Adding a kind of construct takes a folder, its
// name in `Kind`, and its row in the table of the engine (construct-kinds.ts).

import type { EvaluationHost } from "../evaluate/evaluation-host.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Construct, Kind } from "./construct.ts";
import type { Modules } from "./modules.ts";

/** What constructs need of the engine. */
export interface ConstructHost extends EvaluationHost {
  readonly modules: Modules;
  /** The rows, keyed by the word that begins a construct. */
  readonly constructs: ReadonlyMap<string, ConstructRow>;
  readonly watch: { get(item: string): boolean };
  /** True while a file of constructs is being loaded and its progress is shown. */
  readonly loading: boolean;
}

export interface ConstructRow<E extends ConstructHost = ConstructHost> {
  /** The word that begins the construct. */
  readonly name: string;
  /** What `load` shows for each construct while compilations are not watched. */
  readonly mark: string;
  /** What a refusal to define it after bload calls it, if that is not its word. */
  readonly refusedAs?: string;
  /** Reads what follows the name, up to the closing parenthesis. */
  parse(parser: Parser<E>): void;
}

/** The row of a construct that modules hold by name. */
export interface KindRow<E extends ConstructHost = ConstructHost, C extends Construct = Construct>
  extends ConstructRow<E> {
  readonly name: Kind;
  readonly plural: string;
  /** How the announcement of a construct ends while compilations are watched; with a line break by default. */
  readonly announcementEnd?: string;
  /** The restrictions of list-… and get-…-list. */
  readonly listRestrictions: string;
  /** True when modules import and export it. */
  readonly portable: boolean;
  /** `save` writes the kinds in the order of their ranks. */
  readonly saveRank: number;
  /** True while it cannot be removed. */
  isInUse(engine: E, construct: C): boolean;
  /** Removes all constructs of this kind from a module, where that is more than removing them one by one. */
  removeAll?(engine: E, constructs: readonly C[]): void;
  /** Called when it has been removed from its module. */
  removed?(engine: E, construct: C): void;
  /** True for a built-in construct, which removing everything leaves in place. */
  isPermanent?(construct: C): boolean;
  /** `reset` calls this before any fact is asserted. */
  resetValue?(engine: E, construct: C): void;
  /** `reset` calls this, module by module, to make the first instances, before any fact is asserted. */
  resetInstances?(engine: E, construct: C): void;
  /** `reset` calls this, module by module, to assert the first facts. */
  resetFacts?(engine: E, construct: C): void;
  /** What `save` writes before the constructs of a module, so that they can refer to each other. */
  declaration?(construct: C): string | null;
  /** True when `save` writes only the declaration, and the parts. */
  readonly isDeclaredWhole?: true;
  /** The texts of its parts, which `save` writes after it. */
  partTexts?(construct: C): (string | null)[];
  /** The same with their numbers, in an order in which they can be read again; for parts that have numbers. */
  numberedPartTexts?(construct: C): (string | null)[];
  readonly watchItems: readonly WatchItem<C>[];
}

/** An item of `watch` whose switches belong to constructs. */
export interface WatchItem<C extends Construct = Construct> {
  readonly name: string;
  /** Lists show the items from the highest rank on. */
  readonly rank: number;
  switches(construct: C): Switch[];
  /** For switches of parts: what a report calls the construct and the index of a part. */
  readonly part?: { readonly owner: string; readonly index: string };
  /** For switches that are named in a special way: evaluates the arguments and calls `act` with the switches. */
  select?(engine: ConstructHost, caller: string, args: Thunk[], act: (switches: Switch[]) => void): void;
}

export interface Switch {
  /** What lists call it. */
  readonly label: string;
  isOn(): boolean;
  set(on: boolean): void;
}

/** The switch of a construct that has a field `watch`. */
export function watchSwitch(construct: { readonly name: string; watch: boolean }): Switch[] {
  return [
    {
      label: construct.name,
      isOn: () => construct.watch,
      set: (on) => {
        construct.watch = on;
      },
    },
  ];
}

/** The row of a kind of construct. */
export function kindRow(engine: ConstructHost, kind: Kind): KindRow {
  return engine.constructs.get(kind) as KindRow;
}

export function isKindRow(row: ConstructRow): row is KindRow {
  return "plural" in row;
}
