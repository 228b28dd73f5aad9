/** What is asked of a database that may be away for a while. */
import { setTimeout as pause } from "node:timers/promises";
import { AwayError } from "./store-postgres.ts";

const AGAIN_MS = 500;
/** Who is to end does not wait longer than some seconds. */
const LAST_TRIES = 20;

export interface Patience {
  /** Something that a user should know. */
  onWord?(sentence: string): void;
  /** Whether the one who asks is to end. */
  isEnding?(): boolean;
}

/** Asks again until the database is back. */
export async function persistently<Result>(
  ask: () => Promise<Result>,
  { onWord, isEnding }: Patience = {},
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask();
      if (tries > 1) onWord?.("The store is back.");
      return answer;
    } catch (error) {
      if (!(error instanceof AwayError) || (isEnding?.() && tries > LAST_TRIES)) throw error;
      if (tries === 1) onWord?.(`${error.message} Waiting for it…`);
      await pause(AGAIN_MS);
    }
  }
}
