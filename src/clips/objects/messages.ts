// Sending messages: the handlers of a message and the order in which they run. Around handlers enclose the rest and
// decide whether it runs at all; then come before handlers, the primary one and after handlers; a primary handler
// calls the one that it shadows itself. Source: guide, section 9.5.

import { isDeep } from "../evaluate/deep-calls.ts";
import type { Frame } from "../evaluate/evaluation.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import { abort, EvaluationError, fail, printError, reportFailure } from "../evaluate/messages.ts";
import { enterCall } from "../evaluate/procedure.ts";
import { formatValue } from "../language/format-values.ts";
import { FALSE, InstanceName, type Value, VOID } from "../language/values.ts";
import { classNameSeen } from "./class.ts";
import type { Handler, HandlerType } from "./handler.ts";
import type { ObjectHost } from "./host.ts";
import { Instance } from "./instance.ts";
import { messageSteps } from "./message-steps.ts";

/** A message in progress. */
export interface MessageCall {
  readonly name: string;
  /** The receiver and the arguments; `override-next-handler` changes them for a while. */
  args: Value[];
  readonly handlers: Handler[];
  /** The handler that is running, and the next one that can be reached; -1 before the first. */
  current: number;
  next: number;
  /** The variables of the handler that is running. */
  frame: Frame | null;
}

/** A handler as messages name it: `name type in class C`. */
export function handlerText(host: ObjectHost, handler: Handler): string {
  return `${handler.name} ${handler.type} in class ${classNameSeen(host.modules.current, handler.class)}`;
}

export function currentHandlerText(host: ObjectHost): string {
  const call = host.objects.message;
  return call === null ? "" : handlerText(host, call.handlers[call.current]);
}

/** Sends a message to an instance from within; the arguments have been evaluated. An error unwinds. */
export function sendTo(host: ObjectHost, instance: Instance, message: string, args: Value[] = []): Value {
  const { evaluation } = host;
  evaluation.failed = false;
  if (evaluation.halted) return FALSE;
  enterCall(host);
  try {
    const value = dispatch(host, message, [instance, ...args]);
    return evaluation.failed ? abort(host) : value;
  } finally {
    evaluation.depth--;
  }
}

/** Sends a message; the first of the thunks gives the receiver, the others the arguments. */
export function send(host: ObjectHost, message: string, thunks: Thunk[]): Value {
  host.evaluation.failed = false;
  if (host.evaluation.halted) return FALSE;
  enterCall(host);
  try {
    const value = dispatch(host, message, evaluateArguments(host, message, thunks));
    return host.evaluation.failed ? FALSE : value;
  } finally {
    host.evaluation.depth--;
  }
}

function dispatch(host: ObjectHost, message: string, args: Value[]): Value {
  return handle(host, messageCall(host, message, args));
}

/** A message with its handlers, none of which has run. */
export function messageCall(host: ObjectHost, message: string, args: Value[]): MessageCall {
  const receiver = receiverOf(host, args[0]);
  args[0] = receiver;
  const target = receiver instanceof Instance ? receiver.class : host.objects.classOf(receiver);
  const handlers = host.objects.handlersOf(target, message);
  if (handlers === null) {
    fail(host, "MSGFUN", 1, `No applicable primary message-handlers found for ${message}.\n`);
  }
  return { name: message, args, handlers, current: -1, next: 0, frame: null };
}

/** Evaluates what a message carries, up to the first error, which is reported as one of the message. */
function evaluateArguments(host: ObjectHost, message: string, thunks: Thunk[]): Value[] {
  const { evaluation } = host;
  const values: Value[] = new Array(thunks.length);
  for (let i = 0; i < thunks.length; i++) {
    const value = thunks[i]();
    if (evaluation.failed || value === VOID) refuseArgument(host, message);
    values[i] = value;
  }
  return values;
}

/** Reports an argument that has failed, or that has no value. */
export function refuseArgument(host: ObjectHost, message: string): never {
  const text = "Functions without a return value are illegal as message arguments.\n";
  if (!host.evaluation.failed) reportFailure(host, "PRCCODE", 2, text);
  return fail(
    host,
    "PRCCODE",
    6,
    `This error occurred while evaluating arguments for the message ${message}.\n`,
  );
}

