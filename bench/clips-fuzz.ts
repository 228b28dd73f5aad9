// The differential fuzzer: random programs in Debian's clips and in ours must print the same. Without a kind it runs them
// all, each from a file and typed at the prompt, and prints a table; what differs is kept in a folder.
// Usage: npm run bench -- clips-fuzz [KIND | typed-KIND] [FIRST SEED] [COUNT], the kinds in the table below

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Environment } from "../src/clips/index.ts";
import { textOfBytes } from "../src/clips/language/utf8.ts";
import { expectTrue } from "./aims.ts";
import { wrongArguments } from "./clips-arguments.ts";
import { randomChanging } from "./clips-changing.ts";
import { randomConditions } from "./clips-conditions.ts";
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
  conditions: randomConditions,
  expressions: (seed) => randomExpressions(seed, 20),
  modules: randomModules,
  language: randomLanguage,
  objects: randomObjects,
  changing: randomChanging,
  mutants: mutant,
  arguments: wrongArguments,
};

/** Known differences, as docs/clips-rules.md lists them: a program of which this holds may print something else. */
const LISTED: Record<string, (program: string, reference: string, output: string) => boolean> = {
  "the C program does not find functions of other modules from the prompt": (_program, reference) =>
    /Missing function declaration for \w+::/.test(reference),
  "measures time or memory": (program) => /\((time|timer|mem-used|mem-requests|release-mem)\b/.test(program),
  "a query changes the facts that it goes through": (program) =>
    /\(do-for-all-facts .*do-for-all-facts .*\(modify/.test(program),
  "reads a file that is still open for writing": (program) =>
    /dribble-on|\(open [^)]*"[wa]\+?"\)(?![\s\S]*\(close)/.test(program),
  "a test follows a group at the start of a group": (program) =>
    /\((not \(and|exists|forall) \((not \(and|exists|forall) .*\(test /.test(program),
  "a test behind a group inside a group gets a pattern of another element in front of it": (
    program,
    reference,
    output,
  ) =>
    /\((not \(and|exists|forall) .*\((not \(and|exists|forall) .*\(test /.test(program) &&
    patternsListed(reference) > patternsListed(output),
  "the work of joins is counted from the first question on at the prompt": (program, reference) =>
    program.includes("(join-activity") && reference.includes("CLIPS>"),
  "a message-handler clears": (program) => /\(defmessage-handler .*\(clear\)/.test(program),
  "an instance is matched behind a group that its change releases": (program, reference, output) =>
    /\((forall|not \(and|exists) .*\(object .*\(object /.test(program) &&
    withoutMatches(reference) === withoutMatches(output),
};

const patternsListed = (text: string): number => text.match(/^(CLIPS> )*Matches for Pattern/gm)?.length ?? 0;

/** What is left of an output without traces of activations, listings of the agenda and the lines of `matches`. */
const withoutMatches = (text: string): string =>
  text
    .replaceAll(/^([<=>]+ Activation|-?\d+ +\w+: |For a total of \d+ activation).*\n/gm, "")
    .replaceAll(/^( None|(\*|f-\d+|\[\w+\])(,(\*|f-\d+|\[\w+\]))*)\n/gm, "");

interface Result {
  programs: number;
  different: number;
  listed: number;
  /** The C program crashed, or did not end. */
  without: number;
}

/** One shell runs this many programs in C, each in a process of its own. */
const BATCH = 50;
/** Processor time for one program in C; ours may take ten times as long by the clock. */
const LIMIT_SECONDS = 2;
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
  const result = await fuzz(each, Number(first), Number(count));
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

async function fuzz(kind: string, from: number, programs: number): Promise<Result> {
  const result: Result = { programs, different: 0, listed: 0, without: 0 };
  const typed = kind.startsWith("typed-");
  const batchFrom = (seed: number): string[] =>
    Array.from({ length: Math.min(BATCH, from + programs - seed) }, (_, i) => KINDS[kindOf(kind)](seed + i));
  let batch = batchFrom(from);
  let running = inC(batch, typed);
  for (let seed = from; seed < from + programs; seed += BATCH) {
    process.stderr.write(`\r${kind} ${seed - from} of ${programs}`);
    const compared = batch;
    const references = await running;
    // The next batch runs in C while this one runs here.
    batch = batchFrom(seed + BATCH);
    running = inC(batch, typed);
    for (const [i, program] of compared.entries())
      compare(result, `${kind}-${seed + i}`, program, references[i], typed);
  }
  await running;
  return result;
}

function compare(
  result: Result,
  name: string,
  program: string,
  reference: string | null,
  typed: boolean,
): void {
  if (reference === null) {
    result.without++;
    return;
  }
  const output = ours(program, typed);
  if (output === reference) return;
  if (Object.values(LISTED).some((holds) => holds(program, reference, output))) result.listed++;
  else result.different++;
  writeFileSync(join(folder, `${name}.clp`), program);
  writeFileSync(join(folder, `${name}.ref`), reference);
  writeFileSync(join(folder, `${name}.out`), output);
}

/** What the C program prints for each of these programs, or null where it crashes or does not end. */
async function inC(programs: readonly string[], typed: boolean): Promise<(string | null)[]> {
  // Programs may write files: each runs in a folder of its own.
  const root = mkdtempSync(join(folder, "run-"));
  for (const [i, program] of programs.entries()) {
    mkdirSync(join(root, `${i}`));
    writeFileSync(join(root, `${i}`, "program.clp"), program);
  }
  const command = typed ? "clips < program.clp" : "clips -f2 program.clp < /dev/null";
  const script = `ulimit -t ${LIMIT_SECONDS}; ulimit -f 4096
    for each in ${Object.keys(programs).join(" ")}; do
      cd "${root}/$each" && ${command} > "../$each.out" && : > "../$each.ended"
    done`;
  await once(spawn("sh", ["-c", script], { stdio: "ignore" }), "exit");
  const texts = programs.map((_, i) =>
    existsSync(join(root, `${i}.ended`)) ? textOfBytes(readFileSync(join(root, `${i}.out`))) : null,
  );
  rmSync(root, { recursive: true });
  // Addresses in memory are never the same.
  return texts.map((text) => text && withoutPointers(text));
}

function ours(program: string, typed: boolean): string {
  const host = memoryHost(typed ? program : "");
  const environment = new Environment(host);
  const end = performance.now() + LIMIT_SECONDS * 10_000;
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
