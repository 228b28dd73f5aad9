/** The words of the documents are names too, wherever a user gives one; a wrong word is answered by the nearest. */
import { describe, expect, it } from "vitest";
import { domains } from "../../src/domains/index.ts";
import { moves } from "../../src/domains/sliding-tiles/board.ts";
import { parseStudy } from "../../src/node/files/definition-file.ts";
import { ownInput, ownNames, valuesOf } from "../../src/run/own-names.ts";
import { domainNamed, run } from "../../src/run/run.ts";
import { searchOptions } from "../../src/run/search-options.ts";
import { aliasesOf, type NamedTable, nameIn, strategies } from "../../src/search/index.ts";
import { plannedRuns } from "../../src/study/matrix.ts";
import { type Language, languages } from "../../src/words/languages.ts";
import { actionIn } from "../../src/words/moves.ts";
import { root } from "../built.ts";

/** Every table in which a user names a row. */
const tables: [string, NamedTable][] = [
  ["domains", domains],
  ["strategies", strategies],
  ...Object.entries(domains).flatMap(([name, domain]): [string, NamedTable][] => [
    [`instances of ${name}`, domain.instances],
    ...[...Object.keys(searchOptions), ...Object.keys(domain.options)].flatMap(
      (option): [string, NamedTable][] => {
        const values = valuesOf(domain, option);
        return values === undefined ? [] : [[`--${option} of ${name}`, values]];
      },
    ),
  ]),
];

it.each(tables)("%s: every name stands for one row only", (_, table) => {
  for (const [name, row] of Object.entries(table))
    for (const other of [name, ...aliasesOf(row)])
      expect([other, nameIn(table, other)]).toEqual([other, name]);
  expect(nameIn(table, "constructor")).toBeUndefined();
});

describe("the words of the documents", () => {
  it.each([
    ["bfs", "breadth-first"],
    ["dfs", "depth-first"],
    ["id", "iterative-deepening"],
    ["ucs", "uniform-cost"],
    ["astar", "a-star"],
    ["A*", "a-star"],
    ["ida*", "ida-star"],
    ["Amplària", "breadth-first"],
    ["amplaria", "breadth-first"],
    ["Profundidad", "depth-first"],
    ["custo uniforme", "uniform-cost"],
  ])("strategy %s", (word, name) => {
    expect(nameIn(strategies, word)).toBe(name);
  });

  it.each([
    ["8-puzzle", "sliding-tiles"],
    ["15-puzzle", "sliding-tiles"],
    ["knight", "knight-score"],
    ["eternity", "eternity2"],
  ])("domain %s", (word, name) => {
    expect(domainNamed(word)).toBe(domains[name]);
  });

  it.each([
    ["sliding-tiles", { heuristic: "z,d, M,b" }, { heuristic: "zero,misplaced,manhattan,blank" }],
    ["eternity2", { heuristic: "h1", cost: "F3" }, { heuristic: "border-first", cost: "centre" }],
    ["eternity2", { heuristic: "H2,H3", cost: "F1" }, { heuristic: "spiral,colours", cost: "rotations" }],
    ["knight-score", { rules: "Sem regras", heuristic: "nova" }, { rules: "off", heuristic: "nova" }],
    ["sliding-tiles", { goal: "1 2 3", size: "x" }, { goal: "1 2 3", size: "x" }],
  ])("%s %j", (domain, words, names) => {
    expect(ownNames(domains[domain]!, words)).toEqual(names);
  });

  it.each(Object.keys(languages) as Language[])(
    "moves of the blank are understood as %s says them",
    (language) => {
      const said = moves.map((move) => actionIn(language, move)).join(", ");
      const own = { order: moves.join(","), "root-order": moves.join(",") };
      expect(ownNames(domains["sliding-tiles"]!, { order: said, "root-order": said.toUpperCase() })).toEqual(
        own,
      );
    },
  );

  it("a run by other names is the run by its own names", () => {
    const { metrics, settings } = run({
      domain: "8-puzzle",
      input: { instance: "datos2.txt" },
      settings: { strategy: "A*", heuristic: "m" },
    });
    expect([metrics.opened, settings.strategy, settings.heuristic]).toEqual([10, "a-star", "manhattan"]);
    expect(ownInput(domains.eternity2!, { instance: "4X4" })).toEqual({ instance: "report-4x4" });
  });

  it("in a study file", () => {
    const study = parseStudy(
      "domain: eternity\ninstances: 3x3\nstrategies: [A*, bfs]\nheuristics: [H1, H2]\noptions: { cost: [F1, F2], nodes: 9 }\n",
      "words",
    );
    expect(study.parts[0]).toMatchObject({
      domain: "eternity2",
      instances: [{ named: "report-3x3" }],
      strategies: ["a-star", "breadth-first"],
      heuristics: ["border-first", "spiral"],
      options: { cost: ["rotations", "uniform"] },
    });
    expect(plannedRuns(study)).toHaveLength(6);
  });

  it("the counter of a study", () => {
    const { counter } = parseStudy("domain: 8-puzzle\ninstances: clips-2\ncounter: Abiertos\n", "words");
    expect(counter).toBe("opened");
  });

  it("in a study file of a rule program", () => {
    const [part] = parseStudy(
      `domain: 8-puzzle\ninstances: clips-2\nprogram: ${root}/programs/8-puzzle/en/puzampro.clp\nstrategies: [bfs, Profundidad, lex]\n`,
      "words",
    ).parts;
    expect(part).toMatchObject({ strategies: ["breadth", "depth", "lex"] });
  });
});

it.each([
  [() => domainNamed("8-puzzel"), "sliding-tiles"],
  [() => run({ domain: "8-puzzle", input: { text: "" }, settings: { strategy: "astarr" } }), "a-star"],
  [() => run({ domain: "knight", input: { instance: "A" }, settings: { rules: "lips" } }), "lisp"],
  [
    () => run({ domain: "8-puzzle", input: { instance: "clips-2" }, settings: { heuristic: "manhatan" } }),
    "manhattan",
  ],
])("a wrong word is answered by the nearest right one: %s", (asked, name) => {
  expect(asked).toThrow(`Did you mean ${name}?`);
});
