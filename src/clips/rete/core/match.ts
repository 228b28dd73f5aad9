// Matches and their lists: the tokens made from a match, and the tokens that it blocks or satisfies.

import {
  ALPHA,
  BLOCKER,
  BLOCKS,
  CHANGING,
  CHILDREN,
  ENTITY,
  GROUP,
  LEAVING,
  LEFT,
  MARKS,
  MATCHES,
  NEXT_BLOCKED,
  NEXT_LEFT,
  NEXT_OF_ENTITY,
  NEXT_RIGHT,
  OWNER,
  PATH_OF,
  PREVIOUS_BLOCKED,
  PREVIOUS_LEFT,
  PREVIOUS_RIGHT,
  REMOVED,
  RIGHT,
  TAG,
} from "../layout.ts";
import { allocateRow } from "./allocate.ts";

/** An entity matches a pattern: the match goes to the front of the list of its entity. */
export function addAlpha(entity: i32, marks: i32, timeTag: i32, node: i32): i32 {
  const row = allocateRow();
  store<i32>(row + CHILDREN, 0);
  store<i32>(row + BLOCKS, 0);
  store<i32>(row + OWNER, node | ALPHA);
  store<i32>(row + ENTITY, entity);
  store<i32>(row + MARKS, marks);
  store<i32>(row + TAG, timeTag);
  store<i32>(row + NEXT_OF_ENTITY, load<i32>(entity + MATCHES));
  store<i32>(entity + MATCHES, row);
  return row;
}

/** A token for a join, linked to its parents as their newest child. */
export function addToken(left: i32, right: i32, owner: i32): i32 {
  const row = allocateRow();
  // The path that was noted is that of another token, which lay here.
  if (load<i32>(PATH_OF) === row) store<i32>(PATH_OF, 0);
  store<i32>(row + CHILDREN, 0);
  store<i32>(row + BLOCKS, 0);
  store<i32>(row + OWNER, owner);
  store<i32>(row + LEFT, left);
  store<i32>(row + RIGHT, right);
  store<i32>(row + BLOCKER, 0);
  store<i32>(row + GROUP, 0);
  store<i32>(row + PREVIOUS_LEFT, 0);
  store<i32>(row + PREVIOUS_RIGHT, 0);
  let next = 0;
  if (left !== 0) {
    next = load<i32>(left + CHILDREN);
    if (next !== 0) store<i32>(next + PREVIOUS_LEFT, row);
    store<i32>(left + CHILDREN, row);
  }
  store<i32>(row + NEXT_LEFT, next);
  next = 0;
  if (right !== 0) {
    next = load<i32>(right + CHILDREN);
    if (next !== 0) store<i32>(next + PREVIOUS_RIGHT, row);
    store<i32>(right + CHILDREN, row);
  }
  store<i32>(row + NEXT_RIGHT, next);
  return row;
}

export function unlinkLeft(token: i32): void {
  const left = load<i32>(token + LEFT);
  if (left === 0) return;
  const next = load<i32>(token + NEXT_LEFT);
  const previous = load<i32>(token + PREVIOUS_LEFT);
  if (previous !== 0) store<i32>(previous + NEXT_LEFT, next);
  else if (load<i32>(left + CHILDREN) === token) store<i32>(left + CHILDREN, next);
  if (next !== 0) store<i32>(next + PREVIOUS_LEFT, previous);
}

export function unlinkRight(token: i32): void {
  const right = load<i32>(token + RIGHT);
  if (right === 0) return;
  const next = load<i32>(token + NEXT_RIGHT);
  const previous = load<i32>(token + PREVIOUS_RIGHT);
  if (previous !== 0) store<i32>(previous + NEXT_RIGHT, next);
  else if (load<i32>(right + CHILDREN) === token) store<i32>(right + CHILDREN, next);
  if (next !== 0) store<i32>(next + PREVIOUS_RIGHT, previous);
}

export function block(token: i32, by: i32): void {
  const next = load<i32>(by + BLOCKS);
  store<i32>(token + BLOCKER, by);
  store<i32>(token + NEXT_BLOCKED, next);
  store<i32>(token + PREVIOUS_BLOCKED, 0);
  if (next !== 0) store<i32>(next + PREVIOUS_BLOCKED, token);
  store<i32>(by + BLOCKS, token);
}

export function unblock(token: i32): void {
  const by = load<i32>(token + BLOCKER);
  if (by === 0) return;
  const next = load<i32>(token + NEXT_BLOCKED);
  const previous = load<i32>(token + PREVIOUS_BLOCKED);
  if (previous === 0) store<i32>(by + BLOCKS, next);
  else store<i32>(previous + NEXT_BLOCKED, next);
  if (next !== 0) store<i32>(next + PREVIOUS_BLOCKED, previous);
  store<i32>(token + BLOCKER, 0);
  store<i32>(token + NEXT_BLOCKED, 0);
}

/** True for a match that contains an entity which is being removed. */
export function willBeDeleted(match: i32): bool {
  return contains(match, REMOVED);
}

/** The same for entities that change: what they joined with before no longer counts, though it may not have left yet. */
export function isOutdated(match: i32, retracting: bool): bool {
  return contains(match, retracting ? REMOVED | CHANGING : CHANGING);
}

function contains(match: i32, states: i32): bool {
  if (load<i32>(match + OWNER) & ALPHA) return isIn(match, states);
  for (let token = match; token !== 0; token = load<i32>(token + LEFT)) {
    const right = load<i32>(token + RIGHT);
    if (right !== 0 && load<i32>(right + OWNER) & ALPHA && isIn(right, states)) return true;
  }
  return false;
}

function isIn(alpha: i32, states: i32): bool {
  return (load<i32>(load<i32>(alpha + ENTITY) + LEAVING) & states) !== 0;
}
