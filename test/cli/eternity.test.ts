/** Eternity II on the command line: counts with one and two workers, checkpoints that survive a kill, errors. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build, root } from "../built.ts";
import { environment, program } from "./command-line.ts";

const scratch = mkdtempSync(join(tmpdir(), "frontier-eternity-"));
const file = (name: string) => join(scratch, name);
const env = environment({ NO_COLOR: "1" });

function frontier(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    encoding: "utf8",
    env,
  });
  return { status, stdout, stderr };
}

const json = (...words: string[]) => JSON.parse(frontier(...words, "--json").stdout);
/** The part that must not depend on workers, checkpoints or kills. */
const totals = ({ solutions, metrics }: { solutions: number; metrics: { placements: number } }) => ({
  solutions,
  placements: metrics.placements,
});
const matching = ["--formulation", "matching", "--max-depth", "16"];
const sixBySix = { solutions: 260, placements: 69_284_103 };

beforeAll(build, 120_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("solve eternity2", { timeout: 120_000 }, () => {
  it("gives the first solution", () => {
    const result = json("solve", "eternity2", "problems/eternity2/report-6x6.txt");
    expect(result).toMatchObject({ outcome: "solved", solutions: 1, board: { pieces: 36, score: 60 } });
    expect(result.metrics.placements).toBe(1_377_496);
  });

  it.each(["1", "2"])("scans 6x6 with %s workers", (workers) => {
    expect(totals(json("solve", "eternity2", "brendan-6x6", "--all", "--workers", workers))).toEqual(
      sixBySix,
    );
  });

  it("finds the same first solution with any number of workers", () => {
    const words = ["solve", "eternity2", "brendan-7x7", "--pieces", "scrambled", "--seed", "8"];
    const [one, three] = ["1", "3"].map((workers) => json(...words, "--workers", workers));
    // The count of one walk from the start.
    expect(totals(one)).toEqual({ solutions: 1, placements: 24_356_724 });
    expect(totals(one)).toEqual(totals(three));
    expect(one.board.address).toBe(three.board.address);
  });

  it("lists solutions in the order of the walk", () => {
    frontier("solve", "eternity2", "brendan-4x4", "--all", "--list", file("all.txt"));
    const lines = readFileSync(file("all.txt"), "utf8").trim().split("\n");
    expect(new Set(lines).size).toBe(36);
    const { boards, solutions } = json("solve", "eternity2", "brendan-4x4", "--all", "--list");
    expect(solutions).toBe(36);
    expect(boards).toEqual(lines);
    expect(frontier("eternity2", "show", lines[7]!, "--pieces", "brendan-4x4").status).toBe(0);
  });

  it("stops at an exact number of placements and shows the best board", () => {
    const result = json("solve", "eternity2", "brendan-8x8", "--best", "--nodes", "123456");
    expect(result).toMatchObject({ outcome: "limit", limit: "nodes", metrics: { placements: 123_456 } });
    expect(result.best.pieces).toBeGreaterThan(30);
    const loose = json(
      "solve",
      "eternity2",
      "brendan-6x6",
      "--best",
      "--mismatches",
      "3",
      "--nodes",
      "20000",
    );
    expect(loose.best.score).toBeGreaterThan(50);
  });

  it("reads a name as one puzzle, whatever searches it", () => {
    const placed = json("solve", "eternity2", "report-4x4");
    const byStrategy = json("solve", "eternity2", "report-4x4", ...matching, "--strategy", "depth-limited");
    expect(byStrategy.states.at(-1).cells).toEqual(placed.board.cells);
    expect(byStrategy.metrics.generated - 1).toBe(placed.metrics.placements);
    // A seed scrambles the pieces, for every search alike.
    const scrambled = json("solve", "eternity2", "report-4x4", "--seed", "2");
    const seeded = json(
      "solve",
      "eternity2",
      "report-4x4",
      ...matching,
      "--strategy",
      "depth-limited",
      "--seed",
      "2",
    );
    expect(seeded.states.at(-1).cells).toEqual(scrambled.board.cells);
    expect(scrambled.board.cells).not.toEqual(placed.board.cells);
  });

  it("runs the report's formulation with the preset", () => {
    const words = ["--preset", "java-report", "--strategy", "greedy", "--heuristic", "border-first"];
    const { metrics } = json("solve", "eternity2", "problems/eternity2/report-3x3.txt", ...words);
    expect(metrics).toMatchObject({
      expanded: 29,
      frontierLeft: 3338,
      depth: 9,
      generated: 3368,
      duplicates: 9,
    });
  });
});

/** Whether a checkpoint holds finished pieces, but not yet all 2466. */
function isMidway(checkpoint: string): boolean {
  if (!existsSync(checkpoint)) return false;
  const { finished } = JSON.parse(readFileSync(checkpoint, "utf8"));
  return finished.length > 10 && finished.length < 2466;
}

/** Starts a scan with a checkpoint, waits until it is on its way, and sends a signal. */
function stopped(checkpoint: string, signal: NodeJS.Signals): Promise<number | null> {
  const words = [program, ...scan(checkpoint)];
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: "ignore" });
  const watch = setInterval(() => {
    if (!isMidway(checkpoint)) return;
    clearInterval(watch);
    child.kill(signal);
  }, 10);
  return new Promise((resolve) => {
    child.on("exit", (code) => {
      clearInterval(watch);
      resolve(code);
    });
  });
}

