// The studio's reference shows an example for every function and construct.

import { expect, test } from "vitest";
import { entries, exampleOf } from "../../../src/studio/rules/reference/pages.ts";

test("every entry has an example with the words typed in it", async () => {
  expect(entries.length).toBe(398 + 11);
  for (const entry of entries) {
    const { setup, session } = await exampleOf(entry);
    expect(session, entry.name).toMatch(/^CLIPS> /);
    expect(`${setup}${session}`, entry.name).toContain(`(${entry.name}`);
  }
});

test("an example says what it begins with", async () => {
  const send = entries.find(({ name }) => name === "send")!;
  expect((await exampleOf(send)).setup).toContain("(defclass DOG");
  const plus = entries.find(({ name }) => name === "+")!;
  expect(await exampleOf(plus)).toEqual({ setup: "", session: "CLIPS> (+ 1 2 3)\n6\nCLIPS> (+ 1 2.5)\n3.5" });
});
