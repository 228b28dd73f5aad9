/** The texts of the knight score game: problemas.dat, JSON, grids, and what is wrong in them. */
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { domains, parseBoards, TextError } from "../../../src/domains/index.ts";
import { formatProblemas, withProblem } from "../../../src/domains/knight-score/formats/problemas.ts";
import { instances } from "../../../src/domains/knight-score/instances.ts";
import { randomCells } from "../../../src/domains/knight-score/random-board.ts";

const file = new URL("../../../problems/knight/problemas.dat", import.meta.url);
const text = readFileSync(file, "utf8");
const knight = domains["knight-score"]!;

describe("problemas.dat", () => {
  it("holds the named boards", () => {
    expect(parseBoards(text)).toEqual(Object.values(instances).map(({ board }) => board));
  });

  it("is written as it is read", () => {
    expect(formatProblemas(parseBoards(text))).toBe(text);
  });

  it("takes a problem added by hand, in any layout and case", () => {
    const added = `${text}\n; mine\n("G" 12 ((5 nil) (NIL t) (() 7.5)))\n`;
    const g = parseBoards(added).at(-1);
    const cells = [5, null, null, null, null, 7.5];
    expect(g).toEqual({ name: "G", target: 12, shape: { rows: 3, columns: 2 }, cells, knight: 3 });
    expect(knight.open({ text: added }, { problem: "g" }).problem.starts[0]).toMatchObject({ knight: 3 });
  });

  it("survives a round trip with any numbers", () => {
    const cell = fc.oneof(fc.constant(null), fc.integer(), fc.constantFrom(0.5, -2.25));
    const cells = fc.array(cell, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer(), cells, (name, target, numbers) => {
        const shape = { rows: 2, columns: 3 };
        const board = { name, target, shape, cells: numbers, knight: numbers.indexOf(null) };
        expect(parseBoards(formatProblemas([board]))).toEqual([board]);
      }),
    );
  });

  it("changes one problem and nothing else", () => {
    const before = `; kept\n("A" 1 ((1)))   ("F" 5 ((1 2) (3 4))) ; kept too\n("G" 2 ((9)))`;
    const board = { ...parseBoards(before)[1]!, cells: randomCells({ rows: 2, columns: 2 }, 7) };
    const after = withProblem(before, board);
    expect(after.startsWith('; kept\n("A" 1 ((1)))   ("F" 5')).toBe(true);
    expect(after.endsWith(' ; kept too\n("G" 2 ((9)))')).toBe(true);
    expect(parseBoards(after)[1]).toEqual(board);
  });
});

/** The text, the place and the words. */
const wrong: [string, string, string][] = [
  ['("A" 70 ((1 2)', "1:9", "never closed"],
  ['("A" 70 ((1 2)))\n)', "2:1", "closes nothing"],
  ['("A" 70 ((1 2) (3)))', "1:16", "This row has 1 cell but the first one has 2."],
  ['("A" 70\n ((1 2)\n  (3 4 5)))', "3:8", "This row has 3 cells"],
  ['("A" 70 ((1 x)))', "1:13", "A cell is a number, NIL"],
  ['("A" 70 ((1 "x")))', "1:13", "A cell is a number, NIL"],
  ['("A" ((1 2)))', "1:6", "The target of problem A is expected here"],
  ["(70 ((1 2)))", "1:2", "begins with its name"],
  ['("A" 70)', "1:1", "a list of rows"],
  ['("A" 70 (1 2))', "1:10", "A row is expected here"],
  ['("A" 70 ((1 2)) 3)', "1:17", "should end here"],
  ['("A" 70 ((1)))\n("A" 80 ((1)))', "2:1", "is already a problem A"],
  ['("A" 70 ((T T)))', "1:13", "second knight"],
  ['("A', "1:2", "never closed"],
  [`("A" 70 ((${"1 ".repeat(27)})))`, "1:63", "at most 26 columns"],
  ['("A" 70 (()))', "1:10", "is empty"],
  ["", "1:1", "empty"],
  ["1 2\n3", "2:1", "This row has 1 cell"],
  ["1 2\n3 x", "2:3", '"x" is not a number'],
  ["1 \u{fffd}", "1:3", "not a text file"],
  ['{"board": [[1, 2], [3]]}', "1:20", "This row has 1 cell"],
  ['{"board": [[1,\n }', "2:2", "not JSON"],
  ['{"board": [[1 2]]}', "1:15", '"," or "]" is expected here.'],
  ['{"board": [[1]]', "1:16", "ends too soon"],
  ['{"board": [[1]]} 7', "1:18", "should end here"],
  ['{"board" [[1]]}', "1:10", '":" is expected here.'],
  ["{board: 1}", "1:2", "A name in quotes"],
  ['{"A": {"target": "x", "board": [[1]]}}', "1:18", "target of problem A"],
  ['{"A": {"target": 7}}', "1:7", "Problem A has no board"],
  ['{"A": {"board": [["x"]]}}', "1:19", "A cell is a number, null"],
  ['{"A": {"board": [7]}}', "1:18", "A row is expected here"],
  ['[{"name": "A", "board": [[1]]},\n{"name": "A", "board": [[1]]}]', "2:1", "is already a problem A"],
  ["[]", "1:1", "no board"],
  ["[7]", "1:2", "not an object"],
];

