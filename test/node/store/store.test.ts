/** The embedded store: what was recorded can be read back, nothing is there twice, and every failure is one sentence. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { environment } from "../../../src/node/environment.ts";
import type { Store } from "../../../src/node/store/store.ts";
import { openEmbeddedStore } from "../../../src/node/store/store-embedded.ts";
import { died, outcomeOf } from "../../../src/run/outcome.ts";
import { searched } from "../../../src/run/run.ts";
import { reasonText, studySentence } from "../../../src/run/sentences.ts";
import { builtInStudies } from "../../../src/study/built-in/index.ts";
import { plannedRuns } from "../../../src/study/matrix.ts";
import { scratchFolder } from "../../cli/command-line.ts";

const folder = scratchFolder();
const definition = builtInStudies["clips-lab"]!;
const planned = plannedRuns(definition);

describe("the embedded store", () => {
  it("gives back what it was given, and numbers studies of one name", async () => {
    const file = join(folder, "new", "folder", "a.db");
    const store = await openEmbeddedStore(file);
    const first = await store.begin(definition, environment(), planned.length);
    const second = await store.begin(definition, environment(), planned.length);
    expect([first, second]).toEqual(["clips-lab-1", "clips-lab-2"]);
    const { number, run: what, request } = planned[3]!;
    const outcome = outcomeOf(searched(request));
    expect(await store.record(first, number, what, outcome)).toBe(true);
    expect(await store.record(first, number, what, { ...outcome, cost: 99 })).toBe(false);
    await store.close();

    const again = await openEmbeddedStore(file);
    expect(await again.done(first)).toEqual(new Set([3]));
    const results = await again.results((await again.find(first))!);
    expect(results.runs).toEqual([{ ...what, ...outcome, origin: null }]);
    expect(results).toMatchObject({ left: planned.length - 1, finishedAt: null, title: definition.title });
    expect(Object.values(results.printed).flat()).not.toHaveLength(0);
    expect((await again.find("clips-lab"))!.id).toBe(second);
    expect(await again.find("other")).toBeUndefined();
    await again.finish(first);
    expect((await again.summaries()).map(({ done, finishedAt }) => [done, finishedAt !== null])).toEqual([
      [1, true],
      [0, false],
    ]);
    await again.close();
  });

  it("keeps a reason as data, and reads one that an earlier version kept as text", async () => {
    const store = await openEmbeddedStore(join(folder, "reasons.db"));
    const id = await store.begin(definition, environment(), 2);
    const { run } = planned[0]!;
    await store.record(id, 0, run, died(studySentence("killed-by", "SIGKILL")));
    await store.record(id, 1, run, died("x"));
    await store.db
      .updateTable("results")
      .set({ reason: "Out of cheese.", checksum: null })
      .where("number", "=", 1)
      .execute();
    const { runs } = await store.results((await store.find(id))!);
    expect(runs.map(({ reason }) => reason)).toEqual([
      { code: "killed-by", values: ["SIGKILL"] },
      { code: "plain", values: ["Out of cheese."] },
    ]);
    expect(runs.map(({ reason }) => reasonText(reason!))).toEqual([
      "Its process was killed (SIGKILL).",
      "Out of cheese.",
    ]);
    await store.close();
  });

  it("is used by two programs at a time, but each study by one", async () => {
    const file = join(folder, "b.db");
    const stores = await Promise.all([openEmbeddedStore(file), openEmbeddedStore(file)]);
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, i) => stores[i % 2]!.begin(definition, environment(), 1)),
    );
    expect(new Set(ids).size).toBe(10);
    const [first, second] = stores as [Store, Store];
    const release = await first.hold(ids[0]!);
    expect(release).toBeDefined();
    expect(await second.hold(ids[0]!)).toBeUndefined();
    await (await second.hold(ids[1]!))!();
    await release!();
    await (await second.hold(ids[0]!))!();
    for (const store of stores) await store.close();
  });

  it("does not say that a study is held where its lock cannot be made", async () => {
    const file = join(folder, "lock.db");
    const store = await openEmbeddedStore(file);
    const id = await store.begin(definition, environment(), 1);
    writeFileSync(`${file}.${id}.lock`, "This is a text.\n".repeat(500));
    await expect(store.hold(id)).rejects.toThrow(/lock is damaged or is not a store/);
    await store.close();
  });

  it.each([
    [
      "no database",
      "This is a text.\n".repeat(500),
      /^The store .* is damaged or is not a store; it was left/,
    ],
    ["a newer one", "", /^The store .* was made by a newer version of Frontier \(its format is 99/],
  ])("refuses %s and leaves it as it is", async (name, text, sentence) => {
    const file = join(folder, `${name}.db`);
    writeFileSync(file, text);
    if (text === "") {
      const store = await openEmbeddedStore(file);
      await store.close();
      const bytes = readFileSync(file);
      bytes.writeUInt32BE(99, 60); // the user version of the file format
      writeFileSync(file, bytes);
    }
    const before = readFileSync(file);
    await expect(openEmbeddedStore(file)).rejects.toThrow(sentence);
    expect(readFileSync(file)).toEqual(before);
  });

  it("says that a page in the middle is damaged", async () => {
    const file = join(folder, "damaged.db");
    const store = await openEmbeddedStore(file);
    const id = await store.begin(definition, environment(), 1);
    const outcome = outcomeOf(searched(planned[0]!.request));
    for (let number = 0; number < 200; number++) await store.record(id, number, planned[0]!.run, outcome);
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096 * 3);
    writeFileSync(file, bytes);
    const reading = openEmbeddedStore(file).then(async (damaged) =>
      damaged.results((await damaged.find(id))!),
    );
    await expect(reading).rejects.toThrow(/^The store .*damaged\.db is damaged/);
  });

  it("says that its folder is a file", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(openEmbeddedStore(join(folder, "file", "x.db"))).rejects.toThrow(
      /^The store .* cannot be opened/,
    );
  });
});
