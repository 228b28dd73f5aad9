/** Chooses the frontier for a search that is ordered by priority. */
import type { Ties } from "../choices.ts";
import { Buckets, NestedBuckets } from "./buckets.ts";
import type { Frontier } from "./frontier.ts";
import { JavaHeap } from "./java-heap.ts";
import { ReversedList } from "./reversed-list.ts";

/** With `whole`, a priority or g that is not a whole number from 0 is an error. */
export function priorityFrontier(ties: Ties, whole: boolean): Frontier {
  if (ties === "reversed-list") return new ReversedList();
  if (ties === "java-heap") return new JavaHeap();
  if (ties === "high-g" || ties === "low-g") return new NestedBuckets(ties, whole);
  return new Buckets(ties === "oldest" ? "oldest" : "newest", whole);
}
