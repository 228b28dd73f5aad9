// Drives new matches through the join network. Joins, memories and children are visited in the order of the C program
// (newest join first), because users see the order of activations.

import { KEY_OF_OTHER, KEY_TAGS } from "../../language/key-tags.ts";
import {
  BLOCKER,
  BLOCKING,
  CHILDREN,
  COUNTS_WORK,
  EMPTY_TOKEN,
  EXISTS,
  FAILED_BEFORE,
  FIRST,
  FRESH,
  FROM_RIGHT,
  HASH,
  IN_RIGHT_MEMORY,
  JOIN_FLAGS,
  KEYED_TEST,
  LAST,
  LEFT_HASH,
  LEFT_MEMORY,
  LINKS,
  NEGATED,
  NEXT,
  NODE_HASH,
  NODE_JOINS,
  NODE_MEMORY,
  ONLY_FRESH,
  POSITIVE,
  RIGHT_HASH,
  RIGHT_MEMORY,
  SECONDARY_TEST,
  TEST,
  TEST_FAILED,
} from "../layout.ts";
import { activate } from "./agenda.ts";
import { comparedRight, comparingLeft, joinFails, matchAdded, tokenAdded } from "./host.ts";
import { addAlpha, addToken, block, willBeDeleted } from "./match.ts";
import { addAlphaMatch, addFirst, addLast, first, noteStrangers } from "./memory.ts";
import { removeChildren } from "./retract.ts";
import { hashOf, runTest } from "./test.ts";

/** True while a new rule is filled, for a join that is not new. */
function isLeftOut(join: i32): bool {
  return load<i32>(ONLY_FRESH) !== 0 && (load<i32>(join + JOIN_FLAGS) & FRESH) === 0;
}

/** An entity matches a pattern to its end: a new match goes to the joins, the newest first. */
export function enter(entity: i32, marks: i32, timeTag: i32, node: i32): void {
  const match = addAlpha(entity, marks, timeTag, node);
  addAlphaMatch(load<i32>(node + NODE_MEMORY), match, hashOf(load<i32>(node + NODE_HASH), 0, match));
  if (load<i32>(COUNTS_WORK) !== 0) matchAdded(match);
  const joins = load<i32>(node + NODE_JOINS);
  const end = joins + (load<i32>(joins) << 2);
  for (let at = joins + 4; at <= end; at += 4) assertRight(match, load<i32>(at), false);
}

/** A match enters a join from the right. `retracting` is true while a retraction is under way. */
export function assertRight(right: i32, join: i32, retracting: bool): void {
  if (isLeftOut(join)) return;
  const flags = load<i32>(join + JOIN_FLAGS);
  if (flags & FIRST) {
    driveFirst(join, right, retracting);
    return;
  }
  const secondaryTest = load<i32>(join + SECONDARY_TEST);
  const hash = load<i32>(right + HASH);
  const test = testFor(join, hash);
  if (load<i32>(COUNTS_WORK) !== 0) comparingLeft(join, right);
  const lefts = load<i32>(join + LEFT_MEMORY);
  let strangers = 0;
  let left = first(lefts, hash);
  while (left !== 0) {
    const next = load<i32>(left + NEXT);
    if (load<i32>(left + HASH) !== hash) strangers++;
    else if (
      load<i32>(left + BLOCKER) === 0 &&
      (test === 0 || evaluate(join, flags, test, left, right)) &&
      (secondaryTest === 0 || evaluateSecondary(secondaryTest, left, right))
    ) {
      if (flags & POSITIVE) drive(left, right, join, retracting);
      else {
        block(left, right);
        if (flags & EXISTS) drive(left, 0, join, retracting);
        else if (load<i32>(left + CHILDREN) !== 0) removeChildren(left, retracting);
      }
    }
    left = next;
  }
  if (strangers !== 0) noteStrangers(lefts, strangers);
}

/** The test for matches with this hash; an error that happened before must reach the whole test. */
export function testFor(join: i32, hash: i32): i32 {
  const isKey = (hash & KEY_TAGS) !== KEY_OF_OTHER && load<i32>(TEST_FAILED) === 0;
  return load<i32>(join + (isKey ? KEYED_TEST : TEST));
}

