/**
 * A report as one HTML page that needs nothing else: styles, the script that sorts tables, and plots are inside, and
 * its content policy allows no network.
 */

import { groups } from "../study/cells.ts";
import type { Language } from "../words/languages.ts";
import type { Block, Board, Fact, PlotBlock, ReportDocument, Section } from "./document.ts";
import { pageScript, pageStyle } from "./page-style.ts";
import { type PlotDocument, pageColors } from "./plot-style.ts";
import { apologyFor, drawPlot } from "./plots.ts";
import type { Column, Table, TableCell } from "./table.ts";
import { markSigns, noteWithSigns } from "./table-marks.ts";
import { type ReportWords, reportWords } from "./words/index.ts";

export function htmlOf(report: ReportDocument, plotDocument: PlotDocument): string {
  const { language, title, question, status } = report;
  const words = reportWords[language];
  const sections = report.sections
    .map((section) => ({ ...section, html: sectionText(section, plotDocument, words) }))
    .filter(({ html }) => html !== "")
    .map((section, i) => ({ ...section, number: i + 1 }));
  const body = sections.map(
    ({ title, html, number, isCover }) =>
      `<section id="s${number}"${isCover ? ' class="cover"' : ""}>\n<h2>${escaped(title)}</h2>\n${html}\n</section>`,
  );
  const about = `${question === "" ? "" : `<p class="question">${escaped(question)}</p>\n`}<p class="status">${escaped(status)}</p>
<nav aria-label="${words.contents}">${contentsOf(sections)}</nav>`;
  return pageOf(language, { title, about, body: body.join("\n"), footer: words.footer });
}

/** A list of links; of a page about several studies a list for each, under its name. */
function contentsOf(sections: readonly (Section & { readonly number: number })[]): string {
  const chapters = groups(sections, ({ chapter = "" }) => chapter);
  return [...chapters]
    .map(([chapter, own]) => {
      const links = own.map(({ title, number }) => {
        const text = chapter === "" ? title : title.slice(chapter.length + ": ".length);
        return `<li><a href="#s${number}">${escaped(text)}</a></li>`;
      });
      const name = chapter === "" ? "" : `<h2>${escaped(chapter)}</h2>`;
      return `${name}<ul>${links.join("")}</ul>`;
    })
    .join("");
}

interface PageParts {
  readonly title: string;
  /** Below the title, as HTML. */
  readonly about?: string;
  /** As HTML. */
  readonly body: string;
  readonly footer?: string;
}

