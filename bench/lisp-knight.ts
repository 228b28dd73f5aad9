/**
 * A straight port of the Lisp knight program's search: boards are lists of rows that are searched for the knight, the
 * open nodes are one list that is reversed and sorted at every insertion. As slow as the original: the bench and the
 * tests compare with it.
 */

/** A number, null for NIL, true for the knight. */
type LispBoard = readonly (readonly (number | null | true)[])[];

export interface LispNode {
  readonly board: LispBoard;
  readonly score: number;
  readonly parent: LispNode | null;
  readonly depth: number;
  readonly f: number;
}

export interface LispSolution {
  /** Null if there is no solution. */
  readonly node: LispNode | null;
  readonly expanded: number;
  readonly generated: number;
}

const operators = [
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
] as const;

function currentPosition(board: LispBoard, value: number | true): readonly [number, number] | null {
  for (let row = 0; row < board.length; row++) {
    const column = board[row]!.indexOf(value);
    if (column >= 0) return [row, column];
  }
  return null;
}

function place(row: number, column: number, board: LispBoard, value: number | null | true): LispBoard {
  return board.map((line, r) => (r === row ? line.map((old, c) => (c === column ? value : old)) : line));
}

function reverseDigits(value: number): number | null {
  if (value > 99) return null;
  return value < 10 ? value * 10 : (value % 10) * 10 + Math.floor(value / 10);
}

function removeNumber(board: LispBoard, value: number | null): LispBoard {
  const position = value === null ? null : currentPosition(board, value);
  return position === null ? board : place(position[0], position[1], board, null);
}

function removeDoubleNumber(board: LispBoard, value: number): LispBoard {
  if (value !== reverseDigits(value)) return board;
  const double = [11, 22, 33, 44, 55, 66, 77, 88, 99].find((one) => currentPosition(board, one) !== null);
  return double === undefined ? board : removeNumber(board, double);
}

function childBoards(board: LispBoard, rules: boolean): { board: LispBoard; value: number }[] {
  const horse = currentPosition(board, true);
  if (horse === null) {
    return board[0]!.flatMap((value, column) =>
      typeof value === "number" ? [{ board: place(0, column, board, true), value }] : [],
    );
  }
  const [row, column] = horse;
  return operators.flatMap(([down, right]) => {
    const value = board[row + down]?.[column + right];
    if (typeof value !== "number") return [];
    const moved = place(row + down, column + right, place(row, column, board, null), true);
    const next = rules ? removeNumber(removeDoubleNumber(moved, value), reverseDigits(value)) : moved;
    return [{ board: next, value }];
  });
}

function children(node: LispNode, rules: boolean): LispNode[] {
  return childBoards(node.board, rules).map(({ board, value }) => ({
    board,
    score: node.score + value,
    parent: node,
    depth: node.depth + 1,
    f: 0,
  }));
}

export function lispBaseHeuristic({ board, score }: LispNode, target: number): number {
  const numbers = board.flat().filter((value) => typeof value === "number");
  const sum = numbers.reduce((total, value) => total + value, 0);
  return sum === 0 ? 0 : (target - score) / (sum / numbers.length);
}

/** Stops after `mostNodes` expansions, as if there were no solution. */
export function lispAStar(
  board: LispBoard,
  target: number,
  rules: boolean,
  mostNodes = Number.POSITIVE_INFINITY,
): LispSolution {
  let queue: LispNode[] = [{ board, score: 0, parent: null, depth: 0, f: 0 }];
  let visited = 0;
  while (queue.length > 0 && visited < mostNodes) {
    const [current, ...others] = queue as [LispNode, ...LispNode[]];
    queue = others;
    if (current.score >= target)
      return { node: current, expanded: visited, generated: visited + queue.length };
    for (const child of children(current, rules)) {
      const f = Math.fround(child.depth + Math.fround(lispBaseHeuristic(child, target)));
      queue = [{ ...child, f }, ...queue].reverse().sort((a, b) => a.f - b.f);
    }
    visited++;
  }
  return { node: null, expanded: visited, generated: visited + queue.length };
}

/** Breadth first, or depth first with the children in front. */
export function lispSearch(board: LispBoard, target: number, rules: boolean, breadth: boolean): LispSolution {
  let queue: LispNode[] = [{ board, score: 0, parent: null, depth: 0, f: 0 }];
  let visited = 0;
  while (queue.length > 0) {
    const current = queue[0]!;
    if (current.score >= target)
      return { node: current, expanded: visited, generated: visited + queue.length };
    visited++;
    const made = children(current, rules);
    queue = breadth ? [...queue.slice(1), ...made] : [...made, ...queue.slice(1)];
  }
  return { node: null, expanded: visited, generated: visited };
}
