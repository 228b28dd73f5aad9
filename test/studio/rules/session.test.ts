// The session behind the page "Rules": the figures of the course documents, going back, reading, stopping.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Input, RuleTree, RuleTreeNode } from "../../../src/studio/rules/worker/protocol.ts";
import { answerTo } from "../../../src/studio/rules/worker/questions.ts";
import { Session } from "../../../src/studio/rules/worker/session.ts";
import { nodeKinds } from "../../../src/studio/ui/tree/tree.ts";
import { all, command, run, Seat } from "./seat.ts";

const program = (name: string) => readFileSync(`programs/8-puzzle/en/${name}.clp`, "utf8");

function breadth(name = "puzampro"): Seat {
  const seat = new Seat();
  seat.do({ type: "load", name, text: program(name) }, command("(start)"));
  expect(seat.frame().status).toBe("reading");
  seat.answer("10");
  return name === "puzampro" ? seat.answer("1") : seat;
}

describe("the breadth run of the course document", () => {
  test("figures 7 to 10: facts, agenda and tree before and after one cycle", () => {
    const seat = breadth();
    expect(seat.facts()).toEqual([
      "f-0 (initial-fact)",
      "f-1 (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0)",
      "f-2 (max-depth 10)",
    ]);
    expect(seat.agenda()).toEqual([
      "0 up: f-1,f-2",
      "0 left: f-1,f-2",
      "0 right: f-1,f-2",
      "-99 no_solution: f-1",
    ]);
    expect(drawn(seat)).toEqual(["1", "1 > up", "1 > left", "1 > right"]);
    seat.do(run(1));
    expect(seat.facts().at(-1)).toBe("f-3 (puzzle 2 8 3 1 0 4 7 6 5 level 1 movement up fact <Fact-1>)");
    expect(seat.agenda()).toEqual([
      "0 left: f-1,f-2",
      "0 right: f-1,f-2",
      "0 up: f-3,f-2",
      "0 right: f-3,f-2",
      "0 left: f-3,f-2",
      "-99 no_solution: f-1",
      "-99 no_solution: f-3",
    ]);
    expect(drawn(seat).slice(0, 4)).toEqual(["1", "1 > 3 up", "1 > left", "1 > right"]);
  });

  test("figure 11: the goal at level 5 with 36 nodes, and the path", () => {
    const seat = breadth().do(run(), command("(path 38)"));
    expect(seat.console()).toContain("SOLUTION FOUND AT LEVEL 5");
    expect(seat.console()).toContain("TRIGGERED RULES 36");
    expect(seat.console()).toContain("FACT GOAL <Fact-38>");
    expect(seat.console()).toContain("right on <Fact-22>");
    expect(seat.frame().firings).toBe(37);
  });

  test("the boards of the tree, made and waiting: the same before and after they are made", () => {
    const seat = breadth();
    const { position } = seat.frame();
    const boards = () => {
      const { ids, kinds } = treeAt(seat, position);
      return nodesOf(seat, [...ids]).map(({ text }, i) => `${nodeKinds[kinds[i]]} ${text}`);
    };
    const before = boards();
    expect(before).toEqual([
      "expanded (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0)",
      "next (puzzle 2 8 3 1 0 4 7 6 5 level … movement up fact <Fact-1>)",
      "frontier (puzzle 2 8 3 1 6 4 0 7 5 level … movement left fact <Fact-1>)",
      "frontier (puzzle 2 8 3 1 6 4 7 5 0 level … movement right fact <Fact-1>)",
    ]);
    seat.do(run());
    expect(boards()).toEqual(before.map((text) => text.replace("…", "1")));
  });

  test("after tens of thousands of firings the tree is whole, with the node in hand", () => {
    const text = `(defrule grow ?f <- (n ?x&:(< ?x 20000)) => (assert (n (+ ?x 1))) (assert (leaf ?x)))
      (deffacts first (n 0))`;
    const seat = new Seat().do({ type: "load", name: "grow", text }, command("(reset)"), run());
    const { ids, parents, current } = treeAt(seat);
    expect(seat.frame().firings).toBe(20_000);
    expect(ids).toHaveLength(40_001);
    expect([...parents].filter((parent) => parent < 0)).toHaveLength(1);
    expect(ids.indexOf(current!)).toBeGreaterThan(0);
  });

  test("the same state at every firing, seen later from the trace", () => {
    const seat = breadth();
    const first = seat.frame().position;
    const seen = [];
    for (let i = 0; i <= 37; i++) {
      const frame = seat.frame();
      seen.push({
        facts: seat.facts(),
        agenda: seat.agenda(),
        console: frame.console.lines,
        globals: frame.globals,
      });
      if (i < 37) seat.do(run(1));
    }
    for (const [i, then] of seen.entries()) {
      const position = first + i;
      const { console, globals } = seat.frame(position);
      expect({
        facts: seat.facts(position),
        agenda: seat.agenda(position),
        console: console.lines,
        globals,
      }).toEqual(then);
    }
  });
});

