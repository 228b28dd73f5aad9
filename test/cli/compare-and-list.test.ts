/** `frontier compare` in its four formats, and `frontier list` of everything that has a name. */
import { beforeAll, describe, expect, it } from "vitest";
import { domains } from "../../src/domains/index.ts";
import { strategies } from "../../src/search/index.ts";
import { build } from "../built.ts";
import { execute, frontier, program } from "./command-line.ts";

beforeAll(build);

const compare = (...args: string[]) => frontier(["compare", "sliding-tiles", ...args]);
const fourHeuristics = ["--heuristics", "zero,misplaced,manhattan,blank"];

describe("compare", () => {
  it("prints the table of the A* project: cost and states opened for each heuristic", () => {
    const { code, stdout, stderr } = compare("kotlin-2", "kotlin-figure", ...fourHeuristics);
    expect([code, stderr]).toEqual([0, ""]);
    const cells = stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/ {2,}/));
    expect(cells).toEqual([
      ["problem", "strategy", "cost", "opened zero", "opened misplaced", "opened manhattan", "opened blank"],
      ["kotlin-2", "a-star", "4", expect.any(String), "10", "10", expect.any(String)],
      ["kotlin-figure", "a-star", "14", "7,687", "426", "128", "4,950"],
    ]);
  });

  it("refuses an option of another domain as solve does", () => {
    for (const words of [
      ["--cost", "F1"],
      ["--pieces", "scrambled"],
      ["--rules", "lisp"],
    ]) {
      const { code, stderr } = compare("kotlin-2", ...words);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^--[a-z]+ is only for (eternity2|knight-score)\.\n$/);
    }
  });

  it("names the heuristics and costs of the report on Eternity II as it does, beside our names", () => {
    const words = ["--preset", "java-report", "--heuristics", "H1,H2", "--cost", "F1,F2", "--markdown"];
    const { stdout } = frontier(["compare", "eternity", "2x2", ...words]);
    expect(stdout).toContain("| opened border-first (H1) | opened spiral (H2) |");
    expect(stdout).toMatch(/\| rotations \(F1\) \|.*\n.*\| uniform \(F2\) \|/);
  });

  it("gives each strategy the options that it has, and refuses one that none has", () => {
    const weighted = compare(
      "kotlin-figure",
      "--strategies",
      "a-star,weighted-a-star",
      "--weight",
      "9",
      "--csv",
    );
    const costs = weighted.stdout.split("\n").slice(1, 3);
    expect(costs[0]).toContain("kotlin-figure,a-star,manhattan,solved,,14,14");
    expect(costs[1]).toContain("kotlin-figure,weighted-a-star,manhattan,solved");
    expect(compare("kotlin-figure", "--strategies", "a-star,greedy", "--weight", "9")).toMatchObject({
      code: 2,
      stderr: "a-star has no weight: that is an option of weighted-a-star.\n",
    });
  });

  it("--markdown, --csv and --json say the same", () => {
    const args = [
      "kotlin-figure",
      "--heuristics",
      "misplaced,manhattan",
      "--strategies",
      "a-star,breadth-first",
    ];
    const markdown = compare(...args, "--markdown").stdout;
    expect(markdown.split("\n").slice(0, 4)).toEqual([
      "| problem | strategy | cost | opened misplaced | opened manhattan | opened (no heuristic) |",
      "| --- | --- | ---: | ---: | ---: | ---: |",
      "| kotlin-figure | a-star | 14 | 426 | 128 | — |",
      expect.stringMatching(/^\| kotlin-figure \| breadth-first \| 14 \| — \| — \| [\d,]+ \|$/),
    ]);

    const results = JSON.parse(compare(...args, "--json").stdout);
    expect(results.map((r: Record<string, unknown>) => [r.problem, r.strategy, r.heuristic])).toEqual([
      ["kotlin-figure", "a-star", "misplaced"],
      ["kotlin-figure", "a-star", "manhattan"],
      ["kotlin-figure", "breadth-first", ""],
    ]);
    expect(results[1]).toMatchObject({ outcome: "solved", cost: 14, metrics: { opened: 128 } });

    const lines = compare(...args, "--csv")
      .stdout.trimEnd()
      .split("\n");
    const [head, ...rows] = lines.map((line) => line.split(","));
    expect(head!.slice(0, 8)).toEqual(
      "problem,strategy,heuristic,outcome,limit,cost,depth,generated".split(","),
    );
    expect(rows).toHaveLength(3);
    rows.forEach((row, i) => {
      expect(row).toHaveLength(head!.length);
      const named = Object.fromEntries(head!.map((name, column) => [name, row[column]]));
      const { metrics } = results[i];
      for (const name of ["generated", "expanded", "opened", "taken", "duplicates"])
        expect(named[name]).toBe(String(metrics[name]));
    });
  });

  it("crosses every option that has several values, by any name, and shows any counter", () => {
    const args = ["compare", "eternity", "2x2", "--preset", "java-report", "--cost", "F1,F2,F3"];
    const { code, stdout, stderr } = frontier([...args, "--heuristics", "H1,H2", "--counter", "penetrancia"]);
    expect([code, stderr]).toEqual([0, ""]);
    const [head, ...rows] = stdout.trimEnd().split("\n");
    expect(head).toMatch(
      /^problem +strategy +--cost +cost +penetrance border-first \(H1\) +penetrance spiral \(H2\)$/,
    );
    expect(rows.map((row) => row.split(/ {2,}/)[2])).toEqual([
      "rotations (F1)",
      "uniform (F2)",
      "centre (F3)",
    ]);
    const csv = frontier([...args, "--csv"]).stdout.split("\n");
    const names = csv[0]!.split(",");
    expect(new Set(names).size).toBe(names.length);
    expect(names[3]).toBe("options.cost");
    expect(csv[1]).toMatch(/^report-2x2,a-star,border-first,rotations,solved,/);
    const boards = compare("kotlin-2", "--order", "up,left,right,down", "--csv").stdout.trimEnd().split("\n");
    expect(boards).toHaveLength(2);
  });

  it("tells which option was not used, and by what", () => {
    const weighted = compare("kotlin-2", "--strategies", "A*,WA*", "--weight", "2,3", "--csv");
    expect(weighted.stdout.trimEnd().split("\n")).toHaveLength(4);
    expect(weighted.stderr).toBe("--weight has no effect on a-star: it was not used.\n");
    expect(compare("kotlin-2", "--counter", "taken", "--json").stderr).toMatch(
      /^--counter has no effect with --json/,
    );
  });

  it("an option that another value leaves nothing to do is crossed with the others only, and told", () => {
    const args = ["compare", "knight", "C", "--rules", "official,off", "--double", "largest,choose"];
    const { code, stdout, stderr } = frontier([...args, "--heuristics", "base"]);
    const rows = stdout.trimEnd().split("\n").slice(1);
    expect(rows.map((row) => row.split(/ {2,}/).slice(2, 4))).toEqual([
      ["official", "largest"],
      ["official", "choose"],
      ["off", "—"],
    ]);
    expect([code, stderr]).toEqual([0, "--double has no effect with --rules off: it was not used.\n"]);
  });

  it("a list with one wrong value names that value", () => {
    const refused = (...words: string[]) => compare("kotlin-2", ...words).stderr;
    expect(refused("--strategies", "WA*", "--weight", "1,2,x")).toBe('--weight takes a number, not "x".\n');
    expect(refused("--ties", "newest,,oldest")).toContain('a-star has no tie-breaking ""');
    expect(refused("--ties", "newest,newst")).toContain('a-star has no tie-breaking "newst"');
  });

  it("counts what is asked for, with a preset, and reaches the numbers of the rule-based lab", () => {
    const args = ["8 1 3 7 2 5 4 0 6", "--preset", "clips-lab", "--heuristics", "misplaced"];
    const names = ["--strategies", "breadth-first, depth-first,a-star", "--counter", "taken"];
    const { stdout } = compare(...args, ...names, "--max-depth", "20", "--csv");
    const taken = stdout.split("\n")[0]!.split(",").indexOf("taken");
    const rows = stdout.trimEnd().split("\n").slice(1);
    expect(rows.map((row) => row.split(",")[taken])).toEqual(["442", "68318", "19"]);
    // The problem has spaces and quotes.
    expect(rows[0]!.startsWith('"""8 1 3 7 2 5 4 0 6""",breadth-first,')).toBe(true);
  });

  it("shows in the table what was not solved", () => {
    const { code, stdout } = compare("kotlin-1", "hardest-1", "--nodes", "50");
    expect(code).toBe(3);
    expect(stdout).toMatch(/^kotlin-1 +a-star +unsolvable +0$/m);
    expect(stdout).toMatch(/^hardest-1 +a-star +limit +\d+ \(nodes limit\)$/m);
  });

  it.each([
    [["kotlin-2", "--strategies", "a-star,x"], /^There is no strategy "x"; there are /],
    [["kotlin-2", "--heuristics", "x"], /^There is no heuristic "x"; there are zero, /],
    [["kotlin-2", "--counter", "x"], /Allowed choices are opened, generated/],
    [["kotlin-2", "1 2 2 0"], /^"1 2 2 0":1:5: 2 occurs again here, and 3 is missing\.$/m],
  ])("refuses %j", (args, line) => {
    const { code, stdout, stderr } = compare(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(line);
  });
});

