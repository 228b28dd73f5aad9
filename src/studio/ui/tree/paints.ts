/** How each kind of node looks: colours by name, and the second sign for those who see no colours. */
import type { Paint } from "../picture/picture.ts";
import { type NodeKind, nodeKinds } from "./tree.ts";

export interface KindPaint {
  readonly fill: Paint;
  readonly stroke: Paint;
  readonly line: number;
  readonly dashed?: boolean;
  /** Its board is drawn in grey: it is not there yet, or not any more. */
  readonly pale?: boolean;
  /** A second outline around the first. */
  readonly ring?: boolean;
  /** Shown where several nodes fall on one pixel: the largest wins. */
  readonly weight: number;
}

const paints: Readonly<Record<NodeKind, KindPaint>> = {
  frontier: { fill: "frontier-soft", stroke: "frontier", line: 1.5, dashed: true, pale: true, weight: 1 },
  next: { fill: "frontier-soft", stroke: "frontier", line: 3, pale: true, ring: true, weight: 6 },
  expanded: { fill: "expanded-soft", stroke: "expanded", line: 1.5, weight: 2 },
  current: { fill: "current-soft", stroke: "current", line: 3, weight: 8 },
  path: { fill: "path-soft", stroke: "path", line: 2.5, weight: 5 },
  goal: { fill: "path-soft", stroke: "path", line: 2.5, ring: true, weight: 7 },
  dropped: { fill: "dropped-soft", stroke: "dropped", line: 1.5, pale: true, weight: 0 },
  both: { fill: "expanded-soft", stroke: "expanded", line: 1.5, weight: 2 },
  first: { fill: "series-1-soft", stroke: "series-1", line: 2.5, weight: 3 },
  second: { fill: "series-2-soft", stroke: "series-2", line: 2.5, dashed: true, weight: 4 },
};

export const paintOf = (kind: NodeKind): KindPaint => paints[kind];

/** By code. */
export const kindPaints: readonly KindPaint[] = nodeKinds.map((kind) => paints[kind]);
