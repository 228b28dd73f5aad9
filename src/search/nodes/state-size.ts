/**
 * What states take in memory, measured on some of them: the objects that can be reached from a state and not from its parent. Sizes
 * are those of V8 on 64 bits, to within a third as a rule.
 */

const WORD = 8;
/** A walk ends here: a state that holds more is one that refers to the world around it. */
const MOST_OBJECTS = 100_000;
/** The first states are all measured, then one of this many. */
const FIRST_STATES = 64;
const SAMPLED_ONE_IN = 64;

/** Adds up what the states of a search take. */
export class StateSizes {
  private states = 0;
  private firstBytes = 0;
  private samples = 0;
  private sampledBytes = 0;

  /** To be called for every state that is kept, with the state of its parent. */
  add(state: unknown, parent: unknown): void {
    if (this.states++ < FIRST_STATES) this.firstBytes += bytesOf(state, parent);
    else if (this.states % SAMPLED_ONE_IN === 0) {
      this.samples++;
      this.sampledBytes += bytesOf(state, parent);
    }
  }

  total(): number {
    return this.firstBytes + Math.max(0, this.states - FIRST_STATES) * this.perState();
  }

  /** On average, without the first ones as soon as others were measured. */
  perState(): number {
    if (this.samples > 0) return this.sampledBytes / this.samples;
    return this.states === 0 ? 0 : this.firstBytes / Math.min(this.states, FIRST_STATES);
  }
}

/** What a value takes besides the word that refers to it, without what can be reached from `known`. */
export function bytesOf(value: unknown, known?: unknown): number {
  if (typeof value === "string") return bytesOfString(value);
  if (typeof value === "bigint") return bytesOfBigint(value);
  if (typeof value !== "object" || value === null) return 0;
  const seen = new Set<object>();
  if (typeof known === "object" && known !== null) walk(known, seen);
  return walk(value, seen);
}

/** One byte for each letter, or two; not read through to tell which, because boards and names are Latin. */
function bytesOfString(text: string): number {
  return 3 * WORD + Math.ceil(text.length / WORD) * WORD;
}

function bytesOfBigint(value: bigint): number {
  return (2 + Math.ceil(value.toString(16).length / 16)) * WORD;
}

/** Marks all objects that can be reached, and returns what those take that were not marked before. */
function walk(from: object, seen: Set<object>): number {
  const waiting: unknown[] = [from];
  const most = seen.size + MOST_OBJECTS;
  let bytes = 0;
  while (waiting.length > 0 && seen.size < most) {
    const value = waiting.pop();
    if (typeof value === "string") bytes += bytesOfString(value);
    else if (typeof value === "bigint") bytes += bytesOfBigint(value);
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    bytes += bytesOfObject(value, waiting);
  }
  return bytes;
}

/** What the object itself takes; what it refers to is put on the list. */
function bytesOfObject(object: object, waiting: unknown[]): number {
  if (Array.isArray(object)) {
    if (typeof object[0] !== "number") for (const element of object) waiting.push(element);
    return (8 + object.length) * WORD;
  }
  if (ArrayBuffer.isView(object)) {
    waiting.push(object.buffer);
    return 13 * WORD;
  }
  if (object instanceof ArrayBuffer) return 12 * WORD + object.byteLength;
  if (object instanceof Map) {
    for (const [key, value] of object) waiting.push(key, value);
    return (12 + 5 * object.size) * WORD;
  }
  if (object instanceof Set) {
    for (const value of object) waiting.push(value);
    return (12 + 4 * object.size) * WORD;
  }
  if (object instanceof Date) return 14 * WORD;
  const values = Object.values(object);
  for (const value of values) waiting.push(value);
  return (5 + values.length) * WORD;
}
