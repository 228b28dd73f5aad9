/**
 * The knight score game as a problem (the course project "Jogo do Cavalo"). The knight is placed on a number of the
 * first row and jumps from number to number; each number is scored once and then gone. With a target, every jump costs
 * 1; for the best score, a jump costs the points lost by it, so that the cheapest game is the best one.
 */
import type { Key, Problem } from "../../search/index.ts";
import { type Cell, NOWHERE, neighbourTable, type ScoreBoard, type Shape } from "./board.ts";
import { type Doubles, type Jump, Jumps, type Rules } from "./rules.ts";

export interface KnightState {
  /** The numbers left; null under the knight. */
  readonly cells: readonly Cell[];
  readonly knight: number;
  readonly score: number;
  /** The game was ended although there were jumps left. */
  readonly stopped?: true;
}

/** Ends a game for the best score; offered on boards with negative numbers, where playing on may cost points. */
const STOP: Jump = "stop";

export interface KnightScoreOptions {
  readonly rules?: Rules | undefined;
  /** Used with the official rules only. */
  readonly double?: Doubles | undefined;
  /** Instead of the target of the board. */
  readonly target?: number | undefined;
  readonly goal?: "target" | "best" | undefined;
  /** With the goal `best`: only a game that scores everything ends the search, so that any strategy sees all games. */
  readonly exhaustive?: boolean | undefined;
}

export class KnightScore implements Problem<KnightState, Jump> {
  readonly starts: readonly KnightState[];
  readonly shape: Shape;
  readonly rules: Rules;
  readonly goal: "target" | "best";
  readonly target: number;
  readonly neighbours: readonly (readonly number[])[];
  readonly cost?: (state: KnightState, jump: Jump, next: KnightState) => number;
  private readonly jumps: Jumps;
  private readonly firstRow: readonly number[];
  private readonly exhaustive: boolean;
  private readonly canStop: boolean;
  private readonly allPoints: number;
  private readonly origins = new WeakMap<KnightState, { readonly from: KnightState; readonly jump: Jump }>();
  private best: KnightState;

  constructor(board: ScoreBoard, options: KnightScoreOptions = {}) {
    const { shape, cells, knight } = board;
    this.shape = shape;
    this.rules = options.rules ?? "official";
    this.jumps = new Jumps(shape, this.rules, (this.rules === "official" && options.double) || "largest");
    this.goal = options.goal ?? "target";
    this.target = options.target ?? board.target;
    this.exhaustive = options.exhaustive ?? false;
    this.best = { cells, knight, score: 0 };
    this.starts = [this.best];
    this.allPoints = pointsLeft(this.best);
    this.neighbours = neighbourTable(shape);
    this.firstRow = Array.from({ length: shape.columns }, (_, cell) => cell);
    this.canStop = this.goal === "best" && cells.some((value) => value !== null && value < 0);
    if (this.goal === "best") this.cost = (state, _, next) => this.pointsLost(state, next);
  }

  /** The cells that the knight can go to, in order. */
  targets({ cells, knight, stopped }: KnightState): number[] {
    if (stopped) return [];
    const near = knight === NOWHERE ? this.firstRow : this.neighbours[knight]!;
    return near.filter((cell) => cells[cell] !== null);
  }

  actions(state: KnightState): Jump[] {
    const { cells, knight } = state;
    const jumps = this.jumps.to(this.targets(state), cells, knight);
    if (this.canStop && !state.stopped && state.knight !== NOWHERE) jumps.push(STOP);
    return jumps;
  }

  result(state: KnightState, jump: Jump): KnightState {
    const next = jump === STOP ? { ...state, stopped: true as const } : this.jumped(state, jump);
    if (this.goal === "best") {
      this.origins.set(next, { from: state, jump });
      if (next.score > this.best.score || this.best.knight === NOWHERE) this.best = next;
    }
    return next;
  }

  isGoal(state: KnightState): boolean {
    if (this.goal === "target") return state.score >= this.target;
    return state.score >= this.allPoints || (!this.exhaustive && this.isOver(state));
  }

  key({ cells, knight, score, stopped }: KnightState): Key {
    let key = "";
    for (let cell = 0; cell < cells.length; ) {
      let bits = 0;
      for (let bit = 0; bit < 15 && cell < cells.length; bit++, cell++)
        if (cells[cell] !== null) bits |= 1 << bit;
      key += String.fromCharCode(bits);
    }
    return `${key}${knight},${score}${stopped ? "." : ""}`;
  }

  /** The game with the highest score among all those examined, for the goal `best`. */
  bestSoFar(): { states: KnightState[]; actions: Jump[]; cost: number } {
    const states = [this.best];
    const actions: Jump[] = [];
    for (let origin = this.origins.get(this.best); origin; origin = this.origins.get(origin.from)) {
      states.unshift(origin.from);
      actions.unshift(origin.jump);
    }
    return { states, actions, cost: this.allPoints - this.best.score };
  }

  private isOver(state: KnightState): boolean {
    return this.actions(state).length === 0;
  }

  private jumped({ cells, knight, score }: KnightState, jump: Jump): KnightState {
    const { cell, left } = this.jumps.after(cells, knight, jump);
    return { cells: left, knight: cell, score: score + cells[cell]! };
  }

  private pointsLost(state: KnightState, next: KnightState): number {
    const left = pointsLeft(next);
    const lost = pointsLeft(state) - left - (next.score - state.score);
    return this.isOver(next) ? lost + left : lost;
  }
}

/** The sum of the numbers left that are worth having. */
function pointsLeft({ cells }: KnightState): number {
  let sum = 0;
  for (const value of cells) if (value !== null && value > 0) sum += value;
  return sum;
}
