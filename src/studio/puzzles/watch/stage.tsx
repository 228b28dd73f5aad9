/** The board as it is at the step that is shown, what has just happened, and the path to it. */
import { useMemo } from "react";
import type { Marks } from "../../ui/picture/picture.ts";
import { BoardView } from "../board/board-view.tsx";
import { puzzleRows } from "../domains/index.ts";
import { real } from "../numbers.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { actionText } from "../words/action-text.ts";
import { useWords } from "../words/index.ts";
import { Earlier } from "./earlier.tsx";
import { GhF } from "./node-numbers.tsx";
import { PlayedBoard, READABLE_SPEED } from "./played-board.tsx";
import { useAnswer } from "./use-answer.ts";
import { useWatch, useWatchedInTurn } from "./watch-store.ts";

/** Steps of the path; of a longer one, the last. */
const SHOWN_PATH = 24;

export function Stage({ opening }: { readonly opening: Exclude<Opening, { fault: object }> }) {
  const words = useWords();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const { board } = puzzleRows[domain]!;
  const { frame, position, playing, speed } = useWatchedInTurn("frame", "position", "playing", "speed");
  const current = position === 0 ? null : (frame?.current ?? null);
  const isReadable = !playing || speed <= READABLE_SPEED;
  const answer = useAnswer(current === null || !isReadable ? null : { kind: "estimates", id: current.id });
  const estimate = answer?.estimates.find(({ value }) => value === current?.h) ?? answer?.estimates[0];
  const isSame = answer?.id === current?.id;
  const marks = useMemo((): Marks => {
    const notes = new Map<number, string>();
    if (isSame)
      for (const { cell, value } of estimate?.parts ?? [])
        if (cell !== undefined) notes.set(cell, real(value));
    return { notes };
  }, [estimate, isSame]);
  const event = frame?.event ?? null;
  const shown = {
    kind: board,
    about: opening.opened.problem,
    label: current === null ? words.start : `${words.node} ${current.id}`,
    marks,
  };
  return (
    <div className="watch-now" data-step={frame?.step} data-room={board.room}>
      <div className="watch-board" data-domain={domain}>
        {playing ? (
          <PlayedBoard {...shown} start={opening.start} />
        ) : (
          <BoardView {...shown} state={current?.state ?? opening.start} />
        )}
      </div>
      <div className="watch-words fading">
        {event && position > 0 && (
          <>
            <p className="watch-event">
              {event.type === "bound" ? (
                <>
                  {words.events.bound} <b className="numbers">f ≤ {real(event.f)}</b>
                </>
              ) : (
                <>
                  <b>
                    {words.node} {event.id}
                  </b>{" "}
                  {words.events[event.type]}
                </>
              )}
            </p>
            {current && <GhF g={current.g} h={current.h} f={current.f} />}
          </>
        )}
        {frame && position > 0 && frame.path.length > 1 && (
          <div className="watch-path">
            <h3>
              {words.path} <span className="soft">{words.pathFrom(current?.depth ?? 0)}</span>
            </h3>
            <ol>
              {current && <Earlier count={current.depth + 1 - SHOWN_PATH} as="li" />}
              {frame.path.slice(-SHOWN_PATH).map(({ id, action, depth }) => (
                <li key={depth}>
                  <button type="button" className="plain" onClick={() => useWatch.setState({ selected: id })}>
                    {actionText(words, action)}
                  </button>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </div>
  );
}
