/** What the rows of every domain are, in other languages than English, by the name of the domain. */
import { summaries as eternity } from "./eternity2.ts";
import { summaries as knight } from "./knight-score.ts";
import type { RowSummaries } from "./row-summaries.ts";
import { summaries as tiles } from "./sliding-tiles.ts";

export const domainSummaries: Readonly<Record<string, RowSummaries>> = {
  "sliding-tiles": tiles,
  "knight-score": knight,
  eternity2: eternity,
};
