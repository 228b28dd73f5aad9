// One row holds all that is known of a function: every row is complete, and no other table is keyed by function names.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionTable } from "../../../src/clips/functions/index.ts";

const clips = new URL("../../../src/clips/", import.meta.url).pathname;
const rows = functionTable();

/** Words of the language that are names of functions as well: conditional elements, watch items, types of loops. */
const OTHER_MEANINGS = new Set(["and", "or", "not", "agenda", "facts", "rules", "focus", "reset"]);

/** Lists in a text in which most of three or more strings are names of functions. */
function tablesOfNames(text: string): string[][] {
  const lists = [...text.matchAll(/(?:\[|Set\(|`|\{)([^[\]{}`()]{12,}?)(?:\]|`|\})/g)].map(
    ([, inside]) => inside,
  );
  return lists
    .map((inside) => {
      const quoted = [...inside.matchAll(/"([^"\s]+)"(?!\s*:?\s*\()/g)].map(([, word]) => word);
      return quoted.length > 0 ? quoted : inside.split(/\s+/).filter((word) => word !== "");
    })
    .filter((words) => {
      const names = words.filter((word) => rows.has(word) && !OTHER_MEANINGS.has(word));
      return names.length >= 3 && names.length * 2 > words.length;
    });
}

function sources(folder: string): string[] {
  return readdirSync(join(clips, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name);
    return entry.isDirectory() ? sources(file) : [file];
  });
}

test("every row says what its function takes, returns and does", () => {
  expect(rows.size).toBeGreaterThan(250);
  for (const row of rows.values()) {
    expect(row.restrictions === null || /^[\d*]?[\d*]?[a-z*]*$/.test(row.restrictions), row.name).toBe(true);
    expect(row.returns, row.name).toBeDefined();
    const bodies = [row.evaluate, row.evaluateInTurn, row.compile].filter((body) => body !== undefined);
    expect(bodies.length, row.name).toBe(1);
    // What the parser reads, only a compiler of its own understands.
    if (row.parse !== undefined) expect(row.compile, row.name).toBeDefined();
    if (row.wrongArgument !== undefined) expect(row.parse, row.name).toBeUndefined();
  }
});

test("no table beside the rows is keyed by function names", () => {
  const found = sources(".").flatMap((file) =>
    tablesOfNames(readFileSync(join(clips, file), "utf8")).map((words) => `${file}: ${words.join(" ")}`),
  );
  expect(found).toEqual([]);
});

test("no code compares the name of a row with that of a function", () => {
  const compared = /row\.name (?:===|!==) "|\.test\([\w.]*row\.name\)/;
  expect(sources(".").filter((file) => compared.test(readFileSync(join(clips, file), "utf8")))).toEqual([]);
});

test("such a table would be found", () => {
  expect(tablesOfNames('const MAKERS = new Set(["assert", "modify", "duplicate"]);')).toHaveLength(1);
  expect(tablesOfNames("const NAMES = { w: `evenp oddp symbolp` };")).toHaveLength(1);
  expect(tablesOfNames('const WORDS = ["then", "else", "and"];')).toEqual([]);
});
