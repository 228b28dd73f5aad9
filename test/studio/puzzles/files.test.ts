/** What can be saved: pictures as SVG, animations, GIF files that a GIF reader understands. */
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { domains } from "../../../src/domains/index.ts";
import { animatedSvg } from "../../../src/studio/puzzles/export/animated-svg.ts";
import { encodeGif } from "../../../src/studio/puzzles/export/gif.ts";
import { shownPlaces, treePicture } from "../../../src/studio/puzzles/export/tree-picture.ts";
import { openPuzzle } from "../../../src/studio/puzzles/puzzle.ts";
import { pictureAsSvg } from "../../../src/studio/ui/picture/picture-file.ts";
import { kindCode, type Tree } from "../../../src/studio/ui/tree/tree.ts";

// The hooks of the page access the browser when they are loaded.
vi.stubGlobal("navigator", { languages: ["en"] });
const { puzzleRows } = await import("../../../src/studio/puzzles/domains/index.ts");
const { firstPuzzle } = await import("../../../src/studio/puzzles/puzzle-link.ts");

const colours = (paint: string) => (paint.startsWith("#") ? paint : `token-${paint}`);

function firstPicture(domain: string) {
  const opening = openPuzzle(firstPuzzle(domain));
  if (opening.fault) throw new Error(opening.fault.message);
  const about = opening.opened.problem;
  const { problem } = opening.opened;
  const next = problem.result(opening.start, problem.actions(opening.start)[0]);
  const kind = puzzleRows[domain]!.board;
  return {
    kind,
    about,
    start: opening.start,
    pictures: [kind.draw(about, opening.start), kind.draw(about, next)],
  };
}

describe.each(Object.keys(domains))("a picture of %s", (domain) => {
  const { kind, about, start, pictures } = firstPicture(domain);

  it("holds every cell within its frame", () => {
    const { rows, columns, left, top, side } = kind.grid(about);
    expect(left + columns * side).toBeLessThanOrEqual(pictures[0]!.width);
    expect(top + rows * side).toBeLessThanOrEqual(pictures[0]!.height);
    for (let cell = 0; cell < rows * columns; cell++) expect(kind.content(start, cell)).not.toBe("");
    expect(new Set(pictures[0]!.groups.map(({ key }) => key)).size).toBe(pictures[0]!.groups.length);
  });

  it("is an SVG of one root without a script, alone and animated", () => {
    for (const text of [pictureAsSvg(pictures[0]!, colours), animatedSvg(pictures, colours, 0.4)]) {
      expect(text.match(/<svg /g)).toHaveLength(1);
      expect(text.trimEnd()).toMatch(/<\/svg>$/);
      expect(text).not.toMatch(/<script|undefined|NaN/);
    }
    expect(animatedSvg(pictures, colours, 0.4)).toContain('dur="0.80s"');
  });
});

describe("a picture of a tree", () => {
  const parents = [-1, 0, 0, 2, 2];
  const { pictures } = firstPicture("sliding-tiles");
  const tree: Tree = {
    source: {},
    ids: Int32Array.from(parents, (_, place) => 10 * place),
    parents: Int32Array.from(parents),
    kinds: Uint8Array.from([
      kindCode.path,
      kindCode.goal,
      kindCode.frontier,
      kindCode.dropped,
      kindCode.expanded,
    ]),
    look: {
      hasBoards: true,
      label: (place) => String(10 * place),
      lines: (place) => ["up", `f ${place}`],
      board: () => pictures[0]!,
    },
  };

  it("has every board, line and word that there is room for, and counts the rest", () => {
    const whole = pictureAsSvg(treePicture(tree, shownPlaces(tree, 100)), colours);
    for (const part of [">0 up<", ">f 4<", ">40 up<", "token-frontier"]) expect(whole).toContain(part);
    expect(whole.match(/<path /g)).toHaveLength(4);
    expect(whole.match(/opacity="0.4"/g)!.length).toBeGreaterThan(8);
    const small = pictureAsSvg(treePicture(tree, shownPlaces(tree, 3)), colours);
    expect(small).toContain(">+2<");
    expect(small.match(/<path /g)).toHaveLength(2);
  });

  it("keeps the way to the goal, and no line goes through words", () => {
    expect(shownPlaces(tree, 1)).toEqual([0, 1]);
    const { groups } = treePicture(tree, shownPlaces(tree, 100));
    const lines = groups[0]!.shapes.flatMap((shape) => (shape.type === "path" ? [ends(shape.d)] : []));
    const words = groups.flatMap(({ x, y, shapes, key }) =>
      shapes.flatMap((shape) =>
        shape.type === "text" && !key.includes("tile") ? [{ ...shape, x: x + shape.x, y: y + shape.y }] : [],
      ),
    );
    expect(words.length).toBeGreaterThan(9);
    for (const { top, bottom } of lines)
      for (const word of words) expect(word.y + 6 <= top || word.y - 6 >= bottom).toBe(true);
  });

  function ends(d: string): { top: number; bottom: number } {
    const [, top, bottom] = /^M[\d.]+,([\d.]+)C.*,([\d.]+)$/.exec(d)!;
    return { top: Number(top), bottom: Number(bottom) };
  }
});

