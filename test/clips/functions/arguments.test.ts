// Every function of the C program exists here, and every one has a golden case for right and wrong arguments. What the
// cases print is compared with the rest of the golden cases.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { argumentsOf, CALLED, caseOf } from "../../../bench/clips-arguments.ts";
import { goldenCases } from "../golden-cases.ts";

const cases = new Map(goldenCases.map((each) => [each.name, each]));

test("the names are those of the C program", () => {
  const list = readFileSync(join(import.meta.dirname, "../cases/functions/function-list.out"), "utf8");
  const names = list
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" ")[0]);
  expect(names).toHaveLength(398);
  expect([...CALLED].sort()).toEqual(names.sort());
});

test.each(CALLED)("%s has a case that its row makes", (name) => {
  expect(cases.get(caseOf(name))?.program).toBe(argumentsOf(name));
});
