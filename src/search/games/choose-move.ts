/**
 * Choosing a move: negamax, with alpha-beta if the row prunes (Knuth and Moore 1975). A value is always that of the
 * player whose turn it is, so it changes its sign where the turn changes, and only there.
 */
import { now } from "../host.ts";
import { OptionError, rowNamed } from "../option-error.ts";
import { type NumberKind, optionSentence } from "../option-sentences.ts";
import type { Game, Player } from "./game.ts";
import { type GameStrategy, type GameStrategyName, gameStrategies } from "./strategies.ts";

export interface GameLimits {
  /** How many moves ahead it looks; to the end of every game if left out. */
  readonly depth?: number | undefined;
  /** With a limit on nodes or time it looks one move ahead, then two, and so on: what it knows is always a whole look. */
  readonly nodes?: number | undefined;
  /** In milliseconds. */
  readonly time?: number | undefined;
}

export interface GameOptions<Move> {
  readonly limits?: GameLimits | undefined;
  /** An AbortSignal, or anything like it. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called after each whole look ahead. */
  readonly looked?: ((soFar: MoveChoice<Move>) => void) | undefined;
}

export interface GameCounts {
  /** Nodes analysed, the root included, over all looks ahead. */
  readonly nodes: number;
  /** Those of them that were valued: the ends of games and those at the depth limit. */
  readonly valued: number;
  /** Nodes of player 0, and of player 1, whose other moves were left out: beta cuts and alpha cuts. */
  readonly cuts: readonly [number, number];
}

export interface MoveChoice<Move> {
  /** Undefined when the game is over. */
  readonly move: Move | undefined;
  /** What the player whose turn it is reaches if both play their best, as far as it was looked ahead. */
  readonly value: number;
  /** The moves that both would play, the chosen one first. */
  readonly line: readonly Move[];
  /** Moves looked ahead in the last whole look; 0 if none was finished. */
  readonly depth: number;
  /** Every game was followed to its end, so the value is certain. */
  readonly isCertain: boolean;
  readonly counts: GameCounts;
  readonly ms: number;
}

/** How often the clock and the signal are looked at, in nodes. */
const NODES_PER_GLANCE = 512;

/** The best move for the player whose turn it is; of equally good ones, the one that was tried first. */
export function chooseMove<State, Move>(
  game: Game<State, Move>,
  state: State,
  strategy: GameStrategyName,
  options: GameOptions<Move> = {},
): MoveChoice<Move> {
  const row = rowNamed<GameStrategy>(gameStrategies, "strategy", strategy);
  const { depth, nodes, time } = options.limits ?? {};
  const least = (what: NumberKind, value = 1) => {
    if (!(value >= 1)) throw new OptionError(optionSentence("at-least", what, strategy, 1, value));
  };
  least("depth limit", depth);
  least("node limit", nodes);
  least("time limit", time);
  return new MoveSearch(game, row, options).choose(state);
}

interface Line<Move> {
  readonly move: Move;
  readonly rest: Line<Move> | undefined;
}

interface Found<Move> {
  readonly value: number;
  readonly line: Line<Move> | undefined;
  readonly depth: number;
  readonly isCertain: boolean;
}

class MoveSearch<State, Move> {
  private readonly began = now();
  private readonly deadline: number;
  private readonly nodeLimit: number;
  private readonly cuts: [number, number] = [0, 0];
  private nodes = 0;
  private valued = 0;
  private isStopped = false;
  /** Moves from the root at which a game is valued although it could go on; whether that has happened in this look. */
  private horizon = 0;
  private sawHorizon = false;
  private deepest = 0;
  /** The line below the node whose value was returned last. */
  private line: Line<Move> | undefined;
  /** The best of the root's moves in this look so far, and in the last whole one. */
  private partial: Found<Move> | undefined;
  private found: Found<Move> | undefined;

  constructor(
    private readonly game: Game<State, Move>,
    private readonly row: GameStrategy,
    private readonly options: GameOptions<Move>,
  ) {
    const { nodes = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY } = options.limits ?? {};
    this.nodeLimit = nodes;
    this.deadline = this.began + time;
  }

