/** Files that are written as a whole: what was there before stays until the new content is complete. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeFolder, replaceFile, writeWhole } from "../../../src/node/files/shared-files.ts";
import { OptionError } from "../../../src/search/index.ts";

const folder = mkdtempSync(join(tmpdir(), "frontier-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a new file, in pieces of text and bytes", () => {
  const file = join(folder, "new");
  writeWhole(file, ["é\n", new Uint8Array([1, 2])], { mode: 0o600 });
  expect([...readFileSync(file)]).toEqual([0xc3, 0xa9, 10, 1, 2]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("an existing file keeps its permissions, and a link stays a link", () => {
  const file = join(folder, "old");
  const link = join(folder, "link");
  writeFileSync(file, "before");
  chmodSync(file, 0o640);
  symlinkSync(file, link);
  writeWhole(link, "after", { isDurable: true });
  expect(readFileSync(file, "utf8")).toBe("after");
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readlinkSync(link)).toBe(file);
});

it("a new folder and its parents are for this account alone", () => {
  const inner = join(folder, "data", "inner");
  makeFolder(inner);
  for (const made of [inner, join(folder, "data")]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

it("anything but a regular file is written to directly", () => {
  writeWhole("/dev/null", "gone");
  expect(statSync("/dev/null").isFile()).toBe(false);
});

it("a failure leaves the old content and nothing beside it, and is one sentence to a user", () => {
  const own = join(folder, "own");
  mkdirSync(own);
  const file = join(own, "kept");
  writeFileSync(file, "before");
  const broken = {
    get length(): number {
      throw new Error("the disk is full");
    },
  } as Uint8Array;
  expect(() => writeWhole(file, ["part", broken])).toThrow("the disk is full");
  expect(readFileSync(file, "utf8")).toBe("before");
  expect(readdirSync(own)).toEqual(["kept"]);
  const nowhere = join(folder, "nowhere", "file");
  expect(() => replaceFile(nowhere, "text")).toThrow(OptionError);
  expect(() => replaceFile(nowhere, "text")).toThrow(
    `${nowhere} cannot be written: there is no such folder.`,
  );
});
