// The tests of joins and patterns as data, and how they become steps that the core runs.

import type { HostTest } from "./join.ts";
import {
  ABSOLUTE,
  ASK,
  ASKED,
  AT_LEAST,
  AT_MOST,
  CONSTANT,
  DIFFERENCE,
  DIFFERENT,
  EQUAL,
  FROM_END,
  FROM_START,
  GREATER,
  KEPT_LENGTH,
  LENGTH_WITHOUT,
  LESS,
  MOST_PATH,
  NO_HOST_TEST,
  NONE_OF,
  ORDERED_FIELDS,
  OWN,
  PASSED,
  PRODUCT,
  REFUSED,
  REMAINDER,
  SAME,
  SLOT_BYTES,
  SUM,
  UNEQUAL,
  WHOLE,
} from "./layout.ts";
import type { MatchTable } from "./match-table.ts";
import type { EntityGetter } from "./pattern-node.ts";

/** Where a field is in its slot: counted from the start, behind multifields whose lengths are marked, or from the end. */
export interface FieldPlace {
  readonly slot: number;
  /** The slot is the only one of an ordered fact, and every fact that matches has the field. */
  readonly inOrdered: boolean;
  readonly fromEnd: boolean;
  readonly index: number;
  readonly earlier: readonly number[];
}

/** The number of the fields of a multifield: one of the lengths that a match keeps, or all of a slot `less` this many. */
export interface LengthPlace {
  readonly slot: number;
  readonly kept: number | null;
  readonly less: number;
}

/** A value of an entity: the whole value of a slot, a field, the length of a multifield, or something else. */
export interface ValueReference {
  readonly get: EntityGetter;
  /** The slot whose whole value this is, or -1. */
  readonly slot: number;
  readonly place: FieldPlace | LengthPlace | null;
}

/** A value in the match that lies `steps` above the end of the token, or, with OWN or ABOVE_RIGHT, on the right. */
export interface JoinValue {
  readonly reference: ValueReference;
  readonly steps: number;
}

/** Arithmetic with two operands. */
const ARITHMETIC = {
  sum: SUM,
  difference: DIFFERENCE,
  product: PRODUCT,
  remainder: REMAINDER,
  absolute: ABSOLUTE,
};
export type Arithmetic = keyof typeof ARITHMETIC;

/** A value, the key of a constant, or arithmetic. */
export type Operand =
  | JoinValue
  | { readonly key: number }
  | { readonly arithmetic: Arithmetic; readonly operands: readonly [Operand, Operand] };

const COMPARISONS = {
  same: SAME,
  different: DIFFERENT,
  equal: EQUAL,
  unequal: UNEQUAL,
  less: LESS,
  "at most": AT_MOST,
  greater: GREATER,
  "at least": AT_LEAST,
};
export type Comparison = keyof typeof COMPARISONS;

export function isComparison(word: string): word is Comparison {
  return Object.hasOwn(COMPARISONS, word);
}

export function isArithmetic(word: string): word is Arithmetic {
  return Object.hasOwn(ARITHMETIC, word);
}

/** A condition that has no effect but its result, so that it can be tried before the engine is asked. */
export type Formula =
  | { readonly type: "compare"; readonly how: Comparison; readonly first: Operand; readonly second: Operand }
  | { readonly type: "and" | "or"; readonly parts: readonly Formula[] }
  | { readonly type: "not"; readonly part: Formula };

/** True when a token and a right match fit together. Tests run in their order and only as far as they are needed. */
export type JoinTest =
  | { readonly type: "and" | "or"; readonly parts: readonly JoinTest[] }
  /** What the engine runs; `formula` says the same for values whose keys decide it. */
  | {
      readonly type: "ask";
      readonly ask: HostTest;
      readonly formula: Formula | null;
      /** It only compares, so that an error which happened before does not make it fail. */
      readonly compares?: true;
      /** It holds wherever the keys by which the matches are hashed are equal and say it all. */
      readonly decidedByKeys?: true;
    };

/** True for a test that does more than compare. */
export function isEvaluated(test: JoinTest): boolean {
  return test.type === "ask" ? test.compares !== true : test.parts.some(isEvaluated);
}

/** Whether something that does more than compare is reached when a test runs. */
export function reachesEvaluation(test: JoinTest, left: number, right: number): boolean {
  if (test.type === "ask") return test.compares !== true;
  for (const part of test.parts) {
    if (reachesEvaluation(part, left, right)) return true;
    if (holds(part, left, right) === (test.type === "or")) return false;
  }
  return false;
}

/** The result of a test that only compares. */
function holds(test: JoinTest, left: number, right: number): boolean {
  if (test.type === "ask") return test.ask(left, right);
  return test.type === "and"
    ? test.parts.every((part) => holds(part, left, right))
    : test.parts.some((part) => holds(part, left, right));
}

/** The steps of a test; the address of the first. */
export function addJoinTest(table: MatchTable, test: JoinTest): number {
  return addSteps(table, test, PASSED, REFUSED);
}

