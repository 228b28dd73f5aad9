// The differential fuzzer: random programs in Debian's clips and in ours must print the same. Without a kind it runs them
// all, each from a file and typed at the prompt, and prints a table; what differs is kept in a folder.
// Usage: npm run bench -- clips-fuzz [KIND | typed-KIND] [FIRST SEED] [COUNT], the kinds in the table below

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Environment } from "../src/clips/index.ts";
import { textOfBytes } from "../src/clips/language/utf8.ts";
import { expectTrue } from "./aims.ts";
import { wrongArguments } from "./clips-arguments.ts";
import { randomChanging } from "./clips-changing.ts";
import { randomExpressions } from "./clips-expressions.ts";
import { memoryHost, withoutPointers } from "./clips-host.ts";
import { randomLanguage } from "./clips-language.ts";
import { randomModules } from "./clips-modules.ts";
import { mutant } from "./clips-mutants.ts";
import { randomObjects } from "./clips-objects.ts";
import { randomLateRules, randomProgram } from "./clips-program.ts";

const KINDS: Record<string, (seed: number) => string> = {
  rules: randomProgram,
  late: randomLateRules,
  expressions: (seed) => randomExpressions(seed, 20),
  modules: randomModules,
  language: randomLanguage,
  objects: randomObjects,
  changing: randomChanging,
  mutants: mutant,
  arguments: wrongArguments,
};

/** Known differences, as docs/clips-rules.md lists them: a program of which this holds may print something else. */
const LISTED: Record<string, (program: string, reference: string) => boolean> = {
  "the C program loses constraints in a binary file": (_program, reference) =>
    reference.includes("[CSTRNBIN1]"),
  "reads a file that is still open for writing": (program) => /dribble-on|\(open [^)]*"[wa]/.test(program),
};

interface Result {
  programs: number;
  different: number;
  listed: number;
  /** The C program crashed, or did not end. */
  without: number;
}

const TIMEOUT_MS = 5000;
const folder = mkdtempSync(join(tmpdir(), "clips-fuzz-"));

const [name, first = "1", count = name === undefined ? "5000" : "2000"] = process.argv.slice(2);
const names = name === undefined ? Object.keys(KINDS).flatMap((kind) => [kind, `typed-${kind}`]) : [name];
if (names.some((each) => !(kindOf(each) in KINDS))) {
  console.error(`There are the kinds ${Object.keys(KINDS).join(", ")}, each also as typed-KIND.`);
  process.exit(2);
}

console.log(`${"".padEnd(20)}programs  different  listed  no end in C`);
let unlisted = 0;
for (const each of names) {
  const result = fuzz(each, Number(first), Number(count));
  unlisted += result.different;
  const columns = [result.programs, result.different, result.listed, result.without];
  const widths = [8, 11, 8, 13];
  process.stderr.write("\r\u001b[K");
  console.log(each.padEnd(20) + columns.map((column, i) => String(column).padStart(widths[i])).join(""));
}
expectTrue(`every program prints the same, or its difference is listed (${folder})`, unlisted === 0);

function kindOf(kind: string): string {
  return kind.replace(/^typed-/, "");
}

function fuzz(kind: string, from: number, programs: number): Result {
  const result: Result = { programs, different: 0, listed: 0, without: 0 };
  const typed = kind.startsWith("typed-");
  for (let seed = from; seed < from + programs; seed++) {
    if (seed % 100 === 0) process.stderr.write(`\r${kind} ${seed - from} of ${programs}`);
    const program = KINDS[kindOf(kind)](seed);
    const reference = inC(program, typed);
    if (reference === null) {
      result.without++;
      continue;
    }
    const output = ours(program, typed);
    if (output === reference) continue;
    if (Object.values(LISTED).some((holds) => holds(program, reference))) result.listed++;
    else result.different++;
    writeFileSync(join(folder, `${kind}-${seed}.clp`), program);
    writeFileSync(join(folder, `${kind}-${seed}.ref`), reference);
    writeFileSync(join(folder, `${kind}-${seed}.out`), output);
  }
  return result;
}

/** What the C program prints, or null when it crashes or does not end. */
function inC(program: string, typed: boolean): string | null {
  // Programs may write files: each runs in a folder of its own.
  const cwd = mkdtempSync(join(folder, "run-"));
  const file = join(cwd, "program.clp");
  writeFileSync(file, program);
  const words = typed ? [] : ["-f2", file];
  const options = { cwd, input: typed ? program : "", timeout: TIMEOUT_MS };
  const { status, stdout } = spawnSync("clips", words, options);
  rmSync(cwd, { recursive: true });
  // Addresses in memory are never the same.
  return status === 0 ? withoutPointers(textOfBytes(stdout)) : null;
}

function ours(program: string, typed: boolean): string {
  const host = memoryHost(typed ? program : "");
  const environment = new Environment(host);
  const end = performance.now() + 4 * TIMEOUT_MS;
  environment.inspection.stop = {
    get aborted() {
      return performance.now() > end;
    },
  };
  try {
    if (typed) environment.loop();
    else environment.batch(program);
    if (performance.now() > end) host.output += "\nNO END";
  } catch (error) {
    host.output += `\nHOST EXCEPTION ${error instanceof Error ? error.stack : error}`;
  }
  return host.output;
}
