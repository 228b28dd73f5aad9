// Every function of the tables appears in a golden case that was written by hand, and every construct and element of
// the language too: a row without a case fails here.

import { expect, test } from "vitest";
import { functionTable } from "../../../src/clips/functions/index.ts";
import { goldenCases } from "../golden-cases.ts";

const written = goldenCases
  .filter(({ generated }) => !generated)
  .map(({ program }) => program)
  .join("\n");
const called = new Set([...written.matchAll(/\(([^\s()"]+)/g)].map((match) => match[1]));

const CONSTRUCTS = [
  "deftemplate",
  "deffacts",
  "defrule",
  "defglobal",
  "deffunction",
  "defmodule",
  "defgeneric",
];
const ELEMENTS = [
  "defmethod",
  "test",
  "and",
  "or",
  "not",
  "exists",
  "forall",
  "logical",
  "declare",
  "salience",
];
const ATTRIBUTES = ["slot", "multislot", "default", "default-dynamic", "type", "allowed-values", "range"];
const REST = ["facet", "multifacet", "cardinality", "auto-focus", "import", "export"];

test("every function has a golden case", () => {
  expect([...functionTable().keys()].filter((name) => !called.has(name))).toEqual([]);
});

test("every construct, element and attribute has a golden case", () => {
  const names = [...CONSTRUCTS, ...ELEMENTS, ...ATTRIBUTES, ...REST];
  expect(names.filter((name) => !called.has(name))).toEqual([]);
});
