// Sends an entity through a pattern network. Multifields are tried from the longest to the shortest, each with everything
// below it, before the next sibling: this gives matches in the order of the C program.

import { KEY_OF_OTHER, KEY_TAGS } from "../../language/key-tags.ts";
import {
  ASKS_CONSTANTS,
  END_SLOT,
  ENTITY,
  EXACT,
  FIELDS,
  HAS_ONLY,
  LENGTHS,
  MARKS,
  MULTI,
  NEW_NODE,
  NODE_CHILDREN,
  NODE_CONSTANTS,
  NODE_FIELD,
  NODE_FLAGS,
  NODE_ID,
  NODE_LEAVE,
  NODE_LENGTH,
  NODE_MARK,
  NODE_MARKS,
  NODE_MEMORY,
  NODE_NEXT,
  NODE_ONLY,
  NODE_SELECTOR,
  NODE_SLOT,
  NODE_TEST,
  ONLY_FRESH,
  SLOTS,
  TAG,
  TRIED,
} from "../layout.ts";
import { enter } from "./drive.ts";
import { marksTried, selected } from "./host.ts";
import { keyAt, runTest } from "./test.ts";

/** No slot: that of a node is a multiple of the size of a slot. */
export const NO_SLOT = -1;

/** Tries the nodes from this one on; while a new rule is filled, only the new ones. */
export function matchEntity(entity: i32, timeTag: i32, root: i32): void {
  store<i32>(TRIED + ENTITY, entity);
  store<i32>(TRIED + TAG, timeTag);
  walk(root, 0, NO_SLOT);
}

/** Where the number of the fields of a slot is; their keys follow. */
export function fieldsOf(node: i32): i32 {
  return load<i32>(load<i32>(TRIED + ENTITY) + SLOTS + load<i32>(node + NODE_SLOT) + FIELDS);
}

/** Whether a node is left out because it is not new. */
export function isOld(node: i32): bool {
  return load<i32>(ONLY_FRESH) !== 0 && (load<i32>(node + NODE_FLAGS) & NEW_NODE) === 0;
}

function walk(first: i32, offset: i32, offsetSlot: i32): void {
  for (let node = first; node !== 0; node = load<i32>(node + NODE_NEXT)) {
    if (isOld(node)) continue;
    const flags = load<i32>(node + NODE_FLAGS);
    const isShifted = load<i32>(node + NODE_SLOT) === offsetSlot;
    const shift = isShifted ? offset : 0;
    if (flags & MULTI) {
      matchMultifield(node, flags, shift);
      continue;
    }
    // After the multifields of a slot, its last node checks that the whole slot is used up.
    if (flags & END_SLOT && isShifted) {
      const used = load<i32>(node + NODE_LEAVE) + load<i32>(node + NODE_FIELD) + shift;
      if (used !== load<i32>(fieldsOf(node))) continue;
    }
    pass(node, offset, offsetSlot);
  }
}

function matchMultifield(node: i32, flags: i32, shift: i32): void {
  const slot = load<i32>(node + NODE_SLOT);
  const mark = load<i32>(TRIED + MARKS) + LENGTHS + (load<i32>(node + NODE_MARK) << 2);
  const fields = fieldsOf(node);
  const start = load<i32>(node + NODE_FIELD) - 1 + shift;
  const most = load<i32>(fields) - load<i32>(node + NODE_LEAVE) - start;
  if (flags & END_SLOT) {
    const taken = max(0, most);
    store<i32>(mark, taken);
    pass(node, shift + taken - 1, slot);
    return;
  }
  // If a constant follows the multifield, only lengths that lead to it are tried.
  const behind = constantBehind(node);
  if (behind === 0) {
    for (let taken = most; taken >= 0; taken--) {
      store<i32>(mark, taken);
      pass(node, shift + taken - 1, slot);
    }
    return;
  }
  const constant = load<i32>(behind + NODE_ONLY);
  const length = load<i32>(fields);
  const before = load<i32>(behind + NODE_FIELD) - 2 + shift;
  for (let taken = most; taken >= 0; taken--) {
    const at = before + taken;
    if (at >= length || load<i32>(fields + 4 + (at << 2)) !== constant) continue;
    store<i32>(mark, taken);
    pass(node, shift + taken - 1, slot);
  }
}

/** For a multifield: the selector of the next field, if it is the only node below and has one constant. */
function constantBehind(node: i32): i32 {
  const behind = load<i32>(node + NODE_CHILDREN);
  return behind !== 0 &&
    load<i32>(behind + NODE_NEXT) === 0 &&
    (load<i32>(behind + NODE_FLAGS) & HAS_ONLY) !== 0 &&
    load<i32>(behind + NODE_FIELD) === load<i32>(node + NODE_FIELD) + 1 &&
    load<i32>(behind + NODE_SLOT) === load<i32>(node + NODE_SLOT) &&
    load<i32>(node + NODE_TEST) === 0 &&
    load<i32>(node + NODE_SELECTOR) === 0
    ? behind
    : 0;
}

/** The tests of a node; then a match if a pattern ends here, and everything below. */
function pass(node: i32, offset: i32, offsetSlot: i32): void {
  const length = load<i32>(node + NODE_LENGTH);
  if (length >= 0) {
    const fields = load<i32>(fieldsOf(node));
    if (load<i32>(node + NODE_FLAGS) & EXACT ? fields !== length : fields < length) return;
  }
  const test = load<i32>(node + NODE_TEST);
  if (test !== 0 && !runTest(test, 0, TRIED)) return;
  let reached = node;
  const selector = load<i32>(node + NODE_SELECTOR);
  if (selector !== 0) {
    reached = childFor(node, keyAt(selector, TRIED));
    if (reached === 0 || isOld(reached)) return;
  }
  if (load<i32>(reached + NODE_MEMORY) !== 0 && !isOld(reached)) {
    const marks = load<i32>(reached + NODE_MARKS);
    enter(load<i32>(TRIED + ENTITY), marks === 0 ? 0 : marksTried(marks), load<i32>(TRIED + TAG), reached);
  }
  const children = load<i32>(reached + NODE_CHILDREN);
  if (children !== 0) walk(children, offset, offsetSlot);
}

/** The child of a selector for the value with this key, or 0. */
export function childFor(node: i32, key: i32): i32 {
  if ((key & KEY_TAGS) === KEY_OF_OTHER) {
    return load<i32>(node + NODE_FLAGS) & ASKS_CONSTANTS ? selected(load<i32>(node + NODE_ID)) : 0;
  }
  const constants = load<i32>(node + NODE_CONSTANTS);
  const mask = load<i32>(constants);
  let at = slotOf(key);
  while (true) {
    const entry = constants + 4 + ((at++ & mask) << 3);
    const child = load<i32>(entry + 4);
    if (child === 0 || load<i32>(entry) === key) return child;
  }
}

/** Where to look first for a key in a table of constants. */
export function slotOf(key: i32): i32 {
  return (key * 0x9e3779b1) >>> 16;
}
