// HOT. Matches: of one pattern (alpha matches) and of the patterns of a rule so far (tokens).
// A token is a chain: `left` is the token it extends, `right` the alpha match it adds (null below not, exists and
// groups). What few tokens need lies apart, because most of the memory of a run is matches.
// Source: Doorenbos, "Production Matching for Large Learning Systems", section 2.3; lists as in CLIPS 6.30.

import type { Activation } from "../agenda.ts";
import type { Fact } from "../fact.ts";
import type { Join } from "./join.ts";
import type { Bucket } from "./memory.ts";
import type { PatternNode } from "./pattern-node.ts";

/** What can stand on the right of a join. */
export class Match {
  /** The tokens made from this match, the newest first. */
  children: Token | null = null;
  /** The tokens that this match blocks (not) or satisfies (exists), the newest first. */
  blocks: Token | null = null;
  bucket: Bucket | null = null;
  nextInMemory: Match | null = null;
  previousInMemory: Match | null = null;

  /** The key under which this match lies in its memory. */
  get hash(): number {
    return this.bucket === null ? 0 : this.bucket.key;
  }
}

/** A fact that matches a pattern; `marks` are the lengths of its multifields where they are not implied. */
export class AlphaMatch extends Match {
  readonly fact: Fact;
  readonly marks: number[] | null;
  readonly node: PatternNode;
  nextOfFact: AlphaMatch | null;

  constructor(fact: Fact, marks: number[] | null, node: PatternNode, nextOfFact: AlphaMatch | null) {
    super();
    this.fact = fact;
    this.marks = marks;
    this.node = node;
    this.nextOfFact = nextOfFact;
  }
}

/** The place of a blocked token among the tokens that its blocker blocks. */
interface BlockLink {
  readonly by: Match;
  next: Token | null;
  previous: Token | null;
}

export class Token extends Match {
  /** The join in whose memory this token lies. */
  owner: Join | null = null;
  inRightMemory = false;
  deleted = false;
  left: Token | null = null;
  right: Match | null = null;
  nextLeftChild: Token | null = null;
  previousLeftChild: Token | null = null;
  nextRightChild: Token | null = null;
  previousRightChild: Token | null = null;
  blocked: BlockLink | null = null;
  activation: Activation | null = null;
  /** Facts that exist only while this token does. */
  dependents: Fact[] | null = null;
}

export function block(token: Token, by: Match): void {
  const next = by.blocks;
  token.blocked = { by, next, previous: null };
  if (next !== null) next.blocked!.previous = token;
  by.blocks = token;
}

export function unblock(token: Token): void {
  const link = token.blocked;
  if (link === null) return;
  if (link.previous === null) link.by.blocks = link.next;
  else link.previous.blocked!.next = link.next;
  if (link.next !== null) link.next.blocked!.previous = link.previous;
  token.blocked = null;
}

export function linkParents(token: Token, left: Token | null, right: Match | null): void {
  token.left = left;
  if (left !== null) {
    const first = left.children;
    token.nextLeftChild = first;
    if (first !== null) first.previousLeftChild = token;
    left.children = token;
  }
  token.right = right;
  if (right !== null) {
    const first = right.children;
    token.nextRightChild = first;
    if (first !== null) first.previousRightChild = token;
    right.children = token;
  }
}

export function unlinkLeft(token: Token): void {
  const left = token.left;
  if (left === null) return;
  if (token.previousLeftChild === null) {
    if (left.children === token) left.children = token.nextLeftChild;
  } else token.previousLeftChild.nextLeftChild = token.nextLeftChild;
  if (token.nextLeftChild !== null) token.nextLeftChild.previousLeftChild = token.previousLeftChild;
}

export function unlinkRight(token: Token): void {
  const right = token.right;
  if (right === null) return;
  if (token.previousRightChild === null) {
    if (right.children === token) right.children = token.nextRightChild;
  } else token.previousRightChild.nextRightChild = token.nextRightChild;
  if (token.nextRightChild !== null) token.nextRightChild.previousRightChild = token.previousRightChild;
}
