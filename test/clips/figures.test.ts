// The figures of the two 8-puzzle documents, cycle by cycle: facts and agenda (7, 9, 11, 15, 17), search trees
// (8, 10, 14, 16) and the path (12); and the command that draws them.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { memoryHost } from "../../bench/clips-host.ts";
import { searchTree } from "../../src/cli/rules/search-tree.ts";
import { PRINTED } from "../../src/cli/rules/table.ts";
import { treeSvg } from "../../src/cli/rules/tree-svg.ts";
import { treeText } from "../../src/cli/rules/tree-text.ts";
import { Environment, FactDrawings } from "../../src/clips/index.ts";
import { build, root } from "../built.ts";
import { frontier } from "../cli/command-line.ts";

const START = "2 8 3 1 6 4 7 0 5";
const LANGUAGES = {
  en: {
    right: "right",
    left: "left",
    up: "up",
    none: "no_solution",
    fact: (b: string, l: number, m: string, p: string) => `(puzzle ${b} level ${l} movement ${m} fact ${p})`,
    limit: "(max-depth 10)",
    null: "null",
    path: "path",
  },
  ca: {
    right: "dreta",
    left: "esquerra",
    up: "dalt",
    none: "no_solucio",
    fact: (b: string, l: number, m: string, p: string) => `(puzle ${b} nivell ${l} moviment ${m} fet ${p})`,
    limit: "(profunditat-maxima 10)",
    null: "nul",
    path: "camí",
  },
} as const;

/** What the command passes to the tree besides what happened. */
function drawing(environment: Environment, program: string) {
  return {
    drawings: new FactDrawings(program),
    wouldAssert: (place: number) => environment.wouldAssert(place),
    evaluate: (expression: string) => Number(environment.evaluate(expression)),
  };
}

function begin(language: keyof typeof LANGUAGES, program: string, strategy: string) {
  const words = LANGUAGES[language];
  const host = memoryHost();
  const environment = new Environment(host);
  const text = readFileSync(`${root}/programs/8-puzzle/${language}/${program}.clp`, "utf8");
  environment.load(text);
  environment.evaluate("(set-salience-evaluation when-activated)");
  environment.evaluate(`(set-strategy ${strategy})`);
  environment.reset();
  environment.record();
  environment.assert(words.fact(START, 0, words.null, "0"));
  environment.assert(words.limit);
  const agenda = () =>
    environment.agenda().map(({ rule, salience, facts }) => `${salience} ${rule} ${facts}`);
  const facts = () => environment.facts().map((fact) => fact.text);
  const tree = () =>
    treeText(
      searchTree({
        derivation: environment.derivation()!,
        agenda: environment.agenda(),
        rules: environment.rules(),
        ...drawing(environment, text),
      }),
      100,
    );
  return { environment, host, words, agenda, facts, tree };
}

