// The handlers get-SLOT and put-SLOT that a class has for its slots. Source: guide, section 9.3.3.9.

import { Multifield, type Value } from "../../language/values.ts";
import type { ClassSlot, Defclass } from "../../objects/class.ts";
import { Handler } from "../../objects/handler.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { readSlot, writeSlot } from "../../objects/slot-reference.ts";

export function addAccessors(host: ObjectHost, target: Defclass): void {
  for (const slot of target.slots) {
    if (slot.readAccessor) {
      const handler = accessor(host, target, `get-${slot.name}`);
      handler.body = () => readSlot(host, host.evaluation.frame[0]!, slot);
    }
    if (slot.writeAccessor) {
      const handler = accessor(host, target, `put-${slot.name}`);
      handler.parameters = ["value"];
      handler.wildcard = true;
      handler.body = () =>
        writeSlot(host, host.evaluation.frame[0]!, slot, () => given(slot, host.evaluation.frame[1]!));
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
function given(slot: ClassSlot, values: Value): Value {
  return slot.multi ? new Multifield((values as Multifield).fields) : values;
}
