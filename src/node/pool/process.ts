/** One process of the pool as its parent sees it: started with a limit on its memory, watched, and ended from outside. */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { RunOutcome } from "../../run/outcome.ts";
import { died } from "../../run/outcome.ts";
import { studySentence } from "../../run/sentences.ts";
import type { Sentence } from "../../search/index.ts";
import { builtFile, codeCache } from "../files/package-files.ts";
import type { Effort, FromProcess, PoolTask, TaskAnswer, ToProcess } from "./pool-task.ts";

interface Listener {
  /** The clock of the current run starts now, or stands still until the next call. */
  clock(isRunning: boolean): void;
  answer(answer: TaskAnswer, effort: Effort): void;
  /** The process has ended by itself, and with it the run that it was doing. */
  ended(died: RunOutcome, effort: Effort): void;
  /** Ctrl-C at the terminal has ended the process, which was not ready yet to ignore it. */
  interrupted(): void;
}

/** By how much a run may exceed its time limit before it is killed: a factor, and milliseconds. */
const TIME_SHARE = 1.25;
const TIME_MORE_MS = 2000;
/** The same for memory: besides nodes, a process holds its program and garbage. */
const MEMORY_SHARE = 1.25;
const MEMORY_MORE = 300e6;
const PAGE_BYTES = 4096;
const MS_PER_TICK = 10;
/** How much of the error output of a dying process is kept. */
const LAST_WORDS = 4000;

export class PoolProcess {
  private readonly child: ChildProcess;
  private lastWords = "";
  /** Why we killed it, if we did. */
  private killedFor: Sentence | undefined;
  /** The run in progress, and what the process had used of the processor when it was first seen. */
  private looked: { readonly task: PoolTask; readonly cpuMs: number } | undefined;

  /** V8's heap is limited only if a limit was asked for: without a flag the process starts faster. */
  constructor({ memory, isLimited }: PoolTask, listener: Listener) {
    const heapMb = Math.ceil((memory * MEMORY_SHARE + MEMORY_MORE) / 2 ** 20);
    this.child = fork(codeCache(), [builtFile("pool-process")], {
      execArgv: isLimited ? [`--max-old-space-size=${heapMb}`] : [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS);
    });
    this.child.on("message", (message: FromProcess) => {
      if (message.type === "answer")
        listener.answer(message.answer, { cpuMs: message.cpuMs, exitStatus: null });
      else listener.clock(message.type === "ready" || message.isReady);
    });
    this.child.on("error", (error) => {
      this.lastWords += error.message;
    });
    // Not "exit": the last message and the last output arrive before "close".
    this.child.on("close", (code, signal) => {
      if (signal === "SIGINT" || signal === "SIGTERM") listener.interrupted();
      else listener.ended(died(this.reason(code, signal)), { cpuMs: null, exitStatus: signal ?? code });
    });
  }

  /** Gives the process tasks to do after those that it has. */
  send(tasks: readonly PoolTask[]): void {
    const message: ToProcess = tasks.map(({ request, piece, memory }) => ({
      request,
      memory,
      ...(piece !== undefined && { piece }),
    }));
    // The end of a process is reported by its own event.
    if (this.child.connected) this.child.send(message, () => {});
  }

  kill(): void {
    this.child.removeAllListeners("message");
    this.child.kill("SIGKILL");
  }

  /** Kills the process if its run, which has taken this long, exceeds its limits. */
  check(task: PoolTask, elapsedMs: number): void {
    const { timeMs, cpuMs, memory } = task;
    if (timeMs !== undefined && elapsedMs > timeMs * TIME_SHARE + TIME_MORE_MS)
      this.killFor(studySentence("time-killed", (elapsedMs / 1000).toFixed(1)));
    if (cpuMs !== undefined) this.checkProcessorTime(task, cpuMs, elapsedMs > 0);
    const used = memoryOf(this.child.pid);
    if (used > memory * MEMORY_SHARE + MEMORY_MORE)
      this.killFor(studySentence("memory-killed", megabytes(used), megabytes(memory)));
  }

  /** What a run has used is known from the first look at it on, which is lenient; tables are not its work. */
  private checkProcessorTime(task: PoolTask, cpuMs: number, isRunning: boolean): void {
    const now = processorTimeOf(this.child.pid);
    if (this.looked?.task !== task || !isRunning) this.looked = { task, cpuMs: now };
    const used = now - this.looked.cpuMs;
    if (used > cpuMs * TIME_SHARE + TIME_MORE_MS)
      this.killFor(studySentence("cpu-killed", (used / 1000).toFixed(1)));
  }

  private killFor(reason: Sentence): void {
    this.killedFor ??= reason;
    this.child.kill("SIGKILL");
  }

  private reason(code: number | null, signal: NodeJS.Signals | null): Sentence {
    if (this.killedFor !== undefined) return this.killedFor;
    const fatal = /FATAL ERROR: (.*)/.exec(this.lastWords)?.[1];
    if (fatal !== undefined) return studySentence("out-of-memory", fatal.trim());
    if (signal !== null) return studySentence("killed-by", signal);
    const said = this.lastWords
      .trim()
      .split("\n")
      .findLast((line) => /Error/.test(line));
    return said === undefined
      ? studySentence("ended-with", String(code))
      : studySentence("ended-saying", String(code), said.trim());
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** Milliseconds, on systems that show them in /proc; otherwise 0. The name of the program, in brackets, may hold anything. */
function processorTimeOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

/** Resident memory, on systems that show it in /proc; otherwise 0. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
