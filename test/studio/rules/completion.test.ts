// What the editor of rules proposes and explains: the words of the language and the names of the program.

import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, test, vi } from "vitest";
import { CONSTRUCTS } from "../../../src/clips/construct-kinds.ts";
import { Environment } from "../../../src/clips/index.ts";
import { clips } from "../../../src/studio/rules/editor/clips-language.ts";
import { parser } from "../../../src/studio/rules/editor/clips-parser.ts";

// The words of the page look at the browser when they are loaded.
vi.stubGlobal("navigator", { languages: ["en"] });
const { completeClips, systemClasses } = await import("../../../src/studio/rules/editor/completion.ts");
const { helpIn } = await import("../../../src/studio/rules/editor/hover-help.ts");
const { en } = await import("../../../src/studio/rules/editor/words/en.ts");

const program = `(deftemplate person (slot name) (multislot tags))
(defclass A (is-a USER) (slot a) (slot both))
(defclass B (is-a A) (slot b) (slot both))
(defmessage-handler B double () (* 2 ?self:b))
`;

function proposed(typed: string) {
  const doc = program + typed;
  const state = EditorState.create({ doc, extensions: [clips()] });
  return completeClips(new CompletionContext(state, doc.length, false))?.options ?? [];
}

describe("slots", () => {
  test.each([
    ["(assert (person (", ["name", "tags"]],
    ["(make-instance [x] of B (", ["b", "both", "a"]],
    ["(make-instance of A (a 1) (", ["a", "both"]],
    ["(definstances d (x of A (", ["a", "both"]],
    ["(definstances d (of A (", ["a", "both"]],
    ["(defrule r (object (is-a B) (", ["b", "both", "a"]],
    ["(modify-instance ?x (", ["a", "both", "b"]],
    ["(printout t (", []],
  ])("%s", (typed, slots) => {
    const found = proposed(typed).filter(({ type }) => type === "property");
    expect(found.map(({ label }) => label)).toEqual(slots);
  });
});

test("classes and messages are proposed where a word can stand", () => {
  const labels = (typed: string) => proposed(typed).map(({ label }) => label);
  expect(labels("(defclass C (is-a U")).toEqual(expect.arrayContaining(["A", "B", "USER"]));
  expect(labels("(send [x] d")).toContain("double");
});

test("the predefined classes are those of the engine", () => {
  expect([...systemClasses].sort()).toEqual(Object.keys(new Environment().words().classes).sort());
});

test("every construct of the engine is coloured, proposed and explained", () => {
  const names = [...CONSTRUCTS.keys()];
  const after = proposed("(").map(({ label }) => label);
  for (const name of names) {
    expect(parser.parse(`(${name})`).topNode.firstChild?.firstChild?.nextSibling?.name).toBe("Definer");
    expect(after).toContain(name);
    expect(helpIn(en, name)?.title).toBe(name);
  }
  expect(Object.keys(en.constructs).sort()).toEqual(names.sort());
});

test("a function is explained with its signature; other words have no help", () => {
  expect(helpIn(en, "send")).toEqual({
    title: "(send <object> <message> <expression>*)",
    text: "Sends a message to an object and returns what its handlers return.",
  });
  expect(helpIn(en, "toString")).toBeUndefined();
});
