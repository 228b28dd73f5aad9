/** Nodes as columns of typed arrays: node n is row n, its number is all that engines pass around. */

import { spareFloat64, spareInt32, spareUint8 } from "./spare-arrays.ts";

/** No node: the parent of a start. */
export const NONE = -1;

/** What a node is at the moment. */
export const Status = { left: 0, open: 1, closed: 2 } as const;

const FIRST_CAPACITY = 1024;
/** Growing often costs more time than the memory is worth: up to this many nodes it is done in larger steps. */
const FEW = 1 << 14;
const BYTES_PER_NODE = 4 + 4 + 4 + 8 + 8 + 1;

export class NodeColumns {
  size = 0;
  parent = spareInt32.take(FIRST_CAPACITY);
  /** The position of the action in `actions(state of parent)`. */
  action = spareInt32.take(FIRST_CAPACITY);
  depth = spareInt32.take(FIRST_CAPACITY);
  g = spareFloat64.take(FIRST_CAPACITY);
  h = spareFloat64.take(FIRST_CAPACITY);
  status = spareUint8.take(FIRST_CAPACITY);

  add(parent: number, action: number, depth: number, g: number, h: number): number {
    if (this.size === this.parent.length) this.grow();
    const node = this.size++;
    this.parent[node] = parent;
    this.action[node] = action;
    this.depth[node] = depth;
    this.g[node] = g;
    this.h[node] = h;
    this.status[node] = Status.open;
    return node;
  }

  bytes(): number {
    return this.parent.length * BYTES_PER_NODE;
  }

  /** What `bytes` will be once there is room for `more` nodes. */
  bytesToAdd(more: number): number {
    return this.size + more <= this.parent.length ? this.bytes() : this.bytes() * this.growth();
  }

  grow(): void {
    const capacity = this.parent.length * this.growth();
    this.parent = spareInt32.enlarged(this.parent, capacity);
    this.action = spareInt32.enlarged(this.action, capacity);
    this.depth = spareInt32.enlarged(this.depth, capacity);
    this.g = spareFloat64.enlarged(this.g, capacity);
    this.h = spareFloat64.enlarged(this.h, capacity);
    this.status = spareUint8.enlarged(this.status, capacity);
  }

  /** Leaves its arrays to the next search; nothing may be asked afterwards. */
  giveBack(): void {
    for (const column of [this.parent, this.action, this.depth]) spareInt32.giveBack(column);
    for (const column of [this.g, this.h]) spareFloat64.giveBack(column);
    spareUint8.giveBack(this.status);
  }

  private growth(): number {
    return this.parent.length < FEW ? 4 : 2;
  }
}

/** The nodes from a start to `node`, both included. */
export function pathTo(node: number, parentOf: (node: number) => number): number[] {
  const path: number[] = [];
  for (let at = node; at !== NONE; at = parentOf(at)) path.push(at);
  return path.reverse();
}

/** Copies a column into a larger one and returns the larger one. */
export function enlarged<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
