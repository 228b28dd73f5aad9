// The variables of a left-hand side and their values in a token.

import type { Analyzed } from "../analyzed.ts";
import type { Defrule } from "../defrule.ts";
import type { Fact } from "../fact.ts";
import { referenceTo } from "../field-reference.ts";
import { AlphaMatch, type Token } from "../rete/match.ts";
import type { Value } from "../values.ts";
import { stepsOf } from "./rule-steps.ts";

export type Bindings = Map<string, Value>;

/** A fact matched by an element, with the lengths of its multifields. */
export interface Matched {
  readonly fact: Fact;
  readonly marks: readonly number[];
}

/** Adds the variables that an element binds when this is its fact; those bound before stay. */
export function bindElement(bindings: Bindings, analyzed: Analyzed, matched: Matched): void {
  const { pattern } = analyzed.element;
  if (pattern === null) return;
  const set = (name: string, value: Value) => {
    if (!bindings.has(name)) bindings.set(name, value);
  };
  if (pattern.address !== null) set(pattern.address, matched.fact);
  for (const { slot, marks } of analyzed.slots) {
    slot.fields.forEach((field, i) => {
      if (field.variable === null) return;
      set(field.variable, referenceTo(slot, i, marks).get(matched.fact, [...matched.marks]));
    });
  }
}

/** The matches of a token, the first pattern first; null for a not, an exists, a group or a test. */
export function matchesIn(token: Token | null): (AlphaMatch | null)[] {
  const list: (AlphaMatch | null)[] = [];
  for (let at = token; at !== null && at.owner !== null; at = at.left) {
    if (at.left === null && at.right === null) break;
    list.unshift(at.right instanceof AlphaMatch ? at.right : null);
  }
  return list;
}

/** The variables that a token of this rule binds, in the order of the patterns. */
export function tokenBindings(rule: Defrule, token: Token): Bindings {
  const bindings: Bindings = new Map();
  const matches = matchesIn(token);
  stepsOf(rule).forEach((step, i) => {
    const match = matches[i];
    if (step.kind === "pattern" && match != null) {
      bindElement(bindings, step.analyzed, { fact: match.fact, marks: match.marks ?? [] });
    }
  });
  return bindings;
}
