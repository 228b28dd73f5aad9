/** A priority queue from which any item can be taken out: for searches that forget nodes. */
import { NONE } from "../nodes/node.ts";

/** The field in which an item keeps its position in a heap; an item can be in two heaps at once. */
type PositionField = "queuePosition" | "leafPosition";

/** A binary heap whose items know their positions, NONE outside it. What orders them must not change while they are in it. */
export class PlacedHeap<Item extends Record<PositionField, number>> {
  private readonly items: Item[] = [];

  constructor(
    private readonly field: PositionField,
    private readonly isBefore: (a: Item, b: Item) => boolean,
  ) {}

  get size(): number {
    return this.items.length;
  }

  first(): Item | undefined {
    return this.items[0];
  }

  add(item: Item): void {
    this.rise(item, this.items.length);
  }

  /** Does nothing if the item is not here. */
  remove(item: Item): void {
    const at = item[this.field];
    if (at === NONE) return;
    item[this.field] = NONE;
    const last = this.items.pop()!;
    if (last === item) return;
    this.sink(last, at);
    this.rise(last, last[this.field]);
  }

  private rise(item: Item, from: number): void {
    const { items } = this;
    let at = from;
    while (at > 0) {
      const above = items[(at - 1) >> 1]!;
      if (!this.isBefore(item, above)) break;
      this.put(above, at);
      at = (at - 1) >> 1;
    }
    this.put(item, at);
  }

  private sink(item: Item, from: number): void {
    const { items } = this;
    let at = from;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && this.isBefore(items[below + 1]!, items[below]!)) below++;
      if (!this.isBefore(items[below]!, item)) break;
      this.put(items[below]!, at);
      at = below;
    }
    this.put(item, at);
  }

  private put(item: Item, at: number): void {
    this.items[at] = item;
    (item as Record<PositionField, number>)[this.field] = at;
  }
}
