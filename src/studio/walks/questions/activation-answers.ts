/** Which activations of the rule program are right answers at the moment that is shown. */
import { useRules } from "../../rules/store.ts";
import type { ActivationRow } from "../../rules/worker/protocol.ts";
import type { activationAnswers } from "./names.ts";

type Name = keyof typeof activationAnswers;

/** The agenda is in firing order; of a long one the page has a part, which is why `last` may find none. */
export function activationsRight(answer: Name): readonly ActivationRow[] {
  const { frame } = useRules.getState();
  if (frame === null) return [];
  const { rows, from, count } = frame.agenda;
  const row = rows[(answer === "next" ? 0 : count - 1) - from];
  return row === undefined ? [] : [row];
}
