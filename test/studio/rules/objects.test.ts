// Classes, instances and messages of a session: at any moment as they were, in numbers that are bounded.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { randomObjects } from "../../../bench/clips-objects.ts";
import type { Answer, Question } from "../../../src/studio/rules/worker/protocol.ts";
import { answerTo } from "../../../src/studio/rules/worker/questions.ts";
import { all, command, run, Seat } from "./seat.ts";

const LIFT = readFileSync("programs/classic/lift.clp", "utf8");

const seated = (text: string) => new Seat().do({ type: "load", name: "p.clp", text }, command("(reset)"));

function instances(seat: Seat, position: number | null = null): string[] {
  return seat
    .frame(position)
    .instances.rows.map(({ name, class: of, slots }) =>
      [
        `[${name}] of ${of}`,
        ...slots.map((slot) => `(${slot.name}${slot.value === "" ? "" : ` ${slot.value}`})`),
      ].join(" "),
    );
}

/** The messages of a moment, indented by their depth. */
function messages(seat: Seat, position: number | null = null): string[] {
  return seat
    .frame(position)
    .messages.rows.map(({ depth, receiver, name, arguments: given, value }) =>
      `${"  ".repeat(depth)}${receiver} ${name} ${given} -> ${value}`.replace("  ->", " ->"),
    );
}

function asked<Type extends Question["type"]>(
  seat: Seat,
  question: Extract<Question, { type: Type }>,
): Extract<Answer, { type: Type }> {
  const answer = answerTo(seat.session, question);
  expect(answer.type).toBe(question.type);
  return answer as Extract<Answer, { type: Type }>;
}

function idOf(seat: Seat, name: string, position: number | null = null): number {
  return seat.frame(position).instances.rows.find((row) => row.name === name)!.id;
}

