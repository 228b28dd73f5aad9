/** The machine as a player: it thinks in a thread of its own, so that its time can be shown and Ctrl-C is heard. */
import type { Worker } from "node:worker_threads";
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import type { GameRules, GameState } from "../../domains/knight-score/game.ts";
import { startThread } from "../../node/threads/start-thread.ts";
import type { MoveChoice } from "../../search/index.ts";
import type { Thinking } from "./match.ts";

/** What the thread is given. */
export interface ToMachine extends Thinking {
  readonly board: ScoreBoard;
  readonly rules: GameRules;
  /** Not 0 at index 0: stop thinking. */
  readonly stop: Int32Array;
}

/** What the thread says about the state it was sent: what it knows so far, or what it plays. */
export interface FromMachine {
  readonly isLast: boolean;
  readonly choice: MoveChoice<string>;
}

export class Machine {
  private readonly stop = new Int32Array(new SharedArrayBuffer(4));
  private readonly thread: Promise<Worker>;

  constructor(board: ScoreBoard, rules: GameRules, thinking: Thinking) {
    const workerData: ToMachine = { board, rules, ...thinking, stop: this.stop };
    this.thread = startThread("move-thread", { workerData });
  }

  /** Its move; at once the best it knows if the signal is aborted. */
  async choose(
    state: GameState,
    signal: AbortSignal,
    looked: (soFar: MoveChoice<string>) => void,
  ): Promise<MoveChoice<string>> {
    const thread = await this.thread;
    signal.addEventListener("abort", () => Atomics.store(this.stop, 0, 1), { once: true });
    return new Promise((resolve, reject) => {
      const heard = ({ isLast, choice }: FromMachine) => {
        if (!isLast) return looked(choice);
        thread.off("message", heard);
        thread.off("error", reject);
        resolve(choice);
      };
      thread.on("message", heard);
      thread.on("error", reject);
      thread.postMessage(state);
    });
  }

  async end(): Promise<void> {
    await (await this.thread).terminate();
  }
}
