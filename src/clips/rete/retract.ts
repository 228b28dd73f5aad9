// HOT. Takes the matches of a retracted entity out of the network, pattern by pattern, the newest match first: its
// tokens, then what it blocked (not) or satisfied (exists).

import { drive, evaluateSecondary, willBeDeleted } from "./drive.ts";
import type { Entity } from "./entity.ts";
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
  NEXT_OF_ENTITY,
  OWNER,
  SUPPORTS,
  type Token,
} from "./match-table.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";

export function retractEntity(network: Network, entity: Entity): void {
  const table = network.matches;
  let match = entity.matches;
  entity.matches = 0;
  while (match !== 0) {
    const next = table.cells[match + NEXT_OF_ENTITY];
    retractMatch(network, match);
    match = next;
  }
}

/** Takes those matches of an entity out of the network whose pattern nodes `affects` holds for. */
export function retractMatches(
  network: Network,
  entity: Entity,
  affects: (node: PatternNode) => boolean,
): void {
  const { cells } = network.matches;
  const affected: Match[] = [];
  let last = 0;
  for (let match = entity.matches; match !== 0; match = cells[match + NEXT_OF_ENTITY]) {
    if (affects(network.matches.nodeOf(match))) affected.push(match);
    else {
      if (last === 0) entity.matches = match;
      else cells[last + NEXT_OF_ENTITY] = match;
      last = match;
    }
  }
  if (last === 0) entity.matches = 0;
  else cells[last + NEXT_OF_ENTITY] = 0;
  for (const match of affected) retractMatch(network, match);
}

function retractMatch(network: Network, match: Match): void {
  const table = network.matches;
  // What is released may join with the match once more: an instance does not count as retracted yet. C crashes then.
  while (table.cells[match + CHILDREN] !== 0 || table.cells[match + BLOCKS] !== 0) {
    removeRightChildren(network, match, true);
    release(network, match, true);
  }
  table.nodeOf(match).memory!.remove(match);
  table.discard(match);
}

/** Removes the tokens that a right match is part of. */
export function removeRightChildren(network: Network, right: Match, retracting: boolean): void {
  const table = network.matches;
  let token = table.cells[right + CHILDREN];
  while (token !== 0) {
    if (table.cells[token + CHILDREN] !== 0) removeChildren(network, token, retracting);
    if (table.cells[token + BLOCKS] !== 0) release(network, token, retracting);
    const next = table.nextRightChild(token);
    table.unlinkLeft(token);
    table.unlinkRight(token);
    discard(network, token);
    table.orphan(token);
    token = next;
  }
}

/** Removes all tokens below a token, the deepest and newest first. */
export function removeChildren(network: Network, parent: Token, retracting: boolean): void {
  const table = network.matches;
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
    if (table.cells[token + BLOCKS] !== 0) release(network, token, retracting);
    table.unlinkRight(token);
    discard(network, token);
    if (next === parent) return;
    token = next;
  }
}

/** Takes a token without children out of its memory. */
function discard(network: Network, token: Token): void {
  const table = network.matches;
  const owner = table.ownerOf(token);
  if (owner.rule === null) table.unblock(token);
  else {
    const activation = table.cells[token + ACTIVATION];
    if (activation !== 0) network.host.agenda.deactivate(activation);
  }
  const flags = table.cells[token + OWNER];
  if ((flags & IN_RIGHT_MEMORY) !== 0) owner.rightMemory!.remove(token);
  else owner.leftMemory.remove(token);
  table.discard(token);
  if ((flags & SUPPORTS) !== 0) network.host.logic.dropSupport(token);
}

/** Frees the tokens that a disappearing right match blocked or satisfied. */
function release(network: Network, right: Match, retracting: boolean): void {
  const table = network.matches;
  for (let token = table.cells[right + BLOCKS]; token !== 0; token = table.cells[right + BLOCKS]) {
    releaseOne(network, table.ownerOf(token), right, token, retracting);
  }
}

function releaseOne(network: Network, join: Join, right: Match, token: Token, retracting: boolean): void {
  const table = network.matches;
  table.unblock(token);
  if (findOtherBlocker(network, join, right, token, retracting)) return;
  if (join.exists) {
    if (table.cells[token + CHILDREN] !== 0) removeChildren(network, token, retracting);
    return;
  }
  if (join.secondaryTest !== null && !evaluateSecondary(network, join.secondaryTest, token, 0)) return;
  if (join.first) {
    // A reset starts these joins itself once every entity is gone.
    if (!network.resetting) drive(network, token, 0, join, retracting);
    return;
  }
  if (retracting && willBeDeleted(table, token)) return;
  drive(network, token, 0, join, retracting);
}

function findOtherBlocker(
  network: Network,
  join: Join,
  right: Match,
  token: Token,
  retracting: boolean,
): boolean {
  const table = network.matches;
  const { cells } = table;
  const { test } = join;
  const hash = cells[right + HASH];
  for (let other = cells[right + NEXT]; other !== 0; other = cells[other + NEXT]) {
    if (cells[other + HASH] !== hash) continue;
    if (retracting && willBeDeleted(table, other)) continue;
    let fits = true;
    if (test !== null) {
      fits = test(token, other);
      if (network.testFailed) {
        network.testFailed = false;
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
