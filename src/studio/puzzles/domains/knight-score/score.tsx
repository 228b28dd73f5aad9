/** The points so far, while the game is played by hand. */
import type { KnightScore, KnightState } from "../../../../domains/knight-score/problem.ts";
import { real } from "../../../app/numbers.ts";
import type { Position } from "../row.ts";
import { useKnightWords } from "./words.ts";

export function Score({ opened, state }: Position<KnightScore, KnightState>) {
  const words = useKnightWords();
  return words.score(state.score, real(opened.problem.target));
}