describe.each(["en", "ca"] as const)("breadth in %s", (language) => {
  test("figures 7 to 12", () => {
    const { environment, host, words, agenda, facts, tree } = begin(language, "puzampro", "breadth");
    const { up, left, right } = words;
    const none = environment.agenda().at(-1)!.rule;
    const first = [words.fact(START, 0, words.null, "0"), words.limit];
    expect(facts()).toEqual(["(initial-fact)", ...first]);
    expect(agenda()).toEqual([`0 ${up} 1,2`, `0 ${left} 1,2`, `0 ${right} 1,2`, `-99 ${none} 1`]);
    const before = tree();
    expect(before).toEqual([
      "f-1  2 8 3 | 1 6 4 | 7 0 5  level 0",
      `├─ [${up}  level 1]`,
      `├─ [${left}  level 1]`,
      `└─ [${right}  level 1]`,
    ]);

    environment.step();
    expect(facts().slice(3)).toEqual([words.fact("2 8 3 1 0 4 7 6 5", 1, up, "<Fact-1>")]);
    const after = [
      `0 ${left} 1,2`,
      `0 ${right} 1,2`,
      `0 ${up} 3,2`,
      `0 ${right} 3,2`,
      `0 ${left} 3,2`,
      `-99 ${none} 1`,
      `-99 ${none} 3`,
    ];
    expect(agenda()).toEqual(after);
    expect(tree().slice(0, 5)).toEqual([
      "f-1  2 8 3 | 1 6 4 | 7 0 5  level 0",
      `├─ #1  ${up}  f-3  2 8 3 | 1 0 4 | 7 6 5  level 1`,
      `│  ├─ [${up}  level 2]`,
      `│  ├─ [${right}  level 2]`,
      `│  └─ [${left}  level 2]`,
    ]);

    environment.undo(1);
    expect(tree()).toEqual(before);
    environment.step();
    expect(agenda()).toEqual(after);

    environment.run();
    expect(environment.facts().at(-1)!.index).toBe(38);
    expect(facts()).toContain(words.fact("1 2 3 8 0 4 7 6 5", 5, right, "<Fact-22>"));
    const onPath = tree().filter((line) => line.endsWith("★"));
    expect(onPath.map((line) => /f-\d+/.exec(line)![0])).toEqual([
      "f-1",
      "f-3",
      "f-6",
      "f-12",
      "f-22",
      "f-38",
    ]);
    host.output = "";
    environment.evaluate(`(${words.path} 38)`);
    expect(host.output.match(/<Fact-\d+>/g)).toEqual([
      "<Fact-1>",
      "<Fact-3>",
      "<Fact-6>",
      "<Fact-12>",
      "<Fact-22>",
    ]);
  });

  test("figures 13 to 17", () => {
    const { environment, words, agenda, tree } = begin(language, "puzdesco", "breadth");
    const { up, left, right } = words;
    const moves = () => agenda().filter((line) => !line.startsWith("-99"));
    expect(new Set(moves())).toEqual(new Set([`-4 ${up} 1,2`, `-6 ${left} 1,2`, `-6 ${right} 1,2`]));
    expect(moves()).toEqual([`-4 ${up} 1,2`, `-6 ${left} 1,2`, `-6 ${right} 1,2`]);
    environment.step();
    expect(moves()).toEqual([
      `-5 ${up} 3,2`,
      `-5 ${left} 3,2`,
      `-6 ${left} 1,2`,
      `-6 ${right} 1,2`,
      `-6 ${right} 3,2`,
    ]);
    expect(tree()).toEqual([
      "f-1  2 8 3 | 1 6 4 | 7 0 5  level 0  f = 4",
      `├─ #1  ${up}  f-3  2 8 3 | 1 0 4 | 7 6 5  level 1  f = 4`,
      `│  ├─ [${up}  level 2  f = 5]`,
      `│  ├─ [${left}  level 2  f = 5]`,
      `│  └─ [${right}  level 2  f = 6]`,
      `├─ [${left}  level 1  f = 6]`,
      `└─ [${right}  level 1  f = 6]`,
    ]);
  });
});

