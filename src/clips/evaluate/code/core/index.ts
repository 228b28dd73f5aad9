// A machine that runs functions which only calculate. It gives up, before anything has happened that could be seen, when a
// value is not of a type that it knows, an integer would no longer be exact, or anything is wrong: the engine then begins
// again with the body of the function as closures. AssemblyScript, compiled by scripts/make-rete-core.mjs.

import { KEY_OF_FALSE, KEY_OF_TRUE } from "../../../language/key-tags.ts";
import {
  ABSOLUTE,
  AT_LEAST,
  AT_MOST,
  CALL,
  DIFFERENCE,
  DIFFERENT,
  DROP,
  EQUAL,
  FIRST_INSTRUCTION,
  FLOAT,
  GET,
  GREATER,
  INTEGER,
  JUMP,
  JUMP_IF_FALSE,
  LESS,
  MAXIMUM,
  MINIMUM,
  NEEDED,
  NOT,
  NUMBER,
  PARAMETERS,
  PRODUCT,
  PUSH,
  QUOTIENT,
  REAL,
  REMAINDER,
  REPEAT,
  RETURN,
  SAME,
  SET,
  STACK,
  STACK_END,
  SUM,
  SYMBOL,
  TO_FLOAT,
  TYPE,
  UNBOUND,
  UNEQUAL,
  VALUE_BYTES,
  VARIABLES,
  WHOLE_QUOTIENT,
} from "../instructions.ts";
import { real, stopped } from "./host.ts";

const MOST_CALLS = 1000;
/** After so many calls and rounds of loops the engine is asked whether to go on. */
const ROUNDS = 1000;
const MOST_EXACT: f64 = 9007199254740991;

function isExact(x: f64): bool {
  return abs(x) <= MOST_EXACT;
}

/** False for NaN only. */
function isOrdered(x: f64): bool {
  return abs(x) <= Infinity;
}

function isFalse(at: i32): bool {
  return load<i32>(at + TYPE) === SYMBOL && load<f64>(at + NUMBER) === f64(KEY_OF_FALSE);
}

function putTruth(at: i32, holds: bool): void {
  store<i32>(at + TYPE, SYMBOL);
  store<f64>(at + NUMBER, holds ? f64(KEY_OF_TRUE) : f64(KEY_OF_FALSE));
}

/** Variables that have no value yet; the place behind them. */
function clearVariables(from: i32, to: i32): i32 {
  for (let at = from; at < to; at += VALUE_BYTES) store<i32>(at + TYPE, UNBOUND);
  return to;
}

/** Calls a function whose arguments lie at the start of the stack, where its value will be. 0 when it gives up. */
export function run(called: i32): i32 {
  let base = STACK;
  let top = clearVariables(
    base + load<i32>(called + PARAMETERS) * VALUE_BYTES,
    base + load<i32>(called + VARIABLES),
  );
  store<i32>(top, 0);
  top += VALUE_BYTES;
  let at = load<i32>(called + FIRST_INSTRUCTION);
  let calls = 0;
  let rounds = ROUNDS;
  while (true) {
    const operation = load<i32>(at);
    if (operation >= SUM) {
      const under = top - VALUE_BYTES;
      if (operation <= MINIMUM || (operation >= SAME && operation <= AT_LEAST)) {
        if (!combine(operation, under - VALUE_BYTES, under)) return 0;
        top = under;
        at += 4;
      } else if (operation === REAL) {
        if (load<i32>(under + TYPE) >= SYMBOL) return 0;
        const x = real(load<i32>(at + 4), load<f64>(under + NUMBER));
        if (!isOrdered(x)) return 0;
        store<i32>(under + TYPE, FLOAT);
        store<f64>(under + NUMBER, x);
        at += 8;
      } else {
        if (!convert(operation, under)) return 0;
        at += 4;
      }
      continue;
    }
    switch (operation) {
      case PUSH:
        store<i32>(top + TYPE, load<i32>(at + 4));
        store<f64>(top + NUMBER, load<f64>(at + 8));
        top += VALUE_BYTES;
        at += 16;
        break;
      case GET: {
        const from = base + load<i32>(at + 4);
        const type = load<i32>(from + TYPE);
        if (type === UNBOUND) return 0;
        store<i32>(top + TYPE, type);
        store<f64>(top + NUMBER, load<f64>(from + NUMBER));
        top += VALUE_BYTES;
        at += 8;
        break;
      }
      case SET: {
        const to = base + load<i32>(at + 4);
        store<i32>(to + TYPE, load<i32>(top - VALUE_BYTES + TYPE));
        store<f64>(to + NUMBER, load<f64>(top - VALUE_BYTES + NUMBER));
        at += 8;
        break;
      }
      case DROP:
        top -= VALUE_BYTES;
        at += 4;
        break;
      case JUMP:
        at = load<i32>(at + 4);
        break;
      case JUMP_IF_FALSE:
        top -= VALUE_BYTES;
        at = isFalse(top) ? load<i32>(at + 4) : at + 8;
        break;
      case REPEAT:
        if (--rounds === 0) {
          if (stopped()) return 0;
          rounds = ROUNDS;
        }
        at = load<i32>(at + 4);
        break;
      case CALL: {
        const next = load<i32>(at + 4);
        const count = load<i32>(at + 8);
        if (load<i32>(next + FIRST_INSTRUCTION) === 0 || load<i32>(next + PARAMETERS) !== count) return 0;
        const start = top - count * VALUE_BYTES;
        if (++calls > MOST_CALLS || start + load<i32>(next + NEEDED) > STACK_END) return 0;
        if (--rounds === 0) {
          if (stopped()) return 0;
          rounds = ROUNDS;
        }
        top = clearVariables(top, start + load<i32>(next + VARIABLES));
        store<i32>(top, at + 12);
        store<i32>(top + 4, base);
        top += VALUE_BYTES;
        base = start;
        at = load<i32>(next + FIRST_INSTRUCTION);
        break;
      }
      case RETURN: {
        // Without variables, the value takes the place of the link.
        const link = base + load<i32>(at + 4);
        const caller = load<i32>(link + 4);
        at = load<i32>(link);
        store<i32>(base + TYPE, load<i32>(top - VALUE_BYTES + TYPE));
        store<f64>(base + NUMBER, load<f64>(top - VALUE_BYTES + NUMBER));
        if (at === 0) return 1;
        top = base + VALUE_BYTES;
        base = caller;
        calls--;
        break;
      }
      default:
        return 0;
    }
  }
}

