/**
 * Random puzzles that have a solution: a board of random colours is cut into pieces, and edges of pieces that are equal
 * or symmetric are recoloured until there are none. The pieces come scrambled.
 */
import { OptionError } from "../../search/index.ts";
import { Random } from "../random.ts";
import { settingSentence } from "../text/setting-sentences.ts";
import { cellOrder } from "./cell-orders.ts";
import { PlacementSearch } from "./fast/placement-search.ts";
import {
  differentTurns,
  neighbour,
  opposite,
  type Piece,
  type Puzzle,
  scrambled,
  turnlessName,
} from "./pieces.ts";

export interface GeneratorOptions {
  readonly width: number;
  readonly height: number;
  /** Colours of edges between two pieces of the rim, and of all others; they differ. */
  readonly frameColours: number;
  readonly innerColours: number;
  readonly seed: number;
  /** One solution only, turned boards not counted. */
  readonly isUnique?: boolean;
  /** Called before each board that is tried, with those tried so far. */
  onTry?(tried: number): void;
}

const MOST_REPAIRS = 20_000;
const MOST_BOARDS = 2000;
/** A board whose solutions take longer to count is passed over. */
const MOST_PLACEMENTS = 200_000_000;

export function generate(options: GeneratorOptions): Puzzle {
  const { width, height, frameColours, innerColours } = options;
  if (width < 2 || height < 2 || width * height > 1024)
    throw new OptionError(settingSentence("new-size", width, height));
  if (frameColours < 1 || innerColours < 1 || frameColours + innerColours > 31)
    throw new OptionError(settingSentence("new-colours"));
  const random = new Random(options.seed);
  for (let board = 0; board < MOST_BOARDS; board++) {
    options.onTry?.(board);
    const pieces = differentPieces(options, random);
    if (pieces === undefined) break;
    const puzzle = scrambled({ width, height, pieces, hints: [] }, random.below(2 ** 31));
    if (!options.isUnique || isUnique(puzzle)) return puzzle;
  }
  throw new OptionError(
    options.isUnique
      ? settingSentence("no-unique-board", width, height, frameColours, innerColours)
      : settingSentence("few-colours", frameColours, innerColours, width * height),
  );
}

/** Whether all solutions are the same one, turned. */
function isUnique(puzzle: Puzzle): boolean {
  const search = new PlacementSearch(puzzle, cellOrder(puzzle, "row"));
  const turns = puzzle.width === puzzle.height ? 4 : 2;
  let solutions = 0;
  while (search.placements < MOST_PLACEMENTS) {
    const reached = search.advance(MOST_PLACEMENTS - search.placements);
    if (reached === "solution" && ++solutions > turns) return false;
    if (reached === "ended") return solutions === turns;
  }
  return false;
}

/**
 * The pieces of a board row by row, all different and without symmetry; undefined if recolouring does not get there.
 */
function differentPieces(options: GeneratorOptions, random: Random): Piece[] | undefined {
  const size: Puzzle = { ...options, pieces: [], hints: [] };
  const count = options.width * options.height;
  const sides = Array.from({ length: count }, () => [0, 0, 0, 0]);
  const isRim = (cell: number) => [0, 1, 2, 3].some((side) => neighbour(size, cell, side) < 0);
  const colourEdge = (cell: number, side: number) => {
    const beside = neighbour(size, cell, side);
    if (beside < 0) return;
    const isFrame = isRim(cell) && isRim(beside);
    const { frameColours, innerColours } = options;
    const colour = isFrame ? 1 + random.below(frameColours) : 1 + frameColours + random.below(innerColours);
    sides[cell]![side] = colour;
    sides[beside]![opposite(side)] = colour;
  };
  for (let cell = 0; cell < count; cell++) for (const side of [1, 2]) colourEdge(cell, side);
  for (let repair = 0; repair < MOST_REPAIRS; repair++) {
    const cell = firstTwin(sides as unknown as Piece[]);
    if (cell < 0) return sides as unknown as Piece[];
    colourEdge(cell, random.below(4));
  }
  return undefined;
}

/** A piece that is symmetric or equal to one before it, or -1. */
function firstTwin(pieces: readonly Piece[]): number {
  const seen = new Set<string>();
  return pieces.findIndex((piece) => {
    const name = turnlessName(piece);
    if (seen.has(name) || differentTurns(piece) < 4) return true;
    seen.add(name);
    return false;
  });
}
