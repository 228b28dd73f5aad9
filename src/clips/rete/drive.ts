// HOT. Drives new matches through the join network. Joins, memories and children are visited in the order of the C
// program (newest join first), because users see the order of activations.

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
import type { Network } from "./network.ts";
import { removeChildren } from "./retract.ts";

// The table grows while tokens are made, so `table.cells` is read again after every step that may make one.

/** A match enters a join from the right. `retracting` is true while a retraction is under way. */
export function assertRight(network: Network, right: Match, join: Join, retracting: boolean): void {
  if (join.first) {
    driveFirst(network, join, right, retracting);
    return;
  }
  if (network.onlyFreshJoins && !join.fresh) return;
  const table = network.matches;
  const { test, secondaryTest } = join;
  const hash = table.cells[right + HASH];
  let left = join.leftMemory.first(hash);
  while (left !== 0) {
    const { cells } = table;
    const next = cells[left + NEXT];
    if (cells[left + HASH] === hash && cells[left + BLOCKER] === 0) {
      let fits = test === null || evaluate(network, join, test, left, right);
      if (fits && secondaryTest !== null) fits = evaluateSecondary(network, secondaryTest, left, right);
      if (fits) {
        if (join.positive) {
          drive(network, left, right, join, retracting);
        } else if (join.exists) {
          table.block(left, right);
          drive(network, left, 0, join, retracting);
        } else {
          table.block(left, right);
          if (cells[left + CHILDREN] !== 0) removeChildren(network, left, retracting);
        }
      }
    }
    left = next;
  }
}

/** A token enters a join from the left. */
function assertLeft(network: Network, left: Token, join: Join, retracting: boolean): void {
  if (network.onlyFreshJoins && !join.fresh) return;
  if (join.rule !== null) {
    network.host.agenda.activate(join.rule, left);
    return;
  }
  const { test, secondaryTest, pattern } = join;
  if (pattern === null && join.group === null) {
    // A test without a pattern: the token passes if the test does.
    if (test === null || evaluate(network, join, test, left, 0)) drive(network, left, 0, join, retracting);
    return;
  }
  const table = network.matches;
  const hash = table.cells[left + HASH];
  let right: Match = (pattern === null ? join.rightMemory! : pattern.memory!).first(hash);
  const { positive } = join;
  while (right !== 0) {
    const next: Match = table.cells[right + NEXT];
    if (table.cells[right + HASH] === hash && !(retracting && willBeDeleted(table, right))) {
      let fits = test === null || evaluate(network, join, test, left, right);
      if (positive) {
        if (fits) drive(network, left, right, join, retracting);
      } else {
        if (fits && secondaryTest !== null && join.exists) {
          fits = evaluateSecondary(network, secondaryTest, left, right);
        }
        if (fits) {
          table.block(left, right);
          if (join.exists) drive(network, left, 0, join, retracting);
          return;
        }
      }
    }
    right = next;
  }
  if (join.blocking) {
    if (secondaryTest !== null && !evaluateSecondary(network, secondaryTest, left, 0)) return;
    drive(network, left, 0, join, retracting);
  }
}

/** True for a match that contains an entity which is being removed. */
export function willBeDeleted(table: MatchTable, match: Match): boolean {
  if (table.isAlpha(match)) return table.entityOf(match).retracted;
  for (let token = match; token !== 0; token = table.cells[token + LEFT]) {
    const right = table.cells[token + RIGHT];
    if (table.isAlpha(right) && table.entityOf(right).retracted) return true;
  }
  return false;
}

function evaluate(network: Network, join: Join, test: JoinTest, left: Token, right: Match): boolean {
  const result = test(left, right);
  if (network.testFailed) {
    network.testFailed = false;
    return join.negated;
  }
  return result;
}

export function evaluateSecondary(network: Network, test: JoinTest, left: Token, right: Match): boolean {
  const result = test(left, right);
  network.testFailed = false;
  return result;
}

/** Makes a token for every following join and sends it there. */
export function drive(network: Network, left: Token, right: Match, join: Join, retracting: boolean): void {
  const { links } = join;
  for (let i = 0; i < links.length; i++) {
    const next = links[i].join;
    if (network.onlyFreshJoins && !next.fresh) continue;
    enterJoin(network, left, right, next, links[i].enterLeft, retracting);
  }
}

/** Puts a new token into a memory of a join and goes on from there. */
export function enterJoin(
  network: Network,
  left: Token,
  right: Match,
  join: Join,
  enterLeft: boolean,
  retracting: boolean,
): void {
  if (enterLeft) {
    const token = network.matches.addToken(left, right, join, 0);
    join.leftMemory.addFirst(token, join.leftHash === null ? 0 : join.leftHash(token));
    assertLeft(network, token, join, retracting);
  } else {
    const token = network.matches.addToken(left, right, join, IN_RIGHT_MEMORY);
    join.rightMemory!.addLast(token, join.rightHash === null ? 0 : join.rightHash(token));
    assertRight(network, token, join, retracting);
  }
}

/** A match enters the first join of a rule, which has no tokens on its left. */
function driveFirst(network: Network, join: Join, right: Match, retracting: boolean): void {
  if (network.onlyFreshJoins && !join.fresh) return;
  const { test, secondaryTest, empty } = join;
  if (test !== null && !evaluateSecondary(network, test, 0, right)) return;
  if (secondaryTest !== null && !evaluateSecondary(network, secondaryTest, 0, right)) return;
  const table = network.matches;
  if (join.blocking) {
    if (table.cells[empty + BLOCKER] !== 0) return;
    table.block(empty, right);
    if (table.cells[empty + CHILDREN] !== 0) removeChildren(network, empty, retracting);
    return;
  }
  if (join.exists) {
    if (table.cells[empty + BLOCKER] !== 0) return;
    table.block(empty, right);
    drive(network, empty, 0, join, retracting);
  } else drive(network, 0, right, join, retracting);
}
