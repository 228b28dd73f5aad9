/** The walks of the studio as data: each can be read, in four languages, and its conditions mean something. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { holds } from "../../../src/studio/walks/questions/conditions.ts";
import { readWalk, type Text, textIn, WalkError } from "../../../src/studio/walks/walk.ts";
import { languages } from "../../../src/words/languages.ts";
import { root } from "../../built.ts";

const folder = join(root, "src/studio/walks/built-in");
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const walk = readWalk(readFileSync(join(folder, file), "utf8"));

  it("has every text in every language", () => {
    const texts: Text[] = [walk.title, walk.about];
    for (const { text, ask } of walk.steps) {
      texts.push(text);
      if (ask === undefined) continue;
      texts.push(
        ask.text,
        ask.because,
        ...("choices" in ask ? ask.choices.map((choice) => choice.text) : []),
      );
    }
    for (const text of texts) expect(Object.keys(text)).toEqual(Object.keys(languages));
  });

  it("asks, and begins at a moment of a page", () => {
    expect(walk.steps[0]!.at).toBeDefined();
    expect(walk.steps.some(({ ask }) => ask !== undefined)).toBe(true);
  });
});

describe("a file that is not a walk", () => {
  const step = { text: "a" };
  const ask = { text: "a", because: "b" };
  it.each([
    ["no", ""],
    ["[]", ""],
    [{ about: "b", steps: [step] }, "title"],
    [{ title: "a", about: {}, steps: [step] }, "about"],
    [{ title: "a", about: "b", steps: [] }, "steps"],
    [{ title: "a", about: "b", steps: [step, { at: "/rules" }] }, "steps[1].text"],
    [{ title: "a", about: "b", steps: [{ ...step, look: "moon" }] }, "steps[0].look"],
    [{ title: "a", about: "b", steps: [{ ...step, ask: { ...ask, click: "x" } }] }, "steps[0].ask.click"],
    [
      { title: "a", about: "b", steps: [{ ...step, ask: { ...ask, click: "node", answer: "best" } }] },
      "steps[0].ask.answer",
    ],
    [
      {
        title: "a",
        about: "b",
        steps: [{ ...step, ask: { ...ask, choices: [{ text: "c", if: "x < 3" }] } }],
      },
      "steps[0].ask.choices[0].if",
    ],
  ])("%j is refused at %s", (value, place) => {
    const json = typeof value === "string" ? value : JSON.stringify(value);
    expect(() => readWalk(json)).toThrow(new WalkError(place));
  });
});

describe("conditions", () => {
  const quantity = async ({ name, of }: { name: string; of: readonly string[] }) =>
    name === "cost" ? Number.NaN : of.length;
  it.each([
    ["expanded(a-star, manhattan) > expanded(a-star)", true],
    ["expanded <= 0", true],
    ["expanded(a, weight=3) = 2", true],
    ["expanded < -1", false],
    ["2 != 2", false],
    ["cost >= 0", false],
    ["cost < 0", false],
  ])("%s", async (condition, isTrue) => {
    expect(await holds(condition, quantity)).toBe(isTrue);
  });
});

it("falls back to English, and then to any language", () => {
  expect(textIn({ en: "a", es: "b" }, "pt")).toBe("a");
  expect(textIn({ ca: "c" }, "pt")).toBe("c");
});
