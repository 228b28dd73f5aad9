// Every command line in the README and in docs/ works on the bundle that users run, and prints what the page shows; only
// times may differ. The commands of a page run one after another in a folder of its own, pages beside each other.

import { spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { build, root } from "../built.ts";
import { type Ended, environment, program, scratchFolder } from "../cli/command-line.ts";
import { shownCommands } from "./shown-commands.ts";

const pages = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({ name, commands: shownCommands(readFileSync(join(root, name), "utf8")) }))
  .filter(({ commands }) => commands.length > 0);

/** A command that cannot be run as it is shown, or does not end with code 0. */
interface Exception {
  readonly command: string;
  readonly why: string;
  /** What is run in its place, one line of the shell; empty for nothing. */
  readonly instead?: string;
  readonly input?: string;
  /** It is sent Ctrl-C once it has printed this. */
  readonly interruptAt?: RegExp;
  readonly code?: number;
}

const exceptions: readonly Exception[] = [
  { command: "./frontier ARGS", why: "a placeholder", instead: "./frontier --help" },
  { command: "./frontier clips -f2", why: "shown without its file", instead: "" },
  {
    command: './frontier rules tree programs/8-puzzle/en/puzdesco.clp --svg tree.svg --command "(start)"',
    why: "the program asks for the greatest depth",
    input: "10\n",
  },
  {
    command:
      "./frontier rules tree programs/8-puzzle/en/puzampro.clp --strategy breadth --max-firings 3 " +
      '--command "(reset)" --command "(assert (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0))" ' +
      '--command "(assert (max-depth 10))"',
    why: "it is stopped by its limit",
    code: 3,
  },
  {
    command: './frontier eternity2 show "ADDRESS" --pieces FILE --svg board.svg --png board.png',
    why: "the address is one that the command above it has listed",
    instead: './frontier eternity2 show "$(head -n 1 all.txt)" --pieces FILE --svg board.svg --png board.png',
  },
  { command: "./frontier lsp --stdio", why: "an editor talks to it; here nobody does", code: 1 },
  { command: "./frontier worker", why: "there is no PostgreSQL; test/node/cluster has one", code: 2 },
  {
    command: "./frontier study run korf-100",
    why: "it takes minutes",
    instead: "./frontier study run korf-100 --sample 1",
  },
  {
    command: "./frontier depths 4x3",
    why: "it counts 239,500,800 boards; test/cli/depths.test.ts does that",
    instead: "./frontier depths 3x3",
  },
  {
    command: "./frontier study report NAME --json",
    why: "a placeholder",
    instead: "./frontier study run kotlin-project && ./frontier study report kotlin-project --json",
  },
  {
    command: "./frontier studio --port 4600 --host 127.0.0.1 --no-open --store studies.db",
    why: "it serves until it is interrupted",
    instead: "exec ./frontier studio --port 0 --host 127.0.0.1 --no-open --store studies.db",
    interruptAt: /Ctrl-C ends it/,
  },
];

/** What a page assumes. */
const preparations: Readonly<Record<string, readonly string[]>> = {
  "docs/editors.md": ["cp programs/classic/zebra.clp program.clp"],
  "docs/reports.md": ["./frontier study run kotlin-project", "./frontier study run kotlin-project"],
};

/** Shown on several pages, and slow: run once, beside the pages. */
const slow = [
  "./frontier eternity2 spaces",
  "./frontier eternity2 table",
  "./frontier knight table",
  "./frontier rules table",
];

/** A folder in which `./frontier` is the bundle, with the files that come with Frontier and one of pieces. */
function folderOf(page: string): string {
  const folder = join(scratch, page.replaceAll("/", "-"));
  mkdirSync(folder);
  for (const name of ["problems", "programs"]) symlinkSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, "frontier"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(join(folder, "frontier"), 0o755);
  // The link leads to the folder of Frontier.
  symlinkSync(join(root, "runEightPuzzle.sh"), join(folder, "runEightPuzzle.sh"));
  copyFileSync(join(root, "problems/eternity2/brendan-3x3.txt"), join(folder, "FILE"));
  return folder;
}

const scratch = scratchFolder();

function typed(command: string, folder: string, input = "", interruptAt?: RegExp): Promise<Ended> {
  const env = environment({ NO_COLOR: "1", FRONTIER_DATA: join(folder, "data"), XDG_STATE_HOME: folder });
  const child = spawn("sh", ["-c", command], { cwd: folder, env });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
    if (!interruptAt?.test(stdout)) return;
    interruptAt = undefined;
    child.kill("SIGINT");
  });
  child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
  child.stdin.on("error", () => {}).end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, stdout, stderr })));
}

const withoutTimes = (text: string) =>
  text.replaceAll(/[\d.]+ m?s\b/g, "TIME").replaceAll(/(nodes per second) +[\d,]+/g, "$1 RATE");

beforeAll(build, 120_000);

describe.concurrent("command lines", { timeout: 600_000 }, () => {
  test.each(pages)("$name", async ({ name, commands }) => {
    const folder = folderOf(name);
    for (const command of preparations[name] ?? [])
      expect(await typed(command, folder), command).toMatchObject({ code: 0 });
    for (const { command, output } of commands) {
      const exception = exceptions.find((row) => row.command === command);
      const { instead = command, input, interruptAt, code = 0 } = exception ?? {};
      if (instead === "" || slow.includes(command)) continue;
      const ended = await typed(instead, folder, input, interruptAt);
      expect(ended.code, `${command}\n${ended.stderr}`).toBe(code);
      const printed = withoutTimes(ended.stdout).slice(0, withoutTimes(output).length);
      expect(printed, command).toBe(withoutTimes(output));
    }
  });

  test.each(slow)("%s", async (command) => {
    expect(await typed(command, folderOf(command.replace("./", "")))).toMatchObject({ code: 0, stderr: "" });
  });
});

test("there are commands and shown outputs, and every exception is still needed", () => {
  const shown = pages.flatMap(({ commands }) => commands);
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.filter(({ output }) => output !== "").length).toBeGreaterThanOrEqual(3);
  const names = shown.map(({ command }) => command);
  expect(exceptions.filter(({ command }) => !names.includes(command))).toEqual([]);
  expect(slow.filter((command) => !names.includes(command))).toEqual([]);
});
