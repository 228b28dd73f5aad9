/** Parts of a page that take turns: one in each frame, and one that is slow rests. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let now = 1000;
let asked: ((time: number) => void) | null = null;

/** One frame of a browser, so many milliseconds after the one before. */
function frame(milliseconds = 16): void {
  now += milliseconds;
  const call = asked;
  asked = null;
  call?.(now);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("requestAnimationFrame", (call: (time: number) => void) => {
    asked = call;
    return 1;
  });
});
afterEach(() => {
  asked = null;
  vi.unstubAllGlobals();
});

it("brings one part up to date in each frame, each once, in the order in which they asked", async () => {
  const { takeTurn } = await import("../../../src/studio/ui/turns.ts");
  const done: string[] = [];
  const parts = ["words", "numbers", "tree"].map((name) => () => void done.push(name));
  for (const part of [...parts, ...parts]) takeTurn(part);
  for (let i = 1; i <= 3; i++) {
    frame();
    expect(done).toHaveLength(i);
  }
  expect(done).toEqual(["words", "numbers", "tree"]);
  for (let i = 0; i < 20; i++) frame();
  expect(done).toHaveLength(3);
  expect(asked).toBeNull();
});

it("lets a part rest for a tenth of a second, and one that made its frame late for longer", async () => {
  const { takeTurn } = await import("../../../src/studio/ui/turns.ts");
  const turns = { quick: 0, slow: 0 };
  const quick = () => void turns.quick++;
  const slow = () => void turns.slow++;
  for (let time = 0; time < 2000; ) {
    takeTurn(quick);
    takeTurn(slow);
    const before = turns.slow;
    frame();
    time += 16;
    if (turns.slow === before) continue;
    frame(50);
    time += 50;
  }
  expect(turns.quick).toBeGreaterThan(12);
  expect(turns.quick).toBeLessThanOrEqual(20);
  expect(turns.slow).toBeGreaterThan(1);
  expect(turns.slow).toBeLessThanOrEqual(3);
});

it("forgets a part that gives up its turn", async () => {
  const { giveUpTurn, takeTurn } = await import("../../../src/studio/ui/turns.ts");
  const part = vi.fn();
  takeTurn(part);
  giveUpTurn(part);
  frame();
  expect(part).not.toHaveBeenCalled();
});
