/**
 * Random and damaged input for every reader of texts in process, and for the command line as a process. Whatever a user writes is
 * answered with a sentence: no trace, no hang, no exit code that means something else.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { domains, TextError } from "../src/domains/index.ts";
import { parseStudy } from "../src/node/files/definition-file.ts";
import { checkedAddress, fileOf, shownAddress } from "../src/node/store/address.ts";
import { effectiveSettings } from "../src/run/settings.ts";
import { OptionError, readTrace, TraceError } from "../src/search/index.ts";
import { newStudyText } from "../src/study/new-study.ts";
import { Random } from "./clips-random.ts";

/** One reader of texts, and some that it accepts. */
interface Target {
  readonly name: string;
  readonly seeds: readonly string[];
  read(text: string): void;
}

const board = "8 1 3 4 0 2 7 6 5";
const knight = `(("A" 30 ((1 2 NIL) (4 5 6) (7 8 9))))`;

const targets: readonly Target[] = [
  ...Object.entries(domains).map(([name, domain]) => ({
    name,
    seeds: [board, knight, '{"width":2,"height":2,"pieces":[[0,1,2,0]]}', domain.made.random.make(1, {})],
    read: (text: string) => void domain.open({ text }, effectiveSettings(domain, { text }, {})),
  })),
  ...["size", "goal", "order", "time", "memory", "nodes", "weight", "max-depth"].map((option) => ({
    name: `--${option}`,
    seeds: ["3x3", board, "up,down,left,right", "10s", "1GB", "100"],
    read: (text: string) => {
      const domain = domains["sliding-tiles"]!;
      const own = { strategy: "weighted-a-star", [option]: text };
      domain.open({ text: board }, effectiveSettings(domain, { text: board }, own));
    },
  })),
  {
    name: "study",
    seeds: [newStudyText("x"), "domain: knight-score\ninstances: [A, B]\n"],
    read: (text) => void parseStudy(text, "x"),
  },
  {
    name: "trace",
    seeds: ['{"format":"frontier-trace","version":1}\n{"type":"expand","node":0}\n'],
    read: (text) => void readTrace(text),
  },
  {
    name: "address",
    seeds: ["postgres://user:secret@host:5432/base?sslmode=require", "file:///tmp/x.db", "mysql://a:b@c"],
    read: (text) => {
      if (/secret/.test(shownAddress(text)) && !/^postgres:\/\/secret|@[^/]*secret|\/[^?]*secret/.test(text))
        throw new Error(`${shownAddress(text)} shows the password.`);
      checkedAddress(text);
      fileOf(text);
    },
  },
];

const pieces = [
  "",
  "\0",
  "\u{1b}[2J",
  "\uFFFD",
  "\r\n",
  "((",
  "[[",
  "{",
  '"',
  "'",
  "-1",
  "1e999",
  "99999999999999999999",
  "0x10",
  "NaN",
  "null",
  "🦫",
  "*".repeat(40),
  "../",
  "&a [*a]",
  "\t",
  ",",
  ":",
  "- ",
  "()",
];

/** A text that was cut, doubled, shuffled, filled with pieces, or nothing but pieces. */
function damaged(random: Random, seeds: readonly string[], most = 6): string {
  let text = random.chance(0.1) ? "" : random.pick(seeds);
  for (let times = 1 + random.below(most); times > 0; times--) {
    const at = random.below(text.length + 1);
    const end = Math.min(text.length, at + random.below(12));
    const kind = random.below(6);
    if (kind === 0) text = text.slice(0, at) + text.slice(end);
    else if (kind === 1) text = text.slice(0, at) + random.pick(pieces) + text.slice(at);
    else if (kind === 2)
      text = text.slice(0, at) + text.slice(at, end).repeat(1 + random.below(300)) + text.slice(end);
    else if (kind === 3) text = text.slice(0, at);
    else if (kind === 4)
      text = text.slice(0, at) + String.fromCharCode(random.below(0x250)) + text.slice(at + 1);
    else text = text.slice(0, at) + random.pick(pieces).repeat(1 + random.below(2000)) + text.slice(end);
  }
  return text;
}

/** Longer than any answer to a text of this size takes, on a busy machine too. */
const PATIENCE_MS = 5000;

