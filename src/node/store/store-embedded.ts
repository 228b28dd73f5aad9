/** The store that needs no set-up: an SQL database in a file. Programs may share it; a study is run by one of them. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type Database from "libsql";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { isOpenToAll } from "../files/of-others.ts";
import { makeFolder } from "../files/shared-files.ts";
import { optionalPackage } from "../optional-package.ts";
import { changeTables, makeTables, SCHEMA_VERSION, type StoreTables } from "./schema.ts";
import { Store } from "./store.ts";
import { wholeTextStatement } from "./whole-text.ts";

/** How long a program waits while another one writes. */
const WAIT_MS = 20_000;

/** `FRONTIER_DATA`, else the data folder of the system. */
export function dataFolder(): string {
  const { env, platform } = process;
  if (env.FRONTIER_DATA) return env.FRONTIER_DATA;
  if (env.XDG_DATA_HOME) return join(env.XDG_DATA_HOME, "frontier");
  if (platform === "win32") return join(env.LOCALAPPDATA ?? homedir(), "frontier");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support", "frontier");
  return join(homedir(), ".local", "share", "frontier");
}

export function defaultStoreFile(): string {
  return join(dataFolder(), "studies.db");
}

/** What a program wants of a store: only to read it, or to write it too, making it if there is none. */
export type Access = "read" | "write";

/** Says in the file that it is ours: the letters Frnt. */
const APPLICATION = 0x46726e74;

/**
 * Opens the database. Throws an OptionError that says what is wrong with it, and leaves what is not ours, or newer, as it
 * is. Tables of an earlier format are changed, and a copy of the file as it was stays beside it.
 */
export async function openEmbeddedStore(file = defaultStoreFile(), access: Access = "write"): Promise<Store> {
  const explain = (error: unknown) => explained(error, file);
  try {
    // A pipe would be waited for without end, and a device forgets what is written.
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
      throw new OptionError(studySentence("store-no-file", file));
    if (isOpenToAll(file)) throw new OptionError(studySentence("file-of-others", file));
    const database = access === "write" ? await writable(file) : await readable(file);
    return new Store({
      label: file,
      db: database.db,
      isCluster: false,
      explain,
      isCollision: () => false,
      hold: async (study) => heldByLock(`${file}.${study}.lock`),
      close: () => database.db.destroy(),
    });
  } catch (error) {
    throw explain(error);
  }
}

interface Opened {
  readonly database: Database.Database;
  readonly db: Kysely<StoreTables>;
}

let lastMaking: Promise<unknown> = Promise.resolve();

async function writable(file: string): Promise<Opened> {
  makeFolder(dirname(file));
  makePrivate(file);
  // A whole path, because names such as :memory: mean something else to the database.
  const opened = opening(resolve(file), "write");
  const { database, db } = opened;
  try {
    const format = formatOf(database, file);
    // A write-ahead log: readers never wait, and a kill loses nothing that was committed.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    if (format !== SCHEMA_VERSION) {
      // One after the other: two of one process would wait for each other, since the driver waits for a lock without a pause.
      const making = lastMaking.then(() => makeFormat(opened, file));
      lastMaking = making.catch(() => {});
      await making;
    }
    return opened;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Nothing is made or changed by opening a store for reading, unless its format is an earlier one. */
async function readable(file: string): Promise<Opened> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined && file !== defaultStoreFile())
    throw new OptionError(studySentence("no-store", file));
  if (!size) return emptyStore();
  const address = pathToFileURL(resolve(file)).href;
  const opened = opening(`${address}?mode=ro`, "read");
  try {
    if (formatOf(opened.database, file) === SCHEMA_VERSION) return opened;
  } catch (error) {
    await opened.db.destroy();
    if (!/^SQLITE_(CANTOPEN|READONLY)/.test((error as { code?: string }).code ?? "")) throw error;
    return readableAlone(file, `${address}?immutable=1`);
  }
  await opened.db.destroy();
  await (await writable(file)).db.destroy();
  return opening(`${address}?mode=ro`, "read");
}