  choose(root: State): MoveChoice<Move> {
    const { depth: most = Number.POSITIVE_INFINITY, nodes, time } = this.options.limits ?? {};
    const deepens = nodes !== undefined || time !== undefined;
    for (let depth = deepens ? 1 : most; depth <= most; depth++) {
      this.horizon = depth;
      this.sawHorizon = false;
      this.deepest = 0;
      this.partial = undefined;
      const value = this.best(root, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      if (this.isStopped) break;
      this.found = { value, line: this.line, depth: this.deepest, isCertain: !this.sawHorizon };
      this.options.looked?.(this.choice(this.found));
      if (!this.sawHorizon) break;
    }
    // Without one whole look, the best of the moves that were looked at is better than none.
    return this.choice(this.found ?? this.partial ?? this.firstOf(root));
  }

  private best(state: State, ply: number, low: number, high: number): number {
    const { game, row } = this;
    if (this.nodes >= this.nodeLimit || this.nodes % NODES_PER_GLANCE === 0) this.checkLimits();
    if (this.isStopped) return 0;
    this.nodes++;
    this.line = undefined;
    const turn = game.turn(state);
    const moves = game.moves(state);
    if (moves.length === 0 || ply === this.horizon) {
      if (moves.length > 0) this.sawHorizon = true;
      this.deepest = Math.max(this.deepest, ply);
      this.valued++;
      return this.valueFor(turn, state);
    }
    let best = Number.NEGATIVE_INFINITY;
    let line: Line<Move> | undefined;
    for (const move of this.inOrder(state, moves, ply)) {
      const next = game.result(state, move);
      const value =
        game.turn(next) === turn
          ? this.best(next, ply + 1, low, high)
          : 0 - this.best(next, ply + 1, -high, -low);
      if (this.isStopped) return 0;
      if (value > best) {
        best = value;
        line = { move, rest: this.line };
        if (ply === 0) this.partial = { value, line, depth: 0, isCertain: false };
      }
      if (!row.prunes) continue;
      low = Math.max(low, best);
      if (low >= high) {
        this.cuts[turn]++;
        break;
      }
    }
    this.line = line;
    return best;
  }

  /** At the root, the best move of the look before comes first: it makes the most cuts. */
  private inOrder(state: State, moves: readonly Move[], ply: number): readonly Move[] {
    const { game, row } = this;
    if (!row.sorts) return moves;
    const turn = game.turn(state);
    const best = ply === 0 ? this.found?.line?.move : undefined;
    return moves
      .map((move) => ({
        move,
        value: move === best ? Number.POSITIVE_INFINITY : this.valueFor(turn, game.result(state, move)),
      }))
      .sort((a, b) => b.value - a.value)
      .map(({ move }) => move);
  }

  /** Subtracted from 0, not negated: there is no value -0. */
  private valueFor(player: Player, state: State): number {
    const value = this.game.value(state);
    return player === 0 ? value : 0 - value;
  }

  private checkLimits(): void {
    this.isStopped =
      this.nodes >= this.nodeLimit || now() >= this.deadline || (this.options.signal?.aborted ?? false);
  }

  /** A move that nothing is known about, for want of time. */
  private firstOf(state: State): Found<Move> {
    const [move] = this.game.moves(state);
    return {
      value: this.valueFor(this.game.turn(state), state),
      line: move === undefined ? undefined : { move, rest: undefined },
      depth: 0,
      isCertain: false,
    };
  }

  private choice({ value, line, depth, isCertain }: Found<Move>): MoveChoice<Move> {
    const moves: Move[] = [];
    for (let at = line; at !== undefined; at = at.rest) moves.push(at.move);
    return {
      move: moves[0],
      value,
      line: moves,
      depth,
      isCertain,
      counts: { nodes: this.nodes, valued: this.valued, cuts: [...this.cuts] },
      ms: now() - this.began,
    };
  }
}
