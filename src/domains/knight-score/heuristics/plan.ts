/**
 * How many jumps a game takes that a narrow beam search finds from a state. A* with it follows the best game found so
 * far and changes to a shorter one when it sees it: few expansions on boards full of numbers, where no lower bound
 * tells one jump from another. It says too much rather than too little, so it promises no shortest game.
 */
import type { Heuristic, Key } from "../../../search/index.ts";
import type { KnightScore, KnightState } from "../problem.ts";

/** Games looked at side by side: twice as many gave no shorter games on random boards. */
const WIDTH = 16;
/** Of two games of the same length the one with more points comes first. */
const PER_SPARE_POINT = 0.001;

interface Game {
  readonly state: KnightState;
  /** Its score with the two best jumps from there. */
  readonly promise: number;
}

export function plannedJumps(problem: KnightScore): Heuristic<KnightState> {
  const { target } = problem;
  return (state) => {
    if (state.score >= target) return PER_SPARE_POINT * (target - state.score);
    let level: readonly KnightState[] = [state];
    let best = state.score;
    for (let jumps = 1; ; jumps++) {
      const games: Game[] = [];
      for (const from of level) {
        for (const action of problem.actions(from)) {
          const next = problem.result(from, action);
          best = Math.max(best, next.score);
          games.push({ state: next, promise: next.score + twoBestJumps(problem, next) });
        }
      }
      if (best >= target) return jumps + PER_SPARE_POINT * (target - best);
      // No game found says nothing about the games not looked at.
      if (games.length === 0) return jumps + target - best;
      level = mostPromising(problem, games);
    }
  };
}

/** The most points in two jumps, rules not looked at. */
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

function mostPromising(problem: KnightScore, games: Game[]): KnightState[] {
  games.sort((a, b) => b.promise - a.promise);
  const kept: KnightState[] = [];
  const seen = new Set<Key>();
  for (const { state } of games) {
    const key = problem.key(state);
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(state);
    if (kept.length === WIDTH) break;
  }
  return kept;
}
