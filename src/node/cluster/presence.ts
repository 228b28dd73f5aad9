/** The list of workers that `study status` shows: each enters itself with the time until which it counts as alive. */
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { sql } from "kysely";
import type { Store } from "../store/store.ts";

/** One worker as `study status` shows it. Its id is new for every start, so none is mistaken for an earlier one. */
export class Presence {
  private readonly id = `${hostname()}:${process.pid}-${randomBytes(3).toString("hex")}`;

  constructor(
    private readonly store: Store,
    private readonly version: string,
    private readonly jobs: number,
  ) {}

  /** Valid for this many seconds; expired entries of other workers are removed. */
  async announce(seconds: number): Promise<void> {
    const { id, version, jobs, store } = this;
    const alive_until = sql<number>`extract(epoch from now()) + ${seconds}`;
    await store.query(async () => {
      await store.db
        .insertInto("workers")
        .values({ id, version, jobs, alive_until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ alive_until }))
        .execute();
      await store.db
        .deleteFrom("workers")
        .where("alive_until", "<", sql<number>`extract(epoch from now())`)
        .execute();
    });
  }

  async leave(): Promise<void> {
    const { store, id } = this;
    await store.db
      .deleteFrom("workers")
      .where("id", "=", id)
      .execute()
      .catch(() => {});
  }
}
