// The life of an instance: made, initialized, deleted. Source: guide, sections 9.6.1 to 9.6.3.

import type { Thunk } from "../evaluate/expressions.ts";
import { abort, EvaluationError, fail, printError } from "../evaluate/messages.ts";
import { bool, Sym, type Value } from "../language/values.ts";
import { CHANGING, REMOVED } from "../rete/layout.ts";
import { tokenEntities } from "../rete/token.ts";
import type { Defclass, SlotCell } from "./class.ts";
import type { ObjectHost } from "./host.ts";
import { Instance } from "./instance.ts";
import { instanceTitle } from "./instance-text.ts";
import { send, sendTo } from "./messages.ts";
import {
  emptyCells,
  evaluateDefault,
  overrideRequired,
  putSlotValue,
  releaseCells,
  storedValue,
  storeSlotValue,
} from "./slot-values.ts";

/** A value given for a slot: the name of the slot and the fields, evaluated when their turn comes. */
export interface Override {
  readonly slot: Thunk;
  readonly fields: Thunk[];
}

/** A new instance, and the error that stopped a message on the way: the C program goes on, but handles no message. */
export interface BuiltInstance {
  readonly instance: Instance;
  readonly halt: EvaluationError | null;
}

/** Makes an instance with empty slots; an older one of this name is deleted. Null without logical support. */
export function buildInstance(host: ObjectHost, name: string, of: Defclass): BuiltInstance | null {
  const { objects } = host;
  if (host.network.matching && of.reactive) {
    const text = "Cannot create instances of reactive classes while\n  pattern-matching is in process.\n";
    fail(host, "INSMNGR", 10, text);
  }
  if (of.abstract) fail(host, "INSMNGR", 3, `Cannot create instances of abstract class ${of.name}.\n`);
  const own = ownName(host, name, of);
  const old = objects.instances.find(own);
  let halt = old === undefined ? null : replace(host, old, of);
  const instance = new Instance(own, of, emptyCells(of.instanceSlots, true), objects.slotNames);
  if (!host.logic.supportNew(instance)) return null;
  objects.instances.add(instance);
  if (of.watchInstances) traceInstance(host, "==>", instance);
  host.observer?.instanceMade?.(instance);
  instance.installed = true;
  if (objects.initializesByMessage && halt === null) halt = haltOf(() => sendTo(host, instance, "create"));
  const unmatched = haltOf(() => objects.matching.instanceMade(host, instance));
  return { instance, halt: halt ?? unmatched };
}

