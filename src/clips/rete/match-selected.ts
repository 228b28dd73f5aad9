// Sends an entity through the nodes of a pattern network that were selected for it. Multifields are tried from the
// shortest to the longest, and the last field of a slot does not end it: the order of the C program where nodes are
// selected.

import type { Multifield, Value } from "../language/values.ts";
import type { Entity } from "./entity.ts";
import type { Network } from "./network.ts";
import type { PatternNode } from "./pattern-node.ts";

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
    if (node.shape.multi) matchMultifield(visit, node, shift);
    else pass(visit, node, offset, offsetSlot);
  }
}

function fieldsOf(value: Value): Value[] {
  return (value as Multifield).fields;
}

function matchMultifield(visit: Visit, node: PatternNode, shift: number): void {
  const { field, leave, endSlot, mark } = node.shape;
  const start = field - 1 + shift;
  const most = fieldsOf(visit.entity.slots[node.slot]).length - leave - start;
  for (let taken = endSlot ? Math.max(0, most) : 0; taken <= most; taken++) {
    visit.marks[mark] = taken;
    pass(visit, node, shift + taken - 1, node.slot);
  }
}

/** The tests of a node; then a match if a pattern ends here, and everything below. */
function pass(visit: Visit, node: PatternNode, offset: number, offsetSlot: number): void {
  const { network, entity, marks, round } = visit;
  const needed = node.shape.length;
  if (needed !== null) {
    const { length } = fieldsOf(entity.slots[node.slot]);
    if (needed.exact ? length !== needed.fields : length < needed.fields) return;
  }
  if (node.test !== null && !node.test(entity, marks)) return;
  let reached: PatternNode = node;
  if (node.selector !== null) {
    const child = node.childFor(node.selector(entity, marks));
    if (child === undefined || child.round !== round) return;
    reached = child;
  }
  if (reached.memory !== null && (reached.fresh || !network.onlyFreshJoins)) {
    const lengths = network.matches.marksAddress(marks, reached.markCount);
    network.matches.core.enter(entity.id, lengths, entity.timeTag, reached.address);
  }
  if (reached.children !== null) walk(visit, reached.children, offset, offsetSlot);
}
