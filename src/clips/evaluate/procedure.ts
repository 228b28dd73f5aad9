// The one way in which a body runs: save the state of what is running, count the call, trace it, run the body, report
// that an error has halted it, restore. Deffunctions, methods, rules and commands are called like this.

import { FALSE, type Value } from "../language/values.ts";
import type { FunctionCode } from "./code/function-code.ts";
import type { Steps } from "./deep-calls.ts";
import type { Evaluation, Frame } from "./evaluation.ts";
import type { ErrorHost, EvaluationHost, Referenced } from "./evaluation-host.ts";
import type { Thunk } from "./expressions.ts";
import { printError } from "./messages.ts";
import type { MeasuredCall, Profile } from "./profile.ts";

/** What a program defines and calls by name: a deffunction or a generic function. */
export interface Callable extends Referenced {
  readonly name: string;
  /** What messages call it: `deffunction` or `generic function`. */
  readonly title: string;
  /** The least size of the frame of a call. */
  readonly frameSize: number;
  /** Its body as code, of a function that may only calculate. */
  readonly code?: FunctionCode | null;
  /** True when its calls are shown. */
  readonly traced?: boolean;
  /** Reports a wrong number of arguments; true when the number is right. */
  acceptsCount(engine: ErrorHost, count: number): boolean;
  /** How many of its calls are running. */
  readonly executing: number;
  /** Calls it with a frame that begins with `count` arguments; the frame becomes its own. */
  call(engine: EvaluationHost, frame: Frame, count: number): Value;
  /** The same in pieces. */
  steps(engine: EvaluationHost, frame: Frame, count: number): Steps;
}

/** A body and what is done around it. */
export interface Procedure {
  /** The current module while the body runs. */
  readonly module: object;
  readonly body: Thunk | null;
  /** What the report of an error in the body names, such as `deffunction f`; null for no report. */
  readonly owner: string | null;
  /** False for rules: whoever fires them sees that `return` was called. */
  readonly consumesReturn: boolean;
  /** How many of its calls are running: it cannot be removed in the meantime. */
  executing: number;
  /** True when its calls are shown. */
  readonly traced: boolean;
  /** What a profile counts: the procedure itself unless given, nothing for null. */
  readonly measuredAs?: object | null;
  /** The arguments as a trace shows them. */
  argumentText?(frame: Frame): string;
  /** Shows the beginning or the end of a call; `from` is the module of the caller. */
  trace?(engine: EvaluationHost, arrow: ">>" | "<<", from: object, args: string): void;
}

/**
 * How deep calls may be nested: as deep as in the C program with the usual stack. If the host's stack ends before that,
 * this is reported instead.
 */
const MAX_DEPTH = 20_000;

/** Counts a call. Too many unwind like an exhausted stack: one report, where the command began, and not one per call. */
export function enterCall(engine: ErrorHost): void {
  engine.evaluation.checkStop();
  if (++engine.evaluation.depth > MAX_DEPTH) refuseDepth(engine.evaluation);
}

function refuseDepth(evaluation: Evaluation): never {
  evaluation.depth--;
  throw new RangeError("Functions are nested too deeply.");
}

/** Begins to measure a call; null when it is not counted. */
export function beginMeasured(profile: Profile, procedure: Procedure): MeasuredCall | null {
  const { measuredAs = procedure } = procedure;
  return measuredAs === null ? null : profile.begin(measuredAs);
}

/**
 * Runs the body of a procedure in `frame` and gives its value, or that of `return`. The call is nested `levels` deeper
 * than its caller: not at all for methods that another method of the same call has called.
 */
export function callProcedure(engine: EvaluationHost, procedure: Procedure, frame: Frame, levels = 1): Value {
  const { evaluation, modules } = engine;
  const { frame: before } = evaluation;
  const { current: from } = modules;
  if (levels > 0) {
    // As `enterCall`; a call of a deffunction is short enough for calls within it to count.
    if (evaluation.stop.aborted) evaluation.halted = true;
    if (++evaluation.depth > MAX_DEPTH) refuseDepth(evaluation);
  }
  // The body may change its parameters: the arguments are written down before it runs.
  const args = procedure.traced ? procedure.argumentText!(frame) : null;
  evaluation.frame = frame;
  modules.current = procedure.module;
  procedure.executing++;
  if (args !== null) procedure.trace!(engine, ">>", from, args);
  const call = evaluation.profile === null ? null : beginMeasured(evaluation.profile, procedure);
  try {
    const { body } = procedure;
    const value = body === null ? FALSE : body();
    if (procedure.traced || evaluation.halted) return concludeCall(engine, procedure, value, from, args);
    if (!procedure.consumesReturn) return evaluation.failed ? FALSE : value;
    const { flow } = evaluation;
    evaluation.flow = 0;
    if (evaluation.failed) return FALSE;
    return flow === 2 ? evaluation.returned : value;
  } finally {
    if (call !== null) call.profile.end(call);
    evaluation.frame = before;
    modules.current = from;
    procedure.executing--;
    evaluation.depth -= levels;
  }
}

/**
 * The value of a call whose body has given `value`. The body may have switched the trace on or off: `args` is what it shows,
 * or null if it was off when the call began.
 */
export function concludeCall(
  engine: EvaluationHost,
  procedure: Procedure,
  value: Value,
  from: object,
  args: string | null,
): Value {
  const { evaluation } = engine;
  let result = value;
  if (procedure.consumesReturn) {
    if (evaluation.flow === 2) result = evaluation.returned;
    evaluation.flow = 0;
  }
  if (evaluation.failed) result = FALSE;
  if (evaluation.halted && procedure.owner !== null) reportUnwinding(engine, procedure.owner);
  if (procedure.traced)
    procedure.trace!(engine, "<<", from, args ?? procedure.argumentText!(evaluation.frame));
  return result;
}

/** Evaluates in a frame of its own, outside of the body that is running. */
export function inFrame<T>(evaluation: Evaluation, frame: Frame, body: () => T): T {
  const { frame: before, flow } = evaluation;
  evaluation.frame = frame;
  evaluation.flow = 0;
  try {
    return body();
  } finally {
    evaluation.frame = before;
    evaluation.flow = flow;
  }
}

export function reportUnwinding(engine: ErrorHost, owner: string): void {
  printError(engine, "PRCCODE", 4, false, `Execution halted during the actions of ${owner}.\n`);
}
