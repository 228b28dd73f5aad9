/** What an estimate of a knight board is made up of: the numbers of the manual's formulas, or the jumps counted on. */
import type { Heuristic } from "../../../search/index.ts";
import type { EstimatePart } from "../../domain.ts";
import { cellName } from "../board.ts";
import type { KnightScore, KnightState } from "../problem.ts";
import { plannedGame, SPARE_POINT } from "./plan.ts";
import { cellsCountedOn } from "./reach.ts";

export function explain(
  name: string,
  heuristic: Heuristic<KnightState>,
  problem: KnightScore,
  state: KnightState,
): readonly EstimatePart[] {
  const h = heuristic(state);
  if (h === 0) return [];
  if (name === "base") return byMean(problem, state);
  if (name === "nova") return byHighest(problem, state);
  if (name === "plan") return byGame(problem, state);
  return problem.goal === "best" ? byPoints(state, h) : byJumps(problem, state, h);
}

/** Missing points ÷ mean of the numbers left. */
function byMean({ target }: KnightScore, { cells, score }: KnightState): EstimatePart[] {
  const numbers = cells.filter((value) => value !== null);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return [part("missing", target - score), { ...part("mean", mean), by: "divided" }];
}

/** Missing points × possible jumps ÷ 8 ÷ highest number left. */
function byHighest(problem: KnightScore, state: KnightState): EstimatePart[] {
  return [
    part("missing", problem.target - state.score),
    { ...part("ways", problem.targets(state).length), by: "times" },
    { ...part("directions", 8), by: "divided" },
    { ...part("highest", Math.max(...state.cells.map((value) => value ?? 0))), by: "divided" },
  ];
}

function byJumps(problem: KnightScore, state: KnightState, h: number): EstimatePart[] {
  if (h === Number.POSITIVE_INFINITY) return [part("unreachable", h)];
  return cellsCountedOn(problem, state, h).map((cell) => jumpTo(problem, state, cell));
}

function byGame(problem: KnightScore, state: KnightState): EstimatePart[] {
  const { cells, score, jumps } = plannedGame(problem, state);
  const short = problem.target - score;
  if (short > 0) return [part("stuck", jumps), part("short", short)];
  return [
    ...cells.map((cell) => jumpTo(problem, state, cell)),
    ...(short < 0 ? [part("spare", SPARE_POINT * short, String(-short))] : []),
  ];
}

/** Points left − points that can be scored at most. */
function byPoints({ cells }: KnightState, h: number): EstimatePart[] {
  const left = cells.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  return [part("left", left), part("scored", h - left)];
}

function jumpTo({ shape }: KnightScore, { cells }: KnightState, cell: number | undefined): EstimatePart {
  if (cell === undefined) return part("jump", 1);
  return { ...part("jump", 1, `${cellName(shape, cell)}: ${cells[cell]}`), cell };
}

function part(kind: EstimatePart["kind"], value: number, name = ""): EstimatePart {
  return { kind, name, value };
}
