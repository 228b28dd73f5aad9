/**
 * The length of the game that a narrow beam search finds from a state. With it, A* follows the best game found so far
 * and switches to a shorter one as soon as it sees one: few expansions on boards full of numbers, where no lower bound
 * tells one jump from another. It tends to overestimate, so it promises no shortest game.
 */
import type { Heuristic, Key } from "../../../search/index.ts";
import type { KnightScore, KnightState } from "../problem.ts";

/** The width of the beam: doubling it gave no shorter games on random boards. */
const WIDTH = 16;
/** Of two games of the same length the one with more points comes first. */
export const SPARE_POINT = 0.001;

interface Game {
  readonly state: KnightState;
  /** The game one jump shorter; undefined where the planning began. */
  readonly from?: Game;
  /** Its score plus the two best jumps from there. */
  readonly promise: number;
}

/** What the beam found: the game with the most points, and after how many jumps the search ended. */
export interface PlannedGame {
  /** The cells that it jumps on. */
  readonly cells: readonly number[];
  readonly score: number;
  readonly jumps: number;
}

export function plannedJumps(problem: KnightScore): Heuristic<KnightState> {
  const { target } = problem;
  return (state) => {
    const { best, jumps } = bestGame(problem, state);
    const short = target - best.state.score;
    // Finding no game says nothing about the games that the beam left out.
    return jumps + (short > 0 ? short : SPARE_POINT * short);
  };
}

export function plannedGame(problem: KnightScore, state: KnightState): PlannedGame {
  const { best, jumps } = bestGame(problem, state);
  const cells: number[] = [];
  for (let game = best; game.from !== undefined; game = game.from) cells.unshift(game.state.knight);
  return { cells, score: best.state.score, jumps };
}

/** Ends with the first jump that reaches the target, or where no jump is left. */
function bestGame(problem: KnightScore, state: KnightState): { best: Game; jumps: number } {
  let best: Game = { state, promise: 0 };
  let level: readonly Game[] = [best];
  let jumps = 0;
  while (best.state.score < problem.target && level.length > 0) {
    jumps++;
    const games: Game[] = [];
    for (const from of level) {
      for (const action of problem.actions(from.state)) {
        const next = problem.result(from.state, action);
        const game = { state: next, promise: next.score + twoBestJumps(problem, next), from };
        if (next.score > best.state.score) best = game;
        games.push(game);
      }
    }
    level = mostPromising(problem, games);
  }
  return { best, jumps };
}

/** The most points in two jumps, ignoring the rules. */
function twoBestJumps({ neighbours }: KnightScore, { cells, knight }: KnightState): number {
  let most = 0;
  for (const first of neighbours[knight]!) {
    const value = cells[first]!;
    if (value === null) continue;
    let second = 0;
    for (const cell of neighbours[first]!) second = Math.max(second, cells[cell] ?? 0);
    most = Math.max(most, value + second);
  }
  return most;
}

function mostPromising(problem: KnightScore, games: Game[]): Game[] {
  games.sort((a, b) => b.promise - a.promise);
  const kept: Game[] = [];
  const seen = new Set<Key>();
  for (const game of games) {
    const key = problem.key(game.state);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(game);
    if (kept.length === WIDTH) break;
  }
  return kept;
}
