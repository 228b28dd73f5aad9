/** The inside of a worker thread: does one task and sends what happens to the thread that began it. */
import { parentPort, workerData } from "node:worker_threads";
import { faultOf, faultSaying, type TableKeeper, TextError } from "../../domains/index.ts";
import { boardEstimates } from "../../run/heuristics/board.ts";
import { analyseSpace, type SpaceHost } from "../../run/heuristics/space.ts";
import { domainOf, runOwn } from "../../run/own-problem/domain.ts";
import { type OwnProgram, textOf } from "../../run/own-problem/program.ts";
import { programSentence } from "../../run/own-problem/sentences.ts";
import type { OwnSource } from "../../run/own-problem/source.ts";
import { domainNamed, prepareIn, type RunHost, type RunRequest, run } from "../../run/run.ts";
import { checkProblem, OptionError, ProblemError, type Sentence } from "../../search/index.ts";
import { tableCache } from "../files/table-cache.ts";
import { TraceFile } from "../files/trace-file.ts";
import { memoryInUse } from "../memory-in-use.ts";
import { machineSentence } from "../sentences.ts";
import type { FromThread, ThreadTask, ThreadTasks, ToThread } from "./in-thread.ts";
import { runOnCores } from "./run-on-cores.ts";

const PROGRESS_EVERY_MS = 200;

const { task, own, beats, stop, memory } = workerData as ToThread;
const send = (message: FromThread) => parentPort!.postMessage(message);
const isStopped = () => Atomics.load(stop, 0) !== 0;
let lastProgress = performance.now();

const signal = {
  get aborted() {
    return isStopped();
  },
};

// What a program has begun may go wrong at any time.
if (own !== undefined) process.on("uncaughtException", (error) => send(failure(error)));
void workAndSend();

async function workAndSend(): Promise<void> {
  try {
    send({ type: "result", result: await resultOf(task) });
  } catch (error) {
    send(failure(error));
  }
}

async function resultOf(task: ThreadTask): Promise<ThreadTasks[keyof ThreadTasks]["result"]> {
  const program = own && (await ownProgram(own));
  if (task.kind === "names") return Object.keys(program!.heuristics);
  if (task.kind === "run") return runTask(task, program);
  const domain = program && domainOf(program);
  if (task.kind === "check") return checked(task.request, domain);
  if (task.kind === "board") return boardEstimates(task.request, task.heuristics, keeperOf(false), domain);
  const host: SpaceHost = {
    keeper: keeperOf(false),
    signal,
    memory,
    memoryInUse,
    abandoned,
    progress: (soFar) => {
      if (isDue()) send({ type: "analysing", soFar });
    },
  };
  return analyseSpace(task.request, host, domain);
}

async function ownProgram(source: OwnSource): Promise<OwnProgram> {
  const { readOwnProgram } = await import("../own-program.ts");
  return readOwnProgram(source, () => Atomics.add(beats, 0, 1));
}

async function runTask(
  { request, traceFile, cores }: ThreadTask & { kind: "run" },
  program: OwnProgram | undefined,
) {
  const trace = traceFile === undefined ? undefined : new TraceFile(traceFile, { ...request });
  const host: RunHost = {
    keeper: keeperOf(cores > 1),
    signal,
    memory,
    memoryInUse,
    observer: trace,
    abandoned,
    progress: (soFar) => {
      if (isDue()) send({ type: "progress", soFar: soFar() });
    },
  };
  const result = await resultOfRun(request, host, cores, program);
  trace?.end(result);
  return result;
}

function checked(request: RunRequest, domain = domainNamed(request.domain)) {
  const { opened, heuristic } = prepareIn(domain, request);
  return checkProblem(opened.problem, { heuristic, stateText: (state) => opened.line(state) });
}

function resultOfRun(request: RunRequest, host: RunHost, cores: number, program: OwnProgram | undefined) {
  if (program !== undefined) return runOwn(program, request, host);
  return cores > 1 ? runOnCores(request, host, cores) : run(request, host);
}

function keeperOf(isShared: boolean): TableKeeper {
  const events = { building, warning: (sentence: Sentence) => send({ type: "warning", sentence }) };
  return tableCache(events, isShared ? { shared: new Map() } : {});
}

function building(table: string, share: number, bytes: number): void {
  if (isStopped()) {
    abandoned(table);
    throw new Error(table); // `run` catches it
  }
  if (isDue() || share === 1) send({ type: "building", table, share, bytes });
}

function abandoned(table: string): void {
  send({ type: "warning", sentence: machineSentence("table-stopped", table) });
}

function isDue(): boolean {
  const now = performance.now();
  if (now - lastProgress < PROGRESS_EVERY_MS) return false;
  lastProgress = now;
  return true;
}

function failure(error: unknown): FromThread {
  return own === undefined ? failureOf(error) : failureOfOwn(error);
}

/** Whatever is thrown while a program runs is its author's to mend. */
function failureOfOwn(error: unknown): FromThread {
  try {
    const failed = failureOf(error);
    if (failed.type === "failure" && failed.kind !== "crash") return failed;
  } catch {
    // An error may have getters that throw.
  }
  const sentence = programSentence("program-broke", textOf(error));
  return { type: "failure", kind: "option", ...faultSaying(sentence) };
}

function failureOf(error: unknown): FromThread {
  const fault = faultOf(error);
  const isFile = error instanceof Error && "syscall" in error;
  if (error instanceof TextError) return { type: "failure", kind: "text", ...fault };
  // A wrong answer of a domain's function would be a bug; of a program, it is its author's to mend.
  const isOwn = own !== undefined && error instanceof ProblemError;
  if (error instanceof OptionError || isFile || isOwn) return { type: "failure", kind: "option", ...fault };
  const message = error instanceof Error ? (error.stack ?? fault.message) : fault.message;
  return { type: "failure", kind: "crash", message, said: null };
}
