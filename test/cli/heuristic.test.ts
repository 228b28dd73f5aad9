/** `frontier heuristic`: one board by its parts as the A* document prints them, whole spaces and samples, files, limits, languages. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { build } from "../built.ts";
import { frontier, program, scratchFolder } from "./command-line.ts";
import { begin, worked } from "./running.ts";

// Seconds of work take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const folder = scratchFolder();
beforeAll(build, 300_000);

const ask = (...words: string[]) => frontier(["heuristic", ...words], { env: { LC_ALL: "C" } });
const json = (...words: string[]) => JSON.parse(ask(...words, "--json").stdout);

describe("one board", () => {
  it("has the estimates that the A* document prints", () => {
    const { heuristics, solvable } = json("sliding-tiles", "8 1 3 4 0 2 7 6 5");
    const values = (name: string) => heuristics[name].parts.map(({ value }: { value: number }) => value);
    expect(solvable).toBe(true);
    expect(heuristics.zero).toEqual({ h: 0, parts: [] });
    expect(heuristics.manhattan.h).toBe(10);
    expect(values("manhattan")).toEqual([1, 2, 0, 0, 2, 2, 0, 3]);
    expect(heuristics.manhattan.parts[1]).toMatchObject({ kind: "tile", name: "2", value: 2 });
    expect(heuristics.misplaced.h).toBe(5);
    expect(values("misplaced")).toEqual([1, 1, 0, 0, 1, 1, 0, 1]);
    expect(heuristics.blank).toMatchObject({ h: 2, parts: [{ kind: "blank", value: 2 }] });
  });

  // Annex A of the A* document.
  it.each([
    ["1 2 3 4 5 7 6 8 0", 1, false],
    ["2 4 3 1 0 6 7 5 8", 6, true],
    ["1 5 8 0 2 3 4 6 7", 8, true],
    ["5 1 8 0 2 3 4 6 7", 9, false],
    ["2 0 7 8 5 4 3 6 1", 18, true],
    ["8 7 6 5 4 3 2 1 0", 28, true],
  ])("%s has %i inversions", (board, inversions, solvable) => {
    expect(json("sliding-tiles", board)).toMatchObject({ inversions, solvable });
  });

  it("lists its inversions, the sums, and f of its children", () => {
    const { code, stdout, stderr } = ask("sliding-tiles", "2 4 3 1 0 6 7 5 8");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(
      "2 comes before 1\n4 comes before 3 1\n3 comes before 1\n6 comes before 5\n7 comes before 5\n",
    );
    expect(stdout).toContain("6 inversions: even, so this board can be solved.");
    expect(stdout).toMatch(/^manhattan +6 +1 \+ 1 \+ 2 \+ 1 \+ 1$/m);
    expect(stdout).toMatch(/^up +1 \+ 0 = 1 +1 \+ \d = \d/m);
  });

  it("has the parts of the knight's estimates, and one row for children that are alike", () => {
    const { stdout } = ask("knight", "A");
    expect(stdout).toContain("70 (points missing) ÷ 20.167 (mean of the numbers left)");
    expect(stdout).toContain("1 (B1: 20) + 1 (C3: 30) + 1 (D5: 22) − 0.002 (2 points to spare)");
    expect(ask("eternity2", "2x2").stdout).toMatch(/^1@0,0 and 47 more +1 \+ 0 = 1 /m);
  });

  it("calls the moves what the language calls them", () => {
    const { stdout } = ask("8-puzzle", "1 2 3 4 5 6 7 0 8", "--heuristics", "z", "--lang", "ca");
    expect(stdout).toMatch(/^dalt +1 \+ 0 = 1$/m);
  });

  it("tells which options change nothing", () => {
    const { code, stderr } = ask("sliding-tiles", "clips-1", "--time", "5s");
    expect([code, stderr]).toEqual([0, "--time has no effect without --space: it was not used.\n"]);
    expect(ask("sliding-tiles", "--space", "2x2", "--seed", "5").stderr).toContain("without --sample");
    expect(ask("--help").stdout).not.toContain("--mismatches");
  });

  it("takes the goal into account, and on boards of even width the rows of the blank", () => {
    const lab = json("sliding-tiles", "2 8 3 1 6 4 7 0 5", "--goal", "1 2 3 8 0 4 7 6 5");
    expect(lab.heuristics.misplaced.h).toBe(4);
    const swapped = json("sliding-tiles", "korf-1");
    expect(swapped.solvable).toBe(true);
    expect((swapped.inversions + swapped.blankRows) % 2).toBe(0);
    expect(ask("sliding-tiles", "1 2 3 4 5 6 8 0 7").code).toBe(1);
  });

  it("of the other domains", () => {
    const knight = json("knight-score", "A");
    expect(knight).toMatchObject({ solvable: null, inversions: null, heuristics: { reach: { h: 3 } } });
    expect(knight.children).toHaveLength(3);
    const pieces = json("eternity2", "report-2x2");
    expect(pieces.heuristics.spiral).toMatchObject({ h: 4, parts: [{ kind: "cell" }, {}, {}, {}] });
  });
});

describe("a space", () => {
  it("of all 181,440 boards", () => {
    const { states, heuristics, dominates } = json("sliding-tiles", "--space", "3x3");
    expect(states).toBe(181_440);
    expect(heuristics.manhattan).toMatchObject({
      mean: 14,
      maxError: 18,
      admissible: true,
      consistent: true,
      counterexample: null,
    });
    expect(heuristics.manhattan.meanError).toBeCloseTo(7.9724, 4);
    expect(heuristics.manhattan.exactShare).toBeCloseTo(2351 / 181_440, 9);
    expect(heuristics["pdb-4-4"]).toMatchObject({ admissible: true, consistent: false });
    expect(heuristics["pdb-4-4"].counterexample.state).toMatch(/^(\d ){8}\d$/);
    expect(dominates).toContainEqual({ better: "manhattan", worse: "misplaced", strictlyOn: 181_191 });
  });

  it("in words, as a page and as pictures", () => {
    const [page, pictures] = [join(folder, "a.html"), join(folder, "a.svg")];
    const files = ["--html", page, "--svg", pictures];
    const { code, stdout } = ask("sliding-tiles", "--space", "2x3", "--lang", "es", ...files);
    expect(code).toBe(0);
    expect(stdout).toContain("Se han mirado los 360 estados, todos");
    expect(stdout).toMatch(/^manhattan +6,833 +5,789 +16 +17,5 % +sí +sí$/m);
    expect(stdout).toMatch(/^zero +▁/m);
    const html = readFileSync(page, "utf8");
    expect(html).toContain('<html lang="es">');
    expect(html.match(/<svg /g)).toHaveLength(3);
    const svg = readFileSync(pictures, "utf8");
    for (const title of ["Cuál domina a cuál", "Error medio según el costo real", "Distribución de h"])
      expect(svg).toContain(`>${title}<`);
  });

  it("of a knight board, whose states are those that can be reached", () => {
    const { states, deadEnds, heuristics } = json("knight-score", "--space", "A");
    expect([states, deadEnds]).toEqual([10, 6]);
    expect(heuristics.reach).toMatchObject({ meanError: 0, exactShare: 1, admissible: true });
    expect(heuristics.base).toMatchObject({ admissible: false, counterexample: { refutes: "admissible" } });
    const file = join(folder, "board.txt");
    writeFileSync(file, "target 9\n1 2 3\n4 5 6\n7 8 9\n");
    expect(json("knight-score", "--space", file).states).toBeGreaterThan(10);
  });

  it("of the pieces of the report: 13,505 boards", () => {
    const { states, heuristics } = json("eternity2", "--space", "2x2");
    expect(states).toBe(13_505);
    for (const name of ["border-first", "spiral", "colours"]) expect(heuristics[name].admissible).toBe(false);
  });

  it("by a sample, the same one for the same seed, with the errors of its means", () => {
    const words = ["sliding-tiles", "--space", "3x3", "--sample", "50", "--heuristics", "manhattan"];
    const { timeMs: _, ...once } = json(...words, "--seed", "7");
    const { timeMs: __, ...again } = json(...words, "--seed", "7");
    expect(again).toEqual(once);
    expect(json(...words, "--seed", "8").heuristics).not.toEqual(once.heuristics);
    expect(once).toMatchObject({ states: 50, coverage: "sample", sample: { asked: 50, seed: 7 } });
    const { mean, standardErrors, admissible } = once.heuristics.manhattan;
    expect(admissible).toBeNull();
    expect(Math.abs(mean - 14)).toBeLessThan(5 * standardErrors.mean);
    expect(ask(...words).stdout).toMatch(/^manhattan +\d+\.\d+ ± 0\.\d+ /m);
  });
});

describe("the spaces of the Eternity II report", () => {
  it("are counted, and its first cost function is run on pieces stored and scrambled", () => {
    const { code, stdout } = frontier(["eternity2", "spaces", "--json"]);
    expect(code).toBe(0);
    const { spaces, scrambling } = JSON.parse(stdout);
    expect(spaces[0]).toMatchObject({ side: 2, printed: "11182080", nominal: "11182080", boards: "13505" });
    const expanded = (seed: number | null) =>
      scrambling
        .filter((run: { seed: number | null }) => run.seed === seed)
        .map((run: { expanded: number }) => run.expanded);
    // As in its tables 1 to 3.
    expect(expanded(null)).toEqual([4, 4, 4, 9, 9, 9, 16, 16, 16]);
    expect(Math.max(...expanded(1))).toBe(300);
  });
});

describe("limits and mistakes", () => {
  it("stop with code 3 and keep what was found", () => {
    const { code, stdout } = ask("sliding-tiles", "--space", "3x3", "--nodes", "5000", "--json");
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "limit", limit: "nodes", coverage: "part" });
    expect(JSON.parse(stdout).heuristics.manhattan).toMatchObject({ meanError: null, admissible: null });
  });

  it("looks at as many states as --nodes says, and a space that is too large has a number that can be read", () => {
    const { stdout } = ask("sliding-tiles", "--space", "3x3", "--nodes", "100", "--json");
    expect(JSON.parse(stdout).states).toBe(100);
    expect(ask("sliding-tiles", "--space", "4x4").stderr).toContain("has 10,461,394,944,000 states,");
    expect(ask("sliding-tiles", "--space", "5x5", "--lang", "es").stderr).toContain(
      "tiene 7,756 · 10^24 estados,",
    );
  });

  it("Ctrl-C keeps what was found and ends with 130", async () => {
    const words = ["heuristic", "sliding-tiles", "--space", "4x4", "--nodes", "100000000", "--json"];
    const { child, ended } = begin(process.execPath, [program, ...words, "--heuristics", "manhattan"]);
    await worked(child, 1);
    child.kill("SIGINT");
    const { code, stdout } = await ended;
    expect(code).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "interrupted", coverage: "part" });
  });

  it.each([
    [["sliding-tiles", "1 2 3 4 5 6 7 8 x"], /^"1 2 3 4 5 6 7 8 x":1:17: /],
    [["sliding-tiles", "--space", "4x4"], /^The space 4x4 has 10,461,394,944,000 states/],
    [["sliding-tiles", "--space", "9x9"], /2x2 to 5x5/],
    [["sliding-tiles", "--space", "nothing"], /^There is no file and no instance "nothing"/],
    [["sliding-tiles", "--space", "3x3", "--heuristics", "manhatan"], /^There is no heuristic "manhatan"/],
    [["sliding-tiles", "--space", "3x3", "--sample", "0"], /^--sample takes/],
    [["sliding-tiles"], /^Give a board/],
    [["sliding-tiles", "1 2 3 4 5 6 7 8 0", "--space", "3x3"], /^Give a board or --space, not both/],
    [["chess", "x"], /^There is no domain "chess"/],
  ])("%j", (words, message) => {
    const { code, stdout, stderr } = ask(...words);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });
});
