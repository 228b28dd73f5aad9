/** Work for a person at a terminal: progress after two seconds, and Ctrl-C that keeps what was found. */

import { inThread, runInThread, type ThreadOptions, type ThreadTasks } from "../../node/threads/in-thread.ts";
import type { OwnSource } from "../../run/own-problem/source.ts";
import type { RunRequest, RunResult } from "../../run/run.ts";
import type { AnalysisProgress, SearchResult } from "../../search/index.ts";
import { faultText, words } from "../words/index.ts";
import { color } from "./color.ts";
import { untilInterrupted } from "./interrupt.ts";
import { bytes, count, duration } from "./print.ts";
import { StatusLine } from "./status-line.ts";

/** From here on a user may want to know what else there is. */
const LONG_MS = 20_000;

interface ProgressOptions {
  readonly traceFile?: string | undefined;
  /** Threads that a long search may use. */
  readonly cores?: number;
  /** What else could be tried, shown once if it takes long. */
  readonly hint?: string;
  /** The program that states the problem, instead of a domain. */
  readonly own?: OwnSource | undefined;
  /** Stops the run; without a signal, Ctrl-C does. */
  readonly signal?: AbortSignal;
}

export function runWithProgress(
  request: RunRequest,
  label: string,
  { traceFile, cores, hint = "", own, signal }: ProgressOptions = {},
): Promise<RunResult> {
  return shown({ label, hint }, signal, (options) =>
    runInThread(request, { traceFile, ...(cores && { cores }), own, ...options }),
  );
}

/** A task of a thread that is not a run; Ctrl-C ends it early. */
export function taskWithProgress<Kind extends Exclude<keyof ThreadTasks, "run">>(
  kind: Kind,
  asked: ThreadTasks[Kind]["asked"],
  label: string,
  { own, signal }: Pick<ProgressOptions, "own" | "signal"> = {},
): Promise<ThreadTasks[Kind]["result"]> {
  return shown({ label, hint: "" }, signal, (options) => inThread(kind, asked, { own, ...options }));
}

async function shown<Result>(
  { label, hint }: { readonly label: string; readonly hint: string },
  signal: AbortSignal | undefined,
  work: (options: Required<Pick<ThreadOptions, "stop" | "onMessage">>) => Promise<Result>,
): Promise<Result> {
  if (signal === undefined) return untilInterrupted((interrupt) => shown({ label, hint }, interrupt, work));
  const line = new StatusLine(label);
  const begun = performance.now();
  let isHinted = hint === "";
  let builtSince: number | undefined;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const onAbort = () => {
    line.clear();
    Atomics.store(stop, 0, 1);
  };
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  try {
    return await work({
      stop,
      onMessage: (message) => {
        if (message.type === "warning")
          line.say(color.yellow(faultText(message.sentence.text, message.sentence)));
        else if (message.type === "progress") {
          if (!isHinted && message.soFar.metrics.timeMs > LONG_MS) line.say(color.dim(hint));
          isHinted ||= message.soFar.metrics.timeMs > LONG_MS;
          line.show(progressText(message.soFar));
        } else if (message.type === "analysing")
          line.show(analysisText(message.soFar, performance.now() - begun));
        else line.show(buildingText(message.share, message.bytes, (builtSince ??= performance.now())));
      },
    });
  } finally {
    line.clear();
    signal.removeEventListener("abort", onAbort);
  }
}

function progressText({ metrics }: SearchResult<unknown, unknown>): string {
  const rate = Math.round((metrics.generated / Math.max(1, metrics.timeMs)) * 1000);
  const text = words.progress(metrics.timeMs, metrics.generated, rate, metrics.frontierLeft);
  return metrics.memoryBytes > 1e6 ? `${text} · ${bytes(metrics.memoryBytes)}` : text;
}

function analysisText({ stage, done, total }: AnalysisProgress, timeMs: number): string {
  const so = total === null ? count(done) : `${count(done)} / ${count(total)}`;
  return [duration(timeMs), `${so} ${words.stages[stage]}`].join(" · ");
}

function buildingText(share: number, size: number, since: number): string {
  const left = share > 0 ? ((performance.now() - since) * (1 - share)) / share : undefined;
  return words.building(size, bar(share), Math.floor(share * 100), left);
}

function bar(share: number): string {
  const full = Math.round(share * 24);
  return `[${"#".repeat(full)}${".".repeat(24 - full)}]`;
}
