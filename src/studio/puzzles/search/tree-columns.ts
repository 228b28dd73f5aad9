/** The search tree at the step of a timeline, in columns. */
import { NONE } from "../../../search/nodes/node.ts";
import type { TreeColumns } from "./messages.ts";
import { statusCodes, type Timeline } from "./timeline.ts";

/**
 * Of a search in rounds only the nodes made since the round began, at event `since`; the starts are there in every
 * round. With `branch`, only the nodes on the way to one and its children.
 */
export function treeColumns(
  timeline: Timeline,
  since: number,
  next: number | null,
  branch: number | undefined,
): TreeColumns {
  const { recording, last } = timeline;
  const onWay = branch === undefined ? undefined : new Set(timeline.pathTo(branch));
  const places = new Int32Array(last.length).fill(NONE);
  const all = new Int32Array(last.length);
  let total = 0;
  let count = 0;
  for (let id = 0; id < last.length; id++) {
    const at = last[id];
    if (at === NONE || (at <= since && recording.parent[at] !== NONE)) continue;
    total++;
    if (onWay !== undefined && !onWay.has(id) && recording.parent[at] !== branch) continue;
    places[id] = count;
    all[count++] = id;
  }
  const ids = all.slice(0, count);
  const parents = new Int32Array(count);
  const statuses = new Uint8Array(count);
  const g = new Float64Array(count);
  const h = new Float64Array(count);
  const f = new Float64Array(count);
  for (let place = 0; place < count; place++) {
    const at = last[ids[place]];
    const parent = recording.parent[at];
    parents[place] = parent === NONE ? NONE : places[parent];
    statuses[place] = statusCodes[recording.type[at]];
    g[place] = recording.g[at];
    h[place] = recording.h[at];
    f[place] = recording.f[at];
  }
  return { ids, parents, statuses, g, h, f, next, total };
}
