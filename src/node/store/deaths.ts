/** Runs that died and are tried again: the result goes, and the death is kept beside it, so that deaths are counted. */
import type { Kysely, Transaction } from "kysely";
import type { DeathTable, StoreTables } from "./schema.ts";

/** Rows in one statement. */
const ROWS = 500;

/** The runs that died and have not been tried again, with the number of the attempt that died. */
export async function diedRuns(db: Kysely<StoreTables>, study: string): Promise<DeathTable[]> {
  const earlier = await db
    .selectFrom("deaths")
    .select(({ fn }) => ["number", fn.countAll<number>().as("deaths")])
    .where("study", "=", study)
    .groupBy("number")
    .execute();
  const deaths = new Map(earlier.map((row) => [row.number, Number(row.deaths)]));
  const died = await db
    .selectFrom("results")
    .select(["number", "reason", "origin", "recorded_at"])
    .where("study", "=", study)
    .where("outcome", "=", "died")
    .execute();
  return died.map((row) => ({ ...row, study, attempt: (deaths.get(row.number) ?? 0) + 1 }));
}

/** Takes back the results of runs that died fewer than `most` times. Returns how many. */
export async function retryDied(
  transaction: Transaction<StoreTables>,
  study: string,
  most: number,
): Promise<number> {
  const again = (await diedRuns(transaction, study)).filter(({ attempt }) => attempt < most);
  for (let first = 0; first < again.length; first += ROWS) {
    const rows = again.slice(first, first + ROWS);
    await transaction.insertInto("deaths").values(rows).execute();
    const numbers = rows.map(({ number }) => number);
    await transaction
      .deleteFrom("results")
      .where("study", "=", study)
      .where("number", "in", numbers)
      .execute();
  }
  if (again.length > 0)
    await transaction.updateTable("studies").set({ finished_at: null }).where("id", "=", study).execute();
  return again.length;
}
