/** A knight board set up by hand: a number for a cell, the knight's place, the points, random numbers. */
import { useState } from "react";
import { cellName, NOWHERE } from "../../../../domains/knight-score/board.ts";
import type { KnightScore, KnightState } from "../../../../domains/knight-score/problem.ts";
import { randomCells } from "../../../../domains/knight-score/random-board.ts";
import { formatLine } from "../../../../domains/knight-score/text.ts";
import { wholeNumber } from "../../../../domains/text/numbers.ts";
import { Icon } from "../../../ui/icons.tsx";
import { BoardView } from "../../board/board-view.tsx";
import { withText } from "../../puzzle.ts";
import { SeedField } from "../../setup/seed-field.tsx";
import { useWords } from "../../words/index.ts";
import type { SetupProps } from "../row.ts";
import { knightBoard } from "./board.ts";
import { useKnightWords } from "./words.ts";

/** The numbers that fit into a field of the board. */
const range = { least: -999_999, most: 999_999 };

export function KnightSetup({ problem, change }: SetupProps<KnightScore>) {
  return problem && <KnightEditor problem={problem} change={change} />;
}

interface Props {
  readonly problem: KnightScore;
  readonly change: SetupProps<KnightScore>["change"];
}

function KnightEditor({ problem, change }: Props) {
  const words = useKnightWords();
  const pageWords = useWords();
  const [chosen, setChosen] = useState(0);
  const { shape, target } = problem;
  const start = problem.starts[0]!;
  const cell = Math.min(chosen, start.cells.length - 1);

  const put = (next: Partial<KnightState>, points = target) =>
    change((puzzle) => {
      const board = { name: "grid", shape, cells: [], knight: NOWHERE, target: points };
      return withText(puzzle, formatLine({ ...start, ...next, score: 0 }, board).replaceAll(" / ", "\n"));
    });
  const write = (text: string) => {
    const value = text === "" ? null : wholeNumber(text, range);
    if (value === undefined) return;
    put({ cells: start.cells.with(cell, value), knight: start.knight === cell ? NOWHERE : start.knight });
  };
  return (
    <>
      <div className="setup-board">
        <BoardView
          kind={knightBoard}
          about={problem}
          state={start}
          label={pageWords.board}
          marks={{ bright: new Set([cell]) }}
          press={setChosen}
          type={(at, key) => {
            if (!/^(\d|Backspace|Delete)$/.test(key)) return false;
            setChosen(at);
            const before = at === cell ? String(start.cells[at] ?? "") : "";
            const value = key.length === 1 ? `${before}${key}`.slice(-3) : "";
            const next = value === "" ? null : Number(value);
            put({ cells: start.cells.with(at, next), knight: start.knight === at ? NOWHERE : start.knight });
            return true;
          }}
        />
      </div>
      <p className="setup-help">{words.setupHelp}</p>
      <div className="setup-row">
        <label className="field setup-small">
          <span className="field-label">
            {words.number} {cellName(shape, cell)}
          </span>
          <input
            inputMode="numeric"
            value={start.cells[cell] ?? ""}
            onChange={(event) => write(event.target.value.trim())}
          />
        </label>
        <button
          type="button"
          className="setup-bottom"
          aria-pressed={start.knight === cell}
          onClick={() =>
            put(
              start.knight === cell
                ? { knight: NOWHERE }
                : { knight: cell, cells: start.cells.with(cell, null) },
            )
          }
        >
          {words.knightHere}
        </button>
        <label className="field setup-small">
          <span className="field-label">{words.target}</span>
          <input
            inputMode="numeric"
            value={Number.isFinite(target) ? target : ""}
            placeholder={words.noTarget}
            onChange={(event) => {
              const points = wholeNumber(event.target.value.trim(), range);
              if (points !== undefined) put({}, points);
            }}
          />
        </label>
      </div>
      <SeedField
        label={words.randomNumbers}
        icon={<Icon name="shuffle" />}
        use={(seed) => put({ cells: randomCells(shape, seed), knight: NOWHERE })}
      />
    </>
  );
}
