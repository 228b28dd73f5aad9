/**
 * HOT. IDA* on one board that is changed and changed back (Korf 1985), for heuristics that are sums over tiles.
 * The walk is a loop over move lists with a stack of its own, so it can stop at any node and go on.
 */
import type { Heuristic, InPlaceForm } from "../../search/index.ts";
import type { Board } from "./board.ts";
import { moveLists, rootList } from "./move-lists.ts";
import type { SlidingTiles } from "./problem.ts";
import { isTileSum } from "./tile-sum.ts";

export function inPlaceForm(
  problem: SlidingTiles,
  heuristic: Heuristic<Board>,
): InPlaceForm<Board> | undefined {
  return isTileSum(heuristic) ? new TileSumWalk(problem, heuristic.table) : undefined;
}

class TileSumWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  nextBound = Number.POSITIVE_INFINITY;
  depth = 0;
  deepest = 0;
  private readonly lists;
  /** Bits of a tile or cell number in an index of `change`. */
  private readonly bits: number;
  /** Per list entry: where the tile comes from and goes to, as the low bits of an index of `change`. */
  private readonly step: Int32Array;
  /** How h changes when a tile goes from one cell to another. */
  private readonly change: Int8Array;
  private readonly cells: Int32Array;
  private start: Board = [];
  private startH = 0;
  private bound = 0;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;
  /** The path: where each node was left, the end of its list, its h and the cell of its blank. */
  private entries = new Int32Array(0);
  private ends = new Int32Array(0);
  private estimates = new Int32Array(0);
  private blanks = new Int32Array(0);

  constructor(
    problem: SlidingTiles,
    private readonly table: Int8Array,
  ) {
    const cells = problem.goal.length;
    this.lists = moveLists(problem);
    this.bits = cells <= 16 ? 4 : 5;
    this.cells = new Int32Array(cells);
    this.step = new Int32Array(this.lists.target.length);
    this.change = new Int8Array(1 << (3 * this.bits));
    for (let list = 0; list < this.lists.first.length - 1; list++) {
      const blank = Math.floor(list / 5);
      for (let entry = this.lists.first[list]!; entry < this.lists.first[list + 1]!; entry++) {
        const from = this.lists.target[entry]!;
        this.step[entry] = (from << this.bits) | blank;
        for (let tile = 1; tile < cells; tile++) {
          this.change[(tile << (2 * this.bits)) | this.step[entry]!] =
            table[tile * cells + blank]! - table[tile * cells + from]!;
        }
      }
    }
  }

  place(start: Board): number {
    this.start = start;
    this.startH = 0;
    start.forEach((tile, cell) => {
      this.startH += this.table[tile * start.length + cell]!;
    });
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.startH;
  }

  begin(bound: number): void {
    this.bound = bound;
    this.nextBound = Number.POSITIVE_INFINITY;
    this.cells.set(this.start);
    this.depth = 0;
    const room = bound + 2;
    this.entries = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.estimates = new Int32Array(room);
    this.blanks = new Int32Array(room);
    const blank = this.start.indexOf(0);
    const list = rootList(blank);
    this.entries[0] = this.lists.first[list]!;
    this.ends[0] = this.lists.first[list + 1]!;
    this.estimates[0] = this.startH;
    this.blanks[0] = blank;
    this.isFresh = true;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Take up the path where it was left; everything the loop touches is a local.
    const { cells, change, step, entries, ends, estimates, blanks, bound } = this;
    const { first, target, nextList } = this.lists;
    const tileShift = 2 * this.bits;
    let { depth, deepest, nextBound } = this;
    let entry = entries[depth]!;
    let end = ends[depth]!;
    let h = estimates[depth]!;
    let blank = blanks[depth]!;
    let made = 0;
    let ended: "goal" | "end" | "paused" = h === 0 ? "goal" : "paused";
    let left = this.isFresh && h > 0 ? expansions - 1 : expansions;
    this.isFresh = false;

    while (left >= 0 && ended !== "goal") {
      // Step 2. Go back when all moves of this node were made.
      if (entry === end) {
        if (depth === 0) {
          ended = "end";
          break;
        }
        depth--;
        entry = entries[depth]! + 1;
        end = ends[depth]!;
        h = estimates[depth]!;
        const before = blanks[depth]!;
        cells[blank] = cells[before]!;
        blank = before;
        continue;
      }

      // Step 3. Make the next child; above the bound it is not taken.
      const to = target[entry]!;
      const tile = cells[to]!;
      const childH = h + change[(tile << tileShift) | step[entry]!]!;
      made++;
      const f = depth + 1 + childH;
      if (f > bound) {
        if (f < nextBound) nextBound = f;
        entry++;
        continue;
      }

      // Step 4. Take it: move the tile and go on below.
      entries[depth] = entry;
      depth++;
      cells[blank] = tile;
      blank = to;
      h = childH;
      const list = nextList[entry]!;
      entry = first[list]!;
      end = first[list + 1]!;
      ends[depth] = end;
      estimates[depth] = h;
      blanks[depth] = blank;
      if (depth > deepest) deepest = depth;
      if (h === 0) ended = "goal";
      else left--;
    }

    entries[depth] = entry;
    this.depth = depth;
    this.deepest = deepest;
    this.nextBound = nextBound;
    this.made += made;
    this.expanded += expansions - left;
    return ended;
  }

  path(): number[] {
    return Array.from(this.entries.subarray(0, this.depth), (entry) => this.lists.action[entry]!);
  }
}