/** Puts the result of an operation on two values in place of the first; false when it gives up. */
function combine(operation: i32, first: i32, second: i32): bool {
  const a = load<f64>(first + NUMBER);
  const b = load<f64>(second + NUMBER);
  if (operation === SAME || operation === DIFFERENT) {
    if (!isOrdered(a) || !isOrdered(b)) return false;
    const areSame =
      load<i32>(first + TYPE) === load<i32>(second + TYPE) && reinterpret<i64>(a) === reinterpret<i64>(b);
    putTruth(first, areSame === (operation === SAME));
    return true;
  }
  const types = load<i32>(first + TYPE) | load<i32>(second + TYPE);
  if (types >= SYMBOL) return false;
  if (operation > DIFFERENT) {
    putTruth(first, compare(operation, a, b));
    return true;
  }
  return calculate(operation, first, second, a, b, types === INTEGER);
}

/** As the C program: of two numbers without an order, each comes before and after the other. */
function compare(operation: i32, a: f64, b: f64): bool {
  if (operation === EQUAL) return a === b;
  if (operation === UNEQUAL) return a !== b;
  if (operation === LESS) return !(a >= b);
  if (operation === AT_MOST) return !(a > b);
  if (operation === GREATER) return !(a <= b);
  return !(a < b);
}

function calculate(operation: i32, first: i32, second: i32, a: f64, b: f64, areIntegers: bool): bool {
  let result: f64;
  let isInteger = areIntegers;
  if (operation === SUM) result = a + b;
  else if (operation === DIFFERENCE) result = a - b;
  else if (operation === PRODUCT) result = a * b;
  else if (operation === QUOTIENT) {
    if (b === 0) return false;
    result = a / b;
    isInteger = false;
  } else if (operation === WHOLE_QUOTIENT) {
    const divisor = trunc(b);
    if (divisor === 0 || !isExact(divisor)) return false;
    result = trunc(a / divisor);
    isInteger = true;
  } else if (operation === REMAINDER) {
    if (b === 0) return false;
    result = areIntegers ? f64(i64(a) % i64(b)) : a - trunc(a / b) * b;
  } else {
    if (operation === MAXIMUM ? b > a : b < a) {
      store<i32>(first + TYPE, load<i32>(second + TYPE));
      store<f64>(first + NUMBER, b);
    }
    return true;
  }
  if (isInteger) {
    if (!isExact(result)) return false;
    // There is no integer -0.
    result += 0;
  }
  store<i32>(first + TYPE, isInteger ? INTEGER : FLOAT);
  store<f64>(first + NUMBER, result);
  return true;
}

/** An operation on one value; false when it gives up. */
function convert(operation: i32, at: i32): bool {
  if (operation === NOT) {
    putTruth(at, isFalse(at));
    return true;
  }
  const type = load<i32>(at + TYPE);
  if (type >= SYMBOL) return false;
  const x = load<f64>(at + NUMBER);
  if (operation === ABSOLUTE) store<f64>(at + NUMBER, abs(x));
  else if (operation === TO_FLOAT) store<i32>(at + TYPE, FLOAT);
  else if (type === FLOAT) {
    const whole = trunc(x);
    if (!isExact(whole)) return false;
    store<i32>(at + TYPE, INTEGER);
    store<f64>(at + NUMBER, whole + 0);
  }
  return true;
}
