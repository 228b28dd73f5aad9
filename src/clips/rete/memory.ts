// HOT. Memories of matches, hashed by the values that a join compares. Within one key the left memories keep the
// newest match first and the right and alpha memories the oldest first: the order of activations follows from it.

import { STRING_KEYS, SYMBOL_KEYS } from "../values.ts";
import type { Match } from "./match.ts";

export class Bucket {
  first: Match | null = null;
  last: Match | null = null;
  readonly key: number;
  constructor(key: number) {
    this.key = key;
  }
}

/** The place of a key in a table of 17: symbols and strings by their text, integers by their value. */
function tablePlace(key: number): number {
  if (key >= STRING_KEYS) return (key - STRING_KEYS) % 17;
  if (key >= SYMBOL_KEYS) return (key - SYMBOL_KEYS) % 17;
  return (Math.abs(key) % 8191) % 17;
}

export class Memory {
  private readonly single = new Bucket(0);
  private readonly buckets: Map<number, Bucket> | null;
  count = 0;

  constructor(hashed: boolean) {
    this.buckets = hashed ? new Map() : null;
  }

  first(hash: number): Match | null {
    if (this.buckets === null) return this.single.first;
    const bucket = this.buckets.get(hash);
    return bucket === undefined ? null : bucket.first;
  }

  private bucket(hash: number): Bucket {
    if (this.buckets === null) return this.single;
    let bucket = this.buckets.get(hash);
    if (bucket === undefined) {
      if (this.buckets.size > 2 * this.count + 1024) this.dropEmpty(this.buckets);
      bucket = new Bucket(hash);
      this.buckets.set(hash, bucket);
    }
    return bucket;
  }

  addFirst(match: Match, hash: number): void {
    const bucket = this.bucket(hash);
    match.bucket = bucket;
    match.previousInMemory = null;
    match.nextInMemory = bucket.first;
    if (bucket.first !== null) bucket.first.previousInMemory = match;
    else bucket.last = match;
    bucket.first = match;
    this.count++;
  }

  addLast(match: Match, hash: number): void {
    const bucket = this.bucket(hash);
    match.bucket = bucket;
    match.nextInMemory = null;
    match.previousInMemory = bucket.last;
    if (bucket.last !== null) bucket.last.nextInMemory = match;
    else bucket.first = match;
    bucket.last = match;
    this.count++;
  }

  remove(match: Match): void {
    const bucket = match.bucket;
    if (bucket === null) return;
    if (match.previousInMemory === null) bucket.first = match.nextInMemory;
    else match.previousInMemory.nextInMemory = match.nextInMemory;
    if (match.nextInMemory === null) bucket.last = match.previousInMemory;
    else match.nextInMemory.previousInMemory = match.previousInMemory;
    match.bucket = null;
    this.count--;
  }

  /** Empty buckets stay, because their keys tend to come back; here they go when they are too many. */
  private dropEmpty(buckets: Map<number, Bucket>): void {
    for (const [key, bucket] of buckets) if (bucket.first === null) buckets.delete(key);
  }

  clear(): void {
    this.single.first = null;
    this.single.last = null;
    this.buckets?.clear();
    this.count = 0;
  }

  /** All matches, their keys in the order of the 17 places that the C program's table has at first. */
  ordered(): Match[] {
    if (this.buckets === null) return [...this.all()];
    const keys = [...this.buckets.keys()].sort((a, b) => tablePlace(a) - tablePlace(b));
    const list: Match[] = [];
    for (const key of keys) {
      for (let m = this.buckets.get(key)!.first; m !== null; m = m.nextInMemory) list.push(m);
    }
    return list;
  }

  /** All matches, key by key. */
  *all(): Generator<Match> {
    if (this.buckets === null) {
      for (let m = this.single.first; m !== null; m = m.nextInMemory) yield m;
    } else {
      for (const bucket of this.buckets.values()) {
        for (let m = bucket.first; m !== null; m = m.nextInMemory) yield m;
      }
    }
  }
}
