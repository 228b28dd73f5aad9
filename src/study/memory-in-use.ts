/** The bytes that this thread holds. Garbage is in V8's count too: before a limit counts as met, it is collected. */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What is held right after a collection, with some room for the garbage until the next one. */
const ROOM_FOR_GARBAGE = 1.05;

let collectGarbage: (() => void) | undefined;

export function memoryInUse(limit: number): number {
  const counted = heapInUse();
  if (counted <= limit) return counted;
  collect();
  return heapInUse() * ROOM_FOR_GARBAGE;
}

/** Collects garbage. Not by the flag at the start of a process: with any flag V8 refuses Node's own code cache, and starts slower. */
export function collect(): void {
  collectGarbage ??= garbageCollector();
  collectGarbage();
}

/** With the garbage. Asked of V8: `process.memoryUsage()` takes ten times as long, because it asks the system too. */
export function heapInUse(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** V8 shows its collector to contexts that are made after this flag is set. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
