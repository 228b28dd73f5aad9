/**
 * The search tree of a moment in columns: facts under the fact from which a firing made them, and waiting activations as
 * the nodes that could come next. A fact stands where the activation that made it stood, so that nothing moves when it
 * fires.
 */
import { factText } from "../../../clips/index.ts";
import { kindCode } from "../../ui/tree/tree.ts";
import { activationOfNode, nodeOfActivation, type RuleTree, type RuleTreeNode } from "./protocol.ts";
import type { Trace } from "./trace/trace.ts";

/** `agenda` is that of the moment, in firing order. */
export function ruleTree(trace: Trace, moment: number, agenda: readonly number[], halted: boolean): RuleTree {
  const { facts, activations } = trace;
  const first = facts.firstAt(moment);
  const end = facts.born.countUpTo(moment);
  const waiting = agenda.filter(
    (row) => activations.parent.at(row) >= first && trace.rule(activations.rule.at(row)).makesFacts,
  );
  const isDrawn = new Uint8Array(end - first);
  for (let id = first; id < end; id++) {
    const parent = facts.parent.at(id);
    if (parent >= first) isDrawn[id - first] = isDrawn[parent - first] = 1;
  }
  for (const row of waiting) isDrawn[activations.parent.at(row) - first] = 1;
  const ids = inOrder(trace, first, isDrawn, waiting);
  const places = new Int32Array(end - first).fill(-1);
  for (let place = 0; place < ids.length; place++) if (ids[place] >= 0) places[ids[place] - first] = place;

  const fired = trace.firedAt(moment);
  const inHand = fired < 0 ? -1 : activations.parent.at(fired);
  const parents = new Int32Array(ids.length);
  const kinds = new Uint8Array(ids.length);
  const labels = new Int32Array(ids.length);
  let current: number | null = inHand >= first ? inHand : null;
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place];
    const parent = id >= 0 ? facts.parent.at(id) : activations.parent.at(activationOfNode(id));
    parents[place] = parent < first ? -1 : places[parent - first];
    labels[place] = id >= 0 ? facts.object(id).index : -1;
    const isNew = id >= 0 && fired >= 0 && facts.born.at(id) === moment;
    if (isNew) current = id;
    kinds[place] =
      id < 0
        ? kindCode.frontier
        : isNew
          ? kindCode.current
          : facts.died.at(id) > moment
            ? kindCode.expanded
            : kindCode.dropped;
  }
  const mark = (id: number, kind: "next" | "path" | "goal") => {
    const place = id >= 0 ? places[id - first] : ids.indexOf(id);
    if (place >= 0) kinds[place] = kindCode[kind];
  };
  if (agenda.length > 0) mark(nodeOfActivation(agenda[0]), "next");
  if (halted && inHand >= first) {
    for (let id = facts.parent.at(inHand); id >= first; id = facts.parent.at(id)) mark(id, "path");
    mark(inHand, "goal");
  }
  return { ids, parents, kinds, labels, current };
}

/** Nodes by the row of the activation that made or would make them; facts that no rule made come first. */
function inOrder(trace: Trace, first: number, isDrawn: Uint8Array, waiting: readonly number[]): Int32Array {
  const nodes: number[] = [];
  for (let i = 0; i < isDrawn.length; i++) if (isDrawn[i] === 1) nodes.push(first + i);
  for (const row of waiting) nodes.push(nodeOfActivation(row));
  // One number for row and place: numbers are sorted many times faster than by a comparison.
  const keys = Float64Array.from(nodes, (id, place) => {
    const row = id >= 0 ? trace.firedAt(trace.facts.born.at(id)) : activationOfNode(id);
    return (row + 1) * nodes.length + place;
  }).sort();
  return Int32Array.from(keys, (key) => nodes[key % nodes.length]);
}

/** What is written at some nodes; `preview` gives the fact that a waiting activation would make. */
export function ruleTreeNodes(
  trace: Trace,
  ids: readonly number[],
  preview: (row: number) => string | null,
): RuleTreeNode[] {
  const { facts, activations } = trace;
  return ids.flatMap((id): RuleTreeNode[] => {
    const row = id >= 0 ? trace.firedAt(facts.born.at(id)) : activationOfNode(id);
    if (id >= facts.count || row >= activations.count) return [];
    return [
      {
        id,
        lines: row < 0 ? [] : linesOf(trace, row),
        text: id >= 0 ? factText(facts.object(id)) : preview(row),
      },
    ];
  });
}

/** Characters of a rule's name that fit below a node. */
const FITS = 13;

/** The rule, and its salience: f with the other sign, where rules compute it. */
function linesOf(trace: Trace, row: number): string[] {
  const salience = trace.activations.salience.at(row);
  const { name, isSalienceComputed } = trace.rule(trace.activations.rule.at(row));
  const short = name.length > FITS ? `${name.slice(0, FITS - 1)}…` : name;
  if (isSalienceComputed) return [short, `f ${-salience}`];
  return salience === 0 ? [short] : [short, String(salience)];
}
