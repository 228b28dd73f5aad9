// The package as installed by a user: nothing else comes with it, its types hold without skipLibCheck, its libraries
// and its command work, and what needs an optional package says so.

import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { build, root } from "./built.ts";
import { type Ended, execute, scratchFolder } from "./cli/command-line.ts";

const folder = scratchFolder();
const place = join(folder, "someone");

beforeAll(() => {
  build();
  mkdirSync(place);
  writeFileSync(join(place, "package.json"), '{ "type": "module" }');
  writeFileSync(join(place, "program.clp"), "(printout t hello crlf)\n(exit)\n");
  const npm = (cwd: string, ...words: string[]) => {
    const { status, stderr } = spawnSync("npm", words, { cwd, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  };
  npm(root, "pack", "--silent", "--pack-destination", folder);
  const packed = readdirSync(folder).find((name) => name.endsWith(".tgz"))!;
  // Offline: whatever else the package wanted to have installed would fail here.
  npm(place, "install", "--offline", "--no-audit", "--no-fund", join(folder, packed));
}, 120_000);

const frontier = (...words: string[]): Ended =>
  execute(join(place, "node_modules/.bin/frontier"), words, { cwd: place, env: { FRONTIER_DATA: folder } });

test("nothing else is installed", () => {
  const installed = readdirSync(join(place, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed).toEqual(["frontier"]);
});

const code = `import { Environment } from "frontier/clips";
import { slidingTiles } from "frontier/domains";
import { type Problem, type SearchResult, solve } from "frontier/search";

const jumps: Problem<number, string> = {
  starts: [1],
  actions: () => ["double", "add"],
  result: (state, action) => (action === "double" ? 2 * state : state + 1),
  isGoal: (state) => state === 10,
  key: (state) => state,
};
const found: SearchResult<number, string> = solve(jumps, "breadth-first");
const environment = new Environment();
environment.load("(defrule r (a ?x) => (assert (b ?x)))");
environment.assert("(a 1)");
environment.run();
console.log(found.actions, Object.keys(slidingTiles.heuristics).length > 5, environment.facts().length);
`;

test("its types hold, those of the package itself included", () => {
  const file = join(place, "program.ts");
  writeFileSync(file, `declare const console: { log(...values: unknown[]): void };\n${code}`);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    types: [],
  });
  const sentences = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  expect(sentences).toEqual([]);
  // Typed arrays have been generic since TypeScript 5.7; compilers before that do not read such declarations.
  const declarations = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes("/node_modules/frontier/"));
  expect(declarations.length).toBeGreaterThan(10);
  expect(
    declarations.filter(({ text }) => text.includes("Array<ArrayBuffer")).map(({ fileName }) => fileName),
  ).toEqual([]);
});

test("its libraries run", () => {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
  writeFileSync(join(place, "program.mjs"), ts.transpileModule(code, { compilerOptions }).outputText);
  expect(execute(process.execPath, [join(place, "program.mjs")], { cwd: place })).toEqual({
    code: 0,
    stdout: "[ 'double', 'double', 'add', 'double' ] true 3\n",
    stderr: "",
  });
});

test.each([
  [["solve", "sliding-tiles", "0 1 3 4 2 5 7 8 6", "--json"], '"cost":4'],
  [["solve", "eternity2", "brendan-4x4", "--json"], '"outcome":"solved"'],
  [["clips", "-f2", "program.clp"], "hello\n"],
  [["knight", "--lang", "en"], "Thank you for playing"],
  [["study", "new", "mine.yaml"], "Wrote mine.yaml"],
])("its command runs: %j", (words, text) => {
  const { code, stdout, stderr } = frontier(...words);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(text);
});

test("what needs an optional package says which", () => {
  expect(frontier("study", "list")).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(
      /^Studies that are stored in a file need the package libsql, .*: npm install libsql\n$/,
    ),
  });
});
