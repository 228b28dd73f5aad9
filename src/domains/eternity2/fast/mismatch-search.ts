/**
 * The search for a high score: pieces are placed in the fill order, and from a given step on up to `mismatches` inner
 * edges in all may differ. Depth first, exact fits before others; what counts is the score of the best board.
 */
import { type Board, cellValue, EMPTY, score, startBoard } from "../board.ts";
import { colourOn, differentTurns, neighbour, opposite, type Puzzle } from "../pieces.ts";

export interface MismatchOptions {
  /** The most inner edges that may differ. */
  readonly mismatches: number;
  /** The first step, from 0, at which they may. */
  readonly from: number;
}

interface Choice {
  readonly value: number;
  readonly piece: number;
  readonly mismatches: number;
}

interface Frame {
  readonly choices: readonly Choice[];
  next: number;
}

export class MismatchSearch {
  placements = 0;
  best: Board;
  bestScore = 0;
  isEnded = false;
  private readonly order: readonly number[];
  private readonly cells: number[];
  private readonly used: boolean[];
  private readonly frames: Frame[] = [];
  private mismatches = 0;

  constructor(
    private readonly puzzle: Puzzle,
    order: readonly number[],
    private readonly options: MismatchOptions,
  ) {
    this.best = startBoard(puzzle);
    this.bestScore = score(puzzle, this.best.cells);
    this.cells = [...this.best.cells];
    this.order = order.filter((cell) => this.cells[cell] === EMPTY);
    this.used = puzzle.pieces.map((_, piece) => puzzle.hints.some((hint) => hint.piece === piece));
    this.frames.push({ choices: this.choicesFor(0), next: 0 });
  }

  /** Places at most this many pieces; ends when no board can be better than the best. */
  advance(placements: number): void {
    for (let left = placements; left > 0 && !this.isEnded; ) {
      const depth = this.frames.length - 1;
      const frame = this.frames[depth];
      if (frame === undefined) {
        this.isEnded = true;
        return;
      }
      const choice = frame.choices[frame.next++];
      if (choice === undefined) {
        this.frames.pop();
        this.takeBack(depth - 1);
        continue;
      }
      left--;
      this.place(depth, choice);
    }
  }

  private place(depth: number, choice: Choice): void {
    const cell = this.order[depth]!;
    this.placements++;
    this.cells[cell] = choice.value;
    this.used[choice.piece] = true;
    this.mismatches += choice.mismatches;
    const reached = score(this.puzzle, this.cells);
    if (reached > this.bestScore) {
      this.bestScore = reached;
      this.best = { cells: [...this.cells], last: cell, filled: depth + 1 + this.puzzle.hints.length };
      if (depth + 1 === this.order.length && this.mismatches === 0) this.isEnded = true;
    }
    this.frames.push({ choices: this.choicesFor(depth + 1), next: 0 });
  }

  private takeBack(depth: number): void {
    const frame = this.frames[depth];
    if (frame === undefined) return;
    const { piece, mismatches } = frame.choices[frame.next - 1]!;
    this.cells[this.order[depth]!] = EMPTY;
    this.used[piece] = false;
    this.mismatches -= mismatches;
  }

  /** Grey must be at the rim and nowhere else; other sides may differ as often as this step still allows. */
  private choicesFor(depth: number): Choice[] {
    const cell = this.order[depth];
    if (cell === undefined) return [];
    const allowed = depth >= this.options.from ? this.options.mismatches - this.mismatches : 0;
    const choices: Choice[] = [];
    this.puzzle.pieces.forEach((sides, piece) => {
      if (this.used[piece]) return;
      for (let rotation = 0; rotation < differentTurns(sides); rotation++) {
        const mismatches = this.mismatchesOf(cell, piece, rotation);
        if (mismatches <= allowed) choices.push({ value: cellValue(piece, rotation), piece, mismatches });
      }
    });
    return choices.sort((a, b) => a.mismatches - b.mismatches);
  }

  /** Infinity if grey lies where it must not, or is missing at the rim. */
  private mismatchesOf(cell: number, piece: number, rotation: number): number {
    const { puzzle, cells } = this;
    let mismatches = 0;
    for (let side = 0; side < 4; side++) {
      const colour = colourOn(puzzle.pieces[piece]!, rotation, side);
      const beside = neighbour(puzzle, cell, side);
      if ((colour === 0) !== beside < 0) return Number.POSITIVE_INFINITY;
      const value = beside < 0 ? EMPTY : cells[beside]!;
      if (value === EMPTY) continue;
      const other = colourOn(puzzle.pieces[(value - 1) >> 2]!, (value - 1) & 3, opposite(side));
      if (other !== colour) mismatches++;
    }
    return mismatches;
  }
}
