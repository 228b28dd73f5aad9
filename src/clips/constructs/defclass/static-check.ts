// What can be said of the values of a slot before they are evaluated: constants, and what functions return.

import type { Expression } from "../../evaluate/expressions.ts";
import type { ReturnType } from "../../evaluate/function-row.ts";
import type { TypeName } from "../../language/values.ts";
import type { ClassSlot } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { brokenText } from "../../objects/slot-values.ts";

const TYPES_RETURNED: Partial<Record<ReturnType, TypeName[]>> = {
  symbol: ["SYMBOL"],
  string: ["STRING"],
  lexeme: ["SYMBOL", "STRING"],
  number: ["INTEGER", "FLOAT"],
  float: ["FLOAT"],
};

/** Which constraint of a slot expressions break that are given for it together, or null. */
export function chainViolation(host: ObjectHost, expressions: Expression[], slot: ClassSlot): string | null {
  const { constraint, multi } = slot;
  const returned = expressions.map((each) => (each.type === "call" ? (each.row.returns ?? "any") : "any"));
  const known = expressions.filter(
    (each, i) => each.type === "constant" || (returned[i] !== "any" && returned[i] !== "multifield"),
  ).length;
  const [least, most] = multi ? [constraint.minimumFields, constraint.maximumFields] : [1, 1];
  if (known > most || (known === expressions.length && known < least)) {
    return "does not satisfy the cardinality restrictions";
  }
  for (const [i, expression] of expressions.entries()) {
    if (expression.type === "constant") {
      const broken = constraint.violation(expression.value);
      if (broken !== null) return brokenText(host, expression.value, slot);
    }
    // Under a type attribute the C program takes no function that returns a multifield or nothing.
    const returnsNone = returned[i] === "multifield" || returned[i] === "nothing";
    const types = returnsNone && constraint.types !== null ? [] : TYPES_RETURNED[returned[i]];
    if (types !== undefined && !types.some((type) => constraint.allowsType(type))) {
      return "does not match the allowed types";
    }
  }
  return null;
}
