/** The store for many machines: the same tables in PostgreSQL, in a schema of their own. */
import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { studySentence } from "../../run/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { shownAddress } from "./address.ts";
import { makeTables, SCHEMA_VERSION, type StoreTables } from "./schema.ts";
import { Store } from "./store.ts";

/** Another form of the tables has another schema. */
const schema = `frontier_${SCHEMA_VERSION}`;

/** Connections of one program. */
const MOST_CONNECTIONS = 4;
const CONNECT_MS = 10_000;

/** Opens the database and makes the tables if there are none. Throws an OptionError if it cannot be reached. */
export async function openPostgresStore(address: string): Promise<Store> {
  const label = shownAddress(address);
  const explain = (error: unknown) => explained(error, label);
  // The driver reads .pgpass, and warns that a later version will not: that is for us, not for users.
  process.noDeprecation = true;
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: address,
    stream: () => kept(new Socket(), sockets),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "frontier",
  });
  // A connection that breaks is replaced by the next query; if it is in use, its query fails as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<StoreTables>({ dialect: new PostgresDialect({ pool }) });
  const inSchema = db.withSchema(schema);
  try {
    await oneAtATime(db, schema, async (connection) => {
      await connection.schema.createSchema(schema).ifNotExists().execute();
      await makeTables(connection.withSchema(schema));
    });
  } catch (error) {
    await db.destroy();
    // The driver leaves a connection open for which it has no password.
    for (const socket of sockets) socket.destroy();
    throw explain(error);
  }
  return new Store({
    label,
    db: inSchema,
    isCluster: true,
    explain,
    hold: (study) => heldByConnection(address, study),
  });
}

function kept(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  return socket.once("close", () => sockets.delete(socket));
}

/** Creates tables: two programs that do it at the same moment would get in each other's way. */
export function oneAtATime(
  db: Kysely<StoreTables>,
  schema: string,
  make: (connection: Kysely<StoreTables>) => Promise<void>,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext(${schema}))`.execute(connection);
    try {
      await make(connection);
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${schema}))`.execute(connection);
    }
  });
}

/** A lock of the database's that lives as long as a connection of its own. */
async function heldByConnection(address: string, study: string): Promise<(() => Promise<void>) | undefined> {
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => {});
  await client.connect();
  const name = `${schema} ${study}`;
  const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended($1, 0)) as held", [name]);
  const release = () => client.end().catch(() => {});
  if (rows[0].held) return release;
  await release();
  return undefined;
}

/** Codes of a database that is away, starting or shutting down: it may come back. */
const passing = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|57P0[123]|08\d\d\d|53300)$/;

function isPassing(error: unknown): boolean {
  const { code, message = "" } = error as { code?: string; message?: string };
  return (
    passing.test(code ?? "") ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message)
  );
}

function explained(error: unknown, label: string): Error {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (isPassing(error)) return new AwayError(studySentence("store-away", label, message));
  if (/^(28|3D)/.test(code) || message.startsWith("SASL"))
    return new OptionError(studySentence("store-refused", label, message));
  if (code === "42501") return new OptionError(studySentence("store-may-not", label, message));
  if (/^ERR_|^E[A-Z]+$/.test(code))
    return new OptionError(studySentence("store-unopened-because", label, message));
  if (code === "53100") return new OptionError(studySentence("store-disk-full", label));
  return error as Error;
}

/** Two transactions collided and this one was rolled back: it can be tried again at once. */
export function isCollision(error: unknown): boolean {
  return /^40(001|P01)$/.test((error as { code?: string }).code ?? "");
}

/** The database is away, but may come back. */
export class AwayError extends OptionError {}
