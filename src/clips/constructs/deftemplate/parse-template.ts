// The deftemplate construct with the attributes of its slots. Source: guide, sections 3 and 11.

import type { Core } from "../../core.ts";
import { compile } from "../../evaluate/compile.ts";
import type { Expression } from "../../evaluate/expressions.ts";
import { alreadyParsed, failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { Scope } from "../../evaluate/scope.ts";
import { violationText } from "../../facts/parse-facts.ts";
import { compareNumbers } from "../../functions/predicate.ts";
import { isConstant } from "../../language/scanner.ts";
import {
  Float,
  InstanceName,
  isInteger,
  isNumber,
  Multifield,
  Sym,
  type TypeName,
  type Value,
} from "../../language/values.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import { Constraint } from "./constraint.ts";
import { derivedDefault, type Slot, Template } from "./template.ts";

const TYPES = new Map<string, TypeName[]>(
  Object.entries({
    SYMBOL: ["SYMBOL"],
    STRING: ["STRING"],
    LEXEME: ["SYMBOL", "STRING"],
    INTEGER: ["INTEGER"],
    FLOAT: ["FLOAT"],
    NUMBER: ["INTEGER", "FLOAT"],
    "INSTANCE-NAME": ["INSTANCE-NAME"],
    "INSTANCE-ADDRESS": ["INSTANCE-ADDRESS"],
    INSTANCE: ["INSTANCE-NAME", "INSTANCE-ADDRESS"],
    "EXTERNAL-ADDRESS": ["EXTERNAL-ADDRESS"],
    "FACT-ADDRESS": ["FACT-ADDRESS"],
  }),
);

const ALLOWED: Record<string, TypeName[] | null> = {
  "allowed-values": null,
  "allowed-symbols": ["SYMBOL"],
  "allowed-strings": ["STRING"],
  "allowed-lexemes": ["SYMBOL", "STRING"],
  "allowed-integers": ["INTEGER"],
  "allowed-floats": ["FLOAT"],
  "allowed-numbers": ["INTEGER", "FLOAT"],
  "allowed-instance-names": ["INSTANCE-NAME"],
  "allowed-classes": ["SYMBOL"],
};

export function parseDeftemplate(parser: Parser<Core>): void {
  const { core } = parser;
  const { pretty } = core;
  const { name } = constructHead(parser, "deftemplate");
  const slots: Slot[] = [];
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(core, "deftemplate");
    slots.push(parseSlot(parser, slots));
    if (parser.next().type !== ")") pretty.breakBefore();
  }
  pretty.save("\n");
  const template = new Template(name, core.modules.current, false, slots);
  template.watch = core.watch.get("facts");
  template.pretty = pretty.text();
  storeConstruct(template);
}

function parseSlot(parser: Parser<Core>, before: Slot[]): Slot {
  const { core } = parser;
  const { pretty } = core;
  const kind = parser.next();
  const word = kind.type === "symbol" ? (kind.value as Sym).name : "";
  if (!["slot", "field", "multislot", "multifield"].includes(word)) syntaxError(core, "deftemplate");
  const multi = word === "multislot" || word === "multifield";
  pretty.save(" ");
  const nameToken = parser.next();
  if (nameToken.type !== "symbol") syntaxError(core, "deftemplate");
  const name = (nameToken.value as Sym).name;
  if (before.some((other) => other.name === name)) alreadyParsed(core, "slot", name);
  const parsed: SlotParts = { constraint: new Constraint(), seen: new Set(), facets: new Map() };
  pretty.save(" ");
  while (parser.next().type !== ")") {
    if (!parser.is("(")) syntaxError(core, "deftemplate");
    parseAttribute(parser, parsed, multi);
    pretty.save(" ");
  }
  pretty.backup();
  pretty.backup();
  const slot = finishSlot(core, name, multi, parsed);
  pretty.save(")");
  checkDefault(core, slot);
  return slot;
}

export interface SlotParts {
  readonly constraint: Constraint;
  readonly seen: Set<string>;
  readonly facets: Map<string, Value>;
  defaultKind?: Slot["defaultKind"];
  defaultExpressions?: Expression[];
}

