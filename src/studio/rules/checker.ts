/** Checks the program some time after the last edit, in a worker; one that does not answer is ended. */
import type { Problem } from "./problem.ts";

/** Milliseconds of rest before a check, and those that it may take. */
const REST = 400;
const PATIENCE = 4000;

export class Checker {
  private worker: Worker | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly tell: (text: string, problems: readonly Problem[]) => void;

  constructor(tell: (text: string, problems: readonly Problem[]) => void) {
    this.tell = tell;
  }

  check(text: string): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(text), REST);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }

  private start(text: string): void {
    // A check of an older text is of no use any more.
    if (this.worker?.onmessage) this.close();
    this.worker ??= new Worker(new URL("./worker/check-worker.ts", import.meta.url), { type: "module" });
    const { worker } = this;
    worker.onmessage = ({ data }: MessageEvent<Problem[]>) => {
      worker.onmessage = null;
      if (this.timer !== null) clearTimeout(this.timer);
      this.tell(text, data);
    };
    this.timer = setTimeout(() => this.close(), PATIENCE);
    worker.postMessage(text);
  }
}
