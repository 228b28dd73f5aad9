// Checks of the values given for a class slot that can be made before they are evaluated.

import type { Expression } from "../../evaluate/expressions.ts";
import type { ClassSlot } from "../../objects/class.ts";
import { constraintText } from "../slots/slot.ts";
import { chainViolation } from "../slots/static-check.ts";

/** What is wrong with the expressions that together give the value of a slot, or null. */
export function chainProblem(expressions: Expression[], { constraint, multi }: ClassSlot): string | null {
  // Types of a class slot, also of a multislot, are those of single values: what gives a multifield is refused.
  const broken = chainViolation(constraint, false, expressions, multi ? undefined : [1, 1]);
  return broken === null ? null : constraintText(constraint, broken === "result" ? "type" : broken);
}
