// The pages of docs/reference are up to date, and what their examples print is what the C program printed: it made the
// pages (REFERENCE=make, see scripts/make-reference.mjs), and here our engine prints them again.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";
import { constructSummaries, subjects } from "../../src/clips/reference/index.ts";
import { examplesOf, FOLDER, referencePages } from "./reference-pages.ts";

function here(setup: string, typed: string): string {
  const host = memoryHost(`${typed}(exit)\n`);
  const environment = new Environment(host);
  environment.batch(setup);
  host.output = "";
  environment.loop();
  return host.output;
}

function inClips(setup: string, typed: string): string {
  const cwd = mkdtempSync(join(tmpdir(), "clips-reference-"));
  writeFileSync(join(cwd, "setup.clp"), setup);
  const input = `${typed}(exit)\n`;
  const { stdout } = spawnSync("clips", ["-f2", "setup.clp"], {
    cwd,
    input,
    encoding: "utf8",
    timeout: 10_000,
  });
  rmSync(cwd, { recursive: true });
  return stdout;
}

if (process.env.REFERENCE === "make") {
  for (const [name, page] of referencePages(inClips)) writeFileSync(join(FOLDER, name), page);
}

test.each(subjects.map(({ name }) => name))("the setup of %s prints nothing", (name) => {
  const host = memoryHost();
  new Environment(host).batch(examplesOf(name).setup);
  expect(host.output).toBe("");
});

test.each([...referencePages(here)])("%s", (name, page) => {
  expect(page).toBe(readFileSync(join(FOLDER, name), "utf8"));
});

test.each([
  ...subjects.map(({ name, rows }) => [name, rows.map(([called]) => called as string)] as const),
  ["language", Object.keys(constructSummaries)] as const,
])("every name of %s has an example", (page, names) => {
  expect([...examplesOf(page).steps.keys()].sort()).toEqual([...names].sort());
});
