/** Queries to a database that may be away for a while. */
import { setTimeout as pause } from "node:timers/promises";
import { studySentence } from "../../run/sentences.ts";
import { messageOf, type Sentence } from "../../search/index.ts";
import { AwayError } from "./store-postgres.ts";

const AGAIN_MS = 500;
/** When shutting down, give up after a few seconds. */
const LAST_TRIES = 20;

export interface Patience {
  /** Called when the database stays away, and when it is back. */
  onNotice?(notice: Sentence): void;
  /** Whether the caller is shutting down. */
  isEnding?(): boolean;
}

/** Repeats a query until the database is back. */
export async function persistently<Result>(
  query: () => Promise<Result>,
  { onNotice, isEnding }: Patience = {},
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await query();
      if (tries > 1) onNotice?.(studySentence("store-back"));
      return answer;
    } catch (error) {
      if (!(error instanceof AwayError) || (isEnding?.() && tries > LAST_TRIES)) throw error;
      if (tries === 1) onNotice?.(studySentence("store-waiting", messageOf(error)));
      await pause(AGAIN_MS);
    }
  }
}
