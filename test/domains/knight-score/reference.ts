/** The knight score game once more, written only from the statement: the reference for the tests. */
import type { ScoreBoard } from "../../../src/domains/knight-score/board.ts";
import type { Doubles, Rules } from "../../../src/domains/knight-score/rules.ts";

interface Position {
  readonly numbers: ReadonlyMap<string, number>;
  readonly knight: string | undefined;
  readonly score: number;
}

export interface Game {
  readonly rules: Rules;
  readonly double: Doubles;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function startOf({ cells, shape, knight }: ScoreBoard): Position {
  const name = (cell: number) => `${letters[cell % shape.columns]}${Math.floor(cell / shape.columns) + 1}`;
  const numbers = cells.flatMap((value, cell) => (value === null ? [] : [[name(cell), value] as const]));
  return { numbers: new Map(numbers), knight: knight < 0 ? undefined : name(knight), score: 0 };
}

/** The possible moves, with their results. */
function moves(position: Position, game: Game): { name: string; next: Position }[] {
  const found: { name: string; next: Position }[] = [];
  for (const [to, value] of position.numbers) {
    if (!canGo(position.knight, to)) continue;
    const numbers = new Map(position.numbers);
    numbers.delete(to);
    const after = (taken: ReadonlyMap<string, number>) => ({
      numbers: taken,
      knight: to,
      score: position.score + value,
    });
    const hasRules = game.rules === "official" || (game.rules === "lisp" && position.knight !== undefined);
    const gone = hasRules ? goingDoubles(numbers, value, game) : [];
    if (gone.length === 0) {
      found.push({ name: to, next: after(hasRules ? withoutMirror(numbers, value, game) : numbers) });
    }
    for (const double of gone) {
      const left = new Map(numbers);
      left.delete(firstHolding(left, double)!);
      const name = game.double === "choose" && game.rules === "official" ? `${to}x${double}` : to;
      found.push({ name, next: after(withoutMirror(left, value, game)) });
    }
  }
  return found;
}

function canGo(from: string | undefined, to: string): boolean {
  if (from === undefined) return to.slice(1) === "1";
  const across = Math.abs(letters.indexOf(from[0]!) - letters.indexOf(to[0]!));
  const down = Math.abs(Number(from.slice(1)) - Number(to.slice(1)));
  return across * down === 2;
}

/** Two digits, 7 as 07; nothing else has a mirror image. */
function digits(value: number): string | undefined {
  return Number.isInteger(value) && value >= 0 && value < 100 ? String(value).padStart(2, "0") : undefined;
}

function isDouble(value: number): boolean {
  const text = digits(value);
  return text !== undefined && text[0] === text[1];
}

function goingDoubles(
  numbers: ReadonlyMap<string, number>,
  value: number,
  { rules, double }: Game,
): number[] {
  if (!isDouble(value)) return [];
  const left = [...new Set(numbers.values())].filter(isDouble).sort((a, b) => a - b);
  if (rules === "lisp") return left.filter((one) => one > 0).slice(0, 1);
  return double === "choose" ? left : left.slice(-1);
}

function withoutMirror(
  numbers: ReadonlyMap<string, number>,
  value: number,
  { rules }: Game,
): ReadonlyMap<string, number> {
  const text = digits(value);
  if (text === undefined || (isDouble(value) && rules === "official")) return numbers;
  const cell = firstHolding(numbers, Number(`${text[1]}${text[0]}`));
  const left = new Map(numbers);
  if (cell !== undefined) left.delete(cell);
  return left;
}

/** Numbers are listed row by row. */
function firstHolding(numbers: ReadonlyMap<string, number>, value: number): string | undefined {
  return [...numbers].find(([, one]) => one === value)?.[0];
}

/** The score after each jump; throws if one cannot be made. */
export function replayed(board: ScoreBoard, game: Game, jumps: readonly string[]): number[] {
  let position = startOf(board);
  return jumps.map((jump) => {
    const move = moves(position, game).find(({ name }) => name === jump);
    if (move === undefined) throw new Error(`${jump} is not possible.`);
    position = move.next;
    return position.score;
  });
}

/** All games played to their ends: the fewest jumps to a target, Infinity if no game reaches it, and the best score. */
export function exhausted(board: ScoreBoard, game: Game, target: number): { fewest: number; best: number } {
  let fewest = Number.POSITIVE_INFINITY;
  let best = 0;
  const play = (position: Position, depth: number) => {
    if (position.score >= target) fewest = Math.min(fewest, depth);
    best = Math.max(best, position.score);
    for (const { next } of moves(position, game)) play(next, depth + 1);
  };
  play(startOf(board), 0);
  return { fewest, best };
}