test("figures 14 to 17: saliences of the heuristic run", () => {
  const seat = breadth("puzdesco").do(command("(set-strategy breadth)"));
  expect(seat.agenda()).toEqual([
    "-4 up: f-1,f-2",
    "-6 left: f-1,f-2",
    "-6 right: f-1,f-2",
    "-99 no_solution: f-1",
  ]);
  seat.do(run(1));
  expect(seat.agenda().slice(0, 5)).toEqual([
    "-5 up: f-3,f-2",
    "-5 left: f-3,f-2",
    "-6 left: f-1,f-2",
    "-6 right: f-1,f-2",
    "-6 right: f-3,f-2",
  ]);
});

test("a run that was typed stands in the console, from its moment on and after a replay", () => {
  const typed = (text: string): Input => ({ type: "run", count: null, typed: text });
  const seat = new Seat().do(
    { type: "load", name: "ask.clp", text: "(defrule ask (a) => (printout t (read) crlf))" },
    command("(reset)"),
    typed("(run)"),
    command("(assert (a))"),
    typed("(run 5)"),
  );
  const { last } = seat.frame();
  const expected = ["(reset)", "(run)", "(assert (a))", "<Fact-1>", "(run 5)"];
  expect(linesOf(seat)).toEqual(expected);
  seat.answer("yes");
  expect(linesOf(seat)).toEqual([...expected, "yes", "yes"]);
  seat.at(last - 1, command("(facts)"));
  expect(linesOf(seat)).not.toContain("(run 5)");
  expect(linesOf(seat)).toContain("(run)");
});

test("a run that was interrupted by a question goes on and is not done twice", () => {
  const text = "(deffacts f (a 1) (a 2))\n(defrule ask (a ?) => (printout t (read) crlf))";
  const seat = new Seat().do({ type: "load", name: "ask.clp", text }, command("(reset)"), run(1));
  expect(seat.answer("yes").frame().firings).toBe(1);
});

function linesOf(seat: Seat): string[] {
  return seat.frame().console.lines.map(({ text }) => text.trim());
}

test("going back ten firings and doing them again gives the same state; another command makes another future", () => {
  const seat = breadth().do(run(30));
  const end = { facts: seat.facts(), agenda: seat.agenda(), console: seat.console() };
  const { last } = seat.frame();
  const before = seat.agenda(last - 10);
  seat.at(last - 10, run(10));
  expect({ facts: seat.facts(), agenda: seat.agenda(), console: seat.console() }).toEqual(end);
  seat.at(last - 10, command("(set-strategy depth)"));
  expect(seat.frame().strategy).toBe("depth");
  expect(seat.agenda()).not.toEqual(before);
  expect([...seat.agenda()].sort()).toEqual([...before].sort());
});

