/**
 * IDA* in which a kernel searches below each child of the current path; this walk only keeps the path on which the kernel
 * paused. It makes and expands exactly the nodes of `TileSumWalk`.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { SlidingTiles } from "../problem.ts";
import { type DistanceKernel, MOST_EXPANSIONS } from "./distance-kernel.ts";
import { blankOf, type MoveLists, startList } from "./move-lists.ts";

export class KernelWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  deepest = 0;
  private start: Board = [];
  private startH = 0;
  private firstList = 0;
  private bound = 0;
  private hasPruned = false;
  private isFresh = false;
  private cells: number[] = [];
  private blank = 0;
  /** By how much the current node is below the bound. */
  private slack = 0;
  /** The list of each node on the path, and the position in it of the child that comes next. */
  private lists: number[] = [];
  private next: number[] = [];

  constructor(
    private readonly problem: SlidingTiles,
    private readonly moves: MoveLists,
    private readonly table: Int8Array,
    private readonly kernel: DistanceKernel,
  ) {}

  get depth(): number {
    return this.lists.length - 1;
  }

  get nextBound(): number {
    return this.hasPruned ? this.bound + 2 : Number.POSITIVE_INFINITY;
  }

  place(start: Board, parent?: Board): number {
    this.start = start;
    this.firstList = startList(this.problem, start, parent);
    this.startH = start.reduce((sum, tile, cell) => sum + this.table[tile * start.length + cell]!, 0);
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.startH;
  }

  begin(bound: number): void {
    // Every path adds an even number to the h of the start.
    this.slack = (bound - this.startH) & ~1;
    this.bound = this.startH + this.slack;
    this.cells = [...this.start];
    this.blank = this.start.indexOf(0);
    this.lists = [this.firstList];
    this.next = [0];
    this.hasPruned = false;
    this.isFresh = true;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    if (this.startH === 0) return "goal";
    let left = Math.min(expansions, MOST_EXPANSIONS);
    if (this.isFresh) {
      this.isFresh = false;
      this.expanded++;
      left--;
    }
    while (left > 0) {
      // Step 1. Go back when all children of this node were searched.
      const entry = this.entry();
      if (entry === undefined) {
        if (this.depth === 0) return "end";
        this.back();
        continue;
      }

      // Step 2. Make the next child; above the bound it is not taken.
      this.made++;
      const rise = this.riseOf(entry);
      if (rise > 0 && this.slack === 0) {
        this.hasPruned = true;
        this.next[this.depth]!++;
        continue;
      }
      this.advance(entry, rise);
      if (this.slack === this.bound - this.depth) return "goal";

      // Step 3. Let the kernel search below it, and take over the path on which it paused.
      // Other walks may use the kernel too, in turn with this one.
      this.kernel.deepest = this.deepest;
      const ended = this.kernel.run(this.lists.at(-1)!, this.cells, this.slack, this.depth, left);
      this.made += this.kernel.made;
      this.expanded += this.kernel.expanded;
      left -= this.kernel.expanded;
      this.deepest = this.kernel.deepest;
      this.hasPruned = true;
      if (ended === "end") this.back();
      else for (const position of this.kernel.path()) this.follow(position);
      if (ended === "goal") return "goal";
    }
    return "paused";
  }

  path(): number[] {
    const { first, action } = this.moves;
    return this.lists.slice(0, -1).map((list, depth) => action[first[list]! + this.next[depth]! - 1]!);
  }

  /** The entry of the child that comes next. */
  private entry(): number | undefined {
    const list = this.lists.at(-1)!;
    const entry = this.moves.first[list]! + this.next.at(-1)!;
    return entry < this.moves.first[list + 1]! ? entry : undefined;
  }

  /** By how much the move of an entry changes h. */
  private riseOf(entry: number): number {
    const { cells, table, blank } = this;
    const from = this.moves.target[entry]!;
    const tile = cells[from]!;
    return table[tile * cells.length + blank]! - table[tile * cells.length + from]!;
  }

  private follow(position: number): void {
    this.next[this.depth] = position;
    const entry = this.entry()!;
    this.advance(entry, this.riseOf(entry));
  }

  private advance(entry: number, rise: number): void {
    this.next[this.depth]!++;
    this.slide(this.moves.target[entry]!);
    this.slack -= rise + 1;
    this.lists.push(this.moves.nextList[entry]!);
    this.next.push(0);
    this.deepest = Math.max(this.deepest, this.depth);
  }

  private back(): void {
    this.lists.pop();
    this.next.pop();
    this.slide(blankOf(this.lists.at(-1)!));
    const entry = this.moves.first[this.lists.at(-1)!]! + this.next.at(-1)! - 1;
    this.slack += this.riseOf(entry) + 1;
  }

  private slide(to: number): void {
    this.cells[this.blank] = this.cells[to]!;
    this.cells[to] = 0;
    this.blank = to;
  }
}
