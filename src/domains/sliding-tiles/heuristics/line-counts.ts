/**
 * The states of walking distance for one direction: how many tiles of each home line every line holds, and which line
 * has the blank. They are numbered without gaps, line by line: the content of a line leads from one node, the tiles
 * still to be placed, to the next, and each node knows how many states come before each content of its line.
 */

export class LineCounts {
  /** How many states there are. */
  readonly count: number;
  /**
   * What a line can hold: tiles of each home line. The contents of the line with the blank, which has one tile fewer,
   * come first.
   */
  private readonly contents: readonly (readonly number[])[];
  private readonly contentsWithBlank: number;
  /** The number of a content by its digits. */
  private readonly contentOf: Int16Array;
  /** The content with one tile of home line j fewer or more, or -1: `content * lines + j`. */
  private readonly less: Int16Array;
  private readonly more: Int16Array;
  /** By `node * contents + content`: states before it, and the node after it or -1. */
  private readonly before: Int32Array;
  private readonly after: Int16Array;
  /** The state that was unpacked: for each line its content, and where its node begins in the two arrays above. */
  private readonly content: Int32Array;
  private readonly node: Int32Array;

  /** For `lines` lines of `length` cells, with the blank at home in line `goalBlank`. */
  constructor(
    readonly lines: number,
    readonly length: number,
    readonly goalBlank: number,
  ) {
    this.content = new Int32Array(lines);
    this.node = new Int32Array(lines);
    const withBlank = countsOfSum(length - 1, lines);
    this.contentsWithBlank = withBlank.length;
    this.contents = [...withBlank, ...countsOfSum(length, lines)];
    this.contentOf = new Int16Array((length + 1) ** lines).fill(-1);
    this.contents.forEach((counts, content) => {
      this.contentOf[this.digits(counts)] = content;
    });
    this.less = this.contentsChangedBy(-1);
    this.more = this.contentsChangedBy(1);

    // Nodes are found line by line: those after a node have higher numbers, and the last one has no tile to place.
    const nodes = [Array.from({ length: lines }, (_, line) => this.tilesAtHome(line))];
    const nodeOf = new Map([[this.digits(nodes[0]!), 0]]);
    const after: number[] = [];
    for (const unplaced of nodes) {
      const isBlankPlaced = sum(unplaced) % length === 0;
      this.contents.forEach((counts, content) => {
        const rest = unplaced.map((tiles, home) => tiles - counts[home]!);
        const isBlankTwice = isBlankPlaced && content < this.contentsWithBlank;
        if (isBlankTwice || Math.min(...rest) < 0) {
          after.push(-1);
          return;
        }
        const key = this.digits(rest);
        if (!nodeOf.has(key)) nodeOf.set(key, nodes.push(rest) - 1);
        after.push(nodeOf.get(key)!);
      });
    }
    this.after = Int16Array.from(after);

    this.before = new Int32Array(after.length);
    const states = new Int32Array(nodes.length);
    states[nodes.length - 1] = 1;
    for (let node = nodes.length - 2; node >= 0; node--) {
      for (let content = 0; content < this.contents.length; content++) {
        const at = node * this.contents.length + content;
        this.before[at] = states[node]!;
        if (after[at] !== -1) states[node]! += states[after[at]!]!;
      }
    }
    this.count = states[0]!;
  }

  /** What a tile adds to the digits of its line; each digit counts the tiles of one home line. */
  digit(home: number): number {
    return (this.length + 1) ** home;
  }

  /** The state whose lines have these digits. */
  state(digits: ArrayLike<number>): number {
    let state = 0;
    let node = 0;
    for (let line = 0; line < this.lines; line++) {
      const at = node * this.contents.length + this.contentOf[digits[line]!]!;
      state += this.before[at]!;
      node = this.after[at]!;
    }
    return state;
  }

  /** The state in which every tile is in its home line. */
  goal(): number {
    return this.state(
      Array.from({ length: this.lines }, (_, line) => this.tilesAtHome(line) * this.digit(line)),
    );
  }

  /**
   * Writes where a state leads when a tile of home line j changes places with the blank, which goes one line back
   * (`to[j]`) or one line on (`to[lines + j]`); -1 if that is impossible.
   */
  steps(state: number, to: Int32Array): void {
    const { lines, content, node, before, after } = this;
    const blank = this.unpack(state);
    to.fill(-1);
    for (let direction = 0; direction < 2; direction++) {
      const other = blank + 2 * direction - 1;
      if (other < 0 || other >= lines) continue;
      // Only the two lines change, and the node between them.
      const first = Math.min(blank, other);
      const firstNode = node[first]!;
      const rest =
        state - before[firstNode + content[first]!]! - before[node[first + 1]! + content[first + 1]!]!;
      for (let home = 0; home < lines; home++) {
        const left = this.less[content[other]! * lines + home]!;
        if (left === -1) continue;
        const entered = this.more[content[blank]! * lines + home]!;
        const inFirst = firstNode + (direction === 0 ? left : entered);
        const inSecond = after[inFirst]! * this.contents.length + (direction === 0 ? entered : left);
        to[direction * lines + home] = rest + before[inFirst]! + before[inSecond]!;
      }
    }
  }

  /** Finds the content of every line; returns the line of the blank. */
  private unpack(state: number): number {
    const { before, after } = this;
    let rest = state;
    let node = 0;
    let blank = 0;
    for (let line = 0; line < this.lines; line++) {
      // The last content with at most `rest` states before it: an impossible one has as many before it as the next.
      let low = 0;
      let high = this.contents.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (before[node + middle]! <= rest) low = middle;
        else high = middle - 1;
      }
      this.content[line] = low;
      this.node[line] = node;
      if (low < this.contentsWithBlank) blank = line;
      rest -= before[node + low]!;
      node = after[node + low]! * this.contents.length;
    }
    return blank;
  }

  private tilesAtHome(line: number): number {
    return line === this.goalBlank ? this.length - 1 : this.length;
  }

  private digits(counts: readonly number[]): number {
    return sum(counts.map((count, home) => count * this.digit(home)));
  }

  private contentsChangedBy(tiles: number): Int16Array {
    const changed = this.contents.map((counts) =>
      counts.map((_, home) => {
        const next = counts.with(home, counts[home]! + tiles);
        const isOne = next[home]! >= 0 && next[home]! <= this.length;
        return isOne ? this.contentOf[this.digits(next)]! : -1;
      }),
    );
    return Int16Array.from(changed.flat());
  }
}

/** All ways to write a sum as this many counts. */
function countsOfSum(total: number, terms: number): number[][] {
  if (terms === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, count) =>
    countsOfSum(total - count, terms - 1).map((others) => [count, ...others]),
  ).flat();
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