function parseAttribute(parser: Parser<Core>, parsed: SlotParts, multi: boolean): void {
  const { core } = parser;
  const token = parser.next();
  if (token.type !== "symbol") syntaxError(core, "deftemplate");
  const { name } = token.value as Sym;
  const group = name.startsWith("default") ? "default" : name;
  if (parsed.seen.has(group)) alreadyParsed(core, `${name} attribute`, null);
  parsed.seen.add(group);
  if (name === "default" || name === "default-dynamic")
    parseDefault(parser, parsed, multi, name === "default-dynamic");
  else if (isConstraintAttribute(name)) parseConstraint(parser, parsed, name, multi);
  else syntaxError(core, "slot attributes");
}

/** True for the attributes that constrain the values of a slot. */
export function isConstraintAttribute(name: string): boolean {
  return ["type", "range", "cardinality"].includes(name) || Object.hasOwn(ALLOWED, name);
}

/** A constraint that may be given once; its name has been read. */
export function parseConstraintAttribute(
  parser: Parser<Core>,
  parsed: SlotParts,
  name: string,
  multi: boolean,
): void {
  if (parsed.seen.has(name)) alreadyParsed(parser.core, `${name} attribute`, null);
  parsed.seen.add(name);
  parseConstraint(parser, parsed, name, multi);
}

function parseConstraint(parser: Parser<Core>, parsed: SlotParts, name: string, multi: boolean): void {
  if (name === "type") parseType(parser, parsed);
  else if (name === "range" || name === "cardinality") parseBounds(parser, parsed, name, multi);
  else parseAllowed(parser, parsed, name);
}

export function parseDefault(
  parser: Parser<Core>,
  parsed: SlotParts,
  multi: boolean,
  dynamic: boolean,
): void {
  const { core } = parser;
  const { pretty } = core;
  parsed.defaultKind = dynamic ? "dynamic" : "static";
  const expressions: Expression[] = [];
  for (;;) {
    pretty.save(" ");
    const token = parser.next();
    if (token.type === ")") break;
    if (token.type === "variable" && !dynamic) {
      const { name } = token.value as Sym;
      if (name === "NONE" || name === "DERIVE") {
        parsed.defaultKind = name === "NONE" ? "none" : "derive";
        if (expressions.length > 0) syntaxError(core, "default attribute");
        if (parser.next().type === ")") return;
        pretty.spaceBefore();
        syntaxError(core, "default attribute");
      }
    }
    const expression = parser.atomOrExpression(token);
    if (usesVariables(expression)) syntaxError(core, `${dynamic ? "default-dynamic" : "default"} attribute`);
    expressions.push(expression);
  }
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  if (!multi && expressions.length !== 1) severalForOne(core);
  parsed.defaultExpressions = expressions;
}

function severalForOne(core: Core): never {
  const text = "The default value for a single field slot must be a single field value\n";
  return failParse(core, "DEFAULT", 1, text);
}

function usesVariables(expression: Expression): boolean {
  if (expression.type === "variable") return true;
  if (expression.type === "constant" || expression.type === "global") return false;
  return expression.args.some(usesVariables);
}

/** The tokens of an attribute up to its closing parenthesis. */
function attributeTokens(
  parser: Parser<Core>,
  check: (token: { type: string; value: Value }) => void = () => {},
): { type: string; value: Value }[] {
  const { pretty } = parser.core;
  const tokens: { type: string; value: Value }[] = [];
  for (;;) {
    pretty.save(" ");
    const token = parser.next();
    if (token.type === ")") break;
    check(token);
    tokens.push(token);
    if (token.type === "end") break;
  }
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  return tokens;
}

function parseType(parser: Parser<Core>, parsed: SlotParts): void {
  const { core } = parser;
  const types = new Set<TypeName>();
  let any = false;
  // No type may be given twice, by itself or as part of another such as LEXEME.
  const tokens = attributeTokens(parser, ({ type, value }) => {
    const isAny = type === "variable" && (value as Sym).name === "VARIABLE" && types.size === 0;
    const named = type === "symbol" ? TYPES.get((value as Sym).name) : undefined;
    if (any || (!isAny && (named === undefined || named.some((name) => types.has(name))))) {
      core.pretty.save(" ");
      syntaxError(core, "type attribute");
    }
    any = isAny;
    for (const name of named ?? []) types.add(name);
  });
  if (tokens.length === 0) syntaxError(core, "type attribute");
  parsed.constraint.types = any ? null : [...types];
}

