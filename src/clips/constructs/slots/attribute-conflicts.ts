// Attributes of a slot that exclude each other. Source: guide, section 11.

import type { ErrorHost } from "../../evaluate/evaluation-host.ts";
import { failParse } from "../../evaluate/messages.ts";
import { Float, isInteger, type TypeName, type Value } from "../../language/values.ts";
import type { Constraint } from "./constraint.ts";

/** The attributes that an attribute cannot be combined with, in the order in which they are looked for. */
const EXCLUDED = new Map<string, readonly string[]>(
  Object.entries({
    "allowed-values": [
      "allowed-symbols",
      "allowed-strings",
      "allowed-lexemes",
      "allowed-integers",
      "allowed-floats",
      "allowed-numbers",
      "allowed-instance-names",
      "range",
    ],
    "allowed-symbols": ["allowed-values", "allowed-lexemes"],
    "allowed-strings": ["allowed-values", "allowed-lexemes"],
    "allowed-lexemes": ["allowed-values", "allowed-symbols", "allowed-strings"],
    "allowed-integers": ["range", "allowed-values", "allowed-numbers"],
    "allowed-floats": ["range", "allowed-values", "allowed-numbers"],
    "allowed-numbers": ["range", "allowed-values", "allowed-floats", "allowed-integers"],
    "allowed-instance-names": ["allowed-values"],
    "allowed-classes": ["allowed-values"],
    range: ["allowed-values", "allowed-integers", "allowed-floats", "allowed-numbers"],
  }),
);

/** Refuses an attribute that cannot be combined with those given before it. */
export function refuseBeside(engine: ErrorHost, name: string, given: ReadonlySet<string>): void {
  const other = EXCLUDED.get(name)?.find((each) => given.has(each));
  if (other === undefined) return;
  // The C program drops the last letter here.
  const dropsLetter = name === "allowed-integers" || name === "allowed-floats";
  const shown = other === "allowed-numbers" && dropsLetter ? "allowed-number" : other;
  const text = `The ${name} attribute cannot be used\nin conjunction with the ${shown} attribute.\n`;
  failParse(engine, "CSTRNPSR", 3, text);
}

/** How a conflict with the types names the lists of allowed values. */
const LISTS: readonly [type: TypeName, shown: string][] = [
  ["SYMBOL", "allowed-symbols"],
  ["STRING", "allowed-strings"],
  ["INTEGER", "allowed-integers/numbers"],
  ["FLOAT", "allowed-floats/numbers"],
];

/** Refuses types that rule out a value that another attribute gives. */
export function refuseConflicts(engine: ErrorHost, constraint: Constraint): void {
  if (constraint.types === null) return;
  const refuse = (other: string): never =>
    failParse(engine, "CSTRNPSR", 1, `The type attribute conflicts with the ${other} attribute.\n`);
  const restricts = (type: TypeName) =>
    constraint.allowed.some(({ types }) => types?.includes(type) === true) && !constraint.allowsType(type);
  const list = LISTS.find(([type]) => restricts(type));
  if (list !== undefined) refuse(list[1]);
  const instances = constraint.allowsType("INSTANCE-NAME") || constraint.allowsType("INSTANCE-ADDRESS");
  if (constraint.classes !== null && !instances) refuse("allowed-classes");
  if (restricts("INSTANCE-NAME")) refuse("allowed-instance-names");
  const any = constraint.allowed.find(({ types }) => types === null);
  if (any?.values.some((value) => constraint.violation(value) !== null)) refuse("allowed-values");
  for (const bound of [constraint.maximum, constraint.minimum]) {
    if (bound !== null && !constraint.allowsType(typeOf(bound))) refuse("range");
  }
}

function typeOf(bound: Value): TypeName {
  return isInteger(bound) || !(bound instanceof Float) ? "INTEGER" : "FLOAT";
}
