// Sends an instance through the nodes of the pattern network that were selected for it, and takes the matches out that end
// in selected nodes. Multifields are tried from the shortest to the longest, and the last field of a slot does not end
// it: the order of the C program where nodes are selected.

import {
  END_SLOT,
  ENTITY,
  EVALUATES,
  EXACT,
  FLAGS,
  LEAVING,
  LENGTHS,
  MARKS,
  MATCHES,
  MULTI,
  NEXT_OF_ENTITY,
  NODE_CHILDREN,
  NODE_FIELD,
  NODE_FLAGS,
  NODE_ID,
  NODE_LEAVE,
  NODE_LENGTH,
  NODE_MARK,
  NODE_MARKS,
  NODE_MEMORY,
  NODE_NEXT,
  NODE_ROUND,
  NODE_SELECTOR,
  NODE_SLOT,
  NODE_TEST,
  OWNER,
  RETAGGED,
  ROUND,
  TAG,
  TEST_FAILED,
  TRIED,
} from "../layout.ts";
import { enter } from "./drive.ts";
import { marksTried, patternFails } from "./host.ts";
import { childFor, fieldsOf, isOld, NO_SLOT } from "./match-patterns.ts";
import { dropLate, retractMatch } from "./retract.ts";
import { keyAt, runTest } from "./test.ts";

/** Selects the nodes of a list and no others. */
export function selectOnly(nodes: i32): void {
  store<i32>(ROUND, load<i32>(ROUND) + 1);
  select(nodes);
}

/** Selects the nodes of a list; there is none at 0. */
export function select(nodes: i32): void {
  const round = load<i32>(ROUND);
  const end = nodes + (load<i32>(nodes) << 2);
  for (let at = nodes + 4; at <= end; at += 4) store<i32>(load<i32>(at) + NODE_ROUND, round);
}

function isSelected(node: i32): bool {
  return load<i32>(node + NODE_ROUND) === load<i32>(ROUND);
}

/** Tries the selected nodes among these and below them. */
export function matchSelected(entity: i32, timeTag: i32, root: i32): void {
  store<i32>(TRIED + ENTITY, entity);
  store<i32>(TRIED + TAG, timeTag);
  walk(root, 0, NO_SLOT);
}

function walk(first: i32, offset: i32, offsetSlot: i32): void {
  for (let node = first; node !== 0; node = load<i32>(node + NODE_NEXT)) {
    if (!isSelected(node)) continue;
    if (load<i32>(node + NODE_FLAGS) & MULTI) {
      matchMultifield(node, load<i32>(node + NODE_SLOT) === offsetSlot ? offset : 0);
    } else pass(node, offset, offsetSlot);
  }
}

function matchMultifield(node: i32, shift: i32): void {
  const slot = load<i32>(node + NODE_SLOT);
  const start = load<i32>(node + NODE_FIELD) - 1 + shift;
  const most = load<i32>(fieldsOf(node)) - load<i32>(node + NODE_LEAVE) - start;
  const least = load<i32>(node + NODE_FLAGS) & END_SLOT ? max(0, most) : 0;
  for (let taken = least; taken <= most; taken++) {
    store<i32>(load<i32>(TRIED + MARKS) + LENGTHS + (load<i32>(node + NODE_MARK) << 2), taken);
    pass(node, shift + taken - 1, slot);
  }
}

/** The tests of a node; then a match if a pattern ends here, and everything below. */
function pass(node: i32, offset: i32, offsetSlot: i32): void {
  const length = load<i32>(node + NODE_LENGTH);
  if (length >= 0) {
    if (load<i32>(TEST_FAILED) !== 0) return fail(node);
    const fields = load<i32>(fieldsOf(node));
    if (load<i32>(node + NODE_FLAGS) & EXACT ? fields !== length : fields < length) return;
  }
  const test = load<i32>(node + NODE_TEST);
  if (test !== 0) {
    if (load<i32>(TEST_FAILED) !== 0 && load<i32>(node + NODE_FLAGS) & EVALUATES) return fail(node);
    if (!runTest(test, 0, TRIED)) return;
  }
  let reached = node;
  const selector = load<i32>(node + NODE_SELECTOR);
  if (selector !== 0) {
    reached = childFor(node, keyAt(selector, TRIED));
    if (reached === 0 || !isSelected(reached)) return;
  }
  if (load<i32>(reached + NODE_MEMORY) !== 0 && !isOld(reached)) {
    const marks = load<i32>(reached + NODE_MARKS);
    enter(load<i32>(TRIED + ENTITY), marks === 0 ? 0 : marksTried(marks), load<i32>(TRIED + TAG), reached);
  }
  const children = load<i32>(reached + NODE_CHILDREN);
  if (children !== 0) walk(children, offset, offsetSlot);
}

function fail(node: i32): void {
  store<i32>(TEST_FAILED, 0);
  patternFails(load<i32>(node + NODE_ID));
}

/** The same for an entity whose matches that end in selected nodes no longer hold. */
export function rematchSelected(entity: i32, timeTag: i32, root: i32): void {
  retag(entity, timeTag);
  retractSelected(entity);
  store<i32>(entity + LEAVING, 0);
  matchSelected(entity, timeTag, root);
  dropLate();
}

/** Takes the matches of an entity that end in selected nodes out of its list, and then out of the network. */
function retractSelected(entity: i32): void {
  let match = load<i32>(entity + MATCHES);
  let taken = 0;
  let lastKept = 0;
  let lastTaken = 0;
  store<i32>(entity + MATCHES, 0);
  for (; match !== 0; match = load<i32>(match + NEXT_OF_ENTITY)) {
    if (isSelected(load<i32>(match + OWNER) & ~FLAGS)) {
      if (lastTaken === 0) taken = match;
      else store<i32>(lastTaken + NEXT_OF_ENTITY, match);
      lastTaken = match;
    } else {
      if (lastKept === 0) store<i32>(entity + MATCHES, match);
      else store<i32>(lastKept + NEXT_OF_ENTITY, match);
      lastKept = match;
    }
  }
  if (lastKept !== 0) store<i32>(lastKept + NEXT_OF_ENTITY, 0);
  if (lastTaken !== 0) store<i32>(lastTaken + NEXT_OF_ENTITY, 0);
  while (taken !== 0) {
    const next = load<i32>(taken + NEXT_OF_ENTITY);
    retractMatch(taken);
    taken = next;
  }
}

/** Gives the matches of an entity its new time tag. */
export function retag(entity: i32, timeTag: i32): void {
  let match = load<i32>(entity + MATCHES);
  if (match !== 0) store<i32>(RETAGGED, load<i32>(RETAGGED) + 1);
  for (; match !== 0; match = load<i32>(match + NEXT_OF_ENTITY)) store<i32>(match + TAG, timeTag);
}
