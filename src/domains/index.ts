/** The table of domains. */
import type { Domain } from "./domain.ts";
import { eternity2 } from "./eternity2/index.ts";
import { knightScore } from "./knight-score/index.ts";
import { slidingTiles } from "./sliding-tiles/index.ts";

/** A domain whose types of state and action only it knows; pass its states back to no other. */
// biome-ignore lint/suspicious/noExplicitAny: stands for "some type", which TypeScript cannot say
export type AnyDomain = Domain<any, any>;

export const domains: Readonly<Record<string, AnyDomain>> = {
  "sliding-tiles": slidingTiles,
  "knight-score": knightScore,
  eternity2,
};

export type * from "./domain.ts";
export { eternity2, puzzleFor as eternityPuzzle } from "./eternity2/index.ts";
export { type PublishedRow, publishedResults } from "./knight-score/published-results.ts";
export { formatState, parseBoards } from "./knight-score/text.ts";
export { Random } from "./random.ts";
export { slidingTiles } from "./sliding-tiles/index.ts";
export { inMemory, type TableKeeper } from "./table-keeper.ts";
export { type Fault, faultOf, faultSaying } from "./text/fault.ts";
export { sizeNumbers, wholeNumber, wholeNumberOption } from "./text/numbers.ts";
export { settingSentences } from "./text/setting-sentences.ts";
export { TextError } from "./text/text-error.ts";
export { textSentences } from "./text/text-sentences.ts";
