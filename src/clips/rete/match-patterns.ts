// HOT. Sends a fact through the pattern network of its template. Multifields are tried from the longest to the
// shortest, each with everything below it, before the next sibling: the order of the matches of the C program.

import type { Core } from "../core.ts";
import type { Fact } from "../facts/fact.ts";
import { Multifield, type Value } from "../language/values.ts";
import { assertRight } from "./drive.ts";
import { constantKey, type PatternNode } from "./pattern-node.ts";

export function matchFact(core: Core, fact: Fact, root: PatternNode | null, onlyFresh: boolean): void {
  walk(core, fact, root, 0, -1, [], onlyFresh);
}

function fieldsOf(fact: Fact, slot: number): Value[] {
  return (fact.slots[slot] as Multifield).fields;
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
    // The last node of a slot with several multifields fixes the length of the slot.
    if (node.endSlot && node.slot === offsetSlot) {
      const value = fact.slots[node.slot];
      if (value instanceof Multifield && node.leave + node.field + shift !== value.fields.length) continue;
    }
    pass(core, fact, node, offset, offsetSlot, marks, onlyFresh);
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
  const fields = fieldsOf(fact, node.slot);
  const { mark } = node;
  const start = node.field - 1 + shift;
  const most = fields.length - node.leave - start;
  if (node.endSlot) {
    const taken = Math.max(0, most);
    marks[mark] = taken;
    pass(core, fact, node, shift + taken - 1, node.slot, marks, onlyFresh);
    return;
  }
  // A constant behind the multifield is looked for at once.
  const behind = node.constantBehind();
  if (behind === null) {
    for (let taken = most; taken >= 0; taken--) {
      marks[mark] = taken;
      pass(core, fact, node, shift + taken - 1, node.slot, marks, onlyFresh);
    }
    return;
  }
  const constant = behind.only;
  const place = behind.field - 2 + shift;
  for (let taken = most; taken >= 0; taken--) {
    if (fields[place + taken] !== constant) continue;
    marks[mark] = taken;
    pass(core, fact, node, shift + taken - 1, node.slot, marks, onlyFresh);
  }
}

/** The tests of a node; then a match if a pattern ends here, and everything below. */
function pass(
  core: Core,
  fact: Fact,
  node: PatternNode,
  offset: number,
  offsetSlot: number,
  marks: number[],
  onlyFresh: boolean,
): void {
  if (node.length >= 0) {
    const { length } = fieldsOf(fact, node.slot);
    if (node.exact ? length !== node.length : length < node.length) return;
  }
  if (node.test !== null && !node.test(fact, marks)) return;
  let reached: PatternNode = node;
  if (node.selector !== null) {
    const child = node.constants.get(constantKey(node.selector(fact, marks)));
    if (child === undefined || (onlyFresh && !child.fresh)) return;
    reached = child;
  }
  if (reached.memory !== null) enter(core, fact, reached, marks, onlyFresh);
  if (reached.children !== null) walk(core, fact, reached.children, offset, offsetSlot, marks, onlyFresh);
}

function enter(core: Core, fact: Fact, node: PatternNode, marks: number[], onlyFresh: boolean): void {
  if (onlyFresh && !node.fresh) return;
  const table = core.matches;
  const match = table.addAlpha(fact, table.marksNumber(marks, node.markCount), node);
  node.memory!.addAlpha(match, node.hash === null ? 0 : node.hash(fact, marks));
  const { joins } = node;
  for (let i = 0; i < joins.length; i++) {
    if (onlyFresh && !joins[i].fresh) continue;
    assertRight(core, match, joins[i], false);
  }
}
