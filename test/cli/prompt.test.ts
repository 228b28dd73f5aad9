// The prompt at a terminal: its pure parts, and one session through a pseudo-terminal.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { complete } from "../../src/cli/prompt/completion.ts";
import { asOneLine, historyFile, loadHistory, saveHistory } from "../../src/cli/prompt/history.ts";
import { promptCommand } from "../../src/cli/prompt/prompt-commands.ts";
import { speechIn } from "../../src/cli/prompt/speech.ts";
import { Environment } from "../../src/clips/index.ts";
import { build, root } from "../built.ts";
import { frontier, program } from "./command-line.ts";
import { begin, until } from "./running.ts";

function example(): Environment {
  const environment = new Environment();
  environment.load(
    "(defclass A (is-a USER) (slot a)) (defclass B (is-a A) (slot b)) (deftemplate p (slot x) (multislot ys)) (defglobal ?*count* = 1) (defrule double (p (x ?x)) => (assert (q (* 2 ?x))))",
  );
  environment.record();
  environment.reset();
  return environment;
}

describe("completion", () => {
  const words = example().words();
  test.each([
    ["(dele", ["delete$", "delete-instance", "delete-member$"], "dele"],
    ["(defrul", ["defrule", "defrule-module"], "defrul"],
    ["(assert (p (", ["x", "ys"], ""],
    ["(assert (p (x 3) (y", ["ys"], "y"],
    ["(make-instance [i] of B (", ["a", "b"], ""],
    ["(make-instance of A (", ["a"], ""],
    ["(defrule r (object (is-a B) (b", ["b"], "b"],
    ["(defclass C (is-a US", ["USER"], "US"],
    ["(defme", ["defmessage-handler", "defmethod"], "defme"],
    ["(bind ?*c", ["?*count*"], "?*c"],
    ["(ppdefrule d", ["double"], "d"],
    [":why-not ", ["double"], ""],
    [":why", [":why", ":why-not"], ":why"],
    ['(load "a', ["a/", "ab.clp"], "a"],
  ])("%s", (text, matches, fragment) => {
    const files = (path: string) => ["a/", "ab.clp", "c"].filter((name) => name.startsWith(path));
    expect(complete(text, words, files)).toEqual({ matches, fragment });
  });
});

describe("history", () => {
  test("is kept in the folder for state, the latest last, and survives a missing folder", () => {
    const folder = mkdtempSync(join(tmpdir(), "frontier-history-"));
    const file = historyFile({ XDG_STATE_HOME: folder });
    expect(loadHistory(file)).toEqual([]);
    saveHistory(file, ["(b)", "(a)"]);
    expect(readFileSync(file, "utf8")).toBe("(a)\n(b)\n");
    expect(loadHistory(file)).toEqual(["(b)", "(a)"]);
    saveHistory("/dev/null/nowhere/history", ["(a)"]);
    rmSync(folder, { recursive: true });
  });

  test("a command of several lines becomes one", () => {
    expect(asOneLine("(assert\n   (a)\n   (b))")).toBe("(assert (a) (b))");
    expect(asOneLine("(assert\n   ; a comment\n   (b))")).toBe("(assert (b))");
  });
});

describe("prompt commands", () => {
  test.each([
    [":why-not double", "There is no fact of p, and the rule needs (p (x ?x))."],
    [":why-not nobody", "There is no rule nobody."],
    [":why-not", "Which rule? :why-not RULE"],
    [":why 7", "There has been no fact f-7 since the last reset."],
    [":why x", "Which fact or instance? :why 5, :why [a]"],
    [":why [initial-object]", "[initial-object] of INITIAL-OBJECT was given."],
    [":why [nobody]", "There has been no instance [nobody] since the last reset."],
    [":undo", "There is no firing to undo."],
    [":undo -1", "How many firings? :undo 3"],
    [":errors", "There were no errors."],
    [":nothing", "There is no command :nothing; :help lists them."],
  ])("%s", (line, answer) => {
    expect(promptCommand(example(), line)?.[0]).toBe(answer);
  });

  test("speak the user's language", async () => {
    const environment = example();
    environment.assert("(p (x 4))");
    environment.run();
    const [es, ca, pt] = [await speechIn("es"), await speechIn("ca"), await speechIn("pt")];
    expect(promptCommand(environment, ":why f-2", es)).toEqual([
      "f-2 (q 8) fue creado por el disparo 1 de double, que coincidía con f-1.",
      "  f-1 (p (x 4) (ys)) viene de fuera.",
    ]);
    expect(promptCommand(environment, ":order", ca)).toEqual([
      "Estratègia depth; la prioritat s’avalua en definir la regla.",
      "L’agenda és buida.",
    ]);
    expect(promptCommand(example(), ":why-not double", pt)?.[0]).toBe(
      "Não há nenhum facto de p, e a regra precisa de (p (x ?x)).",
    );
  });

  test("leave the language unchanged", () => {
    expect(promptCommand(example(), "(facts)")).toBeUndefined();
  });

  test("show a run", () => {
    const environment = example();
    environment.assert("(p (x 4))");
    expect(promptCommand(environment, ":order")).toEqual([
      "Strategy depth; salience is evaluated when defined.",
      "0      double: f-1",
    ]);
    environment.run();
    expect(promptCommand(environment, ":why f-2")).toEqual([
      "f-2 (q 8) was asserted by firing 1 of double, which matched f-1.",
      "  f-1 (p (x 4) (ys)) was given.",
    ]);
    expect(promptCommand(environment, ":tree")).toEqual([
      "f-0 (initial-fact)",
      "f-1 (p (x 4) (ys))",
      "  f-2 (q 8)   ← 1 double",
    ]);
    expect(promptCommand(environment, ":undo 3")).toEqual([
      "1 firing undone; this is the state before the first firing.",
    ]);
    expect(promptCommand(environment, ":network")?.length).toBe(4);
    expect(promptCommand(environment, ":help")?.length).toBe(8);
  });
});

