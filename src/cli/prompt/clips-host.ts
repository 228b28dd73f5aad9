/** The outside world for CLIPS programs on the command line: terminal, files, processes, the clock. */

import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  readFileSync,
  readSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { isatty } from "node:tty";
import type { Host } from "../../clips/index.ts";

/** Output is written in pieces of this size, and before every read. */
const PIECE = 1 << 14;

export interface TerminalHost extends Host {
  /** Lines read before the program asked for them. */
  readonly typedAhead: string[];
  flush(): void;
}

/** `sandbox` leaves out files and processes. */
export function terminalHost(sandbox: boolean): TerminalHost {
  let pending = "";
  // At a terminal, each line appears as it is written.
  const isWatched = isatty(1);
  const typedAhead: string[] = [];
  const flush = () => {
    const text = pending;
    pending = "";
    writeAll(text);
  };
  const terminal: TerminalHost = {
    typedAhead,
    flush,
    write: (text) => {
      pending += text;
      if (pending.length > PIECE || (isWatched && text.includes("\n"))) flush();
    },
    readLine: () => {
      flush();
      return typedAhead.shift() ?? readLine();
    },
    time: () => Date.now() / 1000,
  };
  return sandbox ? terminal : { ...terminal, ...filesAndProcesses(flush) };
}

function filesAndProcesses(flush: () => void): Host {
  return {
    readFile: (path) => attempt(() => readFileSync(path, "utf8")),
    writeFile: (path, text, append) => isDone(() => (append ? appendFileSync : writeFileSync)(path, text)),
    removeFile: (path) => isDone(() => unlinkSync(path)),
    renameFile: (from, to) => isDone(() => renameSync(from, to)),
    system: (command) => {
      flush();
      return spawnSync(command, { shell: true, stdio: "inherit" }).status ?? -1;
    },
    environment: (name) => process.env[name],
  };
}

/** False where the system refuses. */
function isDone(work: () => void): boolean {
  return (
    attempt(() => {
      work();
      return true;
    }) ?? false
  );
}

/** Undefined where the system refuses. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Standard output may be a pipe that is full for a moment; a closed one ends the program. */
function writeAll(text: string): void {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") process.exit(0);
    }
  }
}

let unread = Buffer.alloc(0);

/** One line of standard input with its end; undefined when there is no more. */
function readLine(): string | undefined {
  for (;;) {
    const end = unread.indexOf(10);
    if (end >= 0) return take(end + 1);
    const piece = Buffer.alloc(1 << 16);
    const size = readPiece(piece);
    if (size === 0) return unread.length === 0 ? undefined : take(unread.length);
    unread = Buffer.concat([unread, piece.subarray(0, size)]);
  }
}

function take(size: number): string {
  const line = unread.toString("utf8", 0, size);
  unread = unread.subarray(size);
  return line;
}

function readPiece(piece: Buffer): number {
  for (;;) {
    try {
      return readSync(0, piece);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
