/** `frontier eternity2 show`: a board from an address, JSON or a file of pieces: drawn, scored, checked. */
import {
  type Board,
  type BoardReport,
  boardAsPixels,
  boardAsSvg,
  boardFromAddress,
  boardFromJson,
  checkBoard,
  isAddress,
  type Puzzle,
  type ShownBoard,
  toAddress,
} from "../../domains/eternity2/solver.ts";
import { domains, eternityPuzzle } from "../../domains/index.ts";
import { toPng } from "../../node/files/png.ts";
import { replaceFile } from "../../node/files/shared-files.ts";
import { ExitCode } from "../exit-codes.ts";
import { readInput } from "../input.ts";
import { boardPicture } from "../terminal/board-picture.ts";
import { color } from "../terminal/color.ts";
import { atPlace } from "../usage-error.ts";

export interface ShowFlags {
  readonly pieces?: string;
  readonly svg?: string;
  readonly png?: string;
  readonly numbers?: boolean;
  readonly json?: boolean;
}

/** A board, and the address it was given as, if any. */
type Shown = ShownBoard & { readonly address?: string };

/** 0 for a solution, 1 for a board with something wrong or missing. */
export async function showBoard(word: string, flags: ShowFlags): Promise<number> {
  const shown = await read(word);
  const set = flags.pieces === undefined ? undefined : await readPuzzle(flags.pieces);
  const report = checkBoard(shown, set);
  const { puzzle, board } = shown;
  if (flags.svg !== undefined)
    replaceFile(flags.svg, boardAsSvg(puzzle, board.cells, flags.numbers === true));
  if (flags.png !== undefined) replaceFile(flags.png, toPng(boardAsPixels(puzzle, board.cells)));
  const address = shown.address ?? toAddress(puzzle, board, "frontier");
  process.stdout.write(
    flags.json ? `${JSON.stringify({ ...report, address })}\n` : forPeople(shown, report, address),
  );
  return isSolution(board, report) ? ExitCode.solved : ExitCode.unsolvable;
}

function isSolution({ cells }: Board, report: BoardReport): boolean {
  const { filled, conflicts, duplicates, foreign } = report;
  return filled === cells.length && conflicts.length + duplicates.length + foreign.length === 0;
}

async function read(word: string): Promise<Shown> {
  const { input, label } = readInput(domains.eternity2!, word);
  return atPlace(label, async () => {
    if ("text" in input && isAddress(input.text))
      return { ...boardFromAddress(input.text), address: input.text.trim() };
    const puzzle = eternityPuzzle(input, {});
    const isJson = "text" in input && input.text.trimStart().startsWith("{");
    // Without a board the pieces are laid out row by row, as they are stored.
    const cells = puzzle.pieces.map((_, piece) => 1 + piece * 4);
    const board = isJson ? boardFromJson(input.text, puzzle) : undefined;
    return { puzzle, board: board ?? { cells, last: -1, filled: cells.length } };
  });
}

async function readPuzzle(word: string): Promise<Puzzle> {
  const { input, label } = readInput(domains.eternity2!, word);
  return atPlace(label, async () => eternityPuzzle(input, {}));
}

function forPeople({ puzzle, board }: Shown, report: BoardReport, address: string): string {
  const place = (cell: number) => `column ${cell % puzzle.width}, row ${Math.floor(cell / puzzle.width)}`;
  const lines = [
    `${report.filled} of ${board.cells.length} cells filled, score ${report.score} of ${report.bestScore}.`,
    ...report.duplicates.map((cell) => color.yellow(`The piece on ${place(cell)} is on another cell too.`)),
    ...report.foreign.map((cell) =>
      color.yellow(`The piece on ${place(cell)} is not a piece of this puzzle.`),
    ),
  ];
  if (report.conflicts.length > 0) lines.push(color.yellow(`${report.conflicts.length} sides do not fit.`));
  if (isSolution(board, report)) lines.push(color.green("This is a solution."));
  return `${boardPicture(puzzle, board.cells)}\n\n${lines.join("\n")}\n\n${address}\n`;
}
