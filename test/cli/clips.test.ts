// `frontier clips` in a pipe: options and exit codes, any byte, deep calls, memory, and what is shown when it is interrupted.
// ./frontier starts it with a large stack in the main thread; the program by itself, as installed, in a thread.

import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { build, root } from "../built.ts";
import { environment, execute, frontier, program, scratchFolder } from "./command-line.ts";
import { worked } from "./running.ts";

beforeAll(build, 120_000);

const folder = scratchFolder();
const BANNER = "         CLIPS (6.30 3/17/15)\n";

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const WAYS: [way: string, file: string, ...words: string[]][] = [
  ["in a thread", process.execPath, program],
  ["with a large stack", join(root, "frontier")],
];

/** The output of `clips -f2` on a program, up to the banner. */
function output(name: string, text: string, ...options: string[]): string {
  return upToBanner(frontier(["clips", ...options, "-f2", file(name, text)]).stdout);
}

function upToBanner(stdout: string): string {
  return stdout.slice(0, stdout.indexOf(BANNER));
}

describe("options", () => {
  const a = file("a.clp", "(printout t a1 crlf)\n(printout t a2 crlf)");
  const b = file("b.clp", "(printout t b crlf)\n");

  test("-f files run in their order, the end of one going on in the next", () => {
    expect(frontier(["clips", "-f", a, "-f", b]).stdout).toBe(
      `${BANNER}CLIPS> (printout t a1 crlf)\na1\nCLIPS> (printout t a2 crlf)(printout t b crlf)\na2\nCLIPS> `,
    );
  });

  test("-f2 runs before what is typed, and not a last command without a line end", () => {
    expect(frontier(["clips", "-f", b, "-f2", a]).stdout).toBe(
      `a1\n${BANNER}CLIPS> (printout t b crlf)\nb\nCLIPS> `,
    );
  });

  test("a last command on standard input needs no line end; exit gives the status", () => {
    const { code, stdout } = frontier(["clips"], { input: "(+ 1 2)\n(exit 3)" });
    expect(stdout).toBe(`${BANNER}CLIPS> 3\nCLIPS> `);
    expect(code).toBe(3);
  });

  test("a missing file is reported, and the session goes on", () => {
    const { code, stdout } = frontier(["clips", "-f2", "nowhere.clp", "-f2", b]);
    expect(stdout).toBe(
      `[ARGACCES2] Function batch was unable to open file nowhere.clp.\nb\n${BANNER}CLIPS> `,
    );
    expect(code).toBe(0);
  });

  test("a word that is not an option is refused", () => {
    expect(frontier(["clips", "x"])).toMatchObject({ code: 2, stdout: "" });
  });

  test("system runs commands only with --allow-system, and never in a sandbox", () => {
    const run = (...options: string[]) => output("system.clp", '(system "echo run")\n', ...options);
    expect(run()).toBe("System function not fully defined for this system.\n");
    expect(run("--allow-system")).toBe("run\n");
    expect(run("--allow-system", "--sandbox")).toBe("System function not fully defined for this system.\n");
  });
});

test("statistics do not measure the time, as in Debian's program", () => {
  const text = "(defrule r => (loop-for-count 20000 (+ 1 2)))\n(watch statistics)\n(reset)\n(run)\n";
  expect(output("statistics.clp", text)).toBe(`1 rules fired
1 mean number of facts (1 maximum).
1 mean number of instances (1 maximum).
1 mean number of activations (1 maximum).
`);
});

test("every byte passes through", () => {
  const bytes = Buffer.from(
    Array.from({ length: 255 }, (_, i) => i + 1).filter((byte) => byte !== 34 && byte !== 92),
  );
  const text = Buffer.concat([Buffer.from('(printout t "'), bytes, Buffer.from('")\n(exit)\n')]);
  const { stdout } = spawnSync(process.execPath, [program, "clips", "-f2", file("bytes.clp", text)], {
    env: environment(),
  });
  expect(stdout.equals(bytes)).toBe(true);
});

