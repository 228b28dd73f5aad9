// Calls that are nested more deeply than the host's stack allows. The body of a function that is deep in its own
// recursion is evaluated in pieces, with a stack in ordinary memory. No function has a second form for this: when the
// closure of an expression needs a piece that makes calls, it is left, and begun again when the value of the piece is
// known. Only loops, which would begin again and again, messages and bodies themselves are generators.

import type { Value } from "../language/values.ts";
import { compile } from "./compile.ts";
import type { Evaluation, Frame } from "./evaluation.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import { needsExpansion } from "./expansion.ts";
import { callOf, type Expression, type Thunk } from "./expressions.ts";
import { beginMeasured, type Callable, concludeCall, enterCall, type Procedure } from "./procedure.ts";
import type { Scope } from "./scope.ts";

/** An expression as it is evaluated in pieces. */
export type Piece =
  /** Makes no call that could be deep: evaluated at once. */
  | { readonly kind: "plain"; readonly run: Thunk }
  /** Left and begun again until the values of all its parts are known. */
  | { readonly kind: "restarting"; readonly run: Thunk }
  /** Asks for the value of a piece by yielding it. */
  | { readonly kind: "steps"; readonly run: () => Steps };

export type Steps = Generator<Piece, Value, Value>;

/** Of the calls that are running, this many are calls of the same function before one is evaluated in pieces. */
const OWN_CALLS = 100;

/** True when a call that begins is to be evaluated in pieces. */
export function isDeep(
  { depth, callsOnStack }: Evaluation,
  { executing }: { readonly executing: number },
): boolean {
  return depth >= callsOnStack && executing >= Math.min(OWN_CALLS, callsOnStack);
}

/** How the evaluation of a piece ended, and the state in which it left the evaluation. */
interface Outcome {
  readonly value: Value | undefined;
  readonly error: unknown;
  readonly failed: boolean;
  readonly halted: boolean;
  readonly flow: Evaluation["flow"];
}

/** A piece that is being evaluated. */
class Activation {
  readonly piece: Piece;
  readonly steps: Steps | null;
  readonly start: Outcome;
  readonly depth: number;
  /** The outcomes of its parts, in the order in which they are asked for. */
  readonly known: Outcome[] = [];
  /** How many of them have been given to the closure since it was begun. */
  given = 0;

  constructor(piece: Piece, evaluation: Evaluation) {
    this.piece = piece;
    this.steps = piece.kind === "steps" ? piece.run() : null;
    this.start = outcome(evaluation, undefined);
    this.depth = evaluation.depth;
  }
}

/** Leaves a closure whose next part is not known yet. */
const LEAVE = new Error("not known yet");

/** The evaluation in pieces of one engine. */
export class DeepCalls {
  private readonly evaluation: Evaluation;
  private current: Activation | null = null;
  private wanted: Activation | null = null;

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation;
  }

  /** Makes a call that is deep. */
  runSteps(run: () => Steps): Value {
    return this.run({ kind: "steps", run });
  }

  /** Evaluates a piece and all that it asks for. */
  run(first: Piece): Value {
    const { evaluation } = this;
    const outer = this.current;
    const stack = [new Activation(first, evaluation)];
    try {
      for (;;) {
        const top = stack[stack.length - 1];
        this.current = top;
        const ended = top.steps === null ? this.begin(top) : this.advance(top, top.steps);
        if (ended === null) {
          stack.push(this.wanted!);
          continue;
        }
        evaluation.depth = top.depth;
        stack.pop();
        if (stack.length > 0) stack[stack.length - 1].known.push(ended);
        else if (ended.error !== undefined) throw ended.error;
        else return ended.value!;
      }
    } finally {
      this.current = outer;
    }
  }

  /** The value of a part, for the closure that is running. */
  part(piece: Piece): Value {
    const activation = this.current!;
    if (activation.given < activation.known.length) return this.recall(activation);
    if (piece.kind !== "plain") return this.leaveFor(piece);
    const value = piece.run();
    activation.known.push(outcome(this.evaluation, value));
    activation.given++;
    return value;
  }

  /** Makes a call for the closure that is running, which has nothing left to do then. */
  call(engine: EvaluationHost, target: Callable, frame: Frame, count: number): Value {
    const activation = this.current!;
    if (activation.given < activation.known.length) return this.recall(activation);
    if (!isDeep(this.evaluation, target)) return target.call(engine, frame, count);
    return this.leaveFor({ kind: "steps", run: () => target.steps(engine, frame, count) });
  }

  private leaveFor(piece: Piece): never {
    this.wanted = new Activation(piece, this.evaluation);
    throw LEAVE;
  }

  /** Gives the closure what it was given when it was begun before, in the state of then. */
  private recall(activation: Activation): Value {
    const known = activation.known[activation.given++];
    restore(this.evaluation, known);
    if (known.error !== undefined) throw known.error;
    return known.value!;
  }

  /** Begins a closure; null when it was left. */
  private begin(activation: Activation): Outcome | null {
    const { evaluation } = this;
    activation.given = 0;
    restore(evaluation, activation.start);
    evaluation.depth = activation.depth;
    try {
      return outcome(evaluation, (activation.piece.run as Thunk)());
    } catch (error) {
      return error === LEAVE ? null : outcome(evaluation, undefined, error);
    }
  }

  /** Runs a generator up to the next piece that is not plain; null when there is one. */
  private advance(activation: Activation, steps: Steps): Outcome | null {
    const { evaluation } = this;
    try {
      const last = activation.known.pop();
      let step = last?.error === undefined ? steps.next(last?.value as Value) : steps.throw(last.error);
      while (step.done !== true && step.value.kind === "plain") step = steps.next(step.value.run());
      if (step.done === true) return outcome(evaluation, step.value);
      this.wanted = new Activation(step.value, evaluation);
      return null;
    } catch (error) {
      return outcome(evaluation, undefined, error);
    }
  }
}

