/** The store for many machines: the same tables in PostgreSQL, in a schema of their own. */
import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { shownAddress } from "./address.ts";
import { AwayError } from "./persistently.ts";
import { copyTables, makeTables, SCHEMA_VERSION, type StoreTables } from "./schema.ts";
import { Store } from "./store.ts";
import type { Access } from "./store-embedded.ts";

/** Each format of the tables has a schema of its own, so what an earlier version wrote stays as it was. */
const schemaOf = (format: number) => `frontier_${format}`;
const schema = schemaOf(SCHEMA_VERSION);

/** Connections of one program: one that works, and one for signs of life. */
const MOST_CONNECTIONS = 2;
const CONNECT_MS = 10_000;
/** A query that takes longer has lost its database: a network that swallows packets says nothing. */
const QUERY_MS = 120_000;
/** What a program that ends gives the database for its last words. */
const CLOSE_MS = 1000;

/** Idle connections that are cut off are noticed. */
const connection = {
  application_name: "frontier",
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: QUERY_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * Opens the database. To write, the tables are made if there are none; those of an earlier format are copied. Throws an
 * OptionError if there is no store to read or it is newer, and an AwayError if the database cannot be reached.
 */
export async function openPostgresStore(address: string, access: Access): Promise<Store> {
  const label = shownAddress(address);
  const explain = (error: unknown) => {
    // A connection whose answer did not come would answer the next query with it, or never.
    if (isTimeout(error)) cutOff();
    return explained(error, label);
  };
  // The driver reads .pgpass, and warns that a later version will not: that is for us, not for users.
  process.noDeprecation = true;
  const sockets = new Set<Socket>();
  const cutOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  const pool = new pg.Pool({
    connectionString: address,
    stream: () => kept(new Socket(), sockets),
    max: MOST_CONNECTIONS,
    ...connection,
  });
  // A connection that breaks is replaced by the next query; if it is in use, its query fails as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
  const inSchema = db.withSchema(schema);
  try {
    await prepare(db, label, access);
  } catch (error) {
    // The driver leaves a connection open for which it has no password.
    cutOff();
    await db.destroy();
    throw explain(error);
  }
  return new Store({
    label,
    db: inSchema,
    isCluster: true,
    explain,
    isCollision,
    hold: (study) => heldByConnection(address, study),
    close: async () => {
      const late = setTimeout(cutOff, CLOSE_MS);
      await db.destroy();
      clearTimeout(late);
    },
  });
}

async function prepare(db: Kysely<StoreTables>, label: string, access: Access): Promise<void> {
  if ((await formatsIn(db, label)).has(SCHEMA_VERSION)) return;
  await oneAtATime(db, schema, async (transaction) => {
    const formats = await formatsIn(transaction, label);
    if (formats.has(SCHEMA_VERSION)) return;
    if (access === "read" && formats.size === 0) throw new OptionError(studySentence("no-store", label));
    await transaction.schema.createSchema(schema).execute();
    const tables = transaction.withSchema(schema);
    await makeTables(tables);
    if (formats.has(1)) await copyTables(transaction.withSchema(schemaOf(1)), tables);
  });
}

/** The formats whose tables are there. Throws an OptionError if one is newer than this program. */
async function formatsIn(db: Kysely<StoreTables>, label: string): Promise<Set<number>> {
  const { rows } = await sql<{ format: number }>`select substring(nspname from 10)::int as format
    from pg_namespace where nspname ~ '^frontier_[0-9]{1,6}$'`.execute(db);
  const formats = new Set(rows.map(({ format }) => format));
  const newest = Math.max(...formats);
  if (newest > SCHEMA_VERSION)
    throw new OptionError(studySentence("store-newer", label, newest, SCHEMA_VERSION));
  return formats;
}

function kept(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/**
 * Creates tables: two programs that do it at the same moment would get in each other's way. The lock is that of a
 * transaction, which a pooler of connections keeps together.
 */
export function oneAtATime(
  db: Kysely<StoreTables>,
  schema: string,
  make: (transaction: Transaction<StoreTables>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${schema}))`.execute(transaction);
    await make(transaction);
  });
}

/** A lock of the database's that lives as long as a connection of its own. */
async function heldByConnection(address: string, study: string): Promise<(() => Promise<void>) | undefined> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: address,
    stream: () => socket,
    ...connection,
  });
  client.on("error", () => {});
  const release = async () => {
    const late = setTimeout(() => socket.destroy(), CLOSE_MS);
    await client.end().catch(() => {});
    clearTimeout(late);
  };
  try {
    await client.connect();
    // A transaction that does nothing: a pooler gives it a connection for as long as it lasts.
    await client.query("begin");
    const lock = "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held";
    const { rows } = await client.query(lock, [`${schema} ${study}`]);
    if (rows[0].held) return release;
  } catch (error) {
    socket.destroy();
    throw error;
  }
  await release();
  return undefined;
}

/** Codes of a database that is away, starting or shutting down: it may come back. */
const passing =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOENT|ENOTFOUND|EAI_AGAIN|57P0[1235]|25P03|08\d\d\d|53300)$/;

function isTimeout(error: unknown): boolean {
  return (error as Error).message === "Query read timeout";
}

function isPassing(error: unknown): boolean {
  const { code = "", message = "", syscall } = error as NodeJS.ErrnoException;
  return (
    isTimeout(error) ||
    // A file of a certificate that is not there does not come back.
    (passing.test(code) && syscall !== "open") ||
    /Connection terminated|not queryable|timeout (expired|exceeded when trying to connect)/.test(message)
  );
}

/** What codes of the database mean to a user. Those of tables and columns that are not there: somebody has changed them. */
const meanings = [
  [/^(28|3D)/, "store-refused"],
  [/^42501$/, "store-may-not"],
  [/^53100$/, "store-disk-full"],
  [/^25006$/, "store-read-only"],
  [/^(42P01|42703|3F000)$/, "store-damaged"],
  [/^[0-9A-Z]{5}$/, "store-answered"],
] as const;

function explained(error: unknown, label: string): Error {
  if (error instanceof OptionError) return error;
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (isPassing(error)) return new AwayError(studySentence("store-away", label, message));
  if (/^SASL.*password must be/.test(message))
    return new OptionError(studySentence("store-asks-password", label));
  if (message.startsWith("SASL")) return new OptionError(studySentence("store-refused", label, message));
  const isAnswer = error instanceof pg.DatabaseError;
  const [, meaning] = (isAnswer && meanings.find(([codes]) => codes.test(code))) || [];
  if (meaning !== undefined) return new OptionError(studySentence(meaning, label, message));
  // Files of certificates, the certificates themselves, and servers that have none.
  if (/^[A-Z]+(_[A-Z]+)*$/.test(code) || /SSL/.test(message))
    return new OptionError(studySentence("store-unopened-because", label, message));
  return error as Error;
}

/** Serialization failures and deadlocks. */
function isCollision(error: unknown): boolean {
  return /^40(001|P01)$/.test((error as { code?: string }).code ?? "");
}
