/**
 * How many nodes an iteration of IDA* expands within a bound: predicted from the distribution of h alone, and counted. The
 * prediction is that of Korf, Reid and Edelkamp (2001): the sum, over the depths i of the tree without its parents, of the
 * nodes at depth i times the share of states whose estimate is at most the bound minus i. How the tree grows is taken from
 * the kinds of the states: on a sliding puzzle, the cell of the blank.
 */

import type { Heuristic } from "../heuristic.ts";
import { branchingFactor } from "../metrics.ts";
import type { Key, Problem } from "../problem.ts";
import { Sums } from "./estimate-statistics.ts";
import type { StateGraph } from "./state-graph.ts";
import type { Survey } from "./survey.ts";

/** Nodes expanded on average over the states of the survey, each as a start. */
export interface BoundRow {
  readonly bound: number;
  readonly predicted: number;
  /** Null if counting would have taken too long. */
  readonly measured: number | null;
  /** Of the measured mean, in a sample. */
  readonly standardError: number | null;
}

/** The b of b + b^2 + … + b^bound = nodes, for the predicted and the measured nodes. */
export interface EffectiveBranching {
  readonly bound: number;
  readonly predicted: number | null;
  readonly measured: number | null;
}

/** The tree of all paths that do not go back to where they came from. */
export interface TreeGrowth {
  /** Children of a state on average. */
  readonly children: number;
  /** By how much a level of the tree is larger than the one above, deep down; 0 if the tree ends. */
  readonly branching: number;
  /** By depth, then by kind: nodes under an average start. */
  readonly levels: readonly (readonly number[])[];
  /** The number of a kind in the levels; undefined for one that was not met. */
  kindNumber(kind: Key): number | undefined;
}

/** The states from which the distribution of h is taken. */
export interface Distribution {
  readonly kinds: readonly (number | undefined)[] | Uint32Array;
  readonly estimates: Float64Array;
}

/** Levels of which the last two tell the branching factor. */
const DEEP = 60;

/** How the tree grows, from the kinds of each state, its children and theirs. Exact if states of one kind have children of the same kinds. */
export function treeGrowth<State>(
  { graph, counted }: Survey<State, unknown>,
  kindOf: (state: State) => Key,
  depth: number,
): TreeGrowth {
  const numbers = new Map<Key, number>();
  const kinds = Uint32Array.from({ length: graph.states.length }, (_, state) => {
    const kind = kindOf(graph.states[state]!);
    const known = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, known);
    return known;
  });
  const size = numbers.size;
  const { stepBegins, stepTargets, expanded } = graph;
  const starts = new Float64Array(size);
  // By parent's kind and own kind: how many such nodes were seen, and their children by kind.
  const seen = new Map<number, number>();
  const below = new Map<number, Float64Array>();
  let children = 0;
  for (let state = 0; state < counted; state++) {
    starts[kinds[state]!]!++;
    children += stepBegins[state + 1]! - stepBegins[state]!;
  }
  for (let state = 0; state < expanded; state++) {
    for (let step = stepBegins[state]!; step < stepBegins[state + 1]!; step++) {
      const child = stepTargets[step]!;
      if (child >= expanded) continue;
      const pair = kinds[state]! * size + kinds[child]!;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
      let row = below.get(pair);
      if (row === undefined) below.set(pair, (row = new Float64Array(size)));
      for (let next = stepBegins[child]!; next < stepBegins[child + 1]!; next++)
        if (stepTargets[next] !== state) row[kinds[stepTargets[next]!]!]!++;
    }
  }
  const levels = [Array.from(starts, (count) => count / Math.max(1, counted))];
  let pairs = firstPairs(graph, kinds, size, counted);
  while (levels.length <= Math.max(depth, DEEP)) {
    const level = new Array<number>(size).fill(0);
    const next = new Map<number, number>();
    for (const [pair, nodes] of pairs) {
      const kind = pair % size;
      level[kind]! += nodes;
      // A node whose children were not looked at ends the tree there.
      below.get(pair)?.forEach((count, childKind) => {
        if (count === 0) return;
        const childPair = kind * size + childKind;
        next.set(childPair, (next.get(childPair) ?? 0) + (nodes * count) / seen.get(pair)!);
      });
    }
    levels.push(level);
    pairs = next;
  }
  const nodesAt = (level: number) => levels[level]!.reduce((sum, nodes) => sum + nodes, 0);
  const last = nodesAt(DEEP - 2);
  return {
    children: counted === 0 ? 0 : children / counted,
    branching: last === 0 ? 0 : Math.sqrt(nodesAt(DEEP) / last),
    levels,
    kindNumber: (kind) => numbers.get(kind),
  };
}

