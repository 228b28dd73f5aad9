// Arguments of + - * / div and the comparisons. When the evaluation of one fails, the C program goes on with the value
// it has, and reports that one as well unless it is a number.

import { compile, compileVariable, type Scope } from "../compile.ts";
import type { Core } from "../core.ts";
import type { Expression, Thunk } from "../expression.ts";
import { printError, wrongTypeText } from "../messages.ts";
import { returnLetter } from "../return-types.ts";

/** The argument with number `argument`; `then` is told when it was reported. */
export function numericArgument(
  core: Core,
  name: string,
  argument: number,
  expression: Expression,
  scope: Scope,
  then?: () => void,
): Thunk {
  const report = (): void => {
    printError(core, "ARGACCES", 5, false, wrongTypeText(name, argument, "integer or float"));
    then?.();
  };
  if (expression.type === "variable") return compileVariable(core, expression.name, scope, report);
  const thunk = compile(core, expression, scope);
  if (!failsAsNoNumber(expression, scope)) return thunk;
  const evaluates = expression.type === "call" && expression.row.name === "eval";
  return () => {
    try {
      return thunk();
    } catch (error) {
      const number = evaluates && /^(PRNTUTIL7|EMATHFUN)/.test(core.lastError?.code ?? "");
      if (core.isEvaluationError(error) && !core.stop.aborted && !number) report();
      throw error;
    }
  };
}

/** True when what fails may leave something else than a number. */
function failsAsNoNumber(expression: Expression, scope: Scope): boolean {
  switch (expression.type) {
    case "constant":
    case "variable":
      return false;
    case "global":
      return scope.top;
    case "call": {
      const { name } = expression.row;
      if (name === "progn") return expression.args.some((arg) => failsAsNoNumber(arg, scope));
      return name !== "if" && !["n", "d"].includes(returnLetter(name));
    }
    default:
      return true;
  }
}
