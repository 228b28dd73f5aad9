/**
 * What the colours and outlines of a tree mean: those that it has or has had. A sign that comes and goes while a search
 * plays would change the height of the tree above.
 */
import { memo, useRef } from "react";
import { paintOf } from "./paints.ts";
import { nodeKinds, type ShownTree } from "./tree.ts";
import { useWords } from "./words.ts";

export const TreeLegend = memo(function TreeLegend({ tree }: { readonly tree: ShownTree }) {
  const words = useWords();
  const known = useRef<{ readonly source: object; readonly has: Uint8Array }>(undefined);
  if (known.current?.source !== tree.source)
    known.current = { source: tree.source, has: new Uint8Array(nodeKinds.length) };
  const { has } = known.current;
  for (const kind of tree.kinds) has[kind] = 1;
  return (
    <ul className="tree-legend" aria-label={words.legend}>
      {nodeKinds.map((kind, code) => {
        if (has[code] === 0) return null;
        const { fill, stroke, line, dashed, ring } = paintOf(kind);
        return (
          <li key={kind}>
            <svg width="18" height="18" aria-hidden="true">
              {ring && (
                <rect x="1" y="1" width="16" height="16" rx="4" fill="none" stroke={`var(--${stroke})`} />
              )}
              <rect
                x="4"
                y="4"
                width="10"
                height="10"
                rx="2"
                fill={`var(--${fill})`}
                stroke={`var(--${stroke})`}
                strokeWidth={line}
                strokeDasharray={dashed ? "3 2" : undefined}
              />
            </svg>
            {tree.look.kindWords?.[kind] ?? words.kinds[kind]}
          </li>
        );
      })}
    </ul>
  );
});