/** Under an average start: its children, by its kind and theirs. */
function firstPairs(
  { stepBegins, stepTargets }: StateGraph<unknown, unknown>,
  kinds: Uint32Array,
  size: number,
  counted: number,
): Map<number, number> {
  const pairs = new Map<number, number>();
  for (let start = 0; start < counted; start++) {
    for (let step = stepBegins[start]!; step < stepBegins[start + 1]!; step++) {
      const pair = kinds[start]! * size + kinds[stepTargets[step]!]!;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1 / counted);
    }
  }
  return pairs;
}

/** The formula, for every whole bound up to `most`. */
export function predictedNodes(
  { levels }: TreeGrowth,
  { kinds, estimates }: Distribution,
  most: number,
): number[] {
  const size = levels[0]!.length;
  // By kind and x: the states of that kind with an estimate up to x, then their share.
  const shares = Array.from({ length: size }, () => new Float64Array(most + 1));
  const states = new Float64Array(size);
  for (let state = 0; state < kinds.length; state++) {
    const kind = kinds[state];
    if (kind === undefined) continue;
    states[kind]!++;
    const from = Math.max(0, Math.ceil(estimates[state]!));
    if (from <= most) shares[kind]![from]!++;
  }
  shares.forEach((share, kind) => {
    for (let x = 1; x <= most; x++) share[x]! += share[x - 1]!;
    for (let x = 0; x <= most; x++) share[x]! /= Math.max(1, states[kind]!);
  });
  return Array.from({ length: most + 1 }, (_, bound) => {
    let nodes = 0;
    for (let depth = 0; depth <= bound; depth++)
      for (let kind = 0; kind < size; kind++) nodes += levels[depth]![kind]! * shares[kind]![bound - depth]!;
    return nodes;
  });
}

/**
 * Counted over a whole space, exactly and for every start at once: the nodes below a step within a bound follow from those
 * below the next steps within the bound that is one smaller. `isStopped` is asked at every bound.
 */
export function countedNodes(
  { stepBegins, stepTargets, steps, states }: StateGraph<unknown, unknown>,
  estimates: Float64Array,
  most: number,
  isStopped: () => boolean,
): number[] {
  let below = new Float64Array(steps);
  let next = new Float64Array(steps);
  const means: number[] = [];
  for (let bound = 0; bound <= most && !isStopped(); bound++) {
    let nodes = 0;
    // Step 1. What an iteration expands from each start: itself, and what is below its steps.
    for (let start = 0; start < states.length; start++) {
      if (estimates[start]! > bound) continue;
      nodes++;
      for (let step = stepBegins[start]!; step < stepBegins[start + 1]!; step++) nodes += below[step]!;
    }
    means.push(nodes / states.length);
    // Step 2. The same below each step, without the step back.
    for (let from = 0; from < states.length; from++) {
      for (let step = stepBegins[from]!; step < stepBegins[from + 1]!; step++) {
        const child = stepTargets[step]!;
        let sum = 0;
        if (estimates[child]! <= bound) {
          sum = 1;
          for (let after = stepBegins[child]!; after < stepBegins[child + 1]!; after++)
            if (stepTargets[after] !== from) sum += below[after]!;
        }
        next[step] = sum;
      }
    }
    [below, next] = [next, below];
  }
  return means;
}

/** Counted from each state of a sample by walking, until so many nodes have been counted in all. */
export function walkedNodes<State, Action>(
  problem: Problem<State, Action>,
  heuristic: Heuristic<State>,
  starts: readonly State[],
  most: number,
  budget: number,
  isStopped: () => boolean,
): Sums[] {
  const found: Sums[] = [];
  let left = budget;
  /** Nodes expanded below a state within what is left of the bound. */
  const walk = (state: State, parent: Key | undefined, rest: number): number => {
    if (heuristic(state) > rest || left < 0) return 0;
    left--;
    const key = problem.key(state);
    let nodes = 1;
    if (rest >= 1) {
      for (const action of problem.actions(state)) {
        const next = problem.result(state, action);
        if (problem.key(next) !== parent) nodes += walk(next, key, rest - 1);
      }
    }
    return nodes;
  };
  for (let bound = 0; bound <= most; bound++) {
    const sums = new Sums();
    for (const start of starts) {
      if (isStopped()) return found;
      sums.add(walk(start, undefined, bound));
    }
    if (left < 0) return found;
    found.push(sums);
  }
  return found;
}

/** At the bound nearest to the mean true cost that was measured. */
export function effectiveBranching(
  rows: readonly BoundRow[],
  meanCost: number | null,
): EffectiveBranching | null {
  const wanted = meanCost === null ? Number.POSITIVE_INFINITY : Math.round(meanCost);
  const row = rows.findLast(({ bound, measured }) => bound <= wanted && bound > 0 && (measured ?? 0) > 0);
  if (row === undefined) return null;
  const { bound, predicted, measured } = row;
  const factor = (nodes: number) => branchingFactor(bound, nodes);
  return { bound, predicted: factor(predicted), measured: measured === null ? null : factor(measured) };
}
