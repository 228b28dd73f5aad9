// The variables of a left-hand side and their values in a token.

import type { Activation } from "../agenda/agenda.ts";
import { defruleOf } from "../constructs/defrule/defrule.ts";
import { type RuleStep, stepsOf } from "../inspect/rule-steps.ts";
import type { Value } from "../language/values.ts";
import type { Analyzed } from "../lhs/analyzed.ts";
import { referenceTo } from "../lhs/field-reference.ts";
import type { Entity } from "../rete/entity.ts";
import { LEFT, RIGHT } from "../rete/layout.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";

export type Bindings = Map<string, Value>;

/** An entity matched by an element, with the lengths of its multifields. */
export interface Matched {
  readonly entity: Entity;
  readonly marks: readonly number[];
}

/** Adds the variables that an element binds when this is its entity; those bound before stay. */
export function bindElement(bindings: Bindings, analyzed: Analyzed, matched: Matched): void {
  const { pattern } = analyzed.element;
  if (pattern === null) return;
  const set = (name: string, value: Value) => {
    if (!bindings.has(name)) bindings.set(name, value);
  };
  if (pattern.address !== null) set(pattern.address, matched.entity.address);
  for (const { slot, marks } of analyzed.slots) {
    slot.fields.forEach((field, i) => {
      if (field.variable === null) return;
      set(field.variable, referenceTo(slot, i, marks).get(matched.entity, [...matched.marks]));
    });
  }
}

/** The matches of a token, the first pattern first; null for a not, an exists, a group or a test. */
export function matchesIn(table: MatchTable, token: Token): (Matched | null)[] {
  const list: (Matched | null)[] = [];
  for (let at = token; at !== 0; at = table.get(at, LEFT)) {
    const right = table.get(at, RIGHT);
    if (table.get(at, LEFT) === 0 && right === 0) break;
    const isAlpha = table.isAlpha(right);
    list.unshift(isAlpha ? { entity: table.entityOf(right), marks: table.marksOf(right) } : null);
  }
  return list;
}

/** The variables that the token of an activation binds, in the order of the patterns. */
export function tokenBindings({ rule, table, token }: Activation): Bindings {
  return bindingsIn(stepsOf(defruleOf(rule)), table, token);
}

/** The same, given the steps of its rule. */
export function bindingsIn(steps: readonly RuleStep[], table: MatchTable, token: Token): Bindings {
  const bindings: Bindings = new Map();
  const matches = matchesIn(table, token);
  steps.forEach((step, i) => {
    const match = matches[i];
    if (step.kind === "pattern" && match != null) bindElement(bindings, step.analyzed, match);
  });
  return bindings;
}
