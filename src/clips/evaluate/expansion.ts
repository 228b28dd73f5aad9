// Calls among whose arguments fields are spread, by expand$ or `$?x`: how many arguments there are is known when they run,
// so they are compiled then. As in the C program, what is spread is evaluated first, that of calls inside a call too.

import { FALSE, Multifield, type Value } from "../language/values.ts";
import { compile, compiled } from "./compile.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import {
  type Call,
  callsIn,
  constant,
  type Expression,
  isSpread,
  type ProcedureCall,
  type Thunk,
} from "./expressions.ts";
import { noteFailure, reportWrongType } from "./messages.ts";
import { checkCount } from "./restrictions.ts";
import type { Scope } from "./scope.ts";

/** An argument of a call; null stands for a spread argument that is no multifield, which has been reported. */
export function compileArgument(
  engine: EvaluationHost,
  arg: Expression,
  scope: Scope,
): () => Value | readonly Value[] | null {
  if (!isSpread(engine, arg)) return compile(engine, arg, scope);
  const { evaluation } = engine;
  // Without static checking nothing may stand in it, which fails when the call runs.
  const spread = compile(engine, arg.type === "call" ? (arg.args[0] ?? constant(FALSE)) : arg, scope);
  return () => {
    const value = spread();
    if (!evaluation.failed && value instanceof Multifield) return value.fields;
    if (!evaluation.failed) reportWrongType(engine, "expand$", 1, "multifield");
    evaluation.settle();
    return null;
  };
}

export function needsExpansion(engine: EvaluationHost, args: Expression[]): boolean {
  return args.some((arg) => isSpread(engine, arg));
}

/** The values of the arguments of a call, some of which are spread. */
export function expanded(engine: EvaluationHost, args: ReturnType<typeof compileArgument>[]): Value[] {
  return args.flatMap((arg): readonly Value[] => {
    const value = arg();
    if (value === null) noteFailure(engine);
    return Array.isArray(value) ? value : [(value as Value | null) ?? FALSE];
  });
}

/** A call among whose arguments fields are spread. */
export function compileExpansion(engine: EvaluationHost, call: Call | ProcedureCall, scope: Scope): Thunk {
  const spread = spreadArguments(engine, call.args, scope);
  return () => make(engine, call, spread().flat(), scope);
}

/** Such a call inside another: what is spread in it is evaluated with the other one; what that gives makes the call. */
function beginCall(engine: EvaluationHost, call: Call | ProcedureCall, scope: Scope): () => Thunk {
  const { args } = call;
  const spread = compileSpread(engine, args, scope);
  return () => {
    const given: Expression[][] = [];
    spread(given);
    return () => {
      // What came after a failure is tried once more.
      spread(given);
      return make(engine, call, filled(engine, args, given).flat(), scope);
    };
  };
}

function make(engine: EvaluationHost, call: Call | ProcedureCall, args: Expression[], scope: Scope): Value {
  const fits =
    call.type === "procedure"
      ? call.target.acceptsCount(engine, args.length)
      : checkCount(engine, call.row.name, call.row.restrictions, args.length, false);
  if (fits) return compile(engine, { ...call, args, height: 0 }, scope)();
  noteFailure(engine);
  return FALSE;
}

function filled(engine: EvaluationHost, args: Expression[], given: Expression[][]): Expression[][] {
  return args.map((_, i) => given[i] ?? [failing(engine)]);
}

/** Evaluates what is spread, up to the first that fails; for each argument, what stands in its place. */
export function spreadArguments(
  engine: EvaluationHost,
  args: Expression[],
  scope: Scope,
): () => Expression[][] {
  const spread = compileSpread(engine, args, scope);
  return () => {
    const given: Expression[][] = [];
    spread(given);
    return filled(engine, args, given);
  };
}

const failing = (engine: EvaluationHost): Expression =>
  compiled(() => {
    noteFailure(engine);
    return FALSE;
  });

/** Adds what stands in the place of each argument that is not there yet, up to one that fails. */
function compileSpread(
  engine: EvaluationHost,
  args: Expression[],
  scope: Scope,
): (given: Expression[][]) => void {
  const parts = args.map((arg) => compilePart(engine, arg, scope));
  return (given) => {
    while (given.length < parts.length) {
      const values = parts[given.length]();
      given.push(values ?? [failing(engine)]);
      if (values === null) return;
    }
  };
}

function compilePart(engine: EvaluationHost, arg: Expression, scope: Scope): () => Expression[] | null {
  if (isSpread(engine, arg)) {
    const thunk = compileArgument(engine, arg, scope);
    return () => (thunk() as readonly Value[] | null)?.map(constant) ?? null;
  }
  if (
    "args" in arg &&
    spreadsInside(engine, arg) &&
    (arg.type === "procedure" || arg.row.parse === undefined)
  ) {
    const begin = beginCall(engine, arg, scope);
    return () => [compiled(begin())];
  }
  const whole = [arg.type === "constant" ? arg : compiled(compile(engine, arg, scope))];
  return () => whole;
}

function spreadsInside(engine: EvaluationHost, call: Call | ProcedureCall): boolean {
  for (const inner of callsIn([call])) if (needsExpansion(engine, inner.args)) return true;
  return false;
}
