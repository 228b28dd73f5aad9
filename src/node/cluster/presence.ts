/** The list of workers that `study status` shows: each enters itself with the time until which it counts as alive. */
import { sql } from "kysely";
import type { Environment } from "../../study/results.ts";
import { workerId } from "../environment.ts";
import type { Store } from "../store/store.ts";

/** How often this program has become a worker: the studio's server is one for each study that it runs. */
let started = 0;

/** So many workers, on average, see at each heartbeat what dead ones have left; fewer than that all do. */
const ASKING_FOR_THE_DEAD = 4;

/** One worker as `study status` shows it. Its id is new for every start, so none is mistaken for an earlier one. */
export class Presence {
  private readonly id = started++ === 0 ? workerId : `${workerId}-${started}`;

  constructor(
    private readonly store: Store,
    private readonly version: Pick<Environment, "version" | "signature">,
    private readonly jobs: number,
  ) {}

  /**
   * Valid for this many seconds; expired entries of other workers are removed. Returns whether this worker should see what
   * dead ones have left: of many, a few are enough, since that question reads every job that somebody has.
   */
  async announce(seconds: number): Promise<boolean> {
    const { id, jobs, store } = this;
    const { version, signature } = this.version;
    const now = sql<number>`extract(epoch from now())`;
    const alive_until = sql<number>`${now} + ${seconds}`;
    // One statement: a thousand workers say this two hundred times a second.
    const { alive } = await store.query(() =>
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
        .returning(({ selectFrom }) =>
          selectFrom("workers")
            .select(({ fn }) => fn.countAll<string>().as("alive"))
            // Others do not see the same jobs.
            .where("version", "=", version)
            .where("signature", "=", signature)
            .as("alive"),
        )
        .executeTakeFirstOrThrow(),
    );
    return Math.random() * Number(alive) < ASKING_FOR_THE_DEAD;
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
