/** A list of any length; only the rows in view exist in the page. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";
import "./virtual-list.css";

interface Props {
  readonly label: string;
  readonly count: number;
  row(index: number): ReactNode;
  readonly rowHeight?: number;
  /** True if rows may be higher than that, as those with long texts. */
  readonly wraps?: boolean;
  /** Scrolled into view when it changes. */
  readonly shown?: number | undefined;
  /** The step of the timeline whose rows they are, if they follow one. */
  readonly step?: number;
  /** Called when other rows come into view; `to` is not included. */
  onRange?(from: number, to: number): void;
}

export function VirtualList(props: Props) {
  const { label, count, row, rowHeight = 28, wraps = false, shown, step, onRange } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    if (shown !== undefined && shown >= 0 && shown < count) rows.scrollToIndex(shown, { align: "auto" });
  }, [shown, count, rows]);
  const items = rows.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    if (to > from) onRange?.(from, to);
  }, [from, to, onRange]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and not a second landmark inside a panel
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={box} role="group" className="virtual-list" aria-label={label} tabIndex={0} data-step={step}>
      <ul style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start }) => (
          <li
            key={index}
            {...(wraps && { ref: rows.measureElement, "data-index": index })}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)`, [wraps ? "minHeight" : "height"]: rowHeight }}
          >
            {row(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