describe("pictures", () => {
  test("boards are found at the beginning of ordered facts", () => {
    const drawings = new FactDrawings("");
    expect(drawings.of(`(puzzle ${START} level 0)`)).toEqual({
      type: "grid",
      columns: 3,
      cells: START.split(" "),
    });
    expect(drawings.of("(puzzle 1 2 3)")).toBeNull();
    expect(drawings.of("(p (x 1))")).toBeNull();
    expect(drawings.valueOf(`(puzzle ${START})`)).toBeNull();
  });

  test("a line of the program says how other facts are drawn, and what their f is", () => {
    const drawings = new FactDrawings(`
      ; draw: (jugs ?a ?b) as ?a + ?b l
      ;; draw: (row $?cells end ?g) as grid 2 ?cells, f = (+ ?g (length$ ?cells))
      ; draw: (state (right ?r) (left ?l)) as grid 1, f = (+ ?l ?r)
      (deffacts f (draw: (x) as grid 1))`);
    expect(drawings.of("(jugs 3 0)")).toEqual({ type: "text", text: "3 + 0 l" });
    expect(drawings.of("(jugs 3 0 1)")).toBeNull();
    expect(drawings.of("(row a b c end 7)")).toEqual({ type: "grid", columns: 2, cells: ["a", "b", "c"] });
    expect(drawings.valueOf("(row a b c end 7)")).toBe("(+ 7 (length$ (create$ a b c)))");
    expect(drawings.of("(state (left 3) (boat here) (right 0))")).toEqual({
      type: "grid",
      columns: 1,
      cells: ["0", "3"],
    });
    expect(drawings.valueOf("(state (left 3) (right 0))")).toBe("(+ 3 0)");
    expect(drawings.of("(x)")).toBeNull();
  });

  test("an activation tells what it would assert, without firing", () => {
    const environment = new Environment();
    environment.load(`(deftemplate state (slot left) (multislot who))
      (defrule go (state (left ?l) (who $?a ?x $?b)) (step ?s) => (bind ?s 3)
        (assert (state (left (- ?l 1)) (who $?b ?x "a;b")) (moved ?x ?s)))`);
    environment.reset();
    environment.assert("(step 1)");
    environment.assert("(state (left 3) (who fox hen))");
    const before = environment.facts();
    expect(environment.wouldAssert(0)).toEqual(['(state (left …) (who hen fox "a;b"))', "(moved fox …)"]);
    expect(environment.wouldAssert(9)).toEqual([]);
    expect(environment.facts()).toEqual(before);
  });

  test("a tree of other facts is drawn too, with its text escaped", () => {
    const environment = new Environment();
    environment.load('(defrule r (a ?x&:(< ?x 3)) => (assert (a (+ ?x 1)) (note "<&>")))');
    environment.record();
    environment.reset();
    environment.assert("(a 0)");
    environment.run(2);
    const roots = searchTree({
      derivation: environment.derivation()!,
      agenda: environment.agenda(),
      rules: environment.rules(),
      ...drawing(environment, ""),
    });
    const svg = treeSvg(roots, "a < b");
    expect(svg).toContain("<title>a &lt; b</title>");
    expect(svg).toContain("&lt;&amp;>");
    expect(svg.match(/<rect /g)?.length).toBe(5);
  });
});

describe("the command", () => {
  beforeAll(build);
  const run = (...words: string[]) => frontier(["rules", ...words]);
  const program = "programs/8-puzzle/en/puzampro.clp";
  const begun = [
    ...["--command", "(reset)"],
    ...["--command", LANGUAGES.en.fact(START, 0, "null", "0")].map((word) =>
      word.replace(/^\(puzzle.*/, "(assert $&)"),
    ),
    ...["--command", "(assert (max-depth 10))"],
  ];

  test("rules tree prints, draws and keeps the exit codes", () => {
    const folder = mkdtempSync(join(tmpdir(), "rules-tree-"));
    const one = run("tree", program, "--strategy", "breadth", "--max-firings", "1", ...begun);
    expect(one.stdout.split("\n")[2]).toBe("├─ #1  up  f-3  2 8 3 | 1 0 4 | 7 6 5  level 1");
    expect(one.code).toBe(3);
    const drawn = run("tree", program, "--strategy", "breadth", "--svg", join(folder, "t.svg"), ...begun);
    expect(drawn.code).toBe(0);
    expect(drawn.stderr).toContain("SOLUTION FOUND AT LEVEL 5");
    expect(readFileSync(join(folder, "t.svg"), "utf8")).toContain("f-38 · level 5");
    expect(run("tree", "nofile.clp").stderr).toBe("nofile.clp cannot be read: there is no such file.\n");
    expect(run("tree", program, "--strategy", "best").code).toBe(2);
    expect(run("tree", program).stderr).toContain("there is no tree");
    expect(run("tree", program, "--command", "(foo)").stderr).toMatch(/^--command:1:2: Missing function/m);
    rmSync(folder, { recursive: true });
  });

  test("rules table: every printed number is reproduced", { timeout: 60_000 }, () => {
    const { stdout, code } = run("table", "clips-lab", "--json");
    expect(code).toBe(0);
    const tables = JSON.parse(stdout) as { rows: { isEqual: boolean }[] }[];
    expect(tables.flatMap(({ rows }) => rows.map((row) => row.isEqual))).toEqual(new Array(10).fill(true));
    expect(PRINTED.map(({ rows }) => rows.length)).toEqual([6, 4]);
    expect(run("table", "other").code).toBe(2);
    const catalan = frontier(["rules", "table"], { env: { LC_ALL: "ca_ES.UTF-8" } }).stdout;
    expect(catalan).toMatch(/Heurística descol·locades +20 +9 \/ 9 +19 \/ 19 +=/);
    expect(catalan).toContain("10 de 10 files són iguals.");
  });
});
