// The language service on whole, half-typed and senseless programs.

import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { CONSTRUCTS } from "../../../src/clips/construct-kinds.ts";
import { functionTable } from "../../../src/clips/functions/index.ts";
import { Environment } from "../../../src/clips/index.ts";
import { constructSummaries } from "../../../src/clips/reference/index.ts";
import { complete } from "../../../src/clips/service/completion.ts";
import { diagnose } from "../../../src/clips/service/diagnostics.ts";
import { hover } from "../../../src/clips/service/hover.ts";
import { colours, foldings, outline } from "../../../src/clips/service/outline.ts";
import { Program, readSource } from "../../../src/clips/service/program.ts";
import { quickFixes } from "../../../src/clips/service/quick-fixes.ts";
import { isProblem, renamable, rename, renameSentence } from "../../../src/clips/service/rename.ts";
import { parametersIn, signaturesAt } from "../../../src/clips/service/signatures.ts";
import { readTree } from "../../../src/clips/service/syntax-tree.ts";
import { FORMS, NAMING } from "../../../src/clips/service/walk-expressions.ts";
import { signatures, systemClasses } from "../../../src/clips/service/words.ts";
import { programsHere } from "./programs-here.ts";

// Many programs on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const read = (text: string) => {
  const source = readSource("a", text);
  return { source, program: new Program([source]) };
};

const programs = programsHere();

test("constructs and predefined classes are those of the engine", () => {
  expect(Object.keys(constructSummaries).sort()).toEqual([...CONSTRUCTS.keys()].sort());
  const classes = new Environment().classes().map(({ name }) => name);
  expect([...systemClasses].sort()).toEqual(classes.sort());
});

