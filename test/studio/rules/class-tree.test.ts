// The tree of classes: what stands below what, with several superclasses and classes of other modules.

import { expect, test } from "vitest";
import { Environment } from "../../../src/clips/index.ts";
import { type ClassNode, classTree } from "../../../src/studio/rules/panels/objects/class-tree.ts";

function drawn(program: string): string[] {
  const environment = new Environment();
  expect(environment.load(program)).toBe(true);
  const lines: string[] = [];
  const visit = (node: ClassNode, depth: number): void => {
    const { key, isRepeated, hasOwn, below } = node;
    lines.push(`${"  ".repeat(depth)}${key}${isRepeated ? " again" : ""}${hasOwn ? "" : " folded"}`);
    if (hasOwn) for (const each of below) visit(each, depth + 1);
  };
  for (const root of classTree(environment.classes())) visit(root, 0);
  return lines;
}

test("predefined branches are folded, a class with two superclasses stands below both", () => {
  expect(
    drawn(
      `(defclass A (is-a USER)) (defclass B (is-a USER)) (defclass AB (is-a A B)) (defclass LOW (is-a AB))`,
    ),
  ).toEqual([
    "MAIN::OBJECT",
    "  MAIN::PRIMITIVE folded",
    "  MAIN::USER",
    "    MAIN::INITIAL-OBJECT folded",
    "    MAIN::A",
    "      MAIN::AB",
    "        MAIN::LOW",
    "    MAIN::B",
    "      MAIN::AB again",
  ]);
});

test("classes of the same name in two modules are two classes", () => {
  expect(
    drawn(`(defmodule M (export ?ALL)) (defclass M::A (is-a USER)) (defclass M::SUB (is-a A))
      (defmodule N (import M defclass SUB)) (defclass N::A (is-a USER)) (defclass N::LOW (is-a A SUB))`).slice(
      3,
    ),
  ).toEqual([
    "    MAIN::INITIAL-OBJECT folded",
    "    M::A",
    "      M::SUB",
    "        N::LOW",
    "    N::A",
    "      N::LOW again",
  ]);
});
