// The seven conflict strategies: where an activation goes among those of the same salience.
// Source: guide, sections 5.3.1 to 5.3.7.

import type { Activation, SalienceGroup } from "./agenda.ts";
import { tokenFacts } from "./token.ts";

/** The activation after which the new one goes; null for the front of the group. */
export type Strategy = (activation: Activation, group: SalienceGroup) => Activation | null;

/** Walks from the front while `passes` holds for the activation that is met. */
function fromFront(group: SalienceGroup, passes: (met: Activation) => boolean): Activation | null {
  let after: Activation | null = null;
  for (let at: Activation | null = group.first; at !== null; at = at.next) {
    if (!passes(at)) break;
    after = at;
    if (at === group.last) break;
  }
  return after;
}

function depth(activation: Activation, group: SalienceGroup): Activation | null {
  return fromFront(group, (met) => activation.timeTag < met.timeTag);
}

function breadth(activation: Activation, group: SalienceGroup): Activation | null {
  for (let at: Activation | null = group.last; at !== null; at = at.previous) {
    if (activation.timeTag >= at.timeTag) return at;
    if (at === group.first) return null;
  }
  return null;
}

function simplicity(activation: Activation, group: SalienceGroup): Activation | null {
  const { complexity } = activation.rule;
  return fromFront(group, (met) => {
    if (complexity !== met.rule.complexity) return complexity > met.rule.complexity;
    return activation.timeTag > met.timeTag;
  });
}

function complexity(activation: Activation, group: SalienceGroup): Activation | null {
  const { complexity } = activation.rule;
  return fromFront(group, (met) => {
    if (complexity !== met.rule.complexity) return complexity < met.rule.complexity;
    return activation.timeTag > met.timeTag;
  });
}

function random(activation: Activation, group: SalienceGroup): Activation | null {
  return fromFront(group, (met) => {
    if (activation.random !== met.random) return activation.random > met.random;
    return activation.timeTag > met.timeTag;
  });
}

function sortedTags(activation: Activation): number[] {
  activation.sortedTags ??= tokenFacts(activation.token)
    .map((fact) => (fact === null ? -1 : fact.timeTag))
    .sort((a, b) => b - a);
  return activation.sortedTags;
}

/** Below zero when `met` stands before `activation`, above zero when behind, zero when equal. */
function compareRecency(met: Activation, activation: Activation): number {
  const a = sortedTags(met);
  const b = sortedTags(activation);
  const count = Math.min(a.length, b.length);
  for (let i = 0; i < count; i++) {
    if (a[i] !== b[i]) return b[i] - a[i];
  }
  if (a.length !== b.length) return b.length - a.length;
  return activation.rule.complexity - met.rule.complexity;
}

function lex(activation: Activation, group: SalienceGroup): Activation | null {
  return fromFront(group, (met) => {
    const order = compareRecency(met, activation);
    return order === 0 ? activation.timeTag > met.timeTag : order < 0;
  });
}

function firstTag(activation: Activation): number {
  return tokenFacts(activation.token)[0]?.timeTag ?? -1;
}

function mea(activation: Activation, group: SalienceGroup): Activation | null {
  const tag = firstTag(activation);
  return fromFront(group, (met) => {
    const other = firstTag(met);
    if (other !== tag) return other > tag;
    const order = compareRecency(met, activation);
    return order === 0 ? activation.timeTag > met.timeTag : order < 0;
  });
}

export const strategies: Record<string, Strategy> = {
  depth,
  breadth,
  lex,
  mea,
  complexity,
  simplicity,
  random,
};
