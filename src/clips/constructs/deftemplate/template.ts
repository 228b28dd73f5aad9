import type { ErrorHost } from "../../evaluate/evaluation-host.ts";
import { failParse } from "../../evaluate/messages.ts";
import { EMPTY, sym } from "../../language/values.ts";
import type { Entity } from "../../rete/entity.ts";
import type { PatternNode, PatternRoot } from "../../rete/pattern-node.ts";
import type { Construct } from "../construct.ts";
import type { Module } from "../modules.ts";
import { Constraint } from "../slots/constraint.ts";
import type { Slot } from "../slots/slot.ts";

/** Names of conditional elements. */
const RESERVED = new Set(["and", "exists", "forall", "logical", "not", "object", "or", "test"]);

/** Refuses a name that means something else in conditions. */
export function refuseReserved(engine: ErrorHost, name: string, what: "relation" | "deftemplate"): void {
  if (!RESERVED.has(name)) return;
  const text = `The symbol ${name} has special meaning\nand may not be used as a ${what} name.\n`;
  failParse(engine, "PATTERN", 1, text);
}

export class Template implements Construct, PatternRoot {
  readonly kind = "deftemplate";
  readonly name: string;
  readonly module: Module;
  readonly implied: boolean;
  readonly slots: Slot[];
  /** The indexes of the slots that hold multifields. */
  readonly multiSlots: readonly number[];
  /** That of its name: the same in every environment. */
  readonly key: number;
  pretty: string | null = null;
  watch = false;
  patterns: PatternNode | null = null;
  /** Number of facts in constructs that name this template. */
  useCount = 0;
  /** The ends of the list of its facts, in the order of assertion. */
  firstFact: Entity | null = null;
  lastFact: Entity | null = null;
  private readonly slotIndex = new Map<string, number>();

  constructor(name: string, module: Module, implied: boolean, slots: Slot[]) {
    this.name = name;
    this.key = sym(name).key;
    this.module = module;
    this.implied = implied;
    this.slots = slots;
    this.multiSlots = [...slots.keys()].filter((index) => slots[index].multi);
    for (const [index, slot] of slots.entries()) this.slotIndex.set(slot.name, index);
  }

  indexOf(slot: string): number {
    return this.slotIndex.get(slot) ?? -1;
  }
}

export function impliedTemplate(name: string, module: Module): Template {
  return new Template(name, module, true, [
    {
      name: "implied",
      multi: true,
      constraint: new Constraint(),
      defaultKind: "static",
      defaultValue: EMPTY,
      defaultThunk: null,
      facets: new Map(),
    },
  ]);
}
