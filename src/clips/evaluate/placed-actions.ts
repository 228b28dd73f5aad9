// The actions of a rule or function as one closure that tells the error log which of them failed.

import type { Core } from "../core.ts";
import type { Expression, Thunk } from "../language/expressions.ts";
import { FALSE, type Value } from "../language/values.ts";

/** Runs thunks one after the other and gives the last value; stops at `return` and `break`. */
export function placedActions(core: Core, thunks: Thunk[], actions: Expression[]): Thunk {
  const count = thunks.length;
  if (count === 0) return () => FALSE;
  const places = actions.map((action) => core.errors.placeOf(action));
  return () => {
    let value: Value = FALSE;
    let i = 0;
    try {
      for (; i < count; i++) {
        value = thunks[i]();
        if (core.flow !== 0) return value;
      }
      return value;
    } catch (error) {
      core.errors.happenedAt(places[i]);
      throw error;
    }
  };
}
