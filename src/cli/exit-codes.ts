/** Exit codes: a contract with scripts, documented in the README. */
import type { SearchResult } from "../search/index.ts";

export const ExitCode = {
  solved: 0,
  unsolvable: 1,
  usage: 2,
  limit: 3,
  crash: 70,
  interrupted: 130,
} as const;

export function exitCodeOf({ outcome }: Pick<SearchResult<unknown, unknown>, "outcome">): number {
  return ExitCode[outcome];
}
