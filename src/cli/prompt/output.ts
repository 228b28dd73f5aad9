/** Standard output of a rule program, collected in shared memory: another thread can write the rest when this one ends. */
import { writeSync } from "node:fs";
import { encode } from "../../node/files/clips-bytes.ts";
import { outputFailed } from "../exit-codes.ts";
import { isTerminal } from "../terminal/is-terminal.ts";

const CAPACITY = 1 << 14;
const FLUSH_EVERY_MS = 100;

export class Output {
  /** How many bytes wait, and the bytes. */
  readonly memory: SharedArrayBuffer;
  private readonly count: Int32Array;
  private readonly bytes: Uint8Array;
  // At a terminal, each line appears as it is written.
  private readonly isWatched = isTerminal(1);
  private lastFlush = 0;

  constructor(memory = new SharedArrayBuffer(4 + CAPACITY)) {
    this.memory = memory;
    this.count = new Int32Array(memory, 0, 1);
    this.bytes = new Uint8Array(memory, 4);
  }

  write(text: string): void {
    const bytes = encode(text);
    if (this.count[0] + bytes.length > CAPACITY) this.flush();
    if (bytes.length > CAPACITY) {
      writeAll(bytes);
      return;
    }
    this.bytes.set(bytes, this.count[0]);
    this.count[0] += bytes.length;
    // A program that computes for long shows what it has printed.
    if ((this.isWatched && text.includes("\n")) || Date.now() - this.lastFlush > FLUSH_EVERY_MS) this.flush();
  }

  flush(): void {
    const bytes = this.bytes.slice(0, this.count[0]);
    this.count[0] = 0;
    this.lastFlush = Date.now();
    writeAll(bytes);
  }
}

/** Standard output may be a pipe that is full for a moment; one that cannot be written ends the program. */
function writeAll(bytes: Uint8Array): void {
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") process.exit(outputFailed(error as Error));
    }
  }
}