function outcome(evaluation: Evaluation, value: Value | undefined, error?: unknown): Outcome {
  const { failed, halted, flow } = evaluation;
  return { value, error, failed, halted, flow };
}

function restore(evaluation: Evaluation, { failed, halted, flow }: Outcome): void {
  evaluation.failed = failed;
  evaluation.halted = halted;
  evaluation.flow = flow;
}

/** As `callProcedure`, in pieces. */
export function* procedureSteps(
  engine: EvaluationHost,
  procedure: Procedure,
  body: () => Piece,
  frame: Frame,
): Steps {
  const { evaluation, modules } = engine;
  const { frame: before } = evaluation;
  const { current: from } = modules;
  enterCall(engine);
  const args = procedure.traced ? procedure.argumentText!(frame) : null;
  evaluation.frame = frame;
  modules.current = procedure.module;
  procedure.executing++;
  if (args !== null) procedure.trace!(engine, ">>", from, args);
  const call = evaluation.profile === null ? null : beginMeasured(evaluation.profile, procedure);
  try {
    return concludeCall(engine, procedure, yield body(), from, args);
  } finally {
    if (call !== null) call.profile.end(call);
    evaluation.frame = before;
    modules.current = from;
    procedure.executing--;
    evaluation.depth--;
  }
}

/** Compiles an expression to be evaluated in pieces. What cannot be taken apart is one plain piece. */
export function compilePiece(engine: EvaluationHost, expression: Expression, scope: Scope): Piece {
  const plain = (): Piece => ({ kind: "plain", run: compile(engine, expression, scope) });
  if (!makesCalls(expression)) return plain();
  if (expression.type === "call") {
    const { row, args } = expression;
    if (row.parse === undefined && needsExpansion(engine, args)) return plain();
    if (row.steps !== undefined) return { kind: "steps", run: row.steps(engine, args, scope, expression) };
    if (row.evaluate === undefined && row.restarts !== true) return plain();
  }
  if (needsExpansion(engine, expression.args)) return plain();
  const args = expression.args.map(asPart);
  const apart =
    expression.type === "procedure"
      ? { ...expression, target: inPieces(expression.target), args }
      : { ...expression, args };
  return { kind: "restarting", run: compile(engine, apart, scope) };
}

/** The closure of an expression that is a part of one that begins again. */
export function compilePart(engine: EvaluationHost, expression: Expression, scope: Scope): Thunk {
  const piece = compilePiece(engine, expression, scope);
  const { deepCalls } = engine;
  return () => deepCalls.part(piece);
}

function asPart(arg: Expression): Expression {
  if (arg.type === "constant") return arg;
  const compileArgument = (engine: EvaluationHost, _args: Expression[], scope: Scope) =>
    compilePart(engine, arg, scope);
  return callOf({ name: "(part)", restrictions: null, compile: compileArgument }, []);
}

/** Stands for what is called in a call that is evaluated in pieces. */
function inPieces(target: Callable): Callable {
  const call: Callable["call"] = (engine, frame, count) =>
    engine.deepCalls.call(engine, target, frame, count);
  return Object.create(target, { call: { value: call } });
}

function makesCalls(expression: Expression): expression is Extract<Expression, { args: Expression[] }> {
  if (expression.type !== "call") return expression.type === "procedure";
  return expression.row.runsBodies === true || expression.args.some(makesCalls);
}
