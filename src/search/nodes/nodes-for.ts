/** Chooses the table of nodes for a problem. */
import type { Heuristic } from "../heuristic.ts";
import type { Problem } from "../problem.ts";
import type { Nodes } from "./nodes.ts";
import { ObjectNodes } from "./object-nodes.ts";
import { MOST_PACKED_CHILDREN, PackedNodes } from "./packed-nodes.ts";

/** The packed table if the domain has a packed form for this heuristic and not too many actions, else the one for any state. */
export function nodesFor<State, Action>(
  problem: Problem<State, Action>,
  heuristic: Heuristic<State>,
): Nodes<State> {
  const form = problem.packed?.(heuristic);
  const fits = form !== undefined && form.maxChildren <= MOST_PACKED_CHILDREN;
  return fits ? new PackedNodes(problem, form, heuristic) : new ObjectNodes(problem, heuristic);
}
