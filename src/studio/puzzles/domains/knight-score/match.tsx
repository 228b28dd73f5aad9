/** The knight game for two players: persons, the machine, or one of each. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { cellName } from "../../../../domains/knight-score/board.ts";
import { type GameRules, type GameState, KnightGame } from "../../../../domains/knight-score/game.ts";
import type { KnightScore, KnightState } from "../../../../domains/knight-score/problem.ts";
import { takenOff } from "../../../../domains/knight-score/rules.ts";
import type { MoveChoice, Player } from "../../../../search/index.ts";
import { decimal, whole } from "../../../app/numbers.ts";
import { WorkerClient } from "../../../app/worker/client.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { BoardView } from "../../board/board-view.tsx";
import { useWords } from "../../words/index.ts";
import type { GameProps } from "../row.ts";
import { knightBoard } from "./board.ts";
import { useMatchWords } from "./match-words.ts";
import type { MoveQuestion } from "./match-worker.ts";
import { RulesChoice } from "./rules-choice.tsx";
import { Segments } from "./segments.tsx";
import { useKnightWords } from "./words.ts";
import "./match.css";

type Side = "person" | "machine";

interface Played {
  readonly player: Player;
  readonly jump: string;
  readonly points: number;
  readonly gone: readonly number[];
  readonly after: GameState;
  /** What the machine counted; null for a person's jump. */
  readonly choice: MoveChoice<string> | null;
}

const none: readonly Played[] = [];
const players: readonly Player[] = [0, 1];
const sides: readonly Side[] = ["person", "machine"];
const thinkingTimes = [1, 3, 10];

export default function KnightMatch(props: GameProps<KnightScore, KnightState>) {
  const { problem } = props.opened;
  const words = useMatchWords();
  const pageWords = useWords();
  const { whichDouble, gone } = useKnightWords();
  const { board, rules, game } = useMemo(() => gameOf(problem), [problem]);
  const [who, setWho] = useState<readonly [Side, Side]>(["person", "machine"]);
  const [seconds, setSeconds] = useState(thinkingTimes[0]!);
  const [kept, setKept] = useState({ game, played: none });
  const [doubles, setDoubles] = useState<readonly string[]>([]);
  // Another board begins another game.
  const played = kept.game === game ? kept.played : none;
  const state = played.at(-1)?.after ?? game.start;
  const { turn } = state;
  const moves = useMemo(() => game.moves(state), [game, state]);
  const isOver = moves.length === 0;
  const unplaced = players.find((player) => !game.canPlace(player));
  const isThinking = unplaced === undefined && !isOver && who[turn] === "machine";

  const show = useCallback(
    (next: readonly Played[]) => {
      setDoubles([]);
      setKept({ game, played: next });
    },
    [game],
  );
  const make = (jump: string) => show([...played, jumped(game, state, jump, null)]);

  useEffect(() => {
    if (!isThinking) return;
    const worker = new Worker(new URL("./match-worker.ts", import.meta.url), { type: "module" });
    const client = new WorkerClient<never, never, MoveQuestion, MoveChoice<string>>(worker, {});
    client.ask({ board, rules, state, limits: { time: seconds * 1000 } }).then((choice) => {
      if (choice?.move !== undefined) show([...played, jumped(game, state, choice.move, choice)]);
    });
    return () => client.end();
  }, [isThinking, game, state, played, board, rules, seconds, show]);

  const press = (cell: number) => {
    const name = cellName(game.shape, cell);
    const meant = moves.filter((move) => move.split("x")[0] === name);
    if (meant.length > 1) setDoubles(meant);
    else if (meant.length === 1) make(meant[0]!);
  };
  const takeBack = () => {
    const last = played.findLastIndex(({ player }) => who[player] === "person");
    show(played.slice(0, Math.max(0, last)));
  };
  const isPersons = !isThinking && !isOver && unplaced === undefined;
  const open = new Set(
    isPersons
      ? state.cells.flatMap((_, cell) =>
          moves.some((move) => move.split("x")[0] === cellName(game.shape, cell)) ? [cell] : [],
        )
      : [],
  );
  const shown = { cells: state.cells, knight: state.knights[0], rival: state.knights[1] };
  const hasPerson = who.includes("person");
  return (
    <Panel
      title={words.title}
      tools={
        <button
          type="button"
          disabled={!hasPerson || !played.some(({ player }) => who[player] === "person")}
          onClick={takeBack}
        >
          <Icon name="undo" />
          {pageWords.undo}
        </button>
      }
    >
      <div className="panel-body play match">
        <div className="play-board" data-room={knightBoard.room}>
          <BoardView
            kind={knightBoard}
            about={game}
            state={shown}
            label={words.title}
            marks={{ bright: open }}
            press={press}
          />
        </div>
        <div className="play-side">
          <p className="play-count numbers">
            {players.map((player) => (
              <span
                key={player}
                className="match-score"
                data-turn={!isOver && player === turn ? "" : undefined}
              >
                {player === 0 ? "♘" : "♞"} {whole(state.scores[player])}
              </span>
            ))}
          </p>
          <p className="play-note" role="status">
            {unplaced === undefined ? verdict() : words.noPlace(unplaced + 1)}
          </p>
          {doubles.length > 0 && (
            <fieldset className="play-choices">
              <legend>{whichDouble}</legend>
              {doubles.map((jump) => (
                <button key={jump} type="button" onClick={() => make(jump)}>
                  {jump.split("x")[1]}
                </button>
              ))}
            </fieldset>
          )}
          <p className="soft">{words.help}</p>
          <RulesChoice {...props} />
          {players.map((player) => (
            <Segments
              key={player}
              label={words.player(player + 1)}
              names={sides}
              title={(side) => words[side]}
              chosen={who[player]}
              choose={(side) => setWho(player === 0 ? [side, who[1]] : [who[0], side])}
            />
          ))}
          <Segments
            label={words.thinkingTime}
            names={thinkingTimes}
            title={(time) => `${whole(time)} s`}
            chosen={seconds}
            choose={(time) => setSeconds(time)}
          />
          <div className="toolbar">
            <button type="button" disabled={played.length === 0} onClick={() => show(none)}>
              <Icon name="reset" />
              {words.again}
            </button>
          </div>
        </div>
        {played.length > 0 && <MoveTable played={played} />}
      </div>
    </Panel>
  );

  function verdict(): string {
    const [own, other] = state.scores;
    if (isOver) {
      if (own === other) return words.drawn(own);
      return own > other ? words.won(1, own, other) : words.won(2, other, own);
    }
    const last = played.at(-1);
    const passed = last !== undefined && last.player === turn ? words.passed(turn === 0 ? 2 : 1) : "";
    const next = isThinking ? words.thinking(turn + 1) : words.turn(turn + 1);
    return [last === undefined ? "" : gone(last.gone), passed, next].filter(Boolean).join(" ");
  }
}

