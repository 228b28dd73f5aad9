// Putting values into the slots of instances: what is checked, what is traced. Source: guide, section 9.6.

import { constraintText } from "../constructs/slots/slot.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import { gather } from "../evaluate/gather.ts";
import { abort, fail } from "../evaluate/messages.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { formatValue } from "../language/format-values.ts";
import { EMPTY, Multifield, NIL, type Value, Void } from "../language/values.ts";
import { type ClassSlot, classesBelow, type SlotCell } from "./class.ts";
import { NO_ARGUMENTS } from "./handler.ts";
import type { ObjectHost } from "./host.ts";
import { type Instance, MatchedInstance } from "./instance.ts";
import { currentHandlerText } from "./messages.ts";

/** Makes the slots of a new instance; without messages no value is required. */
export function emptyCells(slots: ClassSlot[], required: boolean): SlotCell[] {
  return slots.map((slot) => {
    if (slot.shared) slot.sharedCount++;
    const found = slot.shared ? slot.sharedCell : null;
    const cell: SlotCell = found ?? {
      slot,
      value: slot.multi ? EMPTY : NIL,
      overridden: false,
      required: false,
    };
    cell.required = found === null && required;
    cell.overridden = false;
    if (slot.shared) slot.sharedCell = cell;
    return cell;
  });
}

/** The instance no longer has its slots: a shared value goes with the last instance. */
export function releaseCells(instance: Instance): void {
  for (const { slot } of instance.cells) {
    if (slot.shared && --slot.sharedCount === 0) slot.sharedCell = null;
  }
}

/** Which slot a message is about; `command` is what sets it, or null for the handler that is running. */
function slotText(
  host: ObjectHost,
  slot: ClassSlot,
  instance: Instance | null,
  command: string | null,
): string {
  const owner = slot.owner === null ? "" : ` of class ${slot.owner.name}`;
  const of = instance === null ? owner : ` of instance [${instance.name}]`;
  return `slot ${slot.name}${of} found in ${command ?? currentHandlerText(host)}`;
}

/** Fails when a slot cannot have a value. */
export function checkSlotValue(
  host: ObjectHost,
  value: Value,
  slot: ClassSlot,
  instance: Instance | null,
  command: string | null,
  constraints: boolean,
): void {
  if (value === NO_ARGUMENTS) return;
  const single = !slot.multi && value instanceof Multifield;
  if (single && value.fields.length !== 1) {
    const text = `${formatValue(value)} illegal for single-field ${slotText(host, slot, instance, command)}.\n`;
    fail(host, "INSFUN", 7, text);
  }
  if (value instanceof Void) {
    fail(host, "INSFUN", 8, `Void function illegal value for ${slotText(host, slot, instance, command)}.\n`);
  }
  if (!constraints) return;
  const checked = single ? value.fields[0] : value;
  const broken = slot.constraint.slotViolation(checked);
  if (broken === null) return;
  const what = `${formatValue(checked)} for ${slotText(host, slot, instance, command)}`;
  fail(host, "CSTRNCHK", 1, `${what}\n${constraintText(slot.constraint, broken)}.\n`);
}

/** Gives a slot a value after checking it; returns the value as it is stored. */
export function putSlotValue(
  host: ObjectHost,
  instance: Instance,
  cell: SlotCell,
  value: Value,
  command: string | null,
): Value {
  checkSlotValue(host, value, cell.slot, instance, command, host.options.dynamicChecking);
  return storeSlotValue(host, instance, cell, value);
}

/** Gives a slot a value, or its default for `NO_ARGUMENTS`, without checking it. */
export function storeSlotValue(host: ObjectHost, instance: Instance, cell: SlotCell, given: Value): Value {
  const { slot } = cell;
  const value = given === NO_ARGUMENTS ? defaultOf(host, instance, slot) : given;
  if (host.network.matching && slot.reactive && (instance.class.reactive || slot.shared)) {
    const text = "Cannot modify reactive instance slots while\n  pattern-matching is in process.\n";
    fail(host, "INSFUN", 5, text);
  }
  cell.value = fitted(slot, value);
  cell.overridden = instance.initializing;
  if (instance.class.watchSlots) {
    const storage = slot.shared ? "shared" : "local";
    const text = `::= ${storage} slot ${slot.name} in instance ${instance.name} <- ${formatValue(cell.value)}\n`;
    host.routers.write("wtrace", text);
  }
  host.observer?.slotChanged?.(instance, slot.name, cell.value);
  if (slot.shared) {
    for (const each of holdersOf(slot)) showValue(host, each, slot, cell.value);
    for (const each of host.firingEntities) {
      if (each instanceof MatchedInstance) each.sharedChanged(cell, instance);
    }
  } else showValue(host, instance, slot, cell.value);
  return cell.value;
}

/** Patterns see the new value of a slot. */
function showValue(
  host: ObjectHost,
  instance: Instance,
  { number, reactive }: ClassSlot,
  value: Value,
): void {
  instance.setSlot(host.network.matches, number, value);
  if (reactive && instance.class.reactive) host.objects.matching.slotChanged(host, instance, number);
}

/** The instances that have a shared slot in common: those of its class and of the classes below. */
function holdersOf(slot: ClassSlot): Instance[] {
  const classes = [slot.owner!, ...classesBelow(slot.owner!, true)];
  return classes
    .filter((each) => each.instanceSlots[each.indexOf(slot.name)] === slot)
    .flatMap((each) => [...each.instances()]);
}

/** A single value for a single-field slot, a multifield for others. */
function fitted(slot: ClassSlot, value: Value): Value {
  if (slot.multi) return value instanceof Multifield ? value : new Multifield([value]);
  return value instanceof Multifield ? value.fields[0] : value;
}

function defaultOf(host: ObjectHost, instance: Instance, slot: ClassSlot): Value {
  if (slot.dynamic) return evaluateDefault(host, slot);
  return slot.defaultValue ?? overrideRequired(host, instance, slot);
}

export function overrideRequired(host: ObjectHost, instance: Instance, slot: ClassSlot): never {
  return fail(host, "INSMNGR", 14, `Override required for slot ${slot.name} in instance ${instance.name}.\n`);
}

/** The value of a dynamic default. */
export function evaluateDefault(host: ObjectHost, slot: ClassSlot): Value {
  const value = inFrame(host.evaluation, [], slot.defaultThunk!);
  return host.evaluation.failed ? abort(host) : value;
}

/** The value of fields given for a slot: a multifield if it takes one or there are several. An error unwinds. */
export function storedValue(
  host: ObjectHost,
  { multi }: { readonly multi: boolean },
  fields: Thunk[],
): Value {
  if (fields.length === 0) return NO_ARGUMENTS;
  const value = multi || fields.length > 1 ? gather(host.evaluation, fields) : fields[0]();
  return host.evaluation.failed ? abort(host) : value;
}
