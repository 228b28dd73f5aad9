/**
 * Paints the part of a tree that is in the window. What is painted is bounded by the pixels of the window and not by
 * the nodes of the tree: rows are searched by halving, and far away one node stands for all on its pixel.
 */
import type { Colours } from "../picture/picture-file.ts";
import { type Camera, rowHeight, toTree, toWindow, type Window } from "./camera.ts";
import { lineFrom, rowOf, spotFrom } from "./find-spots.ts";
import { NUMBERED, paintNode } from "./paint-node.ts";
import { kindPaints } from "./paints.ts";
import { ROOT } from "./place-tree.ts";
import type { Sprites } from "./sprites.ts";
import { kindCode, type ShownTree } from "./tree.ts";

/** How much of a node is drawn, by the room it has: a board with its numbers, a small board, its number, a dot. */
export type Detail = "board" | "small" | "number" | "dot";

export function detailAt(scale: number, hasBoards: boolean): Detail {
  if (hasBoards) return scale >= 84 ? "board" : scale >= 34 ? "small" : scale >= 24 ? "number" : "dot";
  return scale >= 60 ? "board" : scale >= 24 ? "number" : "dot";
}

export interface Scene {
  readonly tree: ShownTree;
  readonly camera: Camera;
  readonly window: Window;
  readonly colours: Colours;
  readonly sprites: Sprites;
  /** Spots whose way from the root is drawn strong. */
  readonly paths: readonly number[];
  /** Spots; -1 for none. */
  readonly selected: number;
  readonly hovered: number;
}

export type Context = CanvasRenderingContext2D;

/** Paints on what is there. Returns the places in the window whose boards are not known. */
export function paintTree(context: Context, scene: Scene): number[] {
  const { tree, camera, window, colours } = scene;
  const { placed } = tree;
  const height = rowHeight(placed, window, camera.scale);
  const detail = detailAt(camera.scale, tree.look.hasBoards);
  const view = viewOf(scene, height);
  context.lineWidth = 1;
  context.strokeStyle = colours("line-strong");
  context.globalAlpha = detail === "dot" ? 0.5 : 1;
  paintLines(context, scene, view, height, detail);
  context.globalAlpha = 1;
  paintPaths(context, scene, view, height, detail);
  const missing: number[] = [];
  if (detail === "dot") {
    paintDots(context, scene, view, height);
    return missing;
  }
  const { x, rows } = placed;
  for (let row = view.top; row <= view.bottom; row++) {
    for (let spot = spotFrom(placed, row, view.left - 1); spot < rows[row + 1]; spot++) {
      if (x[spot] > view.right + 1) break;
      const at = toWindow(camera, window, height, x[spot], row);
      if (!paintNode(context, scene, detail, spot, at)) missing.push(placed.places[spot]);
    }
  }
  return missing;
}

interface View {
  readonly left: number;
  readonly right: number;
  /** Rows, both included; they are `step` apart where a row has less than a pixel. */
  readonly top: number;
  readonly bottom: number;
  readonly step: number;
}

function viewOf({ tree, camera, window }: Scene, height: number): View {
  const first = toTree(camera, window, height, { x: 0, y: 0 });
  const last = toTree(camera, window, height, { x: window.width, y: window.height });
  const lastRow = tree.placed.rows.length - 2;
  return {
    left: first.x,
    right: last.x,
    top: Math.max(0, Math.floor(first.y - 0.6)),
    bottom: Math.min(lastRow, Math.ceil(last.y + 0.6)),
    step: Math.max(1, Math.ceil(1 / height)),
  };
}

/** Lines that are painted at most; more are thinned out. */
const MOST_LINES = 5000;

function paintLines(context: Context, scene: Scene, view: View, height: number, detail: Detail): void {
  const { tree, camera, window } = scene;
  const { placed } = tree;
  const { x, parents, rows } = placed;
  const rowsShown = Math.ceil((view.bottom - view.top + 2) / view.step);
  const least = Math.max(1, (rowsShown * 2 * window.width) / MOST_LINES) / camera.scale;
  const isDense = detail === "dot";
  const gap = lineGap(detail, camera.scale, tree.look.hasBoards);
  context.beginPath();
  const lastRow = Math.min(rows.length - 2, view.bottom + 1);
  for (let row = Math.max(1, view.top); row <= lastRow; row += view.step) {
    const end = rows[row + 1];
    for (let spot = lineFrom(placed, row, view.left); spot < end; ) {
      const parent = parents[spot];
      if (Math.min(x[spot], x[parent]) > view.right) break;
      const from = toWindow(camera, window, height, x[parent], row - 1);
      const to = toWindow(camera, window, height, x[spot], row);
      addLine(context, from.x, from.y + gap.below, to.x, to.y - gap.above, isDense);
      spot = isDense ? lineFrom(placed, row, Math.max(x[spot], x[parent]) + least, spot + 1) : spot + 1;
    }
  }
  context.stroke();
}

