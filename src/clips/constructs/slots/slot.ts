// A slot of a template, later of a class: its attributes and its default value. Source: guide, section 11.

import type { EvaluationHost } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { formatValue } from "../../language/format-values.ts";
import {
  Float,
  InstanceName,
  Multifield,
  NIL,
  type TypeName,
  typeNameOf,
  type Value,
} from "../../language/values.ts";
import type { Constraint } from "./constraint.ts";

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

export function defaultOf(engine: EvaluationHost, slot: Slot): Value {
  if (slot.defaultKind === "dynamic" && slot.defaultThunk !== null) {
    const value = inFrame(engine.evaluation, [], slot.defaultThunk);
    return slot.multi && !(value instanceof Multifield) ? new Multifield([value]) : value;
  }
  return slot.defaultValue ?? derivedDefault(slot);
}

/** What is wrong with a value of a slot. */
export function violationText(
  slot: Pick<Slot, "name" | "constraint">,
  broken: "type" | "range" | "value" | "cardinality",
): string {
  const { constraint, name } = slot;
  if (broken === "range") {
    const low = constraint.minimum === null ? "-oo" : formatValue(constraint.minimum);
    const high = constraint.maximum === null ? "+oo" : formatValue(constraint.maximum);
    return `does not fall in the allowed range ${low} to ${high} for slot ${name}.`;
  }
  if (broken === "cardinality") return `does not satisfy the cardinality restrictions for slot ${name}.`;
  return `does not match the allowed ${broken}s for slot ${name}.`;
}
