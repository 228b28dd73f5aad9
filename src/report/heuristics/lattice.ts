/** The lattice of heuristics: those that none dominates on top, lines down to those that they dominate. */
import { type PlotColors, textWidth } from "../plot-style.ts";
import type { LatticeFigure } from "./document.ts";

/** Rows of names, the first on top: each is below all that dominate it. */
export function latticeLevels({ names, lattice }: LatticeFigure): string[][] {
  const levelOf = new Map<string, number>();
  const level = (name: string): number => {
    const known = levelOf.get(name);
    if (known !== undefined) return known;
    const above = lattice.filter(({ worse }) => worse === name).map(({ better }) => level(better) + 1);
    const own = Math.max(0, ...above);
    levelOf.set(name, own);
    return own;
  };
  const rows: string[][] = [];
  for (const name of names) {
    const at = level(name);
    while (rows.length <= at) rows.push([]);
    rows[at]!.push(name);
  }
  return rows;
}

const ROW = 84;
const BOX = 30;

/** The picture as SVG text; `count` writes the numbers at the lines. */
export function latticeSvg(
  figure: LatticeFigure,
  { ink, faint, paper }: PlotColors,
  count: (value: number) => string,
  font: { readonly size: number; readonly family: string },
): string {
  const rows = latticeLevels(figure);
  const boxWidth = Math.max(...figure.names.map((name) => textWidth(name, font.size))) + 24;
  const step = boxWidth + 36;
  const width = Math.max(...rows.map((row) => row.length)) * step;
  const height = (rows.length - 1) * ROW + BOX + 2;
  const places = new Map(
    rows.flatMap((row, y) =>
      row.map((name, x) => [name, { x: (width * (x + 0.5)) / row.length, y: y * ROW + BOX / 2 + 1 }]),
    ),
  );
  const lines = figure.lattice.map(({ better, worse }) => {
    const [from, to] = [places.get(better)!, places.get(worse)!];
    return `<line x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}" stroke="${faint}"/>`;
  });
  // At a third of the way down, where lines to the same name have not met yet.
  const numbers = figure.lattice.map(({ better, worse, strictlyOn }) => {
    const [from, to] = [places.get(better)!, places.get(worse)!];
    const [x, y] = [from.x + (to.x - from.x) * 0.4, from.y + (to.y - from.y) * 0.4];
    return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" dominant-baseline="middle" fill="${ink}" stroke="${paper}" stroke-width="5" paint-order="stroke" font-size="${font.size - 1}">${count(strictlyOn)}</text>`;
  });
  const boxes = [...places].map(
    ([name, { x, y }]) =>
      `<rect x="${round(x - boxWidth / 2)}" y="${round(y - BOX / 2)}" width="${round(boxWidth)}" height="${BOX}" rx="6" fill="${paper}" stroke="${faint}"/>` +
      `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" dominant-baseline="central" fill="${ink}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="img" aria-label="${figure.title}" width="${round(width)}" height="${height}" viewBox="0 0 ${round(width)} ${height}" font-size="${font.size}" font-family="${font.family}">${[...lines, ...boxes, ...numbers].join("")}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
