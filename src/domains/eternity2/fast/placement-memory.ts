/**
 * Everything that the placement walk reads and writes, in one array of 32-bit words: a header, which pieces are used, a board for
 * the hints, one record per step of the fill order with what lies there, and the lists of pieces that fit. Which neighbours of a cell are
 * placed is the same whenever its turn comes, so each step knows where to look and which list table to ask.
 */
import { OptionError } from "../../../search/index.ts";
import { settingSentence } from "../../text/setting-sentences.ts";
import { colourOn, differentTurns, neighbour, opposite, type Puzzle } from "../pieces.ts";

// Header: where the walk is. STEP and FIRST are addresses of step records, NEXT is the address of a list entry.
export const STEP = 0;
export const NEXT = 1;
export const LEFT = 2;
export const FIRST = 3;
/** The deepest step that needs no report; at most the one before the end, so that every solution is reported. */
export const KNOWN = 4;
/** From here on a word for each piece, 1 if it is used. */
export const USED = 8;

// A step record: the entry that lies there, two neighbours (address of the entry, shift to the colour), the list table,
// two more neighbours for steps that have three or four, and the next list entry while the step is on the path.
export const ENTRY = 0;
export const FIRST_SIDE = 1;
export const SECOND_SIDE = 3;
export const TABLE = 5;
export const THIRD_SIDE = 6;
export const FOURTH_SIDE = 8;
export const PLACED = 10;
export const STEP_WORDS = 11;

// A list entry is a turned piece: its number and, from bit 12 on, its colours, 5 bits each, up right down left. 0 ends a list. A
// shift and a mask make of either what is added to an address, in words or in bytes.
const COLOUR_BITS = 5;
const FIRST_COLOUR = 12;
const NUMBER_BIT = 2;
const MOST_PIECES = 1 << (FIRST_COLOUR - NUMBER_BIT);
/** The number of an entry's piece, times four. */
export const PIECE = (MOST_PIECES - 1) << NUMBER_BIT;
/** The colour of the second, third or fourth side in words, and that of the first, by which a table has rows. */
export const COLOUR = 31;
export const ROW = COLOUR << COLOUR_BITS;

/** A table has a row of 32 entries for each colour of its first side. Below 0 an entry leads to a further row. */
const TABLE_WORDS = 1 << (2 * COLOUR_BITS);
const ROW_WORDS = 1 << COLOUR_BITS;

/** An entry with the sides that matter where it may lie. */
interface Fitting {
  readonly entry: number;
  readonly known: readonly number[];
}

export class PlacementMemory {
  readonly words: Int32Array;
  /** Cells in fill order, those with hints left out. */
  readonly order: readonly number[];
  /** Addresses count in these units: 1 for an array of words, 4 for bytes. */
  readonly unit: number;
  /** The word number of the first step record. */
  readonly steps: number;
  private readonly empty: number;
  /** The word number of what lies on each cell, and last of a cell that is empty forever, the neighbour of cells that have none. */
  private readonly cells: number[] = [];
  private readonly image: number[] = [];
  private readonly tables = new Map<string, number>();

  constructor(
    readonly puzzle: Puzzle,
    order: readonly number[],
    unit: number,
    create: (words: number) => Int32Array,
  ) {
    const count = puzzle.pieces.length;
    if (count > MOST_PIECES) throw new OptionError(settingSentence("many-pieces", MOST_PIECES, count));
    const hinted = new Set(puzzle.hints.map(({ cell }) => cell));
    this.order = order.filter((cell) => !hinted.has(cell));
    this.unit = unit;
    // Checkpoints hold word numbers of entries: whatever stands before the lists keeps its length.
    const board = USED + count;
    for (let cell = 0; cell <= count; cell++) this.cells.push(board + cell);
    this.steps = board + count + 1;
    this.order.forEach((cell, step) => {
      this.cells[cell] = this.steps + step * STEP_WORDS + ENTRY;
    });
    this.image.length = this.steps + (this.order.length + 1) * STEP_WORDS;
    this.image.fill(0);
    this.empty = this.room(1);
    const placed = new Set(hinted);
    this.order.forEach((cell, step) => {
      this.writeStep(step, cell, placed);
      placed.add(cell);
    });
    for (const { cell, piece, rotation } of puzzle.hints) {
      this.image[this.cells[cell]!] = entryOf(puzzle, piece, rotation);
      this.image[USED + piece] = 1;
    }
    this.words = create(this.image.length);
    this.words.set(this.image);
  }

  /** The address of a step record, as the walk uses it. */
  stepAddress(step: number): number {
    return (this.steps + step * STEP_WORDS) * this.unit;
  }

  /** What lies on a cell. */
  entryOn(cell: number): number {
    return this.words[this.cells[cell]!]!;
  }

  setEntry(cell: number, entry: number): void {
    this.words[this.cells[cell]!] = entry;
  }

  /** The address of an empty list. */
  get noEntries(): number {
    return this.empty * this.unit;
  }

