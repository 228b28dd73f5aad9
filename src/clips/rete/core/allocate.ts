// Space in the memory of the network. Matches have a list of free ones of their own, because deleted matches stay
// readable until the actions that run have ended; all else is taken from lists by size.

import {
  DELETED,
  END,
  FREE,
  FREE_BLOCKS,
  LAST_WAITING,
  NEXT_FREE,
  OWNER,
  ROW_BYTES,
  ROWS_MADE,
  START,
  STATE,
  UNUSED,
  UNUSED_END,
  WAITING,
} from "../layout.ts";
import { grown } from "./host.ts";

const PAGE_BITS = 16;
/** Addresses are positive numbers of 32 bits. */
const MOST_PAGES = 32767;
const LARGE = 512;

/** Forgets everything. What lies behind the end is zero always, so that equal histories have equal memories. */
export function reset(): void {
  memory.fill(STATE, 0, max(load<i32>(END) - STATE, 0));
  store<i32>(END, START);
}

function takeFromEnd(bytes: i32): i32 {
  const at = load<i32>(END);
  const end = at + bytes;
  const pages = memory.size();
  const needed = (end >>> PAGE_BITS) + 1 - pages;
  if (needed > 0) {
    // Large steps from 32 MB on: V8 looks for garbage at each of them, and pages that are not used cost nothing.
    const wanted = min(max(needed, pages < LARGE ? pages : 3 * pages), MOST_PAGES - pages);
    if (needed > MOST_PAGES - pages || memory.grow(wanted) < 0) grown(true);
    grown(false);
  }
  store<i32>(END, end);
  return at;
}

/** Blocks of up to 256 bytes differ in size by 16, larger ones by a factor of two. */
function classOf(bytes: i32): i32 {
  return bytes <= 256 ? (bytes + 15) >> 4 : 24 - clz(bytes - 1) + 16;
}

function sizeOf(sizeClass: i32): i32 {
  return sizeClass <= 16 ? sizeClass << 4 : 256 << (sizeClass - 16);
}

/** A block of at least this many bytes, not cleared. */
export function allocate(bytes: i32): i32 {
  const sizeClass = classOf(bytes);
  const list = FREE_BLOCKS + (sizeClass << 2);
  const free = load<i32>(list);
  if (free === 0) return takeFromEnd(sizeOf(sizeClass));
  store<i32>(list, load<i32>(free));
  return free;
}

/** The block, which was allocated with this size, is no longer used. */
export function release(block: i32, bytes: i32): void {
  const list = FREE_BLOCKS + (classOf(bytes) << 2);
  store<i32>(block, load<i32>(list));
  store<i32>(list, block);
}

/** A block whose address ends in as many zero bits as the flags of OWNER need. */
export function allocateAligned(bytes: i32): i32 {
  const mask = ROW_BYTES - 1;
  const at = load<i32>(END);
  const aligned = (at + mask) & ~mask;
  takeFromEnd(aligned - at + ((bytes + mask) & ~mask));
  return aligned;
}

/** So many matches are taken from the end at once, because between other things they would not be whole cache lines. */
const ROWS_TAKEN = 64;

export function allocateRow(): i32 {
  const free = load<i32>(FREE);
  if (free !== 0) {
    store<i32>(FREE, load<i32>(free + NEXT_FREE));
    return free;
  }
  let row = load<i32>(UNUSED);
  if (row === load<i32>(UNUSED_END)) {
    row = allocateAligned(ROWS_TAKEN * ROW_BYTES);
    store<i32>(UNUSED_END, row + ROWS_TAKEN * ROW_BYTES);
  }
  store<i32>(UNUSED, row + ROW_BYTES);
  store<i32>(ROWS_MADE, load<i32>(ROWS_MADE) + 1);
  return row;
}

/** Marks a match that is out of all lists as deleted; it can be read until `recycle`. */
export function discardRow(row: i32): void {
  const waiting = load<i32>(WAITING);
  store<i32>(row + OWNER, load<i32>(row + OWNER) | DELETED);
  store<i32>(row + NEXT_FREE, waiting);
  if (waiting === 0) store<i32>(LAST_WAITING, row);
  store<i32>(WAITING, row);
}

/** Deleted matches are free from now on: nothing reads them any more. */
export function recycle(): void {
  const waiting = load<i32>(WAITING);
  if (waiting === 0) return;
  store<i32>(load<i32>(LAST_WAITING) + NEXT_FREE, load<i32>(FREE));
  store<i32>(FREE, waiting);
  store<i32>(WAITING, 0);
}
