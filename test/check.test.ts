/** Which tests `npm run check` chooses, in a small repository of its own. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Near {
  readonly chosen: readonly string[];
  readonly left: number;
  readonly ofBuilt: number;
}

let copy: string;
let nearTests: (milliseconds: number) => Near | undefined;

const files: Record<string, string> = {
  "src/a.ts": "",
  "src/b.ts": 'import { a } from "./a.ts";',
  "src/c.tsx": 'const worker = new URL("./b.ts", import.meta.url);',
  "test/built.ts": "",
  "test/a.test.ts": 'import { a } from "../src/a.ts";',
  "test/run/b.test.ts": 'import { b } from "../../src/b.ts";',
  "test/run/cases/one.clp": "",
  "test/run/far.test.ts": 'import { c } from "../../src/c.tsx";',
  "test/slow.test.ts": 'import { a } from "../src/a.ts";',
  "test/command.test.ts": 'import { a } from "../src/a.ts";\nimport { build } from "./built.ts";',
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "frontier-check-"));
  cpSync(join(root, "scripts"), join(copy, "scripts"), { recursive: true });
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const folder of ["bench", "editors", ".frontier"]) mkdirSync(join(copy, folder));
  ({ nearTests } = createRequire(import.meta.url)(join(copy, "scripts/near-tests.cjs")));
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function commit(): void {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: copy, stdio: "ignore" });
  git("init");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-m", "all");
}

test("the nearest first; those that need the program are counted", () => {
  commit();
  write("src/a.ts", "export {};");
  expect(nearTests(60_000)).toEqual({
    chosen: ["test/a.test.ts", "test/slow.test.ts", "test/run/b.test.ts", "test/run/far.test.ts"],
    left: 0,
    ofBuilt: 1,
  });
});

test("what does not fit into the time is left", () => {
  commit();
  write(".frontier/test-times.json", JSON.stringify({ "test/slow.test.ts": 50_000, "test/a.test.ts": 100 }));
  write("src/a.ts", "export {};");
  expect(nearTests(1500)).toEqual({ chosen: ["test/a.test.ts", "test/run/b.test.ts"], left: 2, ofBuilt: 1 });
});

test("the nearest is chosen however long it takes", () => {
  commit();
  write(".frontier/test-times.json", JSON.stringify({ "test/run/far.test.ts": 50_000 }));
  write("src/c.tsx", "");
  expect(nearTests(1000)?.chosen).toEqual(["test/run/far.test.ts"]);
});

test("a new file and a case count as changes", () => {
  commit();
  write("src/new.ts", "");
  write("test/new.test.ts", 'import { n } from "../src/new.ts";');
  write("test/run/cases/one.clp", "(reset)");
  expect(nearTests(60_000)?.chosen.toSorted()).toEqual([
    "test/new.test.ts",
    "test/run/b.test.ts",
    "test/run/far.test.ts",
  ]);
});

test("nothing changed; no commit", () => {
  expect(nearTests(60_000)).toBeUndefined();
  commit();
  expect(nearTests(60_000)).toEqual({ chosen: [], left: 0, ofBuilt: 0 });
});
