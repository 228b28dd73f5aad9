// The row of a function of the language: all that is known about it. No other table is keyed by function names.

import type { Value } from "../language/values.ts";
import type { Arithmetic, Comparison } from "../rete/join-test.ts";
import type { Steps } from "./deep-calls.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import type { Call, Expression, Thunk } from "./expressions.ts";
import type { Parser } from "./parse-expression.ts";
import type { Scope } from "./scope.ts";

/** One function of the language. `E` is what its body needs of the engine. */
export interface FunctionRow<E extends EvaluationHost = EvaluationHost> {
  readonly name: string;
  /** Minimum, maximum and types of the arguments, in the notation that get-function-restrictions shows. */
  readonly restrictions: string | null;
  /** The types that are checked when the call runs, the last for all further arguments, where they differ. */
  readonly runtime?: string;
  /** What it returns; any type by default. The parser refuses a call where its type can never be allowed. */
  readonly returns?: ReturnType;
  /** How a wrong argument is reported while a call runs, where this differs from the text of the restrictions. */
  readonly wrongArgument?: WrongArgument;
  /** The value of a failed call, where `returns` does not imply it. */
  readonly substitute?: Value;
  /** Finds the value of a failed call, where it depends on the engine. */
  substituteFor?(engine: E): Value;
  /** False when no generic function can take its name; none can where the syntax is special. */
  readonly isOverloadable?: false;
  /** What `funcall` may give it that the parser would refuse. */
  readonly byName?: CountByName<E>;
  /** True when a call may assert facts. */
  readonly makesFacts?: true;
  /** True for functions that give slots of a fact new values; the slots are checked when the rule is parsed. */
  readonly changesFact?: true;
  /** True for `bind`: `extra.names` are bound. */
  readonly binds?: true;
  /** True for `and`: its arguments are conditions that must all hold. */
  readonly isConjunction?: true;
  /** How the core of the network decides a call in a condition, for values that it knows. */
  readonly formula?: Comparison | Arithmetic | "and" | "or" | "not" | "length";
  /** What a call does in a function that only calculates, where `formula` does not say it. */
  readonly calculation?: Calculation;
  /** The value of a function of one number, NaN where it has none. */
  readonly real?: (x: number) => number;
  /** True when fields may be spread among the arguments of a function with a syntax of its own. */
  readonly sequences?: true;
  /** True for `expand$`: its fields become arguments of the call around it. */
  readonly spreads?: true;
  /** Called with all arguments evaluated from the left and checked against the restrictions. */
  evaluate?(engine: E, args: Value[], name: string): Value;
  /** As `evaluate`, for functions that look at one argument before the next is evaluated: `argument` does both. */
  evaluateInTurn?(engine: E, argument: (i: number) => Value, count: number, name: string): Value;
  /** True when the closure that `compile` makes may unwind with an error; the call then gives the substitute. */
  readonly unwinds?: true;
  /** True when the closure that `compile` makes only evaluates arguments until it has its value: it can be begun again. */
  readonly restarts?: true;
  /** True when a call may run bodies that the program defines, whatever its arguments are. */
  readonly runsBodies?: true;
  /** For loops and messages: the form that deep recursion needs. */
  steps?(engine: E, args: Expression[], scope: Scope, call: Call): () => Steps;
  /** For functions that decide themselves when an argument is evaluated. */
  compile?(engine: E, args: Expression[], scope: Scope, call: Call): Thunk;
  /** For functions with a syntax of their own; fills `call.args`. */
  parse?(parser: Parser<E>, call: Call): void;
}

/** How a function takes a wrong number of arguments: `funcall` leaves it to the function to count them. */
interface CountByName<E extends EvaluationHost = EvaluationHost> {
  /** The counts that it takes then, where they are not those of the restrictions. */
  readonly counts?: string;
  /** The value of a call without arguments. */
  empty?(engine: E): Value;
  /**
   * For functions that do not count: how many arguments they ask for, and report when they are missing. Others that are
   * missing are FALSE, and what is too much is left out.
   */
  readonly asks?: number;
  /** How many it looks at when there are too many, where those that may be left out are then left out, too. */
  readonly ofTooMany?: number;
  /** The name in the report, where it is not its own. */
  readonly name?: string;
  /** True when the report gives the least and the greatest number together. */
  readonly both?: true;
  /** The value after the report, where it is not that of a failed call. */
  instead?(engine: E): Value;
  /** True when the function goes on after the report as if it had been given nothing. */
  readonly goesOn?: true;
}

type Calculation =
  | "quotient"
  | "whole quotient"
  | "maximum"
  | "minimum"
  | "pi"
  | "bind"
  | "progn"
  | "if"
  | "while"
  | "count"
  | "return"
  | "break";

/** A lexeme is a symbol or a string, a name that of an instance; `nothing` is for commands without a value. */
export type ReturnType =
  | "any"
  | "symbol"
  | "string"
  | "lexeme"
  | "lexeme-or-name"
  | "integer"
  | "number"
  | "float"
  | "multifield"
  | "nothing";

export interface WrongArgument {
  /** The name in the report, for functions that have two. */
  readonly name?: string;
  /** The type in the report. */
  readonly expected?: string;
  /** What the call returns when a wrong argument does not count as a failure. */
  readonly instead?: Value;
  /** True when all this holds for the first argument only. */
  readonly firstOnly?: true;
}
