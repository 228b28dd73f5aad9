/** The other threads of a split search: started when there is enough to do, given the pieces of each round, ended at the end. */
import type { Worker } from "node:worker_threads";
import type { FromPieceThread, PieceThreadData, ToPieceThread } from "./piece-messages.ts";
import { startThread } from "./start-thread.ts";

export class PieceThreads {
  private readonly threads: Promise<Worker>[] = [];
  private rounds: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly data: PieceThreadData,
    private readonly onReport: (message: FromPieceThread) => void,
    /** Called if a thread fails; `idle` then says why. */
    private readonly onFailure: () => void,
  ) {}

  get count(): number {
    return this.threads.length;
  }

  /** Starts threads until there are this many: what they load takes as long as many searches. */
  async start(count: number): Promise<void> {
    while (this.threads.length < count)
      this.threads.push(startThread("piece-thread", { workerData: this.data }));
    await Promise.all(this.threads);
  }

  /** Lets threads take pieces, at least this many; further ones are started. All must be idle. */
  begin(pieces: ToPieceThread, count: number): void {
    // Whether they can be started is seen by each round.
    this.start(count).catch(() => {});
    this.rounds = Promise.all(this.threads.map(async (thread) => this.round(await thread, pieces)));
    this.rounds.catch(this.onFailure);
  }

  /** Waits until no thread has a piece any more. Rejects if one has failed. */
  async idle(): Promise<void> {
    await this.rounds;
  }

  /** Ends the threads, whatever they do. */
  end(): void {
    for (const thread of this.threads)
      thread.then(
        (worker) => worker.terminate(),
        () => {},
      );
  }

  private round(worker: Worker, pieces: ToPieceThread): Promise<void> {
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.on("message", (message: FromPieceThread) => {
        this.onReport(message);
        if (message.isIdle) resolve();
      });
      worker.on("error", reject);
      worker.on("exit", (code) => reject(new Error(`A thread of the search ended with code ${code}.`)));
      worker.postMessage(pieces);
    });
  }
}
