/**
 * The formulation used in the field: a state is a board, an action puts a piece that fits on the next cell of the fill
 * order. Plain form; `in-place.ts` walks the same nodes on one board.
 */
import type { InPlaceForm, Key, Problem, Sentence } from "../../search/index.ts";
import { textSentence } from "../text/text-sentences.ts";
import { type Board, cellValue, colourAt, EMPTY, isValid, pieceOn, startBoard } from "./board.ts";
import { PlacementTree } from "./fast/in-place.ts";
import { type CostRow, costs } from "./heuristics/costs.ts";
import { colourOn, differentTurns, neighbour, opposite, type Puzzle } from "./pieces.ts";
import { placementName } from "./problem.ts";

export class PlaceMatching implements Problem<Board, string> {
  readonly starts: readonly Board[];
  private readonly hasUnitCosts: boolean;
  private readonly costOf: (cell: number, value: number) => number;

  constructor(
    readonly puzzle: Puzzle,
    readonly order: readonly number[],
    cost: CostRow = costs.uniform,
  ) {
    this.starts = [startBoard(puzzle)];
    this.hasUnitCosts = cost === costs.uniform;
    this.costOf = cost.create(puzzle);
  }

  /** Pieces that lie on the board already are not moved. */
  unsolvable(): Sentence | undefined {
    const isFit = this.starts.some(({ cells }) => isValid(this.puzzle, cells));
    return isFit ? undefined : textSentence("some-hint-misfit");
  }

  actions({ cells }: Board): readonly string[] {
    const { puzzle } = this;
    const cell = this.nextCell(cells);
    if (cell === undefined) return [];
    const used = new Set(cells.filter((value) => value !== EMPTY).map(pieceOn));
    return puzzle.pieces.flatMap((piece, number) =>
      used.has(number)
        ? []
        : [0, 1, 2, 3]
            .slice(0, differentTurns(piece))
            .filter((rotation) => this.fits(cells, cell, number, rotation))
            .map((rotation) => placementName(puzzle, cell, number, rotation)),
    );
  }

  result(board: Board, name: string): Board {
    const cell = this.nextCell(board.cells)!;
    const cells = board.cells.slice();
    cells[cell] = valueIn(name);
    return { cells, last: cell, filled: board.filled + 1 };
  }

  cost({ cells }: Board, name: string): number {
    return this.costOf(this.nextCell(cells)!, valueIn(name));
  }

  /** Pieces are only put where they fit, so a full board is a solution if the hints fit too. */
  isGoal({ cells, filled }: Board): boolean {
    return filled === cells.length;
  }

  key({ cells }: Board): Key {
    return String.fromCharCode(...cells);
  }

  inPlaceTree(maxDepth: number): InPlaceForm<Board> | undefined {
    return this.hasUnitCosts && maxDepth >= this.order.length ? new PlacementTree(this) : undefined;
  }

  private nextCell(cells: readonly number[]): number | undefined {
    return this.order.find((cell) => cells[cell] === EMPTY);
  }

  /** Whether grey is at the rim and nowhere else, and the sides match those of all neighbours placed so far. */
  private fits(cells: readonly number[], cell: number, piece: number, rotation: number): boolean {
    return [0, 1, 2, 3].every((side) => {
      const colour = colourOn(this.puzzle.pieces[piece]!, rotation, side);
      const beside = neighbour(this.puzzle, cell, side);
      if (beside < 0) return colour === 0;
      if (cells[beside] === EMPTY) return colour !== 0;
      return colour === colourAt(this.puzzle, cells, beside, opposite(side));
    });
  }
}

function valueIn(name: string): number {
  const [, piece, degrees] = /^(\d+)@\d+,\d+(?:\+(\d+))?$/.exec(name)!;
  return cellValue(Number(piece) - 1, Number(degrees ?? 0) / 90);
}
