/** The committed node counts are those of this code. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signature } from "../bench/signature-suite.ts";

test("bench/signature.txt; to change it knowingly: npm run bench -- signature --write", {
  timeout: 120_000,
}, () => {
  const committed = readFileSync(new URL("../bench/signature.txt", import.meta.url), "utf8");
  expect(signature()).toEqual(committed.trimEnd().split("\n"));
});
