// The handlers that every user-defined class inherits: they create, initialize, print, change and delete instances.
// Source: guide, section 9.4.5.

import { bool, type InstanceName, TRUE, type Value, VOID } from "../language/values.ts";
import { changeInstance, copyInstance, type SlotChanges } from "./change.ts";
import type { Defclass } from "./class.ts";
import { Handler } from "./handler.ts";
import type { ObjectHost } from "./host.ts";
import type { Instance } from "./instance.ts";
import { instanceText } from "./instance-text.ts";
import { deleteInstance, evaluateClassDefaults } from "./lifecycle.ts";

interface SystemHandler {
  readonly message: string;
  readonly parameters: string[];
  /** Gets the receiver and the arguments. */
  run(host: ObjectHost, args: Value[]): Value;
}

const SYSTEM_HANDLERS: readonly SystemHandler[] = [
  { message: "init", parameters: [], run: (host, [self]) => initialize(host, self as Instance) },
  { message: "delete", parameters: [], run: (host, [self]) => bool(deleteInstance(host, self as Instance)) },
  { message: "create", parameters: [], run: () => TRUE },
  { message: "print", parameters: [], run: (host, [self]) => print(host, self as Instance) },
  {
    message: "direct-modify",
    parameters: ["changes"],
    run: (host, [self, changes]) => changeInstance(host, self as Instance, changes as SlotChanges, false),
  },
  {
    message: "message-modify",
    parameters: ["changes"],
    run: (host, [self, changes]) => changeInstance(host, self as Instance, changes as SlotChanges, true),
  },
  {
    message: "direct-duplicate",
    parameters: ["name", "changes"],
    run: (host, args) => copy(host, args, false),
  },
  {
    message: "message-duplicate",
    parameters: ["name", "changes"],
    run: (host, args) => copy(host, args, true),
  },
];

function copy(host: ObjectHost, [self, name, changes]: Value[], byMessage: boolean): Value {
  const { name: chosen } = name as InstanceName;
  return copyInstance(host, self as Instance, chosen, changes as SlotChanges, byMessage);
}

/** What `init-slots` does. */
export function initialize(host: ObjectHost, self: Instance): Value {
  evaluateClassDefaults(host, self);
  return self;
}

/** What `ppinstance` does. */
export function print(host: ObjectHost, self: Instance): Value {
  host.routers.write("wdisplay", `${instanceText(host, self, "\n")}\n`);
  return VOID;
}

export function addSystemHandlers(host: ObjectHost, user: Defclass): void {
  for (const { message, parameters, run } of SYSTEM_HANDLERS) {
    const handler = new Handler(user, message, "primary");
    handler.isSystem = true;
    handler.parameters = parameters;
    handler.watch = host.watch.get("message-handlers");
    handler.systemBody = (args) => run(host, args);
    user.handlers.push(handler);
  }
}
