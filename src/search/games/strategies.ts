/** The ways to choose a move, one row each; they differ only in what they leave out and what they look at first. */

export interface GameStrategy {
  readonly summary: string;
  /** Leaves out moves that cannot change the choice. */
  readonly prunes: boolean;
  /** Looks first at the moves that lead to states of the best value. */
  readonly sorts: boolean;
}

export const gameStrategies = {
  minimax: { summary: "follows every game as deep as it may", prunes: false, sorts: false },
  "alpha-beta": {
    summary: "minimax that leaves out moves which cannot change the choice",
    prunes: true,
    sorts: false,
  },
  "sorted-alpha-beta": {
    summary: "alpha-beta that looks first at the moves which seem best",
    prunes: true,
    sorts: true,
  },
} as const satisfies Record<string, GameStrategy>;
export type GameStrategyName = keyof typeof gameStrategies;
