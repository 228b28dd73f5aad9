/**
 * The pieces of an Eternity II puzzle: four colours each, up right down left, 0 for the grey of the rim. A piece is
 * turned clockwise by quarter turns.
 */
import { Random } from "../random.ts";

/** Colours up, right, down, left. */
export type Piece = readonly [number, number, number, number];

const UP = 0;
const RIGHT = 1;
const DOWN = 2;
const LEFT = 3;

/** A piece fixed on a cell. */
export interface Hint {
  readonly cell: number;
  readonly piece: number;
  /** Quarter turns clockwise. */
  readonly rotation: number;
}

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly hints: readonly Hint[];
}

export function opposite(side: number): number {
  return (side + 2) & 3;
}

/** The colour on a side of a piece turned clockwise. */
export function colourOn(piece: Piece, rotation: number, side: number): number {
  return piece[(side - rotation) & 3]!;
}

export function turned(piece: Piece, rotation: number): Piece {
  const on = (side: number) => colourOn(piece, rotation, side);
  return [on(UP), on(RIGHT), on(DOWN), on(LEFT)];
}

/** How many turns give different pieces: 1 for four equal sides, 2 for equal opposite sides, else 4. */
export function differentTurns([up, right, down, left]: Piece): number {
  if (up !== down || right !== left) return 4;
  return up === right ? 1 : 2;
}

/** The same for two pieces if and only if one is the other turned. */
export function turnlessName(piece: Piece): string {
  return [0, 1, 2, 3]
    .map((rotation) => turned(piece, rotation).join(" "))
    .toSorted()
    .at(0)!;
}

/** The cell beside another one, or -1 outside the board. */
export function neighbour({ width, height }: Puzzle, cell: number, side: number): number {
  const x = cell % width;
  const y = (cell - x) / width;
  if (side === UP) return y > 0 ? cell - width : -1;
  if (side === RIGHT) return x < width - 1 ? cell + 1 : -1;
  if (side === DOWN) return y < height - 1 ? cell + width : -1;
  return x > 0 ? cell - 1 : -1;
}

/** The same puzzle with its pieces in another order and turned at random, which no search can read a solution from. */
export function scrambled(puzzle: Puzzle, seed: number): Puzzle {
  const random = new Random(seed);
  const order = random.shuffled(puzzle.pieces.map((_, piece) => piece));
  const turns = order.map(() => random.below(4));
  const pieces = order.map((piece, place) => turned(puzzle.pieces[piece]!, turns[place]!));
  const hints = puzzle.hints.map(({ cell, piece, rotation }) => {
    const place = order.indexOf(piece);
    return { cell, piece: place, rotation: (rotation - turns[place]!) & 3 };
  });
  return { ...puzzle, pieces, hints };
}
