/** Studies that are moved between stores, and stores that are verified. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { beforeAll, describe, expect, it } from "vitest";
import { environment } from "../../../src/node/environment.ts";
import { checkStore } from "../../../src/node/store/check-store.ts";
import { openEmbeddedStore } from "../../../src/node/store/store-embedded.ts";
import { checkExport, exportedLines, importStudy } from "../../../src/node/store/transfer.ts";
import { died } from "../../../src/run/outcome.ts";
import { builtInStudies } from "../../../src/study/built-in/index.ts";
import { plannedRuns } from "../../../src/study/matrix.ts";
import { scratchFolder } from "../../cli/command-line.ts";

const folder = scratchFolder();
const definition = builtInStudies["clips-lab"]!;
const [{ run }] = plannedRuns(definition) as [ReturnType<typeof plannedRuns>[0]];
const RUNS = 450;
const file = join(folder, "from.db");
const exported = join(folder, "clips-lab.study");
const searchedNothing = {
  made: 0,
  expanded: 0,
  deepest: 0,
  nextBound: null,
  solutions: 0,
  solution: null,
  timeMs: 0,
};

beforeAll(async () => {
  const store = await openEmbeddedStore(file);
  const id = await store.begin(definition, environment(), RUNS);
  for (let number = 0; number < RUNS; number++) await store.record(id, number, run, died(`${number}`));
  await store.retryDied(id, 2);
  for (let number = 0; number < RUNS; number++) await store.record(id, number, run, died(`again ${number}`));
  await store.recordPiece(id, 0, 1, { ...searchedNothing, made: 5 });
  const lines: string[] = [];
  for await (const line of exportedLines(store, (await store.find(id))!)) lines.push(line);
  writeFileSync(exported, `${lines.join("\n")}\n`);
  await store.close();
});

/** With the right checksum over whatever it says. */
function signed(text: string): string {
  const lines = text.trimEnd().split("\n").slice(0, -1);
  const checksum = createHash("sha256")
    .update(`${lines.join("\n")}\n`)
    .digest("hex");
  return `${lines.join("\n")}\n${JSON.stringify({ end: { lines: lines.length, checksum } })}\n`;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { said?: { code: string } }) => error.said?.code ?? String(error),
  );

describe("an exported study", () => {
  it("is the same in another store, deaths and pieces too, and is not there twice", async () => {
    const store = await openEmbeddedStore(join(folder, "to.db"));
    expect(await importStudy(store, exported)).toBe("clips-lab-1");
    const from = await openEmbeddedStore(file, "read");
    const read = async (one: typeof store) => one.results((await one.find("clips-lab-1"))!);
    expect(await read(store)).toEqual(await read(from));
    for (const table of ["deaths", "pieces"] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual(
        await from.db.selectFrom(table).selectAll().execute(),
      );
    expect(await codeOf(importStudy(store, exported))).toBe("already-there");
    await from.close();
    await store.close();
  });

  it("is checked without a store", async () => {
    expect(await codeOf(checkExport(exported))).toBe("done");
    expect(await codeOf(checkExport(join(folder, "missing.study")))).toBe("cannot-read");
  });

  it("gets the next number where its id is another study's", async () => {
    const store = await openEmbeddedStore(join(folder, "taken.db"));
    await store.begin({ ...definition, title: "another" }, environment(), 1);
    expect(await importStudy(store, exported)).toBe("clips-lab-2");
    expect(await store.doneCount("clips-lab-2")).toBe(RUNS);
    await store.close();
  });

  it.each([
    ["a text", () => "hello\n", "no-export"],
    ["nothing", () => "", "no-export"],
    ["one of a newer version", (text: string) => text.replace('"version":1', '"version":2'), "export-newer"],
    ["one that ends too soon", (text: string) => text.split("\n").slice(0, -2).join("\n"), "export-short"],
    ["one with a changed result", (text: string) => text.replace("again 300", "again 3"), "export-damaged"],
    ["one without a line", (text: string) => text.replace(/\n.*again 17\\.*/, ""), "export-damaged"],
    ["one with half a line", (text: string) => text.slice(0, text.length / 2), "export-damaged"],
  ])("is refused if it is %s, and nothing of it stays", async (name, change, code) => {
    const damaged = join(folder, `${name}.study`);
    writeFileSync(damaged, change(readFileSync(exported, "utf8")));
    const store = await openEmbeddedStore(join(folder, "refused.db"));
    expect(await codeOf(importStudy(store, damaged))).toBe(code);
    expect(await store.summaries()).toEqual([]);
    await store.close();
    expect(existsSync(damaged)).toBe(true);
    expect(await codeOf(checkExport(damaged))).toBe(code);
  });

  it.each([
    ["definition, which has no title,", '\\"title\\":', '\\"tytle\\":'],
    ["definition of another domain", '\\"domain\\":\\"sliding-tiles\\"', '\\"domain\\":\\"chess\\"'],
    ["list of plots", '\\"plots\\":[', '\\"plots\\":[1,'],
    ["machine, which has no cores,", '\\"cores\\":', '\\"cares\\":'],
    ["date", '"started_at":"2', '"started_at":"x'],
    ["id that is a path", '"id":"clips-lab-1"', '"id":"../clips-lab-1"'],
    ["number of runs", `"total":${RUNS}`, `"total":-1`],
    ["piece", '\\"made\\":5', '\\"made\\":\\"5\\"'],
    ["result, which another line gives too,", '"number":8,', '"number":7,'],
  ])("is refused if it has a wrong %s under a right checksum", async (what, from, to) => {
    const damaged = join(folder, `${what}.study`);
    const text = readFileSync(exported, "utf8");
    expect(text).toContain(from);
    writeFileSync(damaged, signed(text.replace(from, to)));
    expect(await codeOf(checkExport(damaged))).toBe("export-damaged");
  });
});

describe("a check of a store", () => {
  it("counts what is whole, and names what is not", async () => {
    const store = await openEmbeddedStore(file, "read");
    expect(await checkStore(store)).toEqual({ studies: 1, results: RUNS, withoutChecksum: 0, faults: [] });
    await store.close();
    const database = new Database(file);
    database.exec("UPDATE results SET outcome = 'solved' WHERE number = 7");
    database.close();
    const damaged = await openEmbeddedStore(file, "read");
    expect((await checkStore(damaged)).faults.map(({ code, values }) => [code, values])).toEqual([
      ["result-damaged", ["clips-lab-1", 7]],
    ]);
    await damaged.close();
  });
});
