/** Which cells of the board are right answers, as the domain plays it. */

import { puzzleRows } from "../../puzzles/domains/index.ts";
import type { HintPlace } from "../../puzzles/domains/row.ts";
import { openPuzzle } from "../../puzzles/puzzle.ts";
import { usePuzzle } from "../../puzzles/puzzle-store.ts";
import { searchOnce } from "../../puzzles/search/search-client.ts";
import { useWatch } from "../../puzzles/watch/watch-store.ts";
import type { cellAnswers } from "./names.ts";

type Name = keyof typeof cellAnswers;

/** The board of the step that is shown, as the domain's row takes it; null while the puzzle is wrong. */
export function boardShown() {
  const puzzle = usePuzzle.getState();
  const opening = openPuzzle(puzzle);
  if (opening.fault !== undefined) return null;
  const { opened, start, settings } = opening;
  const { position, frame } = useWatch.getState();
  const state = (position === 0 ? null : frame?.current?.state) ?? start;
  const row = puzzleRows[puzzle.domain]!;
  const { rows, columns } = row.board.grid(opened.problem);
  return { domain: puzzle.domain, row, settings, position: { opened, state }, cells: rows * columns };
}

type Shown = NonNullable<ReturnType<typeof boardShown>>;

const rightCells: Readonly<Record<Name, (shown: Shown) => Promise<readonly number[]>>> = {
  /** Where a click is a move. */
  moves: async ({ row, position, cells }) =>
    numbers(cells).filter((cell) => row.play?.press(position, cell, null) !== undefined),
  /** The first move of a best solution. */
  best: async (shown) => {
    const place = await bestMove(shown);
    return place === null ? [] : [place.cell];
  },
  /** What is taken off the board by that move, besides the place it leads to. */
  emptied: async (shown) => {
    const place = await bestMove(shown);
    const { row, position, cells } = shown;
    const after = place && row.play?.press(position, place.cell, place.held ?? null);
    if (place === null || after == null) return [];
    const content = (state: unknown, cell: number) => row.board.content(state, cell);
    return numbers(cells).filter(
      (cell) =>
        cell !== place.cell && content(after, cell) === "·" && /\d/.test(content(position.state, cell)),
    );
  },
};

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, cell) => cell);
}

function bestMove({ domain, row, position, settings }: Shown): Promise<HintPlace | null> {
  const { play } = row;
  if (play === undefined) return Promise.resolve(null);
  const request = { domain, ...play.hintRequest(position, settings) };
  return new Promise((resolve) => {
    searchOnce(request, {
      failed: () => resolve(null),
      ended: ({ actions: [first] }) => resolve(first === undefined ? null : play.hintPlace(position, first)),
    });
  });
}

export async function cellsRight(answer: Name): Promise<readonly number[]> {
  const shown = boardShown();
  return shown === null ? [] : rightCells[answer](shown);
}
