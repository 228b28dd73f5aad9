/**
 * HOT. Checks of what a problem's functions and a heuristic return. A wrong answer, such as NaN or a promise, would otherwise end
 * as a wrong solution or as "unsolvable" far from its cause. Each check returns the answer; it costs a comparison or two.
 */
import type { Key, Problem } from "./problem.ts";
import type { Said, Sentence } from "./sentence.ts";

/** The functions whose answers are checked, as messages name them. */
export type Asked =
  | "actions"
  | "result"
  | "cost"
  | "isGoal"
  | "key"
  | "heuristic"
  | "unsolvable"
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

  /** The message as data, for other languages. */
  get said(): Said {
    return { code: "program-answer", values: [this.asked, shown(this.answer), shown(this.state)] };
  }
}

/** `result` changed the state that it was given; the key tells which one that was. */
class ChangedStateError extends ProblemError {
  constructor(
    private readonly before: Key,
    state: unknown,
  ) {
    super("result", state, state, expectedAnswers.result);
    this.message = `result changed the state with the key ${shown(before)} to ${shown(state)}; it must return a new state and leave the one it is given as it is.`;
  }

  override get said(): Said {
    return { code: "state-changed", values: [shown(this.before), shown(this.state)] };
  }
}

/** In so many expansions at the beginning of a search it is seen to that `result` leaves its state as it is. */
export const WATCHED_EXPANSIONS = 64;

/** Throws unless the state still has the key that it had before `result` was called. */
export function checkUnchanged<State>(
  problem: Pick<Problem<State, unknown>, "key">,
  state: State,
  before: Key,
): void {
  if (problem.key(state) !== before) throw new ChangedStateError(before, state);
}

/** What each function must return. */
export const expectedAnswers: Readonly<Record<Asked, string>> = {
  actions: "an array",
  result: "a state",
  cost: "a finite number from 0",
  isGoal: "true or false",
  key: "a string or a number",
  heuristic: "a number, or Infinity where no goal can be reached",
  unsolvable: "a sentence, or undefined where there may be a solution",
  "backward.actions": "an array",
  "backward.result": "a state from which the action leads back",
};

// Below, the rare case is a call, so that each check is short enough for V8 to inline it wherever it is used. NaN is neither above nor below anything.
const INFINITY = Number.POSITIVE_INFINITY;
const BELOW_ALL = Number.NEGATIVE_INFINITY;
/** Greater ones could add up to Infinity, which stands for no path. */
const MOST_COST = 1e290;

export function checkedActions<Action>(actions: readonly Action[], state: unknown): readonly Action[] {
  if (!Array.isArray(actions)) refuse("actions", actions, state);
  return actions;
}

export function checkedResult<State>(next: State, state: unknown, action: unknown): State {
  if (next === undefined || next instanceof Promise) refuse("result", next, state, action);
  return next;
}

export function checkedActionsBack<Action>(actions: readonly Action[], state: unknown): readonly Action[] {
  if (!Array.isArray(actions)) refuse("backward.actions", actions, state);
  return actions;
}

export function checkedResultBack<State>(next: State, state: unknown, action: unknown): State {
  if (next === undefined || next instanceof Promise) refuse("backward.result", next, state, action);
  return next;
}

/** Throws unless the action leads from `before`, where `backward.result` led by it, to the state again. */
export function checkWayBack<State, Action>(
  problem: Problem<State, Action>,
  before: State,
  action: Action,
  state: State,
): void {
  if (problem.key(problem.result(before, action)) !== problem.key(state))
    refuse("backward.result", before, state, action);
}

/** Throws unless a start of `backward` is a goal. */
export function checkGoalOfBackward<State>(problem: Problem<State, unknown>, start: State): void {
  if (!checkedGoal(problem.isGoal(start), start))
    throw new ProblemError("isGoal", false, start, "true for the starts of backward");
}

/** `start` stands for the problem in the message. */
export function checkedReason(
  reason: string | Sentence | undefined,
  start: unknown,
): string | Sentence | undefined {
  const text: unknown = typeof reason === "object" ? reason?.text : reason;
  if (reason !== undefined && (typeof text !== "string" || text === "")) refuse("unsolvable", reason, start);
  return reason;
}

export function checkedCost(cost: number, state: unknown, action: unknown): number {
  if (typeof cost !== "number" || !(cost >= 0 && cost <= MOST_COST)) refuseCost(cost, state, action);
  return cost;
}

export function checkedGoal(isGoal: boolean, state: unknown): boolean {
  if (typeof isGoal !== "boolean") refuse("isGoal", isGoal, state);
  return isGoal;
}

export function checkedKey(key: Key, state: unknown): Key {
  if (typeof key === "number" ? !(key <= INFINITY) : typeof key !== "string") refuse("key", key, state);
  return key;
}

export function checkedEstimate(h: number, state: unknown): number {
  if (typeof h !== "number" || !(h > BELOW_ALL)) refuse("heuristic", h, state);
  return h;
}

function refuse(asked: Asked, answer: unknown, state: unknown, action?: unknown): never {
  throw new ProblemError(asked, answer, state, expectedAnswers[asked], action);
}

function refuseCost(cost: unknown, state: unknown, action: unknown): never {
  const isTooLarge = typeof cost === "number" && Number.isFinite(cost) && cost > 0;
  const expected = isTooLarge ? `at most ${MOST_COST}, so that costs can be added` : expectedAnswers.cost;
  throw new ProblemError("cost", cost, state, expected, action);
}

const MOST_SHOWN = 200;

/** A value as a message shows it, cut off if it is long. */
export function shown(value: unknown): string {
  try {
    if (value instanceof Promise) return "a promise";
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "function") return "a function";
    const text =
      (typeof value === "object" && !isUnwritten(value) ? asJson(value) : undefined) ?? asText(value);
    return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  } catch {
    // A proxy may refuse to be looked at.
    return `[${typeof value}]`;
  }
}

function asText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "object" ? Object.prototype.toString.call(value) : String(value);
}

/** Sets, maps, generators: JSON would write them as empty objects. */
function isUnwritten(value: object | null): boolean {
  return (
    value !== null && Symbol.toStringTag in value && Symbol.iterator in value && !ArrayBuffer.isView(value)
  );
}

/** Undefined for what JSON cannot write, such as cycles. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part));
  } catch {
    return undefined;
  }
}