/** Lines begin below the words of the parent and end above the child: they cross neither. */
function lineGap(
  detail: Detail,
  scale: number,
  hasBoards: boolean,
): { readonly below: number; readonly above: number } {
  if (detail === "dot") return { below: 0, above: 0 };
  if (detail === "number") return { below: 0.4 * scale, above: 0.4 * scale };
  if (detail === "small") return { below: 0.42 * scale + (scale < NUMBERED ? 0 : 17), above: 0.42 * scale };
  return hasBoards ? { below: 0.74 * scale + 4, above: 0.44 * scale } : { below: 18 + 2 * 14, above: 18 };
}

function addLine(
  context: Context,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  isStraight: boolean,
): void {
  context.moveTo(x1, y1);
  if (isStraight) return context.lineTo(x2, y2);
  const middle = (y1 + y2) / 2;
  context.bezierCurveTo(x1, middle, x2, middle, x2, y2);
}

function paintPaths(context: Context, scene: Scene, view: View, height: number, detail: Detail): void {
  const { tree, camera, window, colours } = scene;
  const { placed } = tree;
  const gap = lineGap(detail, camera.scale, tree.look.hasBoards);
  context.beginPath();
  const seen = new Set<number>();
  for (const end of scene.paths) {
    let row = rowOf(placed, end);
    for (let spot = end; row >= view.top && !seen.has(spot) && placed.parents[spot] !== ROOT; row--) {
      const parent = placed.parents[spot];
      if (row > view.bottom + 1) {
        spot = parent;
        continue;
      }
      seen.add(spot);
      const from = toWindow(camera, window, height, placed.x[parent], row - 1);
      const to = toWindow(camera, window, height, placed.x[spot], row);
      if (to.y > 0 && from.y < window.height)
        addLine(context, from.x, from.y + gap.below, to.x, to.y - gap.above, detail === "dot");
      spot = parent;
    }
  }
  context.strokeStyle = colours("path");
  context.lineWidth = 2.5;
  context.stroke();
}

/** Rows of dots; nodes of one kind side by side become one bar. */
function paintDots(context: Context, scene: Scene, view: View, height: number): void {
  const { tree, camera, window, colours, selected, hovered } = scene;
  const { placed, kinds } = tree;
  const { x, rows, places } = placed;
  const fills = kindPaints.map(({ stroke }) => colours(stroke));
  const side = Math.max(3, Math.min(14, 0.62 * camera.scale));
  const high = Math.max(1, Math.min(side, height));
  const least = 2 / camera.scale;
  const leftOf = (spot: number) => window.width / 2 + (x[spot] - camera.x) * camera.scale - side / 2;
  const topOf = (row: number) => window.height / 2 + (row - camera.y) * height - high / 2;
  for (let row = view.top; row <= view.bottom; row += view.step) {
    const end = rows[row + 1];
    const top = topOf(row);
    let kind = -1;
    let from = 0;
    let to = 0;
    for (let spot = spotFrom(placed, row, view.left - 1); spot < end && x[spot] <= view.right + 1; ) {
      const left = leftOf(spot);
      const own = kinds[places[spot]];
      if (own !== kind || left > to + 0.5) {
        if (kind >= 0) context.fillRect(from, top, to - from, high);
        if (own !== kind) context.fillStyle = fills[own];
        kind = own;
        from = left;
      }
      to = left + side;
      spot = camera.scale < 2 ? spotFrom(placed, row, x[spot] + least, spot + 1) : spot + 1;
    }
    if (kind >= 0) context.fillRect(from, top, to - from, high);
  }
  const mark = (spot: number, colour: string, more: number) => {
    const wide = Math.max(5, side) + more;
    const at = topOf(rowOf(placed, spot)) + high / 2;
    context.fillStyle = colour;
    context.fillRect(leftOf(spot) + side / 2 - wide / 2, at - wide / 2, wide, wide);
  };
  for (const spot of scene.paths) {
    for (let at = spot, steps = 0; at !== ROOT && steps < 2000; at = placed.parents[at], steps++)
      mark(at, fills[kindCode.path], 0);
    mark(spot, fills[kinds[places[spot]]], 3);
  }
  if (selected >= 0) mark(selected, colours("focus"), 4);
  if (hovered >= 0) mark(hovered, colours("focus"), 2);
}
