/** The inside of a worker thread: does one run and sends what happens to the thread that began it. */
import { parentPort, workerData } from "node:worker_threads";
import { faultOf, TextError } from "../../domains/index.ts";
import { type RunHost, run } from "../../run/run.ts";
import { OptionError } from "../../search/index.ts";
import { tableCache } from "../files/table-cache.ts";
import { TraceFile } from "../files/trace-file.ts";
import { memoryInUse } from "../memory-in-use.ts";
import { machineSentence } from "../sentences.ts";
import type { FromThread, ToThread } from "./in-thread.ts";
import { runOnCores } from "./run-on-cores.ts";

const PROGRESS_EVERY_MS = 200;

const { request, stop, memory, traceFile, cores } = workerData as ToThread;
const send = (message: FromThread) => parentPort!.postMessage(message);
const isStopped = () => Atomics.load(stop, 0) !== 0;
let lastProgress = performance.now();

void runAndSend();

async function runAndSend(): Promise<void> {
  try {
    const trace = traceFile === undefined ? undefined : new TraceFile(traceFile, { ...request });
    const host: RunHost = {
      keeper: tableCache(
        { building, warning: (sentence) => send({ type: "warning", sentence }) },
        cores > 1 ? { shared: new Map() } : {},
      ),
      signal: {
        get aborted() {
          return isStopped();
        },
      },
      memory,
      memoryInUse,
      observer: trace,
      progress: (soFar) => {
        if (isDue()) send({ type: "progress", soFar: soFar() });
      },
    };
    const result = cores > 1 ? await runOnCores(request, host, cores) : run(request, host);
    trace?.end(result);
    send({ type: "result", result });
  } catch (error) {
    send(failure(error));
  }
}

function building(table: string, share: number, bytes: number): void {
  if (isStopped()) {
    const sentence = machineSentence("table-stopped", table);
    send({ type: "warning", sentence });
    throw new Error(sentence.text); // `run` catches it
  }
  if (isDue() || share === 1) send({ type: "building", table, share, bytes });
}

function isDue(): boolean {
  const now = performance.now();
  if (now - lastProgress < PROGRESS_EVERY_MS) return false;
  lastProgress = now;
  return true;
}

function failure(error: unknown): FromThread {
  const fault = faultOf(error);
  const isFile = error instanceof Error && "syscall" in error;
  if (error instanceof TextError) return { type: "failure", kind: "text", ...fault };
  if (error instanceof OptionError || isFile) return { type: "failure", kind: "option", ...fault };
  const message = error instanceof Error ? (error.stack ?? fault.message) : fault.message;
  return { type: "failure", kind: "crash", message, said: null };
}
