/** docs/new-problem.md: its code compiles against the published types, runs, and prints what the page says. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build, root } from "../built.ts";

const page = readFileSync(join(root, "docs/new-problem.md"), "utf8");
/** All blocks of one language, in order: the code of the page is one program. */
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map((match) => match[1]!);

/** A page is checked as by a user who has installed the package. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  types: [],
};
/** The page needs only this of a host's types, which take seconds to check. */
const host = "declare const console: { log(...values: unknown[]): void };\n";

describe("the page about your own problem", () => {
  // Inside the package, so that it can be imported by its name.
  let folder: string;
  const code = blocks("ts").join("\n");

  beforeAll(() => {
    build();
    folder = mkdtempSync(join(root, "dist", "page-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("states the problem and solves it by three strategies in under 40 lines", () => {
    const [first] = blocks("ts");
    expect(first!.trimEnd().split("\n").length).toBeLessThan(40);
    expect(first).toContain('from "frontier/search"');
    const named = first!.matchAll(/"(breadth-first|depth-first|iterative-deepening)"/g);
    expect(new Set([...named].map((match) => match[1])).size).toBe(3);
  });

  it("has types that check, and the check can fail", () => {
    const right = join(folder, "right.ts");
    const wrong = join(folder, "wrong.ts");
    writeFileSync(right, host + code);
    writeFileSync(wrong, host + code.replace('solve(jugs, "a-star"', 'solve(jugs, "a-tsar"'));
    const errors = ts.getPreEmitDiagnostics(ts.createProgram([right, wrong], { ...options, noEmit: true }));
    const textOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, "\n");
    expect(errors.filter(({ file }) => file?.fileName !== wrong).map(textOf)).toEqual([]);
    expect(errors.map(textOf).join()).toContain("a-tsar");
  });

  it("prints what it says", () => {
    const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
    const file = join(folder, "page.mjs");
    writeFileSync(file, ts.transpileModule(code, { compilerOptions }).outputText);
    const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
    expect(blocks("text")).toHaveLength(blocks("ts").length);
    expect(printed).toBe(blocks("text").join(""));
  });

  it("has a file for the studio that a script uses as it is", () => {
    const [problem] = blocks("ts file=jugs\\.ts");
    const [script] = blocks("ts file=use-jugs\\.ts");
    writeFileSync(join(folder, "jugs.ts"), problem!);
    writeFileSync(join(folder, "use-jugs.ts"), host + script);
    const checked = { ...options, noEmit: true, allowImportingTsExtensions: true };
    const errors = ts.getPreEmitDiagnostics(ts.createProgram([join(folder, "use-jugs.ts")], checked));
    expect(errors.map(({ messageText }) => messageText)).toEqual([]);
    const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
    for (const [name, text] of [
      ["jugs", problem],
      ["use-jugs", script!.replace("jugs.ts", "jugs.mjs")],
    ])
      writeFileSync(join(folder, `${name}.mjs`), ts.transpileModule(text!, { compilerOptions }).outputText);
    const printed = execFileSync(process.execPath, [join(folder, "use-jugs.mjs")], { encoding: "utf8" });
    expect(printed).toBe(blocks("text file=use-jugs\\.ts").join(""));
  });
});
