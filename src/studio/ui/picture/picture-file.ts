/** A picture outside the page: as the text of an SVG file, and on a canvas. Colours are given by name. */
import type { Paint, Picture, Shape } from "./picture.ts";

/** The colour of a token at this moment, as CSS. */
export type Colours = (paint: Paint) => string;

/** What a canvas context must have; a part of CanvasRenderingContext2D. */
export type Canvas = Pick<
  CanvasRenderingContext2D,
  | "save"
  | "restore"
  | "translate"
  | "scale"
  | "beginPath"
  | "roundRect"
  | "fill"
  | "stroke"
  | "moveTo"
  | "lineTo"
  | "closePath"
  | "fillText"
  | "measureText"
  | "fillRect"
> & {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  globalAlpha: number;
};

/** How much of a group that stands back is seen. */
const FAINT = 0.4;

const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";

export function pictureAsSvg(picture: Picture, colours: Colours): string {
  const { width, height } = picture;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<rect width="${width}" height="${height}" fill="${colours("paper")}"/>`,
    ...groupLines(picture, colours),
    "</svg>\n",
  ].join("\n");
}

/** The groups of a picture as lines of SVG. */
export function groupLines({ groups }: Picture, colours: Colours): string[] {
  return groups.map(
    ({ x, y, scale = 1, faint, shapes }) =>
      `<g transform="translate(${x} ${y}) scale(${scale})"${faint ? ` opacity="${FAINT}"` : ""}>${shapes.map((shape) => svgShape(shape, colours)).join("")}</g>`,
  );
}

function svgShape(shape: Shape, colours: Colours): string {
  const fill = `fill="${shape.fill === null ? "none" : colours(shape.fill)}"`;
  const stroke =
    "stroke" in shape && shape.stroke !== undefined
      ? ` stroke="${colours(shape.stroke)}" stroke-width="${shape.strokeWidth ?? 1}"`
      : "";
  if (shape.type === "rect") {
    const { x, y, width, height, round = 0 } = shape;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" ${fill}${stroke}/>`;
  }
  if (shape.type === "polygon")
    return `<polygon points="${shape.points.map((point) => point.join(",")).join(" ")}" ${fill}/>`;
  if (shape.type === "path") return `<path d="${shape.d}" ${fill}${stroke}/>`;
  const weight = shape.bold ? ' font-weight="600"' : "";
  return `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}"${weight} text-anchor="middle" dominant-baseline="central" ${fill}>${escaped(shape.text)}</text>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Draws at the size of the picture times `scale`, on `paper`. */
export function drawOnCanvas(canvas: Canvas, picture: Picture, colours: Colours, scale = 1): void {
  canvas.save();
  canvas.scale(scale, scale);
  canvas.fillStyle = colours("paper");
  canvas.fillRect(0, 0, picture.width, picture.height);
  drawGroups(canvas, picture, colours);
  canvas.restore();
}

/** Draws on what is there, at the size of the picture. */
export function drawGroups(canvas: Canvas, picture: Picture, colours: Colours): void {
  for (const { x, y, scale: own = 1, faint, shapes } of picture.groups) {
    canvas.save();
    if (faint) canvas.globalAlpha = FAINT;
    canvas.translate(x, y);
    canvas.scale(own, own);
    for (const shape of shapes) canvasShape(canvas, shape, colours);
    canvas.restore();
  }
}

function canvasShape(canvas: Canvas, shape: Shape, colours: Colours): void {
  if (shape.type === "text") {
    canvas.font = `${shape.bold ? "600 " : ""}${shape.size}px ${FONT}`;
    canvas.textAlign = "center";
    canvas.textBaseline = "alphabetic";
    canvas.fillStyle = colours(shape.fill);
    // The middle of the line as it is in an SVG, between the font's ascent and descent.
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = canvas.measureText(shape.text);
    canvas.fillText(shape.text, shape.x, shape.y + (up - down) / 2);
    return;
  }
  const outline = shape.type === "path" ? new Path2D(shape.d) : undefined;
  canvas.beginPath();
  if (shape.type === "rect") canvas.roundRect(shape.x, shape.y, shape.width, shape.height, shape.round ?? 0);
  if (shape.type === "polygon") {
    for (const [i, [x, y]] of shape.points.entries()) {
      if (i === 0) canvas.moveTo(x, y);
      else canvas.lineTo(x, y);
    }
    canvas.closePath();
  }
  if (shape.fill !== null) {
    canvas.fillStyle = colours(shape.fill);
    if (outline) canvas.fill(outline);
    else canvas.fill();
  }
  if ("stroke" in shape && shape.stroke !== undefined) {
    canvas.strokeStyle = colours(shape.stroke);
    canvas.lineWidth = shape.strokeWidth ?? 1;
    if (outline) canvas.stroke(outline);
    else canvas.stroke();
  }
}
