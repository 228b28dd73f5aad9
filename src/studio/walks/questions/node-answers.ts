/** Which nodes of the watched search are right answers. */
import { replayStatuses, type TreeColumns } from "../../puzzles/search/messages.ts";
import { ask, useWatch } from "../../puzzles/watch/watch-store.ts";
import type { nodeAnswers } from "./names.ts";

type Name = keyof typeof nodeAnswers;

const FRONTIER = replayStatuses.indexOf("frontier");
const GOAL = replayStatuses.indexOf("goal");

const rightNodes: Readonly<Record<Name, (tree: TreeColumns) => readonly number[]>> = {
  next: ({ next }) => (next === null ? [] : [next]),
  goal: ({ ids, statuses }) => [...ids].filter((_, place) => statuses[place] === GOAL),
  "least-h": (tree) => waitingWith(tree, tree.h, Math.min),
  "least-f": (tree) => waitingWith(tree, tree.f, Math.min),
  deepest: (tree) => waitingWith(tree, tree.g, Math.max),
};

/** Waiting nodes with the least or largest value; several if they are equal. */
function waitingWith(
  { ids, statuses }: TreeColumns,
  values: Float64Array,
  best: (a: number, b: number) => number,
): number[] {
  const waiting = [...ids.keys()].filter((place) => statuses[place] === FRONTIER);
  if (waiting.length === 0) return [];
  const wanted = waiting.map((place) => values[place]).reduce((a, b) => best(a, b));
  return waiting.filter((place) => values[place] === wanted).map((place) => ids[place]);
}

/** The right nodes at the step that is shown. */
export async function nodesRight(answer: Name): Promise<readonly number[]> {
  const { frame } = useWatch.getState();
  const answered = frame && (await ask({ kind: "tree", step: frame.step }));
  return answered ? rightNodes[answer](answered.tree) : [];
}
