// The debug adapter of the bundle, asked through the protocol.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { build } from "../built.ts";
import { program, scratchFolder } from "../cli/command-line.ts";
import { DebugClient } from "./debug-client.ts";

const folder = scratchFolder();
let client: DebugClient;

beforeAll(build, 300_000);
afterEach(async () => {
  expect(await client.end()).toBe(0);
});

function begin(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  client = new DebugClient(process.execPath, [program, "debug-adapter"]);
  return file;
}

const counting = `(deftemplate count (slot n))
(defglobal ?*seen* = 0)
(defclass BOX (is-a USER) (slot size (default 2)))
(definstances boxes ([box] of BOX))
(deffacts start (count (n 1)))

(defrule up
   ?c <- (count (n ?n&:(< ?n 5)))
   =>
   (bind ?*seen* ?n)
   (printout t "n is " ?n crlf)
   (modify ?c (n (+ ?n 1))))

(defrule done
   (count (n 5))
   =>
   (printout t "done" crlf))
`;

test("stops at the beginning, steps firing by firing, shows what there is, and goes back", async () => {
  const file = begin("count.clp", counting);
  await client.launch({ program: file, stopOnEntry: true });
  expect((await client.stopped()).reason).toBe("entry");
  expect(await client.next()).toBe("up: f-1 @7");
  expect(await client.variables("Facts")).toEqual({ "f-0": "(initial-fact)", "f-1": "(count (n 1))" });
  expect(await client.variables("Facts", "f-1")).toEqual({ n: "1" });
  expect(await client.variables("Agenda")).toEqual({ 1: "0 up: f-1" });
  expect(await client.variables("Globals")).toEqual({ "?*seen*": "0" });
  expect(await client.variables("Instances", "[box]")).toEqual({ size: "2" });
  expect((await client.variables("Next firing"))["?n"]).toBe("1");

  await client.ask("next", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("step");
  expect(client.output).toBe("n is 1\n");
  expect(await client.variables("Globals")).toEqual({ "?*seen*": "1" });
  await client.ask("next", { threadId: 1 });
  await client.stopped();
  expect(await client.variables("Facts")).toMatchObject({ "f-3": "(count (n 3))" });

  await client.ask("stepBack", { threadId: 1 });
  await client.stopped();
  expect(await client.variables("Facts")).toMatchObject({ "f-2": "(count (n 2))" });
  await client.ask("reverseContinue", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("entry");
  expect(await client.variables("Globals")).toEqual({ "?*seen*": "0" });

  await client.ask("continue", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("end");
  expect(client.output).toMatch(/n is 4\ndone\n$/);
  await client.ask("continue", { threadId: 1 });
  await client.event("terminated");
});

test("breakpoints on the lines of rules and by their names; forwards and back", async () => {
  const file = begin("count.clp", counting);
  await client.launch({ program: file }, async () => {
    const set = await client.ask<object>("setBreakpoints", {
      source: { path: file },
      breakpoints: [{ line: 15 }, { line: 2 }],
    });
    expect(set).toEqual({
      breakpoints: [
        { verified: true, line: 14 },
        { verified: false, message: "No rule is defined here." },
      ],
    });
  });
  expect((await client.stopped()).reason).toBe("breakpoint");
  expect(await client.next()).toBe("done: f-5 @14");
  await client.ask("setFunctionBreakpoints", { breakpoints: [{ name: "up" }] });
  await client.ask("reverseContinue", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("breakpoint");
  expect(await client.next()).toBe("up: f-4 @7");
  await client.ask("setFunctionBreakpoints", { breakpoints: [] });
  await client.ask("continue", { threadId: 1 });
  await client.stopped();
  expect(await client.next()).toBe("done: f-5 @14");
});

test("a file of commands: each run is gone through, also back into an earlier one", async () => {
  begin("rules.clp", counting);
  const file = join(folder, "batch.clp");
  writeFileSync(file, '(load "rules.clp")\n(reset)\n(run 2)\n(printout t "between" crlf)\n(reset)\n(run)\n');
  await client.launch({ program: file, stopOnEntry: true });
  await client.stopped();
  for (let i = 0; i < 3; i++) {
    await client.ask("next", { threadId: 1 });
    await client.stopped();
  }
  expect(client.output).toMatch(/n is 1\nn is 2\nbetween\nn is 1\n$/);
  expect(await client.variables("Facts")).toMatchObject({ "f-2": "(count (n 2))" });
  await client.ask("stepBack", { threadId: 1 });
  await client.stopped();
  await client.ask("stepBack", { threadId: 1 });
  await client.stopped();
  expect(await client.variables("Globals")).toEqual({ "?*seen*": "1" });
  client.output = "";
  await client.ask("continue", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("end");
  expect(client.output).toBe("n is 2\nbetween\nn is 1\nn is 2\nn is 3\nn is 4\ndone\n");
});

test("stops on errors, where they are; lines to read come from a file", async () => {
  const file = begin("wrong.clp", `(defrule ask => (bind ?x (read)) (printout t ?x crlf)\n   (+ ?x 1))\n`);
  writeFileSync(join(folder, "lines.txt"), "forty\n");
  await client.launch({ program: file, input: join(folder, "lines.txt") });
  const { reason, text } = await client.stopped();
  expect(reason).toBe("exception");
  expect(text).toBe("[ARGACCES5] Function + expected argument #1 to be of type integer or float");
  expect(client.output).toContain("forty\n");
  expect(await client.next()).toContain("@2");
});

test("stops on errors in the text itself, and goes on; a program that is missing is told", async () => {
  const file = begin("half.clp", "(defrule a (x) => (nothing))\n(defrule b => (printout t here crlf))\n");
  await client.launch({ program: file });
  const { reason, text } = await client.stopped();
  expect([reason, text]).toEqual(["exception", "[EXPRNPSR3] Missing function declaration for nothing."]);
  expect(await client.next()).toBe("Missing function declaration for nothing. @1");
  await client.ask("continue", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("end");
  expect(client.output).toContain("here\n");
  await client.end();

  begin("any.clp", "");
  await expect(client.launch({ program: join(folder, "missing.clp") })).rejects.toThrow("cannot be started");
});

test("expressions and globals; what is wrong is told", async () => {
  const file = begin("count.clp", counting);
  await client.launch({ program: file, stopOnEntry: true });
  await client.stopped();
  const value = (expression: string, context = "repl") =>
    client.ask<{ result: string }>("evaluate", { expression, context }).then(({ result }) => result);
  expect(await value("(+ 1 2)")).toBe("3");
  expect(await value("?n", "hover")).toBe("1");
  expect(await value("(assert (count (n 9)))")).toBe("<Fact-2>");
  expect(await client.variables("Facts")).toMatchObject({ "f-2": "(count (n 9))" });
  await expect(value("(nothing)")).rejects.toThrow("[EXPRNPSR3] Missing function declaration for nothing.");
  await expect(value("(retract *)", "hover")).rejects.toThrow("This has no value.");
  const { scopes } = await client.ask<{ scopes: { name: string; variablesReference: number }[] }>("scopes", {
    frameId: 1,
  });
  const { variablesReference } = scopes.find(({ name }) => name === "Globals")!;
  await client.ask("setVariable", { variablesReference, name: "?*seen*", value: "(* 6 7)" });
  expect(await client.variables("Globals")).toEqual({ "?*seen*": "42" });
});

test("a run without end can be paused; a run without debugging just runs, and exit has its code", async () => {
  const file = begin(
    "endless.clp",
    "(defrule on ?f <- (on ?n) => (retract ?f) (assert (on (+ ?n 1))))\n(deffacts s (on 1))\n",
  );
  await client.launch({ program: file });
  await client.ask("pause", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("pause");
  expect(await client.next()).toContain("on: f-");
  await client.end();

  const plain = begin("exits.clp", "(defrule e => (printout t hello crlf) (exit 3))\n");
  await client.launch({ program: plain, noDebug: true });
  expect((await client.event("exited")).body).toEqual({ exitCode: 3 });
  expect(client.output).toBe("hello\n");
});

test("hears the debugger while the actions of a rule do not end", async () => {
  const file = begin("endless.clp", "(defrule endless => (while TRUE do (bind ?x 1)))\n");
  await expect(client.ask("launch")).rejects.toThrow("The program cannot be started: no file is named.");
  await client.launch({ program: file });
  await client.ask("pause", { threadId: 1 });
  expect((await client.stopped()).text).toBe(
    "[PRCCODE4] Execution halted during the actions of defrule endless.",
  );
  await client.ask("stepBack", { threadId: 1 });
  expect((await client.stopped()).reason).toBe("step");
  expect(await client.next()).toBe("endless: * @1");
  await client.ask("continue", { threadId: 1 });
});
