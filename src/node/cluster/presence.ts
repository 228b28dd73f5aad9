/** The list of workers that `study status` shows: each enters itself with the time until which it counts as alive. */
import { sql } from "kysely";
import type { Environment } from "../../study/results.ts";
import { workerId } from "../environment.ts";
import type { Store } from "../store/store.ts";

/** How often this program has become a worker: the studio's server is one for each study that it runs. */
let started = 0;

/** One worker as `study status` shows it. Its id is new for every start, so none is mistaken for an earlier one. */
export class Presence {
  private readonly id = started++ === 0 ? workerId : `${workerId}-${started}`;

  constructor(
    private readonly store: Store,
    private readonly version: Pick<Environment, "version" | "signature">,
    private readonly jobs: number,
  ) {}

  /** Valid for this many seconds; expired entries of other workers are removed. */
  async announce(seconds: number): Promise<void> {
    const { id, jobs, store } = this;
    const { version, signature } = this.version;
    const now = sql<number>`extract(epoch from now())`;
    const alive_until = sql<number>`${now} + ${seconds}`;
    // One statement: a thousand workers say this two hundred times a second.
    await store.query(() =>
      store.db
        .with("gone", (db) =>
          db
            .deleteFrom("workers")
            .where(
              "id",
              "in",
              db
                .selectFrom("workers")
                .select("id")
                .where("alive_until", "<", now)
                .where("id", "!=", id)
                .forUpdate()
                .skipLocked(),
            ),
        )
        .insertInto("workers")
        .values({ id, version, signature, jobs, alive_until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ alive_until }))
        .execute(),
    );
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
