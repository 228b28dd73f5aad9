/** A tree to be drawn: columns for what every node has, and functions for what only those in the window need. */
import type { Picture } from "../picture/picture.ts";
import type { PlacedTree } from "./place-tree.ts";

/** What a node is at this moment; each has colours and a second sign of its own. */
export const nodeKinds = [
  "frontier",
  "next",
  "expanded",
  "current",
  "path",
  "goal",
  "dropped",
  "both",
  "first",
  "second",
] as const;
export type NodeKind = (typeof nodeKinds)[number];
export const kindCode = Object.fromEntries(nodeKinds.map((kind, code) => [kind, code])) as Readonly<
  Record<NodeKind, number>
>;

/** Columns by place, in the order of the list. */
export interface Tree {
  /** What it is a tree of: the nodes of another one have other boards. */
  readonly source: object;
  readonly ids: Int32Array;
  /** The place of the parent, or ROOT. */
  readonly parents: Int32Array;
  /** Codes of `nodeKinds`. */
  readonly kinds: Uint8Array;
  readonly look: TreeLook;
  /** The step of the timeline that it shows, if it follows one. */
  readonly step?: number;
}

interface TreeLook {
  /** A few characters in the node, such as its number. */
  label(place: number): string;
  /** Short lines below the node, such as its f. */
  lines(place: number): readonly string[];
  /** The board in the node: null if it has none, undefined if it is not known yet. */
  board(place: number): Picture | null | undefined;
  /** Whether there are boards at all; without them nodes are drawn as labels. */
  readonly hasBoards: boolean;
  /** All of the node in words, where the board and the lines are not all. */
  text?(place: number): string;
  /** Other words for some kinds. */
  readonly kindWords?: Partial<Readonly<Record<NodeKind, string>>>;
  /** Called with the nodes in the window whose boards were not known. */
  want?(places: readonly number[]): void;
}

export interface ShownTree extends Tree {
  readonly placed: PlacedTree;
  /** The node in hand. */
  readonly current: number | null;
}
