// HOT. Sends a fact through the pattern network of its template. Multifields are tried from the longest to the
// shortest, each with everything below it, before the next sibling: the order of the matches of the C program.

import type { Core } from "../core.ts";
import type { Fact } from "../fact.ts";
import { Float, Multifield, type Value } from "../values.ts";
import { assertRight } from "./drive.ts";
import { AlphaMatch } from "./match.ts";
import type { PatternNode } from "./pattern-node.ts";

/** The key of a constant in a selector's table. */
export function constantKey(value: Value): Value {
  return value instanceof Float ? `\u0000${value.value}` : value;
}

export function matchFact(core: Core, fact: Fact, root: PatternNode | null, onlyFresh: boolean): void {
  walk(core, fact, root, 0, -1, [], onlyFresh);
}

function walk(
  core: Core,
  fact: Fact,
  first: PatternNode | null,
  offset: number,
  offsetSlot: number,
  marks: number[],
  onlyFresh: boolean,
): void {
  for (let node = first; node !== null; node = node.next) {
    if (onlyFresh && !node.fresh) continue;
    const shift = node.slot === offsetSlot ? offset : 0;
    if (node.multi) {
      matchMultifield(core, fact, node, shift, marks, onlyFresh);
      continue;
    }
    // Step 1. The last node of a slot with several multifields fixes the length of the slot.
    if (node.endSlot && node.slot === offsetSlot) {
      const value = fact.slots[node.slot];
      if (value instanceof Multifield && node.leave + node.field + shift !== value.fields.length) continue;
    }
    // Step 2. The test, or the table of constants.
    let reached: PatternNode = node;
    if (node.selector !== null) {
      if (node.test !== null && !node.test(fact, marks)) continue;
      const child = node.constants.get(constantKey(node.selector(fact, marks)));
      if (child === undefined || (onlyFresh && !child.fresh)) continue;
      reached = child;
    } else if (node.test !== null && !node.test(fact, marks)) {
      continue;
    }
    // Step 3. A match, and everything below.
    if (reached.memory !== null) enter(core, fact, reached, marks, onlyFresh);
    if (reached.children !== null) {
      walk(core, fact, reached.children, offset, offsetSlot, marks, onlyFresh);
    }
  }
}

function matchMultifield(
  core: Core,
  fact: Fact,
  node: PatternNode,
  shift: number,
  marks: number[],
  onlyFresh: boolean,
): void {
  const length = (fact.slots[node.slot] as Multifield).fields.length;
  const start = node.field - 1 + shift;
  const mark = node.mark;
  if (node.endSlot) {
    const taken = length - node.leave - start;
    marks[mark] = Math.max(taken, 0);
    below(core, fact, node, shift + marks[mark] - 1, marks, onlyFresh);
    return;
  }
  for (let taken = length - (start + node.leave); taken >= 0; taken--) {
    marks[mark] = taken;
    below(core, fact, node, shift + taken - 1, marks, onlyFresh);
  }
}

function below(
  core: Core,
  fact: Fact,
  node: PatternNode,
  offset: number,
  marks: number[],
  onlyFresh: boolean,
): void {
  let reached: PatternNode = node;
  if (node.selector !== null) {
    if (node.test !== null && !node.test(fact, marks)) return;
    const child = node.constants.get(constantKey(node.selector(fact, marks)));
    if (child === undefined) return;
    reached = child;
  } else if (node.test !== null && !node.test(fact, marks)) {
    return;
  }
  if (reached.memory !== null) enter(core, fact, reached, marks, onlyFresh);
  if (reached.children !== null) walk(core, fact, reached.children, offset, node.slot, marks, onlyFresh);
}

const markTable = new Map<number, number[]>();

/** A lasting copy of the lengths; equal short lists are one object, because most matches have such lists. */
function sharedMarks(marks: number[]): number[] {
  let key = marks.length;
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] > 62 || i > 3) return marks.slice();
    key = key * 64 + marks[i];
  }
  let shared = markTable.get(key);
  if (shared === undefined) {
    shared = marks.slice();
    markTable.set(key, shared);
  }
  return shared;
}

function enter(core: Core, fact: Fact, node: PatternNode, marks: number[], onlyFresh: boolean): void {
  if (onlyFresh && !node.fresh) return;
  const match = new AlphaMatch(fact, marks.length === 0 ? null : sharedMarks(marks), node, fact.matches);
  fact.matches = match;
  node.memory!.addLast(match, node.hash === null ? 0 : node.hash(fact, marks));
  const joins = node.joins;
  for (let i = 0; i < joins.length; i++) {
    if (onlyFresh && !joins[i].fresh) continue;
    assertRight(core, match, joins[i], false);
  }
}
