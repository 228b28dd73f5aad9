/**
 * Takes pieces one after the other and walks them, a slice at a time: the same in the main thread and in the others. It
 * reports what it has found a few times a second, in one message, because a message for every piece would cost more than
 * small pieces do.
 */
import type { PieceRecord, PieceWalker } from "../../run/split/piece.ts";
import {
  type AssignedPiece,
  type FromPieceThread,
  type PieceThreadData,
  STOP,
  TAKEN,
  type ToPieceThread,
  WINNER,
} from "./piece-messages.ts";

const SLICE_MS = 20;
const REPORT_EVERY_MS = 250;

export class PieceTaker {
  private pieces: ToPieceThread = [];
  private current: AssignedPiece | undefined;
  private finished: (readonly [number, PieceRecord])[] = [];
  private reported = performance.now();

  constructor(
    private readonly walker: PieceWalker,
    private readonly shared: Pick<PieceThreadData, "control" | "way">,
    private readonly send: (message: FromPieceThread) => void,
  ) {}

  /** Begins a round. */
  begin(pieces: ToPieceThread): void {
    this.pieces = pieces;
  }

  /** Works for one slice. False when no piece is left, or the search was stopped; everything is reported by then. */
  advance(): boolean {
    const end = performance.now() + SLICE_MS;
    do {
      if (Atomics.load(this.shared.control, STOP) !== 0 || !this.hasPiece()) {
        this.report(true);
        return false;
      }
      if (!this.walker.advance()) this.finish();
    } while (performance.now() < end);
    if (performance.now() - this.reported >= REPORT_EVERY_MS) this.report(false);
    return true;
  }

  /** Goes on with the current piece, or takes the next one that is needed. */
  private hasPiece(): boolean {
    const { control } = this.shared;
    while (this.current === undefined || this.isObsolete(this.current)) {
      this.current = this.pieces[Atomics.add(control, TAKEN, 1)];
      if (this.current === undefined) return false;
      if (!this.isObsolete(this.current)) this.walker.begin(this.current.piece, this.current.earlier);
    }
    return true;
  }

  /** In a search for the first solution, nothing after a known one is needed. */
  private isObsolete({ index }: AssignedPiece): boolean {
    return this.shared.way === "first" && index > Atomics.load(this.shared.control, WINNER);
  }

  private finish(): void {
    const { index } = this.current!;
    const record = this.walker.record();
    if (record.solutions > 0) lower(this.shared.control, WINNER, index);
    this.finished.push([index, record]);
    this.current = undefined;
  }

  private report(isIdle: boolean): void {
    const { current, finished } = this;
    const unfinished = current === undefined ? null : ([current.index, this.walker.record()] as const);
    this.send({ finished, unfinished, isIdle });
    this.finished = [];
    this.reported = performance.now();
  }
}

/** Sets a shared word to a value if that is less. */
function lower(words: Int32Array, index: number, value: number): void {
  for (;;) {
    const old = Atomics.load(words, index);
    if (old <= value || Atomics.compareExchange(words, index, old, value) === old) return;
  }
}
