/** The inside of the thread that runs a rule program in a pipe: sends the exit status, or what is wrong with the words. */
import { parentPort, resourceLimits, workerData } from "node:worker_threads";
import type { RuleError } from "../../clips/index.ts";
import { OptionError } from "../../search/index.ts";
import type { FromClipsThread, ToClipsThread } from "./clips-in-thread.ts";
import { CALLS_ON_LARGE_STACK, clipsSession } from "./clips-session.ts";
import { explainError } from "./explain-text.ts";
import { Output } from "./output.ts";
import { speechIn } from "./speech.ts";
import { Upkeep } from "./upkeep.ts";

const { words, flags, memory, language } = workerData as ToClipsThread;
const send = (message: FromClipsThread) => parentPort!.postMessage(message);
const output = new Output(memory);

void run();

async function run(): Promise<void> {
  try {
    const speech = flags.explain === true ? await speechIn(language) : undefined;
    const explain = speech && ((error: RuleError) => explainError(speech, error));
    const { environment } = clipsSession(words, flags, {
      explain,
      output,
      // V8 does not always tell that a thread's heap is full before it ends the process.
      stop: new Upkeep(output, resourceLimits.maxYoungGenerationSizeMb! * 2 ** 20),
      callsOnStack: CALLS_ON_LARGE_STACK,
    });
    const status = environment.exitStatus ?? environment.loop();
    output.flush();
    send({ type: "ended", status });
  } catch (error) {
    output.flush();
    if (!(error instanceof OptionError)) throw error;
    send({ type: "refused", message: error.message });
  }
}
