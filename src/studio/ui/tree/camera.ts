/**
 * Which part of a tree is seen, and how large: pure arithmetic between the tree (widths of a node, rows) and the
 * window (pixels). Far away, rows stay further apart than nodes: a search tree is a thousand times as wide as high.
 */
import type { PlacedTree } from "./place-tree.ts";

export interface Camera {
  /** What is in the middle of the window: widths of a node from the left, rows from the top. */
  readonly x: number;
  readonly y: number;
  /** Pixels from a node to its neighbour. */
  readonly scale: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** What the rows of a tree need to know of it. */
type Extent = Pick<PlacedTree, "rows" | "width">;

const LARGEST = 260;
/** As large as a node is drawn when nobody has asked for another size. */
export const USUAL = 112;
/** A row is this many times as high as a node is wide. */
const ROW = 1.75;
const SPARSE_ROW = 40;
const MARGIN = 24;
/** The middle of a row is the middle of its boards; the words below them need room too. */
const LOWER = 0.14;

const rowCount = ({ rows }: Extent): number => rows.length - 1;

/** Pixels from a row to the next. */
export function rowHeight(tree: Extent, window: Window, scale: number): number {
  return Math.max(ROW * scale, Math.min(SPARSE_ROW, (window.height - 2 * MARGIN) / rowCount(tree)));
}

/** The whole tree in the window, with room for what stands at its right edge; a small one no larger than usual. */
export function fitted(tree: Extent, window: Window, right = MARGIN): Camera {
  const wide = (window.width - MARGIN - right) / (tree.width + 1);
  const high = (window.height - 2 * MARGIN) / (ROW * rowCount(tree));
  const scale = Math.min(USUAL, wide, high);
  const beside = (window.width - (tree.width + 1) * scale) / 2;
  const x = tree.width / 2 + Math.max(0, right - beside) / scale;
  return { x, y: (rowCount(tree) - 1) / 2 + LOWER, scale };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function toWindow(camera: Camera, window: Window, height: number, x: number, y: number): Point {
  return {
    x: window.width / 2 + (x - camera.x) * camera.scale,
    y: window.height / 2 + (y - camera.y) * height,
  };
}

export function toTree(camera: Camera, window: Window, height: number, { x, y }: Point): Point {
  return {
    x: camera.x + (x - window.width / 2) / camera.scale,
    y: camera.y + (y - window.height / 2) / height,
  };
}

/** Larger or smaller by a factor; what is at the point stays there. */
export function zoomed(tree: Extent, window: Window, camera: Camera, factor: number, point: Point): Camera {
  const least = Math.min(0.5 * fitted(tree, window).scale, camera.scale);
  const scale = Math.max(least, Math.min(LARGEST, camera.scale * factor));
  const at = toTree(camera, window, rowHeight(tree, window, camera.scale), point);
  const there = toTree({ ...camera, scale }, window, rowHeight(tree, window, scale), point);
  return { x: camera.x + at.x - there.x, y: camera.y + at.y - there.y, scale };
}

/** Moved by pixels, but never so far that nothing of the tree is left in the window. */
export function moved(tree: Extent, window: Window, camera: Camera, right: number, down: number): Camera {
  const height = rowHeight(tree, window, camera.scale);
  const wide = window.width / 2 / camera.scale;
  const high = window.height / 2 / height;
  return {
    x: between(camera.x - right / camera.scale, -0.5 * wide, tree.width + 0.5 * wide),
    y: between(camera.y - down / height, -0.5 * high, rowCount(tree) - 1 + 0.5 * high),
    scale: camera.scale,
  };
}

/** Moved so that no part of the window is empty where the tree could fill it; a tree with room to spare is in the middle. */
export function filled(tree: Extent, window: Window, { x, y, scale }: Camera): Camera {
  const height = rowHeight(tree, window, scale);
  const seen = (middle: number, first: number, last: number, half: number, margin: number) =>
    last - first + 2 * margin <= 2 * half
      ? (first + last) / 2
      : between(middle, first - margin + half, last + margin - half);
  return {
    x: seen(x, -0.5, tree.width + 0.5, window.width / 2 / scale, MARGIN / scale),
    y: seen(y, -0.5, rowCount(tree) - 0.5 + 2 * LOWER, window.height / 2 / height, MARGIN / height),
    scale,
  };
}

/** Moved as little as brings a node into the window with some room around it: to the middle, if it was outside. */
export function keptInView(tree: Extent, window: Window, camera: Camera, x: number, row: number): Camera {
  const height = rowHeight(tree, window, camera.scale);
  const at = toWindow(camera, window, height, x, row);
  const sideways = Math.min(window.width / 4, camera.scale);
  const upright = Math.min(window.height / 4, height);
  const isIn = (value: number, size: number, room: number) => value >= room && value <= size - room;
  const middle = filled(tree, window, { x, y: row + LOWER, scale: camera.scale });
  return {
    x: isIn(at.x, window.width, sideways) ? camera.x : middle.x,
    y: isIn(at.y, window.height, upright) ? camera.y : middle.y,
    scale: camera.scale,
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
