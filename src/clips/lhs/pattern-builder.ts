// Puts a pattern into a pattern network, sharing the nodes of patterns that begin alike. A new node goes in front of
// its siblings, as in the C program: newer rules see an entity first.

import { formatValue } from "../language/format-values.ts";
import type { Value } from "../language/values.ts";
import { IS_A, NAME } from "../objects/slot-names.ts";
import type { Entity } from "../rete/entity.ts";
import type { JoinTest } from "../rete/join-test.ts";
import type { MatchTable } from "../rete/match-table.ts";
import { PatternNode, type PatternRoot } from "../rete/pattern-node.ts";
import type { Analyzed, AnalyzedSlot, Keyed } from "./analyzed.ts";
import type { FieldReference } from "./field-reference.ts";
import { combineTests } from "./tests.ts";

interface NodePlan {
  readonly multi: boolean;
  readonly slot: number;
  readonly field: number;
  endSlot: boolean;
  readonly leave: number;
  readonly mark: number;
  tests: Keyed<JoinTest>[];
  readonly constant: { reference: FieldReference; value: Value } | null;
  /** How many fields the slot must have; unlike the other tests, checked before a selector. */
  length: LengthCheck | null;
}

/** A node that tests nothing. */
const BARE: NodePlan = {
  multi: false,
  slot: -1,
  field: 0,
  endSlot: false,
  leave: 0,
  mark: -1,
  tests: [],
  constant: null,
  length: null,
};

interface LengthCheck {
  readonly key: string;
  readonly fields: number;
  readonly exact: boolean;
}

/** How a kind of pattern builds its network. */
interface BuildOptions {
  /** True when patterns that test nothing share one node. */
  readonly sharesBareNode: boolean;
}

/** Adds a pattern and returns the node at its end, whose memory is hashed by the values that the join compares. */
export function addPattern(
  table: MatchTable,
  root: PatternRoot,
  analyzed: Analyzed,
  { sharesBareNode }: BuildOptions,
): PatternNode {
  const plans = analyzed.slots.flatMap(planSlot);
  if (plans.length === 0) plans.push({ ...BARE });
  const hashKey = analyzed.hashes.map((h) => h.right.key).join(",");
  let parent: PatternNode | null = null;
  plans.forEach((plan, i) => {
    const level: Level = {
      table,
      root,
      parent,
      isShared: plan.slot >= 0 || sharesBareNode,
      isGrouped: false,
    };
    parent = addNode(level, plan, i === plans.length - 1 ? hashKey : "");
    locateTests(analyzed, plan, parent);
  });
  const node = parent as unknown as PatternNode;
  finishEnd(node, analyzed);
  return node;
}

/** Marks the ends of patterns among the children of a node. */
const END = -2;

/**
 * Adds a pattern whose nodes are selected for each entity, and returns the node at its end. Patterns share nodes
 * whatever their ends are for, which `endKey` says; nodes on the same field stay together, the oldest first. `fails` is
 * told of the slot, the field and the entity when a test fails because of an earlier error.
 */
export function addSelectedPattern(
  table: MatchTable,
  root: PatternRoot,
  analyzed: Analyzed,
  endKey: string,
  fails: (slot: AnalyzedSlot, node: PatternNode, entity: Entity) => void,
): PatternNode {
  const plans = analyzed.slots.flatMap((slot) => planSlot(slot).map((plan) => ({ slot, plan })));
  if (plans.length === 0) plans.push({ slot: analyzed.slots[0], plan: { ...BARE, slot: IS_A, field: 1 } });
  let parent: PatternNode | null = null;
  for (const { slot, plan } of plans) {
    const node = addNode({ table, root, parent, isShared: true, isGrouped: true }, plan, "");
    const tested = plan.constant === null ? node : node.parent!;
    tested.failsEarlier = (entity) => fails(slot, tested, entity);
    locateTests(analyzed, plan, node);
    parent = node;
  }
  const above = parent as unknown as PatternNode;
  const hashKey = analyzed.hashes.map((h) => h.right.key).join(",");
  const key = `${endKey}|${hashKey}`;
  let node = above.children;
  while (node !== null && !(node.slot === END && node.key === key)) node = node.next;
  if (node === null) {
    node = new PatternNode(table, root, above, { ...BARE, slot: END, key }, null, null);
    node.next = above.children;
    above.children = node;
  }
  finishEnd(node, analyzed);
  return node;
}

function locateTests({ testLocations }: Analyzed, { slot, field }: NodePlan, node: PatternNode): void {
  for (const location of testLocations)
    if (location.at.slot === slot && location.at.field === field) location.node = node;
}

function finishEnd(node: PatternNode, analyzed: Analyzed): void {
  const markCount = analyzed.slots.flatMap((slot) => slot.marks).filter((mark) => mark !== null).length;
  // The C program has one key for all multifields.
  const isKeyed = analyzed.hashes.some(({ multi }) => !multi);
  const hash = analyzed.hashes.map(({ right }) => right);
  node.makeTerminal(markCount, hash, isKeyed);
}

