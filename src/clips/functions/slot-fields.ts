// Functions on the multifield slots of instances: from outside by message, and directly from within handlers.
// Source: guide, section 12.16.4.11.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import { gather } from "../evaluate/gather.ts";
import { abort, fail, giveUp, wrongType } from "../evaluate/messages.ts";
import { InstanceName, isInteger, Sym, TRUE, type Value } from "../language/values.ts";
import { noSuchSlot } from "../objects/change.ts";
import type { SlotCell } from "../objects/class.ts";
import { Instance } from "../objects/instance.ts";
import { activeInstance, sendTo } from "../objects/messages.ts";
import { putSlotValue } from "../objects/slot-values.ts";
import { instanceOf } from "./instance-argument.ts";
import { insertFields, replaceRange } from "./multifield.ts";
import type { Row } from "./row.ts";

type Change = "insert" | "replace" | "delete";

/** Works out a change to the fields of a slot: the slot and its new fields. A wrong index is reported, but no failure. */
function changed(
  engine: Engine,
  change: Change,
  caller: string,
  instance: Instance,
  args: Thunk[],
  first: number,
): { cell: SlotCell; fields: Value } {
  const cell = multifieldCell(engine, caller, instance, args[0](), first);
  const index = (i: number): Value => {
    const value = args[i]();
    if (engine.evaluation.failed) abort(engine);
    return isInteger(value) ? value : wrongType(engine, caller, first + i, "integer");
  };
  const from = index(1);
  if (change === "insert") {
    const values = gather(engine.evaluation, args.slice(2));
    return { cell, fields: insertFields(engine, cell.value, from, [values], caller) ?? giveUp() };
  }
  const to = index(2);
  const values = change === "replace" ? [gather(engine.evaluation, args.slice(3))] : [];
  return { cell, fields: replaceRange(engine, cell.value, from, to, values, caller) ?? giveUp() };
}

function multifieldCell(
  engine: Engine,
  caller: string,
  instance: Instance,
  name: Value,
  argument: number,
): SlotCell {
  if (!(name instanceof Sym)) wrongType(engine, caller, argument, "symbol");
  const cell = instance.cell(name.name) ?? noSuchSlot(engine, name.name, caller);
  if (cell.slot.multi) return cell;
  const where = `single-field slot ${cell.slot.name} in instance ${instance.name}`;
  return fail(engine, "INSMULT", 1, `Function ${caller} cannot be used on ${where}.\n`);
}

function instanceArgument(engine: Engine, value: Value, caller: string): Instance {
  if (engine.evaluation.failed) abort(engine);
  if (value instanceof Instance || value instanceof InstanceName || value instanceof Sym) {
    return instanceOf(engine, value, caller);
  }
  return wrongType(engine, caller, 1, "instance address or instance name");
}

/** The function that sends the slot's message, and its older name. */
function byMessage(change: Change, name: string, oldName: string, restrictions: string): Row[] {
  const row = (shown: string): Row => ({
    name: shown,
    restrictions,
    byName: { asks: 1 },
    returns: "any",
    unwinds: true,
    compile: (engine, args, scope) => {
      const [target, ...rest] = args.map((arg) => compile(engine, arg, scope));
      return () => {
        const instance = instanceArgument(engine, target(), name);
        const { cell, fields } = changed(engine, change, name, instance, rest, 2);
        return sendTo(engine, instance, cell.slot.overrideMessage, [fields]);
      };
    },
  });
  return [row(name), row(oldName)];
}

/** The function that changes the active instance directly, and its older name. */
function directly(change: Change, name: string, oldName: string, restrictions: string): Row[] {
  const caller = `direct-slot-${change}$`;
  const row = (shown: string): Row => ({
    name: shown,
    restrictions,
    byName: { asks: 0 },
    returns: "symbol",
    unwinds: true,
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        const instance = activeInstance(engine, caller);
        const { cell, fields } = changed(engine, change, caller, instance, thunks, 1);
        putSlotValue(engine, instance, cell, fields, `function ${caller}`);
        return TRUE;
      };
    },
  });
  return [row(name), row(oldName)];
}

export const slotFields: Row[] = [
  ...byMessage("insert", "slot-insert$", "mv-slot-insert", "4*uewi"),
  ...byMessage("replace", "slot-replace$", "mv-slot-replace", "5*uewii"),
  ...byMessage("delete", "slot-delete$", "mv-slot-delete", "44iew"),
  ...directly("insert", "slot-direct-insert$", "direct-mv-insert", "3**wi"),
  ...directly("replace", "slot-direct-replace$", "direct-mv-replace", "4**wii"),
  ...directly("delete", "slot-direct-delete$", "direct-mv-delete", "33iw"),
];
