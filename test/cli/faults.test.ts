/** What hung or ended with a trace: names, brackets, devices, damaged checkpoints, and output that cannot be written. */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { callFaults, readerFaults } from "../../bench/input-suite.ts";
import { storedFaults } from "../../bench/stored-suite.ts";
import { build, root } from "../built.ts";
import { environment, frontier, program, scratchFolder } from "./command-line.ts";

beforeAll(build, 300_000);

const folder = scratchFolder();
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};
const grown = join(root, "programs/8-puzzle/en/puzampro.clp");
const called = (...words: string[]) => frontier(words, { cwd: folder });

/** A sentence on one line, and the code for wrong usage. */
function expectSentence(ended: ReturnType<typeof called>, sentence: RegExp): void {
  expect(ended).toMatchObject({ code: 2, stdout: "", stderr: expect.stringMatching(sentence) });
  expect(ended.stderr.trimEnd().split("\n")).toHaveLength(1);
}

it("damaged texts, stored studies and random calls are answered with a sentence", async () => {
  expect(readerFaults(0, 1500)).toEqual([]);
  expect(await storedFaults(0, 60)).toEqual([]);
  expect(callFaults(program, 0, 20)).toEqual([]);
}, 120_000);

describe("in the language of the user", () => {
  it.each([
    [["grade", "none.clp", "--boards", "b"], 2, "none.clp no se puede leer: no existe tal archivo.\n"],
    [["grade", grown], 2, "Falta la opción --boards <ARCHIVO>.\n(--help muestra las opciones)\n"],
    [["list", "presets", "--json", "no"], 2, expect.stringMatching(/^Hay demasiados argumentos/)],
    [["clips", "-l", "none.clp"], 0, "none.clp no se puede leer.\n"],
    [["trace", "words.txt"], 2, "words.txt:1:1: Esta línea no es JSON.\n"],
    [
      ["clips", "format", "words.txt"],
      2,
      "words.txt, línea 1: Un paréntesis no tiene pareja. No se ha cambiado nada en él.\n",
    ],
    [["study", "run", "."], 2, ". no se puede leer: es una carpeta.\n"],
    [
      ["study", "run", "kotlin"],
      2,
      expect.stringMatching(/«kotlin»; los estudios .*¿Querías decir kotlin-project\?\n$/),
    ],
    [["studio", "--no-open", "--host", "300.1.1.1"], 2, "300.1.1.1 no es una dirección de esta máquina.\n"],
    [["solve", "8-puzzle", "kotlin-2", "--rules", "lisp"], 2, "--rules solo sirve para knight-score.\n"],
    [
      ["solve", "8-puzzle", "kotlin-2", "--trace", "/none/a"],
      2,
      "/none/a no se puede escribir: no existe tal carpeta.\n",
    ],
  ])("%j", (words, code, stderr) => {
    file("words.txt", "(hola");
    expect(called(...words, "--lang", "es")).toMatchObject({ code, stderr });
  });
});

describe("an option that changes nothing is told", () => {
  it.each<[string[], string]>([
    [["compare", "8-puzzle", "kotlin-2", "--json", "--csv", "--counter", "taken"], "csv counter"],
    [["compare", "8-puzzle", "kotlin-2", "--markdown", "--csv"], "markdown"],
    [["rules", "tree", "puzdesco.clp", "--json", "--lines", "3", "--svg", "a.svg"], "svg lines"],
    [["rules", "tree", "puzdesco.clp", "--json"], ""],
    [
      ["grade", join(root, "programs/8-puzzle/en/puzrepet.clp"), "--boards", "b.txt", "--depth", "9"],
      "depth",
    ],
    [["grade", "puzdesco.clp", "--boards", "b.txt", "--depth", "9"], ""],
    [["eternity2", "show", "report-3x3", "--numbers"], "numbers"],
    [["solve", "eternity", "3x3", "--mismatches", "1", "--all", "--workers", "1"], "all workers"],
    [["solve", "eternity", "3x3", "--mismatch-from", "4"], "mismatch-from"],
    [["knight", "--results", "r.dat", "play", "A", "--second", "nobody", "--depth", "2"], "depth results"],
    [["knight", "--random", "1", "table"], "random"],
    [["list", "strategies", "--domain", "knight"], "domain"],
    [["list", "heuristics", "--domain", "knight"], ""],
  ])("%j", (words, ignored) => {
    file("b.txt", "2 8 3 1 6 4 7 0 5");
    const told = [...called(...words).stderr.matchAll(/^--(\S+) .*: it was not used\.$/gm)];
    expect(told.map(([, option]) => option).join(" ")).toBe(ignored);
  });
});

