// Expressions to closures. Variables are resolved here, once: to a place of the frame of the running body, to the
// bindings of a rule's left-hand side, or, at the top level, to a table that lasts from command to command.

import type { Core } from "../core.ts";
import { callOf, constant, type Expression, type Thunk } from "../language/expressions.ts";
import { fromFloat } from "../language/integers.ts";
import { Float, Multifield, type Value, VOID } from "../language/values.ts";
import { abort, fail, printError, wrongTypeText } from "./messages.ts";
import { checkCount, letterText, matchesLetter, restrictionsOf } from "./restrictions.ts";
import { wrongArgumentOf } from "./wrong-arguments.ts";

/** Thrown when a body refers to a variable that nothing binds. */
export class UndefinedVariable extends Error {
  readonly variable: string;
  constructor(variable: string) {
    super(variable);
    this.variable = variable;
  }
}

/** The variables that an expression can see. */
export class Scope {
  readonly top: boolean;
  /** A text given to `eval` sees the variables of its own loops only. */
  readonly isText: boolean;
  /** Number of places that the frame needs. */
  size = 0;
  private readonly places = new Map<string, number>();
  /** The body that messages about its variables name, or null. */
  owner: string | null = null;
  /** How many of the first places belong to parameters. */
  parameterCount = 0;
  /** The places of parameters whose value is seen again when the body unbinds their name. */
  readonly hidden = new Map<string, number>();
  /** Variables that come from elsewhere, such as the patterns of a rule. */
  outer: (name: string) => Thunk | undefined = () => undefined;

  constructor(top: boolean, isText = false) {
    this.top = top;
    this.isText = isText;
  }
  declare(name: string): number {
    if (this.isText) return this.size++;
    let place = this.places.get(name);
    if (place === undefined) {
      place = this.size++;
      this.places.set(name, place);
    }
    return place;
  }
  /** Gives what the body binds to the name of a parameter a place of its own. */
  hideParameter(name: string): void {
    const place = this.places.get(name);
    if (place === undefined || place >= this.parameterCount) return;
    this.hidden.set(name, place);
    this.places.set(name, this.size++);
  }
  place(name: string): number | undefined {
    return this.places.get(name);
  }
  /** Gives a loop variable a fresh place while `body` is compiled. */
  withLocal<T>(names: string[], body: (places: number[]) => T): T {
    const before = names.map((name) => this.places.get(name));
    const places = names.map((name) => {
      const place = this.size++;
      this.places.set(name, place);
      return place;
    });
    const result = body(places);
    names.forEach((name, i) => {
      const old = before[i];
      if (old === undefined) this.places.delete(name);
      else this.places.set(name, old);
    });
    return result;
  }
}

export function compile(core: Core, expression: Expression, scope: Scope): Thunk {
  switch (expression.type) {
    case "constant": {
      const { value } = expression;
      return () => value;
    }
    case "variable":
      return compileVariable(core, expression.name, scope);
    case "global": {
      const { name } = expression;
      if (scope.top) return () => core.readGlobal(name);
      // A construct keeps its globals.
      const global = core.findGlobal(name) ?? core.undefinedGlobal(name);
      return () => global.value;
    }
    case "deffunction": {
      // The arguments are evaluated at the depth of the call, which traces show.
      const { target } = expression;
      if (needsExpansion(core, expression.args)) {
        const args = expression.args.map((arg) => compile(core, arg, scope));
        const spread = expansionFlags(core, expression.args);
        return () => {
          const values = expandedFor(core, "deffunction", target.name, args, spread);
          if (!target.acceptsCount(core, values.length)) abort();
          return target.call(core, values);
        };
      }
      const args = expression.args.map((arg) => compile(core, arg, scope));
      const count = args.length;
      return () => {
        const frame: (Value | undefined)[] = new Array(Math.max(count, target.frameSize));
        core.callDepth++;
        try {
          for (let i = 0; i < count; i++) {
            const value = args[i]();
            if (value === VOID) refuseVoid(core, "deffunction");
            frame[i] = value;
          }
        } catch (error) {
          if (core.isEvaluationError(error)) reportArguments(core, "deffunction", target.name);
          throw error;
        } finally {
          core.callDepth--;
        }
        return target.callWithFrame(core, frame, count);
      };
    }
    case "generic": {
      const { target } = expression;
      const args = expression.args.map((arg) => compile(core, arg, scope));
      const spread = expansionFlags(core, expression.args);
      return () => target.call(core, expandedFor(core, "generic function", target.name, args, spread));
    }
    case "call": {
      const { row, args } = expression;
      if (needsExpansion(core, args) && row.name !== "expand$" && row.parse === undefined) {
        return compileExpansion(core, expression, scope);
      }
      if (row.compile !== undefined) return row.compile(core, args, scope, expression);
      return compileEvaluate(core, expression, scope);
    }
  }
}

