// Calls of a function, deffunction or generic function by its name, as `funcall` and `sort` make them. The parser counts the
// arguments of other calls; here the function has to, and does it in its own way.

import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Engine } from "../engine.ts";
import { compileAnyCount } from "../evaluate/any-count.ts";
import { constant, type Thunk } from "../evaluate/expressions.ts";
import { printError } from "../evaluate/messages.ts";
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
  // It runs in the frame of the caller, where functions of message-handlers find the instance.
  return compileAnyCount(engine, row!, args.map(constant), new Scope(true))();
}