describe("input", () => {
  it.each([
    ["knight-score", "("],
    ["knight-score", "["],
    ["knight-score", '{"a":'],
  ])("%s: 100,000 times %s", (domain, bracket) => {
    const name = file("brackets.txt", bracket.repeat(100_000));
    expectSentence(called("solve", domain, name), /^brackets.txt:1:\d+: This is nested too deeply/);
  });

  it.each([
    ["solve", "sliding-tiles", "/dev/zero"],
    ["eight-puzzle", "m", "/dev/zero"],
    ["study", "run", "/dev/zero"],
    ["trace", "/dev/zero"],
    ["clips", "format", "/dev/zero"],
    ["solve", "eternity2", "report-3x3", "--checkpoint", "/dev/zero"],
    ["depths", "2x2", "--checkpoint", "/dev/zero"],
    ["rules", "tree", "/dev/zero"],
    ["grade", "/dev/zero", "--boards", "/dev/null"],
    ["grade", grown, "--boards", "/dev/zero"],
    ["study", "import", "/dev/zero"],
  ])("%s %s %s: a file that never ends is too large", (...words) => {
    expect(called(...words)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /is too large|No se puede leer|cannot be read|is not (an exported study|a Frontier checkpoint)/,
      ),
    });
  });

  it.each([
    ["solve", "eternity2", "report-3x3"],
    ["depths", "2x2"],
  ])("%s %s %s: a checkpoint that is a pipe is refused, not waited for", (...words) => {
    const pipe = join(folder, "pipe");
    if (!existsSync(pipe)) spawnSync("mkfifo", [pipe]);
    expectSentence(called(...words, "--checkpoint", pipe), /pipe is not a Frontier checkpoint/);
  });

  it("a rule program that never ends is one that cannot be opened, and one from a pipe is read", () => {
    expect(called("clips", "-f2", "/dev/zero").stdout).toContain("unable to open file /dev/zero");
    const pipe = `${process.execPath} ${program} clips -f2 <(echo '(printout t hello crlf) (exit)')`;
    const { stdout } = spawnSync("bash", ["-c", pipe], { encoding: "utf8", env: environment() });
    expect(stdout).toContain("hello");
  });

  it("a name of 300 letters is one that does not exist", () => {
    const name = "a".repeat(300);
    for (const words of [["solve", "sliding-tiles"], ["study", "run"], ["trace"], ["rules", "tree"]])
      expectSentence(called(...words, name), new RegExp(name));
    const study = file("long.yaml", `name: ${name}\ndomain: sliding-tiles\ninstances: clips-1\n`);
    expectSentence(called("study", "run", study), /^long.yaml:1:7: A name consists of/);
  });

  it("NUL in the name of a file is a sentence", () => {
    const study = file("nul.yaml", 'domain: sliding-tiles\ninstances: ["a\\0b", { file: "a\\0b" }]\n');
    expectSentence(called("study", "run", study), /^nul.yaml:2:13: There is no file and no instance/);
    const named = file("nul.yaml", 'domain: sliding-tiles\ninstances: [{ file: "a\\0b" }]\n');
    expectSentence(called("study", "run", named), /^nul.yaml:2:13: .* cannot be read/);
  });

  it("a picture into no folder is a sentence", () => {
    const words = ["eternity2", "show", "report-3x3", "--png", "nowhere/board.png"];
    expectSentence(called(...words), /^nowhere\/board.png cannot be written/);
  });
});

it("a checkpoint that is not as it was written is refused and left as it is", () => {
  const words = ["solve", "eternity2", "report-4x4", "--checkpoint", "search.json", "--threads", "1"];
  const found = called(...words.slice(0, 5));
  expect([found.code, existsSync(join(folder, "search.json"))]).toEqual([0, true]);
  const good = readFileSync(join(folder, "search.json"), "utf8");
  expect(called(...words.slice(0, 5)).code).toBe(0);
  for (const wrong of [
    good.replace(/"made":\d+/, '"made":"x"'),
    good.replace(/"finished":\[/, '"finished":[[9,{}],'),
    good.replace(/"timeMs":[\d.]+\}$/m, '"timeMs":null}'),
    good.slice(0, -20),
    "[".repeat(100_000),
    "null",
    "",
  ]) {
    expect(wrong).not.toBe(good);
    file("search.json", wrong);
    expectSentence(called(...words.slice(0, 5)), /^search.json is (damaged|not a Frontier checkpoint)/);
    expect(readFileSync(join(folder, "search.json"), "utf8")).toBe(wrong);
  }
});

