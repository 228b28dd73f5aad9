// The actions of a rule or function as one closure that tells the error log which of them failed.

import { FALSE, type Value } from "../language/values.ts";
import type { EvaluationHost } from "./evaluation-host.ts";
import type { Expression, Thunk } from "./expressions.ts";

/**
 * Runs thunks one after another and returns the last value; stops at `return` and `break`, and returns FALSE when
 * halted. A single action runs even when what is running has been halted.
 */
export function locatedActions(engine: EvaluationHost, thunks: Thunk[], actions: Expression[]): Thunk {
  const count = thunks.length;
  if (count === 0) return () => FALSE;
  const { errors, evaluation } = engine;
  const positions = actions.map((action) => errors.positionOf(action));
  const halted = (i: number, value: Value): Value => {
    errors.happenedAt(positions[i]);
    return count === 1 ? value : FALSE;
  };
  return () => {
    let value: Value = FALSE;
    let i = 0;
    try {
      for (; i < count; i++) {
        value = thunks[i]();
        if (evaluation.halted) return halted(i, value);
        if (evaluation.flow !== 0) return value;
      }
      return value;
    } catch (error) {
      errors.happenedAt(positions[i]);
      throw error;
    }
  };
}
