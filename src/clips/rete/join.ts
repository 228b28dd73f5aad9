// HOT. A join of the network: tokens from the left against alpha matches (or the tokens of a group) from the right.

import type { Match, MatchTable, Token } from "./match-table.ts";
import { Memory } from "./memory.ts";
import type { PatternNode } from "./pattern-node.ts";

/** A rule, or one alternative of it, as the network knows it: the end of a chain of joins. */
export interface Production {
  readonly name: string;
}

/** True when a token and a right match fit together; `right` is 0 for a test that follows a not. */
export type JoinTest = (left: Token, right: Match) => boolean;
export type TokenHash = (token: Token) => number;

/** A following join and the side on which it is entered. */
export interface Link {
  readonly join: Join;
  readonly enterLeft: boolean;
}

export interface JoinShape {
  /** What makes two joins with the same inputs the same. */
  readonly key: string;
  readonly negated: boolean;
  readonly exists: boolean;
  readonly test: JoinTest | null;
  readonly secondaryTest: JoinTest | null;
  readonly leftHash: TokenHash | null;
  readonly rightHash: TokenHash | null;
  /** The hashes that the C program uses, for the order of its tables. */
  readonly leftTableHash: TokenHash | null;
  readonly rightTableHash: TokenHash | null;
}

export class Join {
  readonly id: number;
  readonly key: string;
  readonly previous: Join | null;
  readonly pattern: PatternNode | null;
  /** The last join of the group that enters from the right. */
  readonly group: Join | null;
  readonly first: boolean;
  readonly negated: boolean;
  readonly exists: boolean;
  /** True for joins that let a token pass while nothing on the right fits. */
  readonly blocking: boolean;
  /** True for joins that make a token of each pair that fits. */
  readonly positive: boolean;
  readonly test: JoinTest | null;
  readonly secondaryTest: JoinTest | null;
  readonly leftHash: TokenHash | null;
  readonly rightHash: TokenHash | null;
  private readonly leftTableHash: TokenHash | null;
  private readonly rightTableHash: TokenHash | null;
  readonly depth: number;
  readonly leftMemory: Memory;
  readonly rightMemory: Memory | null;
  /** The empty token of a first join that is negated, exists or a group; or of a join without a pattern; or 0. */
  readonly empty: Token;
  links: Link[] = [];
  rule: Production | null = null;
  logical = false;
  fresh = true;
  primed = false;
  /** True once no rule uses this join. */
  removed = false;

  constructor(
    table: MatchTable,
    previous: Join | null,
    pattern: PatternNode | null,
    group: Join | null,
    shape: JoinShape,
  ) {
    this.id = table.addJoin(this);
    this.key = shape.key;
    this.previous = previous;
    this.pattern = pattern;
    this.group = group;
    this.first = previous === null;
    this.exists = shape.exists;
    this.negated = shape.negated && !shape.exists;
    this.blocking = (this.negated || group !== null) && !this.exists;
    this.positive = !this.negated && !this.exists && group === null;
    this.test = shape.test;
    this.secondaryTest = shape.secondaryTest;
    this.leftHash = shape.leftHash;
    this.rightHash = shape.rightHash;
    this.leftTableHash = shape.leftTableHash;
    this.rightTableHash = shape.rightTableHash;
    this.depth = previous === null ? 1 : previous.depth + 1;
    this.leftMemory = new Memory(table, shape.leftHash !== null);
    this.rightMemory = group === null ? null : new Memory(table, shape.leftHash !== null);
    this.empty =
      this.first && (this.exists || this.negated || group !== null || pattern === null)
        ? table.addToken(0, 0, this, 0)
        : 0;
  }

  /** The tokens on the left, in the order of the C program's table. */
  leftTokens(): Token[] {
    return this.leftMemory.inTableOrder(this.leftTableHash, true);
  }

  /** The tokens of the group on the right, in the order of the C program's table. */
  rightTokens(): Token[] {
    return this.rightMemory!.inTableOrder(this.rightTableHash, false);
  }
}
