/** The tables of a report in LaTeX, each with its caption; no package has to be loaded for them. */
import type { ReportDocument } from "./document.ts";
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

function tableText({ title, columns, rows, note }: Table): string {
  const layout = columns.map(({ isNumber, isProse }) =>
    isNumber ? "r" : isProse ? String.raw`p{0.35\textwidth}` : "l",
  );
  const line = (cells: readonly string[]) => String.raw`${cells.join(" & ")} \\`;
  return [
    String.raw`\begin{table}[htbp]`,
    String.raw`\centering`,
    String.raw`\caption{${escaped(title)}}`,
    String.raw`\begin{tabular}{${layout.join("")}}`,
    String.raw`\hline`,
    line(columns.map((column) => escaped(column.title))),
    String.raw`\hline`,
    ...rows.map((row) => line(row.map(cellText))),
    String.raw`\hline`,
    String.raw`\end{tabular}`,
    ...(note === undefined ? [] : [String.raw`\par\smallskip{\footnotesize ${escaped(note)}}`]),
    String.raw`\end{table}`,
  ].join("\n");
}

function cellText({ text, isBest }: TableCell): string {
  return isBest ? String.raw`\textbf{${escaped(text)}}` : escaped(text);
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
