// Remembers the conditional element of each call in a test: tests are merged into one condition, but messages name the
// element that was written.

import type { Expression } from "../evaluate/expressions.ts";

const numbers = new WeakMap<Expression, number>();

/** Notes the number of the element for all calls of a test. */
export function numberExpression(expression: Expression, number: number): void {
  if (!("args" in expression)) return;
  numbers.set(expression, number);
  for (const arg of expression.args) numberExpression(arg, number);
}

/** The number of the element in which a call stands, when it stands in a test. */
export function numberOf(expression: Expression): number | undefined {
  return numbers.get(expression);
}
