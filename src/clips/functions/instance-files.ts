// Instances from and to files of text: save-instances, load-instances, restore-instances. Source: guide, section 13.11.7.

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
import { sourceValue } from "../language/format-values.ts";
import { StringSource } from "../language/scanner.ts";
import { EMPTY, InstanceName, Multifield, Sym, type Value } from "../language/values.ts";
import { classesBelow, type Defclass } from "../objects/class.ts";
import type { Instance } from "../objects/instance.ts";
import { makeInstance, type Override } from "../objects/lifecycle.ts";
import { knownClass } from "../objects/parse-instance.ts";
import { cannotOpen } from "./fact-files.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

function instanceSource({ name, class: of, cells }: Instance): string {
  const slots = cells.map(({ slot, value }) => {
    const fields = value instanceof Multifield ? value.fields : [value];
    return `\n   (${[slot.name, ...fields.map(sourceValue)].join(" ")})`;
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

/** Makes the instances of a file with `body`, which gives how many; an error is followed by the name of the file. */
export function loadFile(
  engine: Engine,
  path: string,
  caller: string,
  byMessage: boolean,
  body: () => number,
): Value {
  const { objects, pretty } = engine;
  const { initializesByMessage } = objects;
  const { enabled } = pretty;
  objects.initializesByMessage = byMessage;
  pretty.enabled = false;
  try {
    const made = body();
    if (engine.evaluation.failed) {
      const text = `Function ${caller} could not completely process file ${path}.\n`;
      printError(engine, "INSFILE", 1, false, text);
    }
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
      const instance = name ?? generated(engine);
      engine.objects.matching.delay(engine, () => makeInstance(engine, instance, of, overrides));
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

/** `[name] of CLASS (slot constant …) …)` behind the opening parenthesis. */
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

/** The class; one that there is not is an error of the description as well. */
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

/** The row of a function that writes instances to a file; `fileOf` gives what it writes. */
export function savingRow(name: string, fileOf: (chosen: readonly Instance[]) => string): Row {
  return {
    name,
    restrictions: "1*wk",
    byName: { asks: 1 },
    returns: "number",
    runtime: "ku",
    evaluateInTurn: (engine, argument, count) => {
      const path = textOf(argument(0));
      const chosen = chosenInstances(engine, argument, count, name);
      if (engine.routers.host.writeFile?.(path, fileOf(chosen), false) ?? false) return chosen.length;
      cannotOpen(engine, name, path);
      return abort(engine);
    },
  };
}

const loading = (name: string, byMessage: boolean): Row => ({
  name,
  restrictions: "11k",
  byName: { asks: 1 },
  returns: "number",
  evaluate: (engine, [path]) =>
    loadFile(engine, textOf(path), name, byMessage, () => {
      const text = engine.routers.readText(textOf(path));
      if (text !== undefined) return readInstances(engine, text);
      noteFailure(engine);
      return -1;
    }),
});

export const instanceFiles: Row[] = [
  savingRow("save-instances", (chosen) => chosen.map(instanceSource).join("")),
  loading("load-instances", true),
  loading("restore-instances", false),
];
