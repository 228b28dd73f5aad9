// HOT. Takes the matches of a retracted fact out of the network: its tokens first, then the nots and exists that it
// blocked or satisfied, pattern by pattern, the newest match first.

import type { Core } from "../core.ts";
import type { Fact } from "../facts/fact.ts";
import { drive, evaluateSecondary, willBeDeleted } from "./drive.ts";
import type { Join } from "./join.ts";
import {
  ACTIVATION,
  BLOCKS,
  CHILDREN,
  HASH,
  IN_RIGHT_MEMORY,
  LEFT,
  type Match,
  NEXT,
  NEXT_OF_FACT,
  OWNER,
  SUPPORTS,
  type Token,
} from "./match-table.ts";

export function retractFact(core: Core, fact: Fact): void {
  const table = core.matches;
  let match = fact.matches;
  fact.matches = 0;
  while (match !== 0) {
    const next = table.cells[match + NEXT_OF_FACT];
    if (table.cells[match + CHILDREN] !== 0) removeRightChildren(core, match, true);
    if (table.cells[match + BLOCKS] !== 0) release(core, match, true);
    table.nodeOf(match).memory!.remove(match);
    table.discard(match);
    match = next;
  }
}

/** Removes the tokens that a right match is part of. */
export function removeRightChildren(core: Core, right: Match, retracting: boolean): void {
  const table = core.matches;
  let token = table.cells[right + CHILDREN];
  while (token !== 0) {
    if (table.cells[token + CHILDREN] !== 0) removeChildren(core, token, retracting);
    if (table.cells[token + BLOCKS] !== 0) release(core, token, retracting);
    const next = table.nextRightChild(token);
    table.unlinkLeft(token);
    table.unlinkRight(token);
    discard(core, token);
    token = next;
  }
}

/** Removes all tokens below a token, the deepest and newest first. */
export function removeChildren(core: Core, parent: Token, retracting: boolean): void {
  const table = core.matches;
  let token = table.cells[parent + CHILDREN];
  while (token !== 0) {
    const child = table.cells[token + CHILDREN];
    if (child !== 0) {
      token = child;
      continue;
    }
    let next = table.nextLeftChild(token);
    if (next === 0) {
      next = table.cells[token + LEFT];
      table.cells[next + CHILDREN] = 0;
    }
    if (table.cells[token + BLOCKS] !== 0) release(core, token, retracting);
    table.unlinkRight(token);
    discard(core, token);
    if (next === parent) return;
    token = next;
  }
}

/** Takes a token without children out of its memory. */
function discard(core: Core, token: Token): void {
  const table = core.matches;
  const owner = table.ownerOf(token);
  if (owner.rule === null) table.unblock(token);
  else {
    const activation = table.cells[token + ACTIVATION];
    if (activation !== 0) core.agenda.deactivate(table.activations[activation]!);
  }
  const flags = table.cells[token + OWNER];
  if ((flags & IN_RIGHT_MEMORY) !== 0) owner.rightMemory!.remove(token);
  else owner.leftMemory.remove(token);
  table.discard(token);
  if ((flags & SUPPORTS) !== 0) core.logic.dropSupport(token);
}

/** Frees the tokens that a disappearing right match blocked or satisfied. */
function release(core: Core, right: Match, retracting: boolean): void {
  const table = core.matches;
  for (let token = table.cells[right + BLOCKS]; token !== 0; token = table.cells[right + BLOCKS]) {
    releaseOne(core, table.ownerOf(token), right, token, retracting);
  }
}

function releaseOne(core: Core, join: Join, right: Match, token: Token, retracting: boolean): void {
  const table = core.matches;
  table.unblock(token);
  if (findOtherBlocker(core, join, right, token, retracting)) return;
  if (join.exists) {
    if (table.cells[token + CHILDREN] !== 0) removeChildren(core, token, retracting);
    return;
  }
  if (join.secondaryTest !== null && !evaluateSecondary(core, join.secondaryTest, token, 0)) return;
  if (join.first) {
    // A reset starts these joins itself when all facts have gone.
    if (!core.resetting) drive(core, token, 0, join, retracting);
    return;
  }
  if (retracting && willBeDeleted(table, token)) return;
  drive(core, token, 0, join, retracting);
}

function findOtherBlocker(core: Core, join: Join, right: Match, token: Token, retracting: boolean): boolean {
  const table = core.matches;
  const { cells } = table;
  const { test } = join;
  const hash = cells[right + HASH];
  for (let other = cells[right + NEXT]; other !== 0; other = cells[other + NEXT]) {
    if (cells[other + HASH] !== hash) continue;
    if (retracting && willBeDeleted(table, other)) continue;
    let fits = true;
    if (test !== null) {
      fits = test(token, other);
      if (core.testFailed) {
        core.testFailed = false;
        fits = true;
      }
    }
    if (fits) {
      table.block(token, other);
      return true;
    }
  }
  return false;
}
