// Changing and copying instances: what the handlers behind modify-instance and duplicate-instance do.
// Source: guide, sections 9.6.8 and 9.6.9.

import { abort, EvaluationError, fail } from "../evaluate/messages.ts";
import { Address, Multifield, TRUE, type Value } from "../language/values.ts";
import type { ObjectHost } from "./host.ts";
import type { Instance } from "./instance.ts";
import { type BuiltInstance, buildInstance, deleteInstance } from "./lifecycle.ts";
import { sendTo, staleAddress } from "./messages.ts";
import { putSlotValue } from "./slot-values.ts";

/** Values for slots as a message carries them; opaque to the language. */
export class SlotChanges extends Address {
  readonly changes: { readonly slot: string; readonly value: Value }[];
  constructor(changes: { slot: string; value: Value }[]) {
    super();
    this.changes = changes;
  }
  get addressType(): "INSTANCE-ADDRESS" {
    return "INSTANCE-ADDRESS";
  }
  addressText(): string {
    return this.changes.length === 0 ? "<Pointer-(nil)>" : "<Pointer-0x1>";
  }
  addressHash(): number {
    return 0;
  }
}

export function noSuchSlot(host: ObjectHost, slot: string, caller: string): never {
  return fail(host, "INSFUN", 3, `No such slot ${slot} in function ${caller}.\n`);
}

/** Changes slots, by their messages or directly. */
export function changeInstance(
  host: ObjectHost,
  instance: Instance,
  { changes }: SlotChanges,
  byMessage: boolean,
): Value {
  if (!host.objects.changeExpected) {
    fail(host, "INSMODDP", 1, "Direct/message-modify message valid only in modify-instance.\n");
  }
  host.objects.changeExpected = false;
  if (instance.retracted) staleAddress(host, "modify-instance");
  for (const { slot, value } of changes) putChange(host, instance, slot, value, byMessage, "modify-instance");
  return TRUE;
}

function putChange(
  host: ObjectHost,
  instance: Instance,
  slot: string,
  value: Value,
  byMessage: boolean,
  caller: string,
): void {
  const cell = instance.cell(slot) ?? noSuchSlot(host, slot, caller);
  if (byMessage) sendTo(host, instance, cell.slot.overrideMessage, [value]);
  else putSlotValue(host, instance, cell, value, caller);
  cell.overridden = caller === "duplicate-instance" || cell.overridden;
}

/** Makes a copy with some slots changed; gives its name. */
export function copyInstance(
  host: ObjectHost,
  original: Instance,
  name: string,
  { changes }: SlotChanges,
  byMessage: boolean,
): Value {
  const { objects } = host;
  if (!objects.changeExpected) {
    const text = "Direct/message-duplicate message valid only in duplicate-instance.\n";
    fail(host, "INSMODDP", 2, text);
  }
  objects.changeExpected = false;
  if (original.retracted) staleAddress(host, "duplicate-instance");
  if (name === original.name) {
    const text = "Instance copy must have a different name in duplicate-instance.\n";
    fail(host, "INSMODDP", 3, text);
  }
  const built = buildCopy(host, original, name, byMessage);
  if (built === null) return abort(host);
  const { instance: copy, halt } = built;
  if (halt !== null) {
    deleteInstance(host, copy);
    throw halt;
  }
  copy.busy++;
  try {
    for (const { slot, value } of changes) {
      putChange(host, copy, slot, value, byMessage, "duplicate-instance");
    }
    copySlots(host, original, copy, byMessage);
  } catch (error) {
    copy.busy--;
    if (error instanceof EvaluationError) deleteInstance(host, copy);
    throw error;
  }
  if (byMessage) {
    for (const cell of copy.cells) cell.overridden = true;
    copy.initializing = true;
    sendTo(host, copy, "init");
  }
  copy.busy--;
  return copy.retracted ? abort(host) : copy.nameValue;
}

function buildCopy(
  host: ObjectHost,
  original: Instance,
  name: string,
  byMessage: boolean,
): BuiltInstance | null {
  const { objects } = host;
  const before = objects.initializesByMessage;
  objects.initializesByMessage = byMessage;
  try {
    return buildInstance(host, name, original.class);
  } finally {
    objects.initializesByMessage = before;
  }
}

/** Gives the copy the values of the original in the slots of its own that were not changed. */
function copySlots(host: ObjectHost, original: Instance, copy: Instance, byMessage: boolean): void {
  for (const [i, cell] of copy.cells.entries()) {
    if (cell.slot.shared || cell.overridden) continue;
    const { value } = original.cells[i];
    if (byMessage) {
      const fields = value instanceof Multifield && value.fields.length > 0 ? value.fields : [value];
      sendTo(host, copy, cell.slot.overrideMessage, fields);
    } else putSlotValue(host, copy, cell, value, "duplicate-instance");
  }
}
