/**
 * The paths to one state that matter under a depth limit. A path that is cheaper, or was found earlier, may be too long
 * to continue where a shorter one is not. So a search with a depth limit may hold several nodes with the same state: of
 * any two of them, one is cheaper and the other nearer to the start.
 */
import { NONE } from "../nodes/node.ts";
import type { Nodes } from "../nodes/nodes.ts";

/** What is read of a node. */
type Measured = Pick<Nodes<unknown>, "g" | "depth">;

export class KnownStates {
  /** For a node that `find` finds, the others with its state. */
  private readonly others = new Map<number, number[]>();
  /** For a node that `find` finds, the node put aside with the shortest path to its state. */
  private readonly aside = new Map<number, number>();

  constructor(private readonly nodes: Measured) {}

  /** All nodes with the state of a node that `find` finds. */
  of(known: number): readonly number[] {
    const others = this.others.get(known);
    return others === undefined ? [known] : [known, ...others];
  }

  /** A node with this state whose path is neither more expensive nor longer, or NONE. */
  asGood(known: number, depth: number, g: number): number {
    const { nodes } = this;
    if (nodes.g(known) <= g && nodes.depth(known) <= depth) return known;
    return this.others.get(known)?.find((node) => nodes.g(node) <= g && nodes.depth(node) <= depth) ?? NONE;
  }

  /** A node with this state whose path is neither cheaper nor shorter, or NONE. */
  asBad(known: number, depth: number, g: number): number {
    const { nodes } = this;
    if (nodes.g(known) >= g && nodes.depth(known) >= depth) return known;
    return this.others.get(known)?.find((node) => nodes.g(node) >= g && nodes.depth(node) >= depth) ?? NONE;
  }

  /** Takes note of one more node with a known state. */
  add(known: number, node: number): void {
    const others = this.others.get(known);
    if (others === undefined) this.others.set(known, [node]);
    else others.push(node);
  }

  /** Whether a path is shorter than all others to its state; with `keep-first` every new one is. */
  isShortest(known: number, depth: number): boolean {
    return depth < this.nodes.depth(this.others.get(known)?.at(-1) ?? known);
  }

  /** The node with this state that was put aside and not yet taken back, or NONE. */
  waiting(known: number): number {
    return this.aside.get(known) ?? NONE;
  }

  /** Puts aside a node with a known state. */
  putAside(known: number, node: number): void {
    this.add(known, node);
    this.aside.set(known, node);
  }

  /** The nodes put aside since the last call. */
  takeBack(): number[] {
    const nodes = [...this.aside.values()];
    this.aside.clear();
    return nodes;
  }
}
