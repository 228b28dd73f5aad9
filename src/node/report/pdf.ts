/** A report as a tagged PDF, set by the Typst compiler that comes as a package. Nothing is fetched. */
import type { Block, ReportDocument } from "../../report/document.ts";
import { pdfTemplate } from "../../report/pdf-template.ts";
import { newPlotDocument } from "../../report/plot-document.ts";
import { printColors } from "../../report/plot-style.ts";
import { apologyFor, drawPlot } from "../../report/plots.ts";
import { noteWithSigns } from "../../report/table-marks.ts";
import { unbroken } from "../../report/unbroken.ts";
import { type ReportWords, reportWords } from "../../report/words/index.ts";
import { optionalPackage } from "../optional-package.ts";

type Typst = typeof import("@myriaddreamin/typst-ts-node-compiler");

export function pdfOf(report: ReportDocument): Uint8Array {
  const sections = report.sections
    .map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.flatMap((block) => drawn(block, reportWords[report.language])),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const data = unbroken(JSON.stringify({ ...report, sections }));
  const { NodeCompiler } = optionalPackage<Typst>("@myriaddreamin/typst-ts-node-compiler");
  const compiler = NodeCompiler.create();
  return compiler.pdf({ mainFileContent: pdfTemplate, inputs: { report: data } }, { pdfStandard: "ua-1" });
}

/** A block with what only this program can make: its picture, or how many boards fit beside each other. */
function drawn(block: Block, words: ReportWords): object[] {
  if (block.kind === "boards") return [{ ...block, ...boardLayout(block.boards.map(({ start }) => start)) }];
  if (block.kind === "table")
    return [{ ...block, table: { ...block.table, note: noteWithSigns(block.table, words) } }];
  if (block.kind !== "plot") return [block];
  const { name, part, counter, isAsked } = block;
  const canvas = { width: 640, fontSize: 12, fontFamily: "Libertinus Serif", colors: printColors };
  const svg = drawPlot(name, part, { ...canvas, document: newPlotDocument() }, counter, words);
  if (svg === undefined) return isAsked ? [{ kind: "note", text: apologyFor(name, counter, words) }] : [];
  const { title, caption } = words.plots(counter)[name];
  return [{ kind: "plot", title, caption, svg: svg.outerHTML }];
}

/** A page is about 85 letters of a board wide; a start and an end stand side by side. Letters are smaller if two boards need more. */
function boardLayout(boards: readonly string[]): { columns: number; scale: number } {
  const widest = Math.max(...boards.flatMap((board) => board.split("\n").map((line) => line.length)));
  const pair = 2 * widest + 8;
  return { columns: Math.max(1, Math.min(4, Math.floor(85 / pair))), scale: Math.min(1, 85 / pair) };
}
