// Building blocks of the tests in the network: conditions on expressions and combinations of tests.

import type { Thunk } from "../evaluate/expressions.ts";
import { FALSE, keyOf, same, type Value } from "../language/values.ts";
import type { HostTest } from "../rete/join.ts";
import type { Formula, JoinTest, Operand } from "../rete/join-test.ts";
import { OWN } from "../rete/layout.ts";
import type { Match, MatchTable } from "../rete/match-table.ts";
import { constantText } from "./analysis-errors.ts";
import type { Keyed } from "./analyzed.ts";
import { type FieldReference, fromAlpha, fromToken } from "./field-reference.ts";
import { type Constraint, isKnown } from "./formulas.ts";
import type { LhsHost } from "./host.ts";
import { type JoinLocation, reportJoinError, reportPatternError, type TestLocation } from "./test-errors.ts";

export function combineTests(how: "and" | "or", parts: Keyed<JoinTest>[]): Keyed<JoinTest> {
  if (parts.length === 1) return parts[0];
  const key = `${how}(${parts.map((p) => p.key).join(" ")})`;
  return { key, test: { type: how, parts: parts.map((p) => p.test) } };
}

/** Null when the core would have to ask for a value. */
function sameness(first: Operand, second: Operand, negated: boolean): Formula | null {
  const isFound = (each: Operand) => !("reference" in each) || isKnown(each.reference);
  if (!isFound(first) || !isFound(second)) return null;
  return { type: "compare", how: negated ? "different" : "same", first, second };
}

/** The value at `own` in the match on the right against that at `other`, `steps` above the end of the token. */
export function comparison(
  table: MatchTable,
  own: FieldReference,
  other: FieldReference,
  steps: number,
  negated: boolean,
  decidedByKeys: boolean,
): JoinTest {
  const right = fromAlpha(table, own);
  const left = fromToken(table, other, steps);
  return {
    type: "ask",
    formula: sameness({ reference: own, steps: OWN }, { reference: other, steps }, negated),
    ask: (token, match) => same(right(match), left(token)) !== negated,
    compares: true,
    ...(decidedByKeys && { decidedByKeys }),
  };
}

/** The values at two references of the match on the right. */
export function ownComparison(
  table: MatchTable,
  own: FieldReference,
  other: FieldReference,
  negated: boolean,
): JoinTest {
  const a = fromAlpha(table, own);
  const b = fromAlpha(table, other);
  return {
    type: "ask",
    formula: sameness({ reference: own, steps: OWN }, { reference: other, steps: OWN }, negated),
    ask: (_left, right) => same(a(right), b(right)) !== negated,
  };
}

/** The value at a reference of the match on the right against a constant. */
export function constantComparison(
  table: MatchTable,
  own: FieldReference,
  value: Value,
  negated: boolean,
): Keyed<JoinTest> {
  const get = fromAlpha(table, own);
  const formula = sameness({ reference: own, steps: OWN }, { key: keyOf(value) }, negated);
  const ask: HostTest = (_left, right) => same(get(right), value) !== negated;
  const key = `${negated ? "neq" : "eq"}(${own.key},${constantText(value)})`;
  return { key, test: { type: "ask", formula, ask, compares: true } };
}

/** A `:` or `=` constraint whose variables all belong to its own pattern. */
export function patternCondition(
  engine: LhsHost,
  { type, negated, reference }: Constraint,
  thunk: Thunk,
  formula: Formula | null,
  location: TestLocation,
): JoinTest {
  const { matches } = engine.network;
  const ask: HostTest = (_left, right) => {
    const entity = matches.entityOf(right);
    const marks = matches.marksOf(right);
    engine.network.patternEntity = entity;
    engine.network.patternMarks = marks;
    const value = thunk();
    if (engine.evaluation.failed) {
      reportPatternError(engine, entity, location);
      engine.evaluation.failed = false;
      if (!location.kind.errorsStopActions) engine.evaluation.halted = false;
      return false;
    }
    const holds = type === "predicate" ? value !== FALSE : same(reference.get(entity, marks), value);
    return holds !== negated;
  };
  return { type: "ask", ask, formula };
}

/** A test CE, or a constraint that reads other patterns. */
export function joinCondition(
  engine: LhsHost,
  type: "predicate" | "return-value",
  negated: boolean,
  own: ((match: Match) => Value) | null,
  thunk: Thunk,
  location: JoinLocation,
): HostTest {
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
      engine.network.testHasFailed();
      return false;
    }
    const holds = type === "predicate" ? value !== FALSE : same(own!(right), value);
    return holds !== negated;
  };
}
