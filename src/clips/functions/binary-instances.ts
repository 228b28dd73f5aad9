// Instances in a compact file: bsave-instances and bload-instances. Values are kept exactly: all bits of a float, symbols
// that cannot be typed. Source: guide, section 13.11.8.

import type { Engine } from "../engine.ts";
import { EvaluationError, fail, noteFailure, printError } from "../evaluate/messages.ts";
import { DamagedFile, openPacked, type PackedReader, PackedWriter } from "../host/packed-file.ts";
import { formatValue } from "../language/format-values.ts";
import { parseDigits } from "../language/integers.ts";
import { Float, InstanceName, isInteger, Multifield, Sym, sym, type Value } from "../language/values.ts";
import { Instance } from "../objects/instance.ts";
import { buildInstance, deleteInstance } from "../objects/lifecycle.ts";
import { putSlotValue } from "../objects/slot-values.ts";
import { cannotOpen } from "./fact-files.ts";
import { loadFile, savingRow } from "./instance-files.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

const CALLER = "bload-instances";

const SYMBOL = 0;
const STRING = 1;
const NAME = 2;
const INTEGER = 3;
const FLOAT = 4;

interface SavedInstance {
  readonly name: string;
  readonly class: string;
  readonly slots: readonly { readonly name: string; readonly fields: readonly Value[] }[];
}

function packField(writer: PackedWriter, value: Value): void {
  if (value instanceof Float) {
    writer.number(FLOAT);
    writer.real(value.value);
    return;
  }
  const [tag, text] = textField(value);
  writer.number(tag);
  writer.text(text);
}

/** The tag and the text of a value that is no float; addresses become strings. */
function textField(value: Value): [number, string] {
  if (value instanceof Sym) return [SYMBOL, value.name];
  if (value instanceof InstanceName || value instanceof Instance) return [NAME, value.name];
  if (isInteger(value)) return [INTEGER, String(value)];
  return [STRING, typeof value === "string" ? value : formatValue(value)];
}

function unpackField(reader: PackedReader): Value {
  const tag = reader.number();
  if (tag === FLOAT) return new Float(reader.real());
  const text = reader.text();
  if (tag === SYMBOL) return sym(text);
  if (tag === NAME) return new InstanceName(text);
  if (tag === INTEGER && /^-?\d+$/.test(text)) return parseDigits(text);
  return text;
}

function pack(chosen: readonly Instance[]): string {
  const writer = new PackedWriter();
  writer.number(chosen.length);
  for (const { name, class: of, cells } of chosen) {
    writer.text(name);
    writer.text(of.name);
    writer.number(cells.length);
    for (const { slot, value } of cells) {
      const fields = value instanceof Multifield ? value.fields : [value];
      writer.text(slot.name);
      writer.number(fields.length);
      for (const field of fields) packField(writer, field);
    }
  }
  return writer.file("instances");
}

function many<T>(reader: PackedReader, read: () => T): T[] {
  const list: T[] = [];
  for (let left = reader.number(); left > 0; left--) list.push(read());
  return list;
}

function unpack(reader: PackedReader): SavedInstance[] {
  return many(reader, () => ({
    name: reader.text(),
    class: reader.text(),
    slots: many(reader, () => ({ name: reader.text(), fields: many(reader, () => unpackField(reader)) })),
  }));
}

/** What the file holds; null when it is refused, which is reported. */
function readSaved(engine: Engine, path: string): SavedInstance[] | null {
  const text = engine.routers.host.readFile?.(path);
  if (text === undefined) {
    cannotOpen(engine, CALLER, path);
    return null;
  }
  const refuse = (number: number, why: string): null => {
    printError(engine, "INSFILE", number, false, `${path} file is ${why}.\n`);
    return null;
  };
  const opened = openPacked(text, "instances");
  if (opened === "other") return refuse(2, "not a binary instances file");
  if (opened === "version") return refuse(3, "not a compatible binary instances file");
  try {
    if (opened !== "damaged") return unpack(opened);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
  }
  return refuse(5, "damaged or incomplete");
}

/** Makes the instances of a file up to the first that fails; gives how many, or -1 when the file is refused. */
function bloadInstances(engine: Engine, path: string): number {
  const saved = readSaved(engine, path);
  if (saved === null) {
    noteFailure(engine);
    return -1;
  }
  let made = 0;
  try {
    for (const each of saved) {
      make(engine, each);
      if (engine.evaluation.failed) break;
      made++;
    }
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
  }
  return made;
}

/** Makes an instance as make-instance does: an older one of its name leaves, and the new one is created, by messages. */
function make(engine: Engine, saved: SavedInstance): void {
  const of = engine.objects.classes.find(saved.class);
  if (of === undefined) {
    return fail(engine, "CLASSFUN", 1, `Unable to find class ${saved.class} in function ${CALLER}.\n`);
  }
  const unable = `Function ${CALLER} unable to load instance [${saved.name}] of class ${of.name}\n`;
  if (of.instanceSlots.length !== saved.slots.length) return fail(engine, "INSFILE", 4, unable);
  let instance: Instance | null = null;
  try {
    instance = buildInstance(engine, saved.name, of)?.instance ?? null;
    if (instance !== null && fill(engine, instance, saved)) return;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
  }
  if (instance !== null) deleteInstance(engine, instance);
  fail(engine, "INSFILE", 4, unable);
}

/** Gives a new instance its values, without messages; false when its slots have other names than those saved. */
function fill(engine: Engine, instance: Instance, { slots }: SavedInstance): boolean {
  for (const [i, { name, fields }] of slots.entries()) {
    const cell = instance.cells[i];
    if (cell.slot.name !== name) return false;
    putSlotValue(engine, instance, cell, cell.slot.multi ? new Multifield([...fields]) : fields[0], CALLER);
  }
  return true;
}

export const binaryInstances: Row[] = [
  savingRow("bsave-instances", pack),
  {
    name: CALLER,
    restrictions: "11k",
    byName: { asks: 1 },
    returns: "number",
    evaluate: (engine, [path]) =>
      loadFile(engine, textOf(path), CALLER, true, () => bloadInstances(engine, textOf(path))),
  },
];
