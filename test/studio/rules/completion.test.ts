// What the editor of rules proposes and explains: the words of the language and the names of the program.

import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, test, vi } from "vitest";
import { CONSTRUCTS } from "../../../src/clips/construct-kinds.ts";
import { helpOf } from "../../../src/clips/service/words.ts";
import { clips } from "../../../src/studio/rules/editor/clips-language.ts";
import { parser } from "../../../src/studio/rules/editor/clips-parser.ts";
import { answerTo, type QuestionKind } from "../../../src/studio/rules/editor/language/questions.ts";

// The words of the page look at the browser when they are loaded.
vi.stubGlobal("navigator", { languages: ["en"] });
const { completeClips } = await import("../../../src/studio/rules/editor/completion.ts");
const { es } = await import("../../../src/studio/rules/editor/words/es.ts");
const { en } = await import("../../../src/studio/rules/editor/words/en.ts");

const program = `(deftemplate person (slot name) (multislot tags))
(defclass A (is-a USER) (slot a) (slot both))
(defclass B (is-a A) (slot b) (slot both))
(defmessage-handler B double () (* 2 ?self:b))
`;

const complete = completeClips(async (question) => answerTo(question));

async function proposed(typed: string) {
  const doc = program + typed;
  const state = EditorState.create({ doc, extensions: [clips()] });
  return (await complete(new CompletionContext(state, doc.length, false)))?.options ?? [];
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
  ])("%s", async (typed, slots) => {
    const found = (await proposed(typed)).filter(({ type }) => type === "property");
    expect(found.map(({ label }) => label)).toEqual(slots);
  });
});

test("classes and messages are proposed where a word can stand", async () => {
  const labels = async (typed: string) => (await proposed(typed)).map(({ label }) => label);
  expect(await labels("(defclass C (is-a U")).toEqual(expect.arrayContaining(["A", "B", "USER"]));
  expect(await labels("(send [x] d")).toContain("double");
});

test("every construct of the engine is coloured, proposed and explained", async () => {
  const names = [...CONSTRUCTS.keys()];
  const after = (await proposed("(")).map(({ label }) => label);
  for (const name of names) {
    expect(parser.parse(`(${name})`).topNode.firstChild?.firstChild?.nextSibling?.name).toBe("Definer");
    expect(after).toContain(name);
    expect(helpOf(en, name)).toBeTruthy();
  }
  expect(Object.keys(en.constructs).sort()).toEqual(names.sort());
});

test("a function is explained in the language of the page; other words have no help", () => {
  expect(helpOf(en, "send")).toBe("Sends a message to an object and returns what its handlers return.");
  expect(helpOf(es, "send")).toMatch(/^Envía/);
  expect(helpOf(en, "toString")).toBeUndefined();
});

describe("questions about a program", () => {
  const text =
    "(deftemplate t (slot s))\n(defrule r (t (s ?x)) => (assert (t (s ?x))))\n(defrule q\n(t (s 1)) => (toString))\n";
  const ask = <Kind extends QuestionKind>(kind: Kind, piece: string, wanted = "") =>
    answerTo({ ask: kind, text, position: text.indexOf(piece) + 1, wanted });

  test("help, signatures, places, a new name, layout", () => {
    expect(ask("hover", "assert")).toMatchObject({ word: "assert", code: "(assert <fact>+)", defined: null });
    expect(ask("hover", "t (s ?x)) =>")).toMatchObject({
      code: "(deftemplate t (slot s))",
      defined: { position: 13 },
    });
    expect(ask("hover", "toString")).toBeNull();
    expect(ask("signatures", "?x)) =>")[0]).toMatchObject({ label: "(t (s))", active: 0 });
    expect(ask("places", "s ?x")).toMatchObject({ all: { length: 4 }, defined: { from: 21, to: 22 } });
    expect(ask("renamable", "?x")).toEqual({ name: "x" });
    expect(ask("rename", "?x", "y")).toHaveLength(2);
    expect(ask("rename", "assert", "y")).toEqual({ why: "language", name: "assert" });
    expect(ask("format", "t")).toContain("(defrule q\n   (t (s 1))\n   =>\n   (toString))");
    expect(answerTo({ ask: "format", text: "(a", position: 0 })).toBeNull();
  });
});