test("what is known of the arguments of functions is known of functions that exist", () => {
  const names = [...functionTable().keys()];
  expect([...FORMS.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(NAMING.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

test("every name in every program stands where it is said to stand, and colours do not overlap", () => {
  const isRight = (text: string) => {
    const { source, program } = read(text);
    let end = 0;
    return (
      program.occurrences(source).every(({ at, name }) => text.slice(at.from, at.to) === name) &&
      colours(program, source).every(({ from, to }) => {
        const isApart = from >= end && to > from && !text.slice(from, to).includes("\n");
        end = to;
        return isApart;
      })
    );
  };
  expect(programs.filter(({ text }) => !isRight(text)).map(({ name }) => name)).toEqual([]);
});

test("a program that loads has no diagnostics, nor has a batch file that runs without an error", () => {
  const loading = programs.filter(({ name }) => name.startsWith("programs"));
  const hasErrors = (text: string) => {
    const environment = new Environment();
    environment.batch(text, "a");
    return environment.errors().length > 0;
  };
  const running = programs.filter(({ name, text }) => /cases\/(?!generated)/.test(name) && !hasErrors(text));
  expect([loading.length > 15, running.length > 20]).toEqual([true, true]);
  const wrong = [...loading, ...running].filter(({ text }) => diagnose(readSource("a", text)).length > 0);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("whatever is cut out of a program, every question is answered", () => {
  const small = programs.filter(({ text }) => text.length < 3000);
  const near = (_word: string, names: readonly string[]) => names.slice(0, 1);
  fc.assert(
    fc.property(fc.constantFrom(...small), fc.nat(), fc.nat(), fc.nat(), ({ text }, a, b, c) => {
      const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
      const cut = text.slice(0, from) + text.slice(to);
      const position = c % (cut.length + 1);
      const { source, program } = read(cut);
      expect(complete(program, source, position).at.to).toBe(position);
      hover(program, source, position);
      signaturesAt(program, source, position);
      outline(source);
      foldings(source.tree);
      colours(program, source);
      rename(program, "a", position, "other");
      for (const each of diagnose(source)) {
        expect(each.at.from).toBeLessThanOrEqual(cut.length);
        quickFixes(program, source, each, near);
      }
    }),
    { numRuns: 300 },
  );
});

test("parentheses ten thousand deep are no danger", () => {
  const deep = `(defrule r ${"(".repeat(10_000)}`;
  const { source, program } = read(deep);
  expect(readTree(deep).depth).toBe(10_001);
  complete(program, source, 500);
  colours(program, source);
  expect(diagnose(source).length).toBeGreaterThan(0);
});

test("a rule that is not closed spoils no other", () => {
  const { source } = read("(defrule a (b\n(defrule c => (halt))\n(defrule d (e) (f");
  expect(source.definitions.map(({ name }) => name)).toEqual(["a", "c", "d"]);
  expect(diagnose(source).map(({ at }) => at.from)).toEqual([0, 36]);
});

describe("what a text defines", () => {
  const rows = (text: string) =>
    read(text).source.definitions.map(({ construct, name, slots, classes }) => [
      construct,
      name,
      slots.map((slot) => slot.name),
      classes,
    ]);

  test("constructs, slots, superclasses, handlers by their messages", () => {
    const text = `(deftemplate person (slot name) (multislot tags)) (defglobal ?*n* = 1 ?*m* = 2)
      (defclass A (is-a USER) (role concrete) (slot source) (multislot type (default a)))
      (defclass B (is-a A OTHER) (single-slot n))
      (defmessage-handler B double after () (* 2 ?self:n)) (definstances default (b of B (n 1)))`;
    expect(rows(text)).toEqual([
      ["deftemplate", "person", ["name", "tags"], []],
      ["defglobal", "n", [], []],
      ["defglobal", "m", [], []],
      ["defclass", "A", ["source", "type"], ["USER"]],
      ["defclass", "B", ["n"], ["A", "OTHER"]],
      ["defmessage-handler", "double", [], ["B"]],
      ["definstances", "default", [], []],
    ]);
  });

  test("relations are what facts and patterns begin with, and nothing else", () => {
    const text = `(deftemplate person (slot name))
(defrule r ?f <- (person (name ?who)) (not (done ?who)) (object (is-a A)) (role ?n)
   => (printout t ?n) (if ?n then (assert (seen ?who))) (send [b] double))
(deffacts d (start))
(`;
    const { source, program } = read(text);
    const found = complete(program, source, text.length).found.filter(({ kind }) => kind === "relation");
    expect(found.map(({ label }) => label)).toEqual(["done", "role", "seen", "start"]);
  });

  test("variables of the construct around a place", () => {
    const text = "(defmessage-handler A m (?x) (+ ?x ?))";
    const { source, program } = read(text);
    const found = complete(program, source, text.length - 2).found;
    expect(found.map(({ label }) => label)).toEqual(["?self", "?x"]);
  });
});

test("whatever can be renamed in a program, it has no error afterwards, and the old name is gone", () => {
  const sources = programs.filter(({ name }) => name.startsWith("programs")).map(({ text }) => read(text));
  fc.assert(
    fc.property(fc.constantFrom(...sources), fc.nat(), ({ source, program }, n) => {
      const found = program.occurrences(source);
      const { at, key } = found[n % found.length];
      const edits = rename(program, "a", at.from, "fresh-name");
      if (isProblem(edits)) return;
      expect(edits.length).toBe(found.filter((each) => each.key === key).length);
      const text = edits.reduceRight(
        (changed, edit) => changed.slice(0, edit.at.from) + edit.text + changed.slice(edit.at.to),
        source.tree.text,
      );
      expect(diagnose(readSource("a", text))).toEqual([]);
      const again = read(text);
      const names = again.program.occurrences(again.source).filter(({ name }) => name === "fresh-name");
      expect(new Set(names.map((each) => each.key)).size).toBe(1);
      expect(names.length).toBe(edits.length);
    }),
    { numRuns: 150 },
  );
});

test("what belongs to the language keeps its name", () => {
  const text = `(defclass A (is-a USER) (slot s (default ?NONE)))
(defmethod + ((?x STRING)) (length$ ?current-argument)) (defrule r (initial-fact) => (+ 1 2))
(defglobal MAIN ?*g* = 1)`;
  const { program } = read(text);
  const why = (piece: string) => {
    const answer = rename(program, "a", text.indexOf(piece) + 1, "other");
    return isProblem(answer) ? answer.why : answer.length;
  };
  expect(["USER", "?current-a", "initial-f", "MAIN"].map(why)).toEqual(Array(4).fill("language"));
  expect(renamable(program, "a", text.indexOf("+ (("))).toEqual({ why: "language", name: "+" });
  expect([why("?NONE"), why("*g*")]).toEqual(["nothing", 1]);
});

describe("renaming keeps apart what only looks the same", () => {
  const applied = (text: string, piece: string, into: number, wanted: string) => {
    const { program } = read(text);
    const edits = rename(program, "a", text.indexOf(piece) + into, wanted);
    if (isProblem(edits)) return renameSentence(edits);
    return edits
      .toReversed()
      .reduce((result, { at, text: name }) => result.slice(0, at.from) + name + result.slice(at.to), text);
  };

  test("variables of two rules, and of a loop inside of one", () => {
    const text = "(defrule a (x ?v) => (foreach ?v ?w (f ?v)) (g ?v))\n(defrule b (x ?v) =>)";
    expect(applied(text, "?v) =>", 1, "n")).toBe(
      "(defrule a (x ?n) => (foreach ?v ?w (f ?v)) (g ?n))\n(defrule b (x ?v) =>)",
    );
    expect(applied(text, "?v ?w", 1, "?n")).toBe(
      "(defrule a (x ?v) => (foreach ?n ?w (f ?n)) (g ?v))\n(defrule b (x ?v) =>)",
    );
  });

  test("slots of two templates", () => {
    const text =
      "(deftemplate a (slot s))(deftemplate b (slot s))(defrule r ?f <- (a (s 1)) (b (s 2)) => (modify ?f (s 3)))";
    expect(applied(text, "s 1", 0, "t")).toBe(
      "(deftemplate a (slot t))(deftemplate b (slot s))(defrule r ?f <- (a (t 1)) (b (s 2)) => (modify ?f (t 3)))",
    );
  });

  test("a slot is not renamed where it is uncertain whose it is", () => {
    const text = "(deftemplate a (slot s))(deftemplate b (slot s))(deffunction f (?x) (modify ?x (s 3)))";
    expect(applied(text, "s)", 0, "t")).toContain("does not tell whose slot s is meant");
  });

  test("the same name in two modules", () => {
    const text = `(defmodule A (export ?ALL))(deftemplate t (slot x))(defrule r (t (x 1)) =>)
(defmodule B)(deftemplate t (slot x))(defrule r (t (x 2)) (A::t (x 3)) =>)`;
    expect(applied(text, "(t (x 2", 1, "u")).toBe(
      text.replace("B)(deftemplate t", "B)(deftemplate u").replace("(t (x 2", "(u (x 2"),
    );
    const place = renamable(read(text).program, "a", text.indexOf("A::t"));
    expect(place).toMatchObject({ kind: "module", name: "A" });
  });
});

test("every signature of the language has its parameters", () => {
  for (const [name, label] of signatures) {
    const texts = parametersIn(label).map(({ from, to }) => label.slice(from, to));
    expect(`(${[name, ...texts].join(" ")})`, name).toBe(label);
  }
});
