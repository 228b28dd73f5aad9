/** What stands behind a rule program in its worker. */
import { readRules } from "../../../run/own-problem/rules.ts";
import { beat, serve } from "./serve-program.ts";

/** The text of the program; written in front of this script (compiled-programs.ts). */
declare const ownRules: string;

serve(() => {
  const program = readRules({ file: "program.clp", text: ownRules, facts: "" }, { beat });
  const { starts, actions, result } = program.problem;
  // Drawn is what steps change: the start too, after all first steps.
  for (const start of starts) for (const action of actions(start)) result(start, action);
  return program;
});
