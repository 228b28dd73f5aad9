/**
 * The fewest jumps that can score the missing points, and the points that are lost whatever is done. Both assume that
 * no rule takes numbers off the board: a cell at distance d can be the d-th jump or a later one of the same colour, and
 * no cell counts twice. So neither ever overestimates.
 */
import type { Heuristic } from "../../../search/index.ts";
import { colour, NOWHERE } from "../board.ts";
import type { KnightScore, KnightState } from "../problem.ts";

const UNREACHED = 0xffff;

/** Walks from the knight over the numbers left; made once for each problem, used for one state at a time. */
class Reachable {
  /** The cells that can be reached, highest number first; then their distances, numbers and whether the game ends there. */
  readonly cells: number[] = [];
  readonly distances: number[] = [];
  readonly values: number[] = [];
  /** True where a knight that arrives has nowhere left to go. */
  readonly endsGame: boolean[] = [];
  private readonly byValue: readonly number[];
  private readonly steps: Uint16Array;
  private readonly queue: Int32Array;

  constructor(private readonly problem: KnightScore) {
    const { cells } = problem.starts[0]!;
    const numbered = cells.flatMap((value, cell) => (value === null ? [] : [cell]));
    this.byValue = numbered.sort((a, b) => cells[b]! - cells[a]!);
    this.steps = new Uint16Array(cells.length);
    this.queue = new Int32Array(cells.length);
  }

  /**
   * Surveys the board from a state; if the knight is not placed yet, from the cells of one colour where it can be
   * placed.
   */
  survey(state: KnightState, firstColour: 0 | 1): void {
    const { cells } = state;
    const { neighbours, shape } = this.problem;
    const { steps, queue, cells: reached, distances, values, endsGame } = this;
    let waiting = 0;
    const reach = (cell: number, distance: number) => {
      if (cells[cell] === null || steps[cell] !== UNREACHED) return;
      steps[cell] = distance;
      queue[waiting++] = cell;
    };
    steps.fill(UNREACHED);
    for (const cell of this.problem.targets(state))
      if (state.knight !== NOWHERE || colour(shape, cell) === firstColour) reach(cell, 1);
    for (let taken = 0; taken < waiting; taken++) {
      const from = queue[taken]!;
      for (const cell of neighbours[from]!) reach(cell, steps[from]! + 1);
    }
    reached.length = distances.length = values.length = endsGame.length = 0;
    for (const cell of this.byValue) {
      if (steps[cell] === UNREACHED) continue;
      reached.push(cell);
      distances.push(steps[cell]!);
      values.push(cells[cell]!);
      // One neighbour is the way in, unless the knight is placed there to begin with.
      let ways = state.knight === NOWHERE && steps[cell] === 1 ? 1 : 0;
      for (const near of neighbours[cell]!) if (near === state.knight || steps[near] !== UNREACHED) ways++;
      endsGame.push(ways < 2);
    }
  }
}

/** The fewest jumps that can score the missing points, for whole numbers; Infinity if they cannot be scored. */
export function fewestJumps(problem: KnightScore): Heuristic<KnightState> {
  const reachable = new Reachable(problem);
  const jumpsTaken = new Uint16Array(problem.starts[0]!.cells.length + 2);
  return (state) => {
    const missing = problem.target - state.score;
    if (missing <= 0) return 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const firstColour of state.knight === NOWHERE ? ([0, 1] as const) : ([0] as const)) {
      reachable.survey(state, firstColour);
      const least = jumpsOnHighest(reachable.values, missing);
      const most = Math.min(longestGame(reachable), fewest - 1);
      for (let jumps = least; jumps <= most; jumps++) {
        if (mostPoints(reachable, jumpsTaken, jumps) < missing) continue;
        fewest = jumps;
        break;
      }
    }
    return fewest;
  };
}

/**
 * The cells on which `fewestJumps` counts, jump by jump; undefined for a jump that needs no number. A way over the
 * board need not exist: that is why it only estimates.
 */
