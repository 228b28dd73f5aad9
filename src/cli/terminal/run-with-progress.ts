/** A run for a person at a terminal: progress after two seconds, and Ctrl-C that keeps what was found. */

import { runInThread } from "../../node/threads/in-thread.ts";
import type { RunRequest, RunResult } from "../../run/run.ts";
import type { SearchResult } from "../../search/index.ts";
import { color } from "./color.ts";
import { untilInterrupted } from "./interrupt.ts";
import { bytes, count, duration } from "./print.ts";
import { StatusLine } from "./status-line.ts";

interface ProgressOptions {
  readonly traceFile?: string | undefined;
  /** Threads that a long search may use. */
  readonly cores?: number;
  /** Stops the run; without a signal, Ctrl-C does. */
  readonly signal?: AbortSignal;
}

export function runWithProgress(
  request: RunRequest,
  label: string,
  options: ProgressOptions = {},
): Promise<RunResult> {
  const { signal } = options;
  if (signal === undefined)
    return untilInterrupted((interrupt) =>
      runWithProgress(request, label, { ...options, signal: interrupt }),
    );
  return shownRun(request, label, options, signal);
}

async function shownRun(
  request: RunRequest,
  label: string,
  { traceFile, cores }: ProgressOptions,
  signal: AbortSignal,
): Promise<RunResult> {
  const line = new StatusLine(label);
  let builtSince: number | undefined;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const onAbort = () => {
    line.clear();
    Atomics.store(stop, 0, 1);
  };
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  try {
    return await runInThread(request, {
      traceFile,
      ...(cores && { cores }),
      stop,
      onMessage: (message) => {
        if (message.type === "warning") line.say(color.yellow(message.sentence));
        else if (message.type === "progress") line.show(progressText(message.soFar));
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
  const parts = [
    duration(metrics.timeMs),
    `${count(metrics.generated)} nodes`,
    `${count(rate)}/s`,
    `frontier ${count(metrics.frontierLeft)}`,
  ];
  if (metrics.memoryBytes > 1e6) parts.push(bytes(metrics.memoryBytes));
  return parts.join(" · ");
}

function buildingText(share: number, size: number, since: number): string {
  const left = share > 0 ? ((performance.now() - since) * (1 - share)) / share : undefined;
  const time = left === undefined ? "" : `, about ${duration(left)} left`;
  return `building tables of ${bytes(size)}, kept for the next time ${bar(share)} ${Math.floor(share * 100)} %${time}`;
}

function bar(share: number): string {
  const full = Math.round(share * 24);
  return `[${"#".repeat(full)}${".".repeat(24 - full)}]`;
}
