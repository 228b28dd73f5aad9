// Arguments that the C program checks even after their evaluation has failed, with the value that it has then.

import type { Engine } from "../engine.ts";
import { compile, compileVariable } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { EvaluationError } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { FALSE, type Value } from "../language/values.ts";

/** The argument; `report` is called with that value before the evaluation stops, unless it is null. */
export function failingArgument(
  engine: Engine,
  expression: Expression,
  scope: Scope,
  report: (value: Value) => void,
  after: Value | null = valueAfterFailure(expression),
): Thunk {
  if (after === null) return compile(engine, expression, scope);
  if (expression.type === "variable") {
    return compileVariable(engine, expression.name, scope, () => report(after));
  }
  const thunk = compile(engine, expression, scope);
  return () => {
    try {
      return thunk();
    } catch (error) {
      if (error instanceof EvaluationError && !engine.evaluation.stop.aborted) report(after);
      throw error;
    }
  };
}

/** What the C program has for an expression whose evaluation failed, as far as that is fixed; else null. */
export function valueAfterFailure(expression: Expression): Value | null {
  if (expression.type === "constant") return null;
  if (expression.type !== "call") return FALSE;
  const { returns = "any", substitute = null } = expression.row;
  return returns === "any" || returns === "symbol" ? FALSE : substitute;
}
