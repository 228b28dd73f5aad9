/** Eternity II puzzles and boards as text, addresses, JSON and pictures; every error has its place. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, inflateSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestScore } from "../../../src/domains/eternity2/board.ts";
import { checkBoard } from "../../../src/domains/eternity2/board-check.ts";
import { cellOrder } from "../../../src/domains/eternity2/cell-orders.ts";
import { PlacementSearch } from "../../../src/domains/eternity2/fast/placement-search.ts";
import { boardFromAddress, toAddress } from "../../../src/domains/eternity2/formats/address.ts";
import { boardFromJson, puzzleFromJson, toJson } from "../../../src/domains/eternity2/formats/json.ts";
import { generate } from "../../../src/domains/eternity2/generate.ts";
import { instances } from "../../../src/domains/eternity2/instances.ts";
import { boardAsNumbers } from "../../../src/domains/eternity2/pictures/number-picture.ts";
import { boardAsPixels } from "../../../src/domains/eternity2/pictures/pixels.ts";
import { boardAsSvg } from "../../../src/domains/eternity2/pictures/svg.ts";
import { boardForTerminal } from "../../../src/domains/eternity2/pictures/terminal-picture.ts";
import { formatPuzzle, parsePuzzle } from "../../../src/domains/eternity2/text.ts";
import { TextError } from "../../../src/domains/text/text-error.ts";
import { toPng } from "../../../src/node/files/png.ts";

const folder = fileURLToPath(new URL("../../../problems/eternity2/", import.meta.url));
const fourByFour = instances["brendan-4x4"]!.puzzle;

/** The first solution of a puzzle. */
function solved(puzzle = fourByFour) {
  const search = new PlacementSearch(puzzle, cellOrder(puzzle, "row"));
  while (search.advance(1_000_000) !== "solution");
  return search.board();
}

