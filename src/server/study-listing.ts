/**
 * The list of studies that pages show. It changes with the events of the studies that run here; studies that other programs
 * run are read from the store now and then, while a page is open.
 */
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Store, StudySummary } from "../node/store/store.ts";
import type { MachineListing } from "../study/machine-studies.ts";
import type { RunningStudies } from "./running-studies.ts";

/** How often the store is read for what others do. */
const READ_EVERY_MS = 2000;
/** Changes closer together than this are sent as one. */
const AT_MOST_EVERY_MS = 100;

export class StudyListing {
  private summaries: Promise<readonly StudySummary[]> | undefined;
  private readAt = 0;
  /** Which studies ran here when the store was read: it is read again when one begins or ends. */
  private runningThen = "";
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly store: Store,
    private readonly running: RunningStudies,
  ) {
    running.onChange = () => {
      for (const wake of this.waiting) wake();
      this.waiting.clear();
    };
  }

  /** The list as JSON: as it is now, and after each change until `signal`. */
  async *changes(signal: AbortSignal): AsyncGenerator<string> {
    let last = "";
    while (!signal.aborted) {
      const change = this.nextChange(signal);
      const data = JSON.stringify(await this.listing());
      if (data !== last) yield data;
      last = data;
      await change;
      await pause(AT_MOST_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  private async listing(): Promise<MachineListing> {
    const studies = await this.known();
    return {
      store: this.store.label,
      cores: availableParallelism(),
      studies: studies.toReversed().map((study) => ({
        ...study,
        done: this.running.progress(study.id)?.done ?? study.done,
        isRunning: this.running.isRunning(study.id),
        failure: this.running.failure(study.id),
      })),
    };
  }

  /** From the store; all open pages share one reading. */
  private known(): Promise<readonly StudySummary[]> {
    const runningNow = this.running.ids().join(" ");
    const isOld = performance.now() - this.readAt > READ_EVERY_MS;
    if (this.summaries === undefined || isOld || runningNow !== this.runningThen) {
      this.readAt = performance.now();
      this.runningThen = runningNow;
      this.summaries = this.store.summaries();
      this.summaries.catch(() => {
        this.summaries = undefined;
      });
    }
    return this.summaries;
  }

  /** Resolves at the next change, or when it is time to read the store again. */
  private nextChange(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, READ_EVERY_MS);
      signal.addEventListener("abort", wake);
      this.waiting.add(wake);
    });
  }
}
