/** The placement walk as the in-place form of the problem: depth-limited search walks the same nodes on one board. */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { PlaceMatching } from "../placement-problem.ts";
import { placementName } from "../problem.ts";
import { PlacementSearch } from "./placement-search.ts";

export class PlacementTree implements InPlaceForm<Board> {
  deepest = 0;
  readonly nextBound = Number.POSITIVE_INFINITY;
  private readonly search: PlacementSearch;
  /** Whether the start is still to be expanded. */
  private isFresh = true;
  private isSolved = false;

  constructor(private readonly problem: PlaceMatching) {
    this.search = new PlacementSearch(problem.puzzle, problem.order);
  }

  get made(): number {
    return this.search.placements;
  }

  /** Every piece placed is a node whose children are made next, except for a solution; so is the start. */
  get expanded(): number {
    return (this.isFresh ? 0 : 1) + this.search.placements - (this.isSolved ? 1 : 0);
  }

  get depth(): number {
    return this.search.depth;
  }

  place(): number {
    this.begin();
    return 0;
  }

  begin(): void {
    this.search.begin();
    this.isFresh = true;
    this.isSolved = false;
    this.deepest = 0;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    const until = this.search.placements + expansions - (this.isFresh ? 1 : 0);
    this.isFresh = false;
    if (this.search.length === 0) return "goal";
    while (this.search.placements < until) {
      const reached = this.search.advance(until - this.search.placements);
      if (reached === "ended") return "end";
      if (reached === "deeper" || reached === "solution") this.deepest = Math.max(this.deepest, this.depth);
      this.isSolved = reached === "solution";
      if (this.isSolved) return "goal";
    }
    return "paused";
  }

  path(): number[] {
    const { problem } = this;
    const { cells } = this.search.board();
    const open = problem.order.filter((cell) => problem.starts[0]!.cells[cell] === 0).slice(0, this.depth);
    let [board] = problem.starts as [Board];
    return open.map((cell) => {
      const value = cells[cell]! - 1;
      const name = placementName(problem.puzzle, cell, value >> 2, value & 3);
      const position = problem.actions(board).indexOf(name);
      board = problem.result(board, name);
      return position;
    });
  }
}