describe.skipIf(!existsSync("/usr/bin/script"))("at a terminal", () => {
  beforeAll(build);

  test("a session: several lines, an error with its place, a colon command, history", () => {
    const state = mkdtempSync(join(tmpdir(), "frontier-state-"));
    const command = `${process.execPath} ${program} clips`;
    const typed = "(assert\n(a 1))\n(foo)\n:undo\n(exit 5)\n";
    const { stdout, status } = spawnSync("/usr/bin/script", ["-qec", command, "/dev/null"], {
      input: typed,
      encoding: "utf8",
      timeout: 20_000,
      env: { ...process.env, XDG_STATE_HOME: state, NO_COLOR: "1", TERM: "dumb" },
    });
    expect(stdout).toContain("<Fact-1>");
    expect(stdout).toContain("[EXPRNPSR3] Missing function declaration for foo.");
    expect(stdout).toContain("line 1, column 2: [EXPRNPSR3] There is no function named foo");
    expect(stdout).toContain("There is no firing to undo.");
    expect(status).toBe(5);
    expect(readFileSync(historyFile({ XDG_STATE_HOME: state }), "utf8")).toContain("(assert (a 1))\n");
    rmSync(state, { recursive: true });
  });

  test("calls nest 5,000 deep, as in a pipe", () => {
    const deep = "(deffunction f (?n) (if (= ?n 0) then 0 else (+ 1 (f (- ?n 1)))))\n(f 5000)\n(exit)\n";
    const { stdout } = spawnSync(
      "/usr/bin/script",
      ["-qec", `${join(root, "frontier")} clips`, "/dev/null"],
      {
        input: deep,
        encoding: "utf8",
        timeout: 20_000,
        env: { ...process.env, XDG_STATE_HOME: tmpdir(), NO_COLOR: "1", TERM: "dumb" },
      },
    );
    expect(stdout).toMatch(/[ \n]5000\r*\n/);
  });

  test("a line is shown when it is written, not when the program ends", async () => {
    const file = join(tmpdir(), `frontier-line-${process.pid}.clp`);
    writeFileSync(file, "(printout t one crlf)\n(while TRUE do)\n");
    const command = `exec ${process.execPath} ${program} clips -f2 ${file}`;
    const { child } = begin("/usr/bin/script", ["-qec", command, "/dev/null"]);
    let shown = "";
    child.stdout!.on("data", (text) => (shown += text));
    await until(() => shown.includes("one"));
    expect(child.exitCode).toBe(null);
    child.kill("SIGKILL");
    rmSync(file);
  });

  test.each([0, 4, 900])(
    "Ctrl-C after %d firings and in the middle of one: that firing has not begun",
    (before) => {
      const script = `
      import { Environment } from "${root}/dist/src/clips/index.js";
      import { interruptible } from "${root}/dist/src/cli/prompt/interruptible.js";
      const begin = () => {
        const environment = new Environment();
        environment.define({ name: "stop", restrictions: "00", evaluate: () => {
          if (!stopping) return 0;
          process.kill(process.pid, "SIGINT");
          for (;;);
        } });
        environment.load("(defrule r ?f <- (n ?x) => (retract ?f) (stop) (assert (n (+ ?x 1)) (seen ?x (random))))");
        environment.record();
        environment.reset();
        environment.assert("(n 0)");
        return environment;
      };
      let stopping = false;
      const [one, other] = [begin(), begin()];
      one.run(${before});
      stopping = true;
      const done = interruptible(() => one.run());
      stopping = false;
      one.recover();
      const state = (e) => JSON.stringify([e.fired, e.facts(), e.agenda(), e.evaluate("(random)")]);
      other.run(${before});
      console.log(done, one.fired, state(one) === state(other));
      one.run(10);
      other.run(10);
      console.log(state(one) === state(other));`;
      const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
        encoding: "utf8",
        timeout: 20_000,
      });
      expect(stderr).toBe("");
      expect(stdout).toBe(`false ${before} true\ntrue\n`);
    },
  );

  test("in a pipe the output is that of the C program, unless --explain asks for more", () => {
    const run = (...options: string[]) => frontier(["clips", ...options], { input: "(foo)\n" }).stdout;
    const plain =
      "         CLIPS (6.30 3/17/15)\nCLIPS> \n[EXPRNPSR3] Missing function declaration for foo.\nCLIPS> ";
    expect(run()).toBe(plain);
    expect(run("--explain")).toContain("line 1, column 2: [EXPRNPSR3]");
  });
});
