// The attributes that constrain the values of a slot: types, allowed values, range and cardinality.
// Source: guide, sections 11.1 to 11.5.

import { failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { compareNumbers } from "../../language/compare-numbers.ts";
import { isConstant } from "../../language/scanner.ts";
import {
  isInteger,
  isNumber,
  type Sym,
  type TypeName,
  typeNameOf,
  type Value,
} from "../../language/values.ts";
import { refuseBeside } from "./attribute-conflicts.ts";
import type { Constraint } from "./constraint.ts";

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

/** The attributes of a slot so far. */
export interface ParsedConstraint {
  readonly constraint: Constraint;
  readonly seen: Set<string>;
}

/** Parses the attribute after its name; false when it is not one of these. */
export function parseConstraint(
  parser: Parser,
  parsed: ParsedConstraint,
  name: string,
  multi: boolean,
): boolean {
  const { constraint, seen } = parsed;
  refuseBeside(parser.engine, name, seen);
  if (name === "type") parseType(parser, constraint);
  else if (Object.hasOwn(ALLOWED, name)) parseAllowed(parser, constraint, name);
  else if (name === "range" || name === "cardinality") parseBounds(parser, constraint, name, multi);
  else return false;
  // The C program forgets that it has seen allowed-instance-names.
  if (name !== "allowed-instance-names") seen.add(name);
  return true;
}

/** The lexemes of an attribute up to its closing parenthesis. */
export function attributeLexemes(
  parser: Parser,
  check: (lexeme: { type: string; value: Value }) => void = () => {},
): { type: string; value: Value }[] {
  const { pretty } = parser.engine;
  const lexemes: { type: string; value: Value }[] = [];
  for (;;) {
    pretty.save(" ");
    const lexeme = parser.next();
    if (lexeme.type === ")") break;
    check(lexeme);
    lexemes.push(lexeme);
    if (lexeme.type === "end") break;
  }
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  return lexemes;
}

function parseType(parser: Parser, constraint: Constraint): void {
  const { engine } = parser;
  const types = new Set<TypeName>();
  let any = false;
  // No type may be given twice, by itself or as part of another such as LEXEME.
  const lexemes = attributeLexemes(parser, ({ type, value }) => {
    const isAny = type === "variable" && (value as Sym).name === "VARIABLE" && types.size === 0;
    const named = type === "symbol" ? TYPES.get((value as Sym).name) : undefined;
    if (any || (!isAny && (named === undefined || named.some((name) => types.has(name))))) {
      engine.pretty.save(" ");
      syntaxError(engine, "type attribute");
    }
    any = isAny;
    for (const name of named ?? []) types.add(name);
  });
  if (lexemes.length === 0) syntaxError(engine, "type attribute");
  constraint.types = any ? null : [...types];
}

function parseAllowed(parser: Parser, constraint: Constraint, name: string): void {
  const { engine } = parser;
  const types = ALLOWED[name];
  const values: Value[] = [];
  let isOpen = false;
  attributeLexemes(parser, (lexeme) => {
    const isVariable = lexeme.type === "variable" && (lexeme.value as Sym).name === "VARIABLE";
    if (!isVariable && !isConstant(lexeme)) {
      engine.pretty.save(" ");
      syntaxError(engine, `${name} attribute`);
    }
    if (isVariable) isOpen = true;
    else {
      if (types !== null && !types.includes(typeNameOf(lexeme.value) as TypeName)) {
        engine.pretty.save(" ");
        const text = `Value does not match the expected type for the ${name} attribute\n`;
        failParse(engine, "CSTRNPSR", 4, text);
      }
      values.push(lexeme.value);
    }
    if (isOpen && values.length > 0) {
      engine.pretty.save(" ");
      syntaxError(engine, `${name} attribute`);
    }
  });
  if (!isOpen && values.length === 0) {
    engine.pretty.spaceBefore();
    syntaxError(engine, `${name} attribute`);
  }
  if (isOpen) return;
  if (name === "allowed-classes") {
    const names = values.map((value) => (value as Sym).name);
    constraint.classes = { names, includes: (value) => engine.isOfClass(value, names) };
  } else constraint.allowed.push({ attribute: name, types, values });
}

function parseBounds(parser: Parser, constraint: Constraint, name: string, multi: boolean): void {
  const { engine } = parser;
  if (name === "cardinality" && !multi) {
    failParse(engine, "CSTRNPSR", 5, "The cardinality attribute can only be used with multifield slots.\n");
  }
  const bounds: (Value | null)[] = [];
  attributeLexemes(parser, ({ type, value }) => {
    if (bounds.length === 2) {
      engine.pretty.backup();
      engine.pretty.backup();
      engine.pretty.saveAgain(parser.lexeme.text);
      // The C program says "range" for the cardinality as well.
      syntaxError(engine, "range attribute");
    }
    if (type === "variable" && (value as Sym).name === "VARIABLE") bounds.push(null);
    else if (name === "range" ? isNumber(value) : isInteger(value)) bounds.push(value);
    else syntaxError(engine, `${name} attribute`);
    if (name === "cardinality" && bounds.length === 1 && Number(bounds[0] ?? 0) < 0) {
      failParse(engine, "CSTRNPSR", 6, "Minimum cardinality value must be greater than or equal to zero\n");
    }
  });
  if (bounds.length !== 2) {
    engine.pretty.spaceBefore();
    syntaxError(engine, `${name} attribute`);
  }
  const least = name === "cardinality" ? (bounds[0] ?? 0) : bounds[0];
  const most = bounds[1];
  if (least !== null && most !== null && compareNumbers(least, most) > 0) {
    const text = `Minimum ${name} value must be less than\nor equal to the maximum ${name} value\n`;
    failParse(engine, "CSTRNPSR", 2, text);
  }
  if (name === "range") {
    [constraint.minimum, constraint.maximum] = bounds;
    return;
  }
  constraint.minimumFields = bounds[0] === null ? 0 : Number(bounds[0]);
  constraint.maximumFields = bounds[1] === null ? Number.POSITIVE_INFINITY : Number(bounds[1]);
}
