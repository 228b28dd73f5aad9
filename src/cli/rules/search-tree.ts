/** The search tree of a run of rules: nodes are facts, and waiting activations are children not made yet. */
import type { ActivationData, Derivation, FiringData, RuleData } from "../../clips/index.ts";

export interface TreeNode {
  /** The index of the fact; null for a child that is not made yet. */
  readonly fact: number | null;
  /** The fact in short form; empty for a child not made yet. */
  readonly text: string;
  /** The rows of a square board, if the fact begins with one. */
  readonly board: string[] | null;
  /** The rule that made it or would make it, and the number of that firing. */
  readonly rule: string | null;
  readonly firing: number | null;
  readonly level: number;
  /** f(n): minus the salience of the activation, where rules compute it. */
  readonly value: number | null;
  /** Whether it is on the path from a root to the goal: the fact matched by a last firing that made nothing. */
  onPath: boolean;
  readonly children: TreeNode[];
}

interface Run {
  readonly derivation: Derivation;
  readonly agenda: readonly ActivationData[];
  readonly rules: readonly RuleData[];
}

/** The roots in the order of their facts. */
export function searchTree({ derivation, agenda, rules }: Run): TreeNode[] {
  const { facts, firings } = derivation;
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const nodes = new Map<number, TreeNode>();
  const templateOf = (fact: number | null) => (fact === null ? undefined : facts[fact]?.template);
  const value = (rule: string, salience: number) => (byName.get(rule)?.dynamicSalience ? -salience : null);
  /** Of the matched facts, the one of the same template as the new fact; otherwise the first. */
  const parentOf = (used: readonly (number | null)[], template: string) =>
    used.find((fact) => templateOf(fact) === template) ?? used.find((fact) => fact !== null) ?? null;

  for (const { index, template, text, by } of facts) {
    const firing = by === null ? undefined : firings[by - 1];
    const parent = firing === undefined ? undefined : nodes.get(parentOf(firing.facts, template) ?? -1);
    const node: TreeNode = {
      fact: index,
      text,
      board: boardIn(text),
      rule: firing?.rule ?? null,
      firing: by,
      level: parent === undefined ? 0 : parent.level + 1,
      value: firing === undefined ? null : value(firing.rule, firing.salience),
      onPath: false,
      children: [],
    };
    nodes.set(index, node);
    parent?.children.push(node);
  }
  const makes = (rule: string) => byName.get(rule)?.asserts ?? [];
  for (const { rule, salience, facts: used } of agenda) {
    const made = makes(rule).find((template) => used.some((fact) => templateOf(fact) === template));
    const parent = made === undefined ? undefined : nodes.get(parentOf(used, made) ?? -1);
    parent?.children.push(waiting(rule, parent.level + 1, value(rule, salience)));
  }
  markPath(
    firings,
    nodes,
    (fact, template) => parentOf(firings[(facts[fact].by ?? 0) - 1]?.facts ?? [], template),
    facts,
  );
  return [...nodes.values()].filter((node) => node.firing === null && node.children.length > 0);
}

function waiting(rule: string, level: number, value: number | null): TreeNode {
  return { fact: null, text: "", board: null, rule, firing: null, level, value, onPath: false, children: [] };
}

/** A last firing that makes nothing has found something: its fact is the goal. */
function markPath(
  firings: readonly FiringData[],
  nodes: ReadonlyMap<number, TreeNode>,
  parentOf: (fact: number, template: string) => number | null,
  facts: Derivation["facts"],
): void {
  const last = firings.at(-1);
  if (last === undefined || last.made.length > 0) return;
  for (let fact = last.facts.find((f) => f !== null) ?? null; fact !== null; ) {
    const node = nodes.get(fact);
    if (node === undefined || node.onPath) return;
    node.onPath = true;
    fact = facts[fact].by === null ? null : parentOf(fact, facts[fact].template);
  }
}

/** Rows of a square board: the numbers from 0 on, each once, at the beginning of an ordered fact. */
export function boardIn(text: string): string[] | null {
  const words = /^\(\S+((?: \d+)+)/.exec(text)?.[1].trim().split(" ") ?? [];
  for (const side of [5, 4, 3]) {
    const cells = words.slice(0, side * side);
    const isBoard = cells.length === side * side && cells.every((_, i) => cells.includes(String(i)));
    if (isBoard)
      return Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side).join(" "));
  }
  return null;
}
