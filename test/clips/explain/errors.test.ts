// Errors as data: the place of the offending token, and a sentence of help; the printed text stays that of the C program.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { errorHelp, helpFor, helpText } from "../../../src/clips/evaluate/error-help.ts";
import { Environment } from "../../../src/clips/index.ts";

/** What is loaded as f.clp; the code of the first error, its line and column. */
const LOADED: [string, string, string, number, number][] = [
  ["an unknown slot", "(deftemplate p (slot x))\n(defrule r\n  (p (x ?x) (z 3))\n =>)", "TMPLTDEF1", 3, 14],
  ["a variable before its pattern", "(defrule r\n  (p ?x)\n  (test (> ?y 3))\n =>)", "ANALYSIS4", 3, 12],
  ["an unknown function", "(defrule r\n =>\n  (printout t (foo 1)))", "EXPRNPSR3", 3, 16],
  ["an unbound variable", "(defrule r (p ?z)\n =>\n  (printout t ?z ?y))", "PRCCODE3", 3, 18],
  ["too few arguments", "(defrule r\n =>\n  (+ 1))", "ARGACCES4", 3, 4],
  ["a missing parenthesis", "(deffacts a)\n  (defrule r\n =>\n  (printout t)", "PRNTUTIL2", 2, 3],
  ["no construct", "\n (facts)", "CSTRCPSR1", 2, 2],
  ["an unknown global", "(deffunction f ()\n  ?*g*)", "GLOBLPSR1", 2, 3],
  ["an unknown superclass", "(defclass A\n  (is-a NOBODY))", "INHERPSR3", 2, 9],
  ["an unknown class of a handler", "(defmessage-handler NOBODY\n  tell ())", "MSGPSR1", 1, 21],
  ["an unknown class in a pattern", "(defrule r\n  (object (is-a NOBODY)))", "OBJRTBLD5", 2, 17],
  ["behind letters that are no ASCII", "(deffacts é (ñ))(defrule camí => (zap))", "EXPRNPSR3", 1, 35],
];

/** Commands run as f.clp. */
const RUN: [string, string, string, number, number][] = [
  ["an argument of the wrong type", "(bind ?x a)\n (+ 1 ?x)\n(+ 1 (sym-cat a))\n", "EVALUATN1", 2, 7],
  [
    "an action",
    "(defrule r\n => (printout t hi crlf)\n  (if TRUE then (bind ?z (/ 1 0))))\n(reset)\n(run)\n",
    "PRNTUTIL7",
    3,
    27,
  ],
  ["a function", "(deffunction f (?x)\n  (/ ?x 0))\n(f 3)\n", "PRNTUTIL7", 2, 4],
  ["a test", "(defrule r (b ?x)\n  (test (> ?x 2))\n =>)\n(assert (b red))\n", "ARGACCES5", 2, 10],
  ["a constraint", "(defrule r\n (b ?x&:(> ?x 2))\n =>)\n(assert (b red))\n", "ARGACCES5", 2, 10],
  [
    "an error that does not stop the actions",
    "(defrule r\n => (undefrule x))\n(reset)\n(run)\n",
    "PRNTUTIL1",
    1,
    1,
  ],
  ["a message to nobody", "\n (send [nobody] print)\n", "MSGPASS2", 2, 2],
  ["a message without a handler", "\n (send 3 double)\n", "MSGFUN1", 2, 2],
  ["a missing file", "\n(load* nofile)\n", "ARGACCES2", 2, 2],
  ["a command before one like it", "(set-strategy foo)\n(set-strategy depth)\n", "ARGACCES5", 1, 2],
];

function firstError(work: (environment: Environment) => void) {
  const environment = new Environment();
  const heard: unknown[] = [];
  environment.onError((error) => heard.push(error));
  work(environment);
  expect(heard).toEqual(environment.errors());
  return environment.errors()[0];
}

describe("errors have places and help", () => {
  test.each(LOADED)("loading %s", (_name, text, code, line, column) => {
    const error = firstError((environment) => environment.load(text, "f.clp"));
    expect(error).toMatchObject({ code, file: "f.clp", line, column });
    expect(error.help).not.toBe("");
  });

  test.each(RUN)("running %s", (_name, text, code, line, column) => {
    const error = firstError((environment) => environment.batch(text, "f.clp"));
    expect(error).toMatchObject({ code, file: "f.clp", line, column });
  });

  test("typed text counts its own lines; a loaded file its own", () => {
    expect(firstError((e) => e.execute("(printout t\n  (nth$ a 1))"))).toMatchObject({
      file: null,
      line: 2,
      column: 4,
    });
    expect(firstError((e) => e.evaluate("(+ 1 (foo))"))).toMatchObject({ file: null, line: 1, column: 7 });
    const host = memoryHost();
    host.files.set("g.clp", "\n(defrule a => (zap))");
    const environment = new Environment(host);
    environment.execute('(load "g.clp")');
    expect(environment.errors()[0]).toMatchObject({ file: "g.clp", line: 2, column: 16 });
  });

  test("a batch that is typed by -f has the lines of its file", () => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.queue("(assert (a))\n\n(foo)\n", "f.clp");
    environment.loop();
    expect(environment.errors()[0]).toMatchObject({ file: "f.clp", line: 3, column: 2 });
  });

  test("every error of objects in the cases has a sentence of its own", () => {
    const folder = "test/clips/cases";
    const cases = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.out$/.test(name),
    );
    const printed = cases.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
    const codes = new Set(printed.match(/(?<=^\[)(CLASS|CLSLT|CSTRN|INHER|INS|MSG|OBJ)[A-Z]*\d+(?=\])/gm));
    expect([...codes].filter((code) => helpFor(code).row === "other")).toEqual([]);
    expect(codes.size).toBeGreaterThan(50);
  });

  test("codes without a sentence of their own name the guide", () => {
    expect(helpText(errorHelp, helpFor("XYZ1"))).toBe(
      "Appendix G of the Basic Programming Guide explains this code.",
    );
    expect(helpText(errorHelp, helpFor("EXPRNPSR3", "foo"))).toContain("no function named foo");
  });
});

test("rules know where they are defined", () => {
  const environment = new Environment();
  environment.load("(defrule a =>)\n (defrule b (declare (salience (+ 1 1))) (x) => (assert (y)))", "f.clp");
  const plain = { module: "MAIN", breakpoint: false, asserts: [], dynamicSalience: false };
  expect(environment.rules()).toEqual([
    { ...plain, name: "a", place: { file: "f.clp", line: 1, column: 1 } },
    {
      ...plain,
      name: "b",
      asserts: ["y"],
      dynamicSalience: true,
      place: { file: "f.clp", line: 2, column: 2 },
    },
  ]);
});
