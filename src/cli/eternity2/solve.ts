/** `frontier solve eternity2 FILE`: the placement search on the cores of this machine, with what people want to see of it. */
import { bestScore, cellOrder, type Puzzle, score, toAddress } from "../../domains/eternity2/solver.ts";
import { eternityPuzzle, type Settings, wholeNumberOption } from "../../domains/index.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { type PiecesProgress, type PiecesResult, runPieces } from "../../node/threads/run-pieces.ts";
import type { RunRequest } from "../../run/run.ts";
import { solveOptions } from "../../run/settings.ts";
import { exitCodeOf } from "../exit-codes.ts";
import { boardPicture } from "../terminal/board-picture.ts";
import { color } from "../terminal/color.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { tellIdle, tellIdleFlags } from "../terminal/tell-ignored.ts";
import { atPlace } from "../usage-error.ts";
import { numbers, words } from "../words/index.ts";
import { searchMismatches } from "./mismatches.ts";

type PlacementResult = Omit<PiecesResult, "whole">;

interface PlacementFlags {
  readonly all?: boolean;
  readonly list?: boolean | string;
  readonly best?: boolean;
  readonly workers?: string;
  readonly checkpoint?: string;
  readonly mismatches?: string;
  readonly mismatchFrom?: string;
  readonly json?: boolean;
}

/** Solves, prints, and returns the exit code. `run` is the placement search as settings. */
export async function solvePlacements(
  request: RunRequest,
  run: Settings,
  label: string,
  flags: PlacementFlags,
): Promise<number> {
  const { input, settings } = request;
  const puzzle = await atPlace(label, async () => eternityPuzzle(input, settings));
  const line = new StatusLine(label);
  const onProgress = (progress: PiecesProgress) => line.show(progressText(puzzle, progress));
  try {
    const result = await untilInterrupted(
      (signal) => search(puzzle, request, run, flags, { signal, onProgress }),
      { onInterrupt: () => line.clear() },
    );
    line.clear();
    const addresses = result.boards.map((cells) => addressOf(puzzle, cells));
    if (typeof flags.list === "string")
      replaceFile(flags.list, addresses.map((address) => `${address}\n`).join(""));
    const text = flags.json
      ? `${JSON.stringify(asJson(puzzle, result, flags, settings))}\n`
      : forPeople(puzzle, result, flags, flags.list === true ? addresses : []);
    process.stdout.write(text);
    return exitCodeOf(result);
  } finally {
    line.clear();
  }
}

function search(
  puzzle: Puzzle,
  { domain, input, settings }: RunRequest,
  run: Settings,
  flags: PlacementFlags,
  host: { readonly signal: AbortSignal; onProgress(progress: PiecesProgress): void },
): Promise<PlacementResult> {
  const { nodes, time, cpu } = solveOptions(settings).limits;
  const mismatches = wholeNumberOption("mismatches", flags.mismatches);
  if (mismatches === undefined && flags.mismatchFrom !== undefined)
    tellIdle({ option: "mismatch-from", beside: { without: "mismatches" } });
  if (mismatches !== undefined) {
    tellIdleFlags({ ...flags }, ["all", "list", "workers", "checkpoint"], "mismatches");
    const order = cellOrder(puzzle, settings.fill ?? "row");
    const from = wholeNumberOption("mismatch-from", flags.mismatchFrom) ?? Math.floor((order.length * 3) / 4);
    return searchMismatches(puzzle, order, { mismatches, from }, { nodes, time, cpu, ...host });
  }
  const workers = wholeNumberOption("workers", flags.workers, { least: 1 });
  // The code that runs the pieces enforces the limits.
  const { nodes: _, time: __, cpu: ___, ...own } = settings;
  const whole = { domain, input, settings: { ...own, ...run } };
  const { checkpoint, list } = flags;
  const options = { workers, checkpoint, list: list !== undefined, nodes, time, cpu, ...host };
  return runPieces(whole, flags.all ? "all" : "first", options);
}

function addressOf(puzzle: Puzzle, cells: readonly number[]): string {
  return toAddress(puzzle, { cells, last: -1, filled: filledIn(cells) }, "frontier");
}

function filledIn(cells: readonly number[]): number {
  return cells.filter((value) => value !== 0).length;
}

/** The documented object. */
function asJson(puzzle: Puzzle, result: PlacementResult, flags: PlacementFlags, settings: Settings): object {
  const { outcome, limit, solutions, boards, best, made, timeMs, workers } = result;
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
    metrics: { placements: made, timeMs, placementsPerSecond: rate(made, timeMs), workers },
    settings,
  };
}

function forPeople(
  puzzle: Puzzle,
  result: PlacementResult,
  flags: PlacementFlags,
  addresses: readonly string[],
): string {
  const { outcome, solutions, boards, best, made, timeMs } = result;
  const shown = boards[0] ?? (flags.best || outcome !== "unsolvable" ? best : null);
  const parts = [color.bold(`eternity2 · ${puzzle.width}x${puzzle.height}`)];
  if (shown) parts.push(boardPicture(puzzle, shown));
  const { pieces } = words;
  const work = pieces.work(made, timeMs, rate(made, timeMs));
  if (outcome === "solved") {
    const found = flags.all ? pieces.solutions(solutions) : pieces.solved;
    parts.push(`${color.green(found)}: ${work}.`);
  } else if (outcome === "unsolvable")
    parts.push(`${color.yellow(words.noSolution)} ${pieces.all}: ${work}.`);
  else parts.push(`${color.yellow(outcome === "limit" ? pieces.atLimit : words.interrupted)}: ${work}.`);
  if (shown && outcome !== "solved")
    parts.push(pieces.best(filledIn(shown), shown.length, score(puzzle, shown), bestScore(puzzle)));
  if (shown) parts.push(addressOf(puzzle, shown));
  if (addresses.length > 0) parts.push(addresses.join("\n"));
  return `${parts.join("\n\n")}\n`;
}

function rate(placements: number, timeMs: number): number {
  return timeMs > 0 ? Math.round((placements / timeMs) * 1000) : 0;
}

function progressText(puzzle: Puzzle, { made, timeMs, share, best, solutions }: PiecesProgress): string {
  const { pieces } = words;
  const parts = [pieces.progress(timeMs, made, rate(made, timeMs))];
  if (best) parts.push(pieces.deepest(filledIn(best), best.length, score(puzzle, best), bestScore(puzzle)));
  if (solutions > 0) parts.push(pieces.solutions(solutions));
  if (share > 0) parts.push(pieces.share(numbers.pointed((share * 100).toPrecision(3))));
  return parts.join(" · ");
}
