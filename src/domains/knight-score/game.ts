/**
 * The knight score game as it is played: by two, each with a knight, who place it on the first and on the last row, jump
 * in turn and score the numbers they land on. Who cannot move is passed over; when neither can, the one with more points
 * has won. Alone, the second player never has a move.
 */
import type { Game, Player } from "../../search/index.ts";
import { type Cell, NOWHERE, neighbourTable, type ScoreBoard, type Shape } from "./board.ts";
import { type Doubles, type Jump, Jumps, type Rules } from "./rules.ts";

export interface GameState {
  /** The numbers left; null under the knights. */
  readonly cells: readonly Cell[];
  /** The cells of the knights; NOWHERE before they are placed. */
  readonly knights: readonly [number, number];
  readonly scores: readonly [number, number];
  readonly turn: Player;
}

export interface GameRules {
  readonly rules?: Rules | undefined;
  /** Used with the official rules only. */
  readonly double?: Doubles | undefined;
  /** 2 if left out. */
  readonly players?: 1 | 2 | undefined;
}

export class KnightGame implements Game<GameState, Jump> {
  readonly start: GameState;
  readonly shape: Shape;
  private readonly jumps: Jumps;
  private readonly neighbours: readonly (readonly number[])[];
  /** Where each player's knight may be placed. */
  private readonly rows: readonly [readonly number[], readonly number[]];

  constructor(
    { shape, cells, knight }: Pick<ScoreBoard, "shape" | "cells" | "knight">,
    { rules = "official", double = "largest", players = 2 }: GameRules = {},
  ) {
    const row = (at: number) =>
      Array.from({ length: shape.columns }, (_, column) => at * shape.columns + column);
    this.shape = shape;
    this.jumps = new Jumps(shape, rules, rules === "official" ? double : "largest");
    this.neighbours = neighbourTable(shape);
    this.rows = [row(0), players === 2 ? row(shape.rows - 1) : []];
    this.start = this.turned({ cells, knights: [knight, NOWHERE], scores: [0, 0], turn: 1 });
  }

  turn({ turn }: GameState): Player {
    return turn;
  }

  moves(state: GameState): Jump[] {
    return this.jumps.to(this.targets(state, state.turn), state.cells, state.knights[state.turn]);
  }

  result(state: GameState, jump: Jump): GameState {
    const { cells, knights, scores, turn } = state;
    const { cell, left } = this.jumps.after(cells, knights[turn], jump);
    return this.turned({
      cells: left,
      knights: replaced(knights, turn, cell),
      scores: replaced(scores, turn, scores[turn] + cells[cell]!),
      turn,
    });
  }

  /** The points by which player 0 leads. */
  value({ scores }: GameState): number {
    return scores[0] - scores[1];
  }

  /** Whether a player's knight is on the board, or can be placed on it at the start. */
  canPlace(player: Player): boolean {
    return this.start.knights[player] !== NOWHERE || this.targets(this.start, player).length > 0;
  }

  private targets({ cells, knights }: GameState, player: Player): number[] {
    const knight = knights[player];
    const near = knight === NOWHERE ? this.rows[player] : this.neighbours[knight]!;
    return near.filter((cell) => cells[cell] !== null);
  }

  /** The turn goes to the other player, unless only the one who has just moved can go on. */
  private turned(state: GameState): GameState {
    const other: Player = state.turn === 0 ? 1 : 0;
    const isPassed = this.targets(state, other).length === 0 && this.targets(state, state.turn).length > 0;
    return isPassed ? state : { ...state, turn: other };
  }
}

function replaced(pair: readonly [number, number], player: Player, value: number): [number, number] {
  return player === 0 ? [value, pair[1]] : [pair[0], value];
}
