// One row per kind of construct: every kind has its functions, and no other list of kinds exists.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { CONSTRUCTS, KINDS } from "../../../src/clips/construct-kinds.ts";
import { functionTable } from "../../../src/clips/functions/index.ts";
import { Environment } from "../../../src/clips/index.ts";

const clips = new URL("../../../src/clips/", import.meta.url).pathname;
const files = readdirSync(clips, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

describe.each(KINDS.map((row) => [row.name, row] as const))("%s", (name, row) => {
  test("has the functions that every kind has", () => {
    const functions = functionTable();
    const names = [
      `pp${name}`,
      `list-${row.plural}`,
      `undef${name.slice(3)}`,
      `get-${name}-list`,
      `${name}-module`,
    ];
    expect(names.filter((each) => !functions.has(each))).toEqual([]);
  });

  test("is shown by its own mark while a file is loaded", () => {
    const texts: Record<string, string> = {
      deftemplate: "(deftemplate a)",
      deffacts: "(deffacts a)",
      defrule: "(defrule a =>)",
      defglobal: "(defglobal ?*a* = 1)",
      deffunction: "(deffunction a ())",
      defgeneric: "(defgeneric a)",
      defclass: "(defclass a (is-a USER))",
      definstances: "(definstances a)",
    };
    const host = memoryHost();
    host.files.set("a.clp", texts[name]);
    const environment = new Environment(host);
    environment.batch('(unwatch compilations)\n(load "a.clp")\n');
    expect(host.output).toBe(`${row.mark}\n`);
  });
});

test("marks, ranks and words are different", () => {
  const marks = [...CONSTRUCTS.values()].map((row) => row.mark);
  expect(new Set(marks).size).toBe(marks.length);
  expect(new Set(KINDS.map((row) => row.saveRank)).size).toBe(KINDS.length);
});

/** Lists of three or more kinds in a text. */
function listsOfKinds(text: string): string[] {
  const kinds = KINDS.map((row) => row.name).join("|");
  return text.match(new RegExp(`("(${kinds})"[\\s,|:]*){3,}`, "g")) ?? [];
}

test("the kinds are listed once: in the type of their names", () => {
  const found = files.filter((file) => listsOfKinds(readFileSync(join(clips, file), "utf8")).length > 0);
  expect(found).toEqual(["constructs/construct.ts"]);
  expect(listsOfKinds('const LIST = ["defrule", "deffacts", "defglobal"];')).toHaveLength(1);
});
