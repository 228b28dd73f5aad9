/** Files that are opened to be read, that are not ours, that are older or damaged: what becomes of them. */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { describe, expect, it } from "vitest";
import { environment, originOf } from "../../../src/node/environment.ts";
import { openEmbeddedStore } from "../../../src/node/store/store-embedded.ts";
import { died, outcomeOf } from "../../../src/run/outcome.ts";
import { searched } from "../../../src/run/run.ts";
import { builtInStudies } from "../../../src/study/built-in/index.ts";
import { plannedRuns } from "../../../src/study/matrix.ts";
import { scratchFolder } from "../../cli/command-line.ts";

const folder = scratchFolder();
const definition = builtInStudies["clips-lab"]!;
const [{ run, request }] = plannedRuns(definition) as [ReturnType<typeof plannedRuns>[0]];
const outcome = outcomeOf(searched(request));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { said?: { code: string } }) => error.said?.code ?? String(error),
  );

/** A store with some results. */
async function stored(name: string, results = 3): Promise<string> {
  const file = join(folder, name);
  const store = await openEmbeddedStore(file);
  const id = await store.begin(definition, environment(), results);
  for (let number = 0; number < results; number++)
    await store.record(id, number, run, outcome, originOf({ cpuMs: 1.5, exitStatus: null }, 2));
  await store.close();
  return file;
}

