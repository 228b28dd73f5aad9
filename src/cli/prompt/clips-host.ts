/** The outside world for CLIPS programs on the command line: terminal, files, processes, the clock. */

import { readSync } from "node:fs";
import type { Host } from "../../clips/index.ts";
import { decode } from "../../node/files/clips-bytes.ts";
import { clipsFiles } from "../../node/files/clips-files.ts";
import { Output } from "./output.ts";

export interface TerminalHost extends Host {
  /** Lines read before the program asked for them. */
  readonly typedAhead: string[];
  flush(): void;
}

interface Permissions {
  /** Leaves out files and the environment. */
  readonly sandbox?: boolean;
  /** Lets `system` run commands. In the C program of Debian it does nothing. */
  readonly allowSystem?: boolean;
}

export function terminalHost(permissions: Permissions, output = new Output()): TerminalHost {
  const typedAhead: string[] = [];
  const flush = () => output.flush();
  const terminal: TerminalHost = {
    typedAhead,
    flush,
    write: (text) => output.write(text),
    readLine: () => {
      flush();
      return typedAhead.shift() ?? readLine();
    },
    time: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  };
  if (permissions.sandbox) return terminal;
  return { ...terminal, ...clipsFiles, ...(permissions.allowSystem ? { system: systemCommand(flush) } : {}) };
}

function systemCommand(flush: () => void): (command: string) => number {
  return (command) => {
    flush();
    const { spawnSync } = process.getBuiltinModule("node:child_process");
    return spawnSync(command, { shell: true, stdio: "inherit" }).status ?? -1;
  };
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
  const line = decode(unread.subarray(0, size));
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
