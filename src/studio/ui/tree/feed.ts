/** Brings trees to the screen: the newest counts, one is placed at a time, and one of the same shape stays placed. */
import { Placing } from "./placing.ts";
import type { ShownTree, Tree } from "./tree.ts";

interface Update {
  readonly tree: Tree;
  /** The node in hand. */
  readonly current: number | null;
}

export class TreeFeed {
  private readonly placing = new Placing();
  private shown: ShownTree | null = null;
  private waiting: Update | null = null;
  private isPlacing = false;

  constructor(private readonly show: (tree: ShownTree) => void) {}

  give(tree: Tree, current: number | null): void {
    this.waiting = { tree, current };
    if (!this.isPlacing) this.next();
  }

  close(): void {
    this.waiting = null;
    this.placing.close();
  }

  private next(): void {
    const update = this.waiting;
    if (update === null) return;
    this.waiting = null;
    const { tree, current } = update;
    const placed =
      this.shown !== null && isEqual(this.shown.parents, tree.parents)
        ? this.shown.placed
        : this.placing.place(tree.parents);
    if (!(placed instanceof Promise)) return this.showNow({ ...tree, placed, current });
    this.isPlacing = true;
    void placed.then((found) => {
      this.isPlacing = false;
      if (found === undefined) return;
      this.showNow({ ...tree, placed: found, current });
      this.next();
    });
  }

  private showNow(tree: ShownTree): void {
    this.shown = tree;
    this.show(tree);
  }
}

function isEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
