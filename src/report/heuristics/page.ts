/** A report on heuristics as one HTML page that needs nothing else, and its pictures as one SVG file. */
import type { Language } from "../../words/languages.ts";
import { numberText } from "../../words/number-text.ts";
import { escaped, pageOf, tableText } from "../html.ts";
import { newPlotDocument } from "../plot-document.ts";
import { type PlotCanvas, pageColors, printColors } from "../plot-style.ts";
import { type ReportWords, reportWords } from "../words/index.ts";
import type { Figure, HeuristicBlock, HeuristicDocument } from "./document.ts";
import { drawFigure } from "./draw-figure.ts";

export function htmlOf({ title, sections }: HeuristicDocument, language: Language): string {
  const words = reportWords[language];
  const canvas = canvasOf(pageColors, "inherit");
  const body = sections.map(
    ({ title, blocks }) =>
      `<section>\n<h2>${escaped(title)}</h2>\n${blocks.map((block) => blockHtml(block, title, canvas, words)).join("\n")}\n</section>`,
  );
  return pageOf(language, { title, body: body.join("\n") });
}

function blockHtml(block: HeuristicBlock, heading: string, canvas: PlotCanvas, words: ReportWords): string {
  if (block.kind === "picture") return `<pre>${escaped(block.text)}</pre>`;
  if (block.kind === "table") return tableText(block.table, heading, words);
  if (block.kind === "figure")
    return `<figure>\n<figcaption><span>${escaped(block.figure.caption)}</span></figcaption>\n${drawFigure(block.figure, canvas, words.count) ?? ""}\n</figure>`;
  return `<ul class="sentences">${block.sentences.map((one) => `<li>${escaped(one)}</li>`).join("\n")}</ul>`;
}

const TITLE = 34;

/** The pictures one below the other, each under its title. */
export function svgOf({ sections }: HeuristicDocument, language: Language): string {
  const { count } = numberText(language);
  const canvas = canvasOf(printColors, "sans-serif");
  const { ink, paper } = printColors;
  const figures: Figure[] = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "figure" ? [block.figure] : [])),
  );
  let height = 0;
  let width = canvas.width;
  const drawn = figures.map((figure) => {
    const svg = drawFigure(figure, canvas, count) ?? "";
    const top = height;
    height += TITLE + sideOf(svg, "height") + 24;
    width = Math.max(width, sideOf(svg, "width"));
    const title = `<text x="8" y="${top + 20}" font-size="15" font-weight="600" fill="${ink}">${escaped(figure.title)}</text>`;
    return `${title}\n<g transform="translate(0 ${top + TITLE})">${svg}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">
<rect width="100%" height="100%" fill="${paper}"/>
${drawn.join("\n")}
</svg>
`;
}

function sideOf(svg: string, side: "width" | "height"): number {
  return Number(new RegExp(`<svg[^>]* ${side}="([\\d.]+)"`).exec(svg)?.[1] ?? 0);
}

function canvasOf(colors: PlotCanvas["colors"], fontFamily: string): PlotCanvas {
  return { document: newPlotDocument(), width: 940, fontSize: 12, fontFamily, colors };
}
