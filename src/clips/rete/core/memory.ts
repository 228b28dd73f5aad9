// Memories of matches, hashed by the values that a join compares. Within one key the left memories keep the newest match
// first and the right and alpha memories the oldest first: the order of activations follows from it. A bucket may hold
// more than one key, so whoever walks from `first` compares HASH.

import {
  BUCKETS,
  BY_KEY,
  CLOCK,
  COUNT,
  FIRST_SIZE,
  FULL,
  GROWN_AT,
  GROWTHS,
  HASH,
  HASHED,
  MASK,
  MEMORY_BYTES,
  NEXT,
  NEXT_GROWTH,
  PREVIOUS,
  STAMP,
  STRANGERS,
} from "../layout.ts";
import { allocate, release } from "./allocate.ts";

const BUCKET_BYTES = 8;
const LAST_OF_BUCKET = 4;
/** With so many, tables of tokens grow only when it pays. */
const MANY_BUCKETS = 1000;

export function newMemory(hashed: bool, byKey: bool): i32 {
  const made = allocate(MEMORY_BYTES);
  const mask = hashed ? 15 : 0;
  store<i32>(made + BUCKETS, newBuckets(mask));
  store<i32>(made + MASK, mask);
  store<i32>(made + COUNT, 0);
  store<i32>(made + HASHED, i32(hashed));
  store<i32>(made + BY_KEY, i32(byKey));
  store<i32>(made + NEXT_GROWTH, FIRST_SIZE * FULL);
  store<i32>(made + GROWTHS, 0);
  store<i32>(made + STRANGERS, 0);
  return made;
}

function newBuckets(mask: i32): i32 {
  const bytes = (mask + 1) * BUCKET_BYTES;
  const made = allocate(bytes);
  memory.fill(made, 0, bytes);
  return made;
}

function bucketOf(inside: i32, hash: i32): i32 {
  const mixed = hash * 0x9e3779b1;
  return load<i32>(inside + BUCKETS) + ((mixed ^ (mixed >>> 15)) & load<i32>(inside + MASK)) * BUCKET_BYTES;
}

/** The first match in the bucket of a key; the match may have another key. */
export function first(inside: i32, hash: i32): i32 {
  return load<i32>(bucketOf(inside, hash));
}

function tick(): i32 {
  const now = load<i32>(CLOCK);
  store<i32>(CLOCK, now + 1);
  return now;
}

export function addFirst(to: i32, match: i32, hash: i32): void {
  if (load<i32>(to + HASHED)) {
    if (load<i32>(to + MASK) < MANY_BUCKETS) grow(to);
    else noteGrowth(to);
  }
  const bucket = bucketOf(to, hash);
  const before = load<i32>(bucket);
  store<i32>(match + HASH, hash);
  store<i32>(match + STAMP, tick());
  store<i32>(match + PREVIOUS, 0);
  store<i32>(match + NEXT, before);
  if (before !== 0) store<i32>(before + PREVIOUS, match);
  else store<i32>(bucket + LAST_OF_BUCKET, match);
  store<i32>(bucket, match);
  store<i32>(to + COUNT, load<i32>(to + COUNT) + 1);
}

export function addLast(to: i32, match: i32, hash: i32): void {
  if (load<i32>(to + HASHED)) grow(to);
  store<i32>(match + HASH, hash);
  store<i32>(match + STAMP, tick());
  append(match, bucketOf(to, hash));
  store<i32>(to + COUNT, load<i32>(to + COUNT) + 1);
}

/** Adds an alpha match at the end; its stamp is that of the oldest match with its key. */
export function addAlphaMatch(to: i32, match: i32, hash: i32): void {
  const isHashed = load<i32>(to + HASHED) !== 0;
  if (isHashed) grow(to);
  const bucket = bucketOf(to, hash);
  let stamp = isHashed ? tick() : 0;
  if (load<i32>(to + BY_KEY)) {
    let same = load<i32>(bucket + LAST_OF_BUCKET);
    while (same !== 0 && load<i32>(same + HASH) !== hash) same = load<i32>(same + PREVIOUS);
    if (same !== 0) stamp = load<i32>(same + STAMP);
  }
  store<i32>(match + STAMP, stamp);
  store<i32>(match + HASH, hash);
  append(match, bucket);
  store<i32>(to + COUNT, load<i32>(to + COUNT) + 1);
}

function append(match: i32, bucket: i32): void {
  const last = load<i32>(bucket + LAST_OF_BUCKET);
  store<i32>(match + NEXT, 0);
  store<i32>(match + PREVIOUS, last);
  if (last !== 0) store<i32>(last + NEXT, match);
  else store<i32>(bucket, match);
  store<i32>(bucket + LAST_OF_BUCKET, match);
}

export function remove(from: i32, match: i32): void {
  const previous = load<i32>(match + PREVIOUS);
  const next = load<i32>(match + NEXT);
  if (previous !== 0) store<i32>(previous + NEXT, next);
  else store<i32>(bucketOf(from, load<i32>(match + HASH)), next);
  if (next !== 0) store<i32>(next + PREVIOUS, previous);
  else store<i32>(bucketOf(from, load<i32>(match + HASH)) + LAST_OF_BUCKET, previous);
  store<i32>(from + COUNT, load<i32>(from + COUNT) - 1);
}

/** Makes room for one more match. */
function grow(inside: i32): void {
  noteGrowth(inside);
  if (load<i32>(inside + COUNT) > load<i32>(inside + MASK)) enlarge(inside);
}

/**
 * A look at tokens has met so many with other keys. Tokens that come by the thousand often have few keys, or nothing looks
 * for them: a large table of them grows once such looks have cost about as much.
 */
export function noteStrangers(inside: i32, count: i32): void {
  const all = load<i32>(inside + STRANGERS) + count;
  store<i32>(inside + STRANGERS, all);
  const tokens = load<i32>(inside + COUNT);
  if (all > tokens && tokens > load<i32>(inside + MASK) && load<i32>(inside + HASHED) !== 0) enlarge(inside);
}

/** Notes when the table of the C program would have grown. */
function noteGrowth(inside: i32): void {
  const count = load<i32>(inside + COUNT);
  if (count >= load<i32>(inside + NEXT_GROWTH)) {
    const growths = load<i32>(inside + GROWTHS);
    store<i32>(inside + GROWN_AT + (growths << 2), load<i32>(CLOCK));
    store<i32>(inside + GROWTHS, growths + 1);
    store<i32>(inside + NEXT_GROWTH, load<i32>(inside + NEXT_GROWTH) * FULL);
  }
}

function enlarge(inside: i32): void {
  store<i32>(inside + STRANGERS, 0);
  const mask = load<i32>(inside + MASK);
  const old = load<i32>(inside + BUCKETS);
  const bytes = (mask + 1) * BUCKET_BYTES;
  store<i32>(inside + BUCKETS, newBuckets(mask * 4 + 3));
  store<i32>(inside + MASK, mask * 4 + 3);
  for (let bucket = old; bucket < old + bytes; bucket += BUCKET_BYTES) {
    let row = load<i32>(bucket);
    while (row !== 0) {
      const next = load<i32>(row + NEXT);
      append(row, bucketOf(inside, load<i32>(row + HASH)));
      row = next;
    }
  }
  release(old, bytes);
}
