// Turns expressions into closures. Variables are resolved here, once: to an index in the frame of the running body, to
// the bindings of a rule's left-hand side, or, at the top level, to a table that lasts from command to command.

import { fromFloat } from "../language/integers.ts";
import { FALSE, Float, type Value, VOID } from "../language/values.ts";
import type { Frame } from "./evaluation.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import { compileExpansion, needsExpansion } from "./expansion.ts";
import { callOf, type Expression, type ProcedureCall, type Thunk } from "./expressions.ts";
import type { FunctionRow } from "./function-row.ts";
import {
  attempting,
  EvaluationError,
  failParse,
  giveUp,
  naming,
  printError,
  reportFailure,
  reportWrongType,
  wrongTypeText,
} from "./messages.ts";
import type { Callable } from "./procedure.ts";
import { letterText, matchesAtRunTime, matchesLetter, restrictionsOf, substituteOf } from "./restrictions.ts";
import { type Scope, UndefinedVariable } from "./scope.ts";
import { compileTall, isTall } from "./tall-expressions.ts";

export function compile(engine: EvaluationHost, expression: Expression, scope: Scope): Thunk {
  if (isTall(engine, expression)) return compileTall(engine, expression, scope);
  switch (expression.type) {
    case "constant": {
      const { value } = expression;
      return () => value;
    }
    case "variable":
      return compileVariable(engine, expression.name, scope);
    case "global":
      return compileGlobal(engine, expression.name, scope);
    case "procedure":
      return compileProcedureCall(engine, expression, scope);
    case "call": {
      const { row, args } = expression;
      if (needsExpansion(engine, args) && row.parse === undefined) {
        return compileExpansion(engine, expression, scope);
      }
      if (row.compile !== undefined) {
        const thunk = row.compile(engine, args, scope, expression);
        return row.unwinds === true ? attempting(thunk, () => substituteOf(engine, row)) : thunk;
      }
      return compileEvaluate(engine, expression, scope);
    }
  }
}

function compileGlobal(engine: EvaluationHost, name: string, scope: Scope): Thunk {
  if (scope.top) {
    return () => {
      const global = engine.findGlobal(name);
      return global === undefined ? unboundGlobal(engine, name) : global.value;
    };
  }
  // A construct keeps its globals.
  const global = engine.findGlobal(name) ?? undefinedGlobal(engine, name);
  return () => global.value;
}

/** Reports at run time that a global does not exist; its value is then FALSE. */
export function unboundGlobal(engine: EvaluationHost, name: string): Value {
  reportFailure(engine, "GLOBLDEF", 1, naming("global", name, `Global variable ?*${name}* is unbound.\n`));
  return FALSE;
}

/** Reports at parse time that a global does not exist. */
export function undefinedGlobal(engine: EvaluationHost, name: string): never {
  const text = `\nGlobal variable ?*${name}* was referenced, but is not defined.\n`;
  return failParse(engine, "GLOBLPSR", 1, naming("global", name, text));
}

function compileProcedureCall(engine: EvaluationHost, call: ProcedureCall, scope: Scope): Thunk {
  const { evaluation } = engine;
  const { target, args } = call;
  if (needsExpansion(engine, args)) {
    const thunk = asArguments(target, scope, () => compileExpansion(engine, call, scope));
    return () => (evaluation.halted ? FALSE : thunk());
  }
  const thunks = asArguments(target, scope, () => args.map((arg) => compile(engine, arg, scope)));
  const count = thunks.length;
  return () => {
    evaluation.failed = false;
    if (evaluation.halted) return FALSE;
    const { frameSize } = target;
    const frame: Frame = new Array(Math.max(frameSize, count));
    // The arguments are evaluated at the depth of the call, which traces show.
    evaluation.depth++;
    try {
      for (let i = 0; i < count; i++) {
        const value = thunks[i]();
        if (evaluation.failed || value === VOID) return refuseArgument(engine, target, value);
        frame[i] = value;
      }
    } finally {
      evaluation.depth--;
    }
    return target.call(engine, frame, count);
  };
}

/** Compiles arguments: what is said of their variables names the called function, if the caller is one of the same kind. */
function asArguments<T>({ title, name }: Callable, scope: Scope, body: () => T): T {
  const { owner } = scope;
  if (owner?.startsWith(`${title} `) !== true) return body();
  const method = owner.indexOf(" method #");
  scope.owner = `${title} ${name}${method < 0 ? "." : owner.slice(method)}`;
  try {
    return body();
  } finally {
    scope.owner = owner;
  }
}

/** Reads a variable; the value of one that has none is FALSE. */
function compileVariable(engine: EvaluationHost, name: string, scope: Scope): Thunk {
  const { evaluation } = engine;
  const index = scope.indexOf(name);
  const outer = scope.outer(name);
  const { owner } = scope;
  const unbound = (): Value => {
    if (index === undefined || owner === null) {
      reportFailure(engine, "EVALUATN", 1, naming("variable", name, `Variable ${name} is unbound\n`));
    } else {
      const where = owner === "" ? "." : ` in ${owner}`;
      reportFailure(engine, "PRCCODE", 5, naming("variable", name, `Variable ${name} unbound${where}\n`));
    }
    return FALSE;
  };
  if (index === undefined) {
    if (outer !== undefined) return outer;
    if (!scope.top || scope.isText) throw new UndefinedVariable(name);
    return () => evaluation.promptVariables.get(name) ?? unbound();
  }
  if (outer !== undefined) return () => evaluation.frame[index] ?? outer();
  return () => evaluation.frame[index] ?? unbound();
}

