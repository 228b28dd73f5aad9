// What is known of arguments and results before a call runs, from the row of its function.

import {
  ANY_MULTIFIELD,
  ANY_VALUE,
  type KnownType,
  ofTypes,
  ofValue,
  type ValueSet,
} from "../language/value-set.ts";
import type { Expression } from "./expressions.ts";
import type { ReturnType } from "./function-row.ts";

/** The types of single values that a letter of the restrictions allows. */
const LETTERS: Record<string, readonly KnownType[]> = {
  a: ["EXTERNAL-ADDRESS"],
  d: ["FLOAT"],
  e: ["SYMBOL", "INSTANCE-NAME", "INSTANCE-ADDRESS"],
  f: ["FLOAT"],
  g: ["INTEGER", "FLOAT", "SYMBOL"],
  h: ["FACT-ADDRESS", "INTEGER", "SYMBOL", "INSTANCE-NAME", "INSTANCE-ADDRESS"],
  i: ["INTEGER"],
  j: ["SYMBOL", "STRING", "INSTANCE-NAME"],
  k: ["SYMBOL", "STRING"],
  l: ["INTEGER"],
  n: ["INTEGER", "FLOAT"],
  o: ["INSTANCE-NAME"],
  p: ["INSTANCE-NAME", "SYMBOL"],
  q: ["SYMBOL", "STRING"],
  s: ["STRING"],
  w: ["SYMBOL"],
  x: ["INSTANCE-ADDRESS"],
  y: ["FACT-ADDRESS"],
  z: ["SYMBOL", "FACT-ADDRESS", "INTEGER"],
};

const RETURNED: Record<Exclude<ReturnType, "any" | "multifield">, readonly KnownType[]> = {
  symbol: ["SYMBOL"],
  string: ["STRING"],
  lexeme: ["SYMBOL", "STRING"],
  "lexeme-or-name": ["SYMBOL", "STRING", "INSTANCE-NAME"],
  integer: ["INTEGER"],
  number: ["INTEGER", "FLOAT"],
  float: ["FLOAT"],
  nothing: ["VOID"],
};

/** The values allowed for an argument with this letter as its restriction. */
export function allowedBy(letter: string): ValueSet {
  if (letter === "m") return ANY_MULTIFIELD;
  if (!Object.hasOwn(LETTERS, letter)) return ANY_VALUE;
  const types = ofTypes(LETTERS[letter]);
  return letter === "q" ? { ...types, multi: true } : types;
}

/** The values that a call of a function of the table can have. */
export function returnedBy({ returns = "any" }: { readonly returns?: ReturnType }): ValueSet {
  if (returns === "any") return ANY_VALUE;
  return returns === "multifield" ? ANY_MULTIFIELD : ofTypes(RETURNED[returns]);
}

/** The values that an expression can have; of variables and procedures nothing is known. */
export function knownValues(expression: Expression): ValueSet {
  if (expression.type === "constant") return ofValue(expression.value);
  return expression.type === "call" ? returnedBy(expression.row) : ANY_VALUE;
}
