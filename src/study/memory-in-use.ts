/** The bytes that this thread holds. Garbage is in V8's count too: before a limit counts as met, it is collected. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What is held right after a collection, with some room for the garbage until the next one. */
const ROOM_FOR_GARBAGE = 1.05;

let collectGarbage: (() => void) | undefined;

export function memoryInUse(limit: number): number {
  const counted = inUse();
  if (counted <= limit) return counted;
  collectGarbage ??= garbageCollector();
  collectGarbage();
  return inUse() * ROOM_FOR_GARBAGE;
}

function inUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** V8 shows its collector to contexts that are made after this flag is set. */
function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