describe("strategies", () => {
  const text = `
    (defrule a ?f <- (n ?x&:(< ?x 40)) (m ?y) => (assert (n (+ ?x 1))))
    (defrule b (declare (salience (mod ?*s* 3))) (n ?x) (not (gone ?x)) => (bind ?*s* (+ ?*s* 1)) (assert (gone ?x)))
    (defrule c (n ?x) (gone ?y&:(= ?y (- ?x 2))) => (assert (pair ?x ?y)))
    (deffacts start (n 0) (m 1) (m 2))`;
  const names = ["depth", "breadth", "simplicity", "complexity", "lex", "mea", "random"];
  for (const evaluation of ["when-defined", "when-activated", "every-cycle"]) {
    test.each(names)(`the agenda of the past is the agenda as it was: %s, ${evaluation}`, (name) => {
      const seat = new Seat().do(
        { type: "load", name: "a", text: `(defglobal ?*s* = 1)${text}` },
        command(`(set-salience-evaluation ${evaluation})`),
        command(`(set-strategy ${name})`),
        command("(reset)"),
      );
      const seen = new Map<number, string[]>();
      for (let i = 0; i < 40; i++) {
        seen.set(seat.frame().last, seat.agenda());
        if (i === 20) seat.do(command("(set-strategy depth)"));
        else seat.do(run(1));
      }
      for (const [position, agenda] of seen) expect(seat.agenda(position)).toEqual(agenda);
    });
  }
});

test("a line read by a rule is asked for once and kept for later replays", () => {
  const text = `(defrule ask ?f <- (q ?x&:(< ?x 3)) => (retract ?f) (printout t "name? ") (assert (answer ?x (read))) (assert (q (+ ?x 1))))
    (deffacts d (q 0))`;
  const seat = new Seat().do({ type: "load", name: "ask", text }, command("(reset)"), run());
  expect(seat.frame().status).toBe("reading");
  seat.answer("ann").answer("bob").answer("eve");
  expect(seat.frame()).toMatchObject({ status: "idle", ending: "agenda", firings: 3 });
  expect(seat.facts()).toEqual(
    expect.arrayContaining(["f-2 (answer 0 ann)", "f-4 (answer 1 bob)", "f-6 (answer 2 eve)"]),
  );
  const { last } = seat.frame();
  seat.at(last - 1, run());
  expect(seat.frame().status).toBe("reading");
  seat.answer("zoe");
  expect(seat.facts()).toContain("f-6 (answer 2 zoe)");
  expect(seat.facts()).toContain("f-4 (answer 1 bob)");
});

test("a question can be stopped: the state is that before what asked it", () => {
  const seat = new Seat().do({
    type: "load",
    name: "x",
    text: '(defrule a (n ?x) => (printout t "? ") (read)) (deffacts d (n 1) (n 2))',
  });
  seat.do(command("(reset)"), run());
  expect(seat.frame()).toMatchObject({ status: "reading", firings: 1 });
  seat.answer("first");
  expect(seat.frame()).toMatchObject({ status: "reading", firings: 2 });
  seat.session.stop();
  seat.work();
  expect(seat.frame()).toMatchObject({ status: "idle", firings: 1 });
  seat.do(command("(read)"));
  seat.session.stop();
  seat.work();
  expect(seat.frame()).toMatchObject({ status: "idle", firings: 1, moment: { type: "firing", number: 1 } });
});

test("an endless program is stopped between two firings, and can continue", () => {
  const seat = new Seat();
  seat.session.do(
    [
      {
        type: "load",
        name: "loop",
        text: "(defrule r ?f <- (n ?x) => (retract ?f) (assert (n (+ ?x 1)))) (deffacts d (n 0))",
      },
      command("(reset)"),
      run(),
    ],
    null,
  );
  for (let i = 0; i < 30; i++) seat.session.work();
  expect(seat.frame().status).toBe("running");
  seat.session.stop();
  const { firings } = seat.frame();
  expect(seat.frame()).toMatchObject({ status: "idle", ending: "stopped" });
  expect(seat.facts().at(-1)).toContain(`(n ${firings})`);
  seat.do(run(5));
  expect(seat.facts().at(-1)).toContain(`(n ${firings + 5})`);
});

