// HOT. A join of the network: tokens from the left against alpha matches (or the tokens of a group) from the right.

import type { Defrule } from "../defrule.ts";
import { type Match, Token } from "./match.ts";
import { Memory } from "./memory.ts";
import type { PatternNode } from "./pattern-node.ts";

/** True when a token and a right match fit together; `right` is null for the test behind a not. */
export type JoinTest = (left: Token | null, right: Match | null) => boolean;
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
}

export class Join {
  readonly key: string;
  readonly previous: Join | null;
  readonly pattern: PatternNode | null;
  /** The last join of the group that enters from the right. */
  readonly group: Join | null;
  readonly first: boolean;
  readonly negated: boolean;
  readonly exists: boolean;
  readonly test: JoinTest | null;
  readonly secondaryTest: JoinTest | null;
  readonly leftHash: TokenHash | null;
  readonly rightHash: TokenHash | null;
  readonly depth: number;
  readonly leftMemory: Memory;
  readonly rightMemory: Memory | null;
  /** The empty token of a first join that is negated, exists or a group; or of a join without a pattern. */
  readonly empty: Token | null;
  links: Link[] = [];
  rule: Defrule | null = null;
  logical = false;
  fresh = true;
  primed = false;
  /** True once no rule uses this join. */
  removed = false;

  constructor(previous: Join | null, pattern: PatternNode | null, group: Join | null, shape: JoinShape) {
    this.key = shape.key;
    this.previous = previous;
    this.pattern = pattern;
    this.group = group;
    this.first = previous === null;
    this.exists = shape.exists;
    this.negated = shape.negated && !shape.exists;
    this.test = shape.test;
    this.secondaryTest = shape.secondaryTest;
    this.leftHash = shape.leftHash;
    this.rightHash = shape.rightHash;
    this.depth = previous === null ? 1 : previous.depth + 1;
    this.leftMemory = new Memory(shape.leftHash !== null);
    this.rightMemory = group === null ? null : new Memory(shape.leftHash !== null);
    this.empty =
      this.first && (this.exists || this.negated || group !== null || pattern === null) ? new Token() : null;
    if (this.empty !== null) this.empty.owner = this;
  }

  /** True for joins that let a token pass while nothing on the right fits. */
  get blocking(): boolean {
    return (this.negated || this.group !== null) && !this.exists;
  }
}
