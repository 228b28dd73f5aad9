// Messages whose handlers are deep in their own recursion: what messages.ts does on the stack of the host, in pieces
// (evaluate/deep-calls.ts).

import { isDeep, type Piece, type Steps } from "../evaluate/deep-calls.ts";
import { EvaluationError } from "../evaluate/messages.ts";
import { enterCall } from "../evaluate/procedure.ts";
import { FALSE, type Value, VOID } from "../language/values.ts";
import type { Handler } from "./handler.ts";
import type { ObjectHost } from "./host.ts";
import {
  acceptsCount,
  beginMessage,
  concludeBody,
  encloses,
  endMessage,
  handle,
  isNext,
  leavesAround,
  type MessageCall,
  messageCall,
  refuseArgument,
  runBody,
  shadowingCall,
  traceHandler,
  traceMessage,
} from "./messages.ts";

/** As `send`; the first of the pieces gives the receiver, the others the arguments. */
export function* sendSteps(host: ObjectHost, message: string, pieces: readonly Piece[]): Steps {
  const { evaluation } = host;
  evaluation.failed = false;
  if (evaluation.halted) return FALSE;
  enterCall(host);
  try {
    const call = messageCall(host, message, yield* argumentSteps(host, message, pieces));
    const value = isDeep(evaluation, call.handlers[0]) ? yield* messageSteps(host, call) : handle(host, call);
    return evaluation.failed ? FALSE : value;
  } finally {
    evaluation.depth--;
  }
}

function* argumentSteps(
  host: ObjectHost,
  message: string,
  pieces: readonly Piece[],
): Generator<Piece, Value[], Value> {
  const values: Value[] = [];
  for (const piece of pieces) {
    const value = yield piece;
    if (host.evaluation.failed || value === VOID) refuseArgument(host, message);
    values.push(value);
  }
  return values;
}

/** Runs the handlers of a message. */
export function* messageSteps(host: ObjectHost, call: MessageCall): Steps {
  const outer = beginMessage(host, call);
  let answer: Value | null = null;
  try {
    const value = encloses(call) ? yield* nextSteps(host, call) : yield* innerSteps(host, call);
    if (host.watch.get("messages")) traceMessage(host, call, "<<");
    if (!host.evaluation.failed) answer = value;
    return value;
  } finally {
    endMessage(host, call, outer, answer);
  }
}

function* innerSteps(host: ObjectHost, call: MessageCall): Steps {
  const { current, next } = call;
  const { evaluation } = host;
  let value: Value = FALSE;
  try {
    while (isNext(call, "before") && !evaluation.halted) yield* nextSteps(host, call);
    if (isNext(call, "primary") && !evaluation.halted) value = yield* nextSteps(host, call);
    while (isNext(call, "primary")) call.next++;
    while (isNext(call, "after") && !evaluation.halted) yield* nextSteps(host, call);
    return value;
  } finally {
    call.current = current;
    call.next = next;
  }
}

function* nextSteps(host: ObjectHost, call: MessageCall): Steps {
  call.current = call.next++;
  const handler = call.handlers[call.current];
  host.observer?.messageHandled?.(handler);
  if (handler.watch) traceHandler(host, call, handler, ">>");
  const value = acceptsCount(host, call, handler) ? yield* bodySteps(host, call, handler) : FALSE;
  if (handler.watch) traceHandler(host, call, handler, "<<");
  return value;
}

function* bodySteps(host: ObjectHost, call: MessageCall, handler: Handler): Steps {
  if (handler.deepBody === null) return runBody(host, call, handler);
  const { evaluation, modules } = host;
  const { frame: outerFrame } = evaluation;
  const { frame: before } = call;
  const { current: module } = modules;
  call.frame = handler.frameFor(call.args);
  evaluation.frame = call.frame;
  modules.current = handler.class.module;
  const measured = evaluation.profile?.begin(handler);
  try {
    return concludeBody(host, handler, yield* actionSteps(handler.deepBody()), module);
  } finally {
    if (measured !== undefined) measured.profile.end(measured);
    call.frame = before;
    evaluation.frame = outerFrame;
    modules.current = module;
  }
}

/** The value of the actions, or FALSE when an error unwound them. */
function* actionSteps(body: Piece): Steps {
  try {
    return yield body;
  } catch (error) {
    if (error instanceof EvaluationError) return FALSE;
    throw error;
  }
}

/** As `callNextHandler`. */
export function* nextHandlerSteps(host: ObjectHost, override: readonly Piece[] | null): Steps {
  if (host.evaluation.halted) return FALSE;
  const call = shadowingCall(host);
  const { current, next, args } = call;
  if (override !== null) call.args = [args[0], ...(yield* argumentSteps(host, call.name, override))];
  try {
    return leavesAround(call) ? yield* innerSteps(host, call) : yield* nextSteps(host, call);
  } finally {
    call.current = current;
    call.next = next;
    call.args = args;
  }
}
