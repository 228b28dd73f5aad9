/** The tree of the search that is watched, as the tree view draws it; boards come when they are in view. */
import { type Strategy, type StrategyName, strategies } from "../../../search/index.ts";
import type { Picture } from "../../ui/picture/picture.ts";
import { kindCode, type NodeKind, type Tree } from "../../ui/tree/tree.ts";
import { real } from "../numbers.ts";
import { isByAge } from "../search/by-age.ts";
import { type Frame, type NodeBoard, replayStatuses, type TreeColumns } from "../search/messages.ts";
import { actionText } from "../words/action-text.ts";
import type { Words } from "../words/en.ts";

const kinds: Readonly<Record<(typeof replayStatuses)[number], NodeKind>> = {
  frontier: "frontier",
  taken: "current",
  expanded: "expanded",
  pruned: "dropped",
  left: "dropped",
  goal: "goal",
};
const codeByStatus = replayStatuses.map((status) => kindCode[kinds[status]]);

/** The boards of one search that were asked for, and how they are drawn. */
export interface Boards {
  readonly known: Map<number, NodeBoard>;
  draw(state: unknown): Picture;
  want(ids: readonly number[]): void;
}

interface Watched {
  readonly columns: TreeColumns;
  readonly frame: Pick<Frame, "current" | "path" | "step">;
  readonly boards: Boards;
  readonly strategy: string | undefined;
  readonly words: Words;
}

export function watchedTree({ columns, frame, boards, strategy, words }: Watched): Tree {
  const { ids, parents, statuses, g } = columns;
  const numbers = numbersOf(columns, strategy);
  const known = (place: number) => {
    const board = boards.known.get(ids[place]);
    // A cheaper path has another last action.
    return board?.g === g[place] ? board : undefined;
  };
  return {
    source: boards,
    ids,
    parents,
    kinds: kindsOf(ids, statuses, frame, columns.next),
    step: frame.step,
    look: {
      hasBoards: true,
      label: (place) => String(ids[place]),
      lines(place) {
        const action = boards.known.get(ids[place])?.action;
        return [action ? actionText(words, action) : "", numbers(place)];
      },
      board(place) {
        const board = known(place);
        return board && boards.draw(board.state);
      },
      want: (places) => boards.want(places.flatMap((place) => (known(place) ? [] : [ids[place]]))),
    },
  };
}

function kindsOf(ids: Int32Array, statuses: Uint8Array, frame: Watched["frame"], next: number | null) {
  const codes = new Uint8Array(ids.length);
  for (let place = 0; place < codes.length; place++) codes[place] = codeByStatus[statuses[place]];
  const mark = (id: number, kind: NodeKind) => {
    const place = placeIn(ids, id);
    if (place >= 0 && codes[place] !== kindCode.goal) codes[place] = kindCode[kind];
  };
  if (next !== null) mark(next, "next");
  for (const { id } of frame.path) mark(id, "path");
  if (frame.current !== null) mark(frame.current.id, "current");
  return codes;
}

/** g, h and f as far as the strategy knows them. */
function numbersOf({ g, h, f }: TreeColumns, strategy: string | undefined): (place: number) => string {
  const row: Strategy | undefined = strategies[strategy as StrategyName];
  if (row === undefined || isByAge(row)) return (place) => `g ${short(g[place])}`;
  if (!row.needs.includes("heuristic")) return (place) => `g ${short(g[place])}  f ${short(f[place])}`;
  return (place) => `g ${short(g[place])}  h ${short(h[place])}  f ${short(f[place])}`;
}

/** Numbers are in order. */
function placeIn(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle] === id) return middle;
    if (ids[middle] < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function short(value: number): string {
  return value >= 1e6 && Number.isFinite(value)
    ? value.toExponential(0)
    : real(Math.round(value * 100) / 100);
}
