/** One node: its board, its numbers, how its estimate is made up, its path, its children, its events. */
import { useMemo } from "react";
import { Icon } from "../../ui/icons.tsx";
import type { Marks } from "../../ui/picture/picture.ts";
import { BoardView } from "../board/board-view.tsx";
import { puzzleRows } from "../domains/index.ts";
import { real } from "../numbers.ts";
import type { Estimate } from "../search/messages.ts";
import { actionText } from "../words/action-text.ts";
import { useWords } from "../words/index.ts";
import { Earlier } from "./earlier.tsx";
import { EventLine } from "./lists.tsx";
import { GhF, RowNumber } from "./node-numbers.tsx";
import { useAnswer } from "./use-answer.ts";
import { select, useWatch, useWatchedInTurn } from "./watch-store.ts";

/** Steps of a path; of a longer one, the last. */
const SHOWN_PATH = 40;

interface Props {
  readonly domain: string;
  readonly about: unknown;
  showTree(): void;
}

export default function NodeDetails({ domain, about, showTree }: Props) {
  const words = useWords();
  const { frame, selected } = useWatchedInTurn("frame", "selected");
  const id = selected ?? frame?.current?.id ?? null;
  const details = useAnswer(id === null ? null : { kind: "node", step: frame?.step ?? 0, id });
  const parts = details?.estimates[0]?.parts;
  const marks = useMemo((): Marks => {
    const notes = new Map<number, string>();
    for (const { cell, value } of parts ?? []) if (cell !== undefined) notes.set(cell, real(value));
    return { notes };
  }, [parts]);
  if (id === null || details?.node == null) return <p className="watch-empty soft">{words.chooseNode}</p>;
  const { node, children, events, estimates, path } = details;
  return (
    <div className="watch-node">
      <div className="watch-node-head">
        <div className="watch-node-board">
          <BoardView
            kind={puzzleRows[domain]!.board}
            about={about}
            state={node.state}
            label={`${words.node} ${id}`}
            marks={marks}
          />
        </div>
        <div>
          <h3>
            {words.node} {id} <span className="soft">{words.statuses[node.status]}</span>
          </h3>
          <GhF g={node.g} h={node.h} f={node.f} />
          <button
            type="button"
            onClick={() => {
              select(id);
              useWatch.setState({ onlyBranch: true });
              showTree();
            }}
          >
            <Icon name="branch" />
            {words.onlyBranch}
          </button>
        </div>
      </div>
      {estimates.length > 0 && (
        <>
          <h3>{words.estimate}</h3>
          {estimates.map((estimate) => (
            <EstimateParts key={estimate.heuristic} estimate={estimate} />
          ))}
          {estimates.length > 1 && <p className="soft">{words.largest}</p>}
        </>
      )}
      <h3>
        {words.path} <span className="soft">{words.pathFrom(node.depth)}</span>
      </h3>
      <p className="watch-chips">
        <Earlier count={node.depth + 1 - SHOWN_PATH} />
        {path.slice(-SHOWN_PATH).map((row) => (
          <button type="button" className="plain" key={row.depth} onClick={() => select(row.id)}>
            {actionText(words, row.action)}
          </button>
        ))}
      </p>
      {children.length > 0 && (
        <>
          <h3>{words.children}</h3>
          <p className="watch-chips">
            {children.map((row) => (
              <button type="button" key={row.id} onClick={() => select(row.id)}>
                <b className="numbers">{row.id}</b> {actionText(words, row.action)}{" "}
                <span className="soft numbers">
                  <RowNumber g={row.g} f={row.f} />
                </span>
              </button>
            ))}
          </p>
        </>
      )}
      <h3>{words.nodeEvents}</h3>
      <ul className="watch-node-events">
        {events.map((row) => (
          <li key={row.step}>
            <EventLine row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EstimateParts({ estimate: { heuristic, value, parts } }: { readonly estimate: Estimate }) {
  const words = useWords();
  if (parts === null)
    return (
      <p>
        <code>{heuristic}</code> = <b className="numbers">{real(value)}</b>{" "}
        <span className="soft">{words.noParts}</span>
      </p>
    );
  return (
    <table className="data watch-parts">
      <caption>
        <code>{heuristic}</code>
      </caption>
      <tbody>
        {parts.map(({ kind, name, value: part, cell, by }) => (
          <tr key={`${kind} ${name} ${cell}`}>
            <th scope="row">{words.parts[kind](name)}</th>
            <td className="number">
              {by === "times" ? "× " : by === "divided" ? "÷ " : ""}
              {real(part)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">h</th>
          <td className="number">
            <b>{real(value)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
