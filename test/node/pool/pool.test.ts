/** The pool of processes: how pools share the cores, independent of studies. */
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { Pool, type TaskSource } from "../../../src/node/pool/pool.ts";
import type { PoolTask } from "../../../src/node/pool/pool-task.ts";
import { groupOf, taskFor } from "../../../src/node/pool/run-tasks.ts";
import { build } from "../../built.ts";

beforeAll(build, 300_000);

/** The same short search over and over, until it is closed. */
class Endless implements TaskSource<PoolTask> {
  isClosed = false;
  finishedTasks = 0;
  readonly groupOf = groupOf;
  private readonly task = taskFor(
    { request: { domain: "sliding-tiles", input: { instance: "hardest-1" }, settings: {} } },
    1e9,
  );

  take(): PoolTask | undefined {
    return this.isClosed ? undefined : this.task;
  }

  async finished(): Promise<void> {
    this.finishedTasks++;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

it("two pools of one program share its cores, and the last one gets them all again", async () => {
  const sources = [new Endless(), new Endless()];
  const [first, second] = sources.map((source) => new Pool(source, 2)) as [Pool<PoolTask>, Pool<PoolTask>];
  const firstEnd = first.run();
  await until(() => first.running === 2 && sources[0]!.finishedTasks > 0);
  const secondEnd = second.run();
  expect(second.running).toBe(1);
  await until(() => first.running === 1);
  let most = 0;
  await until(() => {
    most = Math.max(most, first.running + second.running);
    return sources[1]!.finishedTasks > 10;
  });
  expect(most).toBe(2);
  sources[1]!.isClosed = true;
  await secondEnd;
  await until(() => first.running === 2);
  sources[0]!.isClosed = true;
  await firstEnd;
}, 60_000);
