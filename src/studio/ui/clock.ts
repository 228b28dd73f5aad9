/** The one clock behind everything that plays: it turns a speed in steps per second into whole steps per frame. */

interface Playing {
  /** Steps per second; it may change while the clock runs. Infinity is as fast as `advance` can go. */
  speed(): number;
  /** Advances by this many steps, at least one. Returning false stops the clock. */
  advance(steps: number): boolean;
  /** False while the steps before are not done yet: the clock waits for them. */
  isReady?(): boolean;
}

/** After a slow frame the clock does not catch up on all of it, or the next frame would be slower still. */
const SLOW_MS = 100;

/** Counts time in steps. What is left of a step counts towards the next one. */
export class StepCounter {
  private rest = 0;
  constructor(private before: number) {}

  /** Whole steps since the last call; Infinity at infinite speed. */
  stepsUntil(now: number, speed: number): number {
    // A frame carries the time at which it began, which may be earlier than the start of the clock.
    const passed = Math.max(0, Math.min(now - this.before, SLOW_MS));
    this.before = now;
    if (speed === Number.POSITIVE_INFINITY) return speed;
    const exact = this.rest + (speed * passed) / 1000;
    const steps = Math.floor(exact);
    this.rest = exact - steps;
    return steps;
  }
}

/** Starts to play; returns the function that stops it. */
export function startClock({ speed, advance, isReady = () => true }: Playing): () => void {
  const counter = new StepCounter(performance.now());
  let frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);

  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    if (!isReady()) return;
    const steps = counter.stepsUntil(now, speed());
    if (steps > 0 && !advance(steps)) cancelAnimationFrame(frame);
  }
}
