/**
 * Hears the debugger while the actions of a rule do not end. They hold the only thread, so that nothing else reads the input:
 * it is looked at from time to time, between two steps of the program, and handed on.
 */
import { readSync } from "node:fs";
import { PassThrough } from "node:stream";

const STANDARD_INPUT = 0;
/** Steps of the program between two looks at the clock, and how long nobody else may have read before the input is looked at. */
const STEPS = 1000;
const PATIENCE_MS = 500;
/** Requests that the program must not keep waiting. */
const URGENT = /"command"\s*:\s*"(pause|terminate|disconnect)"/;

export class Attention {
  /** What the debugger sends, whoever has read it. */
  readonly input = new PassThrough();
  private steps = 0;
  private lastRead = Date.now();
  private isWanted = false;
  private readonly bytes = Buffer.alloc(65_536);

  constructor(stream: NodeJS.ReadableStream) {
    stream.pipe(this.input);
  }

  /** The program begins to run; until it ends, `aborted` stops it once the debugger asks for that. */
  begin(): void {
    this.lastRead = Date.now();
    this.isWanted = false;
  }

  get aborted(): boolean {
    if (this.isWanted) return true;
    if (++this.steps % STEPS !== 0 || Date.now() - this.lastRead < PATIENCE_MS) return false;
    this.lastRead = Date.now();
    return this.look();
  }

  private look(): boolean {
    // On Windows it would wait for input.
    if (process.platform === "win32") return false;
    let count: number;
    try {
      count = readSync(STANDARD_INPUT, this.bytes);
    } catch {
      // There is nothing to read.
      return false;
    }
    const text = this.bytes.toString("utf8", 0, count);
    if (count === 0) this.input.end();
    else this.input.write(Buffer.from(this.bytes.subarray(0, count)));
    this.isWanted = count === 0 || URGENT.test(text);
    return this.isWanted;
  }
}
