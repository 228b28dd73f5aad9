/**
 * IDA* in which a kernel searches below each child of the current path; this walk only keeps the path on which the kernel
 * paused. It makes and expands exactly the nodes of the walk in script with the same estimate.
 */
import type { Heuristic, InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { SlidingTiles } from "../problem.ts";
import { type Ended, MOST_EXPANSIONS, type WalkKernel } from "./kernel-counts.ts";
import { blankOf, type MoveLists, startList } from "./move-lists.ts";

export class KernelWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  deepest = 0;
  nextBound = Number.POSITIVE_INFINITY;
  private start: Board = [];
  private startH = 0;
  private firstList = 0;
  private bound = 0;
  private isFresh = false;
  private cells: number[] = [];
  private blank = 0;
  /** The list of each node on the path, and the position in it of the child that comes next. */
  private lists: number[] = [];
  private next: number[] = [];

  constructor(
    private readonly problem: SlidingTiles,
    private readonly moves: MoveLists,
    private readonly estimate: Heuristic<Board>,
    private readonly kernel: WalkKernel,
  ) {}

  get depth(): number {
    return this.lists.length - 1;
  }

  place(start: Board, parent?: Board): number {
    this.start = start;
    this.firstList = startList(this.problem, start, parent);
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    this.startH = this.estimate(start);
    return this.startH;
  }

  begin(bound: number): void {
    this.bound = bound;
    this.nextBound = Number.POSITIVE_INFINITY;
    this.cells = [...this.start];
    this.blank = this.start.indexOf(0);
    this.lists = [this.firstList];
    this.next = [0];
    this.isFresh = true;
  }

  walk(expansions: number): Ended {
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
      this.advance(entry);
      const h = this.estimate(this.cells);
      const f = this.depth + h;
      if (f > this.bound) {
        this.nextBound = Math.min(this.nextBound, f);
        this.back();
        continue;
      }
      this.deepest = Math.max(this.deepest, this.depth);
      if (h === 0) return "goal";

      // Step 3. Let the kernel search below it, and take over the path on which it paused.
      const ended = this.searchBelow(h, left);
      left -= this.kernel.expanded;
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

  private searchBelow(h: number, left: number): Ended {
    const { kernel } = this;
    // Other walks may use the kernel too, in turn with this one.
    kernel.deepest = this.deepest;
    kernel.lowestAbove = this.nextBound;
    const ended = kernel.run(this.lists.at(-1)!, this.cells, h, this.depth, this.bound, left);
    this.made += kernel.made;
    this.expanded += kernel.expanded;
    this.deepest = kernel.deepest;
    this.nextBound = kernel.lowestAbove;
    return ended;
  }

  /** The entry of the child that comes next. */
  private entry(): number | undefined {
    const list = this.lists.at(-1)!;
    const entry = this.moves.first[list]! + this.next.at(-1)!;
    return entry < this.moves.first[list + 1]! ? entry : undefined;
  }

  private follow(position: number): void {
    this.next[this.depth] = position;
    this.advance(this.entry()!);
    this.deepest = Math.max(this.deepest, this.depth);
  }

  /** Goes to a child. */
  private advance(entry: number): void {
    this.next[this.depth]!++;
    this.slide(this.moves.target[entry]!);
    this.lists.push(this.moves.nextList[entry]!);
    this.next.push(0);
  }

  private back(): void {
    this.lists.pop();
    this.next.pop();
    this.slide(blankOf(this.lists.at(-1)!));
  }

  private slide(to: number): void {
    this.cells[this.blank] = this.cells[to]!;
    this.cells[to] = 0;
    this.blank = to;
  }
}
