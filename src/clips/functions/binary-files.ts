// Constructs in a compact file: bsave and bload. The words of their texts are packed; bload clears the
// environment first, and then no construct can be added or removed until the next clear. Source: guide, section 13.1.

import { clearForImage } from "../agenda/run.ts";
import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import { impliedTemplate, type Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";
import { printError } from "../evaluate/messages.ts";
import { DamagedFile, openPacked, type PackedReader, PackedWriter } from "../host/packed-file.ts";
import { FALSE, TRUE, type Value, VOID } from "../language/values.ts";
import type { Defclass } from "../objects/class.ts";
import { loadConstructs } from "../prompt/commands.ts";
import { unprime } from "../rete/prime.ts";
import { cannotOpen } from "./fact-files.ts";
import { NEEDS_FILE, type Row } from "./row.ts";
import { readableText } from "./save-text.ts";
import { textOf } from "./string.ts";

const WORD = /"(?:[^"\\]|\\[\s\S])*"|[()]|[^\s()"]+/g;

/** A template of the file, in the order in which lists show them. */
interface SavedTemplate {
  readonly module: string;
  readonly name: string;
}

interface Image {
  /** False when the slots come back without their constraints. */
  readonly constrained: boolean;
  readonly templates: readonly SavedTemplate[];
  readonly text: string;
}

function pack(engine: Engine): string {
  const writer = new PackedWriter();
  const templates = engine.modules
    .all()
    .flatMap(({ name: module, constructs }) =>
      [...constructs.deftemplate.keys()].map((name) => ({ module, name })),
    );
  writer.number(engine.options.dynamicChecking ? 1 : 0);
  writer.number(templates.length);
  for (const { module, name } of templates) {
    writer.text(module);
    writer.text(name);
  }
  const words = readableText(engine).match(WORD) ?? [];
  writer.number(words.length);
  for (const word of words) writer.text(word);
  return writer.file("constructs");
}

function unpack(reader: PackedReader): Image {
  const constrained = reader.number() === 1;
  const templates: SavedTemplate[] = [];
  for (let left = reader.number(); left > 0; left--)
    templates.push({ module: reader.text(), name: reader.text() });
  const words: string[] = [];
  for (let left = reader.number(); left > 0; left--) words.push(reader.text());
  return { constrained, templates, text: words.join(" ") };
}

const LOST = `[CSTRNBIN1] WARNING: Constraints are not saved with a binary image
  when dynamic constraint checking is disabled.
`;

function templatesOf(engine: Engine): Template[] {
  return engine.modules.all().flatMap(({ constructs }) => [...constructs.deftemplate.values()] as Template[]);
}

function classesOf(engine: Engine): Defclass[] {
  return engine.modules.all().flatMap(({ constructs }) => [...constructs.defclass.values()] as Defclass[]);
}

/** True when a template or a class defines a slot. */
function hasSlots(engine: Engine): boolean {
  return (
    templatesOf(engine).some(({ implied, slots }) => !implied && slots.length > 0) ||
    classesOf(engine).some(({ slots }) => slots.length > 0)
  );
}

function bsave(engine: Engine, [value]: Value[]): Value {
  if (engine.modules.fixed) {
    const text = "Cannot perform a binary save while a binary load is in effect.\n";
    printError(engine, "BSAVE", 1, false, text);
    return FALSE;
  }
  if (engine.pretty.conserving) {
    const text =
      "Cannot perform a binary save while memory is conserved: the texts of constructs are not kept.\n";
    printError(engine, "BSAVE", 2, false, text);
    return FALSE;
  }
  const path = textOf(value);
  if (engine.routers.host.writeFile?.(path, pack(engine), false) ?? false) {
    if (!engine.options.dynamicChecking && hasSlots(engine)) engine.routers.write("wwarning", LOST);
    return TRUE;
  }
  cannotOpen(engine, "bsave", path);
  return FALSE;
}

/** What the file holds; null when it is refused, which is reported. */
function readImage(engine: Engine, path: string): Image | null {
  const text = engine.routers.host.readFile?.(path);
  if (text === undefined) {
    cannotOpen(engine, "bload", path);
    return null;
  }
  const refuse = (number: number, why: string): null => {
    printError(engine, "BLOAD", number, false, `File ${path} is ${why}.\n`);
    return null;
  };
  const opened = openPacked(text, "constructs");
  if (opened === "other") return refuse(2, "not a binary construct file");
  if (opened === "version") return refuse(3, "an incompatible binary construct file");
  try {
    if (opened !== "damaged") return unpack(opened);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
  }
  return refuse(7, "damaged or incomplete");
}

function bload(engine: Engine, [value]: Value[]): Value {
  const path = textOf(value);
  const image = readImage(engine, path);
  if (image === null) return FALSE;
  if (!clearForImage(engine)) {
    const text = "The CLIPS environment could not be cleared.\nBinary load cannot continue.\n";
    engine.routers.write("werror", text);
    return FALSE;
  }
  const isWhole = define(engine, image, path);
  engine.modules.current = engine.modules.main;
  engine.modules.fixed = true;
  return isWhole ? TRUE : FALSE;
}

/** Makes the constructs without a trace, but for the values of globals, which have none when a reset would not set them. */
function define(engine: Engine, image: Image, path: string): boolean {
  const { options, pretty, routers } = engine;
  const { conserving } = pretty;
  const { staticChecking, incrementalReset } = options;
  pretty.conserving = true;
  // They were accepted when they were defined.
  options.staticChecking = false;
  // Rules wait for the next reset, without activations before it.
  options.incrementalReset = false;
  routers.muted = "wtrace";
  const isWhole = loadConstructs(engine, image.text, false, path);
  unprime(engine.network);
  routers.muted = null;
  pretty.conserving = conserving;
  options.staticChecking = staticChecking;
  options.incrementalReset = incrementalReset;
  if (!image.constrained) loseConstraints(engine);
  orderTemplates(engine, image.templates);
  for (const { constructs } of engine.modules.all()) {
    for (const global of constructs.defglobal.values() as Iterable<Defglobal>) {
      if (options.resetGlobals) global.traceFirstValue(engine);
      else global.value = VOID;
    }
  }
  return isWhole;
}

function loseConstraints(engine: Engine): void {
  for (const { slots } of [...templatesOf(engine), ...classesOf(engine)])
    for (const { constraint } of slots) constraint.lose();
}

/** Puts the templates into their old order; those that facts had implied are made again. */
function orderTemplates(engine: Engine, saved: readonly SavedTemplate[]): void {
  for (const { module: at, name } of saved) {
    const module = engine.modules.find(at);
    if (module === undefined) continue;
    const table = module.constructs.deftemplate as Map<string, Template>;
    const template = table.get(name) ?? impliedTemplate(name, module);
    table.delete(name);
    table.set(name, template);
  }
}

export const binaryFiles: Row[] = [
  { name: "bsave", restrictions: "11k", returns: "symbol", wrongArgument: NEEDS_FILE, evaluate: bsave },
  { name: "bload", restrictions: "11k", returns: "symbol", wrongArgument: NEEDS_FILE, evaluate: bload },
];
