// HOT. Sends an entity through a pattern network. Multifields are tried from the longest to the shortest, each with
// everything below it, before the next sibling: this gives matches in the order of the C program.

import { Multifield, type Value } from "../language/values.ts";
import type { Entity } from "./entity.ts";
import type { Network } from "./network.ts";
import { constantKey, type PatternNode } from "./pattern-node.ts";

export function matchEntity(
  network: Network,
  entity: Entity,
  root: PatternNode | null,
  onlyFresh: boolean,
): void {
  walk(network, entity, root, 0, -1, [], onlyFresh);
}

function fieldsOf(entity: Entity, slot: number): Value[] {
  return (entity.slots[slot] as Multifield).fields;
}

function walk(
  network: Network,
  entity: Entity,
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
      matchMultifield(network, entity, node, shift, marks, onlyFresh);
      continue;
    }
    // After the multifields of a slot, its last node checks that the whole slot is used up.
    if (node.endSlot && node.slot === offsetSlot) {
      const value = entity.slots[node.slot];
      if (value instanceof Multifield && node.leave + node.field + shift !== value.fields.length) continue;
    }
    pass(network, entity, node, offset, offsetSlot, marks, onlyFresh);
  }
}

function matchMultifield(
  network: Network,
  entity: Entity,
  node: PatternNode,
  shift: number,
  marks: number[],
  onlyFresh: boolean,
): void {
  const fields = fieldsOf(entity, node.slot);
  const { mark } = node;
  const start = node.field - 1 + shift;
  const most = fields.length - node.leave - start;
  if (node.endSlot) {
    const taken = Math.max(0, most);
    marks[mark] = taken;
    pass(network, entity, node, shift + taken - 1, node.slot, marks, onlyFresh);
    return;
  }
  // If a constant follows the multifield, only lengths that lead to it are tried.
  const behind = node.constantBehind();
  if (behind === null) {
    for (let taken = most; taken >= 0; taken--) {
      marks[mark] = taken;
      pass(network, entity, node, shift + taken - 1, node.slot, marks, onlyFresh);
    }
    return;
  }
  const constant = behind.only;
  const constantAt = behind.field - 2 + shift;
  for (let taken = most; taken >= 0; taken--) {
    if (fields[constantAt + taken] !== constant) continue;
    marks[mark] = taken;
    pass(network, entity, node, shift + taken - 1, node.slot, marks, onlyFresh);
  }
}

/** The tests of a node; then a match if a pattern ends here, and everything below. */
function pass(
  network: Network,
  entity: Entity,
  node: PatternNode,
  offset: number,
  offsetSlot: number,
  marks: number[],
  onlyFresh: boolean,
): void {
  if (node.length >= 0) {
    const { length } = fieldsOf(entity, node.slot);
    if (node.exact ? length !== node.length : length < node.length) return;
  }
  if (node.test !== null && !node.test(entity, marks)) return;
  let reached: PatternNode = node;
  if (node.selector !== null) {
    const child = node.constants.get(constantKey(node.selector(entity, marks)));
    if (child === undefined || (onlyFresh && !child.fresh)) return;
    reached = child;
  }
  if (reached.memory !== null) enter(network, entity, reached, marks, onlyFresh);
  if (reached.children !== null)
    walk(network, entity, reached.children, offset, offsetSlot, marks, onlyFresh);
}

/** Adds a match to the memory at the end of a pattern and sends it to the joins. */
export function enter(
  network: Network,
  entity: Entity,
  node: PatternNode,
  marks: number[],
  onlyFresh: boolean,
): void {
  if (onlyFresh && !node.fresh) return;
  const { matches } = network;
  const lengths = matches.marksAddress(marks, node.markCount);
  matches.core.enter(entity.id, lengths, entity.timeTag, node.address);
}
