/**
 * HOT. IDA* in place for a heuristic that knows how a move changes it: the board is changed and changed back, and nothing
 * is made for a node.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";
import type { ChangingHeuristic } from "../heuristics/changing.ts";
import type { SlidingTiles } from "../problem.ts";
import { moveLists, startList } from "./move-lists.ts";

/** A node on the path: its next move, the end of its moves, its blank, its h. */
const NEXT = 0;
const LAST = 1;
const BLANK = 2;
const ESTIMATE = 3;
const FRAME_SIZE = 4;

/** Above every bound, and a whole number as bounds are. */
const NEVER = 1 << 30;

export class ChangingWalk implements InPlaceForm<Board> {
  made = 0;
  expanded = 0;
  depth = 0;
  deepest = 0;
  private readonly lists;
  private frames = new Int32Array(0);
  private board: number[] = [];
  private start: Board = [];
  private firstList = 0;
  private startH = 0;
  private bound = 0;
  private lowestAbove = NEVER;
  /** Whether the start is still to be expanded in this walk. */
  private isFresh = false;

  constructor(
    private readonly problem: SlidingTiles,
    private readonly heuristic: ChangingHeuristic,
  ) {
    this.lists = moveLists(problem);
  }

  get nextBound(): number {
    return this.lowestAbove === NEVER ? Number.POSITIVE_INFINITY : this.lowestAbove;
  }

  place(start: Board, parent?: Board): number {
    this.start = start;
    this.firstList = startList(this.problem, start, parent);
    this.startH = this.heuristic(start);
    this.made = 0;
    this.expanded = 0;
    this.deepest = 0;
    return this.startH;
  }

  begin(bound: number): void {
    const { first } = this.lists;
    this.frames = new Int32Array((bound + 2) * FRAME_SIZE);
    this.frames[NEXT] = first[this.firstList]!;
    this.frames[LAST] = first[this.firstList + 1]!;
    this.frames[BLANK] = this.start.indexOf(0);
    this.frames[ESTIMATE] = this.startH;
    this.board = this.start.slice();
    this.bound = bound;
    this.lowestAbove = NEVER;
    this.depth = 0;
    this.isFresh = true;
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    // Step 1. Resume the path where it was left.
    const { frames, board, bound, heuristic } = this;
    const { first, target, nextList } = this.lists;
    let { depth, deepest, lowestAbove } = this;
    let frame = depth * FRAME_SIZE;
    let move = frames[frame + NEXT]!;
    let end = frames[frame + LAST]!;
    let blank = frames[frame + BLANK]!;
    let h = frames[frame + ESTIMATE]!;
    let made = 0;
    let ended: "goal" | "end" | "paused" = h === 0 ? "goal" : "paused";
    let left = this.isFresh && h > 0 ? expansions - 1 : expansions;
    this.isFresh = false;

    while (left > 0 && ended !== "goal") {
      // Step 2. Go back once all moves of this node have been made.
      if (move === end) {
        if (depth === 0) {
          ended = "end";
          break;
        }
        depth--;
        frame -= FRAME_SIZE;
        const before = frames[frame + BLANK]!;
        board[blank] = board[before]!;
        board[before] = 0;
        blank = before;
        move = frames[frame + NEXT]! + 1;
        end = frames[frame + LAST]!;
        h = frames[frame + ESTIMATE]!;
        continue;
      }

      // Step 3. Make the next child; above the bound it is not taken.
      made++;
      const to = target[move]!;
      const childH = h + heuristic.change(board, to, blank);
      const f = depth + 1 + childH;
      if (f > bound) {
        if (f < lowestAbove) lowestAbove = f;
        move++;
        continue;
      }

      // Step 4. Take it: move the tile and descend.
      frames[frame + NEXT] = move;
      board[blank] = board[to]!;
      board[to] = 0;
      blank = to;
      h = childH;
      const list = nextList[move]!;
      move = first[list]!;
      end = first[list + 1]!;
      depth++;
      frame += FRAME_SIZE;
      frames[frame + LAST] = end;
      frames[frame + BLANK] = blank;
      frames[frame + ESTIMATE] = h;
      if (depth > deepest) deepest = depth;
      if (h === 0) ended = "goal";
      else left--;
    }

    frames[frame + NEXT] = move;
    this.depth = depth;
    this.deepest = deepest;
    this.lowestAbove = lowestAbove;
    this.made += made;
    this.expanded += expansions - left;
    return ended;
  }

  path(): number[] {
    return Array.from(
      { length: this.depth },
      (_, depth) => this.lists.action[this.frames[depth * FRAME_SIZE + NEXT]!]!,
    );
  }
}