/** The instance itself in place of its name. */
function receiverOf(host: ObjectHost, value: Value): Value {
  if (value instanceof Instance && value.retracted) return staleAddress(host, "send");
  if (!(value instanceof InstanceName)) return value;
  const text = `No such instance ${value.name} in function send.\n`;
  return host.objects.instances.find(value.name) ?? fail(host, "MSGPASS", 2, text);
}

export function staleAddress(host: ObjectHost, caller: string): never {
  return fail(host, "INSFUN", 4, `Invalid instance-address in function ${caller}.\n`);
}

export function handle(host: ObjectHost, call: MessageCall): Value {
  const { evaluation } = host;
  if (evaluation.depth >= evaluation.callsOnStack && isDeep(evaluation, call.handlers[0]))
    return host.deepCalls.runSteps(() => messageSteps(host, call));
  const outer = beginMessage(host, call);
  let answer: Value | null = null;
  try {
    const value = encloses(call) ? runNext(host, call) : runInner(host, call);
    if (host.watch.get("messages")) traceMessage(host, call, "<<");
    if (!evaluation.failed) answer = value;
    return value;
  } finally {
    endMessage(host, call, outer, answer);
  }
}

/** True when the first handler decides whether the others run, or is the only one. */
export function encloses({ handlers }: MessageCall): boolean {
  return handlers.length === 1 || handlers[0].type === "around";
}

/** The message becomes the innermost one; returns the one around it. */
export function beginMessage(host: ObjectHost, call: MessageCall): MessageCall | null {
  const { objects } = host;
  const outer = objects.message;
  const receiver = call.args[0];
  objects.message = call;
  if (receiver instanceof Instance) receiver.busy++;
  const { handlers } = call;
  for (let i = 0; i < handlers.length; i++) {
    handlers[i].executing++;
    handlers[i].class.useCount++;
  }
  host.observer?.messageSent?.(call.name, call.args);
  if (host.watch.get("messages")) traceMessage(host, call, ">>");
  return outer;
}

/** The message has its answer, or null after an error. */
export function endMessage(
  host: ObjectHost,
  { args, handlers }: MessageCall,
  outer: MessageCall | null,
  answer: Value | null,
): void {
  host.observer?.messageAnswered?.(answer);
  for (let i = 0; i < handlers.length; i++) {
    handlers[i].executing--;
    handlers[i].class.useCount--;
  }
  const [receiver] = args;
  if (receiver instanceof Instance) receiver.busy--;
  host.objects.message = outer;
}

/** Runs the before handlers, the first primary one and the after handlers; gives the value of the primary one. */
function runInner(host: ObjectHost, call: MessageCall): Value {
  const { current, next } = call;
  const { evaluation } = host;
  let value: Value = FALSE;
  try {
    while (isNext(call, "before") && !evaluation.halted) runNext(host, call);
    if (isNext(call, "primary") && !evaluation.halted) value = runNext(host, call);
    while (isNext(call, "primary")) call.next++;
    while (isNext(call, "after") && !evaluation.halted) runNext(host, call);
    return value;
  } finally {
    call.current = current;
    call.next = next;
  }
}

export function isNext({ handlers, next }: MessageCall, type: HandlerType): boolean {
  return next < handlers.length && handlers[next].type === type;
}

/** Runs the next handler; it becomes the current one. */
function runNext(host: ObjectHost, call: MessageCall): Value {
  call.current = call.next++;
  return runHandler(host, call, call.handlers[call.current]);
}

function runHandler(host: ObjectHost, call: MessageCall, handler: Handler): Value {
  host.observer?.messageHandled?.(handler);
  if (handler.watch) traceHandler(host, call, handler, ">>");
  const value = acceptsCount(host, call, handler) ? runBody(host, call, handler) : FALSE;
  if (handler.watch) traceHandler(host, call, handler, "<<");
  return value;
}

export function acceptsCount(host: ObjectHost, call: MessageCall, handler: Handler): boolean {
  const count = call.args.length - 1;
  if (handler.wildcard ? count >= handler.minimum : count === handler.minimum) return true;
  const who = `Message-handler ${handler.name} ${handler.type} in class ${handler.class.name}`;
  const relation = handler.wildcard ? "at least" : "exactly";
  reportFailure(host, "MSGFUN", 2, `${who} expected ${relation} ${handler.minimum} argument(s).\n`);
  return false;
}

