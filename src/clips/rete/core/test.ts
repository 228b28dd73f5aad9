// Values as keys, and the tests and hashes of joins and patterns over them. What keys do not decide is asked of the engine.

import { KEY_OF_INTEGER, KEY_OF_OTHER, KEY_TAGS } from "../../language/key-tags.ts";
import {
  ABOVE_RIGHT,
  ABSOLUTE,
  ASK,
  AT_MOST,
  CONSTANT,
  DIFFERENCE,
  DIFFERENT,
  EARLIER,
  ENTITY,
  EQUAL,
  FIELDS,
  FIRST_OPERAND,
  FROM_END,
  FROM_START,
  GREATER,
  HOST_TEST,
  IF_FALSE,
  IF_HOST_FALSE,
  IF_HOST_TRUE,
  IF_TRUE,
  KEPT_LENGTH,
  KIND,
  LEFT,
  LENGTH_WITHOUT,
  LENGTHS,
  LESS,
  MARKS,
  MOST_PATH,
  NO_HOST_TEST,
  NONE_OF,
  OPERATION,
  OWN,
  PASSED,
  PATH,
  PATH_KNOWN,
  PATH_OF,
  PATH_REST,
  PLACE,
  PRODUCT,
  REFERENCE,
  RIGHT,
  SAME,
  SECOND_OPERAND,
  SLOT,
  SLOTS,
  STEPS,
  SUM,
  UNEQUAL,
  WHOLE,
} from "../layout.ts";
import { keyOf, passes } from "./host.ts";

/** The match that a value is read from. */
function matchOf(value: i32, left: i32, right: i32): i32 {
  let steps = load<i32>(value + STEPS);
  if (steps === OWN) return right;
  let at = left;
  if (steps < 0) {
    at = right;
    steps = ABOVE_RIGHT - steps;
  }
  for (; steps > 0; steps--) at = load<i32>(at + LEFT);
  return load<i32>(at + RIGHT);
}

/** The key of a value that is read from an alpha match. */
export function keyAt(value: i32, match: i32): i32 {
  const kind = load<i32>(value + KIND);
  const slot = load<i32>(match + ENTITY) + SLOTS + load<i32>(value + SLOT);
  if (kind === WHOLE) return load<i32>(slot);
  // A slot of an instance may have fewer fields than when it was matched.
  if (kind === FROM_START) {
    let place = load<i32>(value + PLACE);
    const earlier = load<i32>(value + EARLIER);
    for (let i = 1; i <= earlier; i++) {
      const mark = load<i32>(value + EARLIER + (i << 2));
      place += load<i32>(load<i32>(match + MARKS) + LENGTHS + (mark << 2));
    }
    const fields = load<i32>(slot + FIELDS);
    if (place < load<i32>(fields)) return load<i32>(fields + 4 + (place << 2));
  } else if (kind === FROM_END) {
    const fields = load<i32>(slot + FIELDS);
    const place = load<i32>(fields) - load<i32>(value + PLACE);
    if (place > 0) return load<i32>(fields + (place << 2));
  } else if (kind === KEPT_LENGTH) {
    const length = load<i32>(load<i32>(match + MARKS) + LENGTHS + (load<i32>(value + PLACE) << 2));
    return (length << 2) | KEY_OF_INTEGER;
  } else if (kind === LENGTH_WITHOUT) {
    const length = load<i32>(load<i32>(slot + FIELDS)) - load<i32>(value + PLACE);
    return (max(0, length) << 2) | KEY_OF_INTEGER;
  }
  return keyOf(load<i32>(value + REFERENCE), match);
}

/** The key of any value. Nearly all are slots and fields, which are read here, because calls cost more than the reading. */
function keyIn(value: i32, left: i32, right: i32): i32 {
  const kind = load<i32>(value + KIND);
  if (kind === CONSTANT) return load<i32>(value + PLACE);
  if (kind > CONSTANT) return computedKey(kind, value, left, right);
  let match = right;
  let steps = load<i32>(value + STEPS);
  if (steps >= FAR) {
    const isKnown = load<i32>(PATH_OF) === left && steps < load<i32>(PATH_KNOWN);
    match = isKnown ? load<i32>(PATH + (steps << 2)) : matchAbove(left, steps);
  } else if (steps >= 0) {
    match = left;
    for (; steps > 0; steps--) match = load<i32>(match + LEFT);
    match = load<i32>(match + RIGHT);
  } else if (steps !== OWN) match = matchOf(value, left, right);
  const slot = load<i32>(match + ENTITY) + SLOTS + load<i32>(value + SLOT);
  if (kind === WHOLE) return load<i32>(slot);
  if (kind === FROM_START && load<i32>(value + EARLIER) === 0) {
    const fields = load<i32>(slot + FIELDS);
    const place = load<i32>(value + PLACE);
    if (place < load<i32>(fields)) return load<i32>(fields + 4 + (place << 2));
  }
  return keyAt(value, match);
}

/** From so many steps on, a match is noted when it is found; a nearer one is found sooner than noted. */
const FAR = 4;

