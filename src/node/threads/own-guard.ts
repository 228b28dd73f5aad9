/**
 * Watches a thread that runs a program of the user's. What no limit and no Ctrl-C reaches from inside is ended from here: a function that
 * does not come back, memory that V8 does not count.
 */
import type { Worker } from "node:worker_threads";
import { faultSaying, type Settings } from "../../domains/index.ts";
import { textOf } from "../../run/own-problem/program.ts";
import { programSentence } from "../../run/own-problem/sentences.ts";
import { solveOptions } from "../../run/settings.ts";
import type { Sentence } from "../../search/index.ts";
import { bytes } from "../../words/number-text.ts";
import { RunError } from "./run-error.ts";

/** What a call of a function may take beyond a limit or Ctrl-C, and what the rest of the work may. */
const CALL_PATIENCE_MS = 1000;
const PATIENCE_MS = 5000;
const CHECK_MS = 100;
const LAST_RESORT_MS = 2000;
/** What a process takes beside what is counted as memory of a run. */
const HEADROOM_BYTES = 1e9;

interface Guarded {
  readonly settings: Settings;
  readonly stop: Int32Array;
  /** Counts the calls of the program's functions. */
  readonly beats: Int32Array;
  /** In bytes. */
  readonly memory: number;
}

/** Rejects with a RunError when the thread has to be ended; `release` ends the watch and the thread. */
export function guarded(
  worker: Worker,
  { settings, stop, beats, memory }: Guarded,
): { readonly trouble: Promise<never>; release(): void } {
  const { limits } = solveOptions(settings);
  const mostBytes = memory + HEADROOM_BYTES;
  const begun = { clock: performance.now(), processor: process.cpuUsage() };
  let beat = { count: -1, since: begun.clock };
  let overSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isOver = () => {
    const { time, cpu } = limits;
    const { user, system } = process.cpuUsage(begun.processor);
    return (
      Atomics.load(stop, 0) !== 0 ||
      (time !== undefined && performance.now() - begun.clock >= time) ||
      (cpu !== undefined && (user + system) / 1000 >= cpu)
    );
  };
  const faultNow = (): Sentence | undefined => {
    const now = performance.now();
    if (process.memoryUsage.rss() > mostBytes) return programSentence("program-memory", bytes(memory));
    const count = Atomics.load(beats, 0);
    if (count !== beat.count) beat = { count, since: now };
    if (!isOver()) return undefined;
    overSince ??= now;
    const [inCall, inAll] = [now - Math.max(beat.since, overSince), now - overSince];
    if (inCall < CALL_PATIENCE_MS && inAll < PATIENCE_MS) return undefined;
    const patience = inCall < CALL_PATIENCE_MS ? PATIENCE_MS : CALL_PATIENCE_MS;
    return programSentence("program-endless", patience / 1000);
  };
  let isTroubled = false;
  const trouble = new Promise<never>((_, reject) => {
    const refuse = (sentence: Sentence) => {
      isTroubled = true;
      reject(new RunError({ kind: "option", ...faultSaying(sentence) }));
    };
    timer = setInterval(() => {
      const sentence = faultNow();
      if (sentence !== undefined) refuse(sentence);
    }, CHECK_MS);
    worker.on("error", (error) =>
      (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY"
        ? refuse(programSentence("program-memory", bytes(memory)))
        : refuse(programSentence("program-broke", textOf(error))),
    );
    worker.on("exit", (code) => refuse(programSentence("program-ended", code)));
  });
  return {
    trouble,
    release() {
      clearInterval(timer);
      // A thread that the system does not give back, such as one that reads a device, would keep the process for ever.
      const lastResort = setTimeout(() => process.kill(process.pid, "SIGKILL"), LAST_RESORT_MS);
      if (!isTroubled) clearTimeout(lastResort);
      void worker.terminate().then(() => clearTimeout(lastResort));
    },
  };
}