/** The error that stopped `body`, or null. */
function haltOf(body: () => void): EvaluationError | null {
  try {
    body();
    return null;
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

/** Makes and initializes an instance; null when it was not made. What could not be initialized is deleted again. */
export function makeInstance(
  host: ObjectHost,
  name: string,
  of: Defclass,
  overrides: Override[],
): Instance | null {
  const built = buildInstance(host, name, of);
  if (built === null) return null;
  const { instance, halt } = built;
  try {
    if (halt !== null) {
      host.evaluation.failed = false;
      for (const { slot } of overrides) overriddenCell(host, instance, slot);
      throw halt;
    }
    if (initializeInstance(host, instance, overrides)) return instance;
  } catch (error) {
    if (error instanceof EvaluationError) deleteInstance(host, instance);
    throw error;
  }
  deleteInstance(host, instance);
  return null;
}

/** Makes the instance `[initial-object]`, which every reset makes. */
export function makeInitialObject(host: ObjectHost): Value {
  return bool(
    makeInstance(host, "initial-object", host.objects.classes.systemClass("INITIAL-OBJECT"), []) !== null,
  );
}

/** The name without the module, which must be that of the class. */
function ownName(host: ObjectHost, name: string, { module }: Defclass): string {
  const at = name.indexOf("::");
  if (at < 0) return name;
  if (name.slice(0, at) !== module.name) {
    fail(host, "INSMNGR", 11, "Invalid module specifier in new instance name.\n", true);
  }
  return name.slice(at + 2);
}

/** Deletes an instance whose name is given to a new one; gives the error that stopped its last message. */
function replace(host: ObjectHost, old: Instance, of: Defclass): EvaluationError | null {
  if (old.class !== of) {
    const text = `The instance name ${old.name} is in use by an instance of class ${old.class.name}.\n`;
    fail(host, "INSMNGR", 16, text);
  }
  if (!old.installed) {
    const text = `The instance ${old.name} has a slot-value which depends on the instance definition.\n`;
    fail(host, "INSMNGR", 4, text);
  }
  old.busy++;
  const halt = haltOf(() => {
    if (host.objects.initializesByMessage) sendTo(host, old, "delete");
    else deleteInstance(host, old);
  });
  old.busy--;
  if (old.retracted) return halt;
  return fail(host, "INSMNGR", 5, `Unable to delete old instance ${old.name}.\n`);
}

/** Gives an instance its overrides and then its defaults; false when no handler asked for the defaults. */
export function initializeInstance(host: ObjectHost, instance: Instance, overrides: Override[]): boolean {
  if (!instance.installed) {
    fail(host, "INSMNGR", 7, `Instance ${instance.name} is already being initialized.\n`);
  }
  instance.busy++;
  instance.installed = false;
  instance.initializing = true;
  instance.defaultsDone = false;
  try {
    for (const override of overrides) applyOverride(host, instance, override);
    initializeSlots(host, instance);
  } finally {
    instance.busy--;
    instance.installed = true;
  }
  instance.initializing = false;
  return instance.defaultsDone;
}

function initializeSlots(host: ObjectHost, instance: Instance): void {
  try {
    if (host.objects.initializesByMessage) sendTo(host, instance, "init");
    else evaluateClassDefaults(host, instance);
  } catch (error) {
    if (error instanceof EvaluationError) {
      const text = `An error occurred during the initialization of instance ${instance.name}.\n`;
      printError(host, "INSMNGR", 8, false, text);
    }
    throw error;
  }
}

function applyOverride(host: ObjectHost, instance: Instance, { slot, fields }: Override): void {
  const cell = overriddenCell(host, instance, slot);
  if (host.objects.initializesByMessage) {
    send(host, cell.slot.overrideMessage, [() => instance, ...fields]);
    if (host.evaluation.failed) abort(host);
  } else putSlotValue(host, instance, cell, storedValue(host, cell.slot, fields), "function make-instance");
  cell.overridden = true;
}

function overriddenCell(host: ObjectHost, instance: Instance, slot: Thunk): SlotCell {
  const name = overriddenSlot(host, slot);
  const text = `Slot ${name} does not exist in instance ${instance.name}.\n`;
  return instance.cell(name) ?? fail(host, "INSMNGR", 13, text);
}

function overriddenSlot(host: ObjectHost, slot: Thunk): string {
  const value = slot();
  if (value instanceof Sym && !host.evaluation.failed) return value.name;
  return fail(host, "INSMNGR", 9, "Expected a valid slot name for slot-override.\n");
}

/** Gives the slots that were not overridden their defaults: what the handler `init` of USER does. */
export function evaluateClassDefaults(host: ObjectHost, instance: Instance): void {
  if (!instance.initializing) fail(host, "INSMNGR", 15, "init-slots not valid in this context.\n");
  for (const cell of instance.cells) {
    const { slot } = cell;
    if (!cell.overridden) {
      if (slot.dynamic) {
        putSlotValue(host, instance, cell, evaluateDefault(host, slot), "function init-slots");
      } else if ((!slot.shared || slot.sharedCount === 1) && !slot.noDefault) {
        storeSlotValue(host, instance, cell, slot.defaultValue!);
      } else if (cell.required) overrideRequired(host, instance, slot);
      cell.required = false;
      if (instance.retracted) {
        host.routers.write("werror", `${instance.name} instance deleted by slot-override evaluation.\n`);
        abort(host);
      }
    }
    cell.overridden = false;
  }
  instance.defaultsDone = true;
}

/** Deletes an instance without a message; false when it has gone already. */
export function deleteInstance(host: ObjectHost, instance: Instance): boolean {
  if (host.network.matching && instance.class.reactive) {
    const text = "Cannot delete instances of reactive classes while\n  pattern-matching is in process.\n";
    fail(host, "INSMNGR", 12, text);
  }
  if (instance.retracted) return false;
  if (!instance.installed) {
    fail(host, "INSMNGR", 6, `Cannot delete instance ${instance.name} during initialization.\n`);
  }
  if (instance.class.watchInstances) traceInstance(host, "<==", instance);
  host.observer?.instanceDeleted?.(instance);
  const { firing } = host;
  if (firing !== null) firing.matched ??= tokenEntities(host.network.matches, firing.token);
  host.logic.forget(instance);
  host.objects.matching.instanceDeleted(host, instance);
  host.objects.instances.remove(instance);
  instance.installed = false;
  instance.retracted = true;
  host.network.matches.markLeaving(instance, REMOVED | CHANGING);
  // What the firing rule matched keeps its slots, and with them the values of shared ones, until the actions have ended.
  if (firing?.matched?.includes(instance)) firing.atEnd.push(() => releaseCells(instance));
  else releaseCells(instance);
  return true;
}

/** Deletes an instance by message; false when it is still there. */
export function unmakeInstance(host: ObjectHost, instance: Instance): boolean {
  if (instance.retracted) return false;
  haltOf(() => sendTo(host, instance, "delete"));
  return instance.retracted;
}

/** Deletes all instances by message, each in the module of its class; false when some are still there. */
export function unmakeAll(host: ObjectHost): boolean {
  let complete = true;
  for (let one = host.objects.instances.first; one !== null; ) {
    const instance = one;
    if (!unmakeInstance(host, instance)) complete = false;
    one = instance.next;
    while (one?.retracted) one = one.next;
  }
  return complete;
}

/** Deletes all instances for reset and clear, each in the module of its class. */
export function destroyAll(host: ObjectHost): void {
  const { modules, objects } = host;
  for (let one = objects.instances.first; one !== null; ) {
    const instance = one;
    modules.within(instance.class.module, () => sendTo(host, instance, "delete"));
    one = instance.next;
    while (one?.retracted) one = one.next;
  }
}

function traceInstance(host: ObjectHost, arrow: string, instance: Instance): void {
  host.routers.write("wtrace", `${arrow} instance ${instanceTitle(host, instance)}\n`);
}
