// Instances from and to files: save-instances, load-instances, restore-instances, and their binary forms, which here
// are the same texts with a checksum in front. Source: guide, sections 13.11.7 and 13.11.8.

import type { Engine } from "../engine.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import {
  abort,
  EvaluationError,
  noteFailure,
  printError,
  reportWrongType,
  SyntaxProblem,
  syntaxError,
  wrongType,
} from "../evaluate/messages.ts";
import { Parser } from "../evaluate/parse-expression.ts";
import { formatValue, quote } from "../language/format-values.ts";
import { StringSource } from "../language/scanner.ts";
import { Address, EMPTY, InstanceName, Multifield, Sym, type Value } from "../language/values.ts";
import { classesBelow, type Defclass } from "../objects/class.ts";
import { Instance } from "../objects/instance.ts";
import { makeInstance, type Override } from "../objects/lifecycle.ts";
import { knownClass } from "../objects/parse-instance.ts";
import { cannotOpen } from "./fact-files.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

function sourceText(value: Value): string {
  if (typeof value === "string") return quote(value);
  if (value instanceof Instance) return `[${value.name}]`;
  return value instanceof Address ? quote(formatValue(value)) : formatValue(value);
}

function instanceSource({ name, class: of, cells }: Instance): string {
  const slots = cells.map(({ slot, value }) => {
    const fields = value instanceof Multifield ? value.fields : [value];
    return `\n   (${[slot.name, ...fields.map(sourceText)].join(" ")})`;
  });
  return `([${name}] of ${of.name}${slots.join("")})\n\n`;
}

/** Which instances are saved: those of the current module, or all that it sees. */
function scopeOf(engine: Engine, value: Value, caller: string): string {
  const { failed } = engine.evaluation;
  const isWord = value instanceof Sym || value instanceof InstanceName;
  const word = isWord && !failed ? value.name : "";
  if (word === "local" || word === "visible") return word;
  if (!isWord && !failed) reportWrongType(engine, caller, 2, "symbol");
  return wrongType(engine, caller, 2, 'symbol "local" or "visible"');
}

/** The instances that arguments choose: `local` or `visible`, `inherit`, and classes. */
function chosenInstances(
  engine: Engine,
  argument: (i: number) => Value,
  count: number,
  caller: string,
): Instance[] {
  const { current } = engine.modules;
  const { classes, instances } = engine.objects;
  const word = count < 2 ? "local" : scopeOf(engine, argument(1), caller);
  const isSeen = (target: Defclass) =>
    word === "local" ? target.module === current : classes.isInScope(target, current);
  if (count < 3) return [...instances.all()].filter((each) => isSeen(each.class));
  const first = argument(2);
  const inherit = count > 3 && first instanceof Sym && first.name === "inherit";
  const expected = inherit ? "valid class name" : "valid concrete class name";
  const chosen: Defclass[] = [];
  for (let i = inherit ? 3 : 2; i < count; i++) {
    const name = i === 2 ? first : argument(i);
    if (engine.evaluation.failed || !(name instanceof Sym)) wrongType(engine, caller, i + 1, expected);
    const target =
      word === "local"
        ? (current.constructs.defclass.get(name.name) as Defclass | undefined)
        : classes.find(name.name);
    const clashes = chosen.some(
      (other) =>
        other === target || (inherit && target !== undefined && (target.isA(other) || other.isA(target))),
    );
    if (target === undefined || (target.abstract && !inherit) || clashes) {
      wrongType(engine, caller, i + 1, expected);
    }
    chosen.push(target);
  }
  const all = chosen.flatMap((each) => (inherit ? [each, ...classesBelow(each, true)] : [each]));
  return [...new Set(all)].filter(isSeen).flatMap((each) => [...each.instances()]);
}

function saveInstances(
  engine: Engine,
  argument: (i: number) => Value,
  count: number,
  caller: string,
  seal: (text: string) => string,
): Value {
  const path = textOf(argument(0));
  const chosen = chosenInstances(engine, argument, count, caller);
  if (!(engine.routers.host.writeFile?.(path, seal(chosen.map(instanceSource).join("")), false) ?? false)) {
    cannotOpen(engine, caller, path);
    abort(engine);
  }
  return chosen.length;
}

/** Makes the instances that a file describes; returns how many. */
function loadInstances(
  engine: Engine,
  path: string,
  caller: string,
  byMessage: boolean,
  open: (text: string) => string | undefined,
): Value {
  const incomplete = () =>
    printError(
      engine,
      "INSFILE",
      1,
      false,
      `Function ${caller} could not completely process file ${path}.\n`,
    );
  const text = engine.routers.host.readFile?.(path);
  if (text === undefined && open === unsealed) cannotOpen(engine, caller, path);
  const opened = text === undefined ? undefined : open(text);
  if (opened === undefined) {
    incomplete();
    noteFailure(engine);
    return -1;
  }
  const { objects, pretty } = engine;
  const { initializesByMessage } = objects;
  const { enabled } = pretty;
  objects.initializesByMessage = byMessage;
  pretty.enabled = false;
  try {
    const made = objects.matching.delay(engine, () => readInstances(engine, opened));
    if (engine.evaluation.failed) incomplete();
    return made;
  } finally {
    objects.initializesByMessage = initializesByMessage;
    pretty.enabled = enabled;
  }
}