function compileEvaluate(
  engine: EvaluationHost,
  call: Extract<Expression, { type: "call" }>,
  scope: Scope,
): Thunk {
  const { row } = call;
  const { evaluation } = engine;
  const args = call.args.map((arg) => compile(engine, arg, scope));
  const restrictions = restrictionsOf(row.restrictions);
  const letters = args.map(
    (_, i) => row.runtime?.[Math.min(i, row.runtime.length - 1)] ?? restrictions.letter(i + 1),
  );
  const { name } = row;
  const count = args.length;
  const goesOn = row.wrongArgument?.instead !== undefined;
  if (row.evaluateInTurn !== undefined) return compileInTurn(engine, row, args, letters);
  const evaluate = row.evaluate!.bind(row);
  return () => {
    const values: Value[] = new Array(count);
    for (let i = 0; i < count; i++) {
      let value = args[i]();
      const letter = letters[i];
      if (letter !== "u") {
        // An argument that must be a text has its type checked before its failure.
        if (evaluation.failed && !goesOn && (letter !== "t" || matchesLetter(letter, value)))
          return substituteOf(engine, row);
        if (!matchesAtRunTime(letter, value, goesOn)) {
          // Where an integer is expected, a float is truncated.
          if (letter === "i" && value instanceof Float) value = fromFloat(value.value);
          else return wrongArgument(engine, row, i + 1, letter) ?? substituteOf(engine, row);
        }
      }
      values[i] = value;
    }
    try {
      return evaluate(engine, values, name);
    } catch (error) {
      if (error instanceof EvaluationError) return substituteOf(engine, row);
      throw error;
    }
  };
}

/** A call whose body asks for its arguments one by one. */
function compileInTurn(engine: EvaluationHost, row: FunctionRow, args: Thunk[], letters: string[]): Thunk {
  const { evaluation } = engine;
  const { instead, firstOnly } = row.wrongArgument ?? {};
  const argument = (i: number): Value => {
    const value = args[i]();
    const letter = letters[i];
    if (letter === "u") return value;
    const isOrdinary = firstOnly === true && i > 0;
    const goesOn = instead !== undefined && !isOrdinary;
    if (evaluation.failed && !goesOn) return giveUp();
    if (matchesAtRunTime(letter, value, goesOn)) return value;
    if (letter === "i" && value instanceof Float) return fromFloat(value.value);
    if (isOrdinary) reportWrongType(engine, row.wrongArgument?.name ?? row.name, i + 1, letterText(letter));
    else wrongArgument(engine, row, i + 1, letter);
    return giveUp();
  };
  const body = () => row.evaluateInTurn!(engine, argument, args.length, row.name);
  return attempting(body, () => instead ?? substituteOf(engine, row));
}

/** Reports a wrong argument as the C program does; returns the value of a call that does not count as failed. */
function wrongArgument(
  engine: EvaluationHost,
  row: FunctionRow,
  argument: number,
  letter: string,
): Value | undefined {
  const { name = row.name, expected = letterText(letter), instead } = row.wrongArgument ?? {};
  if (instead === undefined) reportWrongType(engine, name, argument, expected);
  else printError(engine, "ARGACCES", 5, false, wrongTypeText(name, argument, expected));
  return instead;
}

/** Reports an argument that has failed, or that has no value; the call is not made. */
export function refuseArgument(
  engine: EvaluationHost,
  { title, name }: Callable,
  value: Value = VOID,
): Value {
  const { failed } = engine.evaluation;
  if (value === VOID && !failed) {
    const text = `Functions without a return value are illegal as ${title} arguments.\n`;
    reportFailure(engine, "PRCCODE", 2, text);
  }
  const text = `This error occurred while evaluating arguments for the ${title} ${name}.\n`;
  printError(engine, "PRCCODE", 6, false, text);
  return FALSE;
}

/** An expression that was compiled before. */
export function compiled(thunk: Thunk): Expression {
  return callOf({ name: "(compiled)", restrictions: null, compile: () => thunk }, []);
}

/**
 * Runs thunks one after another and returns the last value; stops at `return` and `break`, and returns FALSE when
 * halted.
 */
export function sequence(engine: EvaluationHost, thunks: Thunk[]): Thunk {
  const { evaluation } = engine;
  const count = thunks.length;
  if (count === 1) {
    const [only] = thunks;
    return () => {
      if (evaluation.halted) return FALSE;
      const value = only();
      return evaluation.halted ? FALSE : value;
    };
  }
  return () => {
    let value: Value = FALSE;
    for (let i = 0; i < count && !evaluation.halted; i++) {
      value = thunks[i]();
      if (evaluation.flow !== 0) break;
    }
    return evaluation.halted ? FALSE : value;
  };
}
