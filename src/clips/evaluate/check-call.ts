// The check of a call when it is read: the number of its arguments, and the types of those that are known.

import { countingWhenCalled } from "./any-count.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import type { Call, Expression } from "./expressions.ts";
import { abortParse, printError, wrongTypeText } from "./messages.ts";
import { checkCount, letterText, mayMatch, restrictionsOf } from "./restrictions.ts";

/** The call as it is to run: while static checking is off, a function counts a wrong number of arguments itself. */
export function checkedCall(engine: EvaluationHost, call: Call): Call {
  const { row, args } = call;
  const { name, restrictions } = row;
  const { minimum, maximum, letter } = restrictionsOf(restrictions);
  const isStatic = engine.options.staticChecking;
  if (args.length < minimum || args.length > maximum) {
    if (!isStatic && row.spreads === true) return call;
    if (!isStatic && row.parse === undefined) return { ...call, row: countingWhenCalled(row) };
    checkCount(engine, name, restrictions, args.length);
    abortParse();
  }
  if (isStatic)
    for (const [index, arg] of args.entries()) checkType(engine, name, index + 1, letter(index + 1), arg);
  return call;
}

function checkType(
  engine: EvaluationHost,
  name: string,
  argument: number,
  letter: string,
  arg: Expression,
): void {
  if (mayMatch(letter, arg)) return;
  printError(engine, "ARGACCES", 5, false, wrongTypeText(name, argument, letterText(letter)));
  abortParse();
}
