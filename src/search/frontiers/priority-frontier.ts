/** Chooses the frontier for a search that is ordered by priority. */
import type { Ties } from "../choices.ts";
import { Buckets, NestedBuckets } from "./buckets.ts";
import type { Frontier } from "./frontier.ts";
import { Heap } from "./heap.ts";
import { JavaHeap } from "./java-heap.ts";
import { ReversedList } from "./reversed-list.ts";

/** `whole` if all priorities, and all g, are small whole numbers from 0. */
export function priorityFrontier(ties: Ties, whole: boolean): Frontier {
  if (ties === "reversed-list") return new ReversedList();
  if (ties === "java-heap") return new JavaHeap();
  if (whole && (ties === "newest" || ties === "oldest")) return new Buckets(ties);
  if (whole && (ties === "high-g" || ties === "low-g")) return new NestedBuckets(ties);
  return new Heap(ties);
}
