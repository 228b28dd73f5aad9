/** What a screen reader hears of a tree; the canvas shows the same. */
import { memo, useEffect, useMemo } from "react";
import { outlineOf } from "./outline.ts";
import { nodeKinds, type ShownTree } from "./tree.ts";
import { useWords } from "./words.ts";

interface Props {
  readonly tree: ShownTree;
  readonly selected: number | null;
  /** The prefix of the nodes' ids in the page. */
  readonly prefix: string;
  select(id: number): void;
}

export const TreeOutline = memo(function TreeOutline({ tree, selected, prefix, select }: Props) {
  const words = useWords();
  const { placed, look, ids, kinds, current } = tree;
  const items = useMemo(() => {
    const active = selected ?? current;
    const place = active === null ? -1 : ids.indexOf(active);
    return outlineOf(placed, place < 0 ? -1 : placed.spots[place]);
  }, [placed, ids, selected, current]);
  useEffect(() => look.want?.(items.map(({ spot }) => placed.places[spot])), [look, items, placed]);
  return (
    <div className="unseen" role="presentation">
      {items.map(({ spot, level, number, siblings }) => {
        const at = placed.places[spot];
        const kind = nodeKinds[kinds[at]];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys
          <div
            key={ids[at]}
            id={`${prefix}${ids[at]}`}
            role="treeitem"
            tabIndex={-1}
            className="tree-item"
            aria-level={level}
            aria-posinset={number}
            aria-setsize={siblings}
            aria-selected={ids[at] === selected}
            aria-description={words.kinds[kind]}
            data-kind={kind}
            onClick={() => select(ids[at])}
          >
            {[look.label(at), ...look.lines(at)].filter((part) => part !== "").join(" ")}
          </div>
        );
      })}
    </div>
  );
});