test.each([
  ["by many firings", "(defrule r ?f <- (n ?x) => (retract ?f) (assert (n (+ ?x 1)))) (deffacts d (n 0))"],
  [
    "by one firing",
    "(defrule r (n ?x) => (while TRUE do (assert (n (bind ?x (+ ?x 1)))))) (deffacts d (n 0))",
  ],
])("a full memory ends the run %s; the past can still be seen and taken up", (_how, text) => {
  const session = new Session(
    () => {},
    () => 0,
    3000,
  );
  const work = () => {
    while (session.work());
  };
  session.do([{ type: "load", name: "x", text }, command("(reset)"), run()], null);
  work();
  const frame = session.frame(all);
  expect(frame).toMatchObject({ status: "idle", ending: "full" });
  session.do([run()], null);
  work();
  expect(session.frame(all).last).toBe(frame.last);
  expect(session.frame({ ...all, position: 2 }).facts.rows.at(-1)?.text).toBe("(n 0)");
  const at = Math.max(2, frame.last - 5);
  session.do([command("(assert (m))")], at);
  work();
  expect(session.frame(all)).toMatchObject({ status: "idle", ending: null, last: at + 1 });
});

test("breakpoints end a run before their rule; errors and halt end it too", () => {
  const text = `(defrule one (a) => (assert (b))) (defrule two (b) => (assert (c))) (defrule three (c) => (halt))
    (defrule four (c) (b) => (+ a 1)) (deffacts d (a))`;
  const seat = new Seat().do({ type: "load", name: "x", text }, command("(reset)"));
  seat.session.setBreaks(["MAIN::two"]);
  seat.do(run());
  expect(seat.frame()).toMatchObject({ ending: "break", firings: 1 });
  seat.do(run());
  expect(seat.frame().ending).toBe("halt");
});

test("watched firings are numbered through the slices of one run", () => {
  const text = "(defrule r ?f <- (n ?x&:(< ?x 50)) => (retract ?f) (assert (n (+ ?x 1)))) (deffacts d (n 0))";
  const seat = new Seat().do(
    { type: "load", name: "x", text },
    command("(reset)"),
    command("(watch rules)"),
    run(),
  );
  expect(seat.console()).toContain("FIRE   50 r: f-50");
});

describe("questions", () => {
  test("how a fact was derived, back to the start", () => {
    const seat = breadth().do(run());
    const fact = seat.frame().facts.rows.find(({ index }) => index === 38)!;
    const answer = answerTo(seat.session, { type: "fact", id: fact.id });
    expect(answer).toMatchObject({
      type: "fact",
      asserted: { type: "firing", number: 36, rule: "right" },
      retracted: null,
    });
    if (answer.type !== "fact") return;
    expect(answer.line.map(({ rule, fact: { index } }) => `${rule} f-${index}`)).toEqual([
      "right f-22",
      "down f-12",
      "left f-6",
      "up f-3",
      "up f-1",
    ]);
  });

  test("the bindings of an activation, now and at an earlier moment", () => {
    const seat = breadth().do(run(10));
    const { last } = seat.frame();
    for (const position of [last, last - 9]) {
      const { rows } = seat.frame(position).agenda;
      const answer = answerTo(seat.session, { type: "activation", id: rows[0].id, position });
      expect(answer.type).toBe("activation");
      if (answer.type !== "activation") return;
      expect(answer.bindings).toContainEqual({ name: "?depth", value: "10" });
      expect(answer.order).toMatchObject([{ why: "older" }]);
    }
  });

  test("why a rule does not fire, and the network of a moment", () => {
    const seat = breadth();
    const { position } = seat.frame();
    seat.do(run());
    const why = answerTo(seat.session, { type: "rule", name: "goal", module: "MAIN", position });
    expect(why).toMatchObject({ type: "rule", state: "no-match" });
    const counts = (at: number) => {
      const answer = answerTo(seat.session, { type: "network", position: at });
      return answer.type === "network"
        ? answer.nodes.find(({ text }) => text === "puzzle")?.count
        : undefined;
    };
    expect(counts(position)).toBe(1);
    expect(counts(seat.frame().last)).toBe(37);
  });
});

