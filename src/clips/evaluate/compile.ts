// Expressions to closures. Variables are resolved here, once: to an index in the frame of the running body, to the
// bindings of a rule's left-hand side, or, at the top level, to a table that lasts from command to command.

import { fromFloat } from "../language/integers.ts";
import { Float, Multifield, type Value, VOID } from "../language/values.ts";
import type { Frame } from "./evaluation.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import { callOf, constant, type Expression, type Thunk } from "./expressions.ts";
import type { FunctionRow } from "./function-row.ts";
import { abort, EvaluationError, fail, failParse, printError, wrongTypeText } from "./messages.ts";
import type { Callable } from "./procedure.ts";
import { checkCount, letterText, matchesLetter, restrictionsOf } from "./restrictions.ts";
import { type Scope, UndefinedVariable } from "./scope.ts";

export function compile(engine: EvaluationHost, expression: Expression, scope: Scope): Thunk {
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
      return compileProcedureCall(engine, expression.target, expression.args, scope);
    case "call": {
      const { row, args } = expression;
      if (needsExpansion(engine, args) && row.spreads !== true && row.parse === undefined) {
        return compileExpansion(engine, expression, scope);
      }
      if (row.compile !== undefined) return row.compile(engine, args, scope, expression);
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

/** Reports at run time that a global does not exist. */
export function unboundGlobal(engine: EvaluationHost, name: string): never {
  return fail(engine, "GLOBLDEF", 1, `Global variable ?*${name}* is unbound.\n`);
}

/** Reports at parse time that a global does not exist. */
export function undefinedGlobal(engine: EvaluationHost, name: string): never {
  const text = `\nGlobal variable ?*${name}* was referenced, but is not defined.\n`;
  return failParse(engine, "GLOBLPSR", 1, text);
}

function compileProcedureCall(
  engine: EvaluationHost,
  target: Callable,
  args: Expression[],
  scope: Scope,
): Thunk {
  const { evaluation } = engine;
  const thunks = args.map((arg) => compile(engine, arg, scope));
  const count = thunks.length;
  const spread = expansionFlags(engine, args);
  const expands = needsExpansion(engine, args);
  return () => {
    let frame: Frame;
    // The arguments are evaluated at the depth of the call, which traces show.
    evaluation.depth++;
    try {
      if (expands) {
        frame = expanded(thunks, spread);
        if (frame.includes(VOID)) refuseVoid(engine, target);
      } else {
        frame = new Array(Math.max(count, target.frameSize));
        for (let i = 0; i < count; i++) {
          const value = thunks[i]();
          if (value === VOID) refuseVoid(engine, target);
          frame[i] = value;
        }
      }
    } catch (error) {
      if (error instanceof EvaluationError) reportArguments(engine, target);
      throw error;
    } finally {
      evaluation.depth--;
    }
    if (!expands) return target.call(engine, frame, count);
    if (!target.acceptsCount(engine, frame.length)) abort();
    return target.call(engine, frame, frame.length);
  };
}

/** A variable; `whenUnbound` is called after the message that it has no value. */
export function compileVariable(
  engine: EvaluationHost,
  name: string,
  scope: Scope,
  whenUnbound?: () => void,
): Thunk {
  const { evaluation } = engine;
  const index = scope.indexOf(name);
  const outer = scope.outer(name);
  const { owner } = scope;
  const unbound = (): never => {
    if (index === undefined || owner === null) {
      printError(engine, "EVALUATN", 1, false, `Variable ${name} is unbound\n`);
    } else {
      printError(
        engine,
        "PRCCODE",
        5,
        false,
        `Variable ${name} unbound${owner === "" ? "." : ` in ${owner}`}\n`,
      );
    }
    whenUnbound?.();
    return abort();
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
  const args = call.args.map((arg) => compile(engine, arg, scope));
  const restrictions = restrictionsOf(row.restrictions);
  const letters = args.map((_, i) => row.runtime?.[i] ?? restrictions.letter(i + 1));
  const { name } = row;
  const count = args.length;
  const evaluate = row.evaluate!.bind(row);
  return () => {
    const values: Value[] = new Array(count);
    for (let i = 0; i < count; i++) {
      let value = args[i]();
      const letter = letters[i];
      if (letter !== "u" && !matchesLetter(letter, value)) {
        // Where an integer is expected, a float is truncated.
        if (letter === "i" && value instanceof Float) value = fromFloat(value.value);
        else return wrongArgument(engine, row, i + 1, letter);
      }
      values[i] = value;
    }
    return evaluate(engine, values, name);
  };
}

/** Reports a wrong argument as the C program does; stops, or gives the value with which it goes on. */
function wrongArgument(engine: EvaluationHost, row: FunctionRow, argument: number, letter: string): Value {
  const { name = row.name, expected = letterText(letter), instead } = row.wrongArgument ?? {};
  printError(engine, "ARGACCES", 5, false, wrongTypeText(name, argument, expected));
  return instead ?? abort();
}

export function expansionFlags(engine: EvaluationHost, args: Expression[]): boolean[] {
  return args.map(
    (arg) =>
      (arg.type === "call" && arg.row.spreads === true) ||
      ((arg.type === "variable" || arg.type === "global") && arg.multi && engine.options.sequenceOperator),
  );
}

export function needsExpansion(engine: EvaluationHost, args: Expression[]): boolean {
  return expansionFlags(engine, args).some((flag) => flag);
}

export function expanded(args: Thunk[], spread: boolean[]): Value[] {
  const values: Value[] = [];
  args.forEach((arg, i) => {
    const value = arg();
    if (spread[i] && value instanceof Multifield) values.push(...value.fields);
    else values.push(value);
  });
  return values;
}

function refuseVoid(engine: EvaluationHost, { title }: Callable): never {
  return fail(engine, "PRCCODE", 2, `Functions without a return value are illegal as ${title} arguments.\n`);
}

function reportArguments(engine: EvaluationHost, { title, name }: Callable): void {
  const text = `This error occurred while evaluating arguments for the ${title} ${name}.\n`;
  printError(engine, "PRCCODE", 6, false, text);
}

/**
 * A call with expand$: the arguments are known only when it runs, so the call is compiled then. What is spread is
 * evaluated first, the other arguments when the call evaluates them.
 */
function compileExpansion(
  engine: EvaluationHost,
  call: Extract<Expression, { type: "call" }>,
  scope: Scope,
): Thunk {
  const args = call.args.map((arg) => compile(engine, arg, scope));
  const spread = expansionFlags(engine, call.args);
  return () => {
    const values = args.map((arg, i) => (spread[i] ? arg() : null));
    const expressions = values.flatMap((value, i): Expression[] => {
      if (value === null) return [compiled(args[i])];
      return value instanceof Multifield ? value.fields.map(constant) : [constant(value)];
    });
    if (!checkCount(engine, call.row.name, call.row.restrictions, expressions.length, false)) abort();
    return compile(engine, callOf(call.row, expressions), scope)();
  };
}

/** An expression that was compiled before. */
function compiled(thunk: Thunk): Expression {
  return callOf({ name: "(compiled)", restrictions: null, compile: () => thunk }, []);
}

/** Runs thunks one after the other and gives the last value; stops at `return` and `break`. */
export function sequence(engine: EvaluationHost, thunks: Thunk[], empty: Value): Thunk {
  if (thunks.length === 0) return () => empty;
  if (thunks.length === 1) return thunks[0];
  const { evaluation } = engine;
  const count = thunks.length;
  return () => {
    let value = empty;
    for (let i = 0; i < count; i++) {
      value = thunks[i]();
      if (evaluation.flow !== 0) return value;
    }
    return value;
  };
}
