// The switches of message-handlers: `watch` names them by class, message and type. Source: guide, section 13.2.3.

import type { Thunk } from "../../evaluate/expressions.ts";
import { abort, fail, wrongType } from "../../evaluate/messages.ts";
import { Sym } from "../../language/values.ts";
import type { Defclass } from "../../objects/class.ts";
import { type HandlerType, isHandlerType } from "../../objects/handler.ts";
import type { ObjectHost } from "../../objects/host.ts";
import type { ConstructHost, Switch } from "../kind.ts";

export function handlerSwitches(
  { name, handlers }: Defclass,
  message?: string,
  type?: HandlerType,
): Switch[] {
  return handlers
    .filter(
      (handler) => (message ?? handler.name) === handler.name && (type ?? handler.type) === handler.type,
    )
    .map((handler) => ({
      label: `${name} ${handler.name} ${handler.type}`,
      isOn: () => handler.watch,
      set: (on) => {
        handler.watch = on;
      },
    }));
}

/** Reads the arguments in groups of class, message and type; the last group may be incomplete. */
export function selectHandlers(
  engine: ConstructHost,
  caller: string,
  args: Thunk[],
  act: (switches: Switch[]) => void,
): void {
  const host = engine as ObjectHost;
  const word = (i: number, expected: string): string => {
    const value = args[i]();
    if (host.evaluation.failed) abort(host);
    return value instanceof Sym ? value.name : wrongType(host, caller, i + 2, expected);
  };
  for (let i = 0; i < args.length; i += 3) {
    const name = word(i, "class name");
    const target = host.objects.classes.find(name) ?? wrongType(host, caller, i + 2, "class name");
    const message = i + 1 < args.length ? word(i + 1, "handler name") : undefined;
    const type = i + 2 < args.length ? word(i + 2, "handler type") : undefined;
    if (type !== undefined && !isHandlerType(type)) {
      fail(host, "MSGFUN", 7, `Unrecognized message-handler type in ${caller}.\n`);
    }
    const switches = handlerSwitches(target, message, type);
    if (type !== undefined && switches.length === 0) wrongType(host, caller, i + 4, "handler");
    act(switches);
  }
}
