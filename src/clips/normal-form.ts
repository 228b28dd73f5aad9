// The left-hand side as alternatives without `or`, each a flat list of patterns and tests in which not/and groups
// are depths. Source: the topology that the joins of CLIPS 6.30 need (groups enter a join from the right).

import type { Element, FlatElement } from "./conditional-element.ts";
import type { Core } from "./core.ts";
import { callOf, type Expression } from "./expression.ts";

/** The alternatives of a left-hand side in the order of the C program: the first `or` varies slowest. */
export function alternatives(core: Core, elements: Element[]): FlatElement[][] {
  return disjuncts(core, { type: "and", children: elements }).map((alternative) => {
    const list: FlatElement[] = [];
    flatten(core, alternative, 1, list);
    addInitialPatterns(list);
    attachTests(core, list);
    return list;
  });
}

function disjuncts(core: Core, element: Element): Element[] {
  if (element.type === "pattern" || element.type === "test") return [element];
  if (element.type === "or") return element.children.flatMap((child) => disjuncts(core, child));
  if (element.type === "not") {
    const parts = disjuncts(core, element.children[0]);
    if (parts.length === 1) return [negate(core, parts[0])];
    return [{ type: "and", children: parts.map((part) => negate(core, part)) }];
  }
  let products: Element[][] = [[]];
  for (const child of element.children) {
    const parts = disjuncts(core, child);
    products = products.flatMap((product) => parts.map((part) => [...product, part]));
  }
  return products.map((children) => joinTests(core, children));
}

/** `and` of elements, flattened, with adjacent tests made one. */
function joinTests(core: Core, children: Element[]): Element {
  const flat = children.flatMap((child) => (child.type === "and" ? child.children : [child]));
  const list: Element[] = [];
  for (const child of flat) {
    const before = list.at(-1);
    if (child.type === "test" && before?.type === "test") {
      list[list.length - 1] = { ...before, expression: both(core, before.expression, child.expression) };
    } else list.push(child);
  }
  if (list.length === 1 && list[0].type === "test") return list[0];
  return { type: "and", children: list };
}

function both(core: Core, a: Expression, b: Expression): Expression {
  const row = core.functions.get("and")!;
  const parts = (e: Expression) => (e.type === "call" && e.row === row ? e.args : [e]);
  return callOf(row, [...parts(a), ...parts(b)]);
}

function negate(core: Core, element: Element): Element {
  if (element.type === "test") {
    return { ...element, expression: callOf(core.functions.get("not")!, [element.expression]) };
  }
  return { type: "not", children: [element] };
}

function flatten(core: Core, element: Element, depth: number, list: FlatElement[]): void {
  switch (element.type) {
    case "pattern":
    case "test":
      list.push(leaf(element, depth));
      return;
    case "not":
      flattenNot(core, element.children[0], depth, list);
      return;
    default:
      for (const child of element.children) flatten(core, child, depth, list);
  }
}

function leaf(element: Extract<Element, { type: "pattern" | "test" }>, depth: number): FlatElement {
  return {
    pattern: element.type === "pattern" ? element.pattern : null,
    test: element.type === "test" ? element.expression : null,
    attached: [],
    secondary: [],
    negated: false,
    exists: false,
    existsGroup: false,
    begin: depth,
    end: depth,
    logical: element.logical,
    number: element.number,
  };
}

function flattenNot(core: Core, child: Element, depth: number, list: FlatElement[]): void {
  if (child.type === "pattern") {
    list.push({ ...leaf(child, depth), negated: true });
    return;
  }
  if (child.type === "not") {
    const inner = child.children[0];
    if (inner.type === "not") {
      flattenNot(core, inner.children[0], depth, list);
      return;
    }
    if (inner.type === "pattern") {
      list.push({ ...leaf(inner, depth), negated: true, exists: true });
      return;
    }
    const start = list.length;
    flatten(core, inner, depth + 1, list);
    list[start].existsGroup = true;
    list[list.length - 1].end = depth;
    return;
  }
  flatten(core, child, depth + 1, list);
  list[list.length - 1].end = depth;
}

/** A group that begins with a test gets an empty pattern in front of it. */
function addInitialPatterns(list: FlatElement[]): void {
  let depth = 1;
  for (let i = 0; i < list.length; i++) {
    const element = list[i];
    if (element.test !== null && element.begin > depth) {
      list.splice(i, 0, {
        ...element,
        test: null,
        attached: [],
        secondary: [],
        end: element.begin,
        number: 0,
      });
      element.existsGroup = false;
      i++;
    }
    depth = element.end;
  }
}

/** Tests move into the join of the pattern before them where that pattern is of the same group. */
function attachTests(core: Core, list: FlatElement[]): void {
  for (let i = 1; i < list.length; i++) {
    const test = list[i];
    const last = list[i - 1];
    if (test.test === null || test.begin > last.end || last.begin > last.end) continue;
    if (last.test !== null) {
      last.test = both(core, last.test, test.test);
    } else if (last.negated) {
      last.secondary.push({ expression: test.test, number: test.number });
    } else {
      last.attached.push({ expression: test.test, number: test.number });
    }
    if (test.begin !== test.end) closeGroup(list, i, last, test);
    last.end = test.end;
    list.splice(i, 1);
    i--;
  }
}

/** A group of one pattern and a test becomes a negated (or existing) pattern with that test in its join. */
function closeGroup(list: FlatElement[], i: number, last: FlatElement, test: FlatElement): void {
  if (last.existsGroup) {
    last.existsGroup = false;
    last.exists = true;
    last.negated = true;
    last.begin = test.end;
    return;
  }
  const before = list[i - 2];
  if (before !== undefined && before.end !== test.begin) {
    last.negated = true;
    last.begin--;
  }
}