function parseAllowed(parser: Parser<Core>, parsed: SlotParts, name: string): void {
  const { core } = parser;
  const tokens = attributeTokens(parser);
  if (tokens.length === 0) {
    core.pretty.spaceBefore();
    syntaxError(core, `${name} attribute`);
  }
  if (tokens.some((t) => t.type === "variable")) return;
  const values = tokens.map((token) => {
    if (!isConstant(token)) {
      syntaxError(core, `${name} attribute`);
    }
    return token.value;
  });
  const types = ALLOWED[name];
  for (const value of values) {
    const fits =
      types === null ||
      (value instanceof Sym && types.includes("SYMBOL")) ||
      (typeof value === "string" && types.includes("STRING")) ||
      (isInteger(value) && types.includes("INTEGER")) ||
      (value instanceof Float && types.includes("FLOAT")) ||
      (value instanceof InstanceName && types.includes("INSTANCE-NAME"));
    if (!fits)
      failParse(core, "CSTRNPSR", 6, `Value does not match the expected type for the ${name} attribute\n`);
  }
  if (name === "allowed-classes") parsed.constraint.classes = values.map((value) => (value as Sym).name);
  else parsed.constraint.allowed.push({ attribute: name, types, values });
}

function parseBounds(parser: Parser<Core>, parsed: SlotParts, name: string, multi: boolean): void {
  const { core } = parser;
  if (name === "cardinality" && !multi) {
    failParse(core, "CSTRNPSR", 5, "The cardinality attribute can only be used with multifield slots.\n");
  }
  const bounds: (Value | null)[] = [];
  attributeTokens(parser, ({ type, value }) => {
    if (bounds.length === 2) {
      core.pretty.backup();
      core.pretty.backup();
      core.pretty.save(parser.token.text);
      // The C program says so of both.
      syntaxError(core, "range attribute");
    }
    if (type === "variable" && (value as Sym).name === "VARIABLE") bounds.push(null);
    else if (name === "range" ? isNumber(value) : isInteger(value)) bounds.push(value);
    else syntaxError(core, `${name} attribute`);
    if (name === "cardinality" && bounds.length === 1 && Number(bounds[0] ?? 0) < 0) {
      failParse(core, "CSTRNPSR", 6, "Minimum cardinality value must be greater than or equal to zero\n");
    }
  });
  if (bounds.length !== 2) {
    core.pretty.spaceBefore();
    syntaxError(core, `${name} attribute`);
  }
  const least = name === "cardinality" ? (bounds[0] ?? 0) : bounds[0];
  const most = bounds[1];
  if (least !== null && most !== null && compareNumbers(least, most) > 0) {
    const text = `Minimum ${name} value must be less than\nor equal to the maximum ${name} value\n`;
    failParse(core, "CSTRNPSR", 2, text);
  }
  if (name === "range") {
    [parsed.constraint.minimum, parsed.constraint.maximum] = bounds;
    return;
  }
  parsed.constraint.minimumFields = bounds[0] === null ? 0 : Number(bounds[0]);
  parsed.constraint.maximumFields = bounds[1] === null ? Number.POSITIVE_INFINITY : Number(bounds[1]);
}

function finishSlot(core: Core, name: string, multi: boolean, parsed: SlotParts): Slot {
  const { constraint, facets } = parsed;
  const kind = parsed.defaultKind ?? "derive";
  const base = { name, multi, constraint, facets };
  const expressions = parsed.defaultExpressions ?? [];
  if (kind === "none" || kind === "derive") {
    const value = kind === "derive" ? derivedDefault(base) : null;
    return { ...base, defaultKind: kind, defaultValue: value, defaultThunk: null };
  }
  const thunks = expressions.map((e) => compile(core, e, new Scope(true)));
  const make = (): Value => {
    if (!multi) return thunks[0]();
    return new Multifield(
      thunks.flatMap((thunk) => {
        const value = thunk();
        return value instanceof Multifield ? value.fields : [value];
      }),
    );
  };
  if (kind === "dynamic") return { ...base, defaultKind: kind, defaultValue: null, defaultThunk: make };
  const value = inFrame(core.evaluation, [], make);
  if (!multi && value instanceof Multifield) severalForOne(core);
  return { ...base, defaultKind: "static", defaultValue: value, defaultThunk: null };
}

function checkDefault(core: Core, slot: Slot): void {
  if (slot.defaultKind !== "static" || slot.defaultValue === null || !core.options.staticChecking) return;
  const broken = slot.constraint.slotViolation(slot.defaultValue);
  if (broken === null) return;
  failParse(
    core,
    "CSTRNCHK",
    1,
    `An expression found in the default attribute\n${violationText(slot, broken)}\n`,
  );
}