/** The match so many steps above the end of a token. A test looks at many matches of one token, so they are noted on the way. */
function matchAbove(left: i32, steps: i32): i32 {
  if (steps >= MOST_PATH) {
    let at = left;
    for (let i = 0; i < steps; i++) at = load<i32>(at + LEFT);
    return load<i32>(at + RIGHT);
  }
  const isSame = load<i32>(PATH_OF) === left;
  let known = isSame ? load<i32>(PATH_KNOWN) : 0;
  let rest = isSame ? load<i32>(PATH_REST) : left;
  for (; known <= steps; known++) {
    store<i32>(PATH + (known << 2), load<i32>(rest + RIGHT));
    rest = load<i32>(rest + LEFT);
  }
  store<i32>(PATH_OF, left);
  store<i32>(PATH_KNOWN, known);
  store<i32>(PATH_REST, rest);
  return load<i32>(PATH + (steps << 2));
}

/** The result of arithmetic; if it has no key of its own, one that others share. */
function computedKey(kind: i32, value: i32, left: i32, right: i32): i32 {
  const a = keyIn(load<i32>(value + SLOT), left, right);
  const b = keyIn(load<i32>(value + PLACE), left, right);
  if ((a | b) & KEY_TAGS) return KEY_OF_OTHER;
  // Keys of integers are four times as large, and wrap around where the result has no key of its own.
  if (kind === SUM) {
    const sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0 ? KEY_OF_OTHER : sum;
  }
  if (kind === DIFFERENCE) {
    const difference = a - b;
    return ((a ^ b) & (a ^ difference)) < 0 ? KEY_OF_OTHER : difference;
  }
  const x = i64(a >> 2);
  const y = i64(b >> 2);
  let result: i64;
  if (kind === PRODUCT) result = x * y;
  else if (kind === ABSOLUTE) result = x < 0 ? -x : x;
  else if (y === 0) return KEY_OF_OTHER;
  else result = x % y;
  const key = i32(result) << 2;
  return i64(key >> 2) === result ? key | KEY_OF_INTEGER : KEY_OF_OTHER;
}

/** The hash of a sequence so far and its next key as one; the order counts. */
function combine(hash: i32, next: i32): i32 {
  const mixed = hash * 0x9e3779b1 + next;
  return (mixed ^ (mixed >>> 15)) * 0x85ebca6b;
}

/** The hash of a list of values; 0 without any. */
export function hashOf(values: i32, left: i32, right: i32): i32 {
  if (values === 0) return 0;
  const count = load<i32>(values);
  let at = load<i32>(values + 4);
  let hash = keyIn(at, left, right);
  for (let i = 2; i <= count; i++) {
    at = load<i32>(values + (i << 2));
    hash = combine(hash, keyIn(at, left, right));
  }
  return hash;
}

/** Runs a test from its first step. */
export function runTest(test: i32, left: i32, right: i32): bool {
  let at = test;
  while (true) {
    const decided = load<i32>(at + OPERATION) === NONE_OF ? noneOf(at, left, right) : decide(at, left, right);
    if (decided === UNDECIDED) {
      const number = load<i32>(at + HOST_TEST);
      const passed = number === NO_HOST_TEST || passes(number, left, right);
      at = load<i32>(at + (passed ? IF_HOST_TRUE : IF_HOST_FALSE));
    } else at = load<i32>(at + (decided ? IF_TRUE : IF_FALSE));
    if (at < 0) return at === PASSED;
  }
}

const UNDECIDED = 2;

/** Whether a slot differs from many: 0, 1 or UNDECIDED. */
function noneOf(step: i32, left: i32, right: i32): i32 {
  const key = load<i32>(load<i32>(right + ENTITY) + SLOTS + load<i32>(step + FIRST_OPERAND));
  if ((key & KEY_TAGS) === KEY_OF_OTHER) return UNDECIDED;
  const list = load<i32>(step + SECOND_OPERAND);
  matchAbove(left, load<i32>(list + 4));
  const end = list + 8 + (load<i32>(list) << 3);
  for (let at = list + 8; at < end; at += 8) {
    const entity = load<i32>(load<i32>(PATH + load<i32>(at)) + ENTITY);
    if (load<i32>(entity + SLOTS + load<i32>(at + 4)) === key) return 0;
  }
  return 1;
}

/** Whether one step of a test holds: 0, 1 or UNDECIDED. */
function decide(step: i32, left: i32, right: i32): i32 {
  const operation = load<i32>(step + OPERATION);
  if (operation === ASK) return UNDECIDED;
  // The first is mostly a slot of the match on the right.
  const first = load<i32>(step + FIRST_OPERAND);
  const isOwn = load<i32>(first + STEPS) === OWN && load<i32>(first + KIND) === WHOLE;
  const a = isOwn
    ? load<i32>(load<i32>(right + ENTITY) + SLOTS + load<i32>(first + SLOT))
    : keyIn(first, left, right);
  const b = keyIn(load<i32>(step + SECOND_OPERAND), left, right);
  if (operation <= DIFFERENT) {
    // Different keys are of different values, unless arithmetic has left the range of keys.
    if (a !== b && a !== KEY_OF_OTHER && b !== KEY_OF_OTHER) return i32(operation === DIFFERENT);
    if ((a & KEY_TAGS) === KEY_OF_OTHER || (b & KEY_TAGS) === KEY_OF_OTHER) return UNDECIDED;
    return i32(operation === SAME);
  }
  if ((a | b) & KEY_TAGS) return UNDECIDED;
  if (operation === EQUAL) return i32(a === b);
  if (operation === UNEQUAL) return i32(a !== b);
  if (operation === LESS) return i32(a < b);
  if (operation === AT_MOST) return i32(a <= b);
  if (operation === GREATER) return i32(a > b);
  return i32(a >= b);
}
