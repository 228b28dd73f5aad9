/** The frontier in the order it would be taken, the expanded nodes, the events: lists of any length. */
import { useCallback, useEffect, useRef, useState } from "react";
import { PictureView } from "../../ui/picture/picture-view.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { puzzleRows } from "../domains/index.ts";
import { real, whole } from "../numbers.ts";
import type { EventRow, ListName, NodeRow } from "../search/messages.ts";
import { actionText } from "../words/action-text.ts";
import { useWords } from "../words/index.ts";
import { RowNumber, RowNumbers } from "./node-numbers.tsx";
import { ask, seek, select, useWatch, useWatchedInTurn } from "./watch-store.ts";

interface Props {
  readonly list: ListName;
  readonly domain: string;
  readonly about: unknown;
  show(): void;
}

const PAGE = 60;

interface Pages {
  /** Null before the first answer. */
  readonly step: number | null;
  readonly listed: number;
  readonly total: number;
  readonly rows: ReadonlyMap<number, readonly (NodeRow | EventRow)[]>;
}

export default function Rows({ list, domain, about, show }: Props) {
  const words = useWords();
  const pages = usePages(list);
  const { step, listed, total } = pages.state;
  // Whether there are any is not known yet.
  if (step === null) return null;
  if (total === 0) return <p className="watch-empty soft">{words.emptyList}</p>;
  const row = (index: number) => {
    const one = pages.at(index);
    if (one === undefined) return <span className="soft">…</span>;
    return "type" in one ? <EventLine row={one} /> : <NodeLine {...{ domain, about, show }} row={one} />;
  };
  return (
    <>
      {listed < total && (
        <p className="watch-first soft">
          {(list === "closed" ? words.lastOf : words.firstOf)(whole(listed), whole(total))}
        </p>
      )}
      <VirtualList
        label={words.tabs[list]}
        count={listed}
        row={row}
        step={step}
        rowHeight={list === "events" ? 32 : 56}
      />
    </>
  );
}

/** Pages of a list at the step that is shown, fetched when they come into view. */
function usePages(list: ListName) {
  const step = useWatchedInTurn("frame").frame?.step ?? 0;
  const [state, setState] = useState<Pages>({ step: null, listed: 0, total: 0, rows: new Map() });
  const asked = useRef(new Set<string>());
  const fetchPage = useCallback(
    async (page: number, at: number) => {
      const key = `${at}:${page}`;
      if (asked.current.has(key)) return;
      asked.current.add(key);
      const answer = await ask({ kind: "rows", step: at, list, from: page * PAGE, count: PAGE });
      asked.current.delete(key);
      if (answer === undefined) return;
      setState((before) => {
        // A further page may come after the first one of another step.
        if (page > 0 && before.step !== at) return before;
        const kept = before.step === at ? before.rows : new Map();
        return {
          step: at,
          listed: answer.listed,
          total: answer.total,
          rows: new Map([...kept, [page, answer.rows]]),
        };
      });
    },
    [list],
  );
  useEffect(() => void fetchPage(0, step), [fetchPage, step]);
  const at = (index: number) => {
    const page = Math.floor(index / PAGE);
    const rows = state.rows.get(page);
    const { step: shown } = state;
    if (rows === undefined && shown !== null) queueMicrotask(() => void fetchPage(page, shown));
    return rows?.[index % PAGE];
  };
  return { state, at };
}

interface NodeLineProps {
  readonly row: NodeRow;
  readonly domain: string;
  readonly about: unknown;
  show(): void;
}

function NodeLine({ row, domain, about, show }: NodeLineProps) {
  const words = useWords();
  const isSelected = useWatch(({ selected }) => selected === row.id);
  return (
    <button
      type="button"
      className="watch-line"
      aria-pressed={isSelected}
      onClick={() => select(row.id)}
      onDoubleClick={show}
    >
      <span className="watch-mini">
        <PictureView picture={puzzleRows[domain]!.board.draw(about, row.state)} label="" />
      </span>
      <span>
        <b className="numbers">{row.id}</b> <span className="soft">{actionText(words, row.action)}</span>
      </span>
      <RowNumbers g={row.g} h={row.h} f={row.f} />
    </button>
  );
}

export function EventLine({ row }: { readonly row: EventRow }) {
  const words = useWords();
  return (
    <button type="button" className="watch-line" onClick={() => seek(row.step)}>
      <span className="numbers soft watch-step">{whole(row.step)}</span>
      <span>
        {row.type !== "bound" && <b className="numbers">{row.id} </b>}
        {words.events[row.type]}
      </span>
      <span className="watch-line-end numbers">
        <b>{row.type === "bound" ? `f ${real(row.f)}` : <RowNumber g={row.g} f={row.f} />}</b>
      </span>
    </button>
  );
}