export function cellsCountedOn(
  problem: KnightScore,
  state: KnightState,
  jumps: number,
): (number | undefined)[] {
  const reachable = new Reachable(problem);
  const jumpsTaken = new Uint16Array(problem.starts[0]!.cells.length + 2);
  const missing = problem.target - state.score;
  const cellOf = (jump: number) => reachable.cells[jumpsTaken[jump]! - 1];
  const counted = (most: number) => Array.from({ length: most }, (_, i) => cellOf(i + 1));
  for (const firstColour of [0, 1] as const) {
    reachable.survey(state, firstColour);
    if (pointsInPassing(reachable, jumpsTaken, jumps) >= missing) return counted(jumps);
    const last = bestEnd(reachable, jumps);
    if (last < 0) continue;
    const inPassing = pointsInPassing(reachable, jumpsTaken, jumps - 1);
    if (inPassing + reachable.values[last]! >= missing) return [...counted(jumps - 1), reachable.cells[last]];
  }
  return [];
}

/** The jumps needed if cells could be visited in any order; Infinity if even all of them are too few. */
function jumpsOnHighest(values: readonly number[], missing: number): number {
  let sum = 0;
  for (let i = 0; i < values.length && values[i]! > 0; i++) {
    sum += values[i]!;
    if (sum >= missing) return i + 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** The most points in this many jumps; only the last one may go where the game ends. */
function mostPoints(reachable: Reachable, jumpsTaken: Uint16Array, jumps: number): number {
  const last = bestEnd(reachable, jumps);
  const toTheLast =
    last < 0 ? 0 : pointsInPassing(reachable, jumpsTaken, jumps - 1) + reachable.values[last]!;
  return Math.max(toTheLast, pointsInPassing(reachable, jumpsTaken, jumps));
}

/** The highest number that the last jump can go to where the game ends; -1 if there is none. */
function bestEnd({ distances, values, endsGame }: Reachable, jumps: number): number {
  return values.findIndex(
    (_, i) => endsGame[i]! && distances[i]! <= jumps && (jumps - distances[i]!) % 2 === 0,
  );
}

/**
 * The most points on cells where the game does not end: each cell, the highest first, gets the earliest free jump that
 * has its colour and is no earlier than its distance. The sets of cells that fit form a matroid, so taking the highest
 * first is optimal. `jumpsTaken` has, for each jump, the number of its cell from 1 on, or 0.
 */
function pointsInPassing(reachable: Reachable, jumpsTaken: Uint16Array, jumps: number): number {
  const { distances, values, endsGame } = reachable;
  jumpsTaken.fill(0, 0, jumps + 2);
  let sum = 0;
  let free = jumps;
  for (let i = 0; i < values.length && free > 0 && values[i]! > 0; i++) {
    if (endsGame[i]) continue;
    let jump = distances[i]!;
    while (jump <= jumps && jumpsTaken[jump] !== 0) jump += 2;
    if (jump > jumps) continue;
    jumpsTaken[jump] = i + 1;
    sum += values[i]!;
    free--;
  }
  return sum;
}

/** Points that can no longer be scored, because the knight cannot get there or one colour runs out first. */
export function pointsLostAtLeast(problem: KnightScore): Heuristic<KnightState> {
  const reachable = new Reachable(problem);
  const jumpsTaken = new Uint16Array(problem.starts[0]!.cells.length + 2);
  return (state) => {
    if (problem.targets(state).length === 0) return 0;
    let left = 0;
    for (const value of state.cells) if (value !== null && value > 0) left += value;
    let most = 0;
    for (const firstColour of state.knight === NOWHERE ? ([0, 1] as const) : ([0] as const)) {
      reachable.survey(state, firstColour);
      // The last jump of a game has one colour or the other.
      const longest = longestGame(reachable);
      for (const jumps of [longest, longest - 1])
        if (jumps > 0) most = Math.max(most, mostPoints(reachable, jumpsTaken, jumps));
    }
    return left - most;
  };
}

/** Colours alternate, so the game ends when the colour whose turn it is has run out. */
function longestGame({ distances }: Reachable): number {
  let first = 0;
  for (const distance of distances) first += distance % 2;
  const second = distances.length - first;
  return first > second ? 2 * second + 1 : 2 * first;
}
