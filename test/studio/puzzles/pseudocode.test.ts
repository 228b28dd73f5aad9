/** The pseudocode of every strategy: whatever happens in a search lights a line, in every language. */
import { describe, expect, it } from "vitest";
import { prepare } from "../../../src/run/run.ts";
import { type EventType, type Strategy, strategies } from "../../../src/search/index.ts";
import { type CodeLine, lineOf, programOf } from "../../../src/studio/puzzles/pseudocode/programs.ts";
import { languages, sentences } from "../../../src/studio/puzzles/pseudocode/sentences.ts";

const board = { text: "1 2 3 4 0 5 7 8 6" };

/** The kinds of events of a search, each with its first line. */
function litLines(strategy: Strategy, settings: Record<string, string>): Map<EventType, number> {
  const seen = new Set<EventType>();
  const own = {
    ...(strategy.needs.includes("depth limit") && { "max-depth": "6" }),
    ...settings,
    strategy: strategy.name,
    nodes: "400",
  };
  const { search, settings: used } = prepare(
    { domain: "sliding-tiles", input: board, settings: own },
    { observer: { event: ({ type }) => seen.add(type) } },
  );
  while (search.advance());
  const program = programOf(strategy, used);
  return new Map([...seen].map((type) => [type, lineOf(program, type)]));
}

describe.each(Object.values<Strategy>(strategies))("$name", (strategy) => {
  it.each(strategy.options.duplicates)("lights a line at every event, duplicates %s", (duplicates) => {
    for (const goalTest of strategy.options.goalTest) {
      const lit = litLines(strategy, { duplicates, "goal-test": goalTest });
      expect(lit.size).toBeGreaterThan(2);
      for (const [type, line] of lit) expect(line, type).toBeGreaterThanOrEqual(0);
    }
  });

  it("lights the lines of small limits too", () => {
    const small: Record<string, string> = {
      "max-depth": "3",
      ...(strategy.options.width !== undefined && { width: "2" }),
      ...(strategy.options.capacity !== undefined && { capacity: "12" }),
    };
    for (const [type, line] of litLines(strategy, small)) expect(line, type).toBeGreaterThanOrEqual(0);
  });
});

it("every sentence is used, has all languages, and its numbers are filled in", () => {
  const settings = [
    {},
    ...["none", "parent", "path", "keep-first", "keep-cheapest"].map((duplicates) => ({ duplicates })),
  ];
  const programs: CodeLine[] = Object.values<Strategy>(strategies).flatMap((strategy) =>
    settings.flatMap((each) => [
      ...programOf(strategy, each),
      ...programOf(strategy, { ...each, "max-depth": "9", "goal-test": "generated" }),
    ]),
  );
  expect(new Set(programs.map(({ say }) => say))).toEqual(new Set(Object.keys(sentences)));
  for (const { say, number } of programs) {
    expect(new Set(sentences[say]).size).toBe(languages.length);
    for (const text of sentences[say]) expect(text.includes("{w}")).toBe(number !== undefined);
  }
});
