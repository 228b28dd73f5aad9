// Programs that nobody here wrote: the examples of Debian's package clips-common, all that need no `system`.
// Both programs get the same answers typed and watch everything. Left out where the package is not installed.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { memoryHost, withoutPointers } from "../../bench/clips-host.ts";
import { Environment } from "../../src/clips/index.ts";

const FOLDER = "/usr/share/doc/clips-common/examples";
const CLIPS = "/usr/bin/clips";
const WORDS =
  "yes no 1 2 3 normal none low red white sweet dry medium fish meat c h x o a b unknown mammal".split(" ");

const WATCHED = [
  ...["rules", "facts", "activations", "focus", "globals"],
  ...["instances", "slots", "messages", "message-handlers"],
];

/** The files of each run, and whether it asks. */
const RUNS: [string, string[]][] = [
  ...[
    "mab",
    "zebra",
    "wordgame",
    "cam",
    "dilemma1",
    "dilemma2",
    "dilemma3",
    "rpc",
    "rx7",
    "stove",
    "wine",
    "usedcar",
    "ttt",
    "animal",
  ],
  ...["auto", "nematode"],
].map((name) => [name, [`${name}.clp`]]);
for (const puzzle of ["grid2x2-p1", "grid3x3-p1", "grid3x3-p10"]) {
  const parts = ["sudoku.clp", "solve.clp", "output-frills.clp", `puzzles/${puzzle}.clp`];
  RUNS.push([`sudoku ${puzzle}`, parts.map((part) => `sudoku/${part}`)]);
}

for (const circuit of ["circuit1", "circuit2", "circuit3"])
  RUNS.push([circuit, ["circuit/electrnc.clp", `circuit/${circuit}.clp`]]);

function textOf(file: string): string {
  const path = join(FOLDER, file);
  return existsSync(path)
    ? readFileSync(path, "utf8")
    : gunzipSync(readFileSync(`${path}.gz`)).toString("utf8");
}

/** Answers that are the same every time, more than any program asks for. */
function answers(seed: number): string {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return WORDS[(state >>> 16) % WORDS.length];
  };
  return Array.from({ length: 2000 }, () => `${next()}\n`).join("");
}

describe.skipIf(!existsSync(FOLDER) || !existsSync(CLIPS))("examples of clips-common", () => {
  test.each(RUNS)("%s", { timeout: 90_000 }, (_name, files) => {
    const scratch = mkdtempSync(join(tmpdir(), "clips-examples-"));
    const names = files.map((file) => file.replaceAll("/", "-"));
    const commands = [
      ...WATCHED.map((item) => `(watch ${item})`),
      ...names.map((name) => `(load "${name}")`),
      ...["(reset)", "(run 300)", "(facts)", "(instances)", "(agenda)", "(exit)", ""],
    ].join("\n");
    const input = answers(names.length);
    const host = memoryHost(input);
    files.forEach((file, i) => {
      host.files.set(names[i], textOf(file));
      writeFileSync(join(scratch, names[i]), textOf(file));
    });
    writeFileSync(join(scratch, "session"), commands);
    const reference = spawnSync(CLIPS, ["-f2", "session"], {
      cwd: scratch,
      input,
      encoding: "utf8",
      timeout: 60_000,
    });
    rmSync(scratch, { recursive: true });
    new Environment(host).batch(commands);
    expect(host.output).toBe(withoutPointers(reference.stdout));
  });
});
