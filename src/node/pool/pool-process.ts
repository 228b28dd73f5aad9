/** The inside of a process of the pool: does the runs it is sent, one after the other, until its parent ends it. */

import { died, outcomeOfRequest } from "../../run/outcome.ts";
import { PieceWorker } from "../../run/split/index.ts";
import { messageOf } from "../../search/index.ts";
import { tableCache } from "../files/table-cache.ts";
import { collect, heapInUse, heapInUseOrFull } from "../memory-in-use.ts";
import type { FromProcess, TaskAnswer, ToProcess } from "./pool-task.ts";

/** If more garbage than this is left by earlier runs, it is collected first, or it would count as memory of the next one. */
const CLEAN_ABOVE_BYTES = 100e6;

const parent = process.ppid;
const send = (message: FromProcess) => process.send!(message);
const keeper = tableCache({
  building: (_table, share) => {
    endIfAlone();
    send({ type: "building", isReady: share === 1 });
  },
  warning: () => {},
});

const pieces = new PieceWorker({ keeper, progress: endIfAlone });

// Ctrl-C at a terminal reaches this process too; its parent decides.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit());
let last = Promise.resolve();
process.on("message", (tasks: ToProcess) => {
  for (const task of tasks) last = last.then(() => timedAnswer(task)).then(answered);
});
send({ type: "ready" });

/** Resolves when the answer is on its way: if the next task ends this process, it is known which one did. */
function answered(answer: FromProcess): Promise<void> {
  return new Promise((resolve) => process.send!(answer, () => resolve()));
}

async function timedAnswer(task: ToProcess[number]): Promise<FromProcess> {
  const before = process.cpuUsage();
  const answer = await answerTo(task);
  const { user, system } = process.cpuUsage(before);
  return { type: "answer", answer, cpuMs: (user + system) / 1000 };
}

async function answerTo({ request, piece, memory }: ToProcess[number]): Promise<TaskAnswer> {
  if (heapInUse() > CLEAN_ABOVE_BYTES) collect();
  try {
    if (piece !== undefined) return pieces.do(request, piece);
    const host = { keeper, sharesTables: true, memory, memoryInUse: heapInUseOrFull, progress: endIfAlone };
    return await outcomeOfRequest(request, host);
  } catch (error) {
    return died(messageOf(error as Error));
  }
}

/** A long run would not notice that its parent is gone. */
function endIfAlone(): void {
  if (process.ppid !== parent) process.exit();
}
