// The values of expressions as one multifield.

import { checkFieldCount, EMPTY, Multifield, type Value } from "../language/values.ts";
import type { Thunk } from "./expressions.ts";

/** Evaluates from the left; the fields of a multifield are fields of the result. */
export function gather(thunks: Thunk[]): Multifield {
  const fields: Value[] = [];
  for (let i = 0; i < thunks.length; i++) {
    const value = thunks[i]();
    if (value instanceof Multifield) {
      checkFieldCount(fields.length + value.fields.length);
      for (let j = 0; j < value.fields.length; j++) fields.push(value.fields[j]);
    } else fields.push(value);
  }
  return fields.length === 0 ? EMPTY : new Multifield(fields);
}