export function runBody(host: ObjectHost, call: MessageCall, handler: Handler): Value {
  const { evaluation, modules } = host;
  const { frame: outerFrame } = evaluation;
  const { frame: before } = call;
  const module = modules.current;
  if (handler.systemBody === null) {
    const frame = handler.frameFor(call.args);
    call.frame = frame;
    evaluation.frame = frame;
  }
  modules.current = handler.class.module;
  const measured = evaluation.profile?.begin(handler);
  try {
    return concludeBody(host, handler, bodyValue(handler, call.args), module);
  } finally {
    if (measured !== undefined) measured.profile.end(measured);
    call.frame = before;
    evaluation.frame = outerFrame;
    modules.current = module;
  }
}

/** The value of a handler whose actions have given `value`, back in the module of the sender. */
export function concludeBody(
  host: ObjectHost,
  handler: Handler,
  value: Value,
  module: ObjectHost["modules"]["current"],
): Value {
  const { evaluation } = host;
  const result = evaluation.flow === 2 ? evaluation.returned : value;
  evaluation.flow = 0;
  host.modules.current = module;
  if (evaluation.halted) {
    const text = `Execution halted during the actions of message-handler ${handlerText(host, handler)}\n`;
    printError(host, "PRCCODE", 4, false, text);
  }
  return evaluation.failed ? FALSE : result;
}

/** The value of the actions; those of a system handler may unwind. */
function bodyValue({ body, systemBody }: Handler, args: Value[]): Value {
  try {
    if (systemBody !== null) return systemBody(args);
    return body === null ? FALSE : body();
  } catch (error) {
    if (error instanceof EvaluationError) return FALSE;
    throw error;
  }
}

/** True when the running handler encloses or shadows another one that it can call. */
export function hasNextHandler(host: ObjectHost): boolean {
  const call = host.objects.message;
  if (call === null || call.current < 0) return false;
  const { type } = call.handlers[call.current];
  const next = call.handlers[call.next];
  return next !== undefined && (type === "around" || (type === "primary" && next.type === "primary"));
}

/** Calls the next handler, with other arguments if there are any given. */
export function callNextHandler(host: ObjectHost, override: Thunk[] | null): Value {
  if (host.evaluation.halted) return FALSE;
  const call = shadowingCall(host);
  const { current, next, args } = call;
  if (override !== null) call.args = [args[0], ...evaluateArguments(host, call.name, override)];
  try {
    return leavesAround(call) ? runInner(host, call) : runNext(host, call);
  } finally {
    call.current = current;
    call.next = next;
    call.args = args;
  }
}

/** The message whose running handler has a next one; fails without one. */
export function shadowingCall(host: ObjectHost): MessageCall {
  const call = host.objects.message;
  if (call !== null && hasNextHandler(host)) return call;
  return fail(host, "MSGPASS", 1, "Shadowed message-handlers not applicable in current context.\n");
}

/** True when the running handler is the last of those around the others. */
export function leavesAround({ handlers, current, next }: MessageCall): boolean {
  return handlers[current].type === "around" && handlers[next].type !== "around";
}

/** The instance whose handler calls `caller`; fails outside of handlers. */
export function activeInstance(host: ObjectHost, caller: string): Instance {
  const call = host.objects.message;
  if (call === null || call.frame !== host.evaluation.frame) {
    fail(host, "MSGFUN", 4, `${caller} may only be called from within message-handlers.\n`);
  }
  const [receiver] = call.args;
  if (!(receiver instanceof Instance)) {
    return fail(host, "MSGFUN", 5, `${caller} operates only on instances.\n`);
  }
  return receiver.retracted ? staleAddress(host, caller) : receiver;
}

function argumentsText(host: ObjectHost, args: Value[]): string {
  return `ED:${host.evaluation.depth} (${args.map(formatValue).join(" ")})`;
}

export function traceMessage(host: ObjectHost, call: MessageCall, arrow: string): void {
  host.routers.write("wtrace", `MSG ${arrow} ${call.name} ${argumentsText(host, call.args)}\n`);
}

export function traceHandler(host: ObjectHost, call: MessageCall, handler: Handler, arrow: string): void {
  const text = `HND ${arrow} ${handlerText(host, handler)}\n       ${argumentsText(host, call.args)}\n`;
  host.routers.write("wtrace", text);
}
