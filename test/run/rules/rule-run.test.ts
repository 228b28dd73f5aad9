/** Rule programs over boards: the numbers of the documents, and what is said about programs that are wrong. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boardsIn, gradeBoard } from "../../../src/run/rules/grade.ts";
import { documentFormOf, type ProgramForm, parseForm } from "../../../src/run/rules/program-form.ts";
import { type RuleRunRequest, runRules } from "../../../src/run/rules/rule-run.ts";
import { root } from "../../built.ts";

const never = { aborted: false };
const own = (path: string) => readFileSync(join(root, "programs/8-puzzle", path), "utf8");

function request(program: string, changed: Partial<RuleRunRequest> = {}): RuleRunRequest {
  return {
    program,
    file: "own.clp",
    form: documentFormOf(program)!,
    board: "8 1 3 7 2 5 4 0 6",
    strategy: "breadth",
    salience: "when-activated",
    depth: 10,
    limits: { firings: 100_000, time: 60_000 },
    ...changed,
  };
}

describe("the documents' programs", () => {
  it.each([
    ["en/puzampro.clp", "breadth", 10, 9, 442],
    ["es/puzampro.clp", "breadth", 20, 9, 442],
    ["ca/puzampro.clp", "depth", 10, 9, 479],
    ["ca/puzampro.clp", "depth", 20, 15, 68_318],
    ["en/puzdesco.clp", "depth", 10, 9, 19],
  ] as const)("%s by %s to depth %i", (path, strategy, depth, level, moves) => {
    const result = runRules(request(own(path), { strategy, depth }), never);
    // The rule that finds the goal has fired too.
    expect(result).toMatchObject({ outcome: "solved", level, fired: moves + 1, trouble: null });
    expect(result.facts - result.states).toBe(2);
    expect(result.states).toBe(moves + 1);
  });

  // no_solution waits for every state, and makes none: the search that emulates the rules leaves 339 children, and the
  // moves of the goal itself are on the agenda too.
  it("count what waits on the agenda, and what of it is the frontier", () => {
    const { peakAgenda, peakMoves, movesLeft, states } = runRules(
      request(own("en/puzampro.clp"), { strategy: "breadth", depth: 10 }),
      never,
    );
    expect(movesLeft).toBe(339 + 3);
    expect(peakMoves).toBe(movesLeft);
    expect(peakAgenda).toBe(movesLeft + states + 1);
  });
});

describe("what went wrong", () => {
  const moves = own("en/puzampro.clp");
  const troubleOf = (program: string, changed: Partial<RuleRunRequest> = {}) =>
    runRules(request(program, { form: documentFormOf(moves)!, ...changed }), never);

  it("actions that never end are those of one rule, not circles", () => {
    const forever = "(defrule forever (puzzle $?) => (while TRUE do (bind ?x 1)))";
    const { outcome, trouble } = troubleOf(forever, { limits: { firings: 100, time: 500 } });
    expect({ outcome, trouble }).toEqual({
      outcome: "limit",
      trouble: { kind: "endless", limit: "time", rule: "forever" },
    });
  });

  it("a program that asks for files or processes is told apart", () => {
    const outside = (action: string) => troubleOf(`(defrule out (puzzle $?) => ${action})`).wasRefused;
    expect(
      ['(system "ls")', '(open "a.txt" a "w")', '(load "a.clp")', '(remove "a")', "(bind ?x 1)"].map(outside),
    ).toEqual([true, true, true, true, false]);
  });

  it("moves that never fire explain themselves, though another rule has fired", () => {
    const { trouble, whyNot } = troubleOf(moves.replaceAll("(< ?level ?depth)", "(> ?level ?depth)"));
    expect(trouble).toMatchObject({ kind: "ended", rule: "no_solution" });
    expect(whyNot?.rule).toBe("right");
  });

  it("a program that cannot be read is an error with its place", () => {
    expect(troubleOf(`${moves}\n(defrule broken (puzzle $?x =>)`)).toMatchObject({
      outcome: "error",
      trouble: { kind: "error", place: expect.stringMatching(/^own\.clp:\d+:\d+$/) },
    });
  });

  it("an error while it runs, too", () => {
    const dividing = moves.replace("(bind ?*gen-nod* (+ ?*gen-nod* 1))", "(bind ?*gen-nod* (div 1 0))");
    expect(troubleOf(dividing)).toMatchObject({ outcome: "error", trouble: { kind: "error" } });
  });

  it("a program that never fires says why its first move does not", () => {
    const result = troubleOf(moves.replaceAll("(max-depth ?depth)", "(maximum-depth ?depth)"));
    expect(result).toMatchObject({
      outcome: "unsolved",
      fired: 1,
      trouble: { kind: "ended", rule: "no_solution" },
    });
    const silent = troubleOf(
      moves
        .replaceAll("(max-depth ?depth)", "(maximum-depth ?depth)")
        .replace(/\(defrule no_solution[\s\S]*?\(halt\)\)/, ""),
    );
    expect(silent).toMatchObject({
      outcome: "unsolved",
      fired: 0,
      trouble: { kind: "never-fires" },
      whyNot: { rule: "right" },
    });
  });

  it("a program that goes in circles is told from one that is slow", () => {
    const circling = `
      (defrule there ?f <- (puzzle $?x 0 ?y $?z level ?l $?r) => (retract ?f) (assert (puzzle $?x ?y 0 $?z level (+ ?l 1) movement a fact 0)))
      (defrule back (declare (salience 1)) ?f <- (puzzle $?x ?y 0 $?z level ?l&:(oddp ?l) $?r) => (retract ?f) (assert (puzzle $?x 0 ?y $?z level (+ ?l 1) movement b fact 0)))`;
    expect(troubleOf(circling, { limits: { firings: 2000, time: 60_000 } })).toMatchObject({
      outcome: "limit",
      trouble: { kind: "circles", limit: "firings", firings: 2000, boards: 2 },
    });
    expect(
      troubleOf(moves, { depth: 20, strategy: "depth", limits: { firings: 2000, time: 60_000 } }),
    ).toMatchObject({
      outcome: "limit",
      trouble: { kind: "firings", firings: 2000 },
    });
  });

  it("a program that sees the goal and goes on has solved the board", () => {
    const going = moves.replace(/\(defrule goal[\s\S]*?\(halt\)\)/, "");
    expect(troubleOf(going, { limits: { firings: 3000, time: 60_000 }, depth: 12 })).toMatchObject({
      outcome: "solved",
      level: 9,
      trouble: { kind: "went-on", goalAt: 442 },
    });
  });

  it("a program that takes all memory says so", () => {
    const eating =
      "(defrule eat (puzzle $?) => (bind ?x (create$ 1 2)) (while TRUE do (bind ?x (create$ ?x ?x))))";
    expect(troubleOf(eating)).toMatchObject({
      outcome: "error",
      trouble: { kind: "error", place: "own.clp", message: expect.stringContaining("[MEMORY1]") },
    });
  });

  it("an endless loop inside a rule is stopped by the time limit", () => {
    const looping = "(defrule loop (puzzle $?) => (while TRUE do (bind ?x 1)))";
    for (const [limit, limits] of Object.entries({ time: { time: 200 }, cpu: { time: 60_000, cpu: 200 } }))
      expect(troubleOf(looping, { limits: { firings: 10, ...limits } })).toMatchObject({
        outcome: "limit",
        trouble: { limit },
      });
  });

  it("a start that the program does not accept is said", () => {
    const form = { ...documentFormOf(moves)!, start: ["(puzzle (board {board}))"] };
    expect(troubleOf(moves, { form })).toMatchObject({
      outcome: "error",
      trouble: { kind: "refused-start" },
    });
  });
});

describe("the form of a program", () => {
  const form: ProgramForm = {
    start: ["(state (cells {board}) (depth 0))"],
    state: "(state (cells {board}) (depth {level}))",
    goal: "1 2 3 8 0 4 7 6 5",
  };
  const templates = `
    (deftemplate state (multislot cells) (slot depth))
    (defrule right (state (cells $?x 0 ?y $?z) (depth ?d&:(< ?d 6))) (test (not (member$ (length$ ?x) (create$ 2 5 8))))
      => (assert (state (cells ?x ?y 0 ?z) (depth (+ ?d 1)))))
    (defrule left (state (cells $?x ?y 0 $?z) (depth ?d&:(< ?d 6))) (test (not (member$ (length$ ?x) (create$ 2 5 8))))
      => (assert (state (cells ?x 0 ?y ?z) (depth (+ ?d 1)))))
    (defrule down (state (cells $?x 0 ?a ?b ?c $?z) (depth ?d&:(< ?d 6))) => (assert (state (cells ?x ?c ?a ?b 0 ?z) (depth (+ ?d 1)))))
    (defrule up (state (cells $?x ?a ?b ?c 0 $?z) (depth ?d&:(< ?d 6))) => (assert (state (cells ?x 0 ?b ?c ?a ?z) (depth (+ ?d 1)))))
    (defrule goal (declare (salience 1)) (state (cells 1 2 3 8 0 4 7 6 5)) => (halt))`;

  it("templates and slots are told by a small file", () => {
    const text =
      "# my states\nstart: (state (cells {board}) (depth 0))\nstate: (state (cells {board}) (depth {level}))\n";
    expect(parseForm(text)).toEqual(form);
    const result = runRules(request(templates, { form, board: "2 8 3 1 6 4 7 0 5" }), never);
    expect(result).toMatchObject({ outcome: "solved", level: 5 });
  });

  it("without a level in the facts it is counted from one fact to the next", () => {
    const plain = { ...form, state: "(state (cells {board}) ...)" };
    const result = runRules(request(templates, { form: plain, board: "2 8 3 1 6 4 7 0 5" }), never);
    expect(result).toMatchObject({ outcome: "solved", level: 5 });
  });

  it("facts can stand for boards, and a pattern for the goal", () => {
    const jugs = `
      (defrule fill (jugs ?a ?b) (test (< ?a 4)) => (assert (jugs 4 ?b)))
      (defrule pour (jugs ?a ?b) (test (and (> ?a 0) (< ?b 3))) => (bind ?n (min ?a (- 3 ?b))) (assert (jugs (- ?a ?n) (+ ?b ?n))))
      (defrule empty (jugs ?a ?b) (test (> ?b 0)) => (assert (jugs ?a 0)))
      (defrule done (declare (salience 1)) (jugs 2 ?) => (halt))`;
    const facts: ProgramForm = { start: [], state: "(jugs ...)", goal: "(jugs 2 ?)" };
    const result = runRules(request(jugs, { form: facts, board: "(jugs 0 0)" }), never);
    expect(result).toMatchObject({ outcome: "solved", level: 6 });
  });

  it.each([
    ["start: (a)\nstat: (b)\n", 2],
    ["start: (a)", 1],
    ["\n\nstate: (a)", 3],
    ["start:\nstate: (a)", 1],
  ])("%j is refused at its line", (text, line) => {
    expect(() => parseForm(text)).toThrow(expect.objectContaining({ line }));
  });
});

describe("grading", () => {
  it("reads boards, names and facts, with their lines", () => {
    expect(
      boardsIn("# two boards\n2 8 3 1 6 4 7 0 5\n\nclips-2 # by name\n(jugs 0 0)\n", "1 2 3 8 0 4 7 6 5"),
    ).toEqual([
      { line: 2, board: "2 8 3 1 6 4 7 0 5" },
      { line: 4, board: "8 1 3 7 2 5 4 0 6" },
      { line: 5, board: "(jugs 0 0)" },
    ]);
  });

  it("knows the optimum, and boards without a solution", () => {
    const { board: _, ...rest } = request(own("en/puzampro.clp"));
    const graded = (board: string) => gradeBoard({ ...rest, boards: [] }, board, never);
    expect(graded("8 1 3 7 2 5 4 0 6")).toMatchObject({
      optimal: 9,
      isUnsolvable: false,
      result: { level: 9 },
    });
    expect(graded("2 1 3 8 0 4 7 6 5")).toMatchObject({ optimal: null, isUnsolvable: true });
  });
});
