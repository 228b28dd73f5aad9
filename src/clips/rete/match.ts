// HOT. A match: of one pattern (alpha) or of the patterns of a rule so far (a token, beta).
// A token is a chain: `left` is the token it extends, `right` the alpha match it adds (null below not, exists and
// groups). Source: Doorenbos, "Production Matching for Large Learning Systems", section 2.3; lists as in CLIPS 6.30.

import type { Activation } from "../agenda.ts";
import type { Fact } from "../fact.ts";
import type { Join } from "./join.ts";
import type { Bucket } from "./memory.ts";
import type { PatternNode } from "./pattern-node.ts";

export class Match {
  /** Alpha matches only: the fact, and the lengths of its multifields where they are not implied. */
  fact: Fact | null;
  marks: number[] | null;
  node: PatternNode | null = null;
  nextOfFact: Match | null = null;

  /** Beta matches only: the join in whose memory this token lies. */
  owner: Join | null = null;
  inRightMemory = false;
  left: Match | null = null;
  right: Match | null = null;
  nextLeftChild: Match | null = null;
  previousLeftChild: Match | null = null;
  nextRightChild: Match | null = null;
  previousRightChild: Match | null = null;

  /** The tokens made from this match, the newest first: left children of a token, right children of an alpha match. */
  children: Match | null = null;
  /** The tokens that this match blocks (not) or satisfies (exists), the newest first. */
  blocks: Match | null = null;
  blocker: Match | null = null;
  nextBlocked: Match | null = null;
  previousBlocked: Match | null = null;

  hash = 0;
  bucket: Bucket | null = null;
  nextInMemory: Match | null = null;
  previousInMemory: Match | null = null;

  activation: Activation | null = null;
  /** Facts that exist only while this token does. */
  dependents: Fact[] | null = null;
  deleted = false;

  constructor(fact: Fact | null, marks: number[] | null) {
    this.fact = fact;
    this.marks = marks;
  }
}

export function block(token: Match, by: Match): void {
  token.blocker = by;
  token.previousBlocked = null;
  token.nextBlocked = by.blocks;
  if (by.blocks !== null) by.blocks.previousBlocked = token;
  by.blocks = token;
}

export function unblock(token: Match): void {
  const by = token.blocker;
  if (by === null) return;
  if (token.previousBlocked === null) by.blocks = token.nextBlocked;
  else token.previousBlocked.nextBlocked = token.nextBlocked;
  if (token.nextBlocked !== null) token.nextBlocked.previousBlocked = token.previousBlocked;
  token.blocker = null;
  token.nextBlocked = null;
  token.previousBlocked = null;
}

export function linkParents(token: Match, left: Match | null, right: Match | null): void {
  token.left = left;
  if (left !== null) {
    token.nextLeftChild = left.children;
    if (left.children !== null) left.children.previousLeftChild = token;
    left.children = token;
  }
  token.right = right;
  if (right !== null) {
    token.nextRightChild = right.children;
    if (right.children !== null) right.children.previousRightChild = token;
    right.children = token;
  }
}

export function unlinkLeft(token: Match): void {
  const left = token.left;
  if (left === null) return;
  if (token.previousLeftChild === null) {
    if (left.children === token) left.children = token.nextLeftChild;
  } else token.previousLeftChild.nextLeftChild = token.nextLeftChild;
  if (token.nextLeftChild !== null) token.nextLeftChild.previousLeftChild = token.previousLeftChild;
}

export function unlinkRight(token: Match): void {
  const right = token.right;
  if (right === null) return;
  if (token.previousRightChild === null) {
    if (right.children === token) right.children = token.nextRightChild;
  } else token.previousRightChild.nextRightChild = token.nextRightChild;
  if (token.nextRightChild !== null) token.nextRightChild.previousRightChild = token.previousRightChild;
}
