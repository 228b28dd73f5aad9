// Puts a pattern into the pattern network of its template, sharing the nodes of patterns that begin alike.
// A new node goes in front of its siblings, as in the C program: newer rules see a fact first.

import type { Template } from "../constructs/deftemplate/template.ts";
import { formatValue } from "../language/format-values.ts";
import { hashOf, type Value } from "../language/values.ts";
import type { MatchTable } from "../rete/match-table.ts";
import { constantKey, type FactHash, type FactTest, PatternNode } from "../rete/pattern-node.ts";
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
  tests: Keyed<FactTest>[];
  readonly constant: { reference: FieldReference; value: Value } | null;
  /** How many fields the slot must have; goes before a selector, the other tests do not. */
  length: LengthCheck | null;
}

interface LengthCheck {
  readonly key: string;
  readonly fields: number;
  readonly exact: boolean;
}

/** The node at the end of the pattern; its memory is hashed by the values that the join compares. */
export function placePattern(table: MatchTable, analyzed: Analyzed): PatternNode {
  const template = analyzed.element.pattern!.template;
  const plans = analyzed.slots.flatMap(planSlot);
  if (plans.length === 0) {
    plans.push({
      multi: false,
      slot: -1,
      field: 0,
      endSlot: false,
      leave: 0,
      mark: -1,
      tests: [],
      constant: null,
      length: null,
    });
  }
  const hashKey = analyzed.hashes.map((h) => h.right.key).join(",");
  let parent: PatternNode | null = null;
  plans.forEach((plan, i) => {
    parent = placeNode(template, parent, plan, i === plans.length - 1 ? hashKey : "");
  });
  const node = parent as unknown as PatternNode;
  for (const place of analyzed.places) place.node = node;
  const markCount = analyzed.slots.flatMap((slot) => slot.marks).filter((mark) => mark !== null).length;
  // The C program has one key for all multifields.
  const isKeyed = analyzed.hashes.some(({ multi }) => !multi);
  node.makeTerminal(table, markCount, hashKey !== "", isKeyed);
  if (hashKey !== "" && node.hash === null) node.hash = hashFunction(analyzed.hashes.map((h) => h.right));
  return node;
}

function hashFunction(references: FieldReference[]): FactHash {
  if (references.length === 1) {
    const { get } = references[0];
    return (fact, marks) => hashOf(get(fact, marks));
  }
  return (fact, marks) => {
    let hash = 0;
    for (const { get } of references) hash = (Math.imul(hash, 31) + hashOf(get(fact, marks))) | 0;
    return hash;
  };
}

/** The nodes of one slot; fields that every fact satisfies need none. */
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

function placeNode(
  template: Template,
  parent: PatternNode | null,
  plan: NodePlan,
  hashKey: string,
): PatternNode {
  const shape = `${plan.multi ? `M${plan.leave}` : "S"}|${plan.slot}|${plan.field}|${plan.endSlot}|${hashKey}|`;
  const { constant, length } = plan;
  const checkLength = (node: PatternNode): void => {
    if (length === null) return;
    node.length = length.fields;
    node.exact = length.exact;
  };
  if (constant === null) {
    const test = plan.tests.length === 0 ? null : combineTests("and", plan.tests);
    return findOrAdd(template, parent, plan, `${shape}${length?.key ?? ""} ${test?.key ?? ""}`, (node) => {
      checkLength(node);
      node.test = test?.test ?? null;
    });
  }
  const key = `${shape}select(${constant.reference.key}) ${length?.key ?? ""}`;
  const selector = findOrAdd(template, parent, plan, key, (node) => {
    checkLength(node);
    node.selector = constant.reference.get;
  });
  const found = selector.constants.get(constantKey(constant.value));
  if (found?.key.startsWith(shape)) return found;
  const child = findOrAdd(template, selector, plan, `${shape}=${formatValue(constant.value)}`, () => {});
  selector.addConstant(constant.value, child);
  return child;
}

function findOrAdd(
  template: Template,
  parent: PatternNode | null,
  plan: NodePlan,
  key: string,
  initialize: (node: PatternNode) => void,
): PatternNode {
  const first = parent === null ? template.patterns : parent.children;
  // The node of an ordered pattern without tests is never shared: the C program does not recognize it again.
  if (parent?.selector == null && (plan.slot >= 0 || !template.implied)) {
    for (let node = first; node !== null; node = node.next) if (node.key === key) return node;
  }
  const node = new PatternNode(parent, { ...plan, key });
  initialize(node);
  node.next = first;
  if (parent === null) template.patterns = node;
  else parent.children = node;
  return node;
}

/** Takes a pattern node without joins out of the network, and its ancestors that nothing else needs. */
export function removePattern(template: Template, leaf: PatternNode): void {
  if (leaf.joins.length > 0) return;
  leaf.memory = null;
  let node: PatternNode | null = leaf;
  while (node !== null && node.children === null && node.memory === null) {
    const parent: PatternNode | null = node.parent;
    const first: PatternNode | null = parent === null ? template.patterns : parent.children;
    if (first === node) {
      if (parent === null) template.patterns = node.next;
      else parent.children = node.next;
    } else {
      let before = first!;
      while (before.next !== node) before = before.next!;
      before.next = node.next;
    }
    if (parent?.selector != null) parent.removeConstant(node);
    node = parent;
  }
}
