/** How much memory a run may take, and how much it holds. V8 counts garbage too, so it is collected before a limit counts as met. */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Room for garbage on top of what is held right after a collection. */
const ROOM_FOR_GARBAGE = 1.05;
/** V8 ends a process whose heap is full; a run must end before that. */
const NEARLY_FULL = 0.85;

let collectGarbage: (() => void) | undefined;

/** The limit of a run that sets none: half of what is free, shared by the runs that work at the same time. */
export function defaultMemory(runs = 1): number {
  return Math.floor(process.availableMemory() / 2 / Math.max(1, runs));
}

export function memoryInUse(limit: number): number {
  const counted = heapInUse();
  if (counted <= limit) return counted;
  collect();
  return heapInUse() * ROOM_FOR_GARBAGE;
}

/** Collects garbage. Not with --expose-gc: with any flag V8 refuses Node's own code cache, and a process starts slower. */
export function collect(): void {
  collectGarbage ??= garbageCollector();
  collectGarbage();
}

/** The same without a collection, unless V8's own heap is nearly full: if it stays so, no limit is large enough. */
export function heapInUseOrFull(): number {
  if (isNearlyFull()) collect();
  return isNearlyFull() ? Number.POSITIVE_INFINITY : heapInUse();
}

function isNearlyFull(): boolean {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  return used_heap_size > heap_size_limit * NEARLY_FULL;
}

/** Garbage included. From V8: `process.memoryUsage()` takes ten times as long, because it asks the system too. */
export function heapInUse(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** V8 shows its collector to contexts that are made after this flag is set. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
