/** What a program of the user's may throw or export while it is read: it ends in a sentence, with its place where that is known. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TextError } from "../../src/domains/index.ts";
import { readOwnProgram } from "../../src/node/own-program.ts";
import { OptionError } from "../../src/search/index.ts";
import { scratchFolder } from "../cli/command-line.ts";

const folder = scratchFolder();
mkdirSync(join(folder, "folder.ts"));
symlinkSync("/dev/zero", join(folder, "zero.js"));

const read = (text: string, name = "program.js") =>
  readOwnProgram({ file: join(folder, name), text, facts: "" }, () => {});
const problem = `{ starts: [0], actions: () => [1], result: (n, a) => n + a, isGoal: (n) => n === 3, key: (n) => n }`;

async function refusal(text: string, name?: string): Promise<Error> {
  const error = await read(text, name).then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  expect(error instanceof OptionError || error instanceof TextError).toBe(true);
  return error!;
}

describe("a program that ends before a search begins", () => {
  it.each([
    ["throw null;", "search begins: null"],
    ["throw Symbol('x');", "search begins: Symbol(x)"],
    ["throw { toString() { throw 1; } };", "search begins: {}"],
    [
      "throw new Proxy({}, { get() { throw 7; }, getPrototypeOf() { throw 9; } });",
      "search begins: [object]",
    ],
    ["throw new Proxy(new Error('p'), { get() { throw 7; } });", "search begins: [object]"],
    [
      "throw Object.defineProperty(new Error('x'), 'stack', { get() { throw 5; } });",
      "search begins: Error: x",
    ],
    ["throw Object.assign(new Error('x'), { stack: 5 });", "search begins: Error: x"],
    ["throw Object.defineProperty(new Error('x'), 'message', { get() { throw 5; } });", "search begins: {}"],
    ["throw Object.assign(new Error('x'), { name: Symbol('q') });", "search begins: {}"],
    ["class TextError extends Error { name = 'TextError' } throw new TextError('fake');", "TextError: fake"],
    [
      "export const problem = new Proxy({}, { get() { throw new Error('trap'); } });",
      "search begins: Error: trap",
    ],
    ["import './folder.ts';", "it is a folder"],
    ["import './zero.js';", "is too large"],
    ["import '/dev/zero';", "is too large"],
    ["import x from './missing.js'; x;", "there is no such file"],
    ["const x = import.meta.url;", "import.meta"],
    ["((((".repeat(100_000), "cannot be read"],
  ])("%.60s", async (text, sentence) => {
    expect((await refusal(text)).message).toContain(sentence);
  });

  it("tells where", async () => {
    expect(await refusal("\n  throw new Error('here');")).toMatchObject({ line: 2, column: 9 });
    expect(await refusal("class TextError extends Error {}\nthrow new TextError('x');")).toMatchObject({
      line: 2,
    });
  });
});

describe("a program that can be read", () => {
  it.each([
    ["CommonJS", `module.exports = { problem: ${problem} };`],
    ["CommonJS that knows its folder", `exports.problem = __dirname && __filename && ${problem};`],
    ["itself imported", `import './program.js'; export const problem = ${problem};`],
  ])("%s", async (_what, text) => {
    expect((await read(text)).problem.starts).toEqual([0]);
  });

  it("in a circle of files", async () => {
    writeFileSync(
      join(folder, "other.js"),
      "import { problem } from './program.js'; export const more = () => problem;",
    );
    const program = await read(
      `import { more } from './other.js'; export const problem = ${problem}; more();`,
    );
    expect(program.problem.starts).toEqual([0]);
  });
});

it("an unsolvable that throws is named as any other function", async () => {
  const program = await read(`export const problem = { ...${problem}, unsolvable() { throw null; } };`);
  expect(() => program.problem.unsolvable!()).toThrow("unsolvable ends with an error for the state 0: null");
});

it.each([
  ["a rule", "(defrule x => (f 1))", "Rule x: Functions are nested too deeply."],
  ["a function", "(deffunction h () (while TRUE do))", "A function of the program goes on without an end."],
])("%s of a rule program that never ends", async (_what, rules, sentence) => {
  const text = `(defrule goal (done) =>) (deffunction f (?x) (f (+ ?x 1))) ${rules} (defrule y (a) => )`;
  const asked = async () => {
    const { problem, heuristics } = await read(text, "program.clp");
    const [start] = problem.starts;
    for (const action of problem.actions(start)) problem.result(start, action);
    for (const estimate of Object.values(heuristics)) estimate(start);
  };
  await expect(asked()).rejects.toThrow(sentence);
});
