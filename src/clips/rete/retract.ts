// HOT. Takes the matches of a retracted fact out of the network: its tokens first, then the nots and exists that it
// blocked or satisfied, pattern by pattern, the newest match first.

import type { Core } from "../core.ts";
import type { Fact } from "../fact.ts";
import { drive, driveEmpty, evaluateSecondary, willBeDeleted } from "./drive.ts";
import type { Join } from "./join.ts";
import { type AlphaMatch, block, type Match, type Token, unblock, unlinkLeft, unlinkRight } from "./match.ts";

export function retractFact(core: Core, fact: Fact): void {
  let match = fact.matches;
  fact.matches = null;
  while (match !== null) {
    const next: AlphaMatch | null = match.nextOfFact;
    if (match.children !== null) removeRightChildren(core, match, true);
    if (match.blocks !== null) release(core, match, true);
    match.node.memory!.remove(match);
    match = next;
  }
}

/** Removes the tokens that a right match is part of. */
export function removeRightChildren(core: Core, right: Match, retracting: boolean): void {
  let token = right.children;
  while (token !== null) {
    if (token.children !== null) removeChildren(core, token, retracting);
    if (token.blocks !== null) release(core, token, retracting);
    const next: Token | null = token.nextRightChild;
    unlinkLeft(token);
    unlinkRight(token);
    discard(core, token);
    token = next;
  }
}

/** Removes all tokens below a token, the deepest and newest first. */
export function removeChildren(core: Core, parent: Token, retracting: boolean): void {
  let token = parent.children;
  while (token !== null) {
    if (token.children !== null) {
      token = token.children;
      continue;
    }
    let next: Token | null = token.nextLeftChild;
    if (next === null) {
      next = token.left!;
      next.children = null;
    }
    if (token.blocks !== null) release(core, token, retracting);
    unlinkRight(token);
    discard(core, token);
    if (next === parent) return;
    token = next;
  }
}

/** Takes a token without children out of its memory. */
function discard(core: Core, token: Token): void {
  const owner = token.owner!;
  if (token.activation !== null) core.agenda.deactivate(token.activation);
  unblock(token);
  if (token.inRightMemory) owner.rightMemory!.remove(token);
  else owner.leftMemory.remove(token);
  token.deleted = true;
  if (token.dependents !== null) core.logic.dropSupport(token);
}

/** Frees the tokens that a disappearing right match blocked or satisfied. */
function release(core: Core, right: Match, retracting: boolean): void {
  let token = right.blocks;
  while (token !== null) {
    releaseOne(core, token.owner!, right, token, retracting);
    token = right.blocks;
  }
}

function releaseOne(core: Core, join: Join, right: Match, token: Token, retracting: boolean): void {
  unblock(token);
  if (findOtherBlocker(core, join, right, token, retracting)) return;
  if (join.exists) {
    if (token.children !== null) removeChildren(core, token, retracting);
    return;
  }
  if (join.secondaryTest !== null && !evaluateSecondary(core, join.secondaryTest, token, null)) return;
  if (join.first) {
    // A reset starts these joins itself when all facts have gone.
    if (!core.resetting) driveEmpty(core, token, join, retracting);
    return;
  }
  if (retracting && willBeDeleted(token)) return;
  drive(core, token, null, join, retracting);
}

function findOtherBlocker(core: Core, join: Join, right: Match, token: Token, retracting: boolean): boolean {
  const { test } = join;
  for (let other = right.nextInMemory; other !== null; other = other.nextInMemory) {
    if (retracting && willBeDeleted(other)) continue;
    let fits = true;
    if (test !== null) {
      fits = test(token, other);
      if (core.testFailed) {
        core.testFailed = false;
        fits = true;
      }
    }
    if (fits) {
      block(token, other);
      return true;
    }
  }
  return false;
}
