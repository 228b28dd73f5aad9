/**
 * Queries to a database in a file that may be damaged. libSQL ends the process when a text is not UTF-8, so the bytes of
 * what a query gives are looked at before they are read as text.
 */
import { isUtf8 } from "node:buffer";
import type { SqliteStatement } from "kysely";
import type Database from "libsql";

/** A statement whose rows hold whole texts; otherwise it throws the error of a damaged database. */
export function wholeTextStatement(database: Database.Database, query: string): SqliteStatement {
  const statement = database.prepare(query);
  if (!statement.reader) return statement as unknown as SqliteStatement;
  const names = statement.columns().map(({ name }) => `"${name}"`);
  const bytes = database.prepare(`SELECT CAST(concat_ws(' ', ${names}) AS BLOB) AS bytes FROM (${query})`);
  const check = (parameters: readonly unknown[]) => {
    for (const row of bytes.iterate(...parameters)) {
      if (!isUtf8((row as { bytes: Buffer }).bytes))
        throw Object.assign(new Error("a text is not UTF-8"), { code: "SQLITE_CORRUPT" });
    }
  };
  return {
    reader: true,
    all: (parameters) => {
      check(parameters);
      return statement.all(...parameters);
    },
    run: (parameters) => statement.run(...parameters) as never,
    iterate: (parameters) => {
      check(parameters);
      return statement.iterate(...parameters);
    },
  };
}
