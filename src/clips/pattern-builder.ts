// Puts a pattern into the pattern network of its template, sharing the nodes of patterns that begin alike.
// A new node goes in front of its siblings, as in the C program: newer rules see a fact first.

import type { Analyzed, AnalyzedSlot, Keyed } from "./analyzed.ts";
import type { FieldReference } from "./field-reference.ts";
import { formatValue } from "./format-values.ts";
import { constantKey } from "./rete/match-patterns.ts";
import { type FactHash, type FactTest, PatternNode } from "./rete/pattern-node.ts";
import type { Template } from "./template.ts";
import { combineTests } from "./tests.ts";
import { hashOf, type Multifield } from "./values.ts";

interface NodePlan {
  readonly multi: boolean;
  readonly slot: number;
  readonly field: number;
  endSlot: boolean;
  readonly leave: number;
  readonly mark: number;
  tests: Keyed<FactTest>[];
  readonly constant: { reference: FieldReference; value: import("./values.ts").Value } | null;
  /** The length check goes before a selector, the other tests do not. */
  lengthTest: Keyed<FactTest> | null;
}

/** The node at the end of the pattern; its memory is hashed by the values that the join compares. */
export function placePattern(analyzed: Analyzed): PatternNode {
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
      lengthTest: null,
    });
  }
  const hashKey = analyzed.hashes.map((h) => h.right.key).join(",");
  let parent: PatternNode | null = null;
  plans.forEach((plan, i) => {
    parent = placeNode(template, parent, plan, i === plans.length - 1 ? hashKey : "");
  });
  const node = parent as unknown as PatternNode;
  for (const place of analyzed.places) place.node = node;
  node.makeTerminal(hashKey !== "");
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
        lengthTest: null,
      },
    ];
  }
  if (fields.length === 0) {
    const test: FactTest = (fact) => (fact.slots[s] as Multifield).fields.length === 0;
    return [
      {
        multi: false,
        slot: s,
        field: 0,
        endSlot: false,
        leave: 0,
        mark: -1,
        tests: [{ key: `empty(${s})`, test }],
        constant: null,
        lengthTest: null,
      },
    ];
  }
  const singles = fields.filter((f) => !f.field.multi).length;
  const exact = singles === fields.length;
  const plans: NodePlan[] = [];
  fields.forEach((analyzedField, i) => {
    const lengthTest = i === 0 ? lengthCheck(s, singles, exact) : null;
    const marked = marks[i] !== null;
    const leave = fields.slice(i + 1).filter((f) => !f.field.multi).length;
    const { tests, constant } = analyzedField;
    if (!marked && tests.length === 0 && constant === null && lengthTest === null) return;
    plans.push({
      multi: marked,
      slot: s,
      field: i + 1,
      endSlot: false,
      leave,
      mark: marks[i] ?? -1,
      tests,
      constant,
      lengthTest,
    });
  });
  const last = plans.at(-1);
  if (last !== undefined) last.endSlot = true;
  return plans;
}

function lengthCheck(slot: number, singles: number, exact: boolean): Keyed<FactTest> | null {
  if (exact) {
    return {
      key: `length(${slot},=${singles})`,
      test: (fact) => (fact.slots[slot] as Multifield).fields.length === singles,
    };
  }
  if (singles === 0) return null;
  return {
    key: `length(${slot},>=${singles})`,
    test: (fact) => (fact.slots[slot] as Multifield).fields.length >= singles,
  };
}

function placeNode(
  template: Template,
  parent: PatternNode | null,
  plan: NodePlan,
  hashKey: string,
): PatternNode {
  const shape = `${plan.multi ? `M${plan.leave}` : "S"}|${plan.slot}|${plan.field}|${plan.endSlot}|${hashKey}|`;
  const { constant, lengthTest } = plan;
  if (constant === null) {
    const tests = lengthTest === null ? plan.tests : [lengthTest, ...plan.tests];
    const test = tests.length === 0 ? null : combineTests("and", tests);
    return findOrAdd(template, parent, plan, `${shape}${test?.key ?? ""}`, (node) => {
      node.test = test?.test ?? null;
    });
  }
  const key = `${shape}select(${constant.reference.key}) ${lengthTest?.key ?? ""}`;
  const selector = findOrAdd(template, parent, plan, key, (node) => {
    node.selector = constant.reference.get;
    node.test = lengthTest?.test ?? null;
  });
  const value = constantKey(constant.value);
  const found = selector.constants.get(value);
  if (found?.key.startsWith(shape)) return found;
  const child = findOrAdd(template, selector, plan, `${shape}=${formatValue(constant.value)}`, () => {});
  selector.constants.set(value, child);
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
    if (parent?.selector != null) {
      for (const [key, child] of parent.constants) if (child === node) parent.constants.delete(key);
    }
    node = parent;
  }
}
