/** The tree of the search that is watched, as a picture with its boards. */
import type { Settings } from "../../../domains/index.ts";
import type { Picture } from "../../ui/picture/picture.ts";
import type { Frame, NodeBoard } from "../search/messages.ts";
import { ask } from "../watch/watch-store.ts";
import { watchedTree } from "../watch/watched-tree.ts";
import type { Words } from "../words/en.ts";
import { shownPlaces, treePicture } from "./tree-picture.ts";

/** Nodes in the picture of a tree. */
const MOST_NODES = 400;

/** Undefined if the search has ended meanwhile. */
export async function watchedTreePicture(
  draw: (state: unknown) => Picture,
  frame: Frame,
  { strategy }: Settings,
  words: Words,
): Promise<Picture | undefined> {
  const { step } = frame;
  const columns = (await ask({ kind: "tree", step }))?.tree;
  if (columns === undefined) return undefined;
  const known = new Map<number, NodeBoard>();
  const tree = watchedTree({ columns, frame, boards: { known, draw, want() {} }, strategy, words });
  const places = shownPlaces(tree, MOST_NODES);
  const ids = places.map((place) => tree.ids[place]);
  for (const node of (await ask({ kind: "boards", step, ids }))?.boards ?? []) known.set(node.id, node);
  return treePicture(tree, places);
}
