// The left-hand side of a rule as steps, each with its join of the network: patterns, nots, exists, tests, and groups
// with steps of their own. Follows the order in which the network was built.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import type { Expression } from "../evaluate/expressions.ts";
import type { Analyzed } from "../lhs/analyzed.ts";
import type { Join } from "../rete/join.ts";
import { joinsOf } from "./matches.ts";
import { patternText } from "./pattern-text.ts";

export type StepKind = "pattern" | "not" | "exists" | "test" | "not-group" | "exists-group";

export interface RuleStep {
  readonly kind: StepKind;
  readonly join: Join;
  /** The element; the first one of a group. */
  readonly analyzed: Analyzed;
  /** Tests inside a not or exists. */
  readonly inside: readonly Expression[];
  /** Tests that follow this step in the rule and are evaluated in its join. */
  readonly tests: readonly Expression[];
  /** The steps of a group. */
  readonly inner: readonly RuleStep[];
  readonly text: string;
}

interface Draft {
  readonly kind: StepKind;
  readonly analyzed: Analyzed;
  readonly inside: Expression[];
  readonly tests: Expression[];
  readonly inner: Draft[];
}

/** The steps of one alternative of a rule; none for a rule without conditions. */
export function stepsOf(rule: Defrule): RuleStep[] {
  const elements = rule.analysis?.elements ?? [];
  if (elements.length === 0) return [];
  let at = 0;
  const level = (depth: number): Draft[] => {
    const drafts: Draft[] = [];
    for (;;) {
      const analyzed = elements[at];
      const { element } = analyzed;
      let end: number;
      if (element.begin > depth) {
        const inner = level(depth + 1);
        ({ end } = elements[at - 1].element);
        const tests: Expression[] = [];
        const next = elements[at];
        if (end === depth && next !== undefined && next.element.test !== null) {
          tests.push(...conditions(next.element.test));
          ({ end } = next.element);
          at++;
        }
        const kind = element.existsGroup ? "exists-group" : "not-group";
        drafts.push({ kind, analyzed, inside: [], tests, inner });
      } else {
        at++;
        ({ end } = element);
        const kind = kindOf(analyzed);
        const attached = element.attached.flatMap((test) => conditions(test.expression));
        const secondary = element.secondary.flatMap((test) => conditions(test.expression));
        const [inside, tests] =
          kind === "pattern" ? [[], [...attached, ...secondary]] : [attached, secondary];
        drafts.push({ kind, analyzed, inside, tests, inner: [] });
      }
      if (end < depth || at >= elements.length) return drafts;
    }
  };
  return withJoins(level(1), joinsOf(rule));
}

/** Adjacent tests were joined with `and`; this takes them apart again. */
function conditions(expression: Expression): Expression[] {
  if (expression.type !== "call" || expression.row.isConjunction !== true) return [expression];
  return expression.args.flatMap(conditions);
}

function kindOf({ element }: Analyzed): StepKind {
  if (element.pattern === null) return "test";
  if (element.exists) return "exists";
  return element.negated ? "not" : "pattern";
}

/** The last joins of the chain belong to the drafts. */
function withJoins(drafts: Draft[], chain: Join[]): RuleStep[] {
  const joins = chain.slice(chain.length - drafts.length);
  return drafts.map((draft, i) => {
    const join = joins[i];
    const inner = join.group === null ? [] : withJoins(draft.inner, chainTo(join.group));
    return { ...draft, join, inner, text: stepText(draft) };
  });
}

function chainTo(last: Join): Join[] {
  const joins: Join[] = [];
  for (let join: Join | null = last; join !== null; join = join.previous) joins.unshift(join);
  return joins;
}

function stepText({ kind, analyzed, inside, inner }: Draft): string {
  const { pattern, test } = analyzed.element;
  const negatable = () => {
    const text = patternText(pattern!);
    return inside.length === 0 ? text : `(and ${[text, ...inside.map(testText)].join(" ")})`;
  };
  switch (kind) {
    case "pattern":
      return patternText(pattern!);
    case "not":
      return `(not ${negatable()})`;
    case "exists":
      return `(exists ${negatable()})`;
    case "test":
      return test === null ? "(no condition)" : testText(test);
    default: {
      const parts = inner.flatMap((draft) => [stepText(draft), ...draft.tests.map(testText)]).join(" ");
      return kind === "exists-group" ? `(exists ${parts})` : `(not (and ${parts}))`;
    }
  }
}

export function testText(expression: Expression): string {
  return `(test ${expressionText(expression)})`;
}
