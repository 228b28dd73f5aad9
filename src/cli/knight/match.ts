/** A match: the board, the rules, and who plays. */
import type { ScoreBoard } from "../../domains/knight-score/board.ts";
import { type GameRules, KnightGame } from "../../domains/knight-score/game.ts";
import { settingSentence } from "../../domains/text/setting-sentences.ts";
import {
  type GameLimits,
  type GameStrategyName,
  type Named,
  OptionError,
  type Player,
} from "../../search/index.ts";

export const sides = {
  person: { aliases: ["persona", "pessoa"] },
  machine: { aliases: ["máquina", "ordenador", "ordinador", "computador"] },
} as const satisfies Readonly<Record<string, Named>>;
export type Side = keyof typeof sides;

/** Who may play second. */
export const opponents = { ...sides, nobody: { aliases: ["nadie", "ningú", "ninguém"] } };

/** How the machine thinks. */
export interface Thinking {
  readonly strategy: GameStrategyName;
  readonly limits: GameLimits;
}

/** A machine that is told nothing else looks at the best moves first, for a second. */
export const defaultThinking: Thinking = { strategy: "sorted-alpha-beta", limits: { time: 1000 } };

export interface Match {
  readonly board: ScoreBoard;
  readonly rules: Omit<GameRules, "players">;
  /** One plays alone, two against each other. */
  readonly players: readonly [Side] | readonly [Side, Side];
  readonly thinking: Thinking;
}

/** Why these players cannot play on a board: one of them has no number to be placed on. */
export function unplaced(board: ScoreBoard, players: Match["players"]): OptionError | undefined {
  const game = new KnightGame(board, { players: players.length });
  const player = players.findIndex((_, index) => !game.canPlace(index as Player));
  return player < 0 ? undefined : new OptionError(settingSentence("no-place", player + 1, board.name));
}
