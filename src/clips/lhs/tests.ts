// Building blocks of the tests in the network: conditions on expressions and combinations of tests.

import type { Thunk } from "../evaluate/expressions.ts";
import { FALSE, same, type Value } from "../language/values.ts";
import type { JoinTest } from "../rete/join.ts";
import { ENTITY, LEFT, type Match, type MatchTable, RIGHT } from "../rete/match-table.ts";
import type { EntityGetter, EntityTest } from "../rete/pattern-node.ts";
import type { Keyed, SlotComparison } from "./analyzed.ts";
import { type FieldReference, fromAlpha, fromToken } from "./field-reference.ts";
import type { LhsHost } from "./host.ts";
import { type JoinLocation, reportJoinError, reportPatternError, type TestLocation } from "./test-errors.ts";

export function combineTests(how: "and" | "or", parts: Keyed<EntityTest>[]): Keyed<EntityTest> {
  if (parts.length === 1) return parts[0];
  const tests = parts.map((p) => p.test);
  const key = `${how}(${parts.map((p) => p.key).join(" ")})`;
  if (how === "and") return { key, test: (entity, marks) => tests.every((test) => test(entity, marks)) };
  return { key, test: (entity, marks) => tests.some((test) => test(entity, marks)) };
}

export function combineJoinTests(
  table: MatchTable,
  how: "and" | "or",
  parts: Keyed<JoinTest>[],
): Keyed<JoinTest> {
  if (parts.length === 1) return parts[0];
  const tests = parts.map((p) => p.test);
  const key = `${how}(${parts.map((p) => p.key).join(" ")})`;
  const count = tests.length;
  const comparisons = parts.flatMap((part) => part.slots ?? []);
  if (how === "and" && comparisons.length === count) return { key, test: slotsTest(table, comparisons) };
  if (how === "and") {
    return {
      key,
      test: (left, right) => {
        for (let i = 0; i < count; i++) if (!tests[i](left, right)) return false;
        return true;
      },
    };
  }
  return { key, test: (left, right) => tests.some((test) => test(left, right)) };
}

/** The value at `own` in the match on the right against that at `other`, `steps` above the end of the token. */
export function comparison(
  table: MatchTable,
  key: string,
  own: FieldReference,
  other: FieldReference,
  steps: number,
  negated: boolean,
): Keyed<JoinTest> {
  if (own.slot >= 0 && other.slot >= 0) {
    const slots = { right: own.slot, left: other.slot, steps, negated };
    return { key, test: slotsTest(table, [slots]), slots };
  }
  const right = fromAlpha(table, own);
  const left = fromToken(table, other, steps);
  return { key, test: (token, match) => same(right(match), left(token)) !== negated };
}

/** One comparison of slots. */
function slotTest(table: MatchTable, { right, left, steps, negated }: SlotComparison): JoinTest {
  return (token, match) => {
    const { cells, entities } = table;
    let at = token;
    for (let up = 0; up < steps; up++) at = cells[at + LEFT];
    const a = entities[cells[match + ENTITY]]!.slots[right];
    const b = entities[cells[cells[at + RIGHT] + ENTITY]]!.slots[left];
    return (a === b || same(a, b)) !== negated;
  };
}

/** Any number of slot comparisons as one closure. */
function slotsTest(table: MatchTable, comparisons: SlotComparison[]): JoinTest {
  const count = comparisons.length;
  if (count === 1) return slotTest(table, comparisons[0]);
  return (token, match) => {
    const { cells, entities } = table;
    const own = entities[cells[match + ENTITY]]!.slots;
    for (let i = 0; i < count; i++) {
      const { right, left, steps, negated } = comparisons[i];
      let at = token;
      for (let up = 0; up < steps; up++) at = cells[at + LEFT];
      const a = own[right];
      const b = entities[cells[cells[at + RIGHT] + ENTITY]]!.slots[left];
      if ((a === b || same(a, b)) === negated) return false;
    }
    return true;
  };
}

/** A `:` or `=` constraint whose variables all belong to its own pattern. */
export function patternCondition(
  engine: LhsHost,
  type: "predicate" | "return-value",
  negated: boolean,
  own: EntityGetter,
  thunk: Thunk,
  location: TestLocation,
): EntityTest {
  return (entity, marks) => {
    engine.network.patternEntity = entity;
    engine.network.patternMarks = marks;
    const value = thunk();
    if (engine.evaluation.failed) {
      reportPatternError(engine, entity, location);
      engine.evaluation.failed = false;
      if (!location.kind.errorsStopActions) engine.evaluation.halted = false;
      return false;
    }
    const holds = type === "predicate" ? value !== FALSE : same(own(entity, marks), value);
    return holds !== negated;
  };
}

/** A test CE, or a constraint that reads other patterns. */
export function joinCondition(
  engine: LhsHost,
  type: "predicate" | "return-value",
  negated: boolean,
  own: ((match: Match) => Value) | null,
  thunk: Thunk,
  location: JoinLocation,
): JoinTest {
  return (left, right) => {
    const oldLeft = engine.network.joinLeft;
    const oldRight = engine.network.joinRight;
    engine.network.joinLeft = left;
    engine.network.joinRight = right;
    let value: Value;
    try {
      value = thunk();
    } finally {
      engine.network.joinLeft = oldLeft;
      engine.network.joinRight = oldRight;
    }
    if (engine.evaluation.failed) {
      reportJoinError(engine, location);
      engine.evaluation.failed = false;
      engine.network.testFailed = true;
      return false;
    }
    const holds = type === "predicate" ? value !== FALSE : same(own!(right), value);
    return holds !== negated;
  };
}
