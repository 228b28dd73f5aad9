/** Large tables in the user's cache folder: built once, checked on every reading, never a reason to fail. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheFolder, tableCache } from "../../../src/node/files/table-cache.ts";
import type { Sentence } from "../../../src/search/index.ts";

/** Just large enough to be worth a file. */
const SIZE = 4_000_000;
const tableOf = (seed: number, size = SIZE) => {
  const table = new Uint8Array(size);
  for (let i = 0; i < size; i++) table[i] = (i * seed) % 251;
  return table;
};

let folder: string;
let warnings: string[];
let shares: number[];
let builds: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontier-cache-"));
  warnings = [];
  shares = [];
  builds = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks a new cache, as another run of the program would. */
function ask(id = "fake-1", expected = tableOf(7), where = join(folder, "cache")): boolean {
  const events = {
    building: (_: string, share: number) => shares.push(share),
    warning: (sentence: Sentence) => warnings.push(sentence.text),
  };
  const table = tableCache(events, { folder: where }).table(id, expected.length, (progress) => {
    builds++;
    progress(0.5);
    return expected;
  });
  return Buffer.from(table).equals(Buffer.from(expected));
}

const file = (id = "fake-1") => join(folder, "cache", `${id}.table`);

describe("a table", () => {
  it("is built once, with its progress, and read afterwards", () => {
    expect(ask()).toBe(true);
    expect(shares).toEqual([0.5, 1]);
    expect(ask()).toBe(true);
    expect(ask()).toBe(true);
    expect(builds).toBe(1);
    expect(warnings).toEqual([]);
    // One file, nothing unfinished beside it.
    expect(readdirSync(join(folder, "cache"))).toEqual(["fake-1.table"]);
    expect(readFileSync(file()).subarray(0, 60).toString("latin1")).toMatch(
      /^frontier-table 1 fake-1 4000000 [\da-f]+\n/,
    );
  });

  it("is held by a cache that has read it", () => {
    const events = { building: () => {}, warning: () => {} };
    const cache = tableCache(events, { folder: join(folder, "cache") });
    const first = cache.table("fake-1", SIZE, () => tableOf(7));
    const second = cache.table("fake-1", SIZE, () => expect.fail("was built again"));
    expect(second).toBe(first);
  });

  it("that is small is not kept in a file, and is rebuilt by another run", () => {
    expect(ask("small", tableOf(3, 1000))).toBe(true);
    expect(ask("small", tableOf(3, 1000))).toBe(true);
    expect(builds).toBe(2);
    expect(existsSync(join(folder, "cache"))).toBe(false);
  });

  it("has a file for each name", () => {
    ask("fake-1", tableOf(7));
    ask("fake-2", tableOf(11));
    expect(ask("fake-1", tableOf(7))).toBe(true);
    expect(ask("fake-2", tableOf(11))).toBe(true);
    expect(builds).toBe(2);
  });
});

describe("a damaged file is rebuilt, with a warning", () => {
  const damages: [string, (content: Buffer) => Buffer][] = [
    ["one bit in the middle", (content) => flipped(content, content.length >> 1)],
    ["one bit at the end", (content) => flipped(content, content.length - 1)],
    ["one digit of the checksum", (content) => flipped(content, content.indexOf("\n") - 1)],
    ["the name", (content) => flipped(content, 18)],
    ["cut short", (content) => content.subarray(0, content.length - 100)],
    ["made longer", (content) => Buffer.concat([content, Buffer.from("x")])],
    ["empty", () => Buffer.alloc(0)],
    ["another file", () => Buffer.from("hello\nworld\n")],
    ["a file without a line", () => Buffer.alloc(5000, 120)],
  ];

  it.each(damages)("%s", (_, damage) => {
    ask();
    const whole = readFileSync(file());
    writeFileSync(file(), damage(whole));
    expect(ask()).toBe(true);
    expect(builds).toBe(2);
    expect(warnings).toEqual([`The table ${file()} is damaged and will be rebuilt.`]);
    // And it is intact again.
    expect(readFileSync(file()).equals(whole)).toBe(true);
    expect(ask()).toBe(true);
    expect(builds).toBe(2);
  });

  it("a file of a table that has another size now", () => {
    ask("fake-1", tableOf(7));
    expect(ask("fake-1", tableOf(7, SIZE + 1))).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(builds).toBe(2);
  });

  function flipped(content: Buffer, at: number): Buffer {
    const damaged = Buffer.from(content);
    damaged[at]! ^= 1;
    return damaged;
  }
});

describe("a folder that cannot be used costs a warning, not the run", () => {
  const expectWarned = (where: string) => {
    expect(ask("fake-1", tableOf(7), where)).toBe(true);
    expect(builds).toBe(1);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^The table could not be kept in .*; it is used for this run only\.$/);
  };

  it("a file stands where the folder should be", () => {
    writeFileSync(join(folder, "cache"), "");
    expectWarned(join(folder, "cache"));
  });

  it("a file stands above it", () => {
    writeFileSync(join(folder, "cache"), "");
    expectWarned(join(folder, "cache", "deeper"));
  });

  it("a folder stands where the table should be", () => {
    mkdirSync(file(), { recursive: true });
    expectWarned(join(folder, "cache"));
    expect(readdirSync(join(folder, "cache"))).toEqual(["fake-1.table"]);
  });

  // Nothing stops the superuser.
  it.skipIf(process.getuid?.() === 0 || process.platform === "win32")("it may not be written", () => {
    mkdirSync(join(folder, "cache"));
    chmodSync(join(folder, "cache"), 0o500);
    expectWarned(join(folder, "cache"));
  });
});

describe("the folder", () => {
  it("is FRONTIER_CACHE, else below XDG_CACHE_HOME, else the system's", () => {
    vi.stubEnv("FRONTIER_CACHE", join(folder, "mine"));
    vi.stubEnv("XDG_CACHE_HOME", join(folder, "xdg"));
    expect(cacheFolder()).toBe(join(folder, "mine"));
    vi.stubEnv("FRONTIER_CACHE", "");
    expect(cacheFolder()).toBe(join(folder, "xdg", "frontier"));
    vi.stubEnv("XDG_CACHE_HOME", "");
    expect(cacheFolder().endsWith("frontier")).toBe(true);
    expect(cacheFolder().startsWith(process.platform === "win32" ? "" : homedir())).toBe(true);
  });

  it("FRONTIER_CACHE is where a cache keeps its tables", () => {
    vi.stubEnv("FRONTIER_CACHE", join(folder, "mine"));
    tableCache({ building: () => {}, warning: () => {} }).table("fake-1", SIZE, () => tableOf(7));
    expect(readdirSync(join(folder, "mine"))).toEqual(["fake-1.table"]);
  });
});
