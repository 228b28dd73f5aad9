/** Programs in the place of a domain: TypeScript, JavaScript and rules, and what is told of those that are wrong. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build, root } from "../built.ts";
import { frontier, program, scratchFolder } from "./command-line.ts";
import { begin } from "./running.ts";

const folder = scratchFolder();
beforeAll(build);

function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}
const inFolder = (...args: string[]) => frontier(args, { cwd: folder });

const counting = `
  import { LIMIT } from "./limit.ts";
  export const problem = {
    starts: [0n],
    actions: () => [{ add: 1 }, { add: 2 }],
    result: (n: bigint, { add }: { add: number }) => n + BigInt(add),
    isGoal: (n: bigint) => n === LIMIT,
    key: (n: bigint) => String(n),
  };
  export const heuristics = { half: (n: bigint) => (n > LIMIT ? Infinity : Number(LIMIT - n) / 2) };`;

describe("a program in TypeScript", () => {
  beforeAll(() => {
    written("limit.ts", "export const LIMIT: bigint = 5n;");
    written("counting.ts", counting);
  });

  it("is solved, with the files that it imports and states of any kind", () => {
    const { code, stdout } = inFolder("solve", "counting.ts", "--json");
    const { cost, actions, states, settings } = JSON.parse(stdout);
    expect([code, cost, settings.strategy, settings.heuristic]).toEqual([0, 3, "a-star", "half"]);
    expect(actions).toHaveLength(3);
    expect([states[0], states.at(-1)]).toEqual(["0n", "5n"]);
  });

  it("is compared, examined and traced", () => {
    const compared = inFolder("compare", "counting.ts", "--strategies", "bfs,a-star", "--csv");
    expect(compared.stdout.trim().split("\n")).toHaveLength(3);
    expect(inFolder("heuristic", "counting.ts").stdout).toContain('{"add":2}');
    expect(inFolder("solve", "counting.ts", "--check").stdout).toBe("Nothing wrong was found.\n");
    inFolder("solve", "counting.ts", "--trace", "trace.jsonl");
    expect(inFolder("trace", "trace.jsonl", "--step", "1").stdout).toContain("0n");
  });

  it("is the one that the page about problems of one's own shows", () => {
    const page = readFileSync(join(root, "docs/new-problem.md"), "utf8");
    const [, block] = /```ts file=jugs\.ts\n(.*?)```/s.exec(page)!;
    expect(readFileSync(join(root, "programs/search/jugs.ts"), "utf8")).toBe(block);
  });

  it.each([
    ["const a = 1;", "The program must export `problem`"],
    ["export const problem = {", "wrong.ts:1:25: The program cannot be read: "],
    [
      'import "nowhere"; export const problem = 1;',
      "before a search begins: Error: Cannot find module 'nowhere'\n",
    ],
    [
      "const a: number = 1;\nexport const problem = missing;",
      "wrong.ts:2:24: The program ends with an error before",
    ],
    [
      counting.replace("n + BigInt(add)", "{ throw new Error('no way'); }"),
      "wrong.ts:6:62: result ends with an error for the state 0n: Error: no way\n",
    ],
    [counting.replace("n === LIMIT", "NaN as never"), "isGoal returned NaN for the state 0n;"],
  ])("wrong: %s", (text, sentence) => {
    written("wrong.ts", text);
    const { code, stderr } = inFolder("solve", "wrong.ts");
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  it("whose function does not come back is ended after Ctrl-C", async () => {
    written(
      "endless.ts",
      counting.replace("=> n + BigInt(add)", "=> { console.error('inside'); for (;;); }"),
    );
    const { child, ended } = begin(process.execPath, [program, "solve", join(folder, "endless.ts")]);
    await new Promise((resolve) => child.stderr!.once("data", resolve));
    child.kill("SIGINT");
    const { code, stderr } = await ended;
    expect(code).toBe(2);
    expect(stderr).toContain("did not return within 1 s");
  });
});

describe("a program that would not end, or ends what runs it", () => {
  const numbers = "starts: [0], actions: () => [1], isGoal: (n) => n === 3, key: (n) => n";
  const problem = `export const problem = { ${numbers}, result: (n, a) => n + a };`;

  it.each([
    ["for (;;);", ["--time", "100ms"], "did not return within 1 s"],
    ["for (;;);", ["--cpu", "100ms"], "did not return within 1 s"],
    ["const all = []; for (;;) all.push(new Array(1e6).fill(1));", ["--memory", "50MB"], "50 MB"],
    ["const all = []; for (;;) all.push(Buffer.alloc(1e8, 1));", ["--memory", "50MB"], "50 MB"],
    ["process.exit(0);", [], "ended itself with the exit code 0 before"],
    ["Array.prototype.map = null;", [], "broke off the work on it: TypeError: "],
  ])("%s", (text, limit, sentence) => {
    written("wrong.js", `${text}\n${problem}`);
    const { code, stdout, stderr } = inFolder("solve", "wrong.js", ...limit);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("    at ");
  });

  it("ends with its result, whatever it has begun, and what it prints stands beside it", () => {
    written("wrong.js", `setInterval(() => {}, 100); Promise.reject(1); console.log("seen"); ${problem}`);
    const { code, stdout, stderr } = inFolder("solve", "wrong.js", "--json");
    expect([code, JSON.parse(stdout).cost, stderr]).toEqual([0, 3, "seen\n"]);
  });

  it("a check and a comparison are ended, too", () => {
    written("wrong.js", `for (;;); ${problem}`);
    expect(inFolder("compare", "wrong.js", "--time", "100ms")).toMatchObject({ code: 2, stdout: "" });
    written("wrong.js", `export const problem = { ${numbers}, result() { process.exit(0); } };`);
    expect(inFolder("solve", "wrong.js", "--check")).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("a program of rules", () => {
  const jugs = join(root, "programs/search/jugs.clp");

  it("is solved from its own facts or from others", () => {
    expect(frontier(["solve", jugs]).stdout).toContain("Solved in 6 moves");
    expect(frontier(["solve", jugs, "(jugs (large 1) (small 3))"]).stdout).toContain("Solved in 4 moves");
    expect(frontier(["solve", jugs, "(jugs (litres 1))", "--lang", "ca"])).toMatchObject({
      code: 2,
      stderr: "Els fets del principi: Invalid slot litres not defined in corresponding deftemplate jugs.\n",
    });
  });

  it("is compared from several starts; its states may have any number of facts", () => {
    written(
      "pairs.clp",
      `(deffacts start (left 3) (right 0))
       (defrule goal (not (left ?)) =>)
       (defrule take ?l <- (left ?n) ?r <- (right ?m) => (retract ?l ?r)
         (if (> ?n 1) then (assert (left (- ?n 1)))) (assert (right (+ ?m 1))))`,
    );
    expect(inFolder("solve", "pairs.clp").stdout).toContain(
      "start       take        take        take\n(left 3)    (left 2)    (left 1)    (right 3)\n(right 0)   (right 1)   (right 2)\n",
    );
    const { stdout } = inFolder(
      "compare",
      "pairs.clp",
      "(left 2)",
      "(left 5)",
      "--strategies",
      "bfs",
      "--csv",
    );
    expect(stdout).toMatch(/^\(left 2\),.*,2,/m);
    expect(stdout).toMatch(/^\(left 5\),.*,5,/m);
    const { code, stderr } = inFolder("compare", "pairs.clp", "(left 2)", "(left x)");
    expect([code, stderr]).toEqual([2, expect.stringContaining("pairs.clp:4:")]);
  });

  it.each([
    ["(defrule a (b) => (c))", "wrong.clp:1:20: Missing function declaration for c.\n"],
    ["(defrule a => (assert (b)))", "it needs a rule with the name goal.\n"],
    ["(defrule goal (a) =>)\n(defrule x =>\n  (+ a 1))", "wrong.clp:3:4: Function + expected argument #1"],
    ["(defrule goal (a) =>)\n(defrule x => (while TRUE do))", "Rule x goes on without an end"],
  ])("wrong: %s", (text, sentence) => {
    written("wrong.clp", text);
    const { code, stderr } = inFolder("solve", "wrong.clp");
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

it.each([
  [["solve", "8-puzzle"], "missing required argument 'problem'"],
  [["compare", "8-puzzle"], "missing required argument 'problems'"],
  [["solve", "missing.ts"], "missing.ts cannot be read: there is no such file.\n"],
  [
    ["solve", "programs/search/jugs.ts", "0 0"],
    'programs/search/jugs.ts states its own problem: there is no place for "0 0".\n',
  ],
])("refused: %j", (args, sentence) => {
  const { code, stderr } = frontier(args);
  expect(code).toBe(2);
  expect(stderr).toContain(sentence);
});
