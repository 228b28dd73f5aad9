// The facade: facts and agenda as data, host functions, routers, and refusals of the default host (promise 5).

import { describe, expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { Environment, sym } from "../../src/clips/index.ts";

describe("Environment", () => {
  test("gives facts and agenda as data and fires step by step", () => {
    const environment = new Environment();
    environment.load(
      "(deftemplate p (slot n)) (defrule r (declare (salience 2)) (p (n ?x)) => (assert (q ?x)))",
    );
    environment.reset();
    expect(environment.assert("(p (n 7))")).toBe(1);
    expect(environment.assert("(p (n 7))")).toBeUndefined();
    expect(environment.agenda()).toEqual([
      { rule: "r", module: "MAIN", salience: 2, facts: [1], matched: ["f-1"] },
    ]);
    expect(environment.step()).toBe(true);
    expect(environment.step()).toBe(false);
    expect(environment.facts().map((fact) => fact.text)).toEqual(["(initial-fact)", "(p (n 7))", "(q 7)"]);
    expect(environment.facts()[1].slots).toEqual({ n: 7 });
  });

  test("calls functions of the host and its routers", () => {
    const written: string[] = [];
    const environment = new Environment();
    environment.define({ name: "twice", restrictions: "11n", evaluate: (_core, [x]) => Number(x) * 2 });
    environment.addRouter({
      name: "log",
      priority: 10,
      handles: (name) => name === "log",
      write: (_name, text) => {
        written.push(text);
      },
    });
    environment.evaluate("(printout log (twice 21) crlf)");
    expect(written.join("")).toBe("42\n");
  });

  test("refuses files without a host", () => {
    const environment = new Environment();
    expect(environment.evaluate('(open "x" y "w")')).toBe(sym("FALSE"));
    expect(environment.evaluate('(load "x")')).toBe(sym("FALSE"));
    expect(environment.lastError?.code).toBe("ARGACCES2");
  });

  test("exit ends a batch and gives its status", () => {
    const host = memoryHost();
    const environment = new Environment(host);
    environment.batch("(printout t a crlf)\n(exit 3)\n(printout t b crlf)\n");
    expect(host.output).toBe("a\n");
    expect(environment.exitStatus).toBe(3);
  });

  test("watch statistics gives no time, whatever the clock says", () => {
    let seconds = 0;
    const host = Object.assign(memoryHost(), { time: () => seconds++ });
    new Environment(host).batch("(watch statistics)\n(reset)\n(run)\n");
    expect(host.output.split("\n")[0]).toBe("0 rules fired");
  });

  test("the prompt reads, prints and ends with its input", () => {
    const host = memoryHost("(+ 1 2)\n(assert (a))\n");
    const environment = new Environment(host);
    expect(environment.loop()).toBe(0);
    expect(host.output).toBe("         CLIPS (6.30 3/17/15)\nCLIPS> 3\nCLIPS> <Fact-1>\nCLIPS> ");
  });
});
