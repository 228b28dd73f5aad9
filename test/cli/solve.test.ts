/** `frontier solve`: what it prints, its exit codes, and what it says about everything a user can get wrong. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build, root } from "../built.ts";
import { execute, frontier, program, scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
beforeAll(build);

const solve = (...args: string[]) => frontier(["solve", "sliding-tiles", ...args]);
const json = (...args: string[]) => JSON.parse(solve(...args, "--json").stdout);
const escapeCode = String.fromCharCode(27);

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("--check", () => {
  it("says that nothing is wrong with a sound problem and heuristic", () => {
    const { code, stdout } = solve("clips-2", "--heuristic", "manhattan", "--check");
    expect([code, stdout]).toEqual([0, "Nothing wrong was found.\n"]);
  });

  it("names what an inadmissible heuristic does wrong", () => {
    const { code, stdout } = frontier(["solve", "knight-score", "A", "--heuristic", "base", "--check"]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^inadmissible \(2\): The estimate of target 70 \/ 2 20 44 .* is 3\.47\d+, but a goal can be reached for 3\.$/m,
    );
  });

  it("says it in the user's language", () => {
    const words = [
      "solve",
      "sliding-tiles",
      "hardest-1",
      "--heuristic",
      "pdb-4-4",
      "--check",
      "--lang",
      "es",
    ];
    expect(frontier(words).stdout).toMatch(
      /^no consistente \(63\): La estimación baja de 29 en 8 6 7 0 .* con un paso que cuesta 1\.$/m,
    );
  });
});

describe("an option that changes nothing is told", () => {
  it.each([
    [["sliding-tiles", "clips-2", "--node-stop", "taken"], "--node-stop has no effect without --nodes"],
    [["sliding-tiles", "clips-2", "--json", "--boards"], "--boards has no effect with --json"],
    [["sliding-tiles", "clips-2", "--check", "--nodes", "3"], "--nodes has no effect with --check"],
    [["knight-score", "A", "--goal", "best", "--target", "9"], "--target has no effect with --goal best"],
    [
      ["knight-score", "A", "--rules", "off", "--double", "choose"],
      "--double has no effect with --rules off",
    ],
    [
      ["eternity2", "2x2", "--strategy", "greedy", "--fill", "spiral"],
      "--fill has no effect with --formulation anywhere",
    ],
  ])("%j", (words, sentence) => {
    const { code, stderr } = frontier(["solve", ...words]);
    expect([code, stderr]).toEqual([0, `${sentence}: it was not used.\n`]);
  });
});

describe("--json", () => {
  it("is one object of the documented shape", () => {
    const { code, stdout, stderr } = solve("clips-2", "--heuristic", "misplaced", "--json");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout.endsWith("}\n")).toBe(true);
    expect(stdout.trimEnd()).not.toContain("\n");
    const result = JSON.parse(stdout);
    const documented = ["outcome", "limit", "cost", "depth", "actions", "states", "metrics"];
    expect(Object.keys(result)).toEqual([...documented, "reason", "settings"]);
    expect(result).toMatchObject({ outcome: "solved", limit: null, cost: 9, depth: 9, reason: null });
    expect(Object.keys(result.metrics)).toEqual([
      "generated",
      "expanded",
      "duplicates",
      "reopened",
      "frontierLeft",
      "peakFrontier",
      "taken",
      "opened",
      "depth",
      "penetrance",
      "branchingFactor",
      "timeMs",
      "memoryBytes",
    ]);
    for (const value of Object.values(result.metrics)) expect(typeof value).toBe("number");
    expect(result.actions).toHaveLength(9);
    expect(result.states).toHaveLength(10);
    expect(result.states[0]).toEqual([8, 1, 3, 7, 2, 5, 4, 0, 6]);
    expect(result.states[9]).toEqual([1, 2, 3, 8, 0, 4, 7, 6, 5]);
    expect(result.settings).toEqual({
      goal: "1 2 3 8 0 4 7 6 5",
      strategy: "a-star",
      heuristic: "misplaced",
    });
  });

  it("has the same shape without a solution", () => {
    const { code, stdout } = solve("kotlin-1", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: "unsolvable",
      limit: null,
      cost: null,
      depth: null,
      actions: [],
      states: [],
      metrics: { generated: 0, expanded: 0, penetrance: null, branchingFactor: null },
    });
    expect(JSON.parse(stdout).reason).toContain("parity");
  });
});

describe("exit codes", () => {
  it.each([
    [["hardest-1", "--nodes", "100"], "nodes"],
    [["korf-88", "--memory", "50MB"], "memory"],
  ])("3 for %j: the limit %s, with all counters", (args, limit) => {
    const { code, stdout, stderr } = solve(...args, "--json");
    expect([code, stderr]).toEqual([3, ""]);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ outcome: "limit", limit, cost: null, states: [] });
    expect(result.metrics.generated).toBeGreaterThan(0);
  });

  it("3 in words", () => {
    const { code, stdout, stderr } = solve("hardest-1", "--strategy", "breadth-first", "--time", "0ms");
    expect([code, stderr]).toEqual([3, ""]);
    expect(stdout).toMatch(/^Stopped at the time limit after [\d.]+ ms\. So far:$/m);
    expect(stdout).toMatch(/expanded +1$/m);
  });

  it("1 in words", () => {
    const { code, stdout, stderr } = solve("1 2 3 4 5 6 8 7 0");
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("No solution.");
    expect(stdout).toContain("parity");
  });
});

describe("for people", () => {
  it("boards side by side, each under its move, then the counters, without colours in a pipe", () => {
    const { code, stdout, stderr } = solve("kotlin-2");
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.split("\n");
    expect(lines.slice(0, 6)).toEqual([
      "sliding-tiles · a-star · manhattan",
      "",
      "start   right   down    right   down",
      "0 1 3   1 0 3   1 2 3   1 2 3   1 2 3",
      "4 2 5   4 2 5   4 0 5   4 5 0   4 5 6",
      "7 8 6   7 8 6   7 8 6   7 8 6   7 8 0",
    ]);
    expect(lines[7]).toMatch(/^Solved in 4 moves, [\d.]+ ms\.$/);
    expect(stdout).toMatch(/opened +10\n/);
    expect(stdout).not.toContain(escapeCode);
  });

  it.each([
    ["solve", "sliding-tiles", "kotlin-2"],
    ["solve", "eternity2", "report-4x4"],
    ["eternity2", "show", "report-2x2"],
  ])("%s %s %s: in colour only when that is wanted", (...args) => {
    expect(frontier(args, { env: { FORCE_COLOR: "1" } }).stdout).toContain(escapeCode);
    expect(frontier(args, { env: { NO_COLOR: "1", TERM: "xterm" } }).stdout).not.toContain(escapeCode);
    // A CI machine is not a terminal either.
    expect(frontier(args, { env: { CI: "1" } }).stdout).not.toContain(escapeCode);
  });
});

describe("where a board comes from", () => {
  it("standard input, and a file of Windows in a folder with spaces", () => {
    const piped = frontier(["solve", "sliding-tiles", "-", "--json"], { input: "0 1 3\n4 2 5\n7 8 6\n" });
    expect(JSON.parse(piped.stdout)).toMatchObject({ cost: 4 });
    expect(json(file("a board.txt", "\uFEFF0 1 3\r\n4 2 5\r\n7 8 6\r\n"))).toMatchObject({ cost: 4 });
  });

  it("any size, any goal, any order", () => {
    const order = ["--order", "down,right,left,up"];
    const result = json("1 2 3 4 0 5", "--size", "2x3", "--goal", "0 1 2 3 4 5", ...order);
    expect(result).toMatchObject({ outcome: "solved", settings: { size: "2x3" } });
    expect(result.states.at(-1)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("what is wrong, in one line with its place, exit code 2", () => {
  const refused = (args: readonly string[], line: string | RegExp, input = "") => {
    const { code, stdout, stderr } = frontier(["solve", ...args], { input });
    expect([code, stdout]).toEqual([2, ""]);
    if (typeof line === "string") expect(stderr).toBe(`${line}\n`);
    else expect(stderr).toMatch(line);
    expect(stderr).not.toMatch(/^\s+at /m);
  };
  const tiles = (word: string, line: string | RegExp) => refused(["sliding-tiles", word], line);

  it("in a file: its name, line and column", () => {
    const bad = file("bad.txt", "1 2 3\n4 5 x\n7 8 0\n");
    tiles(bad, `${bad}:2:5: "x" is not a whole number.`);
    const bytes = file("bytes.bin", Buffer.from([0x31, 0x20, 0xff, 0xfe, 0x00]));
    tiles(bytes, `${bytes}:1:3: This is not a text file.`);
  });

  it("on standard input and on the command line itself", () => {
    const ragged = "standard input:2:3: This row has 2 numbers but the first one has 3.";
    refused(["sliding-tiles", "-"], ragged, "1 2 3\n4 5\n");
    tiles("1 2 3 4", '"1 2 3 4":1:7: 4 is out of range: a 2x2 board has the numbers 0 to 3.');
  });

  it("a folder, a name that is not known", () => {
    tiles(folder, `${folder} is a folder, not a file.`);
    tiles("constructor", 'There is no file and no instance "constructor".');
  });

  it.each([
    [["chess", "x"], /^There is no domain "chess"; there are .*sliding-tiles/],
    [
      ["sliding-tiles", "kotlin-2", "--strategy", "a-start"],
      /^There is no strategy "a-start"; there are breadth-first, depth-first, .*bidirectional\. Did you mean a-star\?$/m,
    ],
    [
      ["sliding-tiles", "kotlin-2", "--heuristic", "x"],
      /^There is no heuristic "x"; there are zero, misplaced, manhattan, blank, /,
    ],
    [
      ["sliding-tiles", "kotlin-2", "--preset", "x"],
      /^There is no preset "x"; there are clips-lab, kotlin-project\.$/m,
    ],
    [
      ["sliding-tiles", "korf-12", "--strategy", "a-star", "--weight", "3"],
      /^a-star has no weight: that is an option of weighted-a-star\.$/m,
    ],
    [["sliding-tiles", "kotlin-2", "--nope", "1"], /unknown option '--nope'/],
    [
      ["sliding-tiles", "kotlin-2", "--trace", "/nowhere/run.jsonl"],
      /^\/nowhere\/run\.jsonl cannot be written: there is no such folder\.$/m,
    ],
    // A board without quotes.
    [["sliding-tiles", "8", "1", "3", "4", "0", "2", "7", "6", "5"], /too many arguments/],
  ])("%j", (args, line) => {
    refused(args, line);
  });

  it("standard input that cannot be read", () => {
    const { code, stderr } = execute("sh", ["-c", `"$0" "$1" solve sliding-tiles - < "$2"`, ...here()]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^standard input cannot be read: it is a folder\.$/m);
  });

  function here(): string[] {
    return [process.execPath, program, folder];
  }
});

it("a preset: the numbers of the rule-based lab", () => {
  const args = ["--preset", "clips-lab", "--strategy", "depth-first", "--max-depth", "20"];
  expect(json("8 1 3 7 2 5 4 0 6", ...args)).toMatchObject({ depth: 15, metrics: { taken: 68_318 } });
});

describe("the program as a whole", () => {
  it("./frontier from another folder, through a link", () => {
    const link = join(folder, "frontier-link");
    execute("ln", ["-s", join(root, "frontier"), link]);
    const { code, stdout } = execute(link, ["solve", "sliding-tiles", "kotlin-2", "--json"], { cwd: folder });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ cost: 4 });
  });

  it("without arguments it solves a puzzle and says what else to try", () => {
    const { code, stdout, stderr } = frontier([]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("breadth-first");
    expect(stdout).toMatch(/a-star manhattan +31 +6,668/);
    expect(stdout).toContain("./frontier list strategies");
    expect(stdout).not.toContain(escapeCode);
  });

  it("help and version end with 0, an unknown command with 2", () => {
    const help = frontier(["solve", "--help"]);
    expect(help.code).toBe(0);
    for (const option of ["--strategy", "--heuristic", "--duplicates", "--goal-test", "--order", "--preset"])
      expect(help.stdout).toContain(option);
    for (const option of ["--goal", "--max-depth", "--time", "--memory", "--nodes", "--trace", "--json"])
      expect(help.stdout).toContain(option);
    expect(frontier(["--version"])).toMatchObject({ code: 0, stdout: "0.1.0\n" });
    const unknown = frontier(["solv"]);
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr).toMatch(
      /There is no command "solv"; there are solve, compare, heuristic, list, trace/,
    );
  });
});
