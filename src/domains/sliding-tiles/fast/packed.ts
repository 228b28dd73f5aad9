/**
 * HOT. Boards packed into 32-bit words: 4 bits per tile on up to sixteen cells, 5 bits on up to twenty-five. A child is
 * its parent with two fields changed; heuristics that know how a move changes them are updated, others evaluated afresh.
 */
import { type Heuristic, type PackedChildren, type PackedForm, zero } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import { type ChangingHeuristic, isChanging } from "../heuristics/changing.ts";
import { isTileSum, type TileSum } from "../heuristics/tile-sum.ts";
import type { CellMoves, SlidingTiles } from "../problem.ts";

const MOST_MOVES = 4;
const MOST_TILES = 32;
// A row of moves: how many, then for each move the cell, its word and shift.
const MOVE_SIZE = 3;
const ROW_SIZE = 1 + MOST_MOVES * MOVE_SIZE;

export function packedForm(problem: SlidingTiles, heuristic: Heuristic<Board>): PackedForm<Board> {
  return new PackedBoards(problem, heuristic);
}

class PackedBoards implements PackedForm<Board> {
  readonly wordsPerState: number;
  readonly maxChildren = 4;
  private readonly cells: number;
  private readonly bits: number;
  private readonly mask: number;
  private readonly perWord: number;
  /** The lowest and the highest bit of each field of a word. */
  private readonly lowBits: number = 0;
  private readonly highBits: number;
  /** By cell: the word that holds it, and the place in the word. */
  private readonly wordOf: Int32Array;
  private readonly shiftOf: Int32Array;
  /** By the number of zeros before the highest bit of a word: the field that this bit is in. */
  private readonly fieldAt: Int32Array;
  /** A row for each cell of the blank. */
  private readonly moves: Int32Array;
  /** By cell of the blank, move and word: a 1 in the field of the blank and in that of the tile that moves. */
  private readonly swaps: Int32Array;
  /** By cell of the blank, move and tile: how the move changes h, if the heuristic is a sum over tiles. */
  private readonly changes: Int8Array | undefined;
  private readonly changing: ChangingHeuristic | undefined;
  private readonly board: number[];
  private readonly goalWords: Int32Array;

  constructor(
    { goal, cellMoves }: SlidingTiles,
    private readonly heuristic: Heuristic<Board>,
  ) {
    const cells = goal.length;
    this.cells = cells;
    this.bits = cells <= 16 ? 4 : 5;
    this.mask = (1 << this.bits) - 1;
    const perWord = Math.floor(32 / this.bits);
    this.perWord = perWord;
    for (let field = 0; field < perWord; field++) this.lowBits |= 1 << (field * this.bits);
    this.highBits = this.lowBits << (this.bits - 1);
    this.wordsPerState = Math.ceil(cells / perWord);
    this.wordOf = Int32Array.from(goal, (_, cell) => Math.floor(cell / perWord));
    this.shiftOf = Int32Array.from(goal, (_, cell) => (cell % perWord) * this.bits);
    this.fieldAt = Int32Array.from({ length: 32 }, (_, zeros) => Math.floor((31 - zeros) / this.bits));
    this.moves = new Int32Array(cells * ROW_SIZE);
    this.swaps = new Int32Array(cells * MOST_MOVES * this.wordsPerState);
    cellMoves.forEach(({ targets }, blank) => {
      const places = targets.map((from) => [from, this.wordOf[from]!, this.shiftOf[from]!]);
      this.moves.set([targets.length, ...places.flat()], blank * ROW_SIZE);
      targets.forEach((from, child) => {
        const at = (blank * MOST_MOVES + child) * this.wordsPerState;
        for (const cell of [blank, from]) this.swaps[at + this.wordOf[cell]!]! |= 1 << this.shiftOf[cell]!;
      });
    });
    if (isTileSum(heuristic)) this.changes = changesOf(heuristic, cellMoves);
    else if (heuristic === zero) this.changes = new Int8Array(cells * MOST_MOVES * MOST_TILES);
    if (isChanging(heuristic)) this.changing = heuristic;
    this.board = goal.slice();
    this.goalWords = new Int32Array(this.wordsPerState);
    this.pack(goal, this.goalWords, 0);
  }