/** The tree as text: `parent > label lines`. */
function drawn(seat: Seat, position = seat.frame().position): string[] {
  const { ids, parents, labels } = treeAt(seat, position);
  const nodes = nodesOf(seat, [...ids]);
  const name = (place: number) => (labels[place] < 0 ? "" : String(labels[place]));
  return nodes.map(({ lines }, place) =>
    [parents[place] < 0 ? "" : `${name(parents[place])} >`, name(place), ...lines]
      .filter((part) => part !== "")
      .join(" "),
  );
}

function treeAt(seat: Seat, position = seat.frame().position): RuleTree {
  const answer = answerTo(seat.session, { type: "tree", position });
  if (answer.type !== "tree") throw new Error("no tree");
  return answer.tree;
}

function nodesOf(seat: Seat, ids: readonly number[]): readonly RuleTreeNode[] {
  const answer = answerTo(seat.session, { type: "tree-nodes", ids });
  if (answer.type !== "tree-nodes") throw new Error("no nodes");
  return answer.nodes;
}

describe("at any moment", () => {
  const text = `
    (deffacts start (n 1))
    (defrule count (n ?x&:(< ?x 60000)) => (assert (n (+ ?x 1))))
    (defrule many (declare (salience -1)) (n ?x&:(> ?x 400)) => (assert (seen ?x)))
    (defrule last (declare (salience 5)) (n 700) => (assert (goal)))`;

  test("rules have fired and wait as often as they had then, however many wait", () => {
    const seat = new Seat().do({ type: "load", name: "many.clp", text }, command("(reset)"), run(1200));
    const { last } = seat.frame();
    const rule = (name: string, position: number | null) => {
      const { fired, waiting } = seat.frame(position).rules.find((row) => row.name === name)!;
      return { fired, waiting };
    };
    expect(rule("many", null)).toEqual({ fired: 0, waiting: 800 });
    expect(rule("count", null)).toEqual({ fired: 1199, waiting: 1 });
    expect(seat.frame().firings).toBe(1200);
    expect(rule("many", last - 500)).toEqual({ fired: 0, waiting: 300 });
    expect(rule("count", last - 500)).toEqual({ fired: 699, waiting: 1 });
    expect(seat.frame(last - 500).firings).toBe(700);
  });

  test("a filter looks at all facts, and only at those of the moment", () => {
    const seat = new Seat().do({ type: "load", name: "many.clp", text }, command("(reset)"), run(60_000));
    const found = (filter: string, position: number | null = null) => {
      let { facts } = seat.session.frame({ ...all, filter, position });
      while (!facts.isWhole) ({ facts } = seat.session.frame({ ...all, filter, position }));
      return facts.rows.map((row) => row.text);
    };
    expect(found("(N 59999)")).toEqual(["(n 59999)"]);
    expect(found("(n 59999)", 500)).toEqual([]);
    expect(found("goal")).toEqual(["(goal)"]);
    expect(found("nothing like it")).toEqual([]);
  });

  test("an activation that has fired still tells what it bound, and no longer why it stands where it stood", () => {
    const seat = new Seat().do({ type: "load", name: "many.clp", text }, command("(reset)"), run(3));
    const { last } = seat.frame();
    const [{ id }] = seat.frame(last - 1).agenda.rows;
    const about = (position: number) => answerTo(seat.session, { type: "activation", id, position });
    expect(about(last - 1)).toMatchObject({ bindings: [{ name: "?x", value: "3" }] });
    expect(about(last)).toMatchObject({ bindings: [{ name: "?x", value: "3" }], order: [] });
  });
});
