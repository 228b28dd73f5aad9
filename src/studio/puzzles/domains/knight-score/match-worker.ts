/** The machine as a player: asked about a state, it answers with the move it chooses and what it counted. */
import type { ScoreBoard } from "../../../../domains/knight-score/board.ts";
import { type GameRules, type GameState, KnightGame } from "../../../../domains/knight-score/game.ts";
import { chooseMove, type GameLimits, type MoveChoice } from "../../../../search/index.ts";
import { answerPage } from "../../../app/worker/scope.ts";

export interface MoveQuestion {
  readonly board: Pick<ScoreBoard, "shape" | "cells" | "knight">;
  readonly rules: GameRules;
  readonly state: GameState;
  readonly limits: GameLimits;
}

answerPage<MoveQuestion, MoveChoice<string>>(({ board, rules, state, limits }) =>
  chooseMove(new KnightGame(board, rules), state, "sorted-alpha-beta", { limits }),
);
