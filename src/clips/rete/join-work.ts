// Counts what the joins of a network do, as the C program does: comparisons of matches, tokens added and deleted. Which
// matches are compared with which depends on the buckets of its tables, so these are kept here, by size only.

import type { Join, TableHash } from "./join.ts";
import { IN_RIGHT_MEMORY, OWNER, TAG } from "./layout.ts";
import type { Match, MatchTable, Token } from "./match-table.ts";
import type { PatternNode } from "./pattern-node.ts";

/** What passed a join lies on the left or, behind a group, on the right of the next one, so both are counted. */
export interface WorkCounts {
  compares: number;
  leftAdds: number;
  leftDeletes: number;
  rightAdds: number;
  rightDeletes: number;
}

/** How many tokens each bucket on the left of a join holds, and in which of them each token lies. */
interface Buckets {
  size: number;
  counts: Map<number, number>;
  readonly hashes: Map<Token, number>;
}

/** The alpha matches of a pattern: the C program keeps those of each hash in a list of their own, the oldest first. */
interface AlphaLists {
  readonly byHash: Map<number, Set<Match>>;
  readonly byMatch: Map<Match, Set<Match>>;
}

export class JoinWork {
  private readonly table: MatchTable;
  private readonly counts = new Map<Join, WorkCounts>();
  private readonly buckets = new Map<Join, Buckets>();
  private readonly lists = new Map<PatternNode, AlphaLists>();

  constructor(table: MatchTable) {
    this.table = table;
  }

  of(join: Join): WorkCounts {
    let counts = this.counts.get(join);
    if (counts === undefined) {
      counts = { compares: 0, leftAdds: 0, leftDeletes: 0, rightAdds: 0, rightDeletes: 0 };
      this.counts.set(join, counts);
    }
    return counts;
  }

  /** Sets the counts of a join to zero. */
  reset(join: Join): void {
    this.counts.delete(join);
  }

  /** The joins are gone. */
  clear(): void {
    this.counts.clear();
    this.forgetMemories();
  }

  /** The memories are not what they were. */
  forgetMemories(): void {
    this.buckets.clear();
    this.lists.clear();
  }

  added(token: Token): void {
    const join = this.table.ownerOf(token);
    if (this.isOnRight(token)) {
      this.of(join).rightAdds++;
      return;
    }
    this.of(join).leftAdds++;
    const buckets = this.buckets.get(join);
    if (buckets !== undefined) put(buckets, join, token);
  }

  removed(token: Token): void {
    const join = this.table.ownerOf(token);
    if (this.isOnRight(token)) {
      this.of(join).rightDeletes++;
      return;
    }
    this.of(join).leftDeletes++;
    const buckets = this.buckets.get(join);
    const hash = buckets?.hashes.get(token);
    if (buckets === undefined || hash === undefined) return;
    buckets.hashes.delete(token);
    change(buckets, hash, -1);
  }

  private isOnRight(token: Token): boolean {
    return (this.table.get(token, OWNER) & IN_RIGHT_MEMORY) !== 0;
  }

  /** A right match is compared with every token in its bucket. */
  comparingLeft(join: Join, right: Match): void {
    const { leftMemory, leftTableHash, rightTableHash } = join;
    const counts = this.of(join);
    if (leftTableHash === null || rightTableHash === null) {
      counts.compares += leftMemory.count;
      return;
    }
    const buckets = this.bucketsOf(join, leftTableHash);
    counts.compares += buckets.counts.get(rightTableHash(right) % buckets.size) ?? 0;
  }

  private bucketsOf(join: Join, hash: TableHash): Buckets {
    const { leftMemory } = join;
    const size = leftMemory.tableSize;
    let buckets = this.buckets.get(join);
    if (buckets === undefined) {
      buckets = { size, counts: new Map(), hashes: new Map() };
      this.buckets.set(join, buckets);
      for (const token of leftMemory.rows()) buckets.hashes.set(token, hash(token));
    } else if (buckets.size === size) return buckets;
    buckets.size = size;
    buckets.counts.clear();
    for (const known of buckets.hashes.values()) change(buckets, known, 1);
    return buckets;
  }

  /** A token was compared with the right matches of its bucket, from the first or the one behind `after` up to `last`. */
  comparedRight(join: Join, token: Token, after: Match, last: Match, retracting: boolean): void {
    const counts = this.of(join);
    const { core } = this.table;
    let begun = after === 0;
    for (const right of this.rightMatches(join, token, after)) {
      if (begun && !(retracting && core.willBeDeleted(right) !== 0)) counts.compares++;
      if (right === last) return;
      begun ||= right === after;
    }
  }

  /** What lies in the same bucket on the right of a join as a token, or as the match `after`, in the order of the C program. */
  private rightMatches(join: Join, token: Token, after: Match): Iterable<Match> {
    const { pattern, rightMemory, rightTableHash, leftTableHash } = join;
    if (rightTableHash === null || leftTableHash === null) return (rightMemory ?? pattern!.memory!).rows();
    if (rightMemory === null) {
      const { byHash, byMatch } = this.listsOf(pattern!, rightTableHash);
      return (after === 0 ? byHash.get(leftTableHash(token)) : byMatch.get(after)) ?? [];
    }
    const hash = after === 0 ? leftTableHash(token) : rightTableHash(after);
    return rightMemory.tableBuckets(rightTableHash, false)[hash % rightMemory.tableSize];
  }

  private listsOf(node: PatternNode, hash: TableHash): AlphaLists {
    let lists = this.lists.get(node);
    if (lists !== undefined) return lists;
    lists = { byHash: new Map(), byMatch: new Map() };
    this.lists.set(node, lists);
    const { table } = this;
    const matches = node.memory!.rows().sort((a, b) => table.get(a, TAG) - table.get(b, TAG));
    for (const match of matches) append(lists, match, hash(match));
    return lists;
  }

  matchAdded(match: Match): void {
    const node = this.table.nodeOf(match);
    const lists = this.lists.get(node);
    const hash = node.joins[0]?.rightTableHash;
    if (lists !== undefined && hash) append(lists, match, hash(match));
  }

  matchRemoved(match: Match): void {
    const byMatch = this.lists.get(this.table.nodeOf(match))?.byMatch;
    byMatch?.get(match)?.delete(match);
    byMatch?.delete(match);
  }
}

function append({ byHash, byMatch }: AlphaLists, match: Match, hash: number): void {
  const list = byHash.get(hash) ?? new Set();
  byHash.set(hash, list.add(match));
  byMatch.set(match, list);
}

function put(buckets: Buckets, { leftTableHash }: Join, token: Token): void {
  if (leftTableHash === null) return;
  const hash = leftTableHash(token);
  buckets.hashes.set(token, hash);
  change(buckets, hash, 1);
}

function change({ counts, size }: Buckets, hash: number, by: number): void {
  const bucket = hash % size;
  counts.set(bucket, (counts.get(bucket) ?? 0) + by);
}
