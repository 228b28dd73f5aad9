// The values of expressions as one multifield.

import { checkFieldCount, EMPTY, Multifield, type Value, Void } from "../language/values.ts";
import type { Evaluation } from "./evaluation.ts";
import type { Thunk } from "./expressions.ts";

/**
 * Evaluates from left to right; the fields of a multifield become fields of the result, what has no value none. The
 * result is empty if one has failed.
 */
export function gather(evaluation: Evaluation, thunks: Thunk[]): Multifield {
  const fields: Value[] = [];
  for (let i = 0; i < thunks.length; i++) {
    const value = thunks[i]();
    if (evaluation.failed) return EMPTY;
    if (value instanceof Multifield) {
      checkFieldCount(fields.length + value.fields.length);
      for (let j = 0; j < value.fields.length; j++) fields.push(value.fields[j]);
    } else if (!(value instanceof Void)) fields.push(value);
  }
  return fields.length === 0 ? EMPTY : new Multifield(fields);
}
