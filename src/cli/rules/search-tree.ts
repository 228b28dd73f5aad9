/** The search tree of a run of rules: nodes are facts, and waiting activations are children not made yet. */
import type { ActivationData, Derivation, FactDrawings, FiringData, RuleData } from "../../clips/index.ts";

export interface TreeNode {
  /** The index of the fact; null for a child that is not made yet. */
  readonly fact: number | null;
  /** The fact in short form; empty for a child not made yet. */
  readonly text: string;
  /** The rows of its board, if it has one; of a child not made yet, that which it would have. */
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
  /** How the program says that its facts are drawn. */
  readonly drawings: FactDrawings;
  /** The facts that an activation would assert, by its place on the agenda. */
  wouldAssert(place: number): string[];
  /** The value of an expression; null if it is not a number. */
  evaluate(expression: string): number | null;
}

/** The roots in the order of their facts. */
export function searchTree({ derivation, agenda, rules, drawings, wouldAssert, evaluate }: Run): TreeNode[] {
  const { facts, firings } = derivation;
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const nodes = new Map<number, TreeNode>();
  const templateOf = (fact: number | null) => (fact === null ? undefined : facts[fact]?.template);
  const value = (rule: string, salience: number) => (byName.get(rule)?.dynamicSalience ? -salience : null);
  /** f of a fact that no rule has made: only the program can tell. */
  const givenValue = (text: string) => {
    const expression = drawings.valueOf(text);
    return expression === null ? null : evaluate(expression);
  };
  /** Of the matched facts, the one of the same template as the new fact; otherwise the first. */
  const parentOf = (used: readonly (number | null)[], template: string) =>
    used.find((fact) => templateOf(fact) === template) ?? used.find((fact) => fact !== null) ?? null;

  for (const { index, template, text, by } of facts) {
    const firing = by === null ? undefined : firings[by - 1];
    const parent = firing === undefined ? undefined : nodes.get(parentOf(firing.facts, template) ?? -1);
    const node: TreeNode = {
      fact: index,
      ...drawn(drawings, text),
      rule: firing?.rule ?? null,
      firing: by,
      level: parent === undefined ? 0 : parent.level + 1,
      value: firing === undefined ? givenValue(text) : value(firing.rule, firing.salience),
      onPath: false,
      children: [],
    };
    nodes.set(index, node);
    parent?.children.push(node);
  }
  const makes = (rule: string) => byName.get(rule)?.asserts ?? [];
  for (const [place, { rule, salience, facts: used }] of agenda.entries()) {
    const made = makes(rule).find((template) => used.some((fact) => templateOf(fact) === template));
    const parent = made === undefined ? undefined : nodes.get(parentOf(used, made) ?? -1);
    if (parent === undefined) continue;
    const fact = wouldAssert(place).find((text) => text.startsWith(`(${made}`));
    const board = fact === undefined ? null : drawn(drawings, fact).board;
    parent.children.push(waiting(rule, parent.level + 1, value(rule, salience), board));
  }
  markPath(
    firings,
    nodes,
    (fact, template) => parentOf(firings[(facts[fact].by ?? 0) - 1]?.facts ?? [], template),
    facts,
  );
  return [...nodes.values()].filter((node) => node.firing === null && node.children.length > 0);
}

function waiting(rule: string, level: number, value: number | null, board: TreeNode["board"]): TreeNode {
  return { fact: null, text: "", board, rule, firing: null, level, value, onPath: false, children: [] };
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

/** What is drawn of a fact: the rows of its board, or words. */
function drawn(drawings: FactDrawings, text: string): Pick<TreeNode, "text" | "board"> {
  const drawing = drawings.of(text);
  if (drawing === null) return { text, board: null };
  if (drawing.type === "text") return { text: drawing.text, board: null };
  const { columns, cells } = drawing;
  const rows = Math.ceil(cells.length / columns);
  const row = (number: number) => cells.slice(number * columns, (number + 1) * columns).join(" ");
  return { text, board: Array.from({ length: rows }, (_, number) => row(number)) };
}
