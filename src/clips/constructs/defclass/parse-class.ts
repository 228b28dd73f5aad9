// The defclass construct: superclasses, role, slots. Source: guide, section 9.3.

import { type ErrorText, failParse, naming, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import { type ClassSlot, classNameSeen, type Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { precedenceOf } from "../../objects/precedence.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import { addAccessors } from "./accessors.ts";
import { parseClassSlot } from "./parse-class-slot.ts";
import { removeClass } from "./remove-class.ts";

/** The classes of primitive values, which cannot have subclasses. */
const WITHOUT_SUBCLASSES = ["INSTANCE", "INSTANCE-ADDRESS", "INSTANCE-NAME"];

export function parseDefclass(parser: Parser<ObjectHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = constructHead(parser, "defclass", { keepOld: true });
  const old = engine.objects.classes.inModule(name);
  checkRedefinition(parser, old);
  const superclasses = parseSuperclasses(parser, name);
  const above = orderedSuperclasses(parser, old, superclasses);
  const parts = parseParts(parser, above);
  pretty.save("\n");
  const { abstract, reactive } = roleOf(parser, parts, above[0]);
  parser.endCheck();
  const made = engine.objects.classes.create(name, engine.modules.current);
  made.abstract = abstract;
  made.reactive = reactive;
  made.superclasses = superclasses;
  made.precedence = [made, ...above];
  made.slots = parts.slots;
  for (const slot of parts.slots) slot.owner = made;
  made.pretty = pretty.form();
  addClass(parser, made, old);
}

function addClass(parser: Parser<ObjectHost>, made: Defclass, old: Defclass | undefined): void {
  const { engine } = parser;
  made.watchInstances = !made.abstract && (engine.watch.get("instances") || old?.watchInstances === true);
  made.watchSlots = !made.abstract && (engine.watch.get("slots") || old?.watchSlots === true);
  if (old !== undefined) removeClass(engine, old);
  for (const each of made.superclasses) each.subclasses.push(made);
  storeConstruct(engine, made, parser.used);
  made.formInstanceSlots();
  addAccessors(engine, made);
  engine.objects.handlersChanged();
}

function checkRedefinition({ engine, checkOnly }: Parser<ObjectHost>, old: Defclass | undefined): void {
  if (old === undefined) return;
  if (old.isSystem) failParse(engine, "CLASSPSR", 2, "Cannot redefine a predefined system class.\n", false);
  if (checkOnly || !old.isUsed()) return;
  const text = `${old.name} class cannot be redefined while\n    outstanding references to it still exist.\n`;
  failParse(engine, "CLASSPSR", 3, text, false);
}

/** `(is-a …)`; the opening parenthesis is the current lexeme. */
function parseSuperclasses(parser: Parser<ObjectHost>, own: string): Defclass[] {
  const { engine } = parser;
  const { pretty, objects } = engine;
  const refuse = (number: number, text: ErrorText) => failParse(engine, "INHERPSR", number, text, false);
  if (!parser.is("(")) syntaxError(engine, "defclass inheritance");
  const word = parser.next();
  if (word.type !== "symbol" || parser.nameOf() !== "is-a") syntaxError(engine, "defclass inheritance");
  pretty.save(" ");
  const found: Defclass[] = [];
  while (parser.next().type !== ")") {
    if (!parser.is("symbol")) syntaxError(engine, "defclass");
    const name = parser.nameOf();
    if (name === own) refuse(1, "A class may not have itself as a superclass.\n");
    if (found.some((each) => each.name === name)) {
      refuse(2, "A class may inherit from a superclass only once.\n");
    }
    const superclass =
      objects.classes.inScope(name) ??
      refuse(3, naming("class", name, "A class must be defined after all its superclasses.\n"));
    if (superclass.isSystem && WITHOUT_SUBCLASSES.includes(name)) {
      refuse(6, `A user-defined class cannot be a subclass of ${name}.\n`);
    }
    found.push(superclass);
    pretty.save(" ");
  }
  if (found.length === 0) refuse(4, "Must have at least one superclass.\n");
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  return found;
}

function orderedSuperclasses(
  { engine }: Parser<ObjectHost>,
  old: Defclass | undefined,
  superclasses: Defclass[],
): Defclass[] {
  const precedence = precedenceOf(old ?? null, superclasses);
  if ("list" in precedence) return precedence.list;
  const names = (classes: Defclass[]) =>
    classes.map((each) => ` ${classNameSeen(engine.modules.current, each)}`).join("");
  const formed = `Partial precedence list formed:${names(precedence.partial)}\n`;
  const loop = `Precedence loop in superclasses:${names(precedence.loop)}\n`;
  return failParse(engine, "INHERPSR", 5, formed + loop, false);
}

interface ClassParts {
  /** Null when the definition does not say. */
  abstract: boolean | null;
  reactive: boolean | null;
  readonly slots: ClassSlot[];
}

/** Reads everything after the superclasses, up to the closing parenthesis. */
function parseParts(parser: Parser<ObjectHost>, above: Defclass[]): ClassParts {
  const { engine } = parser;
  const parts: ClassParts = { abstract: null, reactive: null, slots: [] };
  while (parser.next().type !== ")") {
    if (!parser.is("(")) syntaxError(engine, "defclass");
    engine.pretty.breakBefore();
    if (parser.next().type !== "symbol") syntaxError(engine, "defclass");
    const word = (parser.lexeme.value as Sym).name;
    if (word === "role") parts.abstract = qualifier(parser, parts.abstract, "role", "abstract", "concrete");
    else if (word === "pattern-match") {
      parts.reactive = qualifier(parser, parts.reactive, "pattern-match", "reactive", "non-reactive");
    } else if (word === "slot" || word === "single-slot" || word === "multislot") {
      parseClassSlot(parser, parts.slots, above, word);
    } else if (word === "message-handler") skipDeclaration(parser);
    else syntaxError(engine, "defclass");
  }
  return parts;
}

/** `(role abstract)` and the like: true for the word `yes`. */
function qualifier(
  parser: Parser<ObjectHost>,
  before: boolean | null,
  what: string,
  yes: string,
  no: string,
): boolean {
  const { engine } = parser;
  if (before !== null) failParse(engine, "CLASSPSR", 4, `Class ${what} already declared.\n`, false);
  engine.pretty.save(" ");
  const word = parser.next();
  const name = parser.nameOf();
  if (word.type !== "symbol" || (name !== yes && name !== no)) syntaxError(engine, "defclass");
  if (parser.next().type !== ")") syntaxError(engine, "defclass");
  return name === yes;
}

/** Skips the declaration of a handler: nothing depends on it. */
function skipDeclaration(parser: Parser<ObjectHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  let opened = false;
  for (let depth = 1; depth > 0; ) {
    if (!opened) pretty.save(" ");
    parser.next();
    if (parser.is("end")) syntaxError(engine, "message-handler declaration");
    if (parser.is("(")) depth++;
    else if (parser.is(")")) {
      depth--;
      if (!opened) {
        pretty.backup();
        pretty.backup();
        pretty.save(")");
      }
    }
    opened = parser.is("(");
  }
}

/** What the definition leaves out comes from the first superclass or, if that is predefined, from the defaults mode. */
function roleOf(
  { engine }: Parser<ObjectHost>,
  parts: ClassParts,
  first: Defclass,
): { abstract: boolean; reactive: boolean } {
  const convenient = first.isSystem && engine.objects.classes.defaultsMode === "convenience";
  const abstract = parts.abstract ?? (convenient ? false : first.abstract);
  const reactive = parts.reactive ?? (convenient && !abstract ? true : first.reactive);
  if (abstract && reactive) {
    failParse(engine, "CLASSPSR", 1, "An abstract class cannot be reactive.\n", false);
  }
  return { abstract, reactive };
}