/** The nodes of one slot; fields that every entity satisfies need none. */
function planSlot(analyzed: AnalyzedSlot): NodePlan[] {
  const { slot, fields, marks } = analyzed;
  const s = slot.slot;
  if (!slot.multi) {
    const { tests, constant } = fields[0];
    if (tests.length === 0 && constant === null) return [];
    return [
      {
        multi: false,
        slot: s,
        field: 0,
        endSlot: false,
        leave: 0,
        mark: -1,
        tests,
        constant,
        length: null,
      },
    ];
  }
  if (fields.length === 0) {
    return [
      {
        multi: false,
        slot: s,
        field: 0,
        endSlot: false,
        leave: 0,
        mark: -1,
        tests: [],
        constant: null,
        length: { key: `empty(${s})`, fields: 0, exact: true },
      },
    ];
  }
  const singles = fields.filter((f) => !f.field.multi).length;
  const exact = singles === fields.length;
  const plans: NodePlan[] = [];
  fields.forEach((analyzedField, i) => {
    const length = i === 0 ? lengthCheck(s, singles, exact) : null;
    const marked = marks[i] !== null;
    const leave = fields.slice(i + 1).filter((f) => !f.field.multi).length;
    const { tests, constant } = analyzedField;
    if (!marked && tests.length === 0 && constant === null && length === null) return;
    plans.push({
      multi: marked,
      slot: s,
      field: i + 1,
      endSlot: false,
      leave,
      mark: marks[i] ?? -1,
      tests,
      constant,
      length,
    });
  });
  const last = plans.at(-1);
  if (last !== undefined) last.endSlot = true;
  return plans;
}

function lengthCheck(slot: number, singles: number, exact: boolean): LengthCheck | null {
  if (exact) return { key: `length(${slot},=${singles})`, fields: singles, exact };
  return singles === 0 ? null : { key: `length(${slot},>=${singles})`, fields: singles, exact };
}

/** The siblings among which a node goes: below `parent`, or at the top of the network. */
interface Level {
  readonly table: MatchTable;
  readonly root: PatternRoot;
  readonly parent: PatternNode | null;
  /** False when a node must be new even if an equal one exists. */
  readonly isShared: boolean;
  /** True when a node goes behind those on the same field; else it goes in front of its siblings. */
  readonly isGrouped: boolean;
}

function addNode(level: Level, plan: NodePlan, hashKey: string): PatternNode {
  // Single fields are shared, for facts, if they end the slot or not alike; for objects, if as many single fields follow.
  const single = level.isGrouped ? `S${plan.leave}` : `S${plan.endSlot}`;
  const field = plan.multi ? `M${plan.leave}${plan.endSlot}` : single;
  const shape = `${field}|${plan.slot}|${plan.field}|${hashKey}|`;
  const { constant, length } = plan;
  if (constant === null) {
    const test = plan.tests.length === 0 ? null : combineTests("and", plan.tests);
    const key = `${shape}${length?.key ?? ""} ${test?.key ?? ""}`;
    return findOrAdd(level, plan, key, { test: test?.test ?? null, selector: null });
  }
  const key = `${shape}select(${constant.reference.key}) ${length?.key ?? ""}`;
  const selector = findOrAdd(level, plan, key, { test: null, selector: constant.reference });
  const found = selector.childFor(constant.value);
  if (found?.key.startsWith(shape)) return found;
  const below = { ...level, parent: selector, isShared: false };
  const childKey = `${shape}=${formatValue(constant.value)}`;
  const child = findOrAdd(below, { ...plan, length: null }, childKey, { test: null, selector: null });
  selector.addConstant(constant.value, child);
  return child;
}

function findOrAdd(
  { table, root, parent, isShared, isGrouped }: Level,
  plan: NodePlan,
  key: string,
  { test, selector }: { test: JoinTest | null; selector: FieldReference | null },
): PatternNode {
  const first = parent === null ? root.patterns : parent.children;
  if (isShared && parent?.selector == null) {
    for (let node = first; node !== null; node = node.next) if (node.key === key) return node;
  }
  const node = new PatternNode(table, root, parent, { ...plan, key }, test, selector);
  const before = isGrouped ? lastBefore(first, plan) : null;
  if (before !== null) {
    node.next = before.next;
    before.next = node;
    return node;
  }
  node.next = first;
  if (parent === null) root.patterns = node;
  else parent.children = node;
  return node;
}

/** The last sibling on the same field, else the last end of a pattern; null when there is neither. */
function lastBefore(first: PatternNode | null, plan: NodePlan): PatternNode | null {
  let end: PatternNode | null = null;
  let last: PatternNode | null = null;
  for (let node = first; node !== null; node = node.next) {
    if (node.slot === END) end = node;
    else if (
      node.slot === plan.slot &&
      firstField(node.slot, node.shape.field) === firstField(plan.slot, plan.field)
    )
      last = node;
  }
  return last ?? end;
}

/** A test of a whole slot counts as one of its first field, but for the class and the name. */
function firstField(slot: number, field: number): number {
  return field === 0 && slot > NAME ? 1 : field;
}
