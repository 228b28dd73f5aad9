// Direct access to the slots of the active instance, as `?self:slot` in handlers has it. The reference is to the slot
// as one class defines it: another slot of that name in a class below is not meant. Source: guide, section 9.4.2.

import { fail } from "../evaluate/messages.ts";
import type { Value } from "../language/values.ts";
import { type ClassSlot, classNameSeen, type SlotCell } from "./class.ts";
import type { ObjectHost } from "./host.ts";
import type { Instance } from "./instance.ts";
import { instanceTitle } from "./instance-text.ts";
import { staleAddress } from "./messages.ts";

export function readSlot(host: ObjectHost, self: Value, slot: ClassSlot): Value {
  const instance = self as Instance;
  if (instance.retracted) staleAddress(host, "for slot get");
  return referredCell(host, instance, slot).value;
}

/** Where the value of the slot goes. */
export function writableCell(host: ObjectHost, self: Value, slot: ClassSlot): SlotCell {
  const instance = self as Instance;
  if (instance.retracted) staleAddress(host, "for slot put");
  const cell = referredCell(host, instance, slot);
  if (slot.initializeOnly && !instance.initializing) accessDenied(host, slot, instance);
  return cell;
}

/** Fails because the slot of an instance cannot be written. */
export function accessDenied(host: ObjectHost, slot: ClassSlot, instance: Instance): never {
  const text = `${slot.name} slot in ${instanceTitle(host, instance)}: write access denied.\n`;
  return fail(host, "MSGFUN", 3, text);
}

function referredCell(host: ObjectHost, instance: Instance, slot: ClassSlot): SlotCell {
  const cell = instance.cells[instance.class.places[slot.number]];
  if (cell !== undefined && cell.slot === slot) return cell;
  const owner = classNameSeen(host.modules.current, slot.owner!);
  const what = `Static reference to slot ${slot.name} of class ${owner}`;
  return fail(host, "MSGPASS", 3, `${what} does not apply to ${instanceTitle(host, instance)}\n`);
}
