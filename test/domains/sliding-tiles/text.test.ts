/** Boards as text: what is read, every error with its place, and that writing and reading are each other's inverse. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slidingTiles, TextError } from "../../../src/domains/index.ts";
import type { Shape } from "../../../src/domains/sliding-tiles/board.ts";
import { formatBoard, parseBoard } from "../../../src/domains/sliding-tiles/text.ts";
import { OptionError } from "../../../src/search/index.ts";

const size = (rows: number, columns: number): Shape => ({ rows, columns });

describe("what is read", () => {
  const eight = { shape: size(3, 3), board: [8, 6, 7, 2, 5, 4, 3, 0, 1] };

  it.each([
    ["rows", "8 6 7\n2 5 4\n3 0 1"],
    ["rows with a last line break", "8 6 7\n2 5 4\n3 0 1\n"],
    ["rows of Windows", "8 6 7\r\n2 5 4\r\n3 0 1\r\n"],
    ["rows of an old Macintosh", "8 6 7\r2 5 4\r3 0 1\r"],
    ["one line", "8 6 7 2 5 4 3 0 1"],
    ["digits", "867254301"],
    ["digits with spaces around", "  867254301 \n"],
    ["commas", "8,6,7,2,5,4,3,0,1"],
    ["commas and spaces", "8, 6, 7,\n2, 5, 4,\n3, 0, 1"],
    ["tabs", "8\t6\t7\n2\t5\t4\n3\t0\t1"],
    ["wide and empty lines", "\n   8   6 7\n\n2 5 4   \n\t\n 3 0 1\n\n"],
    ["leading zeros", "08 06 07\n02 05 04\n03 00 01"],
    ["a byte order mark", "\uFEFF8 6 7\n2 5 4\n3 0 1"],
  ])("%s", (_, text) => {
    expect(parseBoard(text)).toEqual(eight);
  });

  it("boards that are not square, by their rows or by the size", () => {
    const wide = { shape: size(2, 3), board: [1, 2, 3, 4, 5, 0] };
    expect(parseBoard("1 2 3\n4 5 0")).toEqual(wide);
    expect(parseBoard("1 2 3 4 5 0", size(2, 3))).toEqual(wide);
    expect(parseBoard("123450", size(2, 3))).toEqual(wide);
    expect(parseBoard("1 2\n3 4\n5 0")).toEqual({ shape: size(3, 2), board: wide.board });
    expect(parseBoard("12345670", size(4, 2)).shape).toEqual(size(4, 2));
    expect(parseBoard("1230")).toEqual({ shape: size(2, 2), board: [1, 2, 3, 0] });
  });

  it("the size may also repeat what the rows say", () => {
    expect(parseBoard("8 6 7\n2 5 4\n3 0 1", size(3, 3))).toEqual(eight);
  });
});

describe("what is refused, with line and column", () => {
  const notText = "This is not a text file.";
  const empty = "There is no board here: the text is empty.";
  const sides = (shape: string) => `A board has 2 to 5 rows and columns; this one is ${shape}.`;

  const cases: [what: string, text: string, line: number, column: number, message: string, shape?: Shape][] =
    [
      ["nothing", "", 1, 1, empty],
      ["white space only", " \n\t\r\n  ,, \n", 1, 1, empty],
      ["a byte 0", "1 2 3\n4 \0 6", 2, 3, notText],
      ["a byte 0 after line ends of all kinds", "1 2 3\r4 5 6\r\n7\0", 3, 2, notText],
      ["what was no UTF-8", "1 2\uFFFD3\n", 1, 4, notText],
      ["a word", "1 2 3\n4 five 6\n7 8 0", 2, 3, '"five" is not a whole number.'],
      ["a word alone", "hello", 1, 1, '"hello" is not a whole number.'],
      ["prose", "Dear reader,\nthis is no board.", 1, 1, '"Dear" is not a whole number.'],
      ["a fraction", "1 2 3\n4 5.5 6\n7 8 0", 2, 3, '"5.5" is not a whole number.'],
      ["a hexadecimal number", "1 2 3\n4 0x5 6\n7 8 0", 2, 3, '"0x5" is not a whole number.'],
      ["digits of another script", "1 2 3\n4 ٥ 6\n7 8 0", 2, 3, '"٥" is not a whole number.'],
      [
        "a long word, shortened",
        `1 2 3\n4 5 6\n7 8 ${"x".repeat(99)}`,
        3,
        5,
        '"xxxxxxxxxxxxxxxxxxxx…" is not a whole number.',
      ],
      [
        "a negative number",
        "1 2 3\n4 -5 6\n7 8 0",
        2,
        3,
        "-5 is out of range: a 3x3 board has the numbers 0 to 8.",
      ],
      ["minus 0", "1 2\n3 -0", 2, 3, "-0 is out of range: a 2x2 board has the numbers 0 to 3."],
      [
        "a number that is too large",
        "1 2 3\n4 9 6\n7 8 0",
        2,
        3,
        "9 is out of range: a 3x3 board has the numbers 0 to 8.",
      ],
      [
        "an endless number",
        `1 2\n3 ${"9".repeat(400)}`,
        2,
        3,
        "99999999999999999999… is out of range: a 2x2 board has the numbers 0 to 3.",
      ],
      ["a tile twice", "1 2 3\n4 5 6\n7 5 0", 3, 3, "5 occurs again here, and 8 is missing."],
      ["two blanks", "0 2 3\n4 5 6\n7 8 0", 3, 5, "0 occurs again here, and 1 is missing."],
      ["tiles twice", "1 1 1\n4 5 6\n7 8 0", 1, 3, "1 occurs again here, and 2, 3 are missing."],
      ["no blank", "1 2 3\n4 5 6\n7 8 8", 3, 5, "8 occurs again here, and 0 is missing."],
      ["a short row", "1 2 3\n4 5\n7 8 0", 2, 3, "This row has 2 numbers but the first one has 3."],
      ["a row of one", "1 2 3\n4\n7 8 0", 2, 1, "This row has 1 number but the first one has 3."],
      ["a long row", "1 2 3\n4 5 6 9\n7 8 0", 2, 7, "This row has 4 numbers but the first one has 3."],
      ["a missing last tile", "1 2 3\n4 5 6\n7 8", 3, 3, "This row has 2 numbers but the first one has 3."],
      ["tabs count as one column", "1\t2\t3\n4\t\tfive", 2, 4, '"five" is not a whole number.'],
      [
        "one line that is no square",
        "1 2 3 4 5 6 7 0",
        1,
        15,
        "8 numbers on one line are not a square board: put each row on its own line, or give the size.",
      ],
      [
        "digits that are no square",
        "12345670",
        1,
        8,
        "8 numbers on one line are not a square board: put each row on its own line, or give the size.",
      ],
      ["one number", "5", 1, 1, sides("1x1")],
      ["one column", "1\n2\n3\n0", 1, 1, sides("4x1")],
      ["too many rows", "\n1 2\n3 4\n5 6\n7 8\n9 10\n11 0", 2, 1, sides("6x2")],
      ["too many numbers", Array.from({ length: 36 }, (_, i) => i).join(" "), 1, 1, sides("6x6")],
      ["a size that is too small", "1 2 3 0", 1, 1, sides("1x4"), size(1, 4)],
      [
        "fewer numbers than the size",
        "1 2 3 4 5",
        1,
        9,
        "A 2x3 board has 6 numbers; this one has 5.",
        size(2, 3),
      ],
      [
        "more numbers than the size",
        "1 2 3 4 5 0 7 8",
        1,
        13,
        "A 2x3 board has 6 numbers; this one has 8.",
        size(2, 3),
      ],
      [
        "rows wider than the size",
        "1 2 3 4\n5 6 7 0",
        1,
        7,
        "This row has 4 numbers but a row of a 2x3 board has 3.",
        size(2, 3),
      ],
      ["fewer rows than the size", "1 2\n3 0", 2, 1, "A 3x2 board has 3 rows; this one has 2.", size(3, 2)],
      [
        "more rows than the size",
        "1 2\n3 4\n5 6\n7 0",
        3,
        1,
        "A 2x2 board has 2 rows; this one has 4.",
        size(2, 2),
      ],
    ];

  it.each(cases)("%s", (_, text, line, column, message, shape) => {
    const error = thrownBy(() => parseBoard(text, shape));
    expect(error).toBeInstanceOf(TextError);
    expect(error).toMatchObject({ line, column, message });
  });
});

describe("the options of the domain", () => {
  const open = (settings: Record<string, string>, text = "1 2 3 4 5 0") =>
    slidingTiles.open({ text }, settings).problem;

  it("--size in both ways of writing it", () => {
    expect(open({ size: "2x3" }).starts).toEqual([[1, 2, 3, 4, 5, 0]]);
    expect(open({ size: "3×2" }).starts).toEqual([[1, 2, 3, 4, 5, 0]]);
  });

  it.each(["", "6", "2*3", "2x", "x3", "axb", "2x3x4", "-2x3"])('--size "%s" is refused', (text) => {
    const error = thrownBy(() => open({ size: text }));
    expect(error).toBeInstanceOf(OptionError);
    expect(error).toMatchObject({
      message: `A size is written as rows x columns, as in 3x4, not "${text}".`,
    });
  });

  it("--goal is read like a board of that shape, and its errors say where", () => {
    const goal = (text: string) => thrownBy(() => open({ goal: text }, "1 2 3\n4 5 6\n7 8 0"));
    expect(goal("123804765")).toBeUndefined();
    expect(goal("1 2 3\n8 0 4\n7 6 5")).toBeUndefined();
    expect(goal("1 2 3 8 0 4 7 6 6")).toBeInstanceOf(OptionError);
    expect(goal("1 2 3 8 0 4 7 6 6")).toMatchObject({
      message: "--goal, line 1, column 17: 6 occurs again here, and 5 is missing.",
    });
    expect(goal("1 2 3 0")).toMatchObject({
      message: "--goal, line 1, column 7: A 3x3 board has 9 numbers; this one has 4.",
    });
  });

  it.each(["left,right", "up,left,right,up", "up left right down", "Up,left,right,down", ""])(
    '--order "%s" is refused',
    (order) => {
      expect(thrownBy(() => open({ size: "2x3", order }))).toMatchObject({
        name: "OptionError",
        message: `--order takes up,left,right,down in any order, not "${order}".`,
      });
    },
  );

  it("--order and --root-order set the order of the actions", () => {
    const problem = open({ order: "down,up,right,left", "root-order": "left, right, down, up" }, "123405678");
    const [start] = problem.starts;
    expect(problem.actions(start!)).toEqual(["left", "right", "down", "up"]);
    const next = problem.result(start!, "up");
    expect(problem.actions(next)).toEqual(["down", "right", "left"]);
  });
});

describe("any board of any size", () => {
  const side = fc.integer({ min: 2, max: 5 });
  const boards = fc.tuple(side, side).chain(([rows, columns]) => {
    const tiles = Array.from({ length: rows * columns }, (_, tile) => tile);
    return fc.record({
      shape: fc.constant({ rows, columns }),
      board: fc.shuffledSubarray(tiles, { minLength: tiles.length }),
    });
  });

  it("is written and read back", () => {
    fc.assert(
      fc.property(boards, ({ shape, board }) => {
        expect(parseBoard(formatBoard(board, shape))).toEqual({ shape, board });
        expect(parseBoard(board.join(" "), shape)).toEqual({ shape, board });
        const opened = slidingTiles.open({ text: formatBoard(board, shape) }, {});
        expect(opened.picture(board)).toBe(formatBoard(board, shape));
        expect(parseBoard(opened.line(board), shape).board).toEqual(board);
      }),
      { numRuns: 500 },
    );
  });

  it("is drawn in rows of equal width", () => {
    fc.assert(
      fc.property(boards, ({ shape, board }) => {
        const lines = formatBoard(board, shape).split("\n");
        expect(lines).toHaveLength(shape.rows);
        expect(new Set(lines.map((line) => line.length)).size).toBe(1);
      }),
      { numRuns: 100 },
    );
    const fifteen = Array.from({ length: 16 }, (_, cell) => cell);
    expect(formatBoard(fifteen, size(4, 4)).split("\n")[0]).toBe(" 0  1  2  3");
  });

  it("any text is read as a board or refused with a place inside it", () => {
    const word = fc.constantFrom(
      "0",
      "1",
      "2",
      "3",
      "12",
      "x",
      "-1",
      ",",
      " ",
      "\n",
      "\r\n",
      "\t",
      "\0",
      "é",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join("");
        const error = thrownBy(() => parseBoard(text));
        if (error === undefined) return;
        expect(error).toBeInstanceOf(TextError);
        const { line, column } = error as TextError;
        const lines = text.split(/\r\n|\n|\r/);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(Math.max(1, lines[line - 1]!.length));
      }),
      { numRuns: 2000 },
    );
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
