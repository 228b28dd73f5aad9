// Expressions as the parser makes them, before they are compiled to closures. Names are resolved: a call refers to the
// row of its function, or to the deffunction or generic function that a program has defined.

import type { Sym, Value } from "../language/values.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import type { FunctionRow } from "./function-row.ts";
import type { Callable } from "./procedure.ts";

/** A compiled expression. */
export interface Thunk {
  (): Value;
  /** The number of fields of a multifield, without making it. */
  count?: () => number;
  /** Adds the fields of a multifield to a list, without making it. */
  spread?: (into: Value[]) => void;
}

export type Expression =
  | { readonly type: "constant"; readonly value: Value }
  | { readonly type: "variable"; readonly name: string; readonly multi: boolean }
  | { readonly type: "global"; readonly name: string; readonly multi: boolean }
  | Call
  | ProcedureCall;

/** A call of what the program defines. */
export interface ProcedureCall {
  readonly type: "procedure";
  readonly target: Callable;
  args: Expression[];
  height?: number;
}

/** A call of a function of the table. */
export interface Call {
  readonly type: "call";
  readonly row: FunctionRow;
  args: Expression[];
  /** How deeply calls are nested in it, where that is known. */
  height?: number;
  /** Names and other plain data that a special syntax keeps beside the arguments. */
  extra?: CallData;
}

interface CallData {
  names?: string[];
  templates?: unknown[];
  [key: string]: unknown;
}

export function constant(value: Value): Expression {
  return { type: "constant", value };
}

export function variable(name: Sym, multi: boolean): Expression {
  return { type: "variable", name: name.name, multi };
}

export function callOf(row: FunctionRow, args: Expression[]): Call {
  return { type: "call", row, args };
}

/** How deeply calls are nested in an expression, as far as the parser has counted. */
export function heightOf(expression: Expression): number {
  return "args" in expression ? (expression.height ?? 0) : 0;
}

/** All calls in some expressions, in the order of the text. */
export function* callsIn(expressions: readonly Expression[]): Generator<Call | ProcedureCall> {
  const waiting = expressions.toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!("args" in next)) continue;
    yield next;
    for (let i = next.args.length - 1; i >= 0; i--) waiting.push(next.args[i]);
  }
}

/** Replaces expressions in a list and in their arguments, in the order of the text and those inside others first. */
export function replaceEach(list: Expression[], replace: (expression: Expression) => Expression): void {
  const open = [{ list, at: 0 }];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const next = top.list[top.at];
    if (next !== undefined && "args" in next) {
      open.push({ list: next.args, at: 0 });
      continue;
    }
    let done = top;
    if (next === undefined) {
      open.pop();
      done = open.at(-1) ?? done;
      if (done === top) return;
    }
    done.list[done.at] = replace(done.list[done.at]);
    done.at++;
  }
}

/** True when an expression reads a variable that is not global. */
export function usesLocals(expression: Expression): boolean {
  if (expression.type === "variable") return true;
  if (expression.type === "constant" || expression.type === "global") return false;
  return expression.args.some(usesLocals);
}

/** True when the fields of an argument become arguments: `$?*x*` always, `$?x` only where the sequence operator is known. */
export function isSpread(engine: EvaluationHost, arg: Expression): boolean {
  if (arg.type === "call") return arg.row.spreads === true;
  if (arg.type === "variable") return arg.multi && engine.options.sequenceOperator;
  return arg.type === "global" && arg.multi;
}