describe("the timeline", () => {
  test("instances are those of the engine at every firing, seen then and seen later", () => {
    const seat = seated(LIFT);
    const seen = [];
    for (let ending: string | null = null; ending !== "halt"; ending = seat.frame().ending) {
      const real = seat.session.engine.environment.instances().map(({ text }) => text);
      expect(instances(seat)).toEqual(real);
      const { position, agenda, classes, messages, instances: list, moment } = seat.frame();
      seen.push({ position, agenda: agenda.rows, classes, messages, list, moment });
      seat.do(run(1));
    }
    expect(seen.length).toBe(22);
    for (const then of seen) {
      const { position, agenda, classes, messages, instances: list, moment } = seat.frame(then.position);
      expect({ position, agenda: agenda.rows, classes, messages, list, moment }).toEqual(then);
    }
  });

  test("so they are in random programs, whatever goes wrong in them", { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 60; seed++) {
      const lines = randomObjects(seed).split("\n");
      const isCommand = (line: string) => !/^\((def|exit)/.test(line) && line !== "";
      const text = lines.filter((line) => !isCommand(line) && !line.startsWith("(exit")).join("\n");
      const seat = new Seat().do({ type: "load", name: "p.clp", text });
      const seen: { position: number; real: string[]; messages: unknown; agenda: string[] }[] = [];
      const look = () => {
        const { position, messages } = seat.frame();
        const real = seat.session.engine.environment.instances().map((each) => each.text);
        expect(instances(seat), `seed ${seed}`).toEqual(real);
        seen.push({ position, real, messages, agenda: seat.agenda() });
      };
      for (const line of lines.filter(isCommand)) {
        const count = Number(/^\(run (\d+)/.exec(line)?.[1] ?? 0);
        if (count === 0) seat.do(command(line));
        for (let fired = 0; fired < count; fired++) {
          seat.do(run(1));
          look();
        }
        look();
      }
      for (const { position, real, messages, agenda } of seen) {
        expect(instances(seat, position), `seed ${seed}`).toEqual(real);
        expect(seat.frame(position).messages).toEqual(messages);
        expect(seat.agenda(position)).toEqual(agenda);
      }
    }
  });

  test("what a step made or changed is marked, shared slots in every instance", () => {
    const seat = seated(LIFT);
    const fresh = () =>
      seat
        .frame()
        .instances.rows.filter((row) => row.fresh)
        .map(({ name, slots }) => `${name}: ${slots.filter((slot) => slot.fresh).map((slot) => slot.name)}`);
    expect(fresh()).toHaveLength(6);
    seat.do(run(2));
    expect(fresh()).toEqual(["left: riders", "ada: state"]);
    seat.do(run(1));
    expect(fresh()).toEqual(["left: floor,travelled", "goods: travelled", "ada: floor"]);
  });

  test("going back and doing something else begins another future", () => {
    const seat = seated(LIFT).do(run(5));
    const { position } = seat.frame();
    const before = instances(seat);
    seat.do(run());
    seat.at(position, command("(send [left] put-floor 7)"));
    expect(instances(seat)).not.toEqual(before);
    expect(instances(seat, position)).toEqual(before);
    expect(seat.frame().last).toBe(position + 1);
  });

  test("deleted, replaced and duplicated instances; a reset makes others", () => {
    const seat = seated(
      "(defclass A (is-a USER) (slot x (default 1)) (multislot m)) (definstances d (a of A) (b of A (m 1 2)))",
    ).do(
      command("(make-instance a of A (x 2))"),
      command("(duplicate-instance b to c (x 9))"),
      command("(unmake-instance [b])"),
      command("(reset)"),
      command("(clear)"),
    );
    const { last } = seat.frame();
    const own = (position: number) => instances(seat, position).filter((text) => text.includes("of A"));
    expect(own(last - 5)).toEqual(["[a] of A (x 1) (m)", "[b] of A (x 1) (m 1 2)"]);
    expect(own(last - 4)).toEqual(["[b] of A (x 1) (m 1 2)", "[a] of A (x 2) (m)"]);
    expect(own(last - 3)).toContain("[c] of A (x 9) (m 1 2)");
    expect(own(last - 2)).toEqual(["[a] of A (x 2) (m)", "[c] of A (x 9) (m 1 2)"]);
    expect(own(last - 1)).toEqual(own(last - 5));
    expect(own(last)).toEqual([]);
    expect(seat.frame(last - 1).classes!.filter(({ isPredefined }) => !isPredefined)).toHaveLength(1);
    expect(seat.frame(last).classes!.filter(({ isPredefined }) => !isPredefined)).toHaveLength(0);
  });

  test("classes and handlers that a rule defines are there from that firing on", () => {
    const seat = seated('(defrule make => (build "(defclass LATE (is-a USER))")) (defrule next (late) =>)');
    expect(seat.frame().hasClasses).toBe(false);
    const { position } = seat.frame();
    seat.do(run());
    const names = (at: number | null) => seat.frame(at).classes!.map(({ name }) => name);
    expect(names(position)).not.toContain("LATE");
    expect(names(position + 1)).toContain("LATE");
    expect(seat.frame(position).hasClasses).toBe(true);
  });

  test("the filter looks at names, classes and slots", () => {
    const seat = seated(LIFT);
    const found = (instanceFilter: string) =>
      seat.session
        .frame({ ...all, instanceFilter })
        .instances.rows.map(({ name }) => name)
        .join(" ");
    expect(found("of LIFT")).toBe("left");
    expect(found("(goal 1)")).toBe("ben");
    expect(found("[A")).toBe("ada");
    expect(found("nobody")).toBe("");
  });
});

test("a program with facts only has no classes of its own, and its activations name facts", () => {
  const seat = seated("(deffacts d (a 1)) (defrule r (a ?x) =>)");
  expect(seat.frame()).toMatchObject({ hasClasses: false, instances: { count: 1 } });
  expect(seat.agenda()).toEqual(["0 r: f-1"]);
});

describe("messages", () => {
  test("nested, with arguments and values", () => {
    const seat = seated(LIFT).do(run(3));
    expect(messages(seat)).toEqual([
      "[left] travel 1 -> 1",
      "  [left] put-floor 1 -> 1",
      "  [ada] put-floor 1 -> 1",
    ]);
    const [first] = seat.frame().messages.rows;
    const { handlers, sent, instance } = asked(seat, { type: "message", id: first.id });
    expect(handlers.map(({ class: of, name, type }) => `${of} ${name} ${type}`)).toEqual([
      "LIFT travel primary",
      "LIFT travel after",
    ]);
    expect(sent).toMatchObject({ rule: "carry", matched: ["[left]", "[ada]"] });
    expect(instance).toMatchObject({ name: "left", text: expect.stringContaining("(floor 1)") });
  });

  test("an error breaks off every message around it", () => {
    const seat = seated(
      "(defclass A (is-a USER)) (defmessage-handler A one () (send ?self two)) (defmessage-handler A two () (send 3 no))",
    ).do(command("(send (make-instance a of A) one)"), command("(send 3 no)"));
    const { last } = seat.frame();
    expect(messages(seat, last - 1).slice(-2)).toEqual(["[a] one -> null", "  [a] two -> null"]);
    expect(messages(seat)).toEqual([]);
  });

  test("of one firing the first thousand are kept, of a session the last hundred thousand", () => {
    const seat = seated(
      "(defclass A (is-a USER) (slot x (default 0))) (definstances d (a of A)) (defrule go ?f <- (go ?n) => (retract ?f) (loop-for-count ?n (send [a] put-x ?n)))",
    );
    seat.do(command("(assert (go 1500))"), run(1));
    expect(seat.frame().messages).toMatchObject({ count: 1000, sent: 1500, isForgotten: false });
    const early = seat.frame().position;
    for (let i = 0; i < 130; i++) seat.do(command(`(assert (go ${900 + i}))`), run(1));
    expect(seat.frame(early).messages).toMatchObject({ count: 0, isForgotten: true });
    expect(seat.frame().messages).toMatchObject({ count: 1000, sent: 1029, isForgotten: false });
    expect(seat.frame().messages.rows[0]).toMatchObject({
      receiver: "[a]",
      name: "put-x",
      arguments: "1029",
    });
  });
});

describe("questions", () => {
  test("which firings made and changed an instance, as seen from a moment", () => {
    const seat = seated(LIFT).do(run());
    const { last } = seat.frame();
    const ada = idOf(seat, "ada");
    const { made, changes, from, deleted } = asked(seat, { type: "instance", id: ada, position: last });
    expect(made).toEqual({ type: "command", text: "(reset)" });
    expect([from, deleted]).toEqual([[], null]);
    expect(changes[0]).toMatchObject({
      slots: [{ name: "state", value: "arrived" }],
      by: { number: 7, rule: "let-out" },
    });
    expect(changes.at(-1)).toMatchObject({
      slots: [{ name: "state", value: "rides" }],
      by: { number: 2, rule: "board" },
    });
    const earlier = asked(seat, { type: "instance", id: ada, position: changes.at(-1)!.moment });
    expect(earlier.slots).toContainEqual({ name: "state", value: "rides", fresh: true });
    expect(earlier.changes).toHaveLength(1);
  });

  test("an instance that a firing made and another deleted; a fact from an instance", () => {
    const seat = seated(`(defclass A (is-a USER) (slot n)) (deffacts d (go 4))
      (defrule make (go ?n) => (make-instance a of A (n ?n)))
      (defrule tell ?a <- (object (is-a A) (n ?n)) => (assert (told ?n)))
      (defrule drop (told ?) ?a <- (object (is-a A)) => (unmake-instance ?a))`).do(run());
    const { last } = seat.frame();
    const a = idOf(seat, "a", last - 1);
    const answer = asked(seat, { type: "instance", id: a, position: last });
    expect(answer).toMatchObject({
      made: { rule: "make", matched: ["f-1"] },
      from: [{ type: "fact", index: 1 }],
      deleted: { rule: "drop", matched: ["f-2", "[a]"] },
      slots: [{ name: "n", value: "4" }],
    });
    const fact = seat.frame().facts.rows.find(({ text }) => text === "(told 4)")!;
    expect(asked(seat, { type: "fact", id: fact.id }).from).toMatchObject([
      { type: "instance", name: "a", text: "(n 4)" },
    ]);
  });

  test("a class with its slots, handlers and instances", () => {
    const seat = seated(LIFT).do(run());
    const { position } = seat.frame();
    const goods = asked(seat, { type: "class", module: "MAIN", name: "GOODS-LIFT", position });
    expect(goods.precedence).toEqual(["GOODS-LIFT", "LIFT", "PLACED", "USER", "OBJECT"]);
    expect(goods.slots.find(({ name }) => name === "seats")).toMatchObject({
      from: "GOODS-LIFT",
      facets: { default: "1", source: "composite" },
    });
    expect(goods.handlers.map(({ name, type }) => `${name} ${type}`)).toContain("travel before");
    expect(goods.instances.map(({ name, text }) => `${name} ${text}`)).toEqual([
      expect.stringMatching(/^goods .*\(floor 5\)/),
    ]);
    expect(goods.count).toBe(1);
  });

  test("why a rule over instances does not fire, and what an activation binds, at an earlier moment", () => {
    const seat = seated(LIFT).do(run(3));
    const { position } = seat.frame();
    seat.do(run());
    const why = asked(seat, { type: "rule", module: "MAIN", name: "fetch", position });
    expect(why).toMatchObject({
      state: "no-match",
      said: [{ code: "no-instance-match", nearest: { fact: "[goods]" } }],
    });
    const { rows } = seat.frame(position).agenda;
    expect(rows[0]).toMatchObject({ rule: "carry", matched: ["[left]", "[ada]"] });
    const { bindings, matched } = asked(seat, { type: "activation", id: rows[0].id, position });
    expect(bindings).toContainEqual({ name: "?lift", value: "[left]" });
    expect(matched).toMatchObject([{ type: "instance", name: "left" }, { name: "ada" }]);
  });
});
