/** `frontier grade`, as a teacher calls it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { build, root } from "../built.ts";
import { environment, program } from "./command-line.ts";

let folder: string;

beforeAll(build);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontier-grade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const moves = join(root, "programs/8-puzzle/en/puzampro.clp");
const boards = join(root, "problems/8-puzzle/documents.txt");

function grade(words: readonly string[], own: Record<string, string> = {}) {
  const env = environment({ NO_COLOR: "1", ...own });
  return spawnSync(process.execPath, [program, "grade", ...words], { cwd: folder, env, encoding: "utf8" });
}

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

it("gives the runs as data, and 0 if all were solved", () => {
  const { stdout, status } = grade([moves, "--boards", boards, "--strategy", "breadth", "--json"]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    runs: [
      {
        board: "2 8 3 1 6 4 7 0 5",
        outcome: "solved",
        level: 5,
        optimal: 5,
        fired: 37,
        states: 37,
        boards: 37,
        reason: null,
      },
      {
        board: "8 1 3 7 2 5 4 0 6",
        outcome: "solved",
        level: 9,
        optimal: 9,
        fired: 443,
        states: 443,
        boards: 393,
        reason: null,
      },
    ],
  });
});

it("is a table, a page and a spreadsheet in the language of the teacher", () => {
  const words = [moves, "--boards", boards, "--depth", "6", "--html", "page.html", "--csv", "runs.csv"];
  const { stdout, status } = grade(words, { LC_ALL: "es_ES.UTF-8" });
  expect(status).toBe(1);
  expect(stdout).toContain("1 de 2 tableros resueltos");
  expect(stdout).toContain("La solución más corta tiene 9 movimientos; el límite de profundidad es 6.");
  expect(readFileSync(join(folder, "page.html"), "utf8")).toContain("reglas disparadas");
  const [head, , second] = readFileSync(join(folder, "runs.csv"), "utf8").split("\r\n");
  expect(head).toBe("board,outcome,level,optimal,fired,states,boards,reason");
  expect(second).toMatch(/^8 1 3 7 2 5 4 0 6,unsolved,,9,/);
});

it("explains why a program never fires", () => {
  const text = readFileSync(moves, "utf8")
    .replaceAll("(max-depth ?depth)", "(maximum-depth ?depth)")
    .replace(/\(defrule no_solution[\s\S]*?\(halt\)\)/, "");
  const { stdout } = grade([file("own.clp", text), "--boards", boards, "--json"]);
  const [{ outcome, fired, reason }] = JSON.parse(stdout).runs;
  expect({ outcome, fired }).toEqual({ outcome: "unsolved", fired: 0 });
  expect(reason).toMatch(/^No rule fires\. right: .*maximum-depth/);
});

it("gives a program no files and no processes, and stops one that loops", () => {
  const stealing = `(defrule out (puzzle $?) => (open "stolen.txt" f "w") (printout f "x" crlf) (close f) (system "touch ran"))`;
  grade([file("escape.clp", stealing), "--boards", boards, "--json"]);
  expect(() => readFileSync(join(folder, "stolen.txt"))).toThrow();
  expect(() => readFileSync(join(folder, "ran"))).toThrow();
  const looping = `(deffacts d (puzzle x level y)) (defrule loop (puzzle $? level $?) => (while TRUE do (bind ?x 1)))`;
  const { stdout, status } = grade([
    file("loop.clp", looping),
    "--boards",
    boards,
    "--time",
    "300ms",
    "--json",
  ]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout).runs.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    "limit",
    "limit",
  ]);
});

it.each([
  [["none.clp", "--boards", boards], "none.clp cannot be read"],
  [[moves, "--boards", "none.txt"], "none.txt cannot be read"],
  [[moves, "--boards", boards, "--depth", "x"], "--depth takes a whole number"],
  [[moves, "--boards", boards, "--time", "soon"], "--time takes a number with a unit"],
  [[moves, "--boards", boards, "--goal", "1 2"], "not a square board"],
  [[join(root, "programs/classic/river.clp"), "--boards", boards], "say how it does in a file (--form)"],
])("%j is refused", (words, message) => {
  expect(grade(words)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
});

it("says where a board or a form is wrong", () => {
  expect(
    grade([moves, "--boards", file("b.txt", "# boards\n1 2 3 4 5 6 7 8 0\n  1 2 3 4 5 6 7 8 8\n")]),
  ).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^b\.txt:3:\d+: /),
  });
  expect(
    grade([moves, "--boards", boards, "--form", file("f.txt", "start: (a {board})\nsate: (a)\n")]),
  ).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^f\.txt:2:1: /),
  });
});

it("tells what changes nothing in this program", () => {
  const words = ["--boards", boards, "--strategy", "breadth", "--salience", "every-cycle"];
  expect(grade([moves, ...words]).stderr).toContain(`--salience has no effect on ${moves}: it was not used.`);
  const heuristic = join(root, "programs/8-puzzle/en/puzdesco.clp");
  expect(grade([heuristic, ...words, "--json"]).stderr).not.toContain("--salience");
});
