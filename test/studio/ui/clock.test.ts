/** The clock behind everything that plays. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StepCounter, startClock } from "../../../src/studio/ui/clock.ts";

it("counts whole steps, keeps what is left of one, and does not catch up on a slow frame", () => {
  const counter = new StepCounter(0);
  expect(counter.stepsUntil(50, 30)).toBe(1);
  expect(counter.stepsUntil(100, 30)).toBe(2);
  expect(counter.stepsUntil(5100, 30)).toBe(3);
  expect(counter.stepsUntil(5100, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  expect(counter.stepsUntil(5150, 30)).toBe(1);
});

it("does not go back in a frame that began before the clock", () => {
  expect(new StepCounter(10).stepsUntil(5, 1000)).toBe(0);
});

/** Frames by hand: `frame(ms)` is the next one, that much later. */
let frame: (ms: number) => void;

beforeEach(() => {
  let waiting: ((now: number) => void) | undefined;
  let now = performance.now();
  vi.stubGlobal("requestAnimationFrame", (call: (now: number) => void) => {
    waiting = call;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    waiting = undefined;
  });
  frame = (ms) => waiting?.((now += ms));
});
afterEach(() => vi.unstubAllGlobals());

it("continues until it is stopped, or nothing follows", () => {
  const steps: number[] = [];
  const advance = (count: number) => steps.push(count) < 3;
  const stop = startClock({ speed: () => 1000, advance });
  for (let i = 0; i < 9; i++) frame(20);
  expect(steps.length).toBe(3);
  stop();
  const stopOther = startClock({ speed: () => 1000, advance });
  stopOther();
  frame(20);
  expect(steps.length).toBe(3);
});

it("waits for steps that are not done", () => {
  let isReady = false;
  let calls = 0;
  startClock({
    speed: () => 1000,
    isReady: () => isReady,
    advance: () => {
      calls++;
      return true;
    },
  });
  for (let i = 0; i < 5; i++) frame(20);
  expect(calls).toBe(0);
  isReady = true;
  for (let i = 0; i < 10; i++) frame(20);
  expect(calls).toBe(10);
});
