// docs/clips.md: its code compiles against the published types, runs, and prints what the page says.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROMPT_COMMANDS } from "../../src/cli/prompt/prompt-commands.ts";
import { build, root } from "../built.ts";

const page = readFileSync(join(root, "docs/clips.md"), "utf8");
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map((match) => match[1]);

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  types: [],
};

// Inside the package, so that it can be imported by its name.
let folder: string;
beforeAll(() => {
  build();
  folder = mkdtempSync(join(root, "dist", "page-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("its types fit", () => {
  const file = join(folder, "page.ts");
  writeFileSync(
    file,
    `declare const console: { log(...values: unknown[]): void };\n${blocks("ts").join("\n")}`,
  );
  const errors = ts.getPreEmitDiagnostics(ts.createProgram([file], { ...options, noEmit: true }));
  expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

test("it prints what it says", () => {
  const file = join(folder, "page.mjs");
  const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
  writeFileSync(file, ts.transpileModule(blocks("ts").join("\n"), { compilerOptions }).outputText);
  expect(execFileSync(process.execPath, [file], { encoding: "utf8" })).toBe(blocks("text").join(""));
});

test("it names every command of the prompt", () => {
  for (const { name } of PROMPT_COMMANDS) expect(page).toContain(`\`${name}`);
});
