// A deftemplate, given by the user or implied by an ordered fact.

import type { Thunk } from "../../evaluate/expressions.ts";
import {
  EMPTY,
  Float,
  InstanceName,
  Multifield,
  NIL,
  type TypeName,
  typeNameOf,
  type Value,
} from "../../language/values.ts";
import type { Entity } from "../../rete/entity.ts";
import type { PatternNode, PatternRoot } from "../../rete/pattern-node.ts";
import type { Construct } from "../construct.ts";
import type { Module } from "../modules.ts";
import { Constraint } from "./constraint.ts";

export interface Slot {
  readonly name: string;
  readonly multi: boolean;
  readonly constraint: Constraint;
  /** `derive` takes a value that the constraints allow; `none` refuses a missing value. */
  readonly defaultKind: "derive" | "none" | "static" | "dynamic";
  readonly defaultValue: Value | null;
  readonly defaultThunk: Thunk | null;
  readonly facets: Map<string, Value>;
}

let nextId = 1;

export class Template implements Construct, PatternRoot {
  readonly kind = "deftemplate";
  readonly name: string;
  readonly module: Module;
  readonly implied: boolean;
  readonly slots: Slot[];
  readonly id = nextId++;
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
    this.module = module;
    this.implied = implied;
    this.slots = slots;
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

/** The default that follows from the constraints of a slot. */
export function derivedDefault(slot: { multi: boolean; constraint: Constraint }): Value {
  const { constraint } = slot;
  const single = derivedField(constraint);
  if (!slot.multi) return single;
  return new Multifield(new Array(constraint.minimumFields).fill(single));
}

function derivedField(constraint: Constraint): Value {
  const listed = (type: TypeName): Value | undefined => {
    const list = constraint.allowed.find((l) => l.types === null || l.types.includes(type));
    return list?.values.find((value) => typeNameOf(value) === type);
  };
  for (const type of ["SYMBOL", "STRING", "INTEGER", "FLOAT"] as const) {
    if (!constraint.allowsType(type)) continue;
    const value = listed(type);
    if (value !== undefined) return value;
    if (!constraint.allowed.some((l) => l.types === null || l.types.includes(type))) break;
  }
  if (constraint.allowsType("SYMBOL")) return NIL;
  if (constraint.allowsType("STRING")) return "";
  if (constraint.allowsType("INTEGER")) {
    if (constraint.minimum !== null && !(constraint.minimum instanceof Float)) return constraint.minimum;
    if (constraint.maximum !== null && !(constraint.maximum instanceof Float)) return constraint.maximum;
    return 0;
  }
  if (constraint.allowsType("FLOAT")) {
    const bound = constraint.minimum ?? constraint.maximum;
    if (bound === null) return new Float(0);
    return bound instanceof Float ? bound : new Float(Number(bound));
  }
  if (constraint.allowsType("INSTANCE-NAME")) return new InstanceName("nil");
  return NIL;
}
