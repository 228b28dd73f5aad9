// HOT. New matches through the join network. The order in which joins, memories and children are visited is the
// order of the C program (newest join first), because the order of activations is seen.

import type { Core } from "../core.ts";
import type { Join, JoinTest } from "./join.ts";
import {
  BLOCKER,
  CHILDREN,
  HASH,
  IN_RIGHT_MEMORY,
  LEFT,
  type Match,
  type MatchTable,
  NEXT,
  RIGHT,
  type Token,
} from "./match-table.ts";
import { removeChildren } from "./retract.ts";

// The table grows while tokens are made: `table.cells` is read again after every step that may make one.

/** A match enters a join from the right. `retracting` is true while a retraction is under way. */
export function assertRight(core: Core, right: Match, join: Join, retracting: boolean): void {
  if (join.first) {
    driveFirst(core, join, right, retracting);
    return;
  }
  if (core.onlyFreshJoins && !join.fresh) return;
  const table = core.matches;
  const { test, secondaryTest } = join;
  const hash = table.cells[right + HASH];
  let left = join.leftMemory.first(hash);
  while (left !== 0) {
    const { cells } = table;
    const next = cells[left + NEXT];
    if (cells[left + HASH] === hash && cells[left + BLOCKER] === 0) {
      let fits = test === null || evaluate(core, join, test, left, right);
      if (fits && secondaryTest !== null) fits = evaluateSecondary(core, secondaryTest, left, right);
      if (fits) {
        if (join.positive) {
          drive(core, left, right, join, retracting);
        } else if (join.exists) {
          table.block(left, right);
          drive(core, left, 0, join, retracting);
        } else {
          table.block(left, right);
          if (cells[left + CHILDREN] !== 0) removeChildren(core, left, retracting);
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
  const { test, secondaryTest, pattern } = join;
  if (pattern === null && join.group === null) {
    // A test without a pattern: the token passes if the test does.
    if (test === null || evaluate(core, join, test, left, 0)) drive(core, left, 0, join, retracting);
    return;
  }
  const table = core.matches;
  const hash = table.cells[left + HASH];
  let right: Match = (pattern === null ? join.rightMemory! : pattern.memory!).first(hash);
  const { positive } = join;
  while (right !== 0) {
    const next: Match = table.cells[right + NEXT];
    if (table.cells[right + HASH] === hash && !(retracting && willBeDeleted(table, right))) {
      let fits = test === null || evaluate(core, join, test, left, right);
      if (positive) {
        if (fits) drive(core, left, right, join, retracting);
      } else {
        if (fits && secondaryTest !== null && join.exists) {
          fits = evaluateSecondary(core, secondaryTest, left, right);
        }
        if (fits) {
          table.block(left, right);
          if (join.exists) drive(core, left, 0, join, retracting);
          return;
        }
      }
    }
    right = next;
  }
  if (join.blocking) {
    if (secondaryTest !== null && !evaluateSecondary(core, secondaryTest, left, 0)) return;
    drive(core, left, 0, join, retracting);
  }
}

/** True for a match that contains the fact being retracted. */
export function willBeDeleted(table: MatchTable, match: Match): boolean {
  if (table.isAlpha(match)) return table.factOf(match).retracted;
  for (let token = match; token !== 0; token = table.cells[token + LEFT]) {
    const right = table.cells[token + RIGHT];
    if (table.isAlpha(right) && table.factOf(right).retracted) return true;
  }
  return false;
}

function evaluate(core: Core, join: Join, test: JoinTest, left: Token, right: Match): boolean {
  const result = test(left, right);
  if (core.testFailed) {
    core.testFailed = false;
    return join.negated;
  }
  return result;
}

export function evaluateSecondary(core: Core, test: JoinTest, left: Token, right: Match): boolean {
  const result = test(left, right);
  core.testFailed = false;
  return result;
}

/** Makes a token for every following join and sends it there. */
export function drive(core: Core, left: Token, right: Match, join: Join, retracting: boolean): void {
  const { links } = join;
  for (let i = 0; i < links.length; i++) {
    const next = links[i].join;
    if (core.onlyFreshJoins && !next.fresh) continue;
    place(core, left, right, next, links[i].enterLeft, retracting);
  }
}

/** Puts a new token into a memory of a join and goes on from there. */
export function place(
  core: Core,
  left: Token,
  right: Match,
  join: Join,
  enterLeft: boolean,
  retracting: boolean,
): void {
  if (enterLeft) {
    const token = core.matches.addToken(left, right, join, 0);
    join.leftMemory.addFirst(token, join.leftHash === null ? 0 : join.leftHash(token));
    assertLeft(core, token, join, retracting);
  } else {
    const token = core.matches.addToken(left, right, join, IN_RIGHT_MEMORY);
    join.rightMemory!.addLast(token, join.rightHash === null ? 0 : join.rightHash(token));
    assertRight(core, token, join, retracting);
  }
}

/** A match enters the first join of a rule, which has no tokens on its left. */
function driveFirst(core: Core, join: Join, right: Match, retracting: boolean): void {
  if (core.onlyFreshJoins && !join.fresh) return;
  const { test, secondaryTest, empty } = join;
  if (test !== null && !evaluateSecondary(core, test, 0, right)) return;
  if (secondaryTest !== null && !evaluateSecondary(core, secondaryTest, 0, right)) return;
  const table = core.matches;
  if (join.blocking) {
    if (table.cells[empty + BLOCKER] !== 0) return;
    table.block(empty, right);
    if (table.cells[empty + CHILDREN] !== 0) removeChildren(core, empty, retracting);
    return;
  }
  if (join.exists) {
    if (table.cells[empty + BLOCKER] !== 0) return;
    table.block(empty, right);
    drive(core, empty, 0, join, retracting);
  } else drive(core, 0, right, join, retracting);
}
