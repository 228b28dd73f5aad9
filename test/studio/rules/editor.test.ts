// The editor of the page "Rules" without a browser: grammar, help, links, the console's input.

import { readdirSync, readFileSync } from "node:fs";
import { Text } from "@codemirror/state";
import { describe, expect, test } from "vitest";
// @ts-expect-error: a script has no types
import { clipsParserFiles } from "../../../scripts/clips-parser.mjs";
import { functionTable } from "../../../src/clips/functions/index.ts";
import { functionHelp } from "../../../src/clips/reference/index.ts";
import { parser } from "../../../src/studio/rules/editor/clips-parser.ts";
import { diagnosticsOf } from "../../../src/studio/rules/editor/diagnostics.ts";
import { isComplete } from "../../../src/studio/rules/panels/complete-input.ts";
import { layoutNetwork } from "../../../src/studio/rules/panels/network/network-layout.ts";
import { packText, unpackText } from "../../../src/studio/rules/program/program-link.ts";

const editor = "src/studio/rules/editor/";

describe("the grammar", () => {
  test("the parser is that of the grammar", () => {
    for (const [name, text] of Object.entries<string>(clipsParserFiles())) {
      expect(readFileSync(`${editor}${name}`, "utf8")).toBe(text);
    }
  });

  test("all programs and cases that load are read without an error", () => {
    const programs = readdirSync("programs", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".clp"),
    );
    for (const name of programs) {
      const text = readFileSync(`programs/${name}`, "utf8");
      parser.parse(text).iterate({
        enter: (node) => {
          if (node.type.isError) throw new Error(`${name}:${text.slice(0, node.from).split("\n").length}`);
        },
      });
    }
    expect(programs.length).toBeGreaterThan(10);
  });

  test("tokens", () => {
    expect(named('(f ?x $?y ?*g* 1 -2.5e3 3abc <= => "a \\" b" x-1) ; c')).toEqual([
      "Head f",
      "Variable ?x",
      "MultiVariable $?y",
      "Global ?*g*",
      "Number 1",
      "Number -2.5e3",
      "Symbol 3abc",
      "Symbol <=",
      "Arrow =>",
      'String "a \\" b"',
      "Symbol x-1",
      "Comment ; c",
    ]);
  });
});

test("every function of the engine has a sentence of help", () => {
  const helped = new Set<string>(functionHelp.map(([name]) => name));
  expect([...functionTable().keys()].filter((name) => !helped.has(name))).toEqual([]);
  expect(helped.size).toBe(functionHelp.length);
  for (const [name, signature, summary] of functionHelp) {
    expect(signature.startsWith(`(${name}`)).toBe(true);
    expect(summary).toMatch(/^[A-Za-z0-9/$*-].*\.$/);
  }
});

test("a program survives its link; a damaged link is refused", async () => {
  const text = `${readFileSync("programs/8-puzzle/ca/puzampro.clp", "utf8")}日本`;
  const packed = await packText(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 2);
  expect(await unpackText(packed)).toBe(text);
  expect(await unpackText("%%%")).toBeUndefined();
  expect(await unpackText(packed.slice(0, -20))).toBeUndefined();
});

test("a command is complete when its parentheses are closed outside of strings and comments", () => {
  expect(["(a)", "x", '(a ")")', "(a ; )\n)"].map(isComplete)).toEqual([true, true, true, true]);
  expect(["(a", '(a ")', "(a ; )", '"'].map(isComplete)).toEqual([false, false, false, false]);
});

test("errors are marked at their place; those without a place, and twice the same, too", () => {
  const problem = { file: "a", message: "m", help: { row: "other", name: "" } as const, line: 2, column: 3 };
  const marks = diagnosticsOf(
    [problem, problem, { ...problem, line: null, column: null }],
    Text.of(["abc", "  word)"]),
    ({ row }) => row,
  );
  expect(marks[0]!.message).toBe("m\nother");
  expect(marks.map(({ from, to }) => [from, to])).toEqual([
    [6, 10],
    [0, 3],
  ]);
});

test("the network is drawn in layers: nothing feeds backwards, rules stand last, no boxes overlap", () => {
  const kinds = [
    "template",
    "template",
    "alpha",
    "alpha",
    "alpha",
    "pattern",
    "pattern",
    "rule",
    "rule",
  ] as const;
  const nodes = kinds.map((kind, id) => ({ id, kind, text: `${kind} ${id}`, count: id, rules: [] }));
  const pairs = [
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 5],
    [4, 6],
    [5, 6],
    [6, 7],
    [5, 8],
  ] as const;
  const edges = pairs.map(([from, to]) => ({ from, to, side: "only" as const }));
  const layout = layoutNetwork(nodes, edges);
  for (const { from, to } of layout.edges) expect(from.x).toBeLessThan(to.x);
  const last = Math.max(...layout.nodes.map(({ x }) => x));
  for (const { node, x } of layout.nodes) expect(x === last).toBe(node.kind === "rule");
  const places = layout.nodes.map(({ x, y }) => `${x} ${Math.round(y)}`);
  expect(new Set(places).size).toBe(places.length);
});

function named(text: string): string[] {
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, from, to, node }) => {
      if (["Program", "List", "(", ")"].includes(name) || (name === "Symbol" && node.parent?.name === "Head"))
        return;
      found.push(`${name} ${text.slice(from, to)}`);
    },
  });
  return found;
}