/** The newest jump first. */
function MoveTable({ played }: { readonly played: readonly Played[] }) {
  const words = useMatchWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="match-moves" aria-label={words.moves} tabIndex={0}>
      <table className="data numbers">
        <thead>
          <tr>
            {words.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played
            .map(({ player, jump, points, gone, choice }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a jump is known by its number
              <tr key={index}>
                <td>{player === 0 ? "♘ 1" : "♞ 2"}</td>
                <td>{jump}</td>
                <td>{whole(points)}</td>
                <td>{gone.join(", ")}</td>
                <td>{choice && whole(choice.depth)}</td>
                <td>{choice && whole(choice.counts.nodes)}</td>
                <td>{choice && whole(choice.counts.cuts[1])}</td>
                <td>{choice && whole(choice.counts.cuts[0])}</td>
                <td>{choice && `${decimal(choice.ms / 1000, 2)} s`}</td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}

function jumped(game: KnightGame, state: GameState, jump: string, choice: MoveChoice<string> | null): Played {
  const after = game.result(state, jump);
  const cell = after.knights[state.turn];
  return {
    player: state.turn,
    jump: cellName(game.shape, cell),
    points: state.cells[cell]!,
    gone: takenOff(state.cells, after.cells, cell),
    after,
    choice,
  };
}

function gameOf(problem: KnightScore) {
  const [{ cells, knight }] = problem.starts as readonly [KnightState];
  const board = { shape: problem.shape, cells, knight };
  const rules: GameRules = {
    rules: problem.rules,
    double: problem.rules === "official" ? "choose" : "largest",
  };
  return { board, rules, game: new KnightGame(board, rules) };
}
