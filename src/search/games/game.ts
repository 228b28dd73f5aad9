/** What a user states once about a game of two players: every row of `gameStrategies` plays it through this interface. */

export type Player = 0 | 1;

/** A game without chance or secrets, in which one player loses what the other wins. */
export interface Game<State, Move> {
  readonly start: State;
  /** Whose turn it is. A player who cannot move is passed over by the game: the same one may move twice in a row. */
  turn(state: State): Player;
  /** Always the same ones in the same order; none when the game is over. */
  moves(state: State): readonly Move[];
  /** The state that a move leads to. Never changes the state it is given. */
  result(state: State, move: Move): State;
  /** What a state is worth to player 0: at the end of a game what it has won, before the end an estimate of that. */
  value(state: State): number;
}