/** A whole page around what a report says. */
export function pageOf(language: Language, { title, about = "", body, footer }: PageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="generator" content="Frontier">
<title>${escaped(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
${about === "" ? "" : `${about}\n`}</header>
<main>
${body}
</main>
${footer === undefined ? "" : `<footer>${escaped(footer)}</footer>\n`}<script>${pageScript}</script>
</body>
</html>
`;
}

function sectionText({ title, blocks }: Section, plotDocument: PlotDocument, words: ReportWords): string {
  return blocks
    .map((block) => blockText(block, title, plotDocument, words))
    .filter((html) => html !== "")
    .join("\n");
}

function blockText(block: Block, heading: string, plotDocument: PlotDocument, words: ReportWords): string {
  if (block.kind === "table") return tableText(block.table, heading, words);
  if (block.kind === "boards") {
    const boards = block.boards.map((board) => boardText(board, words));
    return `<div class="boards">${boards.join("\n")}</div>`;
  }
  if (block.kind === "facts") return definitions(block.facts);
  if (block.kind === "author") return `<p class="author">${escaped(block.text)}</p>`;
  if (block.kind === "plot") return figure(block, plotDocument, words);
  // A line may break after a dot in the name of a method, but not before it.
  const items = block.sentences.map(
    (sentence) => `<li>${escaped(sentence).replaceAll(" · ", "&nbsp;· ")}</li>`,
  );
  const title = block.title === "" ? "" : `<h3>${escaped(block.title)}</h3>\n`;
  return `${title}<ul class="sentences">${items.join("\n")}</ul>`;
}

/** Their text is smaller on paper, or the browser would make everything smaller. */
const MANY_COLUMNS = 10;

/** A table under a heading with its own title does not repeat the title. */
export function tableText(table: Table, heading: string, words: ReportWords): string {
  const { title, columns, rows } = table;
  const note = noteWithSigns(table, words);
  const heads = columns.map(
    ({ title, isNumber }) =>
      `<th scope="col"${isNumber ? ' class="number"' : ""}><button type="button">${escaped(title)}</button></th>`,
  );
  const lines = rows.map(
    (row) => `<tr>${row.map((cell, i) => cellText(cell, columns[i]!, i, words)).join("")}</tr>`,
  );
  const caption = heading.includes(title) ? "" : `<h3>${escaped(title)}</h3>\n`;
  const below = note === undefined ? "" : `\n<p class="note">${escaped(note)}</p>`;
  return `${caption}<div class="scroll" role="region" aria-label="${escaped(title)}" tabindex="0"><table${columns.length > MANY_COLUMNS ? ' class="many"' : ""}>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>${lines.join("\n")}</tbody>
</table></div>${below}`;
}

function cellText(
  { text, value, isBest, mark }: TableCell,
  { isNumber, isProse }: Column,
  column: number,
  words: ReportWords,
): string {
  if (column === 0) return `<th scope="row"${isProse ? ' class="prose"' : ""}>${escaped(text)}</th>`;
  const classes = [isNumber && "number", isProse && "prose", isBest && "best", mark].filter(
    (name) => typeof name === "string",
  );
  const attributes = [
    ...(classes.length > 0 ? [` class="${classes.join(" ")}"`] : []),
    ...(isNumber && typeof value === "number" ? [` data-value="${value}"`] : []),
  ];
  const sign =
    mark === undefined
      ? ""
      : `<span class="mark" aria-hidden="true" title="${escaped(words.marks[mark])}">${markSigns[mark]}</span><span class="unseen"> ${escaped(words.marks[mark])}</span>`;
  const best = isBest ? `<span class="unseen"> (${words.best})</span>` : "";
  return `<td${attributes.join("")}>${escaped(text)}${sign}${best}</td>`;
}

/** Drawn twice, for wide pages and for phones: text that shrinks with a picture becomes unreadable. */
function figure(
  { name, part, counter, isAsked }: PlotBlock,
  document: PlotDocument,
  words: ReportWords,
): string {
  const canvas = { document, fontSize: 12, fontFamily: "inherit", colors: pageColors };
  const drawn = [
    { kind: "wide", width: 940 },
    { kind: "narrow", width: 328 },
  ].flatMap(({ kind, width }) => {
    const svg = drawPlot(name, part, { ...canvas, width }, counter, words);
    return svg === undefined ? [] : [`<div class="${kind}">${svg.outerHTML}</div>`];
  });
  if (drawn.length === 0)
    return isAsked ? `<p class="note">${escaped(apologyFor(name, counter, words))}</p>` : "";
  const { title, caption } = words.plots(counter)[name];
  return `<figure>
<figcaption><strong>${escaped(title)}</strong><span>${escaped(caption)}</span></figcaption>
${drawn.join("\n")}
</figure>`;
}

function boardText({ instance, start, end, summary }: Board, { arrow }: ReportWords): string {
  const last =
    end === null ? "" : `<span class="arrow" aria-label="${arrow}">→</span><pre>${escaped(end)}</pre>`;
  return `<div class="board"><h3>${escaped(instance)}</h3><p>${escaped(summary)}</p><div><pre>${escaped(start)}</pre>${last}</div></div>`;
}

function definitions(facts: readonly Fact[]): string {
  return `<dl>${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join("\n")}</dl>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
}
