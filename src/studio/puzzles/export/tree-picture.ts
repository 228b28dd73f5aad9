/** A tree as a picture, for files: boards with their words, lines between them, and how much was left out. */
import type { Group, Picture, Shape } from "../../ui/picture/picture.ts";
import { kindPaints } from "../../ui/tree/paints.ts";
import { type PlacedTree, placeTree, ROOT } from "../../ui/tree/place-tree.ts";
import { kindCode, type Tree } from "../../ui/tree/tree.ts";

const SIDE = 84;
const WIDE = 112;
const HIGH = 176;
const MARGIN = 24;
/** Where lines begin and end, from the middle of a board: below its words, above its outline. */
const BELOW = SIDE / 2 + 44;
const ABOVE = SIDE / 2 + 6;

/** The places that a picture with room for `most` nodes shows: the nodes nearest to the roots and all ways that matter. */
export function shownPlaces(tree: Tree, most: number): number[] {
  const placed = placeTree(tree.parents);
  const found = new Set(placed.places.subarray(0, most));
  for (let place = 0; place < tree.kinds.length; place++) {
    const kind = tree.kinds[place];
    if (kind !== kindCode.current && kind !== kindCode.goal) continue;
    for (let at = place; at !== ROOT && !found.has(at); at = tree.parents[at]) found.add(at);
  }
  return [...found].sort((a, b) => a - b);
}

/** The picture of some places of a tree, with the parents of all of them. */
export function treePicture(tree: Tree, places: readonly number[]): Picture {
  const numbers = new Map(places.map((place, number) => [place, number]));
  const placed = placeTree(Int32Array.from(places, (place) => numbers.get(tree.parents[place]) ?? ROOT));
  const hidden = hiddenBelow(tree, numbers);
  const x = (spot: number) => MARGIN + WIDE / 2 + placed.x[spot] * WIDE;
  const y = (row: number) => MARGIN + SIDE / 2 + row * HIGH;
  const groups: Group[] = [];
  const rows = placed.rows.length - 1;
  for (let row = 0; row < rows; row++)
    for (let spot = placed.rows[row]; spot < placed.rows[row + 1]; spot++) {
      const place = places[placed.places[spot]];
      groups.push(...nodeGroups(tree, place, x(spot), y(row), hidden.get(place) ?? 0));
    }
  return {
    width: Math.ceil(2 * MARGIN + (placed.width + 1) * WIDE),
    height: 2 * MARGIN + rows * HIGH - 40,
    groups: [{ key: "lines", x: 0, y: 0, shapes: lines(placed, x, y) }, ...groups],
  };
}

function lines(placed: PlacedTree, x: (spot: number) => number, y: (row: number) => number): Shape[] {
  const shapes: Shape[] = [];
  for (let row = 1; row < placed.rows.length - 1; row++)
    for (let spot = placed.rows[row]; spot < placed.rows[row + 1]; spot++) {
      const from = { x: tenth(x(placed.parents[spot])), y: y(row - 1) + BELOW };
      const to = { x: tenth(x(spot)), y: y(row) - ABOVE };
      const middle = (from.y + to.y) / 2;
      const d = `M${from.x},${from.y}C${from.x},${middle} ${to.x},${middle} ${to.x},${to.y}`;
      shapes.push({ type: "path", d, fill: null, stroke: "line-strong", strokeWidth: 1 });
    }
  return shapes;
}

function nodeGroups(tree: Tree, place: number, x: number, y: number, hidden: number): Group[] {
  const { look } = tree;
  const { fill, stroke, line, pale } = kindPaints[tree.kinds[place]];
  const board = look.board(place);
  const key = String(tree.ids[place]);
  const left = tenth(x - SIDE / 2);
  const top = y - SIDE / 2;
  const outline: Shape = {
    type: "rect",
    x: left - 3,
    y: top - 3,
    width: SIDE + 6,
    height: SIDE + 6,
    round: 7,
    fill,
    stroke,
    strokeWidth: line,
  };
  const [first, ...others] = look.lines(place);
  const words = [
    `${look.label(place)} ${first ?? ""}`.trim(),
    ...others,
    ...(hidden > 0 ? [`+${hidden}`] : []),
  ];
  const text = words.map((line, i): Shape => {
    return {
      type: "text",
      x: tenth(x),
      y: y + SIDE / 2 + 13 + 13 * i,
      text: line,
      size: 11,
      fill: pale ? "ink-soft" : "ink",
    };
  });
  const scale = board ? SIDE / Math.max(board.width, board.height) : 1;
  return [
    { key, x: 0, y: 0, shapes: [outline, ...text] },
    ...(board?.groups ?? []).map((group) => ({
      ...group,
      key: `${key} ${group.key}`,
      x: tenth(left + group.x * scale),
      y: tenth(top + group.y * scale),
      scale: (group.scale ?? 1) * scale,
      ...(pale && { faint: true }),
    })),
  ];
}

/** By place that is shown: how many nodes below it are not. */
function hiddenBelow(tree: Tree, shown: ReadonlyMap<number, number>): Map<number, number> {
  const hidden = new Map<number, number>();
  for (let place = 0; place < tree.parents.length; place++) {
    if (shown.has(place)) continue;
    let at = tree.parents[place];
    while (at !== ROOT && !shown.has(at)) at = tree.parents[at];
    if (at !== ROOT) hidden.set(at, (hidden.get(at) ?? 0) + 1);
  }
  return hidden;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
