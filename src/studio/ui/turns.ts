/**
 * Parts of a page that follow something fast, such as a search that plays: in each frame at most one of them is brought
 * up to date, so that no frame holds the work of all.
 */

/** Least milliseconds between two turns of a part: nobody reads faster. */
const REST_MS = 100;
/** A frame that takes longer came too late for the screen. */
const LATE_MS = 25;
/** A part that makes its frame late rests so many times as long, but never so long that it seems to have stopped. */
const LATE_RESTS = 15;
const MOST_REST_MS = 1000;

type Part = () => void;

/** In the order of their turns. */
const waiting = new Set<Part>();
const restsUntil = new WeakMap<Part, number>();
let frame = 0;
let before: { readonly part: Part; readonly at: number } | null = null;

/** Calls `part` in a frame of its own, once it has rested; asked again before, it keeps its place. */
export function takeTurn(part: Part): void {
  waiting.add(part);
  if (frame === 0) frame = requestAnimationFrame(next);
}

export function giveUpTurn(part: Part): void {
  waiting.delete(part);
}

function next(now: number): void {
  if (before !== null) {
    const took = now - before.at;
    const rest = took > LATE_MS ? Math.min(MOST_REST_MS, LATE_RESTS * took) : REST_MS - took;
    restsUntil.set(before.part, now + rest);
  }
  before = null;
  for (const part of waiting) {
    if ((restsUntil.get(part) ?? 0) > now) continue;
    waiting.delete(part);
    before = { part, at: now };
    break;
  }
  frame = waiting.size === 0 && before === null ? 0 : requestAnimationFrame(next);
  before?.part();
}
