/** Paints one node that is near enough to be more than a dot. */
import type { Point } from "./camera.ts";
import type { Context, Detail, Scene } from "./paint-tree.ts";
import { kindPaints } from "./paints.ts";
import { kindCode, nodeKinds } from "./tree.ts";

const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";

/** Pixels of a small board from which there is room for a number below it. */
export const NUMBERED = 44;

/** False if the board of the node is not known yet. */
export function paintNode(context: Context, scene: Scene, detail: Detail, spot: number, at: Point): boolean {
  const { tree, camera, sprites, colours } = scene;
  const { look, placed } = tree;
  const place = placed.places[spot];
  const kind = tree.kinds[place];
  const paint = kindPaints[kind];
  const bitmap =
    detail === "number" || !look.hasBoards
      ? null
      : sprites.of(tree.ids[place], () => look.board(place), 0.8 * camera.scale);
  let size: Size;
  if (bitmap) {
    const most = 0.8 * camera.scale;
    const scale = most / Math.max(bitmap.width, bitmap.height);
    size = { wide: bitmap.width * scale, high: bitmap.height * scale, round: 0.06 * most };
  } else if (bitmap === undefined) {
    size = { wide: 0.8 * camera.scale, high: 0.8 * camera.scale, round: 0.06 * camera.scale };
  } else size = labelSize(look.label(place), detail, camera.scale);
  outline(context, at, size, paint.line > 2 && detail !== "number" ? 3 : 0);
  context.fillStyle = colours(bitmap !== null && paint.pale ? "sunken" : paint.fill);
  context.fill();
  if (bitmap) {
    context.globalAlpha = paint.pale ? 0.4 : 1;
    context.drawImage(bitmap, at.x - size.wide / 2, at.y - size.high / 2, size.wide, size.high);
    context.globalAlpha = 1;
  }
  outline(context, at, size, 1);
  context.lineWidth = paint.line;
  context.strokeStyle = colours(paint.stroke);
  if (paint.dashed) context.setLineDash([4, 3]);
  context.stroke();
  if (paint.dashed) context.setLineDash([]);
  if (paint.ring) {
    outline(context, at, size, 4.5);
    context.lineWidth = 1.5;
    context.stroke();
  }
  if (spot === scene.selected || spot === scene.hovered) {
    outline(context, at, size, 3);
    context.lineWidth = spot === scene.selected ? 3 : 2;
    context.strokeStyle = colours("focus");
    context.stroke();
  }
  if (kind === kindCode.next && detail !== "number")
    pointer(context, at.x, at.y - size.high / 2 - 7, colours(paint.stroke));
  paintWords(context, scene, detail, place, at, bitmap !== null);
  return bitmap !== undefined || sprites.isBehind;
}

interface Size {
  readonly wide: number;
  readonly high: number;
  readonly round: number;
}

/** A circle for a short label, longer for a long one. */
function labelSize(label: string, detail: Detail, scale: number): Size {
  const high = detail === "number" ? 0.62 * scale : 28;
  const wide =
    detail === "number" ? 0.84 * scale : Math.min(0.9 * scale, Math.max(high, 7.5 * label.length + 12));
  return { wide: Math.max(wide, high), high, round: high / 2 };
}

function outline(context: Context, { x, y }: Point, { wide, high, round }: Size, more: number): void {
  context.beginPath();
  context.roundRect(x - wide / 2 - more, y - high / 2 - more, wide + 2 * more, high + 2 * more, round + more);
}

/** Points down at the node that is taken next. */
function pointer(context: Context, x: number, y: number, colour: string): void {
  context.beginPath();
  context.moveTo(x - 6, y - 7);
  context.lineTo(x + 6, y - 7);
  context.lineTo(x, y + 1);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
}

function paintWords(
  context: Context,
  { tree, camera, colours }: Scene,
  detail: Detail,
  place: number,
  { x, y }: Point,
  hasBoard: boolean,
): void {
  const { look } = tree;
  if (detail === "small" && hasBoard) {
    if (camera.scale < NUMBERED) return;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colours("ink");
    context.font = `11px ${FONT}`;
    return context.fillText(lastNumber(look.lines(place)), x, y + 0.4 * camera.scale + 12, camera.scale);
  }
  const label = look.label(place);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colours("ink");
  if (!hasBoard) {
    const size = detail !== "board" ? fitting(label, 0.8 * camera.scale) : 12;
    context.font = `${size}px ${FONT}`;
    context.fillText(label, x, y + 0.5);
  }
  if (detail !== "board") return;
  const lines = hasBoard
    ? [`${label} ${look.lines(place)[0] ?? ""}`, ...look.lines(place).slice(1)]
    : look.lines(place);
  const size = Math.max(10, Math.min(15, 0.12 * camera.scale));
  const top = y + (hasBoard ? 0.4 * camera.scale + 4 + 0.7 * size : 14 + 0.8 * size);
  context.fillStyle = colours(nodeKinds[tree.kinds[place]] === "dropped" ? "dropped" : "ink-soft");
  context.font = `${size}px ${FONT}`;
  for (const [i, line] of lines.entries()) {
    if (i === 1) context.fillStyle = colours("ink");
    context.fillText(line, x, top + 1.2 * size * i, camera.scale);
  }
}

/** The number that the order follows, such as `f 4` of `g 1  h 3  f 4`. */
function lastNumber(lines: readonly string[]): string {
  return lines.at(-1)?.split("  ").at(-1) ?? "";
}

/** The size of letters at which a label has this width, within reason. */
function fitting(label: string, width: number): number {
  return Math.max(7, Math.min(12, (1.6 * width) / Math.max(1, label.length)));
}
