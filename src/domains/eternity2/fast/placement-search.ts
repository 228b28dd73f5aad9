/**
 * One walk over placements as an object: begun at the start or below a prefix, advanced piece by piece, saved and
 * taken up again. The same nodes in the same order with either form of the loop.
 */
import { type Board, cellValue, EMPTY } from "../board.ts";
import type { Puzzle } from "../pieces.ts";
import {
  FIRST,
  KNOWN,
  LEFT,
  NEXT,
  PLACED,
  PlacementMemory,
  pieceIn,
  rotationIn,
  STEP,
  STEP_WORDS,
  USED,
} from "./placement-memory.ts";
import { DEEPER, ENDED, walkInScript } from "./placement-walk.ts";
import { hasWebAssembly, webAssemblyWalk } from "./placement-wasm.ts";

export type WalkForm = "script" | "webassembly";
export type Advance = "ended" | "deeper" | "solution" | "paused";

/** Deeper steps change the share of the tree too little to be seen. */
const STEPS_OF_SHARE = 8;

/**
 * A place in the tree: for each step on the path, the number of the list entry after the one placed; then the next
 * entry.
 */
export type TreePlace = readonly number[];

export class PlacementSearch {
  /** Pieces placed since the search was begun. */
  placements = 0;
  /** The depth below which nothing is placed: that of a solution, or of a prefix. */
  private end: number;
  private readonly memory: PlacementMemory;
  private readonly walk: () => number;

  constructor(
    readonly puzzle: Puzzle,
    order: readonly number[],
    form: WalkForm = hasWebAssembly ? "webassembly" : "script",
  ) {
    if (form === "webassembly") {
      const { create, walk } = webAssemblyWalk();
      this.memory = new PlacementMemory(puzzle, order, 4, create);
      this.walk = walk;
    } else {
      const memory = new PlacementMemory(puzzle, order, 1, (words) => new Int32Array(words));
      this.memory = memory;
      this.walk = () => walkInScript(memory);
    }
    this.end = this.length;
    this.begin();
  }

  /** Steps from the start to a solution: cells without a hint. */
  get length(): number {
    return this.memory.order.length;
  }

  /** Steps on the current path. */
  get depth(): number {
    const { words, unit, steps } = this.memory;
    return (words[STEP]! / unit - steps) / STEP_WORDS;
  }

  /** Begins at the start. Steps up to `known` are not reported as deeper; nodes at `end` are as solutions. */
  begin(known = -1, end = this.length): void {
    this.end = end;
    const { words, puzzle } = this.memory;
    words.fill(0, USED, USED + puzzle.pieces.length);
    for (const { piece } of puzzle.hints) words[USED + piece] = 1;
    words[STEP] = words[FIRST] = this.memory.stepAddress(0);
    this.placements = 0;
    this.lookUp();
    this.setKnown(known);
  }

  /** Goes to a place; the walk ends when it would go back above `first` steps. */
  goTo(place: TreePlace, first: number, known = -1): void {
    this.begin(known);
    const { words, unit, order, steps } = this.memory;
    place.slice(0, -1).forEach((next, step) => {
      const entry = words[next - 1]!;
      this.memory.setEntry(order[step]!, entry);
      words[USED + pieceIn(entry)] = 1;
      words[steps + step * STEP_WORDS + PLACED] = next * unit;
    });
    words[STEP] = this.memory.stepAddress(place.length - 1);
    words[FIRST] = this.memory.stepAddress(first);
    words[NEXT] = place.at(-1)! * unit;
  }

  /** Where the walk is now. */
  place(): TreePlace {
    return [...this.placed(), this.memory.words[NEXT]! / this.memory.unit];
  }

  /** The place of the current node with nothing below it walked yet. */
  placeBelow(): TreePlace {
    return [...this.placed(), this.memory.lookUp(this.depth) / this.memory.unit];
  }

  /** Places at most this many pieces, fewer if all was walked, a step beyond `known` was reached, or a solution. */
  advance(placements: number): Advance {
    const { words } = this.memory;
    const most = Math.min(placements, 1 << 30);
    words[LEFT] = most;
    const reached = this.walk();
    this.placements += most - words[LEFT]!;
    if (reached === ENDED) return "ended";
    if (reached !== DEEPER) return "paused";
    const { depth } = this;
    this.setKnown(Math.max(depth, this.known));
    if (depth < this.end) {
      this.lookUp();
      return "deeper";
    }
    // Nothing is placed beyond this: the walk goes on as from a step without entries.
    words[NEXT] = this.memory.noEntries;
    return "solution";
  }

  /** How much of what lies below the first `first` steps of the path has been walked, if all branches were alike. */
  share(first: number): number {
    const { words, unit, steps } = this.memory;
    let share = 0;
    let branch = 1;
    for (let step = first; step < Math.min(this.depth, first + STEPS_OF_SHARE); step++) {
      const list = this.memory.lookUp(step) / unit;
      const placed = words[steps + step * STEP_WORDS + PLACED]! / unit - 1;
      branch /= words.indexOf(0, list) - list;
      share += (placed - list) * branch;
    }
    return share;
  }

  board(): Board {
    const { memory, depth } = this;
    const cells: number[] = new Array(this.puzzle.pieces.length).fill(EMPTY);
    const filled = [...memory.order.slice(0, depth), ...this.puzzle.hints.map(({ cell }) => cell)];
    for (const cell of filled) {
      const entry = memory.entryOn(cell);
      cells[cell] = cellValue(pieceIn(entry), rotationIn(this.puzzle, entry));
    }
    return { cells, last: memory.order[depth - 1] ?? -1, filled: filled.length };
  }

  /** The deepest step that is not reported. */
  get known(): number {
    const { words, unit, steps } = this.memory;
    return (words[KNOWN]! / unit - steps) / STEP_WORDS;
  }

  private placed(): number[] {
    const { words, unit, steps } = this.memory;
    return Array.from({ length: this.depth }, (_, step) => words[steps + step * STEP_WORDS + PLACED]! / unit);
  }

  private setKnown(known: number): void {
    this.memory.words[KNOWN] = this.memory.stepAddress(Math.min(known, this.end - 1));
  }

  /** Does what the loop does after a placement it did not report. */
  private lookUp(): void {
    this.memory.words[NEXT] = this.memory.lookUp(this.depth);
  }
}
