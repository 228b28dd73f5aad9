// Argument counts and types of functions: the restriction strings, checked when a call is parsed and when it runs.
// Source: Advanced Programming Guide, section 3.1 (DefineFunction2).

import { intersection, isEmpty } from "../language/value-set.ts";
import {
  Address,
  EMPTY,
  FALSE,
  Float,
  InstanceName,
  isInteger,
  isNumber,
  Multifield,
  Sym,
  type Value,
  VOID,
} from "../language/values.ts";
import type { ErrorHost, EvaluationHost } from "./evaluation-host.ts";
import type { Expression } from "./expressions.ts";
import type { FunctionRow, ReturnType } from "./function-row.ts";
import { allowedBy, knownValues } from "./known-values.ts";
import { countText, printError } from "./messages.ts";

const isSymbol = (v: Value) => v instanceof Sym;
const isString = (v: Value) => typeof v === "string";
const isFact = (v: Value) => v instanceof Address && v.addressType === "FACT-ADDRESS";
const isName = (v: Value) => v instanceof InstanceName;
const isInstance = (v: Value) => v instanceof Address && v.addressType === "INSTANCE-ADDRESS";

const TYPES: Record<string, { test: (v: Value) => boolean; text: string }> = {
  a: { test: () => false, text: "external address" },
  d: { test: (v) => v instanceof Float, text: "float" },
  e: {
    test: (v) => isInstance(v) || isName(v) || isSymbol(v),
    text: "instance address, instance name, or symbol",
  },
  f: { test: (v) => v instanceof Float, text: "float" },
  g: { test: (v) => isNumber(v) || isSymbol(v), text: "integer, float, or symbol" },
  h: {
    test: (v) => isInstance(v) || isName(v) || isFact(v) || isInteger(v) || isSymbol(v),
    text: "instance address, instance name, fact address, integer, or symbol",
  },
  i: { test: isInteger, text: "integer" },
  j: { test: (v) => isSymbol(v) || isString(v) || isName(v), text: "symbol, string, or instance name" },
  k: { test: (v) => isSymbol(v) || isString(v), text: "symbol or string" },
  l: { test: isInteger, text: "integer" },
  m: { test: (v) => v instanceof Multifield, text: "multifield" },
  n: { test: isNumber, text: "integer or float" },
  o: { test: isName, text: "instance name" },
  p: { test: (v) => isName(v) || isSymbol(v), text: "instance name or symbol" },
  q: {
    test: (v) => isSymbol(v) || isString(v) || v instanceof Multifield,
    text: "multifield, symbol, or string",
  },
  s: { test: isString, text: "string" },
  // Only checked when a call runs.
  t: {
    test: (v) => isSymbol(v) || isString(v) || isName(v) || isNumber(v),
    text: "string, instance name, symbol, float, or integer",
  },
  u: { test: () => true, text: "any" },
  w: { test: isSymbol, text: "symbol" },
  x: { test: isInstance, text: "instance address" },
  y: { test: isFact, text: "fact-address" },
  z: {
    test: (v) => isFact(v) || isInteger(v) || isSymbol(v),
    text: "fact-address, integer, or symbol",
  },
};

export interface Restrictions {
  readonly minimum: number;
  readonly maximum: number;
  /** The type letter of an argument, counted from 1. */
  letter(argument: number): string;
}

const cache = new Map<string, Restrictions>();

export function restrictionsOf(text: string | null): Restrictions {
  const key = text ?? "**";
  let found = cache.get(key);
  if (found === undefined) {
    const minimum = key[0] === "*" || key[0] === undefined ? 0 : Number(key[0]);
    const maximum = key[1] === "*" || key[1] === undefined ? Number.POSITIVE_INFINITY : Number(key[1]);
    const fallback = key[2] === undefined || key[2] === "*" ? "u" : key[2];
    const letters = key.slice(3);
    found = { minimum, maximum, letter: (argument) => letters[argument - 1] ?? fallback };
    cache.set(key, found);
  }
  return found;
}

export function matchesLetter(letter: string, value: Value): boolean {
  return (TYPES[letter] ?? TYPES.u).test(value);
}

/** As `matchesLetter`, but where a symbol is expected an instance name is taken as well unless `strict`. */
export function matchesAtRunTime(letter: string, value: Value, strict: boolean): boolean {
  return matchesLetter(letter, value) || (!strict && (letter === "w" || letter === "k") && isName(value));
}

/** What a function returns after it has failed, unless its row says otherwise. */
const SUBSTITUTES: Record<ReturnType, Value> = {
  any: FALSE,
  symbol: FALSE,
  integer: 0,
  number: 0,
  float: new Float(0),
  string: "",
  multifield: EMPTY,
  lexeme: "",
  "lexeme-or-name": "",
  nothing: VOID,
};

/** The value of a call of the function that has failed. */
export function substituteOf(engine: EvaluationHost, row: FunctionRow): Value {
  return row.substituteFor?.(engine) ?? row.substitute ?? SUBSTITUTES[row.returns ?? "any"];
}

/** False when the call returns nothing that the letter allows. */
export function mayMatch(letter: string, argument: Expression): boolean {
  return letter === "u" || !isEmpty(intersection(knownValues(argument), allowedBy(letter)));
}

export function letterText(letter: string): string {
  return (TYPES[letter] ?? TYPES.u).text;
}

/** Reports a wrong number of arguments; true when the count is right. */
export function checkCount(
  engine: ErrorHost,
  name: string,
  text: string | null,
  count: number,
  blank = false,
): boolean {
  const { minimum, maximum } = restrictionsOf(text);
  if (minimum === maximum && count !== minimum) {
    printError(engine, "ARGACCES", 4, blank, countText(name, "exactly", minimum));
    return false;
  }
  if (count < minimum) {
    printError(engine, "ARGACCES", 4, blank, countText(name, "at least", minimum));
    return false;
  }
  if (count > maximum) {
    printError(engine, "ARGACCES", 4, blank, countText(name, "no more than", maximum));
    return false;
  }
  return true;
}
