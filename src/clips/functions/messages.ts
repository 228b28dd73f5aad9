// Functions on messages and message-handlers. Source: guide, sections 12.16.4 and 13.11.4.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { compilePiece, type Steps } from "../evaluate/deep-calls.ts";
import type { Call, Expression, Thunk } from "../evaluate/expressions.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import { EvaluationError, fail, printError, wrongType } from "../evaluate/messages.ts";
import { substituteOf } from "../evaluate/restrictions.ts";
import type { Scope } from "../evaluate/scope.ts";
import { bool, FALSE, InstanceName, Multifield, Sym, sym, type Value, VOID } from "../language/values.ts";
import { noSuchSlot } from "../objects/change.ts";
import { type ClassSlot, classNameSeen, type Defclass, type SlotCell } from "../objects/class.ts";
import { HANDLER_TYPES, type Handler, type HandlerType, isHandlerType } from "../objects/handler.ts";
import type { Instance } from "../objects/instance.ts";
import { nextHandlerSteps, sendSteps } from "../objects/message-steps.ts";
import { activeInstance, callNextHandler, handlerText, hasNextHandler, send } from "../objects/messages.ts";
import { accessDenied } from "../objects/slot-reference.ts";
import { putSlotValue, storedValue } from "../objects/slot-values.ts";
import { classAndInherit, findClass, unknownType } from "./classes.ts";
import { alias, type Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function compileSend(engine: Engine, args: Expression[], scope: Scope): Thunk {
  const [receiver, message, ...rest] = args.map((arg) => compile(engine, arg, scope));
  const carried = [receiver, ...rest];
  return () => {
    const name = message();
    if (engine.evaluation.failed) return FALSE;
    return send(engine, messageName(engine, name), carried);
  };
}

/** The steps of a function whose errors end in its substitute. */
function attemptingSteps(engine: Engine, row: FunctionRow, steps: () => Steps): () => Steps {
  return function* () {
    try {
      return yield* steps();
    } catch (error) {
      if (error instanceof EvaluationError) return substituteOf(engine, row);
      throw error;
    }
  };
}

function stepsOfSend(engine: Engine, args: Expression[], scope: Scope, { row }: Call): () => Steps {
  const [receiver, message, ...rest] = args.map((arg) => compilePiece(engine, arg, scope));
  const carried = [receiver, ...rest];
  return attemptingSteps(engine, row, function* () {
    const name = yield message;
    if (engine.evaluation.failed) return FALSE;
    return yield* sendSteps(engine, messageName(engine, name), carried);
  });
}

function messageName(engine: Engine, name: Value): string {
  if (name instanceof Sym || name instanceof InstanceName) return name.name;
  return wrongType(engine, "send", 2, "symbol");
}

/** Slots are private to the class that defines them unless they are public. */
function checkVisible(engine: Engine, slot: ClassSlot): void {
  const call = engine.objects.message!;
  const from = call.handlers[call.current].class;
  if (slot.public || slot.owner === from) return;
  const seen = (target: Defclass) => classNameSeen(engine.modules.current, target);
  const what = `Private slot ${slot.name} of class ${seen(slot.owner!)} cannot be accessed directly`;
  fail(engine, "MSGFUN", 6, `${what}\n   by handlers attached to class ${seen(from)}\n`);
}

/** The slot of the active instance that an argument names. */
function dynamicSlot(engine: Engine, name: Thunk, caller: string): { instance: Instance; cell: SlotCell } {
  const instance = activeInstance(engine, caller);
  const slot = name();
  if (!(slot instanceof Sym)) wrongType(engine, caller, 1, "symbol");
  return { instance, cell: instance.cell(slot.name) ?? noSuchSlot(engine, slot.name, caller) };
}

const DYNAMIC_GET: Row = {
  name: "dynamic-get",
  restrictions: "11w",
  byName: { asks: 0 },
  returns: "any",
  unwinds: true,
  compile: (engine, args, scope) => {
    const name = compile(engine, args[0], scope);
    return () => {
      const { cell } = dynamicSlot(engine, name, "dynamic-get");
      checkVisible(engine, cell.slot);
      return cell.value;
    };
  },
};

const DYNAMIC_PUT: Row = {
  name: "dynamic-put",
  restrictions: "1**w",
  byName: { asks: 0 },
  returns: "any",
  unwinds: true,
  compile: (engine, args, scope) => {
    const [name, ...fields] = args.map((arg) => compile(engine, arg, scope));
    return () => {
      const { instance, cell } = dynamicSlot(engine, name, "dynamic-put");
      const { slot } = cell;
      if (slot.readOnly && (!slot.initializeOnly || !instance.initializing)) {
        accessDenied(engine, slot, instance);
      }
      checkVisible(engine, slot);
      return putSlotValue(engine, instance, cell, storedValue(engine, slot, fields), null);
    };
  },
};

function handlerTypeOf(engine: Engine, type: Value | undefined, caller: string): HandlerType {
  const name = type === undefined ? "primary" : textOf(type);
  return isHandlerType(name) ? name : unknownType(engine, caller);
}

function printHandler(engine: Engine, [name, message, type]: Value[]): Value {
  const kind = handlerTypeOf(engine, type, "ppdefmessage-handler");
  const handler = engine.objects.classes.find(textOf(name))?.handler(textOf(message), kind);
  if (handler === undefined) {
    const what = `${textOf(message)} ${kind} for class ${textOf(name)}`;
    const text = `Unable to find message-handler ${what} in function ppdefmessage-handler.\n`;
    return fail(engine, "MSGCOM", 2, text);
  }
  if (handler.pretty !== null) engine.routers.write("wdisplay", handler.pretty);
  return VOID;
}

/** The classes whose handlers are listed: those above a class first. */
function listedClasses(
  engine: Engine,
  argument: (i: number) => Value,
  count: number,
  caller: string,
): Defclass[] {
  if (count === 0) return [...engine.modules.current.constructs.defclass.values()] as Defclass[];
  const { target, inherit } = classAndInherit(engine, argument, count, caller);
  return inherit ? target.precedence.toReversed() : [target];
}

function listHandlers(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const handlers = listedClasses(engine, argument, count, "list-defmessage-handlers").flatMap(
    (each) => each.handlers,
  );
  for (const handler of handlers) engine.routers.write("wdisplay", `${handlerText(engine, handler)}\n`);
  printTally(engine.routers, handlers.length, "message-handler", "message-handlers");
  return VOID;
}

function handlerNames(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const handlers = listedClasses(engine, argument, count, "get-defmessage-handler-list").flatMap(
    (each) => each.handlers,
  );
  return new Multifield(
    handlers.flatMap((handler) => [sym(handler.class.name), sym(handler.name), sym(handler.type)]),
  );
}

/** Shows which handlers a message would reach; those that enclose others are shown around them. */
function previewSend(engine: Engine, argument: (i: number) => Value): Value {
  const target = findClass(engine, argument(0), "preview-send");
  const message = textOf(argument(1));
  const handlers = engine.objects.handlersOf(target, message);
  if (handlers === null) {
    const text = `No applicable primary message-handlers found for ${message}.\n`;
    return fail(engine, "MSGFUN", 1, text);
  }
  const show = (handler: Handler, depth: number, arrow: string) =>
    engine.routers.write("wdisplay", `${"| ".repeat(depth)}${arrow} ${handlerText(engine, handler)}\n`);
  const enclose = (list: Handler[], depth: number, inner: (depth: number) => void): void => {
    const [first, ...rest] = list;
    if (first === undefined) {
      inner(depth);
      return;
    }
    show(first, depth, ">>");
    enclose(rest, depth + 1, inner);
    show(first, depth, "<<");
  };
  const flat = (type: HandlerType, depth: number) => {
    for (const handler of handlers.filter((each) => each.type === type)) {
      show(handler, depth, ">>");
      show(handler, depth, "<<");
    }
  };
  const of = (type: HandlerType) => handlers.filter((each) => each.type === type);
  enclose(of("around"), 0, (depth) => {
    flat("before", depth);
    enclose(of("primary"), depth, () => {});
    flat("after", depth);
  });
  return VOID;
}

function cannotDelete(engine: Engine, target: Defclass): void {
  printError(engine, "MSGFUN", 8, false, `Unable to delete message-handler(s) from class ${target.name}.\n`);
}

function removeHandlers(engine: Engine, argument: (i: number) => Value, count: number): Value {
  if (engine.modules.fixed) {
    printError(engine, "MSGCOM", 3, false, "Unable to delete message-handlers.\n");
    return VOID;
  }
  const caller = "undefmessage-handler";
  const name = argument(0);
  const all = textOf(name) === "*" && engine.objects.classes.find("*") === undefined;
  const named = all ? null : findClass(engine, name, caller);
  const message = argument(1);
  const type = count < 3 ? undefined : argument(2);
  const wild = type !== undefined && textOf(type) === "*";
  const kind = type === undefined ? "primary" : textOf(type);
  if (!wild && !isHandlerType(kind)) {
    printError(engine, "MSGFUN", 7, false, `Unrecognized message-handler type in ${caller}.\n`);
    return VOID;
  }
  const types = HANDLER_TYPES.filter((each) => wild || each === kind);
  const targets =
    named === null ? ([...engine.modules.current.constructs.defclass.values()] as Defclass[]) : [named];
  for (const target of targets) removeFrom(engine, target, textOf(message), types, named !== null);
  engine.objects.handlersChanged();
  return VOID;
}

/** Removes handlers of a class; some failures are reported only if the class was `named`. */
function removeFrom(
  engine: Engine,
  target: Defclass,
  message: string,
  types: HandlerType[],
  named: boolean,
): void {
  if (target.handlers.length === 0) {
    if (named) cannotDelete(engine, target);
    return;
  }
  if (target.handlers.some((handler) => handler.executing > 0)) {
    cannotDelete(engine, target);
    return;
  }
  let doomed = types.flatMap((type) => target.handler(message, type) ?? []);
  if (doomed.length === 0 && message === "*") {
    doomed = target.handlers.filter((handler) => !handler.isSystem && types.includes(handler.type));
  } else if (doomed.length === 0 && types.length === 1 && named) cannotDelete(engine, target);
  for (const handler of doomed) {
    if (handler.isSystem) {
      if (named || types.length > 1) {
        printError(engine, "MSGPSR", 3, false, "System message-handlers may not be modified.\n");
      }
      continue;
    }
    target.handlers.splice(target.handlers.indexOf(handler), 1);
    for (const used of handler.uses) used.useCount--;
  }
}

export const messages: Row[] = [
  {
    name: "send",
    restrictions: "2*uuw",
    byName: { asks: 2 },
    returns: "any",
    unwinds: true,
    runsBodies: true,
    compile: compileSend,
    steps: stepsOfSend,
  },
  {
    name: "next-handlerp",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "symbol",
    isOverloadable: false,
    evaluate: (engine) => bool(hasNextHandler(engine)),
  },
  {
    name: "call-next-handler",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "any",
    isOverloadable: false,
    runsBodies: true,
    evaluate: (engine) => callNextHandler(engine, null),
    steps: (engine, _args, _scope, { row }) =>
      attemptingSteps(engine, row, () => nextHandlerSteps(engine, null)),
  },
  {
    name: "override-next-handler",
    restrictions: null,
    returns: "any",
    isOverloadable: false,
    unwinds: true,
    runsBodies: true,
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => callNextHandler(engine, thunks);
    },
    steps: (engine, args, scope, { row }) => {
      const pieces = args.map((arg) => compilePiece(engine, arg, scope));
      return attemptingSteps(engine, row, () => nextHandlerSteps(engine, pieces));
    },
  },
  DYNAMIC_GET,
  DYNAMIC_PUT,
  alias(DYNAMIC_GET, "get"),
  alias(DYNAMIC_PUT, "put"),
  {
    name: "preview-send",
    restrictions: "22w",
    byName: { asks: 2 },
    returns: "nothing",
    evaluateInTurn: previewSend,
  },
  {
    name: "ppdefmessage-handler",
    restrictions: "23w",
    byName: { asks: 2, ofTooMany: 2 },
    returns: "nothing",
    evaluate: printHandler,
  },
  {
    name: "list-defmessage-handlers",
    restrictions: "02w",
    byName: { asks: 0, ofTooMany: 1 },
    returns: "nothing",
    evaluateInTurn: listHandlers,
  },
  {
    name: "get-defmessage-handler-list",
    restrictions: "02w",
    byName: { asks: 0, ofTooMany: 1 },
    returns: "multifield",
    evaluateInTurn: handlerNames,
  },
  {
    name: "undefmessage-handler",
    restrictions: "23w",
    byName: { asks: 2, ofTooMany: 2 },
    returns: "nothing",
    evaluateInTurn: removeHandlers,
  },
];
