/** `frontier solve eternity2 FILE`: the placement search on all cores, with what people want to see of it. */

import color from "picocolors";
import { bestScore, cellOrder, type Puzzle, score, toAddress } from "../../domains/eternity2/solver.ts";
import { eternityPuzzle, type Settings, wholeNumberOption } from "../../domains/index.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { searchMismatches } from "../../node/threads/mismatch-solver.ts";
import {
  type PlacementProgress,
  type PlacementResult,
  solvePlacements,
} from "../../node/threads/placement-solver.ts";
import { solveOptions } from "../../run/settings.ts";
import { exitCodeOf } from "../exit-codes.ts";
import type { OwnRequest, OwnSolver } from "../own-solvers.ts";
import { boardPicture } from "../terminal/board-picture.ts";
import { StatusLine } from "../terminal/live-run.ts";
import { count, duration } from "../terminal/print.ts";
import { atPlace } from "../usage-error.ts";

interface EternityFlags {
  readonly all?: boolean;
  readonly list?: boolean | string;
  readonly best?: boolean;
  readonly workers?: string;
  readonly checkpoint?: string;
  readonly mismatches?: string;
  readonly mismatchFrom?: string;
  readonly json?: boolean;
}

export const eternity2Solver: OwnSolver = {
  flags: {
    all: { summary: "all solutions, not only the first" },
    list: { value: "[FILE]", summary: "write the solutions as viewer addresses, one a line" },
    best: { summary: "show the board with the most pieces when stopped before a solution" },
    mismatches: {
      value: "<N>",
      summary: "with --best: up to N inner edges may differ; the highest score counts",
    },
    "mismatch-from": {
      value: "<N>",
      summary: "pieces placed before an edge may differ (default: three quarters)",
    },
    workers: { value: "<N>", summary: "threads (default: one for each core)" },
    checkpoint: {
      value: "<FILE>",
      summary: "save the state there twice a second and at Ctrl-C; go on from it",
    },
  },
  settings: ["pieces", "seed", "fill", "nodes", "time"],
  solve,
};

async function solve({ input, label, settings, flags }: OwnRequest): Promise<number> {
  const own = flags as EternityFlags;
  const puzzle = await atPlace(label, async () => eternityPuzzle(input, settings, "stored"));
  const stop = new AbortController();
  const line = new StatusLine(label);
  const interrupt = () => {
    if (stop.signal.aborted) process.exit(130);
    line.clear();
    stop.abort();
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    const onProgress = (progress: PlacementProgress) => line.show(progressText(puzzle, progress));
    const result = await search(puzzle, settings, own, stop.signal, onProgress);
    line.clear();
    const addresses = result.boards.map((cells) => addressOf(puzzle, cells));
    if (typeof own.list === "string") replaceFile(own.list, addresses.map((one) => `${one}\n`).join(""));
    const text = own.json
      ? `${JSON.stringify(asJson(puzzle, result, own, settings))}\n`
      : forPeople(puzzle, result, own, own.list === true ? addresses : []);
    process.stdout.write(text);
    return exitCodeOf(result);
  } finally {
    line.clear();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}

function search(
  puzzle: Puzzle,
  settings: Settings,
  flags: EternityFlags,
  signal: AbortSignal,
  onProgress: (progress: PlacementProgress) => void,
): Promise<PlacementResult> {
  const order = cellOrder(puzzle, settings.fill ?? "row");
  const { nodes: placements, time } = solveOptions(settings).limits;
  const limits = { placements, time };
  const mismatches = wholeNumberOption("mismatches", flags.mismatches);
  if (mismatches !== undefined) {
    const from = wholeNumberOption("mismatch-from", flags.mismatchFrom) ?? Math.floor((order.length * 3) / 4);
    return searchMismatches(puzzle, order, { mismatches, from }, { limits, signal, onProgress });
  }
  const task = { puzzle, order, all: flags.all === true, list: flags.list !== undefined };
  const workers = wholeNumberOption("workers", flags.workers, { least: 1 });
  return solvePlacements(task, { limits, signal, onProgress, workers, checkpoint: flags.checkpoint });
}

function addressOf(puzzle: Puzzle, cells: readonly number[]): string {
  return toAddress(puzzle, { cells, last: -1, filled: filledIn(cells) }, "frontier");
}

function filledIn(cells: readonly number[]): number {
  return cells.filter((value) => value !== 0).length;
}

/** The documented object. */
function asJson(puzzle: Puzzle, result: PlacementResult, flags: EternityFlags, settings: Settings): object {
  const { outcome, limit, solutions, boards, best, placements, timeMs, workers } = result;
  const described = (cells: readonly number[] | null | undefined) =>
    cells
      ? { pieces: filledIn(cells), score: score(puzzle, cells), cells, address: addressOf(puzzle, cells) }
      : null;
  return {
    outcome,
    limit,
    solutions,
    board: described(boards[0]),
    best: described(best),
    ...(flags.list !== undefined && { boards: boards.map((cells) => addressOf(puzzle, cells)) }),
    metrics: { placements, timeMs, placementsPerSecond: rate(placements, timeMs), workers },
    settings,
  };
}

function forPeople(
  puzzle: Puzzle,
  result: PlacementResult,
  flags: EternityFlags,
  addresses: readonly string[],
): string {
  const { outcome, solutions, boards, best, placements, timeMs } = result;
  const shown = boards[0] ?? (flags.best || outcome !== "unsolvable" ? best : null);
  const parts = [color.bold(`eternity2 · ${puzzle.width}x${puzzle.height}`)];
  if (shown) parts.push(boardPicture(puzzle, shown));
  const work = `${count(placements)} placements in ${duration(timeMs)}, ${count(rate(placements, timeMs))} a second`;
  if (outcome === "solved") {
    const found = flags.all ? `${count(solutions)} solution${solutions === 1 ? "" : "s"}` : "Solved";
    parts.push(`${color.green(found)}: ${work}.`);
  } else if (outcome === "unsolvable")
    parts.push(`${color.yellow("No solution.")} All was searched: ${work}.`);
  else parts.push(`${color.yellow(outcome === "limit" ? "Stopped at the limit" : "Interrupted")}: ${work}.`);
  if (shown && outcome !== "solved")
    parts.push(
      `Best board: ${filledIn(shown)} of ${shown.length} pieces, score ${score(puzzle, shown)} of ${bestScore(puzzle)}.`,
    );
  if (shown) parts.push(addressOf(puzzle, shown));
  if (addresses.length > 0) parts.push(addresses.join("\n"));
  return `${parts.join("\n\n")}\n`;
}

function rate(placements: number, timeMs: number): number {
  return timeMs > 0 ? Math.round((placements / timeMs) * 1000) : 0;
}

function progressText(
  puzzle: Puzzle,
  { placements, timeMs, share, best, solutions }: PlacementProgress,
): string {
  const parts = [duration(timeMs), `${count(placements)} placements`, `${count(rate(placements, timeMs))}/s`];
  if (best)
    parts.push(
      `deepest ${filledIn(best)} of ${best.length}`,
      `score ${score(puzzle, best)} of ${bestScore(puzzle)}`,
    );
  if (solutions > 0) parts.push(`${count(solutions)} solutions`);
  if (share > 0) parts.push(`${(share * 100).toPrecision(3)} % of the tree`);
  return parts.join(" · ");
}
