// HOT. New matches through the join network. The order in which joins, memories and children are visited is the
// order of the C program (newest join first), because the order of activations is seen.

import type { Core } from "../core.ts";
import type { Join, JoinTest } from "./join.ts";
import { AlphaMatch, block, linkParents, type Match, Token } from "./match.ts";
import { removeChildren } from "./retract.ts";

/** A match enters a join from the right. `retracting` is true while a retraction is under way. */
export function assertRight(core: Core, right: Match, join: Join, retracting: boolean): void {
  if (join.first) {
    driveFirst(core, join, right, retracting);
    return;
  }
  if (core.onlyFreshJoins && !join.fresh) return;
  const { test, secondaryTest } = join;
  let left = join.leftMemory.first(right.hash) as Token | null;
  while (left !== null) {
    const next = left.nextInMemory as Token | null;
    if (left.blocked === null) {
      let fits = test === null || evaluate(core, join, test, left, right);
      if (fits && secondaryTest !== null) fits = evaluateSecondary(core, secondaryTest, left, right);
      if (fits) {
        if (join.exists) {
          block(left, right);
          drive(core, left, null, join, retracting);
        } else if (join.negated || join.group !== null) {
          block(left, right);
          if (left.children !== null) removeChildren(core, left, retracting);
        } else {
          drive(core, left, right, join, retracting);
        }
      }
    }
    left = next;
  }
}

/** A token enters a join from the left. */
function assertLeft(core: Core, left: Token, join: Join, retracting: boolean): void {
  if (core.onlyFreshJoins && !join.fresh) return;
  if (join.rule !== null) {
    core.agenda.activate(join.rule, left);
    return;
  }
  const { test, secondaryTest } = join;
  let right: Match | null =
    join.group !== null
      ? join.rightMemory!.first(left.hash)
      : join.pattern === null
        ? null
        : join.pattern.memory!.first(left.hash);
  const positive = !join.negated && !join.exists && join.group === null;
  if (join.pattern === null && join.group === null) {
    // A test without a pattern: the token passes if the test does.
    if (test === null || evaluate(core, join, test, left, null)) drive(core, left, null, join, retracting);
    return;
  }
  while (right !== null) {
    const next: Match | null = right.nextInMemory;
    if (!(retracting && willBeDeleted(right))) {
      let fits = test === null || evaluate(core, join, test, left, right);
      if (fits && secondaryTest !== null && join.exists) {
        fits = evaluateSecondary(core, secondaryTest, left, right);
      }
      if (fits) {
        if (positive) {
          drive(core, left, right, join, retracting);
        } else if (join.exists) {
          block(left, right);
          drive(core, left, null, join, retracting);
          return;
        } else {
          block(left, right);
          break;
        }
      }
    }
    right = next;
  }
  if (join.blocking && left.blocked === null) {
    if (secondaryTest !== null && !evaluateSecondary(core, secondaryTest, left, null)) return;
    drive(core, left, null, join, retracting);
  }
}

/** True for a match that contains the fact being retracted. */
export function willBeDeleted(match: Match): boolean {
  if (match instanceof AlphaMatch) return match.fact.retracted;
  for (let m: Token | null = match as Token; m !== null; m = m.left) {
    if (m.right instanceof AlphaMatch && m.right.fact.retracted) return true;
  }
  return false;
}

function evaluate(core: Core, join: Join, test: JoinTest, left: Token | null, right: Match | null): boolean {
  const result = test(left, right);
  if (core.testFailed) {
    core.testFailed = false;
    return join.negated;
  }
  return result;
}

export function evaluateSecondary(
  core: Core,
  test: JoinTest,
  left: Token | null,
  right: Match | null,
): boolean {
  const result = test(left, right);
  core.testFailed = false;
  return result;
}

/** Makes a token for every following join and sends it there. */
export function drive(core: Core, left: Token, right: Match | null, join: Join, retracting: boolean): void {
  const { links } = join;
  for (let i = 0; i < links.length; i++) {
    const next = links[i].join;
    if (core.onlyFreshJoins && !next.fresh) continue;
    const token = new Token();
    linkParents(token, left, right);
    place(core, token, next, links[i].enterLeft, retracting);
  }
}

/** Puts a token into a memory of a join and goes on from there. */
export function place(core: Core, token: Token, join: Join, enterLeft: boolean, retracting: boolean): void {
  token.owner = join;
  if (enterLeft) {
    join.leftMemory.addFirst(token, join.leftHash === null ? 0 : join.leftHash(token));
    assertLeft(core, token, join, retracting);
  } else {
    token.inRightMemory = true;
    join.rightMemory!.addLast(token, join.rightHash === null ? 0 : join.rightHash(token));
    assertRight(core, token, join, retracting);
  }
}

/** The empty token of a first join with a not or a group passes on. */
export function driveEmpty(core: Core, parent: Token, join: Join, retracting: boolean): void {
  const { links } = join;
  for (let i = 0; i < links.length; i++) {
    const next = links[i].join;
    if (core.onlyFreshJoins && !next.fresh) continue;
    const token = new Token();
    linkParents(token, parent, null);
    place(core, token, next, links[i].enterLeft, retracting);
  }
}

/** A match enters the first join of a rule, which has no tokens on its left. */
function driveFirst(core: Core, join: Join, right: Match, retracting: boolean): void {
  if (core.onlyFreshJoins && !join.fresh) return;
  const { test, secondaryTest } = join;
  if (test !== null && !evaluateSecondary(core, test, null, right)) return;
  if (secondaryTest !== null && !evaluateSecondary(core, secondaryTest, null, right)) return;
  const parent = join.empty;
  if (join.blocking) {
    if (parent!.blocked !== null) return;
    block(parent!, right);
    if (parent!.children !== null) removeChildren(core, parent!, retracting);
    return;
  }
  if (join.exists) {
    if (parent!.blocked !== null) return;
    block(parent!, right);
  }
  const { links } = join;
  for (let i = 0; i < links.length; i++) {
    const next = links[i].join;
    if (core.onlyFreshJoins && !next.fresh) continue;
    const token = new Token();
    if (join.exists) linkParents(token, parent, null);
    else linkParents(token, null, right);
    place(core, token, next, links[i].enterLeft, retracting);
  }
}
