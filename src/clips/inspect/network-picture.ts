// The Rete network as nodes and edges, for a picture: templates, patterns, joins and rules, with the number of matches
// in each. Nodes that rules share appear once.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { memoryBehind } from "./matches.ts";
import { patternText } from "./pattern-text.ts";
import { type RuleStep, type StepKind, stepsOf, testText } from "./rule-steps.ts";

export interface NetworkNode {
  readonly id: number;
  readonly kind: "template" | "alpha" | "rule" | StepKind;
  readonly text: string;
  /** Facts of a template or instances, matches of a pattern, tokens that passed a join, activations of a rule. */
  readonly count: number;
  /** The rules that use this node. */
  readonly rules: string[];
}

export interface NetworkEdge {
  readonly from: number;
  readonly to: number;
  /** The side of a join at which the edge enters. */
  readonly side: "left" | "right" | "only";
}

export interface NetworkPicture {
  readonly nodes: NetworkNode[];
  readonly edges: NetworkEdge[];
}

export function networkPicture(engine: Engine): NetworkPicture {
  const nodes: NetworkNode[] = [];
  const edges: NetworkEdge[] = [];
  const ids = new Map<object, number>();
  const node = (
    key: object,
    rule: string,
    make: () => Pick<NetworkNode, "kind" | "text" | "count">,
  ): number => {
    let id = ids.get(key);
    if (id === undefined) {
      id = nodes.length;
      ids.set(key, id);
      nodes.push({ id, ...make(), rules: [] });
    }
    if (!nodes[id].rules.includes(rule)) nodes[id].rules.push(rule);
    return id;
  };
  const drawn = new Set<string>();
  const edge = (from: number, to: number, side: NetworkEdge["side"]) => {
    const key = `${from} ${to} ${side}`;
    if (drawn.has(key)) return;
    drawn.add(key);
    edges.push({ from, to, side });
  };

  const addSteps = (steps: readonly RuleStep[], before: number | null, rule: string): number | null => {
    let left = before;
    for (const step of steps) left = addStep(step, left, rule);
    return left;
  };
  const addStep = (step: RuleStep, left: number | null, rule: string): number => {
    const { join, analyzed, kind } = step;
    let right: number | null = null;
    const { pattern } = analyzed.element;
    if (join.group !== null) right = addSteps(step.inner, left, rule);
    else if (pattern !== null && join.pattern !== null) {
      const { memory } = join.pattern;
      const isFact = pattern.kind.entityName === "fact";
      const root = node(pattern.root, rule, () => ({
        kind: "template",
        // All patterns of objects begin at one root.
        text: isFact ? pattern.kind.sortOf(pattern) : pattern.word,
        count: isFact ? pattern.kind.candidates(pattern).length : engine.objects.instances.count,
      }));
      right = node(join.pattern, rule, () => ({
        kind: "alpha",
        text: patternText({ ...pattern, address: null }),
        count: memory?.count ?? 0,
      }));
      edge(root, right, "only");
    }
    const id = node(join, rule, () => ({
      kind,
      text: [step.text, ...step.tests.map(testText)].join(" "),
      count: memoryBehind(join).count,
    }));
    if (left !== null) edge(left, id, right === null ? "only" : "left");
    if (right !== null) edge(right, id, left === null ? "only" : "right");
    return id;
  };

  for (const module of engine.modules.all()) {
    for (const construct of module.constructs.defrule.values()) {
      for (const rule of (construct as Defrule).disjuncts()) {
        const last = addSteps(stepsOf(rule), null, rule.name);
        const id = node(rule, rule.name, () => ({
          kind: "rule",
          text: rule.name,
          count: activationsOf(rule),
        }));
        if (last !== null) edge(last, id, "only");
      }
    }
  }
  return { nodes, edges };
}

function activationsOf(rule: Defrule): number {
  let count = 0;
  for (let a = rule.agenda.first; a !== null; a = a.next) if (a.rule === rule) count++;
  return count;
}
