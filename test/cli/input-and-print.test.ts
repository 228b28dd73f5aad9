/** The parts of the command line that need no process: where a problem comes from, and how results look. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInput } from "../../src/cli/input.ts";
import {
  bytes,
  count,
  countersOf,
  duration,
  outcomeLine,
  sideBySide,
  table,
} from "../../src/cli/terminal/print.ts";
import { domains } from "../../src/domains/index.ts";
import { run } from "../../src/run/run.ts";
import { OptionError } from "../../src/search/index.ts";
import { scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
const tiles = domains["sliding-tiles"]!;
const input = (word: string) => readInput(tiles, word);

describe("a word on the command line", () => {
  it("is the name of an instance before it is a file", () => {
    expect(input("korf-1")).toEqual({ input: { instance: "korf-1" }, label: "korf-1" });
  });

  it("is a file if there is one of that name, else the problem itself", () => {
    const file = join(folder, "0 1 3");
    writeFileSync(file, "\uFEFF1 2 3 0");
    expect(input(file)).toEqual({ input: { text: "1 2 3 0" }, label: file });
    expect(input("0 1 3 2")).toEqual({ input: { text: "0 1 3 2" }, label: '"0 1 3 2"' });
    expect(input("867254301")).toEqual({ input: { text: "867254301" }, label: '"867254301"' });
    expect(input("8,6,7,2,5,4,3,0,1").input).toEqual({ text: "8,6,7,2,5,4,3,0,1" });
    expect(input("").input).toEqual({ text: "" });
    const long = `0 1${" ".repeat(5000)}2 3`;
    expect(input(long).input).toEqual({ text: long });
  });

  it("keeps bytes that are not UTF-8 for the reader to refuse", () => {
    const file = join(folder, "bytes");
    writeFileSync(file, Buffer.from([0x31, 0xff]));
    expect(input(file).input).toEqual({ text: "1\uFFFD" });
  });

  it.each([
    ["nowhere.txt", /^There is no file and no instance "nowhere\.txt"\.$/],
    ["korf-101", /^There is no file and no instance "korf-101"\. Did you mean korf-10, korf-11, korf-100\?$/],
    ["hard", /Did you mean hardest-1, hardest-2\?$/],
    ["toString", /^There is no file and no instance "toString"\.$/],
    ["constructor", /^There is no file and no instance "constructor"\.$/],
  ])("%s is refused", (word, message) => {
    expect(() => input(word)).toThrow(OptionError);
    expect(() => input(word)).toThrow(message);
  });

  it("is neither a folder nor a file of ten megabytes", () => {
    mkdirSync(join(folder, "boards"));
    expect(() => input(join(folder, "boards"))).toThrow(/boards is a folder, not a file\.$/);
    writeFileSync(join(folder, "large"), Buffer.alloc(10_000_001));
    expect(() => input(join(folder, "large"))).toThrow(/large is too large: at most 10 MB are read\.$/);
  });
});

describe("print", () => {
  it("numbers, times and bytes", () => {
    expect([0, 999, 1000, 181_440].map(count)).toEqual(["0", "999", "1,000", "181,440"]);
    expect([0, 9.94, 12.3, 999, 1000, 119_900, 120_000, 200_000].map(duration)).toEqual([
      "0.0 ms",
      "9.9 ms",
      "12 ms",
      "999 ms",
      "1.0 s",
      "119.9 s",
      "2 min 0 s",
      "3 min 20 s",
    ]);
    expect([0, 1, 28_720, 5e8, 2.5e9].map(bytes)).toEqual(["0 kB", "1 kB", "29 kB", "500 MB", "2.5 GB"]);
  });

  it("never sixty seconds", () => {
    expect([179_600, 239_999, 3_599_999].map(duration)).toEqual(["3 min 0 s", "4 min 0 s", "60 min 0 s"]);
  });

  it("boards side by side, as many as fit", () => {
    const boards = ["1 2\n3 0", "1 2\n0 3", "0 2\n1 3"];
    expect(sideBySide(boards, ["start", "left", "up"], 100)).toBe(
      "start   left    up\n1 2     1 2     0 2\n3 0     0 3     1 3",
    );
    expect(sideBySide(boards, ["start", "left", "up"], 15)).toBe(
      "start   left\n1 2     1 2\n3 0     0 3\n\nup\n0 2\n1 3",
    );
    expect(sideBySide(boards, ["start"], 1).split("\n\n")).toHaveLength(3);
  });

  it("and there may be as many boards as a deep search finds", () => {
    const many = Array.from({ length: 100_000 }, (_, i) => `1 2\n3 ${i}`);
    expect(sideBySide(many, [], 80).split("\n\n")).toHaveLength(100_000 / 8);
  });

  it("a table with numbers to the right and nothing after the last column", () => {
    const rows = [
      ["one", "7"],
      ["three", "1,234"],
    ];
    expect(table(["name", "how many"], rows)).toBe("name   how many\none           7\nthree     1,234");
    expect(table(["name", "how many"], [])).toBe("name  how many");
  });

  it("how a run ended", () => {
    const outcome = (instance: string, settings = {}) => {
      const result = run({ domain: "sliding-tiles", input: { instance }, settings });
      return outcomeLine({ ...result, metrics: { ...result.metrics, timeMs: 5 } });
    };
    expect(outcome("kotlin-2")).toBe("Solved in 4 moves, 5.0 ms.");
    expect(outcome("kotlin-1")).toMatch(/^No solution\. .*parity\.$/);
    expect(outcome("hardest-1", { "max-depth": "3" })).toBe(
      "Stopped at the depth limit after 5.0 ms. So far:",
    );
    expect(outcome("hardest-1", { nodes: "3" })).toBe("Stopped at the node limit after 5.0 ms. So far:");
    const beam = outcome("hardest-1", { strategy: "beam", width: "1" });
    expect(beam).toMatch(/^Stopped at the width of the beam: .* after 5\.0 ms\. So far:$/);
    const text = "1 2 3\n4 5 6\n7 0 8";
    const one = run({ domain: "sliding-tiles", input: { text }, settings: {} });
    expect(outcomeLine(one)).toMatch(/^Solved in 1 move, /);
  });

  it("every counter has its place", () => {
    const { metrics } = run({ domain: "sliding-tiles", input: { instance: "kotlin-2" }, settings: {} });
    const printed = countersOf({ ...metrics, timeMs: 1000, memoryBytes: 28_720 });
    expect(printed.split("\n")).toHaveLength(6);
    for (const cell of [/generated +13\b/, /expanded +4$/m, /opened +10$/m, /taken +4\b/, /memory +29 kB/])
      expect(printed).toMatch(cell);
    expect(printed).toMatch(/penetrance +0\.3077/);
    const unsolved = countersOf({ ...metrics, timeMs: 0, penetrance: null, branchingFactor: null });
    expect(unsolved).toMatch(/penetrance +— +branching factor +—/);
    expect(unsolved).toMatch(/nodes per second +—$/m);
  });
});
