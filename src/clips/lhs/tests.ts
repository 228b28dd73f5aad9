// Building blocks of the tests in the network: conditions on expressions and combinations of tests.

import type { Core } from "../core.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import { EvaluationError } from "../evaluate/messages.ts";
import { reportJoinError, reportPatternError } from "../inspect/reports.ts";
import { FALSE, same, type Value } from "../language/values.ts";
import type { Join, JoinTest } from "../rete/join.ts";
import { FACT, LEFT, type Match, type MatchTable, RIGHT } from "../rete/match-table.ts";
import type { FactGetter, FactTest, PatternNode } from "../rete/pattern-node.ts";
import type { Keyed, SlotComparison } from "./analyzed.ts";
import { type FieldReference, fromAlpha, fromToken } from "./field-reference.ts";

export function combineTests(how: "and" | "or", parts: Keyed<FactTest>[]): Keyed<FactTest> {
  if (parts.length === 1) return parts[0];
  const tests = parts.map((p) => p.test);
  const key = `${how}(${parts.map((p) => p.key).join(" ")})`;
  if (how === "and") return { key, test: (fact, marks) => tests.every((test) => test(fact, marks)) };
  return { key, test: (fact, marks) => tests.some((test) => test(fact, marks)) };
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
    const { cells, facts } = table;
    let at = token;
    for (let up = 0; up < steps; up++) at = cells[at + LEFT];
    const a = facts[cells[match + FACT]]!.slots[right];
    const b = facts[cells[cells[at + RIGHT] + FACT]]!.slots[left];
    return (a === b || same(a, b)) !== negated;
  };
}

/** Several comparisons of slots as one closure. */
function slotsTest(table: MatchTable, comparisons: SlotComparison[]): JoinTest {
  const count = comparisons.length;
  if (count === 1) return slotTest(table, comparisons[0]);
  return (token, match) => {
    const { cells, facts } = table;
    const own = facts[cells[match + FACT]]!.slots;
    for (let i = 0; i < count; i++) {
      const { right, left, steps, negated } = comparisons[i];
      let at = token;
      for (let up = 0; up < steps; up++) at = cells[at + LEFT];
      const a = own[right];
      const b = facts[cells[cells[at + RIGHT] + FACT]]!.slots[left];
      if ((a === b || same(a, b)) === negated) return false;
    }
    return true;
  };
}

/** Where a failing test of the pattern network lies; the builder fills in the node. */
export interface ErrorPlace {
  readonly field: string;
  node: PatternNode | null;
}

function joinsBelow(node: PatternNode): Join[] {
  const joins = [...node.joins];
  for (let child = node.children; child !== null; child = child.next) joins.push(...joinsBelow(child));
  return joins;
}

/** A `:` or `=` constraint that looks at its own pattern only. */
export function patternCondition(
  core: Core,
  type: "predicate" | "return-value",
  negated: boolean,
  own: FactGetter,
  thunk: Thunk,
  place: ErrorPlace,
): FactTest {
  return (fact, marks) => {
    core.patternFact = fact;
    core.patternMarks = marks;
    let value: Value;
    try {
      value = thunk();
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      reportPatternError(core, fact, place.field, place.node === null ? [] : joinsBelow(place.node));
      return false;
    }
    const holds = type === "predicate" ? value !== FALSE : same(own(fact, marks), value);
    return holds !== negated;
  };
}

/** A test CE, or a constraint that looks at other patterns. */
export function joinCondition(
  core: Core,
  type: "predicate" | "return-value",
  negated: boolean,
  own: ((match: Match) => Value) | null,
  thunk: Thunk,
  position: number,
): JoinTest {
  return (left, right) => {
    const oldLeft = core.joinLeft;
    const oldRight = core.joinRight;
    core.joinLeft = left;
    core.joinRight = right;
    let value: Value;
    try {
      value = thunk();
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      reportJoinError(core, left, right, position);
      core.testFailed = true;
      return false;
    } finally {
      core.joinLeft = oldLeft;
      core.joinRight = oldRight;
    }
    const holds = type === "predicate" ? value !== FALSE : same(own!(right), value);
    return holds !== negated;
  };
}
