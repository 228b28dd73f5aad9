// The 8-puzzle programs of the seeds in three languages: the numbers of the evaluation tables (promise 8).

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";

const folder = new URL("../../programs/8-puzzle/", import.meta.url).pathname;

const LANGUAGES = {
  en: {
    fact: "puzzle",
    rest: "level 0 movement null fact 0",
    depth: "max-depth",
    start: "start",
    with: "start-with",
    path: "path",
    check: "check_conf",
  },
  es: {
    fact: "puzle",
    rest: "nivel 0 movimiento nulo hecho 0",
    depth: "profundidad-maxima",
    start: "inicio",
    with: "inicio-con",
    path: "camino",
    check: "comprobar_conf",
  },
  ca: {
    fact: "puzle",
    rest: "nivell 0 moviment nul fet 0",
    depth: "profunditat-maxima",
    start: "inici",
    with: "inici-amb",
    path: "camí",
    check: "comprovar_conf",
  },
};

const SMALL = "2 8 3 1 6 4 7 0 5";
const LARGE = "8 1 3 7 2 5 4 0 6";

/** Start, program, strategy, depth limit; then level, nodes and goal fact. */
const RUNS: [string, string, string, number, number, number, number][] = [
  [SMALL, "puzampro", "breadth", 10, 5, 36, 38],
  [LARGE, "puzampro", "breadth", 10, 9, 442, 444],
  [LARGE, "puzampro", "breadth", 20, 9, 442, 444],
  [LARGE, "puzampro", "depth", 10, 9, 479, 481],
  [LARGE, "puzdesco", "depth", 10, 9, 19, 21],
  [LARGE, "puzdesco", "depth", 20, 9, 19, 21],
  [LARGE, "puzdesco", "breadth", 10, 9, 25, 27],
  [SMALL, "puzdesco", "depth", 10, 5, 6, 8],
  [LARGE, "puzmanha", "depth", 20, 9, 11, 13],
];

describe.each(Object.entries(LANGUAGES))("8-puzzle in %s", (language, words) => {
  test.each(RUNS)("%s with %s, %s, limit %d", (start, program, strategy, limit, level, nodes, goal) => {
    const host = memoryHost();
    const environment = new Environment(host);
    expect(environment.load(readFileSync(`${folder}${language}/${program}.clp`, "utf8"))).toBe(true);
    environment.evaluate("(set-salience-evaluation when-activated)");
    environment.evaluate(`(set-strategy ${strategy})`);
    environment.reset();
    environment.assert(`(${words.fact} ${start} ${words.rest})`);
    environment.assert(`(${words.depth} ${limit})`);
    environment.run();
    const numbers = [...host.output.matchAll(/(\d+)>?\n/g)].map((match) => Number(match[1]));
    expect(numbers).toEqual([level, nodes, goal]);
  });

  test("asks for limit and strategy, and shows the path", () => {
    const host = memoryHost("10\n1\n");
    const environment = new Environment(host);
    environment.load(readFileSync(`${folder}${language}/puzampro.clp`, "utf8"));
    environment.evaluate(`(${words.start})`);
    expect(environment.agenda().map((activation) => activation.facts)).toEqual([[1, 2], [1, 2], [1, 2], [1]]);
    environment.run();
    host.output = "";
    environment.evaluate(`(${words.path} 38)`);
    expect(host.output.match(/<Fact-\d+>/g)).toEqual([
      "<Fact-1>",
      "<Fact-3>",
      "<Fact-6>",
      "<Fact-12>",
      "<Fact-22>",
    ]);
  });

  test.each([
    [SMALL, 36],
    [LARGE, 442],
  ])("the start board as an argument: %s", (start, nodes) => {
    const host = memoryHost();
    const environment = new Environment(host);
    for (const program of ["puzampro", "argument"])
      environment.load(readFileSync(`${folder}${language}/${program}.clp`, "utf8"));
    environment.evaluate(`(${words.with} 10 breadth ${start})`);
    environment.run();
    expect(host.output).toMatch(new RegExp(` ${nodes}\\n`));
    host.output = "";
    environment.evaluate(`(${words.with} 10 breadth 1 2 3)`);
    expect(host.output).toContain("9");
  });

  // More rules fire than with levels, because a move back makes nothing new; but no board is there twice.
  test.each([
    [SMALL, 56, 37],
    [LARGE, 732, 444],
  ])("without levels, CLIPS drops repeated boards: %s", (start, nodes, goal) => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.load(readFileSync(`${folder}${language}/puzrepet.clp`, "utf8"));
    environment.evaluate(`(${words.with} ${start})`);
    environment.run();
    const numbers = [...host.output.matchAll(/(\d+)>?\n/g)].map((match) => Number(match[1]));
    expect(numbers).toEqual([nodes, goal]);
  });

  test("tells solvable boards from others", () => {
    const environment = new Environment(memoryHost());
    environment.load(readFileSync(`${folder}${language}/auxiliar.clp`, "utf8"));
    const solvable = (board: string) => environment.evaluate(`(${words.check} (create$ ${board}))`);
    expect(solvable(SMALL)).toMatchObject({ name: "TRUE" });
    expect(solvable("2 1 3 8 0 4 7 6 5")).toMatchObject({ name: "FALSE" });
  });
});