describe("puzzles as text", () => {
  it.each(Object.keys(instances))("%s is the same by name and as a file", (name) => {
    expect(parsePuzzle(readFileSync(`${folder}${name}.txt`, "utf8"))).toEqual(instances[name]!.puzzle);
  });

  it("are written and read back, as text and as JSON", () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 2, max: 5 }),
        (seed, width, height) => {
          const puzzle = generate({ width, height, frameColours: 6, innerColours: 6, seed });
          expect(parsePuzzle(formatPuzzle(puzzle))).toEqual(puzzle);
          expect(puzzleFromJson(JSON.stringify(toJson(puzzle)))).toEqual(puzzle);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("may leave out the size, and may have hints and comments", () => {
    const text = formatPuzzle(fourByFour).replace("4 4\n", "# e2pieces.txt\n");
    expect(parsePuzzle(text)).toEqual(fourByFour);
    expect(parsePuzzle(`${text}hint 0 0 3 # a corner\n`).hints).toEqual([{ cell: 0, piece: 0, rotation: 3 }]);
    expect(parsePuzzle(text.replaceAll("\n", "\r\n"))).toEqual(fourByFour);
  });

  it("come from a full board's address", () => {
    expect(parsePuzzle(toAddress(fourByFour, solved(), "x")).pieces).toHaveLength(16);
  });

  const corners = ["1 1 0 0", "0 0 1 1", "1 0 0 1", "0 1 1 0"];
  it.each([
    ["", 1, 1, /empty/],
    ["# nothing\n", 1, 1, /comments/],
    [`2 2\n${corners.slice(0, 3).join("\n")}`, 4, 7, /has 4 pieces; this text has 3/],
    [`2 2\n${[...corners, "1 1 0 0"].join("\n")}`, 6, 1, /has 4 pieces; this text has 5/],
    [corners.slice(0, 3).join("\n"), 3, 1, /not a square/],
    ["2 2\n1 1 0 0\n0 0 1 x", 3, 7, /"x" is not part of a number/],
    ["2 2\n1 1 0 0\n0 0 1", 3, 5, /four colours/],
    ["2 2\n1 1 0 0\n0 0 1 99", 3, 7, /from 0 to 31/],
    ["1 4\n", 1, 1, /2x2/],
    [`2 2\n${corners.with(3, "0 1 1 1").join("\n")}`, 4, 1, /needs 4 corner pieces .*this text has 3/],
    [`2 2\n${corners.with(3, "0 0 0 1").join("\n")}`, 5, 1, /fits no cell/],
    [`2 2\n${corners.with(3, "0 2 1 0").join("\n")}`, 2, 1, /odd number/],
    [`2 2\n${corners.with(3, "0 2 3 0").join("\n")}`, 5, 1, /no partner/],
    [`2 2\n${corners.join("\n")}\nhint 9 0 0`, 6, 6, /a cell/i],
    [`2 2\n${corners.join("\n")}\nhint 0 0 0`, 6, 1, /does not fit/],
    [`2 2\n${corners.join("\n")}\nhint 0 3 0\nhint 0 1 0`, 7, 1, /already/],
    ["#board_edges=abb1aaaa", 1, 17, /"1" is not a colour/],
    ["#board_edges=abbaaaa", 1, 21, /a multiple of four/],
    ['{ "width": 2, }', 1, 15, /name in quotes/],
  ])("%j is refused at its place", (text, line, column, message) => {
    let error: unknown;
    try {
      parsePuzzle(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TextError);
    expect((error as TextError).message).toMatch(message);
    expect([(error as TextError).line, (error as TextError).column]).toEqual([line, column]);
  });
});

describe("boards", () => {
  it("go to an address and back", () => {
    const board = solved();
    const address = toAddress(fourByFour, board, "four");
    const read = boardFromAddress(`https://viewer.example/${address}`);
    expect(read.name).toBe("four");
    expect(toAddress(fourByFour, board, "four")).toContain(`board_edges=${/edges=(\w+)/.exec(address)![1]}`);
    expect(checkBoard(read, fourByFour)).toEqual({
      filled: 16,
      score: 24,
      bestScore: bestScore(fourByFour),
      conflicts: [],
      duplicates: [],
      foreign: [],
    });
  });

  it("are checked for conflicts, duplicate and foreign pieces", () => {
    const address = toAddress(fourByFour, solved(), "four");
    const edges = /edges=(\w+)/.exec(address)![1]!;
    const change = (cell: number, letters: string) =>
      boardFromAddress(`#board_edges=${edges.slice(0, cell * 4)}${letters}${edges.slice(cell * 4 + 4)}`);
    const twice = checkBoard(change(5, edges.slice(24, 28)), fourByFour);
    expect(twice.duplicates).toEqual([6]);
    expect(twice.conflicts.length).toBeGreaterThan(0);
    expect(twice.score).toBeLessThan(24);
    expect(checkBoard(change(5, "zzzz"), fourByFour).foreign).toEqual([5]);
    expect(checkBoard(change(5, "aaaa"), fourByFour)).toMatchObject({ filled: 15, score: 20, foreign: [] });
    const numbered = boardFromAddress(address.replace(/pieces=\d{3}\d{3}/, "pieces=001001"));
    expect(checkBoard(numbered).duplicates).toContain(1);
  });

  it("go to JSON and back", () => {
    const board = solved();
    const text = JSON.stringify(toJson(fourByFour, board));
    expect(boardFromJson(text, puzzleFromJson(text))?.cells).toEqual(board.cells);
  });

  it.each([
    ['{\n  "width": 1', 2, 13, "The JSON ends too soon."],
    ['{"width": 4,\n "height": 1}', 2, 12, "width and height are whole numbers from 2 on."],
    ['{"height": 4}', 1, 1, "width and height are whole numbers from 2 on."],
    [
      '{"width": 2, "height": 2,\n  "pieces": [[0, 0, 1, 99]]}',
      2,
      13,
      "pieces is a list of [up, right, down, left], colours from 0 to 31.",
    ],
  ])("a mistake in JSON is reported with its place: %j", (text, line, column, message) => {
    expect(() => puzzleFromJson(text)).toThrow(expect.objectContaining({ line, column, message }));
  });

  it("a piece on a JSON board is a number", () => {
    const cells = Array.from({ length: 16 }, () => ["length", 0]);
    const text = JSON.stringify({ ...toJson(fourByFour), board: cells });
    expect(() => boardFromJson(text, fourByFour)).toThrow("board is a list of");
  });
});

describe("pictures", () => {
  const { cells } = solved();
  const wrong = cells.with(5, 0).with(0, cells[0]! === 1 ? 2 : 1);

  it("are SVG with four triangles a cell and marked conflicts", () => {
    expect(boardAsSvg(fourByFour, cells).match(/<polygon/g)).toHaveLength(64);
    expect(boardAsSvg(fourByFour, cells)).not.toContain("conflict");
    expect(boardAsSvg(fourByFour, wrong)).toContain('class="conflict"');
    expect(boardAsSvg(fourByFour, cells, true).match(/<text/g)).toHaveLength(16);
  });

  it("are PNG files that decode to the pixels", () => {
    const pixels = boardAsPixels(fourByFour, wrong);
    const png = toPng(pixels);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pixels.width, pixels.height]);
    const length = png.readUInt32BE(33);
    const data = png.subarray(41, 41 + length);
    expect(png.readUInt32BE(41 + length)).toBe(crc32(png.subarray(37, 41 + length)));
    const rows = inflateSync(data);
    expect(rows.length).toBe(pixels.height * (pixels.width * 3 + 1));
    expect([...rows.subarray(1, 1 + pixels.width * 3)]).toEqual([
      ...pixels.bytes.subarray(0, pixels.width * 3),
    ]);
  });

  it("are lines for a terminal", () => {
    expect(boardForTerminal(fourByFour, cells).split("\n")).toHaveLength(8);
    expect(boardAsNumbers(fourByFour, wrong)).toContain("!");
  });
});
