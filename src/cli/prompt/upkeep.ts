/**
 * What must go on while a rule program computes and its thread hears no timer and no signal: what it printed is shown, so that
 * Ctrl-C and `kill` lose nothing, and a full heap ends it as in the C program, not as a crash of V8.
 */
import type { Output } from "./output.ts";

/** Reading the clock is dearer than counting. */
const CALLS_PER_CHECK = 64;
/** Facts fill no more of the heap in this time. */
const CHECK_EVERY_MS = 10;
const FILLED_BETWEEN_CHECKS = 3 * 2 ** 20;
/** The share of the heap that may be in use, and the share with garbage. The rest is more than is filled between two looks. */
const FULL = 0.8;
const FULL_WITH_GARBAGE = 0.9;
/** No heap is full with this; `node:v8`, which knows its limit, takes longer to load than many programs to run. */
const NEVER_FULL = 24 * 2 ** 20;
/** The young generation that ./frontier asks for, three times: what V8 counts as part of the heap, but never fills with what stays. */
const FOR_YOUNG_OBJECTS = 12 * 2 ** 20;
/** What the C program exits with when memory runs out. */
export const OUT_OF_MEMORY = 1;

/** Given to the engine as `stop`, which it reads between firings, in loops and in calls; never stops anything. */
export class Upkeep {
  private readonly output: Output;
  private readonly forYoungObjects: number;
  private calls = 0;
  private next = 0;
  private nextHeapCheck = 0;
  /** The heap has been larger than one that is never full. */
  private mayFill = false;
  private mostUsed: number | null = null;

  constructor(output: Output, forYoungObjects = FOR_YOUNG_OBJECTS) {
    this.output = output;
    this.forYoungObjects = forYoungObjects;
  }

  get aborted(): false {
    if (++this.calls >= CALLS_PER_CHECK) {
      this.calls = 0;
      this.flushAndCheck();
    }
    return false;
  }

  private flushAndCheck(): void {
    const now = performance.now();
    if (now < this.next) return;
    this.next = now + CHECK_EVERY_MS;
    this.output.flush();
    if (now >= this.nextHeapCheck) this.checkHeap(now);
  }

  private checkHeap(now: number): void {
    const free = this.mayFill ? this.freeHeap() : NEVER_FULL - process.memoryUsage().heapUsed;
    if (free > 0) {
      this.nextHeapCheck = now + CHECK_EVERY_MS * (free / FILLED_BETWEEN_CHECKS);
      return;
    }
    if (this.mayFill) this.collect();
    else this.mayFill = true;
  }

  /** What may still be filled before a collection has to tell how much of it is garbage. */
  private freeHeap(): number {
    const { getHeapStatistics } = process.getBuiltinModule("node:v8");
    const { used_heap_size: withGarbage, heap_size_limit: limit } = getHeapStatistics();
    return (this.mostUsed ?? FULL * (limit - this.forYoungObjects)) - withGarbage;
  }

  private collect(): void {
    const { getHeapStatistics, setFlagsFromString } = process.getBuiltinModule("node:v8");
    setFlagsFromString("--expose-gc");
    process.getBuiltinModule("node:vm").runInNewContext("gc")();
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    const room = limit - this.forYoungObjects;
    if (used >= FULL * room) {
      endOutOfMemory(this.output);
      process.exit(OUT_OF_MEMORY);
    }
    this.mostUsed = Math.min((used + room) / 2, FULL_WITH_GARBAGE * room);
  }
}

export function endOutOfMemory(output: Output): void {
  output.write("\n[MEMORY1] Out of memory.\n");
  output.flush();
}
