// The row of a function of the language: all that is known about it.

import type { Value } from "../language/values.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import type { Call, Expression, Thunk } from "./expressions.ts";
import type { Parser } from "./parse-expression.ts";
import type { Scope } from "./scope.ts";

/** One function of the language. `E` is what its body needs of the engine. */
export interface FunctionRow<E extends EvaluationHost = EvaluationHost> {
  readonly name: string;
  /** Minimum, maximum and types of the arguments, in the notation that get-function-restrictions shows. */
  readonly restrictions: string | null;
  /** The types that are checked when the call runs, where they differ from those checked when it is parsed. */
  readonly runtime?: string;
  /** Called with all arguments evaluated from the left and checked against the restrictions. */
  evaluate?(core: E, args: Value[], name: string): Value;
  /** For functions that decide themselves when an argument is evaluated. */
  compile?(core: E, args: Expression[], scope: Scope, call: Call): Thunk;
  /** For functions with a syntax of their own; fills `call.args`. */
  parse?(parser: Parser<E>, call: Call): void;
}
