// The seven conflict strategies: where an activation goes among those of the same salience.
// Source: guide, sections 5.3.1 to 5.3.7.

import { LEFT, RIGHT, TAG } from "../rete/layout.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";
import { tokenLength } from "../rete/token.ts";
import { type Activation, NO_TAGS, type SalienceGroup } from "./agenda.ts";

/** The activation after which the new one goes; null for the front of the group. */
export type Strategy = (activation: Activation, group: SalienceGroup) => Activation | null;

type Order = (met: Activation, activation: Activation) => number;

/**
 * The position in a group that is sorted by `order` (below zero: the one met comes first). The end is tried first; then
 * the search goes on from the front.
 */
function sorted(order: Order): Strategy {
  return (activation, group) => {
    if (order(group.last, activation) < 0) return group.last;
    let after: Activation | null = null;
    let at: Activation = group.first;
    while (order(at, activation) < 0) {
      after = at;
      if (at === group.last) break;
      at = at.next!;
    }
    return after;
  };
}

const depth = sorted((met, activation) => activation.timeTag - met.timeTag);

function breadth(activation: Activation, group: SalienceGroup): Activation | null {
  for (let at: Activation | null = group.last; at !== null; at = at.previous) {
    if (activation.timeTag >= at.timeTag) return at;
    if (at === group.first) return null;
  }
  return null;
}

const simplicity = sorted((met, activation) => {
  const order = met.rule.complexity - activation.rule.complexity;
  return order !== 0 ? order : met.timeTag - activation.timeTag;
});

const complexity = sorted((met, activation) => {
  const order = activation.rule.complexity - met.rule.complexity;
  return order !== 0 ? order : met.timeTag - activation.timeTag;
});

const random = sorted((met, activation) => {
  const order = met.random - activation.random;
  return order !== 0 ? order : met.timeTag - activation.timeTag;
});

/** The time tags of the entities, the newest first, followed by the tag of the first entity. */
function tagsOf(activation: Activation): number[] {
  const { retagged } = activation.table;
  if (activation.tagCount === 0 || activation.tagsRead !== retagged) {
    activation.tagsRead = retagged;
    if (activation.tags === NO_TAGS) activation.tags = [];
    activation.tagCount = readTags(activation.table, activation.token, activation.tags);
  }
  return activation.tags;
}

/** The same as a list that the caller may keep; its last element is the tag of the first entity. */
export function timeTagsOf(activation: Activation): number[] {
  return tagsOf(activation).slice(0, activation.tagCount + 1);
}

/** Fills in the tags of a token and returns their number. */
function readTags(table: MatchTable, token: Token, tags: number[]): number {
  const count = tokenLength(table, token);
  let first = -1;
  let at = token;
  for (let i = 0; i < count; i++, at = table.get(at, LEFT)) {
    const right = table.get(at, RIGHT);
    first = table.isAlpha(right) ? table.get(right, TAG) : -1;
    let position = i;
    for (; position > 0 && tags[position - 1] < first; position--) tags[position] = tags[position - 1];
    tags[position] = first;
  }
  tags[count] = first;
  return count;
}

/** Below zero when `met` comes before `activation`, above zero when it comes after, zero when they are equal. */
function compareRecency(met: Activation, activation: Activation): number {
  const a = tagsOf(met);
  const b = tagsOf(activation);
  const count = Math.min(met.tagCount, activation.tagCount);
  for (let i = 0; i < count; i++) {
    if (a[i] !== b[i]) return b[i] - a[i];
  }
  if (met.tagCount !== activation.tagCount) return activation.tagCount - met.tagCount;
  return activation.rule.complexity - met.rule.complexity;
}

const lex = sorted((met, activation) => {
  const order = compareRecency(met, activation);
  return order !== 0 ? order : met.timeTag - activation.timeTag;
});

const mea = sorted((met, activation) => {
  const a = tagsOf(met);
  const b = tagsOf(activation);
  const first = b[activation.tagCount] - a[met.tagCount];
  if (first !== 0) return first;
  const order = compareRecency(met, activation);
  return order !== 0 ? order : met.timeTag - activation.timeTag;
});

export const strategies: Record<string, Strategy> = {
  depth,
  breadth,
  lex,
  mea,
  complexity,
  simplicity,
  random,
};
