// Checks of the values given for a slot that can be made before they are evaluated: of constants, and of what functions
// return.

import type { ErrorHost } from "../../evaluate/evaluation-host.ts";
import type { Expression } from "../../evaluate/expressions.ts";
import { returnedBy } from "../../evaluate/known-values.ts";
import { failParse } from "../../evaluate/messages.ts";
import type { BrokenConstraint, Constraint } from "./constraint.ts";
import { type Slot, violationText } from "./slot.ts";

/** A constraint, or `result` for the type of what a function returns. */
type Broken = BrokenConstraint | "result";

/** Which constraint of a slot is broken by the expressions that together give its value, or null. */
export function chainViolation(
  constraint: Constraint,
  multi: boolean,
  expressions: Expression[],
  [least, most] = [constraint.minimumFields, constraint.maximumFields],
): Broken | null {
  const known = expressions.filter(isSingle).length;
  const isAll = known === expressions.length;
  if (known > most || (isAll && known < least)) return "cardinality";
  for (const expression of expressions) {
    const broken =
      expression.type === "constant"
        ? constraint.violation(expression.value)
        : resultViolation(constraint, multi, expression);
    if (broken !== null) return broken;
  }
  return null;
}

/** True for an expression that is known to give one value. */
function isSingle(expression: Expression): boolean {
  if (expression.type !== "call") return expression.type === "constant";
  const { returns = "any" } = expression.row;
  return returns !== "any" && returns !== "multifield";
}

function resultViolation(constraint: Constraint, multi: boolean, expression: Expression): "result" | null {
  if (expression.type !== "call" || constraint.types === null) return null;
  // The C program does not check functions that return integers.
  if (expression.row.returns === "integer") return null;
  const { types, multi: isMultifield } = returnedBy(expression.row);
  if (types === null || types.has("VOID") || (isMultifield && multi)) return null;
  return [...types].some((type) => type !== "VOID" && constraint.allowsType(type)) ? null : "result";
}

/** Refuses values given for a slot; `what` and `place` begin the message. */
export function refuseValues(
  engine: ErrorHost,
  slot: Slot,
  broken: Broken,
  what: string,
  place: string,
): never {
  const subject = broken === "result" ? "The function return value" : what;
  const text = violationText(slot, broken === "result" ? "type" : broken);
  return failParse(engine, "CSTRNCHK", 1, `${subject} found in ${place}\n${text}\n`);
}

/** Refuses what a command gives for a slot when it can never be one of its values. */
export function checkGivenValues(engine: ErrorHost, slot: Slot, fields: Expression[], command: string): void {
  if (slot.constraint.allowsEverything()) return;
  const broken = chainViolation(slot.constraint, slot.multi, fields);
  if (broken === null) return;
  const what = broken === "cardinality" ? "Literal slot values" : "A literal slot value";
  refuseValues(engine, slot, broken, what, `the ${command} command`);
}
