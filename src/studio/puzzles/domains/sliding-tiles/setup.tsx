/** A sliding board set up by hand: its size, its tiles, its goal, shuffled by a seed. */
import { useRef, useState } from "react";
import { largestSide, type Shape, smallestSide } from "../../../../domains/sliding-tiles/board.ts";
import type { SlidingTiles } from "../../../../domains/sliding-tiles/problem.ts";
import { formatBoard } from "../../../../domains/sliding-tiles/text.ts";
import { Icon } from "../../../ui/icons.tsx";
import { BoardView } from "../../board/board-view.tsx";
import { withSetting, withText } from "../../puzzle.ts";
import { SeedField } from "../../setup/seed-field.tsx";
import type { SetupProps } from "../row.ts";
import { tilesBoard } from "./board.ts";
import { freshBoard, shuffledBoard, slid, swapped, withTile } from "./edit.ts";
import { useTilesWords } from "./words.ts";

const sides = Array.from({ length: largestSide - smallestSide + 1 }, (_, i) => i + smallestSide);
/** Digits typed within this time are one number. */
const TYPING_MS = 900;

export function TilesSetup({ problem, change }: SetupProps<SlidingTiles>) {
  return problem && <TilesEditor problem={problem} change={change} />;
}

interface Props {
  readonly problem: SlidingTiles;
  readonly change: SetupProps<SlidingTiles>["change"];
}

function TilesEditor({ problem, change }: Props) {
  const words = useTilesWords();
  const { shape, start, goal } = problem;
  const [edited, setEdited] = useState<"start" | "goal">("start");
  const typed = useRef({ cell: -1, text: "", at: 0 });
  const board = edited === "start" ? start : goal;

  const put = (next: readonly number[]) =>
    change((puzzle) => {
      // A board of the user's own does not have the goal of an instance: both are written down.
      const own = withText(puzzle, formatBoard(edited === "start" ? next : start, shape));
      return edited === "goal" ? withSetting(own, "goal", next.join(" ")) : own;
    });
  const resize = (sides: Partial<Shape>) => {
    const next = { ...shape, ...sides };
    change((puzzle) =>
      withSetting(
        withText(puzzle, formatBoard(shuffledBoard(next, freshBoard(next), 1), next)),
        "goal",
        undefined,
      ),
    );
  };
  const type = (cell: number, key: string) => {
    if (!/^\d$/.test(key)) return false;
    const now = performance.now();
    const isMore = typed.current.cell === cell && now - typed.current.at < TYPING_MS;
    const text = isMore ? typed.current.text + key : key;
    typed.current = { cell, text, at: now };
    const next = withTile(board, cell, Number(text));
    if (next) put(next);
    return true;
  };
  return (
    <>
      <div className="setup-row">
        <label className="field">
          <span className="field-label">{words.rows}</span>
          <select value={shape.rows} onChange={(event) => resize({ rows: Number(event.target.value) })}>
            {sides.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="field-label">{words.columns}</span>
          <select value={shape.columns} onChange={(event) => resize({ columns: Number(event.target.value) })}>
            {sides.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
        <div className="segments setup-end">
          {(["start", "goal"] as const).map((which) => (
            <button
              key={which}
              type="button"
              aria-pressed={edited === which}
              onClick={() => setEdited(which)}
            >
              {words[which]}
            </button>
          ))}
        </div>
      </div>
      <div className="setup-board">
        <BoardView
          kind={tilesBoard}
          about={problem}
          state={board}
          label={words[edited]}
          press={(cell) => {
            const next = slid(shape, board, cell);
            if (next) put(next);
          }}
          drop={(from, to) => put(swapped(board, from, to))}
          type={type}
        />
      </div>
      <p className="setup-help">{words.setupHelp}</p>
      <SeedField
        label={words.shuffle}
        icon={<Icon name="shuffle" />}
        use={(seed) => {
          setEdited("start");
          change((puzzle) => withText(puzzle, formatBoard(shuffledBoard(shape, goal, seed), shape)));
        }}
      />
    </>
  );
}
