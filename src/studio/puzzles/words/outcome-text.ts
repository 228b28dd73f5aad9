/** How a search ended, in words. */
import { real } from "../numbers.ts";
import type { SearchOutcome } from "../search/messages.ts";
import type { Words } from "./en.ts";

/** How a search ended, in a sentence or two. */
export function outcomeText(
  { outcome, limit, reason, cost, actions, score }: SearchOutcome,
  words: Words,
): string {
  if (outcome === "solved")
    return [
      words.solved(actions.length),
      ...(cost !== null && cost !== actions.length ? [words.solvedCost(real(cost))] : []),
      ...(score === null ? [] : [words.points(score)]),
    ].join(" ");
  if (outcome === "unsolvable") return reason === null ? words.exhausted : words.unsolvable;
  return words.limits[limit ?? "nodes"];
}
