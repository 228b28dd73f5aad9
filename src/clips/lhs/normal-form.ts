// The left-hand side as alternatives without `or`, each a flat list of patterns and tests in which not/and groups are
// expressed as depths. Source: the topology that the joins of CLIPS 6.30 need (groups enter a join from the right).

import { callOf, type Expression } from "../evaluate/expressions.ts";
import type { Element, FlatElement } from "./conditional-element.ts";
import type { LhsHost } from "./host.ts";

/** The alternatives of a left-hand side in the order of the C program: the first `or` varies slowest. */
export function alternatives(engine: LhsHost, elements: Element[]): FlatElement[][] {
  return disjuncts(engine, { type: "and", children: elements }).map((alternative) => {
    const list: FlatElement[] = [];
    flatten(alternative, 1, list);
    markExists(list);
    addInitialPatterns(list);
    attachTests(list);
    return list;
  });
}

function disjuncts(engine: LhsHost, element: Element): Element[] {
  if (element.type === "pattern" || element.type === "test") return [element];
  if (element.type === "or") return element.children.flatMap((child) => disjuncts(engine, child));
  if (element.type === "not") {
    const parts = disjuncts(engine, element.children[0]);
    if (parts.length === 1) return [negate(engine, parts[0])];
    return [{ type: "and", children: parts.map((part) => negate(engine, part)) }];
  }
  let products: Element[][] = [[]];
  for (const child of element.children) {
    const parts = disjuncts(engine, child);
    products = products.flatMap((product) => parts.map((part) => [...product, part]));
  }
  return products.map((children) => joinTests(engine, children));
}

/** `and` of elements, flattened, if there are several; a test becomes part of the pattern or test right before it. */
function joinTests(engine: LhsHost, children: Element[]): Element {
  const flat = children.flatMap((child) => (child.type === "and" ? child.children : [child]));
  const list: Element[] = [];
  for (const child of flat) {
    const before = list.at(-1);
    if (child.type === "test" && before?.type === "test") {
      list[list.length - 1] = { ...before, expression: both(engine, before.expression, child.expression) };
    } else if (child.type === "test" && before?.type === "pattern") {
      list[list.length - 1] = { ...before, tests: [...(before.tests ?? []), child] };
    } else list.push(child);
  }
  return list.length === 1 ? list[0] : { type: "and", children: list };
}

function both(engine: LhsHost, a: Expression, b: Expression): Expression {
  const row = engine.functions.get("and")!;
  const parts = (e: Expression) => (e.type === "call" && e.row === row ? e.args : [e]);
  return callOf(row, [...parts(a), ...parts(b)]);
}

function negate(engine: LhsHost, element: Element): Element {
  if (element.type === "test") {
    return { ...element, expression: callOf(engine.functions.get("not")!, [element.expression]) };
  }
  return { type: "not", children: [element] };
}

function flatten(element: Element, depth: number, list: FlatElement[]): void {
  switch (element.type) {
    case "pattern":
    case "test":
      list.push(leaf(element, depth));
      return;
    case "not":
      flattenNot(element.children[0], depth, list);
      return;
    default:
      for (const child of element.children) flatten(child, depth, list);
  }
}

function leaf(element: Extract<Element, { type: "pattern" | "test" }>, depth: number): FlatElement {
  return {
    pattern: element.type === "pattern" ? element.pattern : null,
    test: element.type === "test" ? element.expression : null,
    attached: element.type === "pattern" ? [...(element.tests ?? [])] : [],
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

function flattenNot(child: Element, depth: number, list: FlatElement[]): void {
  if (child.type === "pattern") {
    list.push({ ...leaf(child, depth), negated: true });
    return;
  }
  const inner = child.type === "not" ? child.children[0] : null;
  if (inner?.type === "not") flattenNot(inner.children[0], depth, list);
  else if (inner?.type === "pattern") list.push({ ...leaf(inner, depth), negated: true, exists: true });
  else {
    flatten(inner ?? child, inner === null ? depth + 1 : depth + 2, list);
    list[list.length - 1].end = depth;
  }
}

/**
 * Two nested groups that begin at the same element and end at the same element are an exists. At the beginning of a third
 * group they stay two, as in the C program.
 */
function markExists(list: FlatElement[]): void {
  let depth = 1;
  for (let i = 0; i < list.length; i++) {
    const { begin } = list[i];
    const last = list.findIndex(({ end }, k) => k >= i && end < begin);
    if (begin - depth === 2 && list[last].end <= depth) {
      list[i].existsGroup = true;
      for (let k = i; k <= last; k++) list[k].begin--;
      for (let k = i; k < last; k++) list[k].end--;
    }
    depth = list[i].end;
  }
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
        end: element.begin,
        number: 0,
        attached: [],
        secondary: [],
      });
      element.existsGroup = false;
      i++;
    }
    depth = element.end;
  }
}

/** The remaining tests move into the join before them if it belongs to a pattern of the same group. */
function attachTests(list: FlatElement[]): void {
  for (let i = 1; i < list.length; i++) {
    const { test, begin, end, number } = list[i];
    const last = list[i - 1];
    if (test === null || begin > last.end || last.begin > last.end) continue;
    const tests = last.negated ? last.secondary : last.attached;
    tests.push({ expression: test, number });
    if (i === 1 && begin !== end && last.exists && last.existsGroup) {
      last.existsGroup = false;
      last.begin = end;
    }
    last.end = end;
    list.splice(i, 1);
    i--;
  }
}