/** A store in a folder that cannot be written, where its log cannot be opened: only one that needs no log can be read. */
async function readableAlone(file: string, address: string): Promise<Opened> {
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size)
    throw new OptionError(studySentence("store-log-unread", file));
  const opened = opening(address, "read");
  try {
    if (formatOf(opened.database, file) === SCHEMA_VERSION) return opened;
    throw new OptionError(studySentence("store-read-only", file));
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

/** What there is before the first study. */
async function emptyStore(): Promise<Opened> {
  const opened = opening(":memory:", "read");
  await makeTables(opened.db);
  return opened;
}

function opening(address: string, access: Access): Opened {
  const database = new (optionalPackage<typeof Database>("libsql"))(address, { timeout: WAIT_MS });
  database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
  const db = new Kysely<StoreTables>({
    dialect: new SqliteDialect({ database: closedWhole(database, access) }),
  });
  return { database, db };
}

/** 0 for a new file. Throws an OptionError if the database is not ours, or newer than this program. */
function formatOf(database: Database.Database, file: string): number {
  const number = (name: string) =>
    Number(Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0]);
  const [application, format] = [number("application_id"), number("user_version")];
  // The definitions too: the driver reads names of columns from them.
  const schema = wholeTextStatement(database, "SELECT name, sql FROM sqlite_schema");
  const rows = schema.all([]);
  const tables = new Set((rows as { name: string }[]).map(({ name }) => name));
  if (application === 0 && format === 0 && tables.size === 0) return 0;
  // Format 1 had no mark.
  const isOurs = application === APPLICATION || (application === 0 && format === 1);
  if (!isOurs) throw new OptionError(studySentence("store-foreign", file));
  if (format > SCHEMA_VERSION)
    throw new OptionError(studySentence("store-newer", file, format, SCHEMA_VERSION));
  if (!["studies", "results", "pieces", "workers"].every((table) => tables.has(table)) || format < 1)
    throw new OptionError(studySentence(application === 0 ? "store-foreign" : "store-damaged", file));
  return format;
}

/**
 * Makes the tables of a new file, or changes those of an earlier format: all of it or, if the program is killed, nothing. Another
 * program that wants the same waits, and then finds it done.
 */
async function makeFormat({ database, db }: Opened, file: string): Promise<void> {
  database.exec("BEGIN IMMEDIATE");
  try {
    const format = formatOf(database, file);
    if (format === 0) await makeTables(db);
    if (format === 1) {
      // Readers of the file as it was: its log is part of it.
      keepCopy(file);
      await changeTables(db);
    }
    database.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${SCHEMA_VERSION}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Copies a database with what is in its log, whoever is reading it. */
function keepCopy(file: string): void {
  const copy = `${file}.format-1`;
  if (existsSync(copy)) return;
  const unfinished = `${copy}.${process.pid}.unfinished`;
  makePrivate(unfinished);
  const source = new (optionalPackage<typeof Database>("libsql"))(resolve(file), { timeout: WAIT_MS });
  try {
    source.prepare("VACUUM INTO ?").run(unfinished);
    renameSync(unfinished, copy);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

/**
 * The database. It prepares each query once and, when it is closed, moves what was written ahead into its file, unless
 * somebody else is using it.
 */
function closedWhole(database: Database.Database, access: Access): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (query) => {
      const statement = prepared.get(query) ?? wholeTextStatement(database, query);
      prepared.set(query, statement);
      return statement;
    },
    close: () => {
      try {
        if (access === "write") database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch {
        // The disk is full, or another program is reading: the next program to close the store does it.
      }
      database.close();
    },
  };
}

/** Makes a file that only its user can read, unless there is one. The files that the database puts beside it are like it. */
function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

/** A lock of the system's on a file of its own: it ends with the process, however that ends. */
function heldByLock(file: string): (() => Promise<void>) | undefined {
  makePrivate(file);
  const lock = new (optionalPackage<typeof Database>("libsql"))(file);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith("SQLITE_BUSY")) return undefined;
    // Nobody holds it: the disk is full, or the file is something else.
    throw explained(error, file);
  }
  return async () => {
    rmSync(file, { force: true });
    lock.close();
  };
}

/** What the codes of the database mean to a user. */
const sentences = {
  SQLITE_NOTADB: "store-no-database",
  SQLITE_CORRUPT: "store-damaged",
  SQLITE_FULL: "store-full",
  SQLITE_IOERR: "store-failing",
  SQLITE_BUSY: "store-busy",
  SQLITE_READONLY: "store-read-only",
  SQLITE_CANTOPEN: "store-unopened",
} as const;

function explained(error: unknown, file: string): Error {
  if (error instanceof OptionError) return error;
  const { code = "", message } = error as { code?: string; message: string };
  const [, family = ""] = /^(SQLITE_[A-Z]+)/.exec(code) ?? [];
  if (Object.hasOwn(sentences, family))
    return new OptionError(studySentence(sentences[family as keyof typeof sentences], file));
  if (/^no such (table|column)|malformed/.test(message))
    return new OptionError(studySentence("store-damaged", file));
  if (/ConnectionFailed|unable to open/i.test(message) || "syscall" in (error as object))
    return new OptionError(studySentence("store-unopened-because", file, message));
  return error as Error;
}
