/** `frontier depths`: the table, JSON, a checkpoint that is resumed, and what is refused. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { depthsOf4x3 } from "../../bench/published-depths.ts";
import { build } from "../built.ts";
import { frontier, program, scratchFolder } from "./command-line.ts";
import { begin, until } from "./running.ts";

const folder = scratchFolder();
beforeAll(build);

describe("depths", () => {
  it("prints how many boards need how many moves, and the deepest", () => {
    const { code, stdout } = frontier(["depths", "2x3"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^10 +23$/m);
    expect(stdout).toMatch(
      /360 boards, none more than 21 moves from the goal .* The deepest:\n\n4 5 0\n1 2 3\n$/,
    );
  });

  it("counts from another goal, as JSON", () => {
    const { stdout } = frontier(["depths", "3x3", "--goal", "1 2 3 8 0 4 7 6 5", "--json"]);
    const { isWhole, boards, counts, deepest } = JSON.parse(stdout);
    expect([isWhole, boards, counts.at(-1), deepest.length]).toEqual([true, 181_440, 148, 20]);
  });

  it.each([
    ["4x4", [], "The boards of 4x4 are too many to count: at most 12 cells can be.\n"],
    ["3x3", ["--goal", "1 2 3"], "--goal, line 1, column 5: "],
    ["3", [], 'A size is written as rows x columns, as in 3x4, not "3".\n'],
  ])("refuses %s %j", (size, options, sentence) => {
    const { code, stderr } = frontier(["depths", size, ...options]);
    expect([code, stderr.slice(0, sentence.length)]).toEqual([2, sentence]);
  });
});

describe("a checkpoint", () => {
  const file = join(folder, "bits");
  const args = ["depths", "4x3", "--checkpoint", file, "--json"];

  it("is written at Ctrl-C, belongs to one puzzle, and leads to the published counts of 4x3", async () => {
    const { child, ended } = begin(process.execPath, [program, ...args]);
    await until(() => existsSync(file));
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    const { isWhole, counts } = JSON.parse(stdout);
    expect([code, isWhole]).toEqual([130, false]);
    expect(frontier(["depths", "3x4", "--checkpoint", file])).toMatchObject({
      code: 2,
      stderr: `${file} is the checkpoint of another puzzle or of other options; it was left unchanged.\n`,
    });
    expect(counts).toEqual(depthsOf4x3.slice(0, counts.length));
    expect(JSON.parse(frontier(args).stdout)).toMatchObject({ isWhole: true, counts: depthsOf4x3 });
  });

  it("that is damaged, or another file, is refused and left alone", () => {
    const damaged = readFileSync(file);
    damaged[damaged.length >> 1]! ^= 1;
    for (const content of [damaged, damaged.subarray(0, 5000), Buffer.from("notes\n")]) {
      writeFileSync(file, content);
      const { code, stderr } = frontier(args);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/ (is damaged|is not a Frontier checkpoint); it was left unchanged/),
      ]);
      expect(readFileSync(file).equals(content)).toBe(true);
    }
  });
});