/** A variable; `whenUnbound` is called after the message that it has no value. */
export function compileVariable(core: Core, name: string, scope: Scope, whenUnbound?: () => void): Thunk {
  const place = scope.place(name);
  const outer = scope.outer(name);
  const { owner } = scope;
  const unbound = (): never => {
    if (place === undefined || owner === null) {
      printError(core, "EVALUATN", 1, false, `Variable ${name} is unbound\n`);
    } else {
      printError(
        core,
        "PRCCODE",
        5,
        false,
        `Variable ${name} unbound${owner === "" ? "" : ` in ${owner}`}.\n`,
      );
    }
    whenUnbound?.();
    return abort();
  };
  if (place === undefined) {
    if (outer !== undefined) return outer;
    if (!scope.top || scope.isText) throw new UndefinedVariable(name);
    return () => core.topBindings.get(name) ?? unbound();
  }
  if (outer !== undefined) return () => core.frame[place] ?? outer();
  return () => core.frame[place] ?? unbound();
}

function compileEvaluate(core: Core, call: Extract<Expression, { type: "call" }>, scope: Scope): Thunk {
  const { row } = call;
  const args = call.args.map((arg) => compile(core, arg, scope));
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
        // An integer is asked for and a float given: its integer part is taken.
        if (letter === "i" && value instanceof Float) value = fromFloat(value.value);
        else return wrongArgument(core, name, i + 1, letter);
      }
      values[i] = value;
    }
    return evaluate(core, values, name);
  };
}

/** Reports a wrong argument as the C program does; stops, or gives the value with which it goes on. */
export function wrongArgument(core: Core, name: string, argument: number, letter: string): Value {
  const { name: shown = name, expected = letterText(letter), instead } = wrongArgumentOf(name);
  printError(core, "ARGACCES", 5, false, wrongTypeText(shown, argument, expected));
  return instead ?? abort();
}

export function expansionFlags(core: Core, args: Expression[]): boolean[] {
  return args.map(
    (arg) =>
      (arg.type === "call" && arg.row.name === "expand$") ||
      ((arg.type === "variable" || arg.type === "global") && arg.multi && core.options.sequenceOperator),
  );
}

export function needsExpansion(core: Core, args: Expression[]): boolean {
  return expansionFlags(core, args).some((flag) => flag);
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

function expandedFor(core: Core, kind: string, name: string, args: Thunk[], spread: boolean[]): Value[] {
  core.callDepth++;
  try {
    const values = expanded(args, spread);
    if (values.includes(VOID)) refuseVoid(core, kind);
    return values;
  } catch (error) {
    if (core.isEvaluationError(error)) reportArguments(core, kind, name);
    throw error;
  } finally {
    core.callDepth--;
  }
}

function refuseVoid(core: Core, kind: string): never {
  return fail(core, "PRCCODE", 2, `Functions without a return value are illegal as ${kind} arguments.\n`);
}

function reportArguments(core: Core, kind: string, name: string): void {
  const text = `This error occurred while evaluating arguments for the ${kind} ${name}.\n`;
  printError(core, "PRCCODE", 6, false, text);
}

/**
 * A call with expand$: the arguments are known only when it runs, so the call is compiled then. What is spread is
 * evaluated first, the other arguments when the call evaluates them.
 */
function compileExpansion(core: Core, call: Extract<Expression, { type: "call" }>, scope: Scope): Thunk {
  const args = call.args.map((arg) => compile(core, arg, scope));
  const spread = expansionFlags(core, call.args);
  return () => {
    const values = args.map((arg, i) => (spread[i] ? arg() : null));
    const expressions = values.flatMap((value, i): Expression[] => {
      if (value === null) return [compiled(args[i])];
      return value instanceof Multifield ? value.fields.map(constant) : [constant(value)];
    });
    if (!checkCount(core, call.row.name, call.row.restrictions, expressions.length, false)) abort();
    return compile(core, callOf(call.row, expressions), scope)();
  };
}

/** An expression that was compiled before. */
function compiled(thunk: Thunk): Expression {
  return callOf({ name: "(compiled)", restrictions: null, compile: () => thunk }, []);
}

/** Runs thunks one after the other and gives the last value; stops at `return` and `break`. */
export function sequence(core: Core, thunks: Thunk[], empty: Value): Thunk {
  if (thunks.length === 0) return () => empty;
  if (thunks.length === 1) return thunks[0];
  const count = thunks.length;
  return () => {
    let value = empty;
    for (let i = 0; i < count; i++) {
      value = thunks[i]();
      if (core.flow !== 0) return value;
    }
    return value;
  };
}