it("a program whose tree is drawn gets no files unless that is asked for", () => {
  const tree = file(
    "tree.clp",
    `(deffacts start (a))
     (defrule grow (a) => (assert (b)) (open "made.txt" out "w") (printout out "x") (close out))\n`,
  );
  expect(called("rules", "tree", tree).code).toBe(0);
  expect(existsSync(join(folder, "made.txt"))).toBe(false);
  expect(called("rules", "tree", tree, "--allow-files").code).toBe(0);
  expect(existsSync(join(folder, "made.txt"))).toBe(true);
});

describe("output that cannot be written", () => {
  const calls = [
    ["solve", "sliding-tiles", "kotlin-1"],
    ["solve", "sliding-tiles", "kotlin-2", "--json"],
    ["list", "instances"],
    ["--help"],
    ["clips", "-f2", "hello.clp"],
  ];
  file("hello.clp", '(printout t "hello" crlf)\n');

  it.runIf(existsSync("/dev/full")).each(calls)(
    "%s %s %s: a full disk is said, with a code of its own",
    (...words) => {
      const full = openSync("/dev/full", "w");
      const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
        cwd: folder,
        env: environment(),
        encoding: "utf8",
        stdio: ["ignore", full, "pipe"],
      });
      closeSync(full);
      expect([status, stderr]).toEqual([74, expect.stringMatching(/^The output cannot be written: .*\n$/)]);
    },
  );

  it.runIf(process.platform !== "win32").each(calls)("%s %s %s: a pipe that was closed", (...words) => {
    // The program starts when the other end is closed: until then the loop can write, or waits to.
    const closed = `( trap "" PIPE; while echo; do :; done ) 2>/dev/null`;
    const command = `exec 3>&1; { { ${closed}; "$@"; echo $? >&3; } | true; } 3>&1`;
    const { stdout, stderr } = spawnSync("sh", ["-c", command, "sh", process.execPath, program, ...words], {
      cwd: folder,
      env: environment(),
      encoding: "utf8",
    });
    expect([stdout, stderr]).toEqual(["141\n", ""]);
  });
});

it.runIf(existsSync("/dev/full"))("a trace on a full disk is told in a sentence", () => {
  const words = ["sliding-tiles", "hardest-1", "--trace", "/dev/full"];
  expect(called("solve", ...words)).toMatchObject({
    code: 2,
    stderr: "/dev/full cannot be written: the disk is full.\n",
  });
});

it("names and titles cannot command the terminal", () => {
  expect(called("solve", "sliding-tiles", "\x1b[2Jname").stderr).toContain('"\\x1b[2Jname"');
  const study = file(
    "title.yaml",
    'title: "\\e]0;owned\\a red \\e[31m"\nquestion: "\\e[2Jwhy?"\ndomain: sliding-tiles\ninstances: [{ text: "1 2 3 0", name: "\\e[2J" }]\n',
  );
  const { stdout } = called("study", "run", study, "--store", "title.db");
  expect(stdout).toContain("\\x1b]0;owned\\x07 red \\x1b[31m");
  expect(stdout).toContain("\\x1b[2J");
  expect(stdout).not.toContain("\x1b");
  for (const form of ["--markdown", "--html", "--csv", "--table", "--json"])
    expect(called("study", "report", "title", "--store", "title.db", form).stdout).not.toContain("\x1b");
  expect(called("list", "\x1b[2J").stderr).not.toContain("\x1b");
});

it("nor can controls of one character, nor those that turn the letters behind them around", () => {
  const study = file(
    "turned.yaml",
    'title: "a\\u009b2J\\u202eb\\rc"\ndomain: sliding-tiles\ninstances: [{ text: "1 2 3 0", name: "\\u2067\\x7f" }]\n',
  );
  const { stdout } = called("study", "run", study, "--store", "turned.db");
  expect(stdout).toContain("a\\x9b2J\\u202eb\\x0dc");
  expect(stdout).toContain("\\u2067\\x7f");
  for (const form of ["--markdown", "--html", "--csv", "--table", "--json"])
    expect(called("study", "report", "turned", "--store", "turned.db", form).stdout).not.toMatch(
      /[\x7f-\x9f\u202e\u2067]|\r(?!\n)/,
    );
  const { title } = JSON.parse(called("study", "report", "turned", "--store", "turned.db", "--json").stdout);
  expect(title).toBe("a\x9b2J\u202eb\rc");
});

it("a study that cannot be imported leaves no store", () => {
  file("damaged.study", '{"format":"frontier-study","version":1,"study":{"id":"a"}}\n{"results":{}}\n');
  expectSentence(
    called("study", "import", "damaged.study", "--store", "new/none.db"),
    /^damaged\.study is damaged: see line 1\.$/m,
  );
  expect(existsSync(join(folder, "new"))).toBe(false);
});