test("options and wrong words are the same with and without the rest of the command line", () => {
  const system = file("system.clp", '(system "echo run")\n(+ 1 a)\n(exit 4)\n');
  for (const words of [
    ["x"],
    ["-f"],
    ["--what"],
    ["--allow-system", "-f2", system],
    ["--explain", "-f2", system],
    ["--help"],
  ])
    expect(execute(join(root, "frontier"), ["clips", ...words])).toEqual(frontier(["clips", ...words]));
});

describe.each(WAYS)("limits %s", (_way, command, ...words) => {
  const output = (name: string, text: string, ...options: string[]) =>
    upToBanner(execute(command, [...words, "clips", ...options, "-f2", file(name, text)]).stdout);

  test("calls and parentheses nest as deeply as in the C program, and deeper nesting is one error", () => {
    const deep = `(printout t ${"(+ 1 ".repeat(10_000)}1${")".repeat(10_000)} crlf)\n`;
    const calls =
      "(deffunction f (?n) (if (= ?n 0) then 0 else (+ 1 (f (- ?n 1)))))\n(printout t (f 19990) crlf)\n(f -1)\n";
    expect(output("deep.clp", deep + calls)).toBe(
      "10001\n19990\n\n[EVALUATN4] Functions are nested too deeply.\n",
    );
  });

  test("a value that grows without end is an error of its command, in a sandbox too", {
    timeout: 30_000,
  }, () => {
    const growing = `(defglobal ?*m* = (create$ 1 2) ?*s* = "ab")
(while TRUE do (bind ?*m* (create$ ?*m* ?*m*)))
(while TRUE do (bind ?*m* (insert$ ?*m* 1 ?*m*)))
(while TRUE do (bind ?*s* (str-cat ?*s* ?*s*)))
(printout t alive crlf)
`;
    expect(output("growing.clp", growing, "--sandbox")).toBe(
      `${"[MEMORY1] Out of memory.\n".repeat(3)}alive\n`,
    );
  });
});

test.each(WAYS)(
  "when memory ends, the program ends as in C: %s",
  { timeout: 60_000 },
  (_way, command, ...words) => {
    const endless =
      "(printout t before crlf)\n(loop-for-count (?i 1 100000000) (assert (number ?i (str-cat text ?i))))\n";
    const env = { NODE_OPTIONS: "--max-old-space-size=100" };
    const ended = execute(command, [...words, "clips", "-f2", file("memory.clp", endless)], { env });
    expect(ended).toMatchObject({ code: 1, stdout: "before\n\n[MEMORY1] Out of memory.\n" });
  },
);

const ENDLESS = {
  loop: "(while TRUE do (bind ?x 1))",
  calls: "(deffunction f (?n) (if (> ?n 0) then (f (- ?n 1)) (f (- ?n 1))))\n(f 90)",
  firings: "(defrule again ?f <- (a ?n) => (retract ?f) (assert (a (+ ?n 1))))\n(assert (a 1))\n(run)",
};

describe.each(WAYS)("interrupted %s", (_way, command, ...words) => {
  test.each([
    ["SIGINT", "loop"],
    ["SIGTERM", "loop"],
    ["SIGTERM", "calls"],
    ["SIGTERM", "firings"],
  ] as const)("%s shows all that was printed before endless %s", async (signal, what) => {
    const path = file(
      `${what}.clp`,
      `(printout t "before" crlf)\n(printout t "this" crlf)\n${ENDLESS[what]}\n`,
    );
    const child = spawn(command, [...words, "clips", "-f2", path], { env: environment() });
    let shown = "";
    // The first text is shown at once, the rest waits when the loop begins.
    child.stdout.once("data", async () => {
      await worked(child, 0.2);
      child.kill(signal);
    });
    child.stdout.on("data", (piece) => {
      shown += piece;
    });
    const ended = await new Promise((resolve) => child.on("close", (_code, by) => resolve(by)));
    expect(shown).toBe("before\nthis\n");
    expect(ended).toBe(signal);
  });
});
