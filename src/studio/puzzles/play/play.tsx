/** The puzzle played by hand, with undo, a count of moves, and a hint from the solver. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { KnightState } from "../../../domains/knight-score/problem.ts";
import { useFaultText } from "../../faults/index.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { KnightAbout, PiecesAbout } from "../board/board-kinds.ts";
import { BoardView } from "../board/board-view.tsx";
import type { Marks } from "../board/picture.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { searchOnce } from "../search/search-client.ts";
import { real } from "../watch/numbers.ts";
import { useWords } from "../words/index.ts";
import {
  arrowMove,
  type HeldPiece,
  hintPlace,
  hintRequest,
  isSolved,
  moved,
  newGame,
  openCells,
  pressed,
  wentTo,
} from "./game.ts";
import { PieceTray } from "./piece-tray.tsx";
import "./play.css";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
}

interface Hint {
  /** The board it is for. */
  readonly state: unknown;
  readonly action: string;
  readonly left: number;
}

export default function Play({ opening }: Props) {
  const words = useWords();
  const faultText = useFaultText();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const { opened, start } = opening;
  const [game, setGame] = useState(() => newGame(start));
  const [held, setHeld] = useState<HeldPiece | null>(null);
  const [hint, setHint] = useState<Hint | null>(null);
  const [note, setNote] = useState("");
  const stopSolver = useRef<() => void>(undefined);
  useEffect(() => {
    setGame(newGame(start));
    setHeld(null);
    setHint(null);
    setNote("");
    return () => stopSolver.current?.();
  }, [start]);
  // The board may have changed in this very moment: the game is then about to begin anew.
  const isOwn = game.states[0] === start;
  const state = isOwn ? game.states[game.at] : start;
  const isDone = isSolved(domain, opened, state);

  const change = (next: typeof game) => {
    stopSolver.current?.();
    setNote("");
    setHint(null);
    setGame(next);
  };
  const put = (next: unknown) => {
    if (next === undefined || isDone) return false;
    change(moved(game, next));
    setHeld(null);
    return true;
  };
  const askHint = () => {
    stopSolver.current?.();
    setNote(words.thinking);
    const request = hintRequest(domain, opened, state, opening.settings);
    stopSolver.current = searchOnce(request, {
      failed: (fault) => setNote(domain === "eternity2" ? words.deadEnd : faultText(fault)),
      ended({ outcome, actions }) {
        const [first] = actions;
        if (outcome !== "solved" || first === undefined)
          return setNote(outcome === "unsolvable" ? words.deadEnd : words.noHint);
        setHint({ state, action: first, left: actions.length });
        const place = hintPlace(domain, opened, state, first);
        if (place.held) setHeld(place.held);
        const direction = words.actions[first];
        const action = place.held ? words.piece(place.held.piece + 1) : first;
        setNote(words.hintIs(direction ? words.moveGap(direction) : action, actions.length));
      },
    });
  };
  const marks = useMemo((): Marks => {
    const isFresh = hint !== null && hint.state === state;
    if (isFresh) return { bright: new Set([hintPlace(domain, opened, state, hint.action).cell]) };
    return { bright: openCells(domain, opened, state) };
  }, [domain, opened, state, hint]);
  return (
    <Panel
      title={words.playTitle}
      tools={
        <>
          <button type="button" disabled={game.at === 0} onClick={() => change(wentTo(game, -1))}>
            <Icon name="undo" />
            {words.undo}
          </button>
          <button
            type="button"
            disabled={game.at === game.states.length - 1}
            onClick={() => change(wentTo(game, 1))}
          >
            <Icon name="redo" />
            {words.redo}
          </button>
        </>
      }
    >
      <div className="panel-body play">
        <div className="play-board" data-domain={domain} data-done={isDone || undefined}>
          <BoardView
            domain={domain}
            about={opened.problem}
            state={state}
            label={words.playTitle}
            marks={marks}
            press={(cell) => put(pressed(domain, opened, state, cell, held))}
            type={(_, key) => {
              if (domain !== "sliding-tiles" || !key.startsWith("Arrow")) return false;
              put(arrowMove(opened, state, key));
              return true;
            }}
          />
        </div>
        <div className="play-side">
          <p className="play-count numbers">
            {words.moveCount(game.at)}
            {domain === "knight-score" && (
              <span className="soft">
                {" · "}
                {words.score(
                  (state as KnightState).score,
                  real((opened.problem as unknown as KnightAbout).target),
                )}
              </span>
            )}
          </p>
          <p className="soft">{words.playHelp[domain]}</p>
          {domain === "eternity2" && (
            <PieceTray
              puzzle={(opened.problem as unknown as PiecesAbout).puzzle}
              cells={(state as { readonly cells: readonly number[] }).cells}
              held={held}
              hold={setHeld}
            />
          )}
          <div className="toolbar">
            <button type="button" disabled={isDone || opening.unsolvable !== null} onClick={askHint}>
              <Icon name="hint" />
              {words.hint}
            </button>
            <button type="button" disabled={game.states.length === 1} onClick={() => change(newGame(start))}>
              <Icon name="reset" />
              {words.fromStart}
            </button>
          </div>
          <p className="play-note" role="status" data-done={isDone || undefined}>
            {isDone ? words.done(game.at) : note}
          </p>
        </div>
      </div>
    </Panel>
  );
}
