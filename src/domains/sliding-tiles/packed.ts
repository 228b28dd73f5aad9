/**
 * HOT. Boards packed into 32-bit words: 4 bits a tile up to sixteen cells, 5 bits up to twenty-five. A child is its
 * parent with two fields changed; heuristics that are sums over tiles are carried along, others evaluated anew.
 */
import { type Heuristic, type PackedChildren, type PackedForm, zero } from "../../search/index.ts";
import type { Board } from "./board.ts";
import type { SlidingTiles } from "./problem.ts";
import { isTileSum } from "./tile-sum.ts";

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
  /** By cell of the blank: up to four targets, and how many. */
  private readonly targets: Int32Array;
  private readonly counts: Int32Array;
  /** The estimate of each tile on each cell, if the heuristic is a sum of these. */
  private readonly table: Int8Array | undefined;
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
    this.targets = new Int32Array(cells * 4);
    this.counts = Int32Array.from(cellMoves, ({ targets }) => targets.length);
    cellMoves.forEach(({ targets }, blank) => {
      this.targets.set(targets, blank * 4);
    });
    if (isTileSum(heuristic)) this.table = heuristic.table;
    else if (heuristic === zero) this.table = new Int8Array(cells * cells);
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
    return Array.from({ length: this.cells }, (_, cell) => this.tile(words, at, cell));
  }

  isGoal(words: Int32Array, at: number): boolean {
    for (let word = 0; word < this.wordsPerState; word++) {
      if (words[at + word] !== this.goalWords[word]) return false;
    }
    return true;
  }

  expand(words: Int32Array, at: number, h: number, children: PackedChildren): number {
    const { wordsPerState, wordOf, shiftOf, table, cells, mask } = this;
    const blank = this.blankCell(words, at);
    const count = this.counts[blank]!;
    const blankWord = wordOf[blank]!;
    const blankShift = shiftOf[blank]!;
    const { words: childWords, h: childH } = children;
    if (table === undefined) this.readBoard(words, at);
    for (let child = 0; child < count; child++) {
      const from = this.targets[blank * 4 + child]!;
      const fromWord = wordOf[from]!;
      const fromShift = shiftOf[from]!;
      const tile = (words[at + fromWord]! >>> fromShift) & mask;
      const base = child * wordsPerState;
      for (let word = 0; word < wordsPerState; word++) childWords[base + word] = words[at + word]!;
      // The blank is 0: adding the tile to its cell and taking it away from the other swaps the two.
      childWords[base + fromWord]! ^= tile << fromShift;
      childWords[base + blankWord]! |= tile << blankShift;
      childH[child] =
        table === undefined
          ? this.evaluate(blank, from, tile)
          : h + table[tile * cells + blank]! - table[tile * cells + from]!;
    }
    return count;
  }

  /** The first field that is 0, found for a whole word at once: taking 1 from each field borrows from a 0 only. */
  private blankCell(words: Int32Array, at: number): number {
    const { lowBits, highBits, bits } = this;
    for (let word = 0; ; word++) {
      const fields = words[at + word]!;
      const zeros = (fields - lowBits) & ~fields & highBits;
      if (zeros !== 0) return word * this.perWord + (((31 - Math.clz32(zeros & -zeros)) / bits) | 0);
    }
  }

  private tile(words: Int32Array, at: number, cell: number): number {
    return (words[at + this.wordOf[cell]!]! >>> this.shiftOf[cell]!) & this.mask;
  }

  private readBoard(words: Int32Array, at: number): void {
    for (let cell = 0; cell < this.cells; cell++) this.board[cell] = this.tile(words, at, cell);
  }

  private evaluate(blank: number, from: number, tile: number): number {
    this.board[blank] = tile;
    this.board[from] = 0;
    const h = this.heuristic(this.board);
    this.board[blank] = 0;
    this.board[from] = tile;
    return h;
  }
}
