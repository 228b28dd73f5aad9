/** The tables of a report in LaTeX, each with its caption; no package has to be loaded for them. */
import type { ReportDocument } from "./document.ts";
import { type LatexLayout, latexLayout } from "./latex-layout.ts";
import type { Table, TableCell } from "./table.ts";

/** All but the table of all runs, which is for a spreadsheet. */
export function latexOf({ title, sections }: ReportDocument): string {
  const tables = sections
    .filter(({ isRunTable }) => !isRunTable)
    .flatMap(({ blocks, subject }) =>
      blocks.flatMap((block) => (block.kind === "table" ? [captioned(block.table, subject)] : [])),
    );
  return `% ${title.replaceAll(/\s+/g, " ")}\n\n${tables.map(tableText).join("\n\n")}\n`;
}

/** A table may stand far from its heading: its caption says what it is about. */
function captioned(table: Table, subject: string | undefined): Table {
  return subject === undefined ? table : { ...table, title: `${table.title} (${subject})` };
}

function tableText(table: Table): string {
  const rows = table.rows.map((row) =>
    row.map((cell) => ({ ...cell, text: cell.text.replaceAll("\n", " ") })),
  );
  const layout = latexLayout({ ...table, rows });
  return layout.pieces.map((piece, i) => pieceText({ ...table, rows: piece }, layout, i)).join("\n\n");
}

function pieceText({ title, columns, rows, note }: Table, layout: LatexLayout, piece: number): string {
  const { size, widths, heads, pieces } = layout;
  const sides = columns.map(({ isNumber }) => (isNumber ? "r" : "l"));
  const kinds = widths.map((width, i) => (width === null ? sides[i]! : `p{${Math.floor(width)}pt}`));
  // In a column that breaks its text, a row may not end with a double backslash after \raggedright.
  const line = (cells: readonly string[]) => String.raw`${cells.join(" & ")} \tabularnewline`;
  const head = (lines: readonly string[], i: number) =>
    lines.length === 1 || widths[i] !== null
      ? escaped(lines.join(" "))
      : stack(sides[i]!, lines.map(escaped));
  const cell = (text: string, i: number) => (widths[i] === null ? text : String.raw`\raggedright ${text}`);
  const which = pieces.length === 1 ? "" : ` (${piece + 1}/${pieces.length})`;
  return [
    String.raw`\begin{table}[htbp]`,
    String.raw`\centering`,
    ...(size.command === "" ? [] : [String.raw`${size.command}\setlength{\tabcolsep}{${size.gap}pt}`]),
    String.raw`\caption{${escaped(`${title}${which}`)}}`,
    String.raw`\begin{tabular}{${kinds.join("")}}`,
    rule,
    line(heads.map(head)),
    rule,
    ...rows.map((row) => line(row.map((one, i) => cell(cellText(one), i)))),
    String.raw`\hline`,
    String.raw`\end{tabular}`,
    ...(note === undefined ? [] : [String.raw`\par\smallskip{\footnotesize ${escaped(note)}}`]),
    String.raw`\end{table}`,
  ].join("\n");
}

/** With room below, which what is stacked lacks. */
const rule = String.raw`\hline\noalign{\vskip 2pt}`;

function cellText({ text, isBest }: TableCell): string {
  const lines = text.split("\n").map(escaped);
  const whole = lines.length === 1 ? lines[0]! : stack("r", lines);
  return isBest ? String.raw`\textbf{${whole}}` : whole;
}

function stack(side: string, lines: readonly string[]): string {
  return String.raw`\shortstack[${side}]{${lines.join(String.raw`\\`)}}`;
}

/** Signs that a backslash does not help, and those that the usual fonts lack. */
const signs: Readonly<Record<string, string>> = {
  "\\": String.raw`\textbackslash{}`,
  "~": String.raw`\textasciitilde{}`,
  "^": String.raw`\textasciicircum{}`,
  "<": String.raw`\textless{}`,
  ">": String.raw`\textgreater{}`,
  "|": String.raw`\textbar{}`,
  µ: String.raw`$\mu$`,
  "≥": String.raw`$\geq$`,
  "∞": String.raw`$\infty$`,
  "±": String.raw`$\pm$`,
  "·": String.raw`$\cdot$`,
  "—": "---",
  "…": String.raw`\ldots{}`,
  "\n": " ",
};

function escaped(text: string): string {
  return text.replaceAll(/[\\~^<>|{}&%$#_µ≥∞±·—…\n]/g, (sign) => signs[sign] ?? `\\${sign}`);
}
