/** A run as a person at a terminal wants it: progress after two seconds, Ctrl-C that keeps what was found. */

import { runInThread } from "../../node/threads/in-thread.ts";
import type { RunRequest, RunResult } from "../../run/run.ts";
import type { SearchResult } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { color } from "./color.ts";
import { bytes, count, duration } from "./print.ts";

const QUIET_MS = 2000;
/** Where no line can be overwritten a new one is written, but seldom. */
const SELDOM_MS = 10_000;

/** Set by a signal; several runs may share one. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

export function newStopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(4));
}

export async function liveRun(
  request: RunRequest,
  label: string,
  { traceFile, stop = newStopFlag() }: { traceFile?: string | undefined; stop?: StopFlag } = {},
): Promise<RunResult> {
  const line = new StatusLine(label);
  const release = () => {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  };
  const interrupt = () => {
    line.clear();
    if (Atomics.exchange(stop, 0, 1) === 0) return;
    // The end waits for the thread; should that hang in the system, the next signal ends the process.
    release();
    process.exit(ExitCode.interrupted);
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    return await runInThread(request, {
      traceFile,
      stop,
      onMessage: (message) => {
        if (message.type === "warning") line.say(color.yellow(message.sentence));
        else if (message.type === "progress") line.show(progressText(message.soFar));
        else
          line.show(
            `building the table ${message.table} ${bar(message.share)} ${Math.floor(message.share * 100)} %`,
          );
      },
    });
  } finally {
    line.clear();
    release();
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

function bar(share: number): string {
  const full = Math.round(share * 24);
  return `[${"#".repeat(full)}${".".repeat(24 - full)}]`;
}

/** One line at the bottom of the terminal, on the error stream; nothing in the first two seconds. */
export class StatusLine {
  private readonly begun = performance.now();
  private lastLine = this.begun;
  private isShown = false;

  constructor(private readonly label: string) {}

  show(text: string): void {
    const now = performance.now();
    if (now - this.begun < QUIET_MS) return;
    const line = `${this.label}: ${text}`;
    if (process.stderr.isTTY) {
      process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
      this.isShown = true;
    } else if (now - this.lastLine >= SELDOM_MS) {
      process.stderr.write(`${line}\n`);
      this.lastLine = now;
    }
  }

  /** A line that stays. */
  say(sentence: string): void {
    this.clear();
    process.stderr.write(`${sentence}\n`);
  }

  clear(): void {
    if (this.isShown) process.stderr.write("\r\x1b[K");
    this.isShown = false;
  }
}
