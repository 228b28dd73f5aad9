/** `frontier depths`: every board of a sliding puzzle, counted by the moves it needs. */
import type { Command } from "commander";
import { type Board, defaultGoal, type Shape } from "../../domains/sliding-tiles/board.ts";
import { mostCells, WholeSpace } from "../../domains/sliding-tiles/fast/whole-space.ts";
import { parseGoal } from "../../domains/sliding-tiles/index.ts";
import { parseSize } from "../../domains/sliding-tiles/made-boards.ts";
import { formatBoard } from "../../domains/sliding-tiles/text.ts";
import { keepSpace, resumeSpace } from "../../node/files/space-checkpoint.ts";
import { machineSentence } from "../../node/sentences.ts";
import { OptionError } from "../../search/index.ts";
import { ExitCode } from "../exit-codes.ts";
import { untilInterrupted } from "../terminal/interrupt.ts";
import { bytes, count, duration, sideBySide, table } from "../terminal/print.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { words } from "../words/index.ts";

const KEPT_EVERY_MS = 10_000;
const MOST_SHOWN = 20;

interface DepthsFlags {
  readonly goal?: string;
  readonly checkpoint?: string;
  readonly json?: boolean;
}

/** What was counted. */
interface Counted {
  readonly isWhole: boolean;
  readonly timeMs: number;
}

export function addDepths(program: Command): void {
  program
    .command("depths")
    .description(
      `Counts the boards of a sliding puzzle by the moves they need, all of them, with two bits for each. Up to ${mostCells} cells: the 239,500,800 boards of 4x3 take 60 MB and some seconds.`,
    )
    .argument("<size>", "rows and columns, such as 4x3")
    .option("--goal <BOARD>", "the goal, written like a board (default: 1 2 3 … with the blank last)")
    .option("--checkpoint <FILE>", "keep the work in this file, and go on from there if it exists")
    .option("--json", "print a JSON object instead of a table")
    .action(async (size: string, flags: DepthsFlags) => {
      process.exitCode = await depthsCommand(size, flags);
    });
}

async function depthsCommand(size: string, flags: DepthsFlags): Promise<number> {
  const shape = parseSize({ size });
  if (shape.rows * shape.columns > mostCells)
    throw new OptionError(machineSentence("too-many-boards", size, mostCells));
  const goal = flags.goal === undefined ? defaultGoal(shape) : parseGoal(flags.goal, shape);
  const space = new WholeSpace(shape, goal);
  const counted = await counting(space, { shape, goal }, flags.checkpoint);
  process.stdout.write(`${flags.json ? asJson(space, counted) : asText(space, counted, shape)}\n`);
  return counted.isWhole ? ExitCode.solved : ExitCode.interrupted;
}

/** Searches depth by depth until all boards are reached or the user interrupts. */
async function counting(
  space: WholeSpace,
  puzzle: { readonly shape: Shape; readonly goal: Board },
  file: string | undefined,
): Promise<Counted> {
  const before = file === undefined ? undefined : resumeSpace(file, puzzle, space);
  const begun = performance.now();
  const worked = () => (before ?? 0) + performance.now() - begun;
  const status = new StatusLine("depths");
  const isWhole = await untilInterrupted(
    async (signal) => {
      // At once, so that a file that cannot be written is noticed before the work.
      if (file !== undefined && before === undefined) keepSpace(file, puzzle, space, 0);
      for (let keptAt = worked(); space.deepen(); ) {
        const reached = space.counts.reduce((sum, boards) => sum + boards, 0);
        status.show(words.depths.progress(space.counts.length - 1, reached, space.boards));
        if (file !== undefined && worked() - keptAt >= KEPT_EVERY_MS) {
          keepSpace(file, puzzle, space, worked());
          keptAt = worked();
        }
        // Signals are heard between two depths.
        await new Promise((resume) => setImmediate(resume));
        if (signal.aborted) return false;
      }
      return true;
    },
    { onInterrupt: () => status.clear() },
  );
  status.clear();
  const timeMs = worked();
  if (file !== undefined) keepSpace(file, puzzle, space, timeMs);
  return { isWhole, timeMs };
}

function asText(space: WholeSpace, { isWhole, timeMs }: Counted, shape: Shape): string {
  const { counts } = space;
  const depth = counts.length - 1;
  const rows = counts.map((boards, at) => [String(at), count(boards)]);
  const reached = counts.reduce((sum, boards) => sum + boards, 0);
  const took = `${duration(timeMs)}, ${bytes(space.bytes)}`;
  const outcome = isWhole
    ? words.depths.whole(reached, depth, took)
    : words.depths.interrupted(depth, reached, space.boards, took);
  const text = `${table([words.titles.moves, words.depths.boards], rows)}\n\n${outcome}`;
  if (!isWhole) return text;
  const deepest = space.deepest(MOST_SHOWN).map((board) => formatBoard(board, shape));
  const width = process.stdout.columns || 80;
  return `${text}\n${sideBySide(deepest, [], width)}`;
}

function asJson(space: WholeSpace, { isWhole, timeMs }: Counted): string {
  const deepest = isWhole ? space.deepest(MOST_SHOWN).map((board) => board.join(" ")) : [];
  const { counts, boards, bytes } = space;
  return JSON.stringify({ isWhole, boards, counts, deepest, timeMs, memoryBytes: bytes });
}
