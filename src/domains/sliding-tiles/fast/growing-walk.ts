/**
 * A walk that begins in script and continues in a kernel: making one takes as long as walking a million nodes, which most
 * searches never reach. The switch happens between two rounds.
 */
import type { InPlaceForm } from "../../../search/index.ts";
import type { Board } from "../board.ts";

/** Nodes expanded in script before a kernel is worth making. */
const EXPANSIONS_IN_SCRIPT = 100_000;

export class GrowingWalk implements InPlaceForm<Board> {
  private current: InPlaceForm<Board>;
  private start: Board = [];
  private parent: Board | undefined;
  /** Counted by walks before the current one. */
  private before = { made: 0, expanded: 0, deepest: 0 };
  /** Expanded over all searches. */
  private expandedInAll = 0;

  constructor(
    plain: InPlaceForm<Board>,
    private readonly grown: () => InPlaceForm<Board> | undefined,
  ) {
    this.current = plain;
  }

  get made(): number {
    return this.before.made + this.current.made;
  }

  get expanded(): number {
    return this.before.expanded + this.current.expanded;
  }

  get deepest(): number {
    return Math.max(this.before.deepest, this.current.deepest);
  }

  get depth(): number {
    return this.current.depth;
  }

  get nextBound(): number {
    return this.current.nextBound;
  }

  place(start: Board, parent?: Board): number {
    this.expandedInAll += this.expanded;
    this.start = start;
    this.parent = parent;
    this.before = { made: 0, expanded: 0, deepest: 0 };
    return this.current.place(start, parent);
  }

  begin(bound: number): void {
    if (!this.isGrown && this.expandedInAll + this.expanded >= EXPANSIONS_IN_SCRIPT) this.grow();
    this.current.begin(bound);
  }

  walk(expansions: number): "goal" | "end" | "paused" {
    return this.current.walk(expansions);
  }

  path(): number[] {
    return this.current.path();
  }

  private isGrown = false;

  private grow(): void {
    this.isGrown = true;
    const grown = this.grown();
    if (grown === undefined) return;
    const { made, expanded, deepest } = this.current;
    this.before = { made, expanded, deepest };
    this.current = grown;
    grown.place(this.start, this.parent);
  }
}
