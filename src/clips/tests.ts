// Building blocks of the tests in the network: conditions on expressions and combinations of tests.

import type { Core } from "./core.ts";
import type { Thunk } from "./expression.ts";
import type { Keyed } from "./analysis.ts";
import type { JoinTest } from "./rete/join.ts";
import type { Match } from "./rete/match.ts";
import type { FactGetter, FactTest } from "./rete/pattern-node.ts";
import { FALSE, same, type Value } from "./values.ts";

export function combineTests(how: "and" | "or", parts: Keyed<FactTest>[]): Keyed<FactTest> {
  if (parts.length === 1) return parts[0];
  const tests = parts.map((p) => p.test);
  const key = `${how}(${parts.map((p) => p.key).join(" ")})`;
  if (how === "and") return { key, test: (fact, marks) => tests.every((test) => test(fact, marks)) };
  return { key, test: (fact, marks) => tests.some((test) => test(fact, marks)) };
}

export function combineJoinTests(how: "and" | "or", parts: Keyed<JoinTest>[]): Keyed<JoinTest> {
  if (parts.length === 1) return parts[0];
  const tests = parts.map((p) => p.test);
  const key = `${how}(${parts.map((p) => p.key).join(" ")})`;
  const count = tests.length;
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

/** A `:` or `=` constraint that looks at its own pattern only. */
export function patternCondition(
  core: Core,
  type: "predicate" | "return-value",
  negated: boolean,
  own: FactGetter,
  thunk: Thunk,
): FactTest {
  return (fact, marks) => {
    core.patternFact = fact;
    core.patternMarks = marks;
    let value: Value;
    try {
      value = thunk();
    } catch (error) {
      if (!core.isEvaluationError(error)) throw error;
      core.reportPatternError(fact.template.name);
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
      if (!core.isEvaluationError(error)) throw error;
      core.reportJoinError();
      core.testFailed = true;
      return false;
    } finally {
      core.joinLeft = oldLeft;
      core.joinRight = oldRight;
    }
    const holds = type === "predicate" ? value !== FALSE : same(own!(right!), value);
    return holds !== negated;
  };
}
