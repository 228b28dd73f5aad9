// Checks of the values given for a class slot that can be made before they are evaluated.

import type { Expression } from "../../evaluate/expressions.ts";
import type { ClassSlot } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { brokenText } from "../../objects/slot-values.ts";
import { constraintText } from "../slots/slot.ts";
import { chainViolation } from "../slots/static-check.ts";

/** What is wrong with the expressions that together give the value of a slot, or null. */
export function chainProblem(host: ObjectHost, expressions: Expression[], slot: ClassSlot): string | null {
  const { constraint, multi } = slot;
  const broken = chainViolation(constraint, multi, expressions, multi ? undefined : [1, 1]);
  if (broken !== null) return constraintText(constraint, broken === "result" ? "type" : broken);
  for (const expression of expressions) {
    const problem = expression.type === "constant" ? brokenText(host, expression.value, slot) : null;
    if (problem !== null) return problem;
  }
  return null;
}
