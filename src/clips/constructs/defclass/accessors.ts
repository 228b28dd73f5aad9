// The handlers get-SLOT and put-SLOT that a class has for its slots. Source: guide, section 9.3.3.9.

import { Multifield, type Value } from "../../language/values.ts";
import type { ClassSlot, Defclass } from "../../objects/class.ts";
import { Handler, restOf } from "../../objects/handler.ts";
import type { ObjectHost } from "../../objects/host.ts";
import type { Instance } from "../../objects/instance.ts";
import { readSlot, writableCell } from "../../objects/slot-reference.ts";
import { putSlotValue } from "../../objects/slot-values.ts";

export function addAccessors(host: ObjectHost, target: Defclass): void {
  for (const slot of target.slots) {
    if (slot.readAccessor) {
      const handler = accessor(host, target, `get-${slot.name}`);
      handler.systemBody = (args) => readSlot(host, args[0], slot);
    }
    if (slot.writeAccessor) {
      const handler = accessor(host, target, `put-${slot.name}`);
      handler.parameters = ["value"];
      handler.wildcard = true;
      handler.systemBody = (args) => {
        const cell = writableCell(host, args[0], slot);
        return putSlotValue(host, args[0] as Instance, cell, given(slot, args), null);
      };
    }
  }
}

function accessor(host: ObjectHost, target: Defclass, name: string): Handler {
  const handler = new Handler(target, name, "primary");
  handler.isSystem = true;
  handler.watch = host.watch.get("message-handlers");
  target.handlers.push(handler);
  return handler;
}

/** Putting no values empties a multifield slot, but gives a single-field slot its default. */
function given({ multi }: ClassSlot, args: Value[]): Value {
  if (!multi && args.length === 2 && !(args[1] instanceof Multifield)) return args[1];
  const values = restOf(args, 1);
  return multi ? new Multifield(values.fields) : values;
}
