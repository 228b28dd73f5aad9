/** Work that Ctrl-C can abort at any moment, even in a loop that never yields. */
import { runInThisContext } from "node:vm";

const KEY = "frontier:work";

/** False if it was interrupted: then nothing after the point of interruption ran, not even `finally`. */
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
