/** The pool of processes, independent of studies: how pools share the cores, and what a lost process costs. */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import type { Settings } from "../../../src/domains/index.ts";
import { Pool, type TaskSource } from "../../../src/node/pool/pool.ts";
import type { PoolTask, TaskAnswer } from "../../../src/node/pool/pool-task.ts";
import { groupOf, taskFor } from "../../../src/node/pool/run-tasks.ts";
import { build } from "../../built.ts";
import { childrenOf } from "../../cli/running.ts";

beforeAll(build, 300_000);

const searchOf = (instance: string, settings: Settings = {}) =>
  taskFor({ request: { domain: "sliding-tiles", input: { instance }, settings } }, 1e9);

/** The same short search over and over, until it is closed. */
class Endless implements TaskSource<PoolTask> {
  isClosed = false;
  finishedTasks = 0;
  readonly groupOf = groupOf;
  private readonly task = searchOf("hardest-1");

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

it("a process that dies with short runs sent ahead costs the one that it was doing", async () => {
  const count = 400;
  const waiting = Array.from({ length: count }, (_, number) => ({ ...searchOf("clips-1"), number }));
  type Numbered = (typeof waiting)[number];
  const outcomes: (string | undefined)[] = [];
  let mostAhead = 0;
  const source: TaskSource<Numbered> = {
    take: () => waiting.shift(),
    get isClosed() {
      return waiting.length === 0;
    },
    groupOf,
    finished: async ({ number }: Numbered, answer: TaskAnswer) => {
      expect(outcomes[number]).toBeUndefined();
      outcomes[number] = "outcome" in answer ? answer.outcome : undefined;
      mostAhead = Math.max(mostAhead, pool.tasks().length);
      if (number === 200) for (const pid of childrenOf(process.pid)) killIfOfPool(pid);
    },
  };
  const pool = new Pool(source, 1);
  await pool.run();
  expect(mostAhead).toBeGreaterThan(3);
  expect(outcomes).toHaveLength(count);
  expect(outcomes.filter((outcome) => outcome === "died")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "solved")).toHaveLength(count - 1);
}, 60_000);

it("a process that goes on after its limit of processor time is killed", async () => {
  // The process itself is not told.
  const task: PoolTask = { ...searchOf("korf-88", { strategy: "ida-star" }), cpuMs: 100 };
  const waiting = [task];
  const answers: TaskAnswer[] = [];
  await new Pool<PoolTask>(
    {
      take: () => waiting.shift(),
      isClosed: true,
      groupOf,
      finished: async (_task, answer) => void answers.push(answer),
    },
    1,
  ).run();
  expect(answers).toMatchObject([{ outcome: "died", reason: { code: "cpu-killed" } }]);
}, 60_000);

/** The test runner may have children of its own. */
function killIfOfPool(pid: number): void {
  if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("pool-process")) process.kill(pid, "SIGKILL");
}
