/** Ctrl-C and SIGTERM, handled once for the whole command line: the first asks the work to stop, the second ends the program. */
import { ExitCode } from "../exit-codes.ts";

interface InterruptOptions {
  /** Called at every signal, before anything else: to clear a status line, or to say what happens next. */
  onInterrupt?(): void;
  /** The signals to handle; by default Ctrl-C and SIGTERM. */
  readonly signals?: readonly NodeJS.Signals[];
}

/** Does the work, whose signal is aborted at the first interrupt. At the second the program exits with code 130. */
export async function untilInterrupted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { onInterrupt, signals = ["SIGINT", "SIGTERM"] }: InterruptOptions = {},
): Promise<Result> {
  const stop = new AbortController();
  const release = () => {
    for (const signal of signals) process.off(signal, interrupt);
  };
  const interrupt = () => {
    onInterrupt?.();
    if (!stop.signal.aborted) return stop.abort();
    // Exiting waits for threads. If one hangs in a system call, the next signal kills the process.
    release();
    process.exit(ExitCode.interrupted);
  };
  for (const signal of signals) process.on(signal, interrupt);
  try {
    return await work(stop.signal);
  } finally {
    release();
  }
}