/** What is wrong with the answers to texts of the given numbers, one line each. */
export function readerFaults(first: number, count: number): string[] {
  const faults: string[] = [];
  for (let number = first; number < first + count; number++) {
    const random = new Random(number);
    const target = targets[number % targets.length]!;
    const text = damaged(random, target.seeds);
    const begun = process.cpuUsage();
    try {
      target.read(text);
    } catch (error) {
      const isSentence =
        error instanceof TextError || error instanceof OptionError || error instanceof TraceError;
      if (!isSentence || error.message === "") faults.push(`${number} ${target.name}: ${String(error)}`);
    }
    const { user, system } = process.cpuUsage(begun);
    if (user + system > PATIENCE_MS * 1000) faults.push(`${number} ${target.name}: took too long`);
  }
  return faults;
}

const commands: readonly (readonly string[])[] = [
  ...Object.keys(domains).map((domain) => ["solve", domain, "FILE", "--time", "1s"]),
  ["compare", "sliding-tiles", "FILE", "--time", "1s"],
  ["solve", "sliding-tiles", board, "WORD", "WORD"],
  ["solve", "WORD", "WORD"],
  ["list", "WORD"],
  ["trace", "FILE"],
  ["study", "show", "WORD", "--store", "STORE"],
  ["study", "run", "FILE", "--store", "STORE", "--sample", "1", "--jobs", "1"],
  ["study", "list", "--store", "FILE"],
  ["eternity2", "show", "FILE"],
  ["eight-puzzle", "m", "FILE"],
  ["clips", "format", "FILE"],
  ["rules", "tree", "FILE", "--max-firings", "100"],
  ["solve", "eternity2", "report-3x3", "--checkpoint", "FILE"],
  ["WORD", "WORD"],
  ["solve", "program.ts", "--time", "1s"],
  ["solve", "program.clp", "--time", "1s"],
];
/** Damaged less than other texts: most of what is left of a program should still run. */
const programs: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ["program.ts", "jugs.ts"],
    ["program.clp", "jugs.clp"],
  ].map(([name, file]) => [name, [readFileSync(join("programs/search", file!), "utf8")]]),
);
const MOST_DAMAGES_OF_PROGRAMS = 2;

const words = [
  "--time",
  "--weight",
  "--nodes=-1",
  "--strategy",
  "beam",
  "--width",
  "-1",
  "1e9",
  "--json",
  "--goal",
  "\u{1b}[31m",
  "a".repeat(300),
  "--",
  "-",
  "..",
  "/",
  "--help",
  "domains",
  "sliding-tiles",
  "0",
  "--memory",
  "1B",
  "--checkpoint",
  "--trace",
];
const seeds = [
  ...new Set(targets.flatMap((target) => target.seeds)),
  "(defrule a (b) => (assert (c)))\n(deffacts d (b))\n",
];
/** Solved or said, unsolvable or different, wrong usage, limit. */
const codes = [0, 1, 2, 3];

/** The same for calls of the command line, which `program` runs. */
export function callFaults(program: string, first: number, count: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), "frontier-fuzz-"));
  const faults: string[] = [];
  try {
    for (let number = first; number < first + count; number++) {
      const random = new Random(number);
      writeFileSync(join(folder, "file"), damaged(random, seeds));
      for (const [name, texts] of Object.entries(programs))
        writeFileSync(join(folder, name), damaged(random, texts, MOST_DAMAGES_OF_PROGRAMS));
      const call = commands[number % commands.length]!.map((word) =>
        word === "FILE"
          ? "file"
          : word === "STORE"
            ? "store.db"
            : word === "WORD"
              ? random.pick(words)
              : word,
      );
      const env = { ...process.env, FRONTIER_DATA: folder, FRONTIER_CACHE: join(folder, "cache") };
      const ended = spawnSync(process.execPath, [resolve(program), ...call], {
        cwd: folder,
        env,
        input: "",
        encoding: "utf8",
        timeout: 60_000,
      });
      const what = `${number} ${JSON.stringify(call)}`;
      if (ended.status === null || !codes.includes(ended.status))
        faults.push(`${what}: ended with ${ended.status ?? ended.signal}`);
      else if (/bug in Frontier|^\s+at .*:\d+:\d+\)?$/m.test(ended.stderr)) faults.push(`${what}: a trace`);
      else if (ended.status === 2 && ended.stderr === "") faults.push(`${what}: says nothing`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}
