/** A report in Markdown: sentences, tables and boards; plots are for HTML and PDF. */
import type { Block, Board, ReportDocument } from "./document.ts";
import type { Mark, Table, TableCell } from "./table.ts";
import { reportWords } from "./words/index.ts";

type Marks = Readonly<Record<Mark, string>>;

export function markdownOf({ language, title, question, status, sections }: ReportDocument): string {
  const { shortMarks } = reportWords[language];
  const body = sections.flatMap(({ title, blocks }) => {
    const drawn = blocks.flatMap((block) => blockText(block, title, shortMarks));
    return drawn.length === 0 ? [] : [`## ${escaped(title)}`, ...drawn];
  });
  const head = [
    `# ${escaped(title)}`,
    ...(question === "" ? [] : [`**${escaped(question)}**`]),
    escaped(status),
  ];
  return `${[...head, ...body].join("\n\n")}\n`;
}

function blockText(block: Block, heading: string, marks: Marks): string[] {
  if (block.kind === "table") return tableText(block.table, heading, marks);
  if (block.kind === "boards") return block.boards.flatMap(boardText);
  if (block.kind === "plot") return [];
  if (block.kind === "author") return [`> ${escaped(block.text)}`];
  if (block.kind === "facts")
    return [block.facts.map(([name, value]) => `- ${name}: ${escaped(value)}`).join("\n")];
  const list = block.sentences.map((sentence) => `- ${escaped(sentence)}`).join("\n");
  return block.title === "" ? [list] : [`### ${escaped(block.title)}`, list];
}

/** A table under a heading with its own title does not repeat the title. */
function tableText({ title, columns, rows, note }: Table, heading: string, marks: Marks): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const lines = [
    line(columns.map((column) => escaped(column.title))),
    line(columns.map(({ isNumber }) => (isNumber ? "---:" : "---"))),
    ...rows.map((row) => line(row.map((cell) => cellText(cell, marks)))),
  ];
  const head = heading.includes(title) ? [] : [`### ${escaped(title)}`];
  return [...head, lines.join("\n"), ...(note === undefined ? [] : [escaped(note)])];
}

function cellText({ text, isBest, mark }: TableCell, marks: Marks): string {
  const own = isBest ? `**${escaped(text)}**` : escaped(text);
  return mark === undefined ? own : `${own} ${marks[mark]}`;
}

function boardText({ instance, start, end, summary }: Board): string[] {
  const blocks = [start, ...(end === null ? [] : [end])].map((board) => `\`\`\`text\n${board}\n\`\`\``);
  return [`${escaped(instance)}: ${escaped(summary)}`, ...blocks];
}

/** Characters that mean something in Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|*_`<>[\]#]/g, "\\$&").replaceAll(/\s*\n\s*/g, " ");
}
