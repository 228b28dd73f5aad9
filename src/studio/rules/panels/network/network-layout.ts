/**
 * A layered drawing of the Rete network, from templates on the left to rules on the right. Each node comes after all
 * nodes that feed it; within a layer, nodes are ordered by the mean place of their neighbours, so that few edges cross.
 */
import type { NetworkEdge, NetworkNode } from "../../../../clips/index.ts";

export const BOX = { width: 176, height: 44 } as const;
const GAP = { x: 44, y: 14 } as const;
const SWEEPS = 4;

export interface PlacedNode {
  readonly node: NetworkNode;
  readonly x: number;
  readonly y: number;
}

export interface NetworkLayout {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly {
    readonly edge: NetworkEdge;
    readonly from: PlacedNode;
    readonly to: PlacedNode;
  }[];
  readonly width: number;
  readonly height: number;
}

export function layoutNetwork(nodes: readonly NetworkNode[], edges: readonly NetworkEdge[]): NetworkLayout {
  const layers = orderLayers(layersOf(nodes, edges), edges);
  const tallest = Math.max(0, ...layers.map((layer) => layer.length));
  const height = tallest * (BOX.height + GAP.y) + GAP.y;
  const byId = new Map<number, PlacedNode>();
  layers.forEach((layer, column) => {
    const room = height / layer.length;
    layer.forEach((node, row) => {
      byId.set(node.id, {
        node,
        x: GAP.y + column * (BOX.width + GAP.x),
        y: room * (row + 0.5) - BOX.height / 2,
      });
    });
  });
  return {
    nodes: [...byId.values()],
    edges: edges.map((edge) => ({ edge, from: byId.get(edge.from)!, to: byId.get(edge.to)! })),
    width: layers.length * (BOX.width + GAP.x) - GAP.x + 2 * GAP.y,
    height,
  };
}

/** Rules share the last layer; every other node comes one layer after the farthest node that feeds it. */
function layersOf(nodes: readonly NetworkNode[], edges: readonly NetworkEdge[]): NetworkNode[][] {
  const feeders = new Map<number, number[]>();
  for (const { from, to } of edges) add(feeders, to, from);
  const depths = new Map<number, number>();
  const depthOf = (id: number): number => {
    let depth = depths.get(id);
    if (depth === undefined) {
      depths.set(id, 0);
      depth = Math.max(-1, ...(feeders.get(id) ?? []).map(depthOf)) + 1;
      depths.set(id, depth);
    }
    return depth;
  };
  for (const { id } of nodes) depthOf(id);
  const last = Math.max(0, ...depths.values());
  const layers: NetworkNode[][] = Array.from({ length: last + 1 }, () => []);
  for (const node of nodes) layers[node.kind === "rule" ? last : depths.get(node.id)!].push(node);
  return layers.filter((layer) => layer.length > 0);
}

function orderLayers(layers: NetworkNode[][], edges: readonly NetworkEdge[]): NetworkNode[][] {
  const neighbours = new Map<number, number[]>();
  for (const { from, to } of edges) {
    add(neighbours, from, to);
    add(neighbours, to, from);
  }
  const places = new Map<number, number>();
  const number = (layer: readonly NetworkNode[]) =>
    layer.forEach(({ id }, i) => {
      places.set(id, (i + 0.5) / layer.length);
    });
  for (const layer of layers) number(layer);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const order = sweep % 2 === 0 ? layers : layers.toReversed();
    for (const layer of order) {
      const means = new Map(layer.map(({ id }) => [id, mean(id, neighbours, places)]));
      layer.sort((a, b) => means.get(a.id)! - means.get(b.id)!);
      number(layer);
    }
  }
  return layers;
}

function add(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function mean(
  id: number,
  neighbours: ReadonlyMap<number, number[]>,
  places: ReadonlyMap<number, number>,
): number {
  const list = neighbours.get(id);
  if (list === undefined) return places.get(id)!;
  return list.reduce((sum, other) => sum + places.get(other)!, 0) / list.length;
}