describe("what is wrong, and where", () => {
  it.each(wrong)("%j", (bad, place, words) => {
    try {
      parseBoards(bad);
    } catch (error) {
      expect(error).toBeInstanceOf(TextError);
      const { line, column, message } = error as TextError;
      expect({ place: `${line}:${column}`, message }).toEqual({
        place,
        message: expect.stringContaining(words),
      });
      return;
    }
    expect.unreachable("It was read.");
  });

  it("reads anything without a crash", () => {
    const piece = fc.constantFrom(
      "(",
      ")",
      '"A"',
      " ",
      "70",
      "NIL",
      "T",
      "\n",
      ";",
      '"',
      "\\",
      "1",
      "x",
      "{",
      "[",
      ",",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        try {
          parseBoards(pieces.join(""));
        } catch (error) {
          expect(error).toBeInstanceOf(TextError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("other formats", () => {
  const grid = {
    name: "grid",
    target: 9,
    shape: { rows: 2, columns: 3 },
    cells: [1, null, 3, null, 5, null],
    knight: 5,
  };

  it("a plain grid, on lines or with slashes", () => {
    expect(parseBoards("target 9\n1 . 3\nNIL 5 T\n")).toEqual([grid]);
    expect(parseBoards("target 9 / 1 . 3 / - 5 T")).toEqual([grid]);
  });

  it("the line of a state can be given again", () => {
    const { problem, line } = knight.open({ instance: "C" }, { rules: "lisp" });
    const state = problem.result(problem.starts[0], problem.actions(problem.starts[0])[0]);
    const again = knight.open({ text: line(state) }, { rules: "lisp" });
    expect(again.problem.starts[0]).toMatchObject({ cells: state.cells, knight: state.knight });
    expect(again.problem.actions(again.problem.starts[0])).toEqual(problem.actions(state));
  });

  it("JSON: one board, several, or by name", () => {
    const board = {
      target: 9,
      board: [
        [1, null, 3],
        [null, 5, "T"],
      ],
    };
    expect(parseBoards(JSON.stringify({ name: "grid", ...board }))).toEqual([grid]);
    expect(parseBoards(JSON.stringify([{ name: "grid", ...board }]))).toEqual([grid]);
    expect(parseBoards(JSON.stringify({ grid: board }))).toEqual([grid]);
  });

  it("a grid without a target asks for one", () => {
    expect(() => knight.open({ text: "1 2 / 3 4" }, {})).toThrow("--target");
    expect(() => knight.open({ text: "1 2 / 3 4" }, { goal: "best" })).not.toThrow();
  });
});

describe("options", () => {
  const refused: [Record<string, string>, string][] = [
    [{}, "choose one with --problem: A, B, C, D, E, F, B-lisp"],
    [{ problem: "Z" }, 'no problem "Z"'],
    [{ problem: "A", rules: "x" }, "--rules takes off, lisp, official"],
    [{ problem: "A", double: "x" }, "--double takes largest, choose"],
    [{ problem: "A", goal: "x" }, "--goal takes target, best"],
    [{ problem: "A", target: "x" }, "--target takes a number"],
    [{ problem: "F", random: "x" }, "--random takes a whole number"],
  ];

  it.each(refused)("%j", (settings, words) => {
    expect(() => knight.open({ text }, settings)).toThrow(words);
  });

  it("a random board is the same for the same seed, and its file changes in F only", () => {
    const board = (seed: string) => knight.open({ text }, { random: seed }).problem.starts[0].cells;
    expect(board("7")).toEqual(board("7"));
    expect(board("7")).not.toEqual(board("8"));
    expect(board("7").toSorted((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, i) => i),
    );
    const written = parseBoards(knight.rewritten!(text, { random: "7" })!);
    expect(written.find(({ name }) => name === "F")!.cells).toEqual(board("7"));
    expect(written.filter(({ name }) => name !== "F")).toEqual(
      parseBoards(text).filter(({ name }) => name !== "F"),
    );
    expect(knight.rewritten!(text, { problem: "F" })).toBeUndefined();
  });

  it("the search can choose which double goes", () => {
    const settings = { rules: "official", double: "choose", target: "33" };
    const { problem } = knight.open({ text: "11 0 44 / . . . / . 22 ." }, settings);
    expect(problem.actions(problem.starts[0])).toEqual([
      "A1x44",
      "A1x22",
      "A1x0",
      "B1x44",
      "B1x22",
      "B1x11",
      "C1x22",
      "C1x11",
      "C1x0",
    ]);
  });
});
