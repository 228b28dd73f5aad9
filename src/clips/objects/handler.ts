// A message-handler of a class. Source: guide, section 9.4.

import type { Piece } from "../evaluate/deep-calls.ts";
import type { Frame } from "../evaluate/evaluation.ts";
import type { Referenced } from "../evaluate/evaluation-host.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import { Multifield, type Value } from "../language/values.ts";
import type { Defclass } from "./class.ts";

export const HANDLER_TYPES = ["around", "before", "primary", "after"] as const;
export type HandlerType = (typeof HANDLER_TYPES)[number];

export function isHandlerType(name: string): name is HandlerType {
  return (HANDLER_TYPES as readonly string[]).includes(name);
}

/** The value of a wildcard parameter for which no argument was given: a slot that gets it gets its default. */
export const NO_ARGUMENTS = new Multifield([]);

export class Handler {
  readonly class: Defclass;
  readonly name: string;
  readonly type: HandlerType;
  /** System handlers cannot be changed. */
  isSystem = false;
  /** The parameters behind `?self`, of which the last takes the rest of the arguments if there is a wildcard. */
  parameters: string[] = [];
  wildcard = false;
  frameSize = 0;
  body: Thunk | null = null;
  /** The body as deep recursion needs it. */
  deepBody: (() => Piece) | null = null;
  /** The body of a system handler: takes the receiver and the arguments, and has no variables. */
  systemBody: ((args: Value[]) => Value) | null = null;
  pretty: string | null = null;
  watch = false;
  uses: Referenced[] = [];
  /** Messages in progress that may come to this handler. */
  executing = 0;

  constructor(owner: Defclass, name: string, type: HandlerType) {
    this.class = owner;
    this.name = name;
    this.type = type;
  }

  /** The least number of arguments, `?self` not counted. */
  get minimum(): number {
    return this.wildcard ? this.parameters.length - 1 : this.parameters.length;
  }

  /** The variables of the body: `?self` and the parameters first. */
  frameFor(args: Value[]): Frame {
    const frame: Frame = new Array(Math.max(this.frameSize, args.length));
    const single = this.minimum + 1;
    for (let i = 0; i < single; i++) frame[i] = args[i];
    if (this.wildcard) frame[single] = restOf(args, single);
    return frame;
  }
}

/** The arguments from one on as a wildcard parameter gets them. */
export function restOf(args: Value[], from: number): Multifield {
  if (args.length <= from) return NO_ARGUMENTS;
  const fields: Value[] = [];
  for (let i = from; i < args.length; i++) {
    const value = args[i];
    if (value instanceof Multifield) for (const field of value.fields) fields.push(field);
    else fields.push(value);
  }
  return new Multifield(fields);
}

/** The handlers for a message in the order in which they are reached; null without a primary one. */
export function handlersFor(target: Defclass, message: string): Handler[] | null {
  const found: Record<HandlerType, Handler[]> = { around: [], before: [], primary: [], after: [] };
  for (const from of target.precedence) {
    for (const handler of from.handlers) {
      if (handler.name !== message) continue;
      if (handler.type === "after") found.after.unshift(handler);
      else found[handler.type].push(handler);
    }
  }
  if (found.primary.length === 0) return null;
  return HANDLER_TYPES.flatMap((type) => found[type]);
}