function addSteps(table: MatchTable, test: JoinTest, ifTrue: number, ifFalse: number): number {
  if (test.type === "ask") {
    const number = table.tests.push(test.ask) - 1;
    if (test.formula === null) return table.write([ASK, 0, 0, number, 0, 0, ifTrue, ifFalse]);
    return addFormula(table, test.formula, ifTrue, ifFalse, [number, ifTrue, ifFalse]);
  }
  const { parts } = test;
  if (test.type === "or")
    return parts.reduceRight((next, part) => addSteps(table, part, ifTrue, next), ifFalse);
  let next = ifTrue;
  for (let end = parts.length; end > 0; ) {
    const differences = differencesBefore(parts, end);
    const start = end - Math.max(1, differences.length);
    const one = parts
      .slice(start, end)
      .reduceRight((after, part) => addSteps(table, part, after, ifFalse), next);
    next = differences.length < 2 ? one : addNoneOf(table, differences, next, ifFalse, one);
    end = start;
  }
  return next;
}

/** The value of a slot of the match on the right, and one of a match above that it must differ from. */
interface Difference {
  readonly own: number;
  readonly other: number;
  readonly steps: number;
}

/** The last parts before `end` that say from which values the same slot differs. */
function differencesBefore(parts: readonly JoinTest[], end: number): Difference[] {
  const found: Difference[] = [];
  for (let i = end - 1; i >= 0; i--) {
    const difference = differenceIn(parts[i]);
    if (difference === null || (found.length > 0 && difference.own !== found[0].own)) break;
    found.unshift(difference);
  }
  return found;
}

function differenceIn(test: JoinTest): Difference | null {
  if (test.type !== "ask" || test.formula?.type !== "compare" || test.formula.how !== "different")
    return null;
  const { first, second } = test.formula;
  if (!("reference" in first) || !("reference" in second)) return null;
  const { steps } = second;
  const [own, other] = [first, second].map(({ reference }) => slotDistance(reference));
  return first.steps === OWN && steps >= 0 && steps < MOST_PATH && own !== null && other !== null
    ? { own, other, steps }
    : null;
}

/** One step for all of them; `one` begins the steps for each. */
function addNoneOf(
  table: MatchTable,
  differences: readonly Difference[],
  ifTrue: number,
  ifFalse: number,
  one: number,
): number {
  const most = Math.max(...differences.map(({ steps }) => steps));
  const list = [differences.length, most, ...differences.flatMap(({ other, steps }) => [4 * steps, other])];
  const operands = [differences[0].own, table.write(list)];
  return table.write([NONE_OF, ...operands, NO_HOST_TEST, ifTrue, ifFalse, one, one]);
}

/** `whole`: the test that the formula is of, and where to go on when the engine was asked. */
function addFormula(
  table: MatchTable,
  formula: Formula,
  ifTrue: number,
  ifFalse: number,
  whole: readonly [number, number, number],
): number {
  if (formula.type === "not") return addFormula(table, formula.part, ifFalse, ifTrue, whole);
  if (formula.type === "compare") {
    const first = addOperand(table, formula.first);
    const second = addOperand(table, formula.second);
    const [number, ifToldTrue, ifToldFalse] = whole;
    const targets = [ifTrue, ifFalse, ifToldTrue, ifToldFalse];
    return table.write([COMPARISONS[formula.how], first, second, number, ...targets]);
  }
  const { parts } = formula;
  if (formula.type === "and")
    return parts.reduceRight((next, part) => addFormula(table, part, next, ifFalse, whole), ifTrue);
  return parts.reduceRight((next, part) => addFormula(table, part, ifTrue, next, whole), ifFalse);
}

function addOperand(table: MatchTable, operand: Operand): number {
  if ("key" in operand) return table.write([CONSTANT, 0, operand.key]);
  if ("reference" in operand) return addValue(table, operand);
  const [first, second] = operand.operands.map((each) => addOperand(table, each));
  return table.write([ARITHMETIC[operand.arithmetic], first, second]);
}

/** Where the key of a value is among the slots, if it is always at the same place. */
function slotDistance({ slot, place }: ValueReference): number | null {
  if (slot >= 0) return slot * SLOT_BYTES;
  if (place === null || "less" in place) return null;
  const { inOrdered, fromEnd, index, earlier } = place;
  // Nothing has to be looked up then: the field is where a slot would be.
  return inOrdered && !fromEnd && earlier.length === 0 ? ORDERED_FIELDS + 4 * index : null;
}

function addValue(table: MatchTable, { reference, steps }: JoinValue): number {
  const number = table.references.push(reference.get) - 1;
  const { place } = reference;
  const distance = slotDistance(reference);
  if (distance !== null) return table.write([WHOLE, distance, 0, number, steps, 0]);
  if (place === null) return table.write([ASKED, 0, 0, number, steps, 0]);
  if ("less" in place) {
    const { kept, less } = place;
    const [kind, cell] = kept === null ? [LENGTH_WITHOUT, less] : [KEPT_LENGTH, kept];
    return table.write([kind, place.slot * SLOT_BYTES, cell, number, steps, 0]);
  }
  const { fromEnd, index, earlier } = place;
  const kind = fromEnd ? FROM_END : FROM_START;
  return table.write([kind, place.slot * SLOT_BYTES, index, number, steps, earlier.length, ...earlier]);
}

/** A value of the match that a pattern is about. */
export function addPatternValue(table: MatchTable, reference: ValueReference): number {
  return addValue(table, { reference, steps: OWN });
}

/** The list of the values by which matches are hashed; 0 when there are none. */
export function addHash(table: MatchTable, values: readonly JoinValue[]): number {
  if (values.length === 0) return 0;
  return table.write([values.length, ...values.map((value) => addValue(table, value))]);
}

/** The same for the matches of a pattern. */
export function addPatternHash(table: MatchTable, references: readonly ValueReference[]): number {
  return addHash(
    table,
    references.map((reference) => ({ reference, steps: OWN })),
  );
}
