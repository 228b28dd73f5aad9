// `frontier clips format` on the bundle: files in place, standard input, --check, and what cannot be formatted.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { build } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";

const folder = scratchFolder();
beforeAll(build, 300_000);

test("files are laid out in place, bytes that are not UTF-8 stay", () => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "a.clp");
  const before = Buffer.from('(defrule r (a)\n=> (printout t "caf\xe9" crlf))\n', "latin1");
  writeFileSync(file, before);
  const checked = frontier(["clips", "format", "--check", file]);
  expect([checked.code, checked.stdout]).toEqual([1, `${file} would change\n`]);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(frontier(["clips", "format", file])).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(readFileSync(file, "latin1")).toBe('(defrule r\n   (a)\n   =>\n   (printout t "caf\xe9" crlf))\n');
  expect(frontier(["clips", "format", "--check", file])).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("standard input goes to standard output", () => {
  const { code, stdout } = frontier(["clips", "format", "--indent", "2"], { input: "(deffacts a\n(b))\n" });
  expect([code, stdout]).toEqual([0, "(deffacts a\n  (b))\n"]);
});

test("what cannot be laid out stays as it is, and the command says why", () => {
  const file = join(folder, "broken.clp");
  writeFileSync(file, "(a)\n\n(b\n");
  const { code, stderr } = frontier(["clips", "format", file]);
  expect(code).toBe(2);
  expect(stderr).toContain("line 3: A parenthesis has no partner.");
  expect(readFileSync(file, "utf8")).toBe("(a)\n\n(b\n");
  expect(frontier(["clips", "format", "--width", "2", file]).code).toBe(2);
});
