/**
 * The states of walking distance for one direction: how many tiles of each home line every line holds, and which line
 * has the blank. They are numbered without gaps, line by line: a line's content leads from the numbers of tiles still to be
 * placed to those left after it, and each such node knows how many states come before each content.
 */

/** What one line can hold, by number; -1 where there is no such content. */
interface Contents {
  readonly counts: readonly (readonly number[])[];
  /** Of a tile with home line j put in or taken out: `entered[content * lines + j]`. */
  readonly entered: Int16Array;
  readonly left: Int16Array;
}

export class LineCounts {
  /** How many states there are. */
  readonly count: number;
  private readonly contents: Contents;
  /** By `node * contents + content`: states before it, and the node after it or -1. */
  private readonly before: Int32Array;
  private readonly after: Int16Array;
  /** The state that is being looked at: content of each line, node before each line. */
  private readonly content: Int32Array;
  private readonly node: Int32Array;

  /** `length` cells a line; the blank is at home in line `goalBlank`. */
  constructor(
    readonly lines: number,
    readonly length: number,
    readonly goalBlank: number,
  ) {
    this.contents = contentsOf(lines, length);
    this.content = new Int32Array(lines);
    this.node = new Int32Array(lines + 1);

    // Nodes are found in the order of their lines, so those after a node have higher numbers.
    const nodes = [homeTiles(lines, length, goalBlank)];
    const numberOf = new Map([[nodes[0]!.join(), 0]]);
    const { counts } = this.contents;
    const after: number[] = [];
    for (const remaining of nodes) {
      const isBlankPlaced = sum(remaining) % length === 0;
      for (const content of counts) {
        const rest = remaining.map((tiles, home) => tiles - content[home]!);
        const fits = Math.min(...rest) >= 0 && !(isBlankPlaced && sum(content) < length);
        if (fits && !numberOf.has(rest.join())) numberOf.set(rest.join(), nodes.push(rest) - 1);
        after.push(fits ? numberOf.get(rest.join())! : -1);
      }
    }
    this.after = Int16Array.from(after);

    this.before = new Int32Array(after.length);
    const states = new Int32Array(nodes.length).fill(1, nodes.length - 1);
    for (let node = nodes.length - 2; node >= 0; node--) {
      for (let content = 0; content < counts.length; content++) {
        const at = node * counts.length + content;
        this.before[at] = states[node]!;
        if (after[at] !== -1) states[node]! += states[after[at]!]!;
      }
    }
    this.count = states[0]!;
  }
}

function homeTiles(lines: number, length: number, goalBlank: number): number[] {
  return Array.from({ length: lines }, (_, line) => (line === goalBlank ? length - 1 : length));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
