/** The store that needs no set-up: an SQL database in a file. Programs may share it; a study is run by one of them. */
import { closeSync, openSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type Database from "libsql";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { makeFolder } from "../files/shared-files.ts";
import { optionalPackage } from "../optional-package.ts";
import { makeTables, SCHEMA_VERSION, type StoreTables } from "./schema.ts";
import { Store } from "./store.ts";

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

/** Opens the database, or makes it. Throws an OptionError that says what is wrong with it. */
export async function openEmbeddedStore(file = defaultStoreFile()): Promise<Store> {
  const explain = (error: unknown) => explained(error, file);
  try {
    makeFolder(dirname(file));
    makePrivate(file);
    const database = new (optionalPackage<typeof Database>("libsql"))(file, { timeout: WAIT_MS });
    // A write-ahead log: readers never wait, and a kill loses nothing that was committed.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as {
      user_version: number;
    };
    if (version !== 0 && version !== SCHEMA_VERSION)
      throw new OptionError(studySentence("store-other-form", file, String(version)));
    const db = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: closedWhole(database) }) });
    if (version === 0) {
      await makeTables(db);
      database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    }
    return new Store({
      label: file,
      db,
      isCluster: false,
      explain,
      hold: async (study) => heldByLock(`${file}.${study}.lock`),
    });
  } catch (error) {
    throw explain(error);
  }
}

/**
 * The database. It prepares each query once and, when it is closed, moves what was written ahead into its file, unless
 * somebody else is using it.
 */
function closedWhole(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (query) => {
      const statement = prepared.get(query) ?? (database.prepare(query) as unknown as SqliteStatement);
      prepared.set(query, statement);
      return statement;
    },
    close: () => {
      try {
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
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
  } catch {
    lock.close();
    return undefined;
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
  if (/ConnectionFailed|unable to open/i.test(message) || "syscall" in (error as object))
    return new OptionError(studySentence("store-unopened-because", file, message));
  return error as Error;
}
