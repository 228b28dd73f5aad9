/** A tree folded to what fits, and what the user has opened and closed in it. */
import { useMemo, useState } from "react";
import { foldTree, ROOT } from "./tree-fold.ts";
import type { TreeNode } from "./tree-layout.ts";

/** Nodes drawn at once. */
const ROOM = 250;

export function useTreeFolding(nodes: readonly TreeNode[], selected: number | null, current: number | null) {
  const [changed, setChanged] = useState<{ opened: ReadonlySet<number>; closed: ReadonlySet<number> }>({
    opened: new Set(),
    closed: new Set(),
  });
  const folded = useMemo(() => {
    const places = new Map(nodes.map(({ id }, place) => [id, place]));
    const placesOf = (ids: Iterable<number>) => [...ids].flatMap((id) => places.get(id) ?? []);
    const { shown, hidden } = foldTree({
      parents: nodes.map(({ parent }) => (parent === null ? ROOT : (places.get(parent) ?? ROOT))),
      kept: placesOf([selected, current].filter((id) => id !== null)),
      opened: new Set(placesOf(changed.opened)),
      closed: new Set(placesOf(changed.closed)),
      room: ROOM,
    });
    return shown.map((place): TreeNode => {
      const count = hidden.get(place);
      return count === undefined ? nodes[place]! : { ...nodes[place]!, hidden: count };
    });
  }, [nodes, selected, current, changed]);
  const toggle = (id: number) => {
    const isClosed = (folded.find((node) => node.id === id)?.hidden ?? 0) > 0;
    setChanged(({ opened, closed }) => ({
      opened: isClosed ? new Set([...opened, id]) : without(opened, id),
      closed: isClosed ? without(closed, id) : new Set([...closed, id]),
    }));
  };
  return { nodes: folded, toggle };
}

export function without(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...set].filter((other) => other !== id));
}
