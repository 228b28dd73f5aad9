/** Work that Ctrl-C breaks off at any moment, also in a loop that never looks up. */
import { runInThisContext } from "node:vm";

const KEY = "frontier:work";

/** False when it was interrupted: then nothing behind the point of interruption was done, not even `finally`. */
export function interruptible(work: () => void): boolean {
  const table = globalThis as unknown as Record<string, (() => void) | undefined>;
  let failure: { error: unknown } | null = null;
  table[KEY] = () => {
    try {
      work();
    } catch (error) {
      failure = { error };
    }
  };
  try {
    runInThisContext(`globalThis[${JSON.stringify(KEY)}]()`, { breakOnSigint: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_INTERRUPTED") throw error;
    return false;
  } finally {
    delete table[KEY];
  }
  if (failure !== null) throw (failure as { error: unknown }).error;
  return true;
}
