/** What stands in an address, and the language that a browser asks for. */
import { describe, expect, it } from "vitest";
import { readRoute, routeHash } from "../../../src/studio/app/route.ts";
import { preferredLanguage } from "../../../src/words/languages.ts";

describe("the address", () => {
  it("holds the page and what belongs to it", () => {
    const hash = routeHash("rules", { program: "(defrule a => (assert (b)))?&=" });
    const { page, query } = readRoute(hash);
    expect([page, query.get("program")]).toEqual(["rules", "(defrule a => (assert (b)))?&="]);
  });

  it.each(["", "#", "#/", "#/nowhere?x=1", "#x"])("%s is the first screen", (hash) => {
    expect(readRoute(hash).page).toBe("home");
  });

  it.each([
    ["", ""],
    ["#/", ""],
    ["#/rules?x=1", ""],
    ["#/nowhere?x=1", "nowhere"],
    ["#/rules/more", "rules/more"],
    ["#/a%C3%B1o?x=1", "año"],
  ])("%s names no page as %j", (hash, unknown) => {
    expect(readRoute(hash).unknown).toBe(unknown);
  });
});

it.each([
  ["#/Puzzles", "puzzles"],
  ["#/rules/", "rules"],
  ["#/estudis?x=1", "studies"],
  ["#/quebra-cabe%C3%A7as?x=1", "puzzles"],
  ["#/Aprender", "learn"],
])("%s is %s, as somebody may type it", (hash, name) => {
  expect(readRoute(hash)).toMatchObject({ page: name, unknown: "" });
});

it.each([
  [["pt-BR", "en"], "pt"],
  [["fr-FR", "ca-ES", "es"], "ca"],
  [["constructor", "ES"], "es"],
  [[], "en"],
])("%j prefers %s", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});
