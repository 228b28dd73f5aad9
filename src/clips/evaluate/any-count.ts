// Calls with any number of arguments, which the function itself has to count: calls by name, and those that were read while
// static constraint checking was off. Each function counts in its own way, as its row says.

import { FALSE } from "../language/values.ts";
import { compile, compiled } from "./compile.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import { callOf, constant, type Expression, type Thunk } from "./expressions.ts";
import type { FunctionRow } from "./function-row.ts";
import { naming, noteFailure, printError, reportFailure } from "./messages.ts";
import { checkCount, restrictionsOf, substituteOf } from "./restrictions.ts";
import type { Scope } from "./scope.ts";

/** The function as one that counts its arguments when it is called. */
export function countingWhenCalled(row: FunctionRow): FunctionRow {
  const { name, returns = "any" } = row;
  const compileCall = (engine: EvaluationHost, args: Expression[], scope: Scope) =>
    compileAnyCount(engine, row, args, scope);
  return { name, restrictions: null, returns, compile: compileCall };
}

export function compileAnyCount(
  engine: EvaluationHost,
  row: FunctionRow,
  args: readonly Expression[],
  scope: Scope,
): Thunk {
  const { name, restrictions, byName = {} } = row;
  const { counts = restrictions, asks, empty } = byName;
  if (empty !== undefined && args.length === 0) return () => empty(engine);
  const taken = restrictionsOf(counts);
  if (asks === undefined && (args.length < taken.minimum || args.length > taken.maximum)) {
    return () => {
      reportCount(engine, row, counts, args.length);
      noteFailure(engine);
      if (byName.goesOn === true) return row.evaluate!(engine, [], name);
      return byName.instead?.(engine) ?? substituteOf(engine, row);
    };
  }
  const { minimum, maximum } = restrictionsOf(restrictions);
  const most = asks === undefined ? taken.maximum : maximum;
  const expressions = args.slice(0, args.length > maximum ? (byName.ofTooMany ?? most) : most);
  if (asks !== undefined) {
    for (let i = args.length; i < minimum; i++)
      expressions.push(i < asks ? missing(engine, name, i + 1) : constant(FALSE));
  }
  return compile(engine, callOf(row, expressions), scope);
}

function reportCount(
  engine: EvaluationHost,
  { name, wrongArgument, byName = {} }: FunctionRow,
  counts: string | null,
  count: number,
): void {
  const shown = byName.name ?? wrongArgument?.name ?? name;
  if (byName.both !== true) {
    checkCount(engine, shown, counts, count);
    return;
  }
  const { minimum, maximum } = restrictionsOf(counts);
  const text = `Function ${shown} expected at least ${minimum} and no more than ${maximum} arguments.\n`;
  printError(engine, "ARGACCES", 1, false, naming("call", shown, text));
}

/** An argument that is reported as missing when the function asks for it; its value is FALSE. */
function missing(engine: EvaluationHost, name: string, argument: number): Expression {
  // The C program writes the name of the routine that asks, too.
  const text = `Function RtnUnknown received a request from function ${name} for argument #${argument} which is non-existent\n`;
  return compiled(() => {
    reportFailure(engine, "ARGACCES", 3, naming("call", name, text));
    return FALSE;
  });
}
