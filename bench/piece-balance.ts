/** What the pieces of IDA* allow on several cores, counted in nodes: this needs no idle machine. */
import { inMemory } from "../src/domains/index.ts";
import type { RunRequest } from "../src/run/run.ts";
import { PieceWorker, planFor } from "../src/run/split/index.ts";
import type { PieceRecord } from "../src/run/split/piece.ts";

/** As many as `solve` makes. */
const PIECES = 1000;

/**
 * How many times as fast as one so many cores are that take the pieces of each round in order and wait for its end, if a node
 * takes the same time everywhere.
 */
export function pieceBalance(request: RunRequest): (cores: number) => number {
  const plan = planFor(request, "first", inMemory, { pieces: PIECES });
  const worker = new PieceWorker({ keeper: inMemory, progress: () => {} });
  const records = new Map<number, PieceRecord>();
  const rounds: number[][] = [];
  for (let next = plan.next(records); !("outcome" in next); next = plan.next(records)) {
    const made: number[] = [];
    for (const { index, piece } of next) {
      const record = worker.do(request, piece);
      records.set(index, record);
      made.push(record.made);
      if (record.solutions > 0) break;
    }
    rounds.push(made);
  }
  const all = rounds.flat().reduce((sum, made) => sum + made, 0);
  return (cores) => all / rounds.reduce((length, pieces) => length + lengthOn(cores, pieces), 0);
}

function lengthOn(cores: number, pieces: readonly number[]): number {
  const busyUntil = new Array<number>(cores).fill(0);
  for (const made of pieces) busyUntil[busyUntil.indexOf(Math.min(...busyUntil))]! += made;
  return Math.max(...busyUntil);
}
