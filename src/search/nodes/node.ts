/** Nodes as columns of typed arrays: node n is row n, its number is all that engines pass around. */

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
  parent = new Int32Array(FIRST_CAPACITY);
  /** The position of the action in `actions(state of parent)`. */
  action = new Int32Array(FIRST_CAPACITY);
  depth = new Int32Array(FIRST_CAPACITY);
  g = new Float64Array(FIRST_CAPACITY);
  h = new Float64Array(FIRST_CAPACITY);
  status = new Uint8Array(FIRST_CAPACITY);

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
    this.parent = enlarged(this.parent, new Int32Array(capacity));
    this.action = enlarged(this.action, new Int32Array(capacity));
    this.depth = enlarged(this.depth, new Int32Array(capacity));
    this.g = enlarged(this.g, new Float64Array(capacity));
    this.h = enlarged(this.h, new Float64Array(capacity));
    this.status = enlarged(this.status, new Uint8Array(capacity));
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
