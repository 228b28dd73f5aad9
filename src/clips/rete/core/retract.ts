// Takes the matches of a retracted entity out of the network, pattern by pattern, the newest match first: its tokens,
// then what it blocked (not) or satisfied (exists).

import {
  BLOCKS,
  CHILDREN,
  COUNTS_WORK,
  ENTITY_BYTES,
  EXISTS,
  FIRST,
  FLAGS,
  GROUP,
  HASH,
  IN_RIGHT_MEMORY,
  JOIN_FLAGS,
  LAST,
  LATE,
  LEAVING,
  LEFT,
  LEFT_MEMORY,
  MATCHES,
  NEXT,
  NEXT_LEFT,
  NEXT_OF_ENTITY,
  NEXT_RIGHT,
  NODE_MEMORY,
  NUMBER,
  ORPHANED,
  OWNER,
  REMOVED,
  RESETTING,
  RIGHT_MEMORY,
  SECONDARY_TEST,
  SUPPORTS,
  TEST_FAILED,
} from "../layout.ts";
import { deactivate } from "./agenda.ts";
import { discardRow, release as free } from "./allocate.ts";
import { leaveContent } from "./contents.ts";
import { drive, evaluateSecondary, testFor } from "./drive.ts";
import { comparedRight, dropSupport, matchRemoved, tokenRemoved } from "./host.ts";
import { block, isOutdated, unblock, unlinkLeft, unlinkRight, willBeDeleted } from "./match.ts";
import { remove } from "./memory.ts";
import { runTest } from "./test.ts";

/** Retracts an entity whose slots never change: no equal one is found any more. */
export function withdraw(entity: i32): void {
  leaveContent(entity);
  store<i32>(entity + LEAVING, REMOVED);
  retractEntity(entity);
}

/** Frees the record of an entity without matches, and tells its number. */
export function dismiss(entity: i32): i32 {
  const number = load<i32>(entity + NUMBER);
  free(entity, load<i32>(entity + ENTITY_BYTES));
  return number;
}

export function retractEntity(entity: i32): void {
  let match = load<i32>(entity + MATCHES);
  store<i32>(entity + MATCHES, 0);
  while (match !== 0) {
    const next = load<i32>(match + NEXT_OF_ENTITY);
    retractMatch(match);
    match = next;
  }
  dropLate();
}

/** Takes an alpha match out that is no longer in the list of its entity. */
export function retractMatch(match: i32): void {
  removeRightChildren(match, true);
  release(match, true);
  if (load<i32>(COUNTS_WORK) !== 0) matchRemoved(match);
  remove(load<i32>((load<i32>(match + OWNER) & ~FLAGS) + NODE_MEMORY), match);
  // What was released may have joined with the match once more: an instance does not count as retracted yet.
  if (load<i32>(match + CHILDREN) !== 0 || load<i32>(match + BLOCKS) !== 0) {
    store<i32>(match + NEXT_OF_ENTITY, load<i32>(LATE));
    store<i32>(LATE, match);
  } else discardRow(match);
}

/** Removes what joined with matches that were leaving, once their entity has changed: until then C can still read them. */
export function dropLate(): void {
  for (let match = load<i32>(LATE); match !== 0; match = load<i32>(LATE)) {
    store<i32>(LATE, load<i32>(match + NEXT_OF_ENTITY));
    while (load<i32>(match + CHILDREN) !== 0 || load<i32>(match + BLOCKS) !== 0) {
      removeRightChildren(match, true);
      release(match, true);
    }
    discardRow(match);
  }
}

/** Removes the tokens that a right match is part of. */
export function removeRightChildren(right: i32, retracting: bool): void {
  let token = load<i32>(right + CHILDREN);
  while (token !== 0) {
    if (load<i32>(token + CHILDREN) !== 0) removeChildren(token, retracting);
    if (load<i32>(token + BLOCKS) !== 0) release(token, retracting);
    const next = load<i32>(token + NEXT_RIGHT);
    unlinkLeft(token);
    unlinkRight(token);
    store<i32>(token + NEXT_LEFT, ORPHANED);
    discard(token);
    token = next;
  }
}

/** Removes all tokens below a token, the deepest and newest first. */
export function removeChildren(parent: i32, retracting: bool): void {
  let token = load<i32>(parent + CHILDREN);
  while (token !== 0) {
    const child = load<i32>(token + CHILDREN);
    if (child !== 0) {
      token = child;
      continue;
    }
    let next = load<i32>(token + NEXT_LEFT);
    if (next === 0) {
      next = load<i32>(token + LEFT);
      store<i32>(next + CHILDREN, 0);
    }
    if (load<i32>(token + BLOCKS) !== 0) release(token, retracting);
    unlinkRight(token);
    discard(token);
    if (next === parent) return;
    token = next;
  }
}

/** Takes a token without children out of its memory. */
function discard(token: i32): void {
  const flags = load<i32>(token + OWNER);
  const join = flags & ~FLAGS;
  if (load<i32>(join + JOIN_FLAGS) & LAST) {
    if (load<i32>(token + GROUP) !== 0) deactivate(token);
  } else unblock(token);
  if (load<i32>(COUNTS_WORK) !== 0) tokenRemoved(token);
  remove(load<i32>(join + (flags & IN_RIGHT_MEMORY ? RIGHT_MEMORY : LEFT_MEMORY)), token);
  discardRow(token);
  if (flags & SUPPORTS) dropSupport(token);
}

/** Frees the tokens that a disappearing right match blocked or satisfied. */
function release(right: i32, retracting: bool): void {
  for (let token = load<i32>(right + BLOCKS); token !== 0; token = load<i32>(right + BLOCKS)) {
    releaseOne(load<i32>(token + OWNER) & ~FLAGS, right, token, retracting);
  }
}

function releaseOne(join: i32, right: i32, token: i32, retracting: bool): void {
  unblock(token);
  if (findOtherBlocker(join, right, token, retracting)) return;
  const flags = load<i32>(join + JOIN_FLAGS);
  if (flags & EXISTS) {
    if (load<i32>(token + CHILDREN) !== 0) removeChildren(token, retracting);
    return;
  }
  const secondaryTest = load<i32>(join + SECONDARY_TEST);
  if (secondaryTest !== 0 && !evaluateSecondary(secondaryTest, token, 0)) return;
  // A reset starts the first joins itself once every entity is gone.
  const stays = flags & FIRST ? load<i32>(RESETTING) === 0 : !(retracting && willBeDeleted(token));
  if (stays) drive(token, 0, join, retracting);
}

function findOtherBlocker(join: i32, right: i32, token: i32, retracting: bool): bool {
  const hash = load<i32>(right + HASH);
  const test = testFor(join, hash);
  for (let other = load<i32>(right + NEXT); other !== 0; other = load<i32>(other + NEXT)) {
    if (load<i32>(other + HASH) !== hash) continue;
    if (isOutdated(other, retracting)) continue;
    let fits = true;
    if (test !== 0) {
      fits = runTest(test, token, other);
      if (load<i32>(TEST_FAILED) !== 0) {
        store<i32>(TEST_FAILED, 0);
        fits = true;
      }
    }
    if (fits) {
      if (load<i32>(COUNTS_WORK) !== 0) comparedRight(join, token, right, other, retracting);
      block(token, other);
      return true;
    }
  }
  if (load<i32>(COUNTS_WORK) !== 0) comparedRight(join, token, right, 0, retracting);
  return false;
}
