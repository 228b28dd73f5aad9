/** Processes of the pool that start while it is still being planned what they will do. */
import { PoolProcess } from "./process.ts";

export class SpareProcesses {
  private readonly waiting: PoolProcess[];

  constructor(
    jobs: number,
    /** The limit of each. */
    readonly memory: number,
  ) {
    this.waiting = Array.from({ length: jobs }, () => new PoolProcess(memory));
  }

  /** One with this limit, if there is any left. */
  take(memory: number): PoolProcess | undefined {
    const found = this.waiting.findIndex((process) => process.memory === memory && process.isAlive);
    return found < 0 ? undefined : this.waiting.splice(found, 1)[0];
  }

  /** Ends those that nobody has taken. */
  end(): void {
    for (const process of this.waiting.splice(0)) process.kill();
  }
}