/** A token enters a join from the left. */
function assertLeft(left: i32, join: i32, retracting: bool): void {
  const flags = load<i32>(join + JOIN_FLAGS);
  if (flags & LAST) {
    activate(join, left);
    return;
  }
  const rights = load<i32>(join + RIGHT_MEMORY);
  if (rights === 0) {
    // A test without a pattern: the token passes if the test does.
    const test = load<i32>(join + TEST);
    if (test === 0 || evaluate(join, flags, test, left, 0)) drive(left, 0, join, retracting);
    return;
  }
  const secondaryTest = load<i32>(join + SECONDARY_TEST);
  const hash = load<i32>(left + HASH);
  const test = testFor(join, hash);
  let right = first(rights, hash);
  while (right !== 0) {
    const next = load<i32>(right + NEXT);
    if (load<i32>(right + HASH) === hash && !(retracting && willBeDeleted(right))) {
      if (test === 0 || evaluate(join, flags, test, left, right)) {
        if (flags & POSITIVE) drive(left, right, join, retracting);
        else if (!(flags & EXISTS) || secondaryTest === 0 || evaluateSecondary(secondaryTest, left, right)) {
          if (load<i32>(COUNTS_WORK) !== 0) comparedRight(join, left, 0, right, retracting);
          block(left, right);
          if (flags & EXISTS) drive(left, 0, join, retracting);
          return;
        }
      }
    }
    right = next;
  }
  if (load<i32>(COUNTS_WORK) !== 0) comparedRight(join, left, 0, 0, retracting);
  if (!(flags & BLOCKING)) return;
  if (secondaryTest === 0 || evaluateSecondary(secondaryTest, left, 0)) drive(left, 0, join, retracting);
}

/** A test that ends with an error holds in a join that is negated. */
function evaluate(join: i32, flags: i32, test: i32, left: i32, right: i32): bool {
  const holds = runTest(test, left, right);
  const failed = load<i32>(TEST_FAILED);
  if (failed === 0) return holds;
  store<i32>(TEST_FAILED, 0);
  const isNegated = (flags & NEGATED) !== 0;
  return failed === FAILED_BEFORE && !joinFails(join, left, right) ? holds || isNegated : isNegated;
}

export function evaluateSecondary(test: i32, left: i32, right: i32): bool {
  const holds = runTest(test, left, right);
  store<i32>(TEST_FAILED, 0);
  return holds;
}

/** Makes a token for every following join and sends it there. */
export function drive(left: i32, right: i32, join: i32, retracting: bool): void {
  const links = load<i32>(join + LINKS);
  const end = links + (load<i32>(links) << 2);
  for (let at = links + 4; at <= end; at += 4) {
    const link = load<i32>(at);
    const next = link & ~FROM_RIGHT;
    if (!isLeftOut(next)) enterJoin(left, right, next, next === link, retracting);
  }
}

/** Puts a new token into a memory of a join and goes on from there. */
export function enterJoin(left: i32, right: i32, join: i32, enterLeft: bool, retracting: bool): void {
  if (enterLeft) {
    const token = addToken(left, right, join);
    addFirst(load<i32>(join + LEFT_MEMORY), token, hashOf(load<i32>(join + LEFT_HASH), token, 0));
    if (load<i32>(COUNTS_WORK) !== 0) tokenAdded(token);
    assertLeft(token, join, retracting);
  } else {
    const token = addToken(left, right, join | IN_RIGHT_MEMORY);
    addLast(load<i32>(join + RIGHT_MEMORY), token, hashOf(load<i32>(join + RIGHT_HASH), token, 0));
    if (load<i32>(COUNTS_WORK) !== 0) tokenAdded(token);
    assertRight(token, join, retracting);
  }
}

/** A match enters the first join of a rule, which has no tokens on its left. */
function driveFirst(join: i32, right: i32, retracting: bool): void {
  const test = load<i32>(join + TEST);
  const secondaryTest = load<i32>(join + SECONDARY_TEST);
  if (test !== 0 && !evaluate(join, 0, test, 0, right)) return;
  if (secondaryTest !== 0 && !evaluateSecondary(secondaryTest, 0, right)) return;
  const flags = load<i32>(join + JOIN_FLAGS);
  if (flags & POSITIVE) {
    drive(0, right, join, retracting);
    return;
  }
  const empty = load<i32>(join + EMPTY_TOKEN);
  if (load<i32>(empty + BLOCKER) !== 0) return;
  block(empty, right);
  if (flags & EXISTS) drive(empty, 0, join, retracting);
  else if (load<i32>(empty + CHILDREN) !== 0) removeChildren(empty, retracting);
}
