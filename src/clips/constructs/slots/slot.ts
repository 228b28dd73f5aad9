// A slot of a template: its attributes and its default value. Source: guide, section 11.

import type { EvaluationHost } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { formatValue } from "../../language/format-values.ts";
import {
  Address,
  ExternalAddress,
  Float,
  InstanceName,
  Multifield,
  NIL,
  type TypeName,
  typeNameOf,
  type Value,
} from "../../language/values.ts";
import type { BrokenConstraint, Constraint } from "./constraint.ts";

export interface Slot {
  readonly name: string;
  readonly multi: boolean;
  readonly constraint: Constraint;
  /** `derive` picks a value that the constraints allow; `none` makes the slot mandatory. */
  readonly defaultKind: "derive" | "none" | "static" | "dynamic";
  readonly defaultValue: Value | null;
  readonly defaultThunk: Thunk | null;
  readonly facets: Map<string, Value>;
}

/** The default that follows from the constraints of a slot. */
export function derivedDefault(slot: { multi: boolean; constraint: Constraint }): Value {
  const { constraint } = slot;
  const single = derivedField(constraint);
  if (!slot.multi) return single;
  return new Multifield(new Array(constraint.minimumFields).fill(single));
}

function derivedField(constraint: Constraint): Value {
  if (constraint.allowsType("SYMBOL")) return listed(constraint, "SYMBOL") ?? NIL;
  if (constraint.allowsType("STRING")) return listed(constraint, "STRING") ?? "";
  const bound = constraint.minimum ?? constraint.maximum ?? 0;
  const number = bound instanceof Float ? bound.value : Number(bound);
  if (constraint.allowsType("INTEGER")) {
    return listed(constraint, "INTEGER") ?? (bound instanceof Float ? Math.trunc(number) : bound);
  }
  if (constraint.allowsType("FLOAT")) return listed(constraint, "FLOAT") ?? new Float(number);
  if (constraint.allowsType("INSTANCE-NAME")) {
    return listed(constraint, "INSTANCE-NAME") ?? new InstanceName("nil");
  }
  if (constraint.allowsType("INSTANCE-ADDRESS")) return DUMMY_INSTANCE;
  return constraint.allowsType("FACT-ADDRESS") ? DUMMY_FACT : new ExternalAddress(null);
}

/** The first of the allowed values that has a type. */
function listed(constraint: Constraint, type: TypeName): Value | undefined {
  return constraint.allowed.flatMap(({ values }) => values).find((value) => typeNameOf(value) === type);
}

/** What stands for the address of a fact or an instance that was never made. */
class DummyAddress extends Address {
  readonly addressType: "FACT-ADDRESS" | "INSTANCE-ADDRESS";
  private readonly text: string;

  constructor(type: "FACT-ADDRESS" | "INSTANCE-ADDRESS", text: string) {
    super();
    this.addressType = type;
    this.text = text;
  }
  addressText(): string {
    return this.text;
  }
  addressHash(): number {
    return 0;
  }
}

const DUMMY_FACT = new DummyAddress("FACT-ADDRESS", "<Dummy Fact>");
const DUMMY_INSTANCE = new DummyAddress("INSTANCE-ADDRESS", "<Dummy Instance>");

export function defaultOf(engine: EvaluationHost, slot: Slot): Value {
  if (slot.defaultKind === "dynamic" && slot.defaultThunk !== null) {
    const value = inFrame(engine.evaluation, [], slot.defaultThunk);
    return slot.multi && !(value instanceof Multifield) ? new Multifield([value]) : value;
  }
  return slot.defaultValue ?? derivedDefault(slot);
}

/** What is wrong with a value of a slot. */
export function violationText(slot: Pick<Slot, "name" | "constraint">, broken: BrokenConstraint): string {
  return `${constraintText(slot.constraint, broken)} for slot ${slot.name}.`;
}

/** What is wrong with a value that breaks a constraint. */
export function constraintText(constraint: Constraint, broken: BrokenConstraint): string {
  if (broken === "cardinality") return "does not satisfy the cardinality restrictions";
  if (broken === "class") return "does not match the allowed classes";
  if (broken !== "range") return `does not match the allowed ${broken}s`;
  const low = constraint.minimum === null ? "-oo" : formatValue(constraint.minimum);
  const high = constraint.maximum === null ? "+oo" : formatValue(constraint.maximum);
  return `does not fall in the allowed range ${low} to ${high}`;
}
