/** Split searches on many machines: puts their pieces into the queue, round by round, until the outcome is known. */

import { setTimeout as pause } from "node:timers/promises";
import { planFor } from "../../run/split/index.ts";
import type { PlannedRun } from "../../study/matrix.ts";
import { quietTableCache } from "../files/table-cache.ts";
import { type Patience, persistently } from "../store/persistently.ts";
import type { Store } from "../store/store.ts";
import type { StudyQueue } from "./queue.ts";

const LOOK_EVERY_MS = 200;

export async function runSplitOnCluster(
  queue: StudyQueue,
  store: Store,
  study: string,
  planned: PlannedRun,
  signal: AbortSignal,
  patience: Patience,
): Promise<void> {
  const { number, request, run, split } = planned;
  const plan = planFor(request, split!, quietTableCache());
  const put = new Set<number>();
  const ask = <Result>(query: () => Promise<Result>) => persistently(query, patience);
  while (!signal.aborted) {
    const records = await ask(() => store.pieces(study, number));
    const isOver = await ask(() => store.hasResult(study, number));
    const next = isOver ? [] : plan.next(records);
    const wanted = "outcome" in next ? [] : next;
    const needed = new Set(wanted.map(({ index }) => index));
    const obsolete = [...put].filter((index) => !needed.has(index) && !records.has(index));
    await ask(() => queue.withdraw(study, number, obsolete));
    for (const index of obsolete) put.delete(index);
    if ("outcome" in next) await ask(() => store.record(study, number, run, next));
    if (isOver || "outcome" in next) return;
    const fresh = wanted.filter(({ index }) => !put.has(index));
    await ask(() => queue.putPieces(study, planned, fresh));
    for (const { index } of fresh) put.add(index);
    await pause(LOOK_EVERY_MS);
  }
}
