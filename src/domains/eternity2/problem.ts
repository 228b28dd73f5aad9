/**
 * The formulation of the report: a state is a board, a rule puts an unused piece, turned in one of four ways, on an
 * empty cell, whatever its colours. Rules are tried in the order piece, column, row, turns.
 */
import type { Key, Problem } from "../../search/index.ts";
import { type Board, cellValue, EMPTY, isValid, pieceOn, startBoard } from "./board.ts";
import { type CostRow, costs } from "./heuristics/costs.ts";
import { differentTurns, type Puzzle } from "./pieces.ts";

/** Beyond this many rules a node's action has no number. */
export const MOST_RULES = 1 << 16;

/** A rule by its name. */
export interface Rule {
  readonly cell: number;
  readonly value: number;
}

export class PlaceAnywhere implements Problem<Board, string> {
  readonly starts: readonly Board[];
  /** By piece and cell: the names of its four rules. */
  private readonly names: string[][] = [];
  private readonly rules = new Map<string, Rule>();
  /** Cells column by column: the order of the rules. */
  private readonly columnwise: number[] = [];
  /** By cell value: the same for turns of a piece that look the same. */
  private readonly looks: readonly number[];
  private readonly isNumericKey: boolean;
  private readonly costOf: (cell: number, value: number) => number;

  constructor(
    readonly puzzle: Puzzle,
    cost: CostRow = costs.uniform,
  ) {
    const { width, height, pieces } = puzzle;
    this.starts = [startBoard(puzzle)];
    this.costOf = cost.create(puzzle);
    for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) this.columnwise.push(y * width + x);
    for (let piece = 0; piece < pieces.length; piece++) {
      for (let cell = 0; cell < pieces.length; cell++) this.names.push(this.namesOf(piece, cell));
    }
    this.looks = looksOf(puzzle);
    this.isNumericKey = (pieces.length * 4 + 1) ** pieces.length <= Number.MAX_SAFE_INTEGER;
  }

  actions({ cells }: Board): readonly string[] {
    const count = cells.length;
    const isUsed = new Uint8Array(count);
    for (const value of cells) if (value !== EMPTY) isUsed[pieceOn(value)] = 1;
    const empty = this.columnwise.filter((cell) => cells[cell] === EMPTY);
    const names: string[] = [];
    for (let piece = 0; piece < count; piece++) {
      if (isUsed[piece] === 1) continue;
      for (const cell of empty) {
        const four = this.names[piece * count + cell]!;
        names.push(four[0]!, four[1]!, four[2]!, four[3]!);
      }
    }
    return names;
  }

  result(board: Board, name: string): Board {
    const { cell, value } = this.rules.get(name)!;
    const cells = board.cells.slice();
    cells[cell] = value;
    return { cells, last: cell, filled: board.filled + 1 };
  }

  cost(_: Board, name: string): number {
    const { cell, value } = this.rules.get(name)!;
    return this.costOf(cell, value);
  }

  isGoal({ cells, filled }: Board): boolean {
    return filled === cells.length && isValid(this.puzzle, cells);
  }

  /** Turns that look the same make the same board. A whole number up to nine cells, else a string. */
  key({ cells }: Board): Key {
    const { looks } = this;
    if (!this.isNumericKey) return String.fromCharCode(...cells.map((value) => looks[value]!));
    const values = cells.length * 4 + 1;
    let key = 0;
    for (let cell = 0; cell < cells.length; cell++) key = key * values + looks[cells[cell]!]!;
    return key;
  }

  private namesOf(piece: number, cell: number): string[] {
    return [0, 1, 2, 3].map((rotation) => {
      const name = placementName(this.puzzle, cell, piece, rotation);
      this.rules.set(name, { cell, value: cellValue(piece, rotation) });
      return name;
    });
  }
}

/** A piece with equal sides looks the same after some turns; two equal pieces are still two. */
function looksOf({ pieces }: Puzzle): number[] {
  return [
    EMPTY,
    ...pieces.flatMap((sides, piece) =>
      [0, 1, 2, 3].map((rotation) => cellValue(piece, rotation % differentTurns(sides))),
    ),
  ];
}

/** As in `7@2,0+90`: piece 7 (from 1) on column 2, row 0, turned clockwise by 90 degrees. */
export function placementName({ width }: Puzzle, cell: number, piece: number, rotation: number): string {
  const x = cell % width;
  return `${piece + 1}@${x},${(cell - x) / width}${rotation === 0 ? "" : `+${rotation * 90}`}`;
}
