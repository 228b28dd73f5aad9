/** The line that shows how far a command is. */
import { visible } from "./color.ts";

const QUIET_MS = 2000;
/** Where a line cannot be overwritten, new ones are written, but rarely. */
const SELDOM_MS = 10_000;

/** One line at the bottom of the terminal, on the error stream; nothing in the first two seconds. */
export class StatusLine {
  private readonly begun = performance.now();
  private lastLine = this.begun;
  private isShown = false;

  constructor(private readonly label: string) {}

  show(text: string): void {
    const now = performance.now();
    if (now - this.begun < QUIET_MS) return;
    const line = visible(`${this.label}: ${text}`);
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
