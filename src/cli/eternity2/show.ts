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
import { tellIdle, tellIgnored } from "../terminal/tell-ignored.ts";
import { atPlace } from "../usage-error.ts";
import { words } from "../words/index.ts";

export interface ShowFlags {
  readonly pieces?: string;
  readonly svg?: string;
  readonly png?: string;
  readonly numbers?: boolean;
  readonly json?: boolean;
}

/** A board, the address it was given as, if any, and whether its pieces lie anywhere yet. */
type Shown = ShownBoard & { readonly address?: string; readonly isPlaced: boolean };

/** 0 for a solution or a set of pieces, 1 for a board with something wrong or missing. */
export async function showBoard(word: string, flags: ShowFlags): Promise<number> {
  if (flags.numbers && flags.svg === undefined) tellIdle({ option: "numbers", beside: { without: "svg" } });
  const shown = await read(word);
  const set = flags.pieces === undefined ? undefined : await readPuzzle(flags.pieces);
  const { puzzle, board, isPlaced } = shown;
  if (set !== undefined && !isPlaced) tellIgnored("pieces", word);
  const nowhere = { cells: board.cells.map(() => 0), last: -1, filled: 0 };
  const report = checkBoard(isPlaced ? shown : { puzzle, board: nowhere }, set);
  if (flags.svg !== undefined)
    replaceFile(flags.svg, boardAsSvg(puzzle, board.cells, flags.numbers === true));
  if (flags.png !== undefined) replaceFile(flags.png, toPng(boardAsPixels(puzzle, board.cells)));
  const address = shown.address ?? toAddress(puzzle, board, "frontier");
  process.stdout.write(
    flags.json ? `${JSON.stringify({ ...report, address })}\n` : forPeople(shown, report, address),
  );
  return !isPlaced || isSolution(board, report) ? ExitCode.solved : ExitCode.unsolvable;
}

function isSolution({ cells }: Board, report: BoardReport): boolean {
  const { filled, conflicts, duplicates, foreign } = report;
  return filled === cells.length && conflicts.length + duplicates.length + foreign.length === 0;
}

async function read(word: string): Promise<Shown> {
  const { input, label } = readInput(domains.eternity2!, word);
  return atPlace(label, async () => {
    if ("text" in input && isAddress(input.text))
      return { ...boardFromAddress(input.text), address: input.text.trim(), isPlaced: true };
    const puzzle = eternityPuzzle(input, {});
    const isJson = "text" in input && input.text.trimStart().startsWith("{");
    // Without a board a picture has the pieces row by row, as they are stored.
    const cells = puzzle.pieces.map((_, piece) => 1 + piece * 4);
    const board = isJson ? boardFromJson(input.text, puzzle) : undefined;
    return {
      puzzle,
      board: board ?? { cells, last: -1, filled: cells.length },
      isPlaced: board !== undefined,
    };
  });
}

async function readPuzzle(word: string): Promise<Puzzle> {
  const { input, label } = readInput(domains.eternity2!, word);
  return atPlace(label, async () => eternityPuzzle(input, {}));
}

function forPeople({ puzzle, board, isPlaced }: Shown, report: BoardReport, address: string): string {
  const { pieces } = words;
  if (!isPlaced) {
    const title = color.bold(pieces.unplaced(puzzle.pieces.length, puzzle.width, puzzle.height));
    return `${title}\n\n${piecesInColumns(puzzle)}\n\n${address}\n`;
  }
  const place = (cell: number) => pieces.place(cell % puzzle.width, Math.floor(cell / puzzle.width));
  const lines = [
    pieces.filled(report.filled, board.cells.length, report.score, report.bestScore),
    ...report.duplicates.map((cell) => color.yellow(pieces.twice(place(cell)))),
    ...report.foreign.map((cell) => color.yellow(pieces.foreign(place(cell)))),
  ];
  if (report.conflicts.length > 0) lines.push(color.yellow(pieces.unfit(report.conflicts.length)));
  if (isSolution(board, report)) lines.push(color.green(pieces.isSolution));
  return `${boardPicture(puzzle, board.cells)}\n\n${lines.join("\n")}\n\n${address}\n`;
}

/** Each piece with its number and its four colours, as many side by side as the terminal has room for. */
function piecesInColumns({ pieces }: Puzzle): string {
  const widest = String(pieces.length - 1).length;
  const texts = pieces.map(
    (sides, piece) =>
      `${String(piece).padStart(widest)}: ${sides.map((side) => String(side).padStart(2)).join(" ")}`,
  );
  const perLine = Math.max(1, Math.floor((process.stdout.columns || 80) / (texts[0]!.length + 4)));
  const lines: string[] = [];
  for (let first = 0; first < texts.length; first += perLine)
    lines.push(texts.slice(first, first + perLine).join("    "));
  return lines.join("\n");
}