  /** The address of the list of what fits on the cell of a step, all steps before it being placed. */
  lookUp(step: number): number {
    const { words, unit } = this;
    const at = this.steps + step * STEP_WORDS;
    const seen = (side: number) => words[words[at + side]! / unit]! >>> words[at + side + 1]!;
    const pair = (seen(FIRST_SIDE) & (ROW * unit)) + (seen(SECOND_SIDE) & (COLOUR * unit));
    let next = words[(words[at + TABLE]! + pair) / unit]!;
    for (const side of [THIRD_SIDE, FOURTH_SIDE])
      if (next < 0) next = words[((seen(side) & (COLOUR * unit)) - next) / unit]!;
    return next;
  }

  private writeStep(step: number, cell: number, placed: ReadonlySet<number>): void {
    const { puzzle, image, unit, cells } = this;
    const at = this.steps + step * STEP_WORDS;
    const known = [0, 1, 2, 3].filter((side) => placed.has(neighbour(puzzle, cell, side)));
    [FIRST_SIDE, SECOND_SIDE, THIRD_SIDE, FOURTH_SIDE].forEach((field, i) => {
      const side = known[i];
      const beside = side === undefined ? puzzle.pieces.length : neighbour(puzzle, cell, side);
      image[at + field] = cells[beside]! * unit;
      const colour = FIRST_COLOUR + (side === undefined ? 0 : opposite(side) * COLOUR_BITS);
      image[at + field + 1] = colour - Math.log2(unit) - (field === FIRST_SIDE ? COLOUR_BITS : 0);
    });
    const rim = [0, 1, 2, 3].filter((side) => neighbour(puzzle, cell, side) < 0);
    image[at + TABLE] = this.tableFor(rim, known) * unit;
  }

  /** The word number of the table for cells with these sides at the rim and these neighbours placed. */
  private tableFor(rim: readonly number[], known: readonly number[]): number {
    const name = `${rim} ${known}`;
    let table = this.tables.get(name);
    if (table === undefined) {
      table = this.room(TABLE_WORDS);
      this.tables.set(name, table);
      this.image.fill(this.empty * this.unit, table, table + TABLE_WORDS);
      for (const [pair, here] of byPair(fittings(this.puzzle, rim, known))) {
        this.image[table + pair] = this.found(here, 2, known.length);
      }
    }
    return table;
  }

  /** A row by the colour of a third or fourth side. */
  private row(fitting: readonly Fitting[], side: number, sides: number): number {
    const row = this.room(ROW_WORDS);
    for (let colour = 0; colour < ROW_WORDS; colour++) {
      const here = fitting.filter(({ known }) => known[side] === colour);
      this.image[row + colour] = this.found(here, side + 1, sides);
    }
    return row;
  }

  /** The address of a list or, negative, of a further row if there are more sides to ask for. */
  private found(fitting: readonly Fitting[], side: number, sides: number): number {
    const isList = side >= sides || fitting.length === 0;
    return isList ? this.list(fitting) * this.unit : -this.row(fitting, side, sides) * this.unit;
  }

  private list(fitting: readonly Fitting[]): number {
    if (fitting.length === 0) return this.empty;
    const list = this.room(fitting.length + 1);
    fitting.forEach(({ entry }, i) => {
      this.image[list + i] = entry;
    });
    return list;
  }

  private room(words: number): number {
    const at = this.image.length;
    for (let i = 0; i < words; i++) this.image.push(0);
    return at;
  }
}

function entryOf({ pieces }: Puzzle, piece: number, rotation: number): number {
  let entry = piece << NUMBER_BIT;
  for (let side = 0; side < 4; side++)
    entry |= colourOn(pieces[piece]!, rotation, side) << (FIRST_COLOUR + side * COLOUR_BITS);
  return entry;
}

/** The piece of an entry. */
export function pieceIn(entry: number): number {
  return (entry & PIECE) >> NUMBER_BIT;
}

/** Quarter turns of an entry's piece. */
export function rotationIn(puzzle: Puzzle, entry: number): number {
  return [0, 1, 2, 3].find((rotation) => entryOf(puzzle, pieceIn(entry), rotation) === entry)!;
}

/** By the colours of the first two sides, as a table is. */
function byPair(fitting: readonly Fitting[]): Map<number, Fitting[]> {
  const pairs = new Map<number, Fitting[]>();
  for (const one of fitting) {
    const [first = 0, second = 0] = one.known;
    const pair = (first << COLOUR_BITS) | second;
    const here = pairs.get(pair);
    if (here === undefined) pairs.set(pair, [one]);
    else here.push(one);
  }
  return pairs;
}

/** All turned pieces with grey at the rim and nowhere else, in the order of pieces and turns. */
function fittings(puzzle: Puzzle, rim: readonly number[], known: readonly number[]): Fitting[] {
  return puzzle.pieces.flatMap((sides, piece) =>
    [0, 1, 2, 3]
      .slice(0, differentTurns(sides))
      .filter((rotation) =>
        [0, 1, 2, 3].every((side) => (colourOn(sides, rotation, side) === 0) === rim.includes(side)),
      )
      .map((rotation) => ({
        entry: entryOf(puzzle, piece, rotation),
        known: known.map((side) => colourOn(sides, rotation, side)),
      })),
  );
}
