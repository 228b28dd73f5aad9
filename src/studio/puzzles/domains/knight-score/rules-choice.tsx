/** By which rules a knight game is played; other rules begin another game. */
import type { KnightScore, KnightState } from "../../../../domains/knight-score/problem.ts";
import { type Rules, ruleSets } from "../../../../domains/knight-score/rules.ts";
import { withSetting } from "../../puzzle.ts";
import type { GameProps } from "../row.ts";
import { Segments } from "./segments.tsx";
import { useKnightWords } from "./words.ts";

const names = Object.keys(ruleSets) as Rules[];

export function RulesChoice({ opened: { problem }, change }: GameProps<KnightScore, KnightState>) {
  const words = useKnightWords();
  return (
    <Segments
      label={words.rules}
      names={names}
      title={(rules) => words.ruleSets[rules]}
      chosen={problem.rules}
      choose={(rules) => change((puzzle) => withSetting(puzzle, "rules", rules))}
    />
  );
}
