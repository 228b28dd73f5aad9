/** Whether a strategy still gives what its row promises once a user has changed its options. */
import type { Strategy } from "./strategies.ts";

/** Choices as text or as data; undefined stands for the row's default. */
interface ChosenOptions {
  readonly duplicates?: string | undefined;
  readonly goalTest?: string | undefined;
  readonly maxDepth?: unknown;
}

/**
 * False if one of these choices may cost the cheapest solution: a depth limit may cut it off, a goal that has only been
 * generated may be an expensive one, and the first path to a state need not be its cheapest.
 */
export function keepsPromise(
  { options }: Strategy,
  { duplicates, goalTest, maxDepth }: ChosenOptions,
): boolean {
  if (maxDepth !== undefined) return false;
  if (goalTest === "generated" && options.goalTest[0] !== "generated") return false;
  return duplicates !== "keep-first" || options.duplicates[0] === "keep-first";
}
