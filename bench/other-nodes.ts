/**
 * The first start with other versions of Node, from the npm registry: a fresh clone of what is committed installs, builds, and
 * prints what this Node's prints. Usage: npm run bench -- other-nodes [VERSION…] [--tests]
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { expectTrue } from "./aims.ts";

/** The versions that people have besides the oldest one that will do. */
const VERSIONS = ["22", "24"];

/** What people start; times are left out of what is compared. */
const commands: readonly (readonly string[])[] = [
  ["list", "strategies"],
  ["solve", "sliding-tiles", "0 1 3 4 2 5 7 8 6"],
  ["solve", "sliding-tiles", "korf-1", "--strategy", "ida-star"],
  ["solve", "eternity2", "report-6x6"],
  ["compare", "sliding-tiles", "kotlin-figure", "--heuristics", "misplaced,manhattan,walking-distance"],
  ["heuristic", "sliding-tiles", "--space", "2x3", "--json"],
  ["rules", "table"],
  ["clips", "-f2", "monkey.bat"],
];

/** A program of rules with the commands that run it. */
const batch = (root: string) => `(load "${root}/programs/classic/monkey.clp")\n(reset)\n(run)\n(facts)\n`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: "boolean", default: false } },
});

const root = process.cwd();
const scratch = mkdtempSync(join(tmpdir(), "frontier-nodes-"));
try {
  writeFileSync(join(scratch, "monkey.bat"), batch(root));
  for (const version of positionals.length > 0 ? positionals : VERSIONS) tryVersion(version);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function tryVersion(wanted: string): void {
  const folder = join(scratch, wanted);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  const node = `node-${process.platform}-${process.arch}`;
  npmInstall(folder, `${node}@${wanted}`);
  const bin = join(folder, "node_modules", node, "bin");
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const version = execFileSync(join(bin, "node"), ["--version"], { encoding: "utf8" }).trim();

  const clone = join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", root, clone]);
  const run = (place: string, words: readonly string[]) =>
    spawnSync(join(place, "frontier"), words, { cwd: scratch, env: place === clone ? env : process.env });
  const first = run(clone, ["list", "strategies"]);
  expectTrue(`${version}: a fresh clone starts`, first.status === 0);
  if (first.status !== 0) console.log(String(first.stderr));

  for (const words of commands) {
    const [here, there] = [root, clone].map((place) => {
      const { status, stdout } = run(place, words);
      return `${status}\n${withoutTimes(String(stdout))}`;
    });
    expectTrue(`${version}: ${words.join(" ")}`, here === there);
    if (here !== there) console.log(firstDifference(here!, there!));
  }
  if (!values.tests) return;
  const { status } = spawnSync("npm", ["test"], { cwd: clone, env, stdio: "inherit" });
  expectTrue(`${version}: npm test`, status === 0);
}

function npmInstall(folder: string, name: string): void {
  const options = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  execFileSync("npm", ["install", ...options, name], { cwd: folder, stdio: "inherit" });
}

/** Times, speeds and memory differ from run to run. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/"timeMs":[\d.]+/g, "")
    .replaceAll(/(memory|per second) .*/g, "")
    .replaceAll(/[\d.,]+ (ms|s\b|per second).*/g, "");
}

function firstDifference(here: string, there: string): string {
  const lines = there.split("\n");
  const number = here.split("\n").findIndex((line, index) => line !== lines[index]);
  return `  here: ${here.split("\n")[number]}\n  there: ${lines[number]}`.slice(0, 1000);
}
