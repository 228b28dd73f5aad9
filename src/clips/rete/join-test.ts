// The tests of a join as data, and how they become steps that the core runs.

import type { HostTest } from "./join.ts";
import {
  ASK,
  ASKED,
  DIFFERENT,
  DIFFERENT_CONSTANT,
  FROM_END,
  FROM_START,
  OWN,
  PASSED,
  REFUSED,
  SAME,
  SAME_CONSTANT,
  SLOT_BYTES,
  WHOLE,
} from "./layout.ts";
import type { MatchTable } from "./match-table.ts";
import type { EntityGetter } from "./pattern-node.ts";

/** Where a field is in its slot: counted from the start, behind multifields whose lengths are marked, or from the end. */
export interface FieldPlace {
  readonly slot: number;
  readonly fromEnd: boolean;
  readonly index: number;
  readonly earlier: readonly number[];
}

/** A value of an entity: the whole value of a slot, a field, or something else. */
export interface ValueReference {
  readonly get: EntityGetter;
  /** The slot whose whole value this is, or -1. */
  readonly slot: number;
  readonly place: FieldPlace | null;
}

/** A value in the match that lies `steps` above the end of the token, or, with OWN or ABOVE_RIGHT, on the right. */
export interface JoinValue {
  readonly reference: ValueReference;
  readonly steps: number;
}

/** True when a token and a right match fit together. */
export type JoinTest =
  | { readonly type: "and" | "or"; readonly parts: readonly JoinTest[] }
  | { readonly type: "ask"; readonly ask: HostTest }
  /** Two values are the same, or are not; `ask` is the same test, for when their keys do not decide it. */
  | {
      readonly type: "compare";
      readonly negated: boolean;
      readonly first: JoinValue;
      readonly second: JoinValue | { readonly key: number };
      readonly ask: HostTest;
    };

/** The steps of a test; the address of the first. */
export function addJoinTest(table: MatchTable, test: JoinTest): number {
  return addSteps(table, test, PASSED, REFUSED);
}

function addSteps(table: MatchTable, test: JoinTest, ifTrue: number, ifFalse: number): number {
  if ("parts" in test) {
    if (test.type === "and")
      return test.parts.reduceRight((next, part) => addSteps(table, part, next, ifFalse), ifTrue);
    return test.parts.reduceRight((next, part) => addSteps(table, part, ifTrue, next), ifFalse);
  }
  const number = table.tests.push(test.ask) - 1;
  if (test.type === "ask") return table.write([ASK, 0, 0, number, ifTrue, ifFalse]);
  const first = addValue(table, test.first);
  if ("key" in test.second) {
    const operation = test.negated ? DIFFERENT_CONSTANT : SAME_CONSTANT;
    return table.write([operation, first, test.second.key, number, ifTrue, ifFalse]);
  }
  const operation = test.negated ? DIFFERENT : SAME;
  return table.write([operation, first, addValue(table, test.second), number, ifTrue, ifFalse]);
}

function addValue(table: MatchTable, { reference, steps }: JoinValue): number {
  const number = table.references.push(reference.get) - 1;
  const { slot, place } = reference;
  if (slot >= 0) return table.write([WHOLE, slot * SLOT_BYTES, 0, number, steps, 0]);
  if (place === null) return table.write([ASKED, 0, 0, number, steps, 0]);
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