/** Makes instances up to the first mistake; gives how many were made. */
function readInstances(engine: Engine, text: string): number {
  const parser = new Parser(engine, new StringSource(text));
  let count = 0;
  try {
    while (parser.next().type !== "end" && !engine.evaluation.halted) {
      if (!parser.is("(")) syntaxError(engine, "instance definition");
      const { name, of, overrides } = parseInstance(engine, parser);
      makeInstance(engine, name ?? generated(engine), of, overrides);
      if (!engine.evaluation.failed) count++;
    }
  } catch (error) {
    if (!(error instanceof EvaluationError) && !(error instanceof SyntaxProblem)) throw error;
    noteFailure(engine);
  }
  return count;
}

/** A name that no instance has. */
function generated(engine: Engine): string {
  return textOf(engine.functions.get("gensym*")!.evaluate!(engine, [], "gensym*"));
}

interface Description {
  /** Null when a name has to be made up. */
  readonly name: string | null;
  readonly of: Defclass;
  readonly overrides: Override[];
}

/** Reads `[name] of CLASS (slot constant …) …)` after the opening parenthesis. */
function parseInstance(engine: Engine, parser: Parser): Description {
  const where = "make-instance";
  const first = parser.next();
  if (first.type !== "instance-name" && first.type !== "symbol") syntaxError(engine, where);
  const name = first.type === "symbol" && parser.nameOf() === "of" ? null : (first.value as Sym).name;
  if (name !== null && (parser.next().type !== "symbol" || parser.nameOf() !== "of"))
    syntaxError(engine, where);
  if (parser.next().type !== "symbol") syntaxError(engine, where);
  const of = describedClass(engine, parser.nameOf());
  const overrides: Override[] = [];
  while (parser.next().type === "(") overrides.push(parseOverride(engine, parser));
  if (!parser.is(")")) syntaxError(engine, "slot-override");
  return { name, of, overrides };
}

/** The class; an unknown one is also reported as an error of the description. */
function describedClass(engine: Engine, name: string): Defclass {
  try {
    return knownClass(engine, name);
  } catch (error) {
    if (error instanceof SyntaxProblem) syntaxError(engine, "make-instance");
    throw error;
  }
}

function parseOverride(engine: Engine, parser: Parser): Override {
  const slot = parser.next();
  if (slot.type !== "symbol") syntaxError(engine, "slot-override");
  const fields: Thunk[] = [];
  while (parser.next().type !== ")") {
    const value = fieldAt(engine, parser);
    fields.push(() => value);
  }
  return { slot: () => slot.value, fields };
}

/** A constant, or `(create$)` for no fields. */
function fieldAt(engine: Engine, parser: Parser): Value {
  if (parser.atConstant()) return parser.lexeme.value;
  if (!parser.is("(")) syntaxError(engine, "slot-override");
  const empty =
    parser.next().type === "symbol" && parser.nameOf() === "create$" && parser.next().type === ")";
  return empty ? EMPTY : syntaxError(engine, "slot-override");
}

const SEAL = "frontier-instances 1";

/** Puts a line in front of a text from which damage to it can be seen. */
function sealed(text: string): string {
  return `${SEAL} ${text.length} ${checksum(text)}\n${text}`;
}

/** The text after the seal, if it is still the text that was sealed. */
function unsealed(text: string): string | undefined {
  const at = text.indexOf("\n") + 1;
  const content = text.slice(at);
  return text.slice(0, at) === sealed(content).slice(0, at) && at > 0 ? content : undefined;
}

function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

const saving = (name: string, seal: (text: string) => string): Row => ({
  name,
  restrictions: "1*wk",
  returns: "number",
  runtime: "ku",
  evaluateInTurn: (engine, argument, count) => saveInstances(engine, argument, count, name, seal),
});

const loading = (name: string, byMessage: boolean, open: (text: string) => string | undefined): Row => ({
  name,
  restrictions: "11k",
  returns: "number",
  evaluate: (engine, [path]) => loadInstances(engine, textOf(path), name, byMessage, open),
});

export const instanceFiles: Row[] = [
  saving("save-instances", (text) => text),
  loading("load-instances", true, (text) => text),
  loading("restore-instances", false, (text) => text),
  saving("bsave-instances", sealed),
  loading("bload-instances", false, unsealed),
];
