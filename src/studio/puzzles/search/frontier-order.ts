/** The nodes of the frontier in the order in which the strategy would take them. */
import type { Settings } from "../../../domains/index.ts";
import type { Strategy } from "../../../search/index.ts";
import type { Timeline } from "./timeline.ts";

/** Negative if the first node is taken before the second. */
type Order = (a: number, b: number) => number;

/** Lists longer than `SORTED` are sorted only so far. */
export const SORTED = 2000;

export interface Ordered {
  /** The first nodes, at most `SORTED`. */
  readonly ids: Int32Array;
  readonly total: number;
}

export function frontierOrder(timeline: Timeline, strategy: Strategy, { ties }: Settings): Order {
  const { recording, last } = timeline;
  const entered = (id: number) => last[id]!;
  const f = (id: number) => recording.f[entered(id)]!;
  const g = (id: number) => recording.g[entered(id)]!;
  const depth = (id: number) => recording.depth[entered(id)]!;
  const oldest: Order = (a, b) => entered(a) - entered(b);
  const newest: Order = (a, b) => entered(b) - entered(a);
  const tie = ties ?? strategy.options.ties[0]!;
  if (strategy.name === "breadth-first") return oldest;
  if (strategy.name === "depth-first") return tie === "in-order" ? inOrder(timeline) : newest;
  if (strategy.name === "beam") return (a, b) => depth(a) - depth(b) || f(a) - f(b) || oldest(a, b);
  const byTie: Order =
    tie === "oldest"
      ? oldest
      : tie === "high-g"
        ? (a, b) => g(b) - g(a) || newest(a, b)
        : tie === "low-g"
          ? (a, b) => g(a) - g(b) || newest(a, b)
          : newest;
  return (a, b) => difference(f(a), f(b)) || byTie(a, b);
}

/** The children of the newest expansion come first, in their order. */
function inOrder(timeline: Timeline): Order {
  const { last } = timeline;
  const parent = (id: number) => timeline.parentOf(id);
  return (a, b) => (parent(a) === parent(b) ? last[a]! - last[b]! : last[b]! - last[a]!);
}

/** The first nodes in order: a short list is sorted as a whole, from a long one the first nodes are picked. */
export function firstInOrder(ids: Int32Array, order: Order): Ordered {
  const total = ids.length;
  if (total <= SORTED * 4) return { ids: ids.toSorted(order).subarray(0, SORTED), total };
  const heap = new LargestFirst(order);
  for (const id of ids) heap.offer(id);
  return { ids: Int32Array.from(heap.items).sort(order), total };
}

/** The node that is taken first; null if there is none. */
export function firstOf(ids: Int32Array, order: Order): number | null {
  let first: number | null = null;
  for (const id of ids) if (first === null || order(id, first) < 0) first = id;
  return first;
}

/** Infinity minus Infinity is not a number. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Keeps the smallest `SORTED` items; the largest of them is on top. */
class LargestFirst {
  readonly items: number[] = [];

  constructor(private readonly order: Order) {}

  offer(item: number): void {
    const { items, order } = this;
    if (items.length < SORTED) {
      items.push(item);
      this.rise(items.length - 1);
    } else if (order(item, items[0]!) < 0) {
      items[0] = item;
      this.sink();
    }
  }

  private rise(place: number): void {
    const { items, order } = this;
    for (let at = place; at > 0; ) {
      const above = (at - 1) >> 1;
      if (order(items[at]!, items[above]!) <= 0) return;
      [items[at], items[above]] = [items[above]!, items[at]!];
      at = above;
    }
  }

  private sink(): void {
    const { items, order } = this;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= items.length) return;
      const right = left + 1;
      const below = right < items.length && order(items[right]!, items[left]!) > 0 ? right : left;
      if (order(items[below]!, items[at]!) <= 0) return;
      [items[at], items[below]] = [items[below]!, items[at]!];
      at = below;
    }
  }
}
