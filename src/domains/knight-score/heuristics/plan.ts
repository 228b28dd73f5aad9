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
const PER_SPARE_POINT = 0.001;

interface Game {
  readonly state: KnightState;
  /** Its score plus the two best jumps from there. */
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
      // Finding no game says nothing about the games that the beam left out.
      if (games.length === 0) return jumps + target - best;
      level = mostPromising(problem, games);
    }
  };
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
