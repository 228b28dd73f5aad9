/**
 * The search tree of a moment: facts under the fact from which a firing made them, and waiting activations as the
 * nodes that could come next. Large trees are cut to the oldest nodes and the current branch.
 */
import type { TreeNode, TreeNodeKind } from "../../ui/tree-view.tsx";
import type { Trace } from "./trace/trace.ts";

/** How much is drawn: the oldest facts, the last facts of the current branch, waiting activations. */
export interface TreeSize {
  readonly facts: number;
  readonly branch: number;
  readonly waiting: number;
}

export const fullTree: TreeSize = { facts: 400, branch: 150, waiting: 200 };
/** For pictures that are shown only briefly. */
export const quickTree: TreeSize = { facts: 80, branch: 30, waiting: 40 };

export interface SearchTree {
  readonly nodes: TreeNode[];
  /** Facts of the tree that are not drawn. */
  readonly hidden: number;
}

/** Facts keep their identity as the number of their node; an activation has -2 minus its row. */
export function searchTree(
  trace: Trace,
  moment: number,
  agenda: readonly number[],
  halted: boolean,
  size: TreeSize = fullTree,
): SearchTree {
  const { facts, activations } = trace;
  const first = facts.firstAt(moment);
  const end = facts.born.countUpTo(moment);
  const fired = trace.firedAt(moment);
  const branch = new Set<number>();
  let ancestor = fired < 0 ? -1 : activations.parent.at(fired);
  for (; ancestor >= first && branch.size < size.branch; ancestor = facts.parent.at(ancestor))
    branch.add(ancestor);

  const drawn = new Set<number>();
  let all = 0;
  for (let id = first; id < end; id++) {
    const parent = facts.parent.at(id);
    if (parent < first) continue;
    all++;
    if (drawn.size >= size.facts && !branch.has(id)) continue;
    drawn.add(id);
    drawn.add(parent);
  }
  for (const id of branch) drawn.add(id);
  const waiting = agenda
    .slice(0, size.waiting)
    .filter((row) => activations.parent.at(row) >= first && trace.rule(activations.rule.at(row)).makesFacts);
  if (drawn.size === 0) for (const row of waiting) drawn.add(activations.parent.at(row));

  const current = fired < 0 ? -1 : activations.parent.at(fired);
  const kindOf = (id: number): TreeNodeKind => {
    if (halted && branch.has(id)) return id === current ? "goal" : "path";
    if (facts.born.at(id) === moment && fired >= 0) return "current";
    return facts.died.at(id) > moment ? "expanded" : "dropped";
  };
  const nodes: TreeNode[] = [...drawn]
    .sort((a, b) => a - b)
    .map((id) => {
      const maker = trace.firedAt(facts.born.at(id));
      const parent = facts.parent.at(id);
      return {
        id,
        parent: drawn.has(parent) ? parent : null,
        kind: kindOf(id),
        label: String(facts.object(id).index),
        detail: maker < 0 ? [] : detail(trace, maker),
      };
    });
  for (const row of waiting) {
    const parent = activations.parent.at(row);
    if (!drawn.has(parent)) continue;
    nodes.push({ id: -2 - row, parent, kind: "frontier", label: "", detail: detail(trace, row) });
  }
  return {
    nodes,
    hidden: Math.max(0, all - nodes.filter((node) => node.id >= 0 && node.parent !== null).length),
  };
}

/** Characters of a rule's name that fit below a node. */
const FITS = 13;

function detail(trace: Trace, activation: number): string[] {
  const salience = trace.activations.salience.at(activation);
  const { name } = trace.rule(trace.activations.rule.at(activation));
  const short = name.length > FITS ? `${name.slice(0, FITS - 1)}…` : name;
  return salience === 0 ? [short] : [short, String(salience)];
}
