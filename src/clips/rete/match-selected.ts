// Sends an entity through the nodes of a pattern network that were selected for it. Multifields are tried from the
// shortest to the longest, and the last field of a slot does not end it: the order of the C program where nodes are
// selected.

import type { Multifield, Value } from "../language/values.ts";
import type { Entity } from "./entity.ts";
import { enter } from "./match-patterns.ts";
import type { Network } from "./network.ts";
import { constantKey, type PatternNode } from "./pattern-node.ts";

/** Visits the nodes whose `round` is this one. */
export function matchSelected(
  network: Network,
  entity: Entity,
  root: PatternNode | null,
  round: number,
): void {
  walk({ network, entity, round, marks: [] }, root, 0, -1);
}

interface Visit {
  readonly network: Network;
  readonly entity: Entity;
  readonly round: number;
  readonly marks: number[];
}

function walk(visit: Visit, first: PatternNode | null, offset: number, offsetSlot: number): void {
  for (let node = first; node !== null; node = node.next) {
    if (node.round !== visit.round) continue;
    const shift = node.slot === offsetSlot ? offset : 0;
    if (node.multi) matchMultifield(visit, node, shift);
    else pass(visit, node, offset, offsetSlot);
  }
}

function fieldsOf(value: Value): Value[] {
  return (value as Multifield).fields;
}

function matchMultifield(visit: Visit, node: PatternNode, shift: number): void {
  const start = node.field - 1 + shift;
  const most = fieldsOf(visit.entity.slots[node.slot]).length - node.leave - start;
  for (let taken = node.endSlot ? Math.max(0, most) : 0; taken <= most; taken++) {
    visit.marks[node.mark] = taken;
    pass(visit, node, shift + taken - 1, node.slot);
  }
}

/** The tests of a node; then a match if a pattern ends here, and everything below. */
function pass(visit: Visit, node: PatternNode, offset: number, offsetSlot: number): void {
  const { network, entity, marks, round } = visit;
  if (node.length >= 0) {
    const { length } = fieldsOf(entity.slots[node.slot]);
    if (node.exact ? length !== node.length : length < node.length) return;
  }
  if (node.test !== null && !node.test(entity, marks)) return;
  let reached: PatternNode = node;
  if (node.selector !== null) {
    const child = node.constants.get(constantKey(node.selector(entity, marks)));
    if (child === undefined || child.round !== round) return;
    reached = child;
  }
  if (reached.memory !== null) enter(network, entity, reached, marks, network.onlyFreshJoins);
  if (reached.children !== null) walk(visit, reached.children, offset, offsetSlot);
}
