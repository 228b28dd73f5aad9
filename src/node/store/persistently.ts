/** Queries to a database that may be away for a while. */
import { setTimeout as pause } from "node:timers/promises";
import { studySentence } from "../../run/sentences.ts";
import { messageOf, OptionError, type Sentence } from "../../search/index.ts";

/** The database is away, but may come back. */
export class AwayError extends OptionError {}

/** The caller was ending, and the database was away until the last moment. */
export class UnansweredError extends AwayError {}

/** The first pause; each is twice as long as the one before, up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A program that is ending waits this long for an answer. */
const LAST_MS = 3000;

export interface Patience {
  /** Called when the database stays away, and when it is back. */
  onNotice?(notice: Sentence): void;
  /** Tells that the caller is ending: then a query has some seconds left, whatever the database does. */
  readonly signal?: AbortSignal;
}

/** Of a caller that is ending, or whom somebody waits for. */
export const briefly: Patience = { signal: AbortSignal.abort() };

/** Repeats a query until the database is back. Throws an UnansweredError if the caller ends before that. */
export async function persistently<Result>(
  query: () => Promise<Result>,
  { onNotice, signal }: Patience = {},
): Promise<Result> {
  const end = lastMoment(signal);
  try {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await Promise.race([query(), end.come]);
        if (tries > 1) onNotice?.(studySentence("store-back"));
        return answer;
      } catch (error) {
        if (!(error instanceof AwayError)) throw error;
        if (end.isOver()) throw new UnansweredError(messageOf(error));
        if (tries === 1) onNotice?.(studySentence("store-waiting", messageOf(error)));
        await pauseUnless(signal, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
      }
    }
  } finally {
    end.forget();
  }
}

/** Many programs that lost the same database do not come back at the same moment. */
async function pauseUnless(signal: AbortSignal | undefined, ms: number): Promise<void> {
  if (signal?.aborted) return pause(FIRST_PAUSE_MS);
  await pause(ms * (0.5 + Math.random() / 2), undefined, signal && { signal }).catch(() => {});
}

interface LastMoment {
  /** Rejects some seconds after the signal. */
  readonly come: Promise<never>;
  isOver(): boolean;
  forget(): void;
}

function lastMoment(signal: AbortSignal | undefined): LastMoment {
  let [timer, isOver]: [NodeJS.Timeout | undefined, boolean] = [undefined, false];
  let begin = () => {};
  const come = new Promise<never>((_resolve, reject) => {
    begin = () => {
      timer = setTimeout(() => {
        isOver = true;
        reject(new UnansweredError(studySentence("store-silent")));
      }, LAST_MS);
    };
  });
  come.catch(() => {});
  if (signal?.aborted) begin();
  else signal?.addEventListener("abort", begin, { once: true });
  return {
    come,
    isOver: () => isOver,
    forget: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", begin);
    },
  };
}
