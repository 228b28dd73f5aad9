/**
 * HOT. Checks of what a problem's functions and a heuristic return. A wrong answer, such as NaN or a promise, would otherwise end
 * as a wrong solution or as "unsolvable" far from its cause. Each check returns the answer; it costs a comparison or two.
 */
import type { Key } from "./problem.ts";

/** The functions whose answers are checked, as messages name them. */
export type Asked =
  | "actions"
  | "result"
  | "cost"
  | "isGoal"
  | "key"
  | "heuristic"
  | "backward.actions"
  | "backward.result";

/** A function of the problem, or the heuristic, returned something it must not; the message names it, the state and the answer. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";

  constructor(
    readonly asked: Asked,
    readonly answer: unknown,
    readonly state: unknown,
    expected: string,
    action?: unknown,
  ) {
    const of = action === undefined ? "" : ` and the action ${shown(action)}`;
    super(
      `${asked} returned ${shown(answer)} for the state ${shown(state)}${of}; it must return ${expected}.`,
    );
  }
}

export function checkedActions<Action>(
  actions: readonly Action[],
  state: unknown,
  asked: Asked = "actions",
): readonly Action[] {
  if (!Array.isArray(actions)) throw new ProblemError(asked, actions, state, "an array");
  return actions;
}

export function checkedResult<State>(
  next: State,
  state: unknown,
  action: unknown,
  asked: Asked = "result",
): State {
  if (next === undefined) throw new ProblemError(asked, next, state, "a state", action);
  return next;
}

export function checkedCost(cost: number, state: unknown, action: unknown): number {
  if (typeof cost !== "number" || !(cost >= 0 && cost < Number.POSITIVE_INFINITY))
    throw new ProblemError("cost", cost, state, "a finite number from 0", action);
  return cost;
}

export function checkedGoal(isGoal: boolean, state: unknown): boolean {
  if (typeof isGoal !== "boolean") throw new ProblemError("isGoal", isGoal, state, "true or false");
  return isGoal;
}

export function checkedKey(key: Key, state: unknown): Key {
  if (typeof key !== "string" && (typeof key !== "number" || Number.isNaN(key)))
    throw new ProblemError("key", key, state, "a string or a number");
  return key;
}

export function checkedEstimate(h: number, state: unknown): number {
  if (typeof h !== "number" || !(h > Number.NEGATIVE_INFINITY))
    throw new ProblemError("heuristic", h, state, "a number, or Infinity where no goal can be reached");
  return h;
}

const MOST_SHOWN = 200;

/** A value as a message shows it, cut off if it is long. */
export function shown(value: unknown): string {
  if (value instanceof Promise) return "a promise";
  if (typeof value === "function") return "a function";
  const text = (typeof value === "object" ? asJson(value) : undefined) ?? asText(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function asText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "object" ? Object.prototype.toString.call(value) : String(value);
}

/** Undefined for what JSON cannot write: cycles, big integers. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
