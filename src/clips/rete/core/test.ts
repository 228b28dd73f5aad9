// Values as keys, and the tests and hashes of joins over them. What a key does not decide is asked of the engine.

import { KEY_OF_OTHER, KEY_TAGS } from "../../language/key-tags.ts";
import {
  ABOVE_RIGHT,
  ASK,
  DIFFERENT,
  DIFFERENT_CONSTANT,
  EARLIER,
  ENTITY,
  FIELDS,
  FIRST_OPERAND,
  FROM_END,
  FROM_START,
  HOST_TEST,
  IF_FALSE,
  IF_TRUE,
  KEYED,
  KIND,
  LEFT,
  LENGTHS,
  MARKS,
  OPERATION,
  OWN,
  PASSED,
  PLACE,
  REFERENCE,
  RIGHT,
  SAME_CONSTANT,
  SECOND_OPERAND,
  SLOT,
  SLOTS,
  STEPS,
  WHOLE,
} from "../layout.ts";
import { keyOf, passes } from "./host.ts";

/** The match that a reference is about. */
function matchOf(reference: i32, left: i32, right: i32): i32 {
  let steps = load<i32>(reference + STEPS);
  if (steps === OWN) return right;
  let at = left;
  if (steps < 0) {
    at = right;
    steps = ABOVE_RIGHT - steps;
  }
  for (; steps > 0; steps--) at = load<i32>(at + LEFT);
  return load<i32>(at + RIGHT);
}

/** The key of the value at a reference in an alpha match. */
export function keyAt(reference: i32, match: i32): i32 {
  const entity = load<i32>(match + ENTITY);
  const kind = load<i32>(reference + KIND);
  if (load<i32>(entity + KEYED)) {
    const slot = entity + SLOTS + load<i32>(reference + SLOT);
    if (kind === WHOLE) return load<i32>(slot);
    if (kind === FROM_START) {
      let place = load<i32>(reference + PLACE);
      const earlier = load<i32>(reference + EARLIER);
      for (let i = 1; i <= earlier; i++) {
        const mark = load<i32>(reference + EARLIER + (i << 2));
        place += load<i32>(load<i32>(match + MARKS) + LENGTHS + (mark << 2));
      }
      return load<i32>(load<i32>(slot + FIELDS) + 4 + (place << 2));
    }
    if (kind === FROM_END) {
      const fields = load<i32>(slot + FIELDS);
      return load<i32>(fields + ((load<i32>(fields) - load<i32>(reference + PLACE)) << 2));
    }
  }
  return keyOf(load<i32>(reference + REFERENCE), match);
}

/** The hash of a sequence so far and its next key as one; the order counts. */
function combine(hash: i32, next: i32): i32 {
  const mixed = hash * 0x9e3779b1 + next;
  return (mixed ^ (mixed >>> 15)) * 0x85ebca6b;
}

/** The hash of the values at a list of references; 0 without any. */
export function hashOf(references: i32, left: i32, right: i32): i32 {
  if (references === 0) return 0;
  const count = load<i32>(references);
  let at = load<i32>(references + 4);
  let hash = keyAt(at, matchOf(at, left, right));
  for (let i = 2; i <= count; i++) {
    at = load<i32>(references + (i << 2));
    hash = combine(hash, keyAt(at, matchOf(at, left, right)));
  }
  return hash;
}

/** Runs a test from its first step. */
export function runTest(test: i32, left: i32, right: i32): bool {
  let at = test;
  while (true) {
    const operation = load<i32>(at + OPERATION);
    let holds: bool;
    if (operation === ASK) holds = passes(load<i32>(at + HOST_TEST), left, right);
    else {
      const reference = load<i32>(at + FIRST_OPERAND);
      const a = keyAt(reference, matchOf(reference, left, right));
      let b = load<i32>(at + SECOND_OPERAND);
      if (operation < SAME_CONSTANT) b = keyAt(b, matchOf(b, left, right));
      if (a !== b) holds = operation === DIFFERENT || operation === DIFFERENT_CONSTANT;
      else if ((a & KEY_TAGS) === KEY_OF_OTHER) holds = passes(load<i32>(at + HOST_TEST), left, right);
      else holds = operation !== DIFFERENT && operation !== DIFFERENT_CONSTANT;
    }
    at = load<i32>(at + (holds ? IF_TRUE : IF_FALSE));
    if (at < 0) return at === PASSED;
  }
}
