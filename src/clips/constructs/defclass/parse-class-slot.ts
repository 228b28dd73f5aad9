// A slot of a class with its facets. Source: guide, section 9.3.3.

import { compile } from "../../evaluate/compile.ts";
import type { Expression, Thunk } from "../../evaluate/expressions.ts";
import { gather } from "../../evaluate/gather.ts";
import { abortParse, alreadyParsed, failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { Scope } from "../../evaluate/scope.ts";
import type { Sym } from "../../language/values.ts";
import type { ClassSlot, Defclass } from "../../objects/class.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { checkSlotValue } from "../../objects/slot-values.ts";
import { refuseConflicts } from "../slots/attribute-conflicts.ts";
import { Constraint } from "../slots/constraint.ts";
import { parseDefault, type SlotParts } from "../slots/parse-attributes.ts";
import { parseConstraint } from "../slots/parse-constraints.ts";
import { derivedDefault } from "../slots/slot.ts";
import { inheritFacets } from "./inherit-facets.ts";
import { chainProblem } from "./static-check.ts";

/** What a definition states itself and therefore does not inherit. */
type GivenFacets = Set<string>;

interface Facet {
  /** The words that the facet accepts. */
  readonly words: readonly string[];
  /** A variable such as `?NONE` that it accepts as well. */
  readonly variable?: string;
  set(slot: ClassSlot, word: string): void;
}

const FACETS: Record<string, Facet> = {
  access: {
    words: ["read-write", "read-only", "initialize-only"],
    set: (slot, word) => {
      slot.readOnly = word === "read-only";
      slot.initializeOnly = word === "initialize-only";
    },
  },
  storage: {
    words: ["local", "shared"],
    set: (slot, word) => {
      slot.shared = word === "shared";
    },
  },
  propagation: {
    words: ["inherit", "no-inherit"],
    set: (slot, word) => {
      slot.inherited = word === "inherit";
    },
  },
  source: {
    words: ["exclusive", "composite"],
    set: (slot, word) => {
      slot.composite = word === "composite";
    },
  },
  "pattern-match": {
    words: ["non-reactive", "reactive"],
    set: (slot, word) => {
      slot.reactive = word === "reactive";
    },
  },
  visibility: {
    words: ["private", "public"],
    set: (slot, word) => {
      slot.public = word === "public";
    },
  },
  "create-accessor": {
    words: ["read", "write", "read-write"],
    variable: "NONE",
    set: (slot, word) => {
      slot.readAccessor = word === "read" || word === "read-write";
      slot.writeAccessor = word === "write" || word === "read-write";
    },
  },
};

/** Reads a slot after its first word, up to the closing parenthesis, and adds it to `slots`. */
export function parseClassSlot(
  parser: Parser<ObjectHost>,
  slots: ClassSlot[],
  above: Defclass[],
  word: string,
): void {
  const { engine } = parser;
  const { pretty } = engine;
  pretty.save(" ");
  const lexeme = parser.next();
  const name = parser.nameOf();
  if (lexeme.type !== "symbol" || name === "is-a" || name === "name") syntaxError(engine, "defclass slot");
  if (slots.some((other) => other.name === name)) {
    failParse(engine, "CLSLTPSR", 1, "Duplicate slots not allowed.\n", false);
  }
  const slot = newSlot(name, engine.objects.slotNames.numberOf(name), word === "multislot");
  const given: GivenFacets = new Set(word === "slot" ? [] : ["field"]);
  const parsed: SlotParts = { constraint: slot.constraint, seen: new Set(), facets: new Map() };
  pretty.indent += 3;
  while (parser.next().type === "(") {
    pretty.breakBefore();
    if (parser.next().type !== "symbol") syntaxError(engine, "defclass slot");
    parseFacet(parser, slot, given, parsed);
  }
  if (!parser.is(")")) syntaxError(engine, "defclass slot");
  finishSlot(parser, slot, given, parsed, above);
  pretty.indent -= 3;
  slots.push(slot);
}

function newSlot(name: string, number: number, multi: boolean): ClassSlot {
  return {
    name,
    number,
    owner: null,
    multi,
    constraint: new Constraint(),
    defaultGiven: false,
    noDefault: false,
    dynamic: false,
    defaultValue: null,
    defaultThunk: null,
    reactive: true,
    inherited: true,
    readOnly: false,
    initializeOnly: false,
    shared: false,
    composite: false,
    public: false,
    readAccessor: false,
    writeAccessor: false,
    overrideMessage: `put-${name}`,
    overrideGiven: false,
    sharedCell: null,
    sharedCount: 0,
  };
}

function parseFacet(
  parser: Parser<ObjectHost>,
  slot: ClassSlot,
  given: GivenFacets,
  parsed: SlotParts,
): void {
  const { engine } = parser;
  const { name } = parser.lexeme.value as Sym;
  if (name === "default" || name === "default-dynamic") {
    takeOnce(parser, given, "default");
    parseDefault(parser, parsed, true, name === "default-dynamic");
    noteDefault(slot, given, parsed);
  } else if (Object.hasOwn(FACETS, name)) {
    takeOnce(parser, given, name);
    FACETS[name].set(slot, facetWord(parser, FACETS[name]));
  } else if (name === "override-message") {
    takeOnce(parser, given, name);
    const message = facetWord(parser, { variable: "DEFAULT" });
    if (message !== "DEFAULT") slot.overrideMessage = message;
    slot.overrideGiven = true;
  } else {
    if (parsed.seen.has(name)) alreadyParsed(engine, `${name} attribute`, null);
    if (!parseConstraint(parser, parsed, name, true)) syntaxError(engine, "defclass slot");
  }
}

function takeOnce({ engine }: Parser<ObjectHost>, given: GivenFacets, facet: string): void {
  if (given.has(facet)) failParse(engine, "CLSLTPSR", 2, `${facet} facet already specified.\n`, false);
  given.add(facet);
}

/** Reads the one word of a facet and its closing parenthesis. */
function facetWord(
  parser: Parser<ObjectHost>,
  facet: { words?: readonly string[]; variable?: string },
): string {
  const { engine } = parser;
  engine.pretty.save(" ");
  const lexeme = parser.next();
  const name = parser.nameOf();
  const fits =
    lexeme.type === "variable"
      ? facet.variable === name
      : lexeme.type === "symbol" && (facet.words?.includes(name) ?? true);
  if (!fits) syntaxError(engine, "slot facet");
  if (parser.next().type !== ")") syntaxError(engine, "slot facet");
  return name;
}

function noteDefault(slot: ClassSlot, given: GivenFacets, parsed: SlotParts): void {
  if (parsed.defaultKind === "derive") {
    given.delete("default");
    return;
  }
  slot.defaultGiven = true;
  slot.noDefault = parsed.defaultKind === "none";
  if (parsed.defaultKind === "dynamic") given.add("default-dynamic");
}

function finishSlot(
  parser: Parser<ObjectHost>,
  slot: ClassSlot,
  given: GivenFacets,
  parsed: SlotParts,
  above: Defclass[],
): void {
  const { engine } = parser;
  if (engine.objects.classes.defaultsMode === "convenience" && !given.has("create-accessor")) {
    slot.readAccessor = true;
    slot.writeAccessor = !slot.readOnly;
  }
  if (slot.composite) inheritFacets(slot, above, given, parsed.seen);
  checkFacets(parser, slot, parsed);
  if (!slot.multi) {
    slot.constraint.minimumFields = 1;
    slot.constraint.maximumFields = 1;
  }
  refuseConflicts(engine, slot.constraint);
  slot.dynamic = given.has("default-dynamic");
  setDefault(parser, slot, given, parsed.defaultExpressions ?? []);
  if (!slot.dynamic && slot.readOnly && !slot.initializeOnly) slot.shared = true;
}

function checkFacets({ engine }: Parser<ObjectHost>, slot: ClassSlot, { seen }: SlotParts): void {
  const refuse = (number: number, text: string) => failParse(engine, "CLSLTPSR", number, text);
  if (!slot.multi && seen.has("cardinality")) {
    refuse(3, "Cardinality facet can only be used with multifield slots\n");
  }
  if (slot.noDefault && slot.readOnly) refuse(4, "read-only slots must have a default value\n");
  if (slot.readOnly && (slot.writeAccessor || slot.overrideGiven)) {
    refuse(5, "read-only slots cannot have a write accessor\n");
  }
  if (!slot.inherited && slot.public) refuse(6, "no-inherit slots cannot also be public\n");
}

/** Evaluates a static default; a dynamic one is only checked, as far as its values are known. */
function setDefault(
  parser: Parser<ObjectHost>,
  slot: ClassSlot,
  given: GivenFacets,
  expressions: Expression[],
): void {
  const { engine } = parser;
  const { staticChecking } = engine.options;
  if (slot.noDefault) return;
  if (slot.dynamic) {
    // An inherited one is not checked against what this class restricts.
    if (!given.has("default")) return;
    slot.defaultThunk = defaultThunk(parser, slot, expressions);
    const broken = staticChecking ? chainProblem(expressions, slot) : null;
    if (broken === null) return;
    const what = `Expression for slot ${slot.name} found in dynamic default value`;
    failParse(engine, "CSTRNCHK", 1, `${what}\n${broken}.\n`, false);
  } else if (given.has("default")) {
    engine.evaluation.failed = false;
    const value = inFrame(engine.evaluation, [], defaultThunk(parser, slot, expressions));
    if (engine.evaluation.failed) abortParse();
    checkSlotValue(engine, value, slot, null, "slot default value", staticChecking);
    slot.defaultValue = value;
  } else if (!slot.defaultGiven) slot.defaultValue = derivedDefault(slot);
}

function defaultThunk({ engine }: Parser<ObjectHost>, slot: ClassSlot, expressions: Expression[]): Thunk {
  const thunks = expressions.map((expression) => compile(engine, expression, new Scope(true)));
  return slot.multi || thunks.length !== 1 ? () => gather(engine.evaluation, thunks) : thunks[0];
}
