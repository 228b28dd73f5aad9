/** The puzzle played by hand, with undo, a count of moves, and a hint from the solver. */
import { useEffect, useMemo, useRef, useState } from "react";
import { useFaultText } from "../../app/fault-text.ts";
import { useShortcuts } from "../../app/shortcuts/shortcuts.ts";
import { Icon } from "../../ui/icons.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Marks } from "../../ui/picture/picture.ts";
import { BoardView } from "../board/board-view.tsx";
import { puzzleRows, useRowWords } from "../domains/index.ts";
import type { Held, HintPlace, PlayChoice } from "../domains/row.ts";
import type { Opening } from "../puzzle.ts";
import { changePuzzle, usePuzzle } from "../puzzle-store.ts";
import { searchOnce } from "../search/search-client.ts";
import { playKeys } from "../shortcut-keys.ts";
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

/** Alone, and where the game has one, against a second player. */
export default function Play({ opening }: Props) {
  const words = useWords();
  const play = puzzleRows[usePuzzle((puzzle) => puzzle.domain)]!.play!;
  const [isMatch, setMatch] = useState(false);
  if (play.Match === undefined) return <Alone opening={opening} />;
  const { opened, start } = opening;
  return (
    <>
      <fieldset className="segments play-mode" aria-label={words.playTitle}>
        <button type="button" aria-pressed={!isMatch} onClick={() => setMatch(false)}>
          {words.alone}
        </button>
        <button type="button" aria-pressed={isMatch} onClick={() => setMatch(true)}>
          {words.twoPlayers}
        </button>
      </fieldset>
      {isMatch ? (
        <play.Match opened={opened} state={start} change={changePuzzle} />
      ) : (
        <Alone opening={opening} />
      )}
    </>
  );
}

function Alone({ opening }: Props) {
  const words = useWords();
  const faultText = useFaultText();
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const row = puzzleRows[domain]!;
  const rowWords = useRowWords(row);
  const play = row.play!;
  const { opened, start } = opening;
  const [game, setGame] = useState(() => newGame(start));
  const [held, setHeld] = useState<Held | null>(null);
  const [hint, setHint] = useState<Hint | null>(null);
  const [note, setNote] = useState("");
  const [choices, setChoices] = useState<readonly PlayChoice<unknown>[]>([]);
  const stopSolver = useRef<() => void>(undefined);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser focuses the tab after it has told the page of the click.
    const frame = requestAnimationFrame(() => takeFocus(board.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    setGame(newGame(start));
    setHeld(null);
    setHint(null);
    setNote("");
    setChoices([]);
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
    setChoices([]);
    setGame(next);
  };
  const put = (next: unknown) => {
    if (next == null || isDone) return;
    change(moved(game, next));
    setNote(play.told?.(rowWords, state, next) ?? "");
    setHeld(null);
  };
  const press = (cell: number) => {
    const meant = isDone ? [] : (play.choices?.(position, cell) ?? []);
    if (meant.length > 1) setChoices(meant);
    else put(play.press(position, cell, held));
  };
  const type = (key: string) => {
    const next = play.type?.(position, key);
    put(next);
    return next !== undefined;
  };
  useBodyKeys(type);
  usePlayKeys({ undo: () => change(wentTo(game, -1)), redo: () => change(wentTo(game, 1)) });
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
        setNote(words.hintIs(play.hintText(rowWords, first, place, position), actions.length));
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
        <div className="play-board" ref={board} data-room={row.board.room} data-done={isDone || undefined}>
          <BoardView
            kind={row.board}
            about={opened.problem}
            state={state}
            label={words.playTitle}
            marks={marks}
            press={press}
            type={(_, key) => type(key)}
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
          {play.Side && <play.Side {...position} change={changePuzzle} held={held} hold={setHeld} />}
          {choices.length > 0 && (
            <fieldset className="play-choices">
              <legend>{play.choiceQuestion?.(rowWords)}</legend>
              {choices.map(({ name, state: chosen }) => (
                <button key={name} type="button" onClick={() => put(chosen)}>
                  {name}
                </button>
              ))}
            </fieldset>
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

type Acts = Readonly<Record<(typeof playKeys)[keyof typeof playKeys], () => void>>;

function usePlayKeys(acts: Acts): void {
  const words = useWords();
  const newest = useRef(acts);
  newest.current = acts;
  const shortcuts = useMemo(
    () =>
      Object.entries(playKeys).map(([keys, name]) => ({
        keys,
        label: words[name],
        act: () => newest.current[name](),
      })),
    [words],
  );
  useShortcuts(words.modes.play, shortcuts);
}

/** The board has the keys after a click on the tab; after a key, the row of tabs keeps them. */
function takeFocus(board: HTMLElement | null): void {
  if (document.activeElement?.matches("[role=tab]:not(:focus-visible)"))
    board?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
}

/** Keys while nothing has the focus, as after a button that was pressed and is now disabled, are for the board too. */
function useBodyKeys(type: (key: string) => boolean): void {
  const newest = useRef(type);
  newest.current = type;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && event.target === document.body && newest.current(event.key)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
