// Arguments of + - * / div and the comparisons. When the evaluation of one fails, the C program goes on with the value
// it has, and reports that one as well unless it is a number.

import type { Engine } from "../engine.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { printError, wrongTypeText } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { FALSE } from "../language/values.ts";
import { failingArgument } from "./failing-argument.ts";

/** The type that a report asks for. */
export const NUMBER = "integer or float";

/** The argument with number `argument`; `then` is called after it has been reported. */
export function numericArgument(
  engine: Engine,
  name: string,
  argument: number,
  expression: Expression,
  scope: Scope,
  then?: () => void,
): Thunk {
  const calculates = expression.type === "call" && expression.row.numberAfterFailure === "calculation";
  const report = (): void => {
    if (calculates && /^(PRNTUTIL7|EMATHFUN)/.test(engine.evaluation.lastError?.code ?? "")) return;
    printError(engine, "ARGACCES", 5, false, wrongTypeText(name, argument, NUMBER));
    then?.();
  };
  const after = failsAsNoNumber(expression, scope) ? FALSE : null;
  return failingArgument(engine, expression, scope, report, after);
}

/** True when what fails may leave something else than a number. */
function failsAsNoNumber(expression: Expression, scope: Scope): boolean {
  switch (expression.type) {
    case "constant":
      return false;
    case "global":
      return scope.top;
    case "call": {
      const { numberAfterFailure, returns } = expression.row;
      if (numberAfterFailure === "arguments")
        return expression.args.some((arg) => failsAsNoNumber(arg, scope));
      const isNumeric = returns === "integer" || returns === "number" || returns === "float";
      return numberAfterFailure !== "always" && !isNumeric;
    }
    default:
      return true;
  }
}