const scan = (checkpoint: string) => [
  ..."solve eternity2 brendan-6x6 --all --workers 1 --json".split(" "),
  "--checkpoint",
  checkpoint,
];

describe("checkpoints", { timeout: 120_000 }, () => {
  it.each(["SIGKILL", "SIGINT"] as const)("lose nothing and count nothing twice after %s", async (signal) => {
    const checkpoint = file(`${signal}.json`);
    const code = await stopped(checkpoint, signal);
    expect(code).toBe(signal === "SIGKILL" ? null : 130);
    expect(isMidway(checkpoint)).toBe(true);
    const result = JSON.parse(frontier(...scan(checkpoint)).stdout);
    expect(totals(result)).toEqual(sixBySix);
    // Once more, with other workers: all is done already.
    expect(totals(JSON.parse(frontier(...scan(checkpoint), "--workers", "2").stdout))).toEqual(sixBySix);
  });

  it("go on in the search for the first solution, after a time limit", () => {
    const words = ["solve", "eternity2", "brendan-7x7", "--pieces", "scrambled", "--seed", "8"];
    const save = ["--checkpoint", file("first.json")];
    const partly = json(...words, ...save, "--time", "200ms");
    expect(["limit", "solved"]).toContain(partly.outcome);
    const rest = json(...words, ...save);
    const whole = json(...words);
    expect(totals(rest)).toEqual(totals(whole));
    expect(rest.board.address).toBe(whole.board.address);
  });

  it("that cannot be written are reported at once", () => {
    const words = ["solve", "eternity2", "brendan-10x10", "--checkpoint", file("no/such/folder/state.json")];
    const { status, stderr } = frontier(...words);
    expect(status).toBe(2);
    expect(stderr).toContain("cannot be written");
  });

  it("of another puzzle are refused and left unchanged", () => {
    const words = ["solve", "eternity2", "brendan-4x4", "--all", "--checkpoint", file("other.json")];
    expect(frontier(...words).status).toBe(0);
    const { status, stderr } = frontier(...words.with(2, "brendan-5x5"));
    expect(status).toBe(2);
    expect(stderr).toContain("another puzzle");
    writeFileSync(file("text.json"), "not a checkpoint");
    expect(frontier(...words.with(5, file("text.json"))).status).toBe(2);
    expect(readFileSync(file("text.json"), "utf8")).toBe("not a checkpoint");
  });
});

describe("eternity2", { timeout: 60_000 }, () => {
  it("generates the same puzzle for the same seed, which can be solved", () => {
    const words = ["eternity2", "generate", "--size", "6x4", "--frame", "4", "--inner", "5", "--seed", "9"];
    const { stdout } = frontier(...words);
    expect(frontier(...words).stdout).toBe(stdout);
    writeFileSync(file("own.txt"), stdout);
    expect(json("solve", "eternity2", file("own.txt")).outcome).toBe("solved");
  });

  it("shows a board and writes pictures", () => {
    const { board } = json("solve", "eternity2", "report-4x4");
    const shown = frontier(
      "eternity2",
      "show",
      board.address,
      "--svg",
      file("a.svg"),
      "--png",
      file("a.png"),
    );
    expect(shown.stdout).toContain("score 24 of 24");
    expect(readFileSync(file("a.svg"), "utf8")).toContain("<svg");
    expect(readFileSync(file("a.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  it("tells what changes nothing", () => {
    const { stderr, status } = frontier("eternity2", "show", "report-3x3", "--pieces", "report-4x4");
    expect([stderr, status]).toEqual(["--pieces has no effect on report-3x3: it was not used.\n", 0]);
  });

  it("says what is wrong, with its place, before any search", () => {
    writeFileSync(file("bad.txt"), "2 2\n1 1 0 0\n0 0 1 q\n1 0 0 1\n0 1 1 0\n");
    const { status, stderr } = frontier("solve", "eternity2", file("bad.txt"));
    expect(status).toBe(2);
    expect(stderr).toContain("bad.txt:3:7:");
    expect(frontier("solve", "eternity2", "brendan-4x4", "--strategy", "a-star", "--all").status).toBe(2);
    expect(frontier("solve", "eternity2", "brendan-4x4", "--fill", "0,1,2").stderr).toContain("all 16 cells");
  });
});