/** Makes of a store one of format 1, as the version before wrote it. */
function makeFormer(file: string): void {
  const database = new Database(file);
  database.exec(`
    ALTER TABLE studies DROP COLUMN sequence; ALTER TABLE results DROP COLUMN origin;
    ALTER TABLE results DROP COLUMN checksum; ALTER TABLE workers DROP COLUMN signature; DROP TABLE deaths;
    PRAGMA user_version = 1; PRAGMA application_id = 0; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
}

it("a store is made whole or not at all: nobody meets one without its mark, whenever its maker is killed", async () => {
  const file = join(folder, "new.db");
  let isMade = false;
  const making = openEmbeddedStore(file).finally(() => (isMade = true));
  const seen = new Set<string>();
  const database = new Database(file);
  while (!isMade) {
    const { tables } = database.prepare("SELECT count(*) AS tables FROM sqlite_schema").get() as {
      tables: number;
    };
    const [mark] = Object.values(database.prepare("PRAGMA application_id").get() as object);
    seen.add(`${tables > 0 ? "tables" : "no tables"}, ${mark === 0 ? "no mark" : "a mark"}`);
    await Promise.resolve();
  }
  database.close();
  await (await making).close();
  expect(["no tables, no mark", "tables, a mark"]).toEqual(expect.arrayContaining([...seen]));
});

describe("a store that is read", () => {
  it("is not made if there is none, is not written, and is read where nothing can be written", async () => {
    const none = join(folder, "mistyped.db");
    expect(await codeOf(openEmbeddedStore(none, "read"))).toBe("no-store");
    expect(existsSync(none)).toBe(false);
    const file = await stored("read only.db");
    const store = await openEmbeddedStore(file, "read");
    expect(await store.doneCount("clips-lab-1")).toBe(3);
    expect(await codeOf(store.begin(definition, environment(), 1))).toBe("store-read-only");
    await store.close();
  });

  it("is read whole or not at all where its log cannot be opened", async () => {
    const whole = await stored("whole.db");
    const writer = await openEmbeddedStore(whole);
    await writer.begin(definition, environment(), 1);
    const file = join(folder, "read-only.db");
    for (const end of ["", "-wal"]) copyFileSync(`${whole}${end}`, `${file}${end}`);
    await writer.close();
    // As in a folder that cannot be written: the index of the log cannot be made.
    symlinkSync(join(folder, "nowhere", "shm"), `${file}-shm`);
    expect(await codeOf(openEmbeddedStore(file, "read"))).toBe("store-log-unread");
    writeFileSync(`${file}-wal`, "");
    const store = await openEmbeddedStore(file, "read");
    expect(await store.doneCount("clips-lab-1")).toBe(3);
    await store.close();
  });

  it("gives back what a rule program printed, whatever that was", async () => {
    const store = await openEmbeddedStore(join(folder, "odd.db"));
    const id = await store.begin(definition, environment(), 1);
    await store.record(id, 0, run, { ...outcome, end: "a\0b\ud800c" });
    const { runs } = await store.results((await store.find(id))!);
    expect(runs[0]!.end).toBe("a\ufffdb\ufffdc");
    await store.close();
  });

  it("tells who did a run and what it took", async () => {
    const store = await openEmbeddedStore(await stored("origin.db"), "read");
    const { runs } = await store.results((await store.find("clips-lab"))!);
    expect(runs[0]!.origin).toEqual({
      machine: expect.any(String),
      worker: expect.stringMatching(/:\d+-[0-9a-f]{12}$/),
      version: expect.stringMatching(/^0\.1\.0( \([0-9a-f]{12}\))?$/),
      processes: 2,
      cpuMs: 1.5,
      exitStatus: null,
    });
    await store.close();
  });
});

describe("a file that is not a store of this format", () => {
  it.each(["read", "write"] as const)("is refused and left as it is: %s", async (access) => {
    const file = join(folder, `foreign-${access}.db`);
    const database = new Database(file);
    database.exec("CREATE TABLE mail (text); INSERT INTO mail VALUES ('x'); PRAGMA user_version = 7");
    database.close();
    const before = readFileSync(file);
    expect(await codeOf(openEmbeddedStore(file, access))).toBe("store-foreign");
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith(`foreign-${access}`))).toHaveLength(1);
  });

  it.each(["read", "write"] as const)(
    "is refused if it is a pipe, a device or a folder: %s",
    async (access) => {
      const pipe = join(folder, `pipe-${access}`);
      execFileSync("mkfifo", [pipe]);
      for (const file of [pipe, "/dev/null", folder])
        expect(await codeOf(openEmbeddedStore(file, access))).toBe("store-no-file");
    },
  );

  it.each(["read", "write"] as const)("is changed if it is older, and a copy is kept: %s", async (access) => {
    const file = await stored(`former-${access}.db`);
    makeFormer(file);
    const store = await openEmbeddedStore(file, access);
    const results = await store.results((await store.find("clips-lab"))!);
    expect(results.runs).toHaveLength(3);
    expect(results.runs[0]).toEqual({ ...run, ...outcome, origin: null });
    await store.close();
    expect(statSync(`${file}.format-1`).mode & 0o777).toBe(0o600);
    const copy = new Database(`${file}.format-1`);
    expect(copy.prepare("PRAGMA user_version").get()).toMatchObject({ user_version: 1 });
    expect(copy.prepare("SELECT count(*) AS many FROM results").get()).toMatchObject({ many: 3 });
    copy.close();
    const again = await openEmbeddedStore(file);
    expect(await again.begin(definition, environment(), 1)).toBe("clips-lab-2");
    expect((await again.find("clips-lab"))!.id).toBe("clips-lab-2");
    await again.close();
  });
});

describe("studies", () => {
  it("are the newest by the order in which they were begun, and an id is not a name", async () => {
    const store = await openEmbeddedStore(join(folder, "order.db"));
    const named = (name: string) => store.begin({ ...definition, name }, environment(), 1);
    await named("a");
    await named("a");
    // The clock of the machine was set back.
    await store.db
      .updateTable("studies")
      .set({ started_at: "1999-01-01T00:00:00Z" })
      .where("id", "=", "a-2")
      .execute();
    expect((await store.find("a"))!.id).toBe("a-2");
    expect((await store.summaries()).map(({ id }) => id)).toEqual(["a-1", "a-2"]);
    await named("a-1");
    expect((await store.find("a-1"))!.id).toBe("a-1");
    expect((await store.newest("a-1"))!.id).toBe("a-1-1");
    await store.close();
  });

  it("try runs again that died, a limited number of times, and keep the deaths", async () => {
    const store = await openEmbeddedStore(join(folder, "deaths.db"));
    const id = await store.begin(definition, environment(), 2);
    await store.record(id, 1, run, outcome);
    for (const again of [1, 1, 0]) {
      await store.record(
        id,
        0,
        run,
        died("Out of memory."),
        originOf({ cpuMs: null, exitStatus: "SIGKILL" }, 2),
      );
      await store.finish(id);
      expect(await store.retryDied(id, 3)).toBe(again);
      expect((await store.find(id))!.finished_at === null).toBe(again === 1);
      expect(await store.done(id)).toEqual(new Set(again === 1 ? [1] : [0, 1]));
    }
    const deaths = await store.db.selectFrom("deaths").select(["number", "attempt", "origin"]).execute();
    expect(deaths.map(({ number, attempt }) => [number, attempt])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(deaths[0]!.origin).toContain("SIGKILL");
    await store.close();
  });
});

describe("a damaged store", () => {
  it("says which result is not as it was written", async () => {
    const file = await stored("changed.db");
    const database = new Database(file);
    database.exec("UPDATE results SET cost = cost + 1 WHERE number = 2");
    database.close();
    const store = await openEmbeddedStore(file, "read");
    await expect(store.results((await store.find("clips-lab"))!)).rejects.toMatchObject({
      said: { code: "result-damaged", values: ["clips-lab-1", 2] },
    });
    await store.close();
  });

  it.each(["definition", "environment"])("says so if the %s cannot be read", async (column) => {
    const file = await stored(`${column}.db`);
    const database = new Database(file);
    database.exec(`UPDATE studies SET ${column} = '{'`);
    database.close();
    const store = await openEmbeddedStore(file, "read");
    expect(await codeOf(store.results((await store.find("clips-lab"))!))).toBe("study-damaged");
    await store.close();
  });

  it("says so if a column is empty that never is", async () => {
    const file = await stored("empty-column.db");
    const database = new Database(file);
    // What a changed byte in the header of a row does.
    database.exec(`PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, '"started_at" text not null', '"started_at" text') WHERE name = 'studies'`);
    database.close();
    const again = new Database(file);
    again.exec("UPDATE studies SET started_at = NULL");
    again.close();
    const store = await openEmbeddedStore(file, "read");
    expect(await codeOf(store.summaries())).toBe("store-damaged");
    expect(await codeOf(store.find("clips-lab"))).toBe("store-damaged");
    await store.close();
  });

  it("is a sentence, whatever was done to the file", async () => {
    const file = await stored("whole.db", 60);
    const bytes = readFileSync(file);
    const answers = new Set<string>();
    for (let way = 0; way < 60; way++) {
      const damaged = join(folder, `damaged-${way}.db`);
      writeFileSync(damaged, damage(bytes, way));
      for (const access of ["read", "write"] as const) {
        const reading = openEmbeddedStore(damaged, access).then(async (store) => {
          try {
            await store.summaries();
            const study = await store.find("clips-lab-1");
            if (study !== undefined) await store.results(study);
          } finally {
            await store.close();
          }
        });
        answers.add(await codeOf(reading));
      }
    }
    const known =
      /^(done|store-(damaged|no-database|foreign|newer|failing)|study-damaged|result-damaged|no-store)$/;
    expect([...answers].filter((answer) => !known.test(answer))).toEqual([]);
    expect(answers.size).toBeGreaterThan(3);
  });
});

/** Shortened, zeroed, overwritten or with single bytes changed, in the header, in the middle or everywhere. */
function damage(whole: Buffer, way: number): Buffer {
  const bytes = Buffer.from(whole);
  const at = Math.floor((bytes.length * ((way * 37) % 60)) / 60);
  if (way % 5 === 0) return bytes.subarray(0, at);
  if (way % 5 === 1) bytes.fill(0, at, Math.min(bytes.length, at + 4096));
  if (way % 5 === 2) bytes.fill(0xa5, at, Math.min(bytes.length, at + 700));
  if (way % 5 === 3) for (let i = way; i < bytes.length; i += 997) bytes[i]! ^= 0xff;
  if (way % 5 === 4) bytes[way < 30 ? way + 12 : at]! ^= 0x3c;
  return bytes;
}
