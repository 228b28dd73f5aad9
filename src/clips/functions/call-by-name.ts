// Calls of a function, deffunction or generic function by its name, as `funcall` and `sort` make them. The parser counts the
// arguments of other calls; here the function has to, and does it in its own way.

import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Engine } from "../engine.ts";
import { compile, compiled } from "../evaluate/compile.ts";
import { callOf, constant, type Expression, type Thunk } from "../evaluate/expressions.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import { naming, noteFailure, printError, reportFailure } from "../evaluate/messages.ts";
import { checkCount, restrictionsOf, substituteOf } from "../evaluate/restrictions.ts";
import { Scope } from "../evaluate/scope.ts";
import { FALSE, type Value } from "../language/values.ts";
import { refuse } from "./row.ts";

/** A call of a function, deffunction or generic function by its name. */
export function callByName(engine: Engine, name: string, rest: readonly Thunk[], caller: string): Value {
  const row = engine.functions.get(name);
  const generic = engine.modules.lookupPlain<Defgeneric>("defgeneric", name);
  const deffunction = engine.modules.lookupPlain<Deffunction>("deffunction", name);
  if (generic === undefined && deffunction === undefined) {
    if (row === undefined) return refuse(engine, caller, "function, deffunction, or generic function name");
    if (row.parse !== undefined) return refuse(engine, caller, "function without specialized parser");
  }
  const args: Value[] = [];
  for (const thunk of rest) {
    args.push(thunk());
    if (caller === "funcall" && engine.evaluation.failed) return FALSE;
  }
  if (generic !== undefined || deffunction !== undefined) {
    engine.evaluation.referenced++;
    engine.evaluation.failed = false;
    if (engine.evaluation.halted) return FALSE;
  }
  if (generic !== undefined) return generic.call(engine, args);
  if (deffunction !== undefined) {
    if (!deffunction.acceptsCount(engine, args.length)) {
      const text = `Function ${caller} called with the wrong number of arguments for deffunction ${name}\n`;
      printError(engine, "MISCFUN", 4, false, text);
      return FALSE;
    }
    return deffunction.call(engine, args, args.length);
  }
  return callRow(engine, row!, args);
}

/** A call with any number of arguments, as the row says how they are counted. */
function callRow(engine: Engine, row: FunctionRow<Engine>, args: readonly Value[]): Value {
  const { name, restrictions, byName = {} } = row;
  const { counts = restrictions, asks } = byName;
  if (byName.empty !== undefined && args.length === 0) return byName.empty(engine);
  if (asks === undefined && !isCountRight(engine, row, counts, args.length)) {
    noteFailure(engine);
    if (byName.goesOn === true) return row.evaluate!(engine, [], name);
    return byName.instead?.(engine) ?? substituteOf(engine, row);
  }
  const { minimum, maximum } = restrictionsOf(restrictions);
  const most = asks === undefined ? restrictionsOf(counts).maximum : maximum;
  const taken = args.length > maximum ? (byName.ofTooMany ?? most) : most;
  const expressions = args.slice(0, taken).map(constant);
  if (asks !== undefined) {
    for (let i = args.length; i < minimum; i++)
      expressions.push(i < asks ? missing(engine, name, i + 1) : constant(FALSE));
  }
  // It runs in the frame of the caller, where functions of message-handlers find the instance.
  return compile(engine, callOf(row, expressions), new Scope(true))();
}

function isCountRight(
  engine: Engine,
  { name, wrongArgument, byName = {} }: FunctionRow<Engine>,
  counts: string | null,
  count: number,
): boolean {
  const shown = byName.name ?? wrongArgument?.name ?? name;
  if (byName.both !== true) return checkCount(engine, shown, counts, count);
  const { minimum, maximum } = restrictionsOf(counts);
  if (count >= minimum && count <= maximum) return true;
  const text = `Function ${shown} expected at least ${minimum} and no more than ${maximum} arguments.\n`;
  printError(engine, "ARGACCES", 1, false, naming("call", shown, text));
  return false;
}

/** An argument that is reported as missing when the function asks for it; its value is FALSE. */
function missing(engine: Engine, name: string, argument: number): Expression {
  // The C program writes the name of the routine that asks, too.
  const text = `Function RtnUnknown received a request from function ${name} for argument #${argument} which is non-existent\n`;
  return compiled(() => {
    reportFailure(engine, "ARGACCES", 3, naming("call", name, text));
    return FALSE;
  });
}