  pack(board: Board, words: Int32Array, at: number): void {
    words.fill(0, at, at + this.wordsPerState);
    board.forEach((tile, cell) => {
      words[at + this.wordOf[cell]!]! |= tile << this.shiftOf[cell]!;
    });
  }

  unpack(words: Int32Array, at: number): Board {
    const board: number[] = [];
    for (let cell = 0; cell < this.cells; cell++) board.push(this.tile(words, at, cell));
    return board;
  }

  isGoal(words: Int32Array, at: number): boolean {
    for (let word = 0; word < this.wordsPerState; word++) {
      if (words[at + word] !== this.goalWords[word]) return false;
    }
    return true;
  }

  expand(words: Int32Array, at: number, h: number, children: PackedChildren): number {
    const { wordsPerState, moves, swaps, changes, mask } = this;
    const { words: childWords, h: childH } = children;
    const blank = this.blankCell(words, at);
    if (changes === undefined) this.readBoard(words, at);
    const row = blank * ROW_SIZE;
    const count = moves[row]!;
    for (let child = 0; child < count; child++) {
      const move = row + 1 + child * MOVE_SIZE;
      const tile = (words[at + moves[move + 1]!]! >>> moves[move + 2]!) & mask;
      const choice = blank * MOST_MOVES + child;
      // The blank is 0: adding the tile to both fields without carry swaps the two. One and two words are written out.
      const to = child * wordsPerState;
      const swap = choice * wordsPerState;
      childWords[to] = words[at]! ^ Math.imul(tile, swaps[swap]!);
      if (wordsPerState > 1) childWords[to + 1] = words[at + 1]! ^ Math.imul(tile, swaps[swap + 1]!);
      for (let word = 2; word < wordsPerState; word++)
        childWords[to + word] = words[at + word]! ^ Math.imul(tile, swaps[swap + word]!);
      childH[child] =
        changes === undefined
          ? this.childEstimate(h, blank, moves[move]!, tile)
          : h + changes[choice * MOST_TILES + tile]!;
    }
    return count;
  }

  /** The first field that is 0, found for a whole word at once: subtracting 1 from each field borrows only at a 0. */
  private blankCell(words: Int32Array, at: number): number {
    const { lowBits, highBits, fieldAt } = this;
    for (let word = 0; ; word++) {
      const fields = words[at + word]!;
      const zeros = (fields - lowBits) & ~fields & highBits;
      if (zeros !== 0) return word * this.perWord + fieldAt[Math.clz32(zeros & -zeros)]!;
    }
  }

  private tile(words: Int32Array, at: number, cell: number): number {
    return (words[at + this.wordOf[cell]!]! >>> this.shiftOf[cell]!) & this.mask;
  }

  private readBoard(words: Int32Array, at: number): void {
    for (let cell = 0; cell < this.cells; cell++) this.board[cell] = this.tile(words, at, cell);
  }

  private childEstimate(parentH: number, blank: number, from: number, tile: number): number {
    if (this.changing !== undefined) return parentH + this.changing.change(this.board, from, blank);
    this.board[blank] = tile;
    this.board[from] = 0;
    const h = this.heuristic(this.board);
    this.board[blank] = 0;
    this.board[from] = tile;
    return h;
  }
}

function changesOf({ table }: TileSum, cellMoves: readonly CellMoves[]): Int8Array {
  const cells = cellMoves.length;
  const changes = new Int8Array(cells * MOST_MOVES * MOST_TILES);
  cellMoves.forEach(({ targets }, blank) => {
    targets.forEach((from, child) => {
      for (let tile = 1; tile < cells; tile++) {
        const change = table[tile * cells + blank]! - table[tile * cells + from]!;
        changes[(blank * MOST_MOVES + child) * MOST_TILES + tile] = change;
      }
    });
  });
  return changes;
}
