/** Files that another account could have written are not taken for one's own. */
import { existsSync, type Stats, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";

const found = vi.hoisted(() => new Map<string, { uid: number; mode: number }>());
vi.mock(import("node:fs"), async (original) => {
  const fs = await original();
  const statSync = ((path: string, options: object) =>
    found.has(path) ? (found.get(path) as Stats) : fs.statSync(path, options)) as typeof fs.statSync;
  return { ...fs, statSync };
});

import { checkpointBytes } from "../../../src/node/files/checkpoint-bytes.ts";
import { isOpenToAll, isTrusted } from "../../../src/node/files/of-others.ts";
import { tableCache } from "../../../src/node/files/table-cache.ts";
import { openEmbeddedStore } from "../../../src/node/store/store-embedded.ts";
import { scratchFolder } from "../../cli/command-line.ts";

const folder = scratchFolder();
const own = 1000;
const another = 1001;
const at = "/shared/studies.db";

beforeEach(() => {
  found.clear();
  vi.spyOn(process, "getuid").mockReturnValue(own);
});

it.each([
  ["a file of one's own", { uid: own, mode: 0o600 }, { uid: own, mode: 0o700 }, false, true],
  [
    "a file of one's own that all may write",
    { uid: own, mode: 0o666 },
    { uid: own, mode: 0o700 },
    false,
    true,
  ],
  ["root's", { uid: 0, mode: 0o666 }, { uid: 0, mode: 0o777 }, false, true],
  ["a colleague's to be read", { uid: another, mode: 0o644 }, { uid: another, mode: 0o755 }, false, false],
  ["a group's", { uid: another, mode: 0o664 }, { uid: another, mode: 0o775 }, false, false],
  ["another's that all may write", { uid: another, mode: 0o666 }, { uid: own, mode: 0o700 }, true, false],
  [
    "one's own in another's open folder",
    { uid: own, mode: 0o600 },
    { uid: another, mode: 0o777 },
    true,
    true,
  ],
  ["one's own in another's /tmp", { uid: own, mode: 0o600 }, { uid: another, mode: 0o1777 }, false, true],
])("%s", (_what, file, folder, isOpen, isOwn) => {
  found.set(at, file).set("/shared", folder);
  expect([isOpenToAll(at), isTrusted(at)]).toEqual([isOpen, isOwn]);
});

it("a file that is still to be made is judged by its folder", () => {
  found.set("/shared", { uid: another, mode: 0o777 });
  expect([isOpenToAll(at), isTrusted(at)]).toEqual([true, true]);
});

it("is asked of stores, checkpoints and tables", async () => {
  const file = join(folder, "words.table");
  writeFileSync(file, "words");
  const isFile = () => true;
  found.set(file, { uid: another, mode: 0o666, isFile } as Stats);
  const refused = { said: { code: "file-of-others", values: [file] } };
  await expect(openEmbeddedStore(file)).rejects.toMatchObject(refused);
  await expect(openEmbeddedStore(file, "read")).rejects.toMatchObject(refused);
  expect(() => checkpointBytes(file)).toThrow("another account");
  const warnings: string[] = [];
  const events = { building() {}, warning: ({ code }: { code: string }) => warnings.push(code) };
  const table = new Uint8Array(4_000_000);
  expect(tableCache(events, { folder }).table("words", table.length, () => table)).toBe(table);
  expect([warnings, existsSync(file)]).toEqual([["table-of-others"], true]);
});
