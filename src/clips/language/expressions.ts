// Expressions as the parser makes them, before they are compiled to closures, and the rows of the function tables.

import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/generics.ts";
import type { Core } from "../core.ts";
import type { Scope } from "../evaluate/compile.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import type { Sym, Value } from "./values.ts";

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
  | { readonly type: "deffunction"; readonly target: Deffunction; args: Expression[] }
  | { readonly type: "generic"; readonly target: Defgeneric; args: Expression[] };

export interface Call {
  readonly type: "call";
  readonly row: FunctionRow;
  args: Expression[];
  /** Names and other plain data that a special syntax keeps beside the arguments. */
  extra?: CallData;
}

interface CallData {
  names?: string[];
  templates?: unknown[];
  [key: string]: unknown;
}

/** One function of the language. */
export interface FunctionRow {
  readonly name: string;
  /** Minimum, maximum and types of the arguments, in the notation that get-function-restrictions shows. */
  readonly restrictions: string | null;
  /** The types that are checked when the call runs, where they differ from those checked when it is parsed. */
  readonly runtime?: string;
  /** Called with all arguments evaluated from the left and checked against the restrictions. */
  evaluate?(core: Core, args: Value[], name: string): Value;
  /** For functions that decide themselves when an argument is evaluated. */
  compile?(core: Core, args: Expression[], scope: Scope, call: Call): Thunk;
  /** For functions with a syntax of their own; fills `call.args`. */
  parse?(parser: Parser, call: Call): void;
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

/** True when an expression reads a variable that is not global. */
export function usesLocals(expression: Expression): boolean {
  if (expression.type === "variable") return true;
  if (expression.type === "constant" || expression.type === "global") return false;
  return expression.args.some(usesLocals);
}