describe("a GIF", () => {
  it("is read back pixel by pixel", () => {
    const size = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        size,
        size,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer(),
        (width, height, count, frames, seed) => {
          // Colours that differ by more than a shade are kept as they are.
          const palette = Array.from({ length: count }, (_, i) => [
            (i % 4) * 64,
            ((i >> 2) % 4) * 64,
            (i >> 4) * 64,
          ]);
          let state = seed;
          const next = () => {
            state = (Math.imul(state, 1664525) + 1013904223) | 0;
            return palette[(state >>> 8) % count]!;
          };
          const pictures = Array.from({ length: frames }, (_, i) => ({
            milliseconds: 100 * (i + 1),
            pixels: Uint8Array.from(Array.from({ length: width * height }, () => [...next(), 255]).flat()),
          }));
          const read = readGif(encodeGif(width, height, pictures));
          expect(read).toMatchObject({ width, height });
          expect(read.frames.map(({ delay }) => delay)).toEqual(
            pictures.map(({ milliseconds }) => milliseconds),
          );
          read.frames.forEach(({ pixels }, i) => {
            expect(Buffer.from(pixels).equals(Buffer.from(pictures[i]!.pixels))).toBe(true);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it("of many pixels begins its table of codes anew", () => {
    const pixels = Uint8Array.from({ length: 4 * 300 * 300 }, (_, i) =>
      i % 4 === 3 ? 255 : ((i * i) >> 7) & 0xc0,
    );
    const [frame] = readGif(encodeGif(300, 300, [{ pixels, milliseconds: 50 }])).frames;
    expect(Buffer.from(frame!.pixels).equals(Buffer.from(pixels))).toBe(true);
  });
});

/** A reader of GIF89a after the specification, for files with one table of colours. */
function readGif(bytes: Uint8Array) {
  const short = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  expect(Buffer.from(bytes.subarray(0, 6)).toString()).toBe("GIF89a");
  const [width, height] = [short(6), short(8)];
  const colours = bytes.subarray(13, 13 + 3 * (2 << (bytes[10]! & 7)));
  let at = 13 + colours.length;
  let delay = 0;
  const frames: { delay: number; pixels: Uint8Array }[] = [];
  const blocks = () => {
    const data: number[] = [];
    for (; bytes[at] !== 0; at += bytes[at]! + 1) data.push(...bytes.subarray(at + 1, at + 1 + bytes[at]!));
    at++;
    return data;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) delay = 10 * short(at + 4);
      at += 2;
      blocks();
    } else {
      expect([bytes[at], short(at + 5), short(at + 7)]).toEqual([0x2c, width, height]);
      at += 10;
      const bits = bytes[at++]!;
      const pixels = decompress(blocks(), bits).flatMap((index) => [
        ...colours.subarray(3 * index, 3 * index + 3),
        255,
      ]);
      frames.push({ delay, pixels: Uint8Array.from(pixels) });
    }
  }
  expect(at).toBe(bytes.length - 1);
  return { width, height, frames };
}

function decompress(data: readonly number[], bits: number): number[] {
  const clear = 1 << bits;
  let size = bits + 1;
  let table: number[][] = [];
  let before: number[] | undefined;
  const out: number[] = [];
  let held = 0;
  let heldBits = 0;
  let at = 0;
  for (;;) {
    while (heldBits < size) {
      held |= data[at++]! << heldBits;
      heldBits += 8;
    }
    const code = held & ((1 << size) - 1);
    held >>>= size;
    heldBits -= size;
    if (code === clear + 1) return out;
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, i) => [i]);
      size = bits + 1;
      before = undefined;
      continue;
    }
    const entry: number[] = table[code] ?? [...before!, before![0]!];
    for (const index of entry) out.push(index);
    if (before !== undefined && table.length < 4096) table.push([...before, entry[0]!]);
    if (table.length === 1 << size && size < 12) size++;
    before = entry;
  }
}
