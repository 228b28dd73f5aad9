/** The puzzle played by hand, with undo, a count of moves, and a hint from the solver. */
import { useEffect, useMemo, useRef, useState } from "react";
import { useFaultText } from "../../app/fault-text.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Marks } from "../../ui/picture/picture.ts";
import { BoardView } from "../board/board-view.tsx";
import { puzzleRows, useRowWords } from "../domains/index.ts";
import type { Held, HintPlace } from "../domains/row.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { searchOnce } from "../search/search-client.ts";
import { useWords } from "../words/index.ts";
import { type Game, moved, newGame, wentTo } from "./game.ts";
import "./play.css";

interface Props {
  readonly opening: Exclude<Opening, { fault: object }>;
}

interface Hint {
  /** The board it is for. */
  readonly state: unknown;
  readonly place: HintPlace;
}

const HINT_TIME = "15s";

export default function Play({ opening }: Props) {
  const words = useWords();
  const faultText = useFaultText();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const row = puzzleRows[domain]!;
  const rowWords = useRowWords(row);
  const { play } = row;
  const { opened, start } = opening;
  const [game, setGame] = useState(() => newGame(start));
  const [held, setHeld] = useState<Held | null>(null);
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
  // The board may have changed just now; the game is then about to start over.
  const isOwn = game.states[0] === start;
  const state = isOwn ? game.states[game.at] : start;
  const position = useMemo(() => ({ opened, state }), [opened, state]);
  const isDone = play.isSolved(position);

  const change = (next: Game) => {
    stopSolver.current?.();
    setNote("");
    setHint(null);
    setGame(next);
  };
  const put = (next: unknown) => {
    if (next == null || isDone) return;
    change(moved(game, next));
    setHeld(null);
  };
  const askHint = () => {
    stopSolver.current?.();
    setNote(words.thinking);
    const { input, settings } = play.hintRequest(position, opening.settings);
    const request = { domain, input, settings: { ...settings, time: HINT_TIME } };
    stopSolver.current = searchOnce(request, {
      failed: (fault) => setNote(play.isRefusalDeadEnd ? words.deadEnd : faultText(fault)),
      ended({ outcome, actions }) {
        const [first] = actions;
        if (outcome !== "solved" || first === undefined)
          return setNote(outcome === "unsolvable" ? words.deadEnd : words.noHint);
        const place = play.hintPlace(position, first);
        setHint({ state, place });
        if (place.held) setHeld(place.held);
        setNote(words.hintIs(play.hintText(rowWords, first, place), actions.length));
      },
    });
  };
  const marks = useMemo((): Marks => {
    if (hint !== null && hint.state === state) return { bright: new Set([hint.place.cell]) };
    return { bright: play.openCells?.(position) ?? new Set() };
  }, [play, position, state, hint]);
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
        <div className="play-board" data-room={row.board.room} data-done={isDone || undefined}>
          <BoardView
            kind={row.board}
            about={opened.problem}
            state={state}
            label={words.playTitle}
            marks={marks}
            press={(cell) => put(play.press(position, cell, held))}
            type={(_, key) => {
              const next = play.type?.(position, key);
              put(next);
              return next !== undefined;
            }}
          />
        </div>
        <div className="play-side">
          <p className="play-count numbers">
            {words.moveCount(game.at)}
            {play.Status && (
              <span className="soft">
                {" · "}
                <play.Status {...position} />
              </span>
            )}
          </p>
          <p className="soft">{rowWords.playHelp}</p>
          {play.Side && <play.Side {...position} held={held} hold={setHeld} />}
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
