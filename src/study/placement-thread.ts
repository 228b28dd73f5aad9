/** The inside of a worker thread of the Eternity II solver: takes prefixes one after the other and searches below them. */
import { parentPort, workerData } from "node:worker_threads";
import { PlacementSearch } from "../domains/eternity2/solver.ts";
import {
  type BestBoard,
  type FromPlacementThread,
  NEXT_JOB,
  type PrefixJob,
  STOP,
  type ToPlacementThread,
  WINNER,
} from "./placement-task.ts";

/** Some hundredths of a second. */
const PLACEMENTS_PER_SLICE = 1_000_000;
const REPORT_EVERY_MS = 250;

const { task, depth, jobs, control } = workerData as ToPlacementThread;
const search = new PlacementSearch(task.puzzle, task.order);
const send = (message: FromPlacementThread) => parentPort!.postMessage(message);

for (;;) {
  const job = jobs[Atomics.add(control, NEXT_JOB, 1)];
  if (job === undefined || isStopped()) break;
  if (!isBehindWinner(job.prefix)) searchBelow(job);
}

function isStopped(): boolean {
  return Atomics.load(control, STOP) !== 0;
}

/** In a search for the first solution nothing behind a known one matters. */
function isBehindWinner(prefix: number): boolean {
  return !task.all && prefix > Atomics.load(control, WINNER);
}

function searchBelow({ prefix, record }: PrefixJob): void {
  let { solutions, deepest } = record;
  const boards = [...record.boards];
  let best: BestBoard | null = null;
  let reported = performance.now();
  const report = (isDone: boolean) => {
    const placements = record.placements + search.placements;
    const place = isDone ? null : search.place();
    const share = isDone ? 1 : search.share(depth);
    send({ prefix, record: { placements, solutions, boards, share, deepest, place }, best });
    best = null;
    reported = performance.now();
  };
  search.goTo(record.place!, depth, deepest);
  for (;;) {
    const came = search.advance(PLACEMENTS_PER_SLICE);
    if (search.depth > deepest && came !== "paused" && came !== "ended") {
      deepest = search.depth;
      best = { depth: deepest, prefix, cells: search.board().cells };
    }
    if (came === "solution") {
      solutions++;
      if (task.list) boards.push(search.board().cells);
      if (!task.all) announce(prefix);
    }
    if (came === "ended" || (came === "solution" && !task.all)) return report(true);
    if (isBehindWinner(prefix)) return;
    if (isStopped()) return report(false);
    if (performance.now() - reported >= REPORT_EVERY_MS) report(false);
  }
}

/** Lowers the first prefix known to hold a solution. */
function announce(prefix: number): void {
  for (;;) {
    const winner = Atomics.load(control, WINNER);
    if (winner <= prefix || Atomics.compareExchange(control, WINNER, winner, prefix) === winner) return;
  }
}
