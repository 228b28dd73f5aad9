/**
 * The named choices that the options of a search offer. A strategy's row says which of them it has and what its defaults
 * are; a user or a preset sets them one by one.
 */

/** When a node is tested for being a goal. */
export const goalTests = {
  generated: "as soon as the node is made",
  taken: "when the node is taken from the frontier",
} as const;
export type GoalTest = keyof typeof goalTests;

/** Which children are dropped because their state is known. */
export const duplicatePolicies = {
  none: "no child is dropped",
  parent: "the child that undoes the last action is not made",
  path: "a child whose state is on the path to it is dropped",
  "keep-first": "a child whose state was reached before is dropped",
  "keep-cheapest": "the same, unless the new path is cheaper: then the old one is replaced",
} as const;
export type Duplicates = keyof typeof duplicatePolicies;

/** Which node is taken first among those with equal priority. */
export const tieBreaks = {
  newest: "the one that entered the frontier last",
  oldest: "the one that entered the frontier first",
  "high-g": "the one with the larger g, then the newest",
  "low-g": "the one with the smaller g, then the newest",
  "in-order": "the ones of the newest expansion, in the order of their actions",
  "reversed-list":
    "as in a sorted list in which every insertion reverses each run of equals and then goes to the end of its run",
  "java-heap": "the one that a binary heap with the sift rules of java.util.PriorityQueue gives",
} as const;
export type Ties = keyof typeof tieBreaks;

/** How exactly estimates and priorities are kept. */
export const precisions = {
  double: "in 64 bits",
  single: "h and then f rounded to 32 bits",
} as const;
export type Precision = keyof typeof precisions;

/** How nodes at the depth limit count. They never get children. */
export const limitNodeCounts = {
  left: "not as expanded",
  expanded: "as expanded",
} as const;
export type LimitNodes = keyof typeof limitNodeCounts;

/** Where a limit on expanded nodes stops a search. */
export const nodeStops = {
  expanded: "right after the last expansion",
  taken: "when the next node was taken and found to be no goal",
} as const;
export type NodeStop = keyof typeof nodeStops;
