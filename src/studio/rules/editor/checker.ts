/** Checks the program in a worker once the user has stopped typing; a check that takes too long is aborted. */
import { WorkerClient } from "../../app/worker/client.ts";
import type { Problem } from "../worker/problem.ts";

/** Milliseconds without an edit before a check, and the most that a check may take. */
const REST = 400;
const PATIENCE = 4000;

type CheckClient = WorkerClient<never, never, string, readonly Problem[]>;

export class Checker {
  private client: CheckClient | null = null;
  private isChecking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly found: (text: string, problems: readonly Problem[]) => void) {}

  check(text: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.start(text), REST);
  }

  close(): void {
    clearTimeout(this.timer);
    this.client?.end();
    this.client = null;
    this.isChecking = false;
  }

  private async start(text: string): Promise<void> {
    // Nobody needs the check of an older text any more.
    if (this.isChecking) this.close();
    const client = (this.client ??= newClient());
    this.isChecking = true;
    this.timer = setTimeout(() => this.close(), PATIENCE);
    const problems = await client.ask(text);
    if (client !== this.client) return;
    if (problems === undefined) return this.close();
    clearTimeout(this.timer);
    this.isChecking = false;
    this.found(text, problems);
  }
}

function newClient(): CheckClient {
  return new WorkerClient(new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" }), {});
}