describe("list", () => {
  const listed = (what: string) => JSON.parse(frontier(["list", what, "--json"]).stdout);
  const column = (what: string, name: string) => listed(what).map((row: Record<string, string>) => row[name]);
  const tiles = domains["sliding-tiles"]!;

  it("has every row of every table", () => {
    expect(column("domains", "domain")).toEqual(Object.keys(domains));
    expect(column("strategies", "strategy")).toEqual(Object.keys(strategies));
    expect(column("choices", "strategy")).toEqual(Object.keys(strategies));
    expect(column("heuristics", "heuristic")).toEqual(expect.arrayContaining(Object.keys(tiles.heuristics)));
    expect(column("presets", "preset")).toEqual(expect.arrayContaining(Object.keys(tiles.presets)));
    const instances = column("instances", "instance");
    expect(instances).toEqual(expect.arrayContaining(Object.keys(tiles.instances)));
    expect(instances).toEqual(
      expect.arrayContaining(["hardest-1", "hardest-2", "korf-1", "korf-100", "fifteen-70", "fifteen-80"]),
    );
  });

  it("is a table for people, in a pipe without colours", () => {
    const { code, stdout, stderr } = frontier(["list", "heuristics", "--domain", "sliding-tiles"]);
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.split("\n");
    expect(lines[0]).toMatch(/^domain +heuristic +admissible +consistent +also called +what it is$/);
    expect(lines.find((line) => line.includes(" manhattan "))).toMatch(
      /manhattan +yes +yes +m +steps of every/,
    );
    expect(stdout).not.toContain(String.fromCharCode(27));
  });

  it("ends quietly when nobody reads on", () => {
    const { code, stderr } = execute("sh", [
      "-c",
      `"$0" "$1" list instances | true`,
      process.execPath,
      program,
    ]);
    expect([code, stderr]).toEqual([0, ""]);
  });

  it.each([
    [["list", "x"], /Allowed choices are domains, strategies, choices, heuristics, instances, presets/],
    [["list", "heuristics", "--domain", "x"], /^There is no domain "x"; there are /],
  ])("refuses %j", (args, line) => {
    const { code, stdout, stderr } = frontier(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(line);
  });
});
