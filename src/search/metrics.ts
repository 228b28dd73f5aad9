/** The counters, defined here once for all engines, and the numbers derived from them. */

/** What every engine counts while it runs. */
export interface Counters {
  /** Nodes made, starts included and those dropped at once as duplicates too; see `countings` for the other way. */
  generated: number;
  /** Nodes whose children were made. */
  expanded: number;
  /** Nodes made and dropped because their state was reached before. */
  duplicates: number;
  /** Expanded nodes put back because a cheaper path to them was found. */
  reopened: number;
  /** Nodes taken from the frontier, starts not counted. */
  taken: number;
  /** Nodes put into the frontier; with `keep-…` these are different states. */
  opened: number;
  /** The most nodes that were in the frontier at one time. */
  peakFrontier: number;
}

/** The counters of a finished run, what was left, and what follows from them. */
export interface Metrics extends Counters {
  readonly frontierLeft: number;
  /** Depth of the solution; without one, of the node taken last, if the strategy tells. */
  readonly depth: number | null;
  /** Depth of the solution divided by the nodes generated; null without a solution. */
  readonly penetrance: number | null;
  /** The b of b + b^2 + … + b^depth = generated; null without a solution or without a step. */
  readonly branchingFactor: number | null;
  readonly timeMs: number;
  /** The most bytes that the engine held. */
  readonly memoryBytes: number;
}

export function newCounters(): Counters {
  return { generated: 0, expanded: 0, duplicates: 0, reopened: 0, taken: 0, opened: 0, peakFrontier: 0 };
}

export function penetrance(depth: number, generated: number): number {
  return depth / generated;
}

/** Solves b + b^2 + … + b^depth = generated to the last bit, by bisection. */
export function branchingFactor(depth: number, generated: number): number | null {
  if (depth <= 0 || generated <= 0) return null;
  let low = 0;
  let high = generated;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (nodesOfUniformTree(middle, depth) < generated) low = middle;
    else high = middle;
  }
}

function nodesOfUniformTree(b: number, depth: number): number {
  let sum = 0;
  let level = 1;
  for (let d = 1; d <= depth && sum < Number.MAX_VALUE; d++) {
    level *= b;
    sum += level;
  }
  return sum;
}
