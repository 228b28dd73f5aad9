/** The inside of the thread that runs a rule program in a pipe: sends the exit status, or what is wrong with the words. */
import { parentPort, workerData } from "node:worker_threads";
import { OptionError } from "../../search/index.ts";
import type { FromClipsThread, ToClipsThread } from "./clips-in-thread.ts";
import { CALLS_ON_LARGE_STACK, clipsSession } from "./clips-session.ts";
import { explainError } from "./explain-text.ts";
import { Output } from "./output.ts";

const { words, flags, memory } = workerData as ToClipsThread;
const send = (message: FromClipsThread) => parentPort!.postMessage(message);
const output = new Output(memory);

try {
  const explain = flags.explain === true ? explainError : undefined;
  const { environment } = clipsSession(words, flags, { explain, output, callsOnStack: CALLS_ON_LARGE_STACK });
  const status = environment.exitStatus ?? environment.loop();
  output.flush();
  send({ type: "ended", status });
} catch (error) {
  output.flush();
  if (!(error instanceof OptionError)) throw error;
  send({ type: "refused", message: error.message });
}
