/** How a report looks in a browser, light and dark, narrow and wide, and on paper. */
import { darkSeries, lightSeries } from "./plot-style.ts";

const series = (colors: readonly string[]) =>
  colors.map((color, i) => `--series-${i + 1}: ${color};`).join(" ");

const light = `--paper: #ffffff; --ink: #1f2328; --muted: #57606a; --faint: #8c959f; --line: #d8dee4; --wash: #f6f8fa;
  --accent: #0a5c8f; --best: #e3f1fa; --good: #1a7f37; --bad: #c2260c; ${series(lightSeries)}`;
const dark = `--paper: #14181d; --ink: #e3e7eb; --muted: #9aa5b1; --faint: #7b8794; --line: #303841; --wash: #1c2229;
  --accent: #74bff0; --best: #17364b; --good: #57c774; --bad: #ff8a70; ${series(darkSeries)}`;

export const pageStyle = `
:root { color-scheme: light dark; ${light} }
@media screen and (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main, header, footer { max-width: 64rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; }
h1 { font-size: clamp(1.6rem, 5vw, 2.25rem); line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.015em; text-wrap: balance; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 3.5rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; line-height: 1.4; margin: 1.75rem 0 .5rem; }
.question { font-size: 1.2rem; margin: 0 0 1rem; max-width: 46rem; }
.status { color: var(--muted); margin: 0; max-width: 46rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1.25rem 0 0; padding: 0; font-size: .95rem; }
nav h2 { font-size: 1rem; margin: 1.25rem 0 0; padding: 0; border: none; }
nav h2 + ul { margin-top: .25rem; }
a { color: var(--accent); text-underline-offset: .2em; }
.sentences { max-width: 46rem; margin: .5rem 0; padding-left: 1.2rem; }
.sentences li { margin: .35rem 0; overflow-wrap: break-word; }
.sentences li::marker { color: var(--faint); }
.scroll { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; --beside: max(0px, (100vw - 66rem) / 2 - 1.25rem); width: max-content; min-width: 100%; max-width: calc(100% + 2 * min(var(--beside), 12rem)); left: 50%; translate: -50% 0; }
table { border-collapse: collapse; font-size: .875rem; line-height: 1.4; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .75rem; text-align: left; vertical-align: top; white-space: nowrap; }
thead th { background: var(--wash); vertical-align: bottom; font-weight: 600; white-space: normal; min-width: 4.5rem; border-bottom: 1px solid var(--line); }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody th { font-weight: 400; }
.number { text-align: right; }
.prose { white-space: normal; min-width: 16rem; }
tbody tr:hover > * { background: var(--wash); }
td.best, tbody tr:hover > td.best { background: var(--best); font-weight: 600; }
thead button { all: unset; cursor: pointer; }
thead button:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
thead button::after { content: "\\2195"; color: var(--faint); margin-left: .3em; font-weight: 400; }
[aria-sort="ascending"] button::after { content: "\\2191"; color: var(--ink); }
[aria-sort="descending"] button::after { content: "\\2193"; color: var(--ink); }
.author { border-left: .25rem solid var(--accent); background: var(--wash); padding: .6rem .9rem; margin: 1rem 0 0; max-width: 46rem; }
.note { color: var(--muted); font-size: .875rem; margin: .5rem 0 0; max-width: 46rem; }
.mark { margin-left: .35em; }
.equal .mark { color: var(--good); }
.differs, .differs .mark { color: var(--bad); font-weight: 600; }
.missing, .unreproducible { color: var(--muted); }
figure { margin: 1.75rem 0 2.5rem; }
figcaption { margin-bottom: .75rem; }
figcaption strong { display: block; font-size: 1.05rem; }
figcaption span { color: var(--muted); font-size: .875rem; display: block; max-width: 46rem; }
svg.plot { display: block; max-width: 100%; height: auto; }
svg.plot text { white-space: pre; }
.narrow { display: none; }
.boards { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.5rem 0; }
.board { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem 1rem; max-width: 100%; }
.board h3 { margin: 0; overflow-wrap: anywhere; }
.board p { margin: 0 0 .6rem; color: var(--muted); font-size: .875rem; }
.board div { display: flex; gap: 1.25rem; align-items: center; overflow-x: auto; }
pre { margin: 0; font: .95rem/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
.arrow { color: var(--faint); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.5rem; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
footer { padding: 3rem 1.25rem 4rem; color: var(--muted); font-size: .875rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media screen and (max-width: 42rem) {
  header { padding-top: 1.75rem; }
  main, header, footer { padding-left: 1rem; padding-right: 1rem; }
  h2 { margin-top: 2.5rem; }
  th, td { padding: .35rem .6rem; }
  tbody th, thead th:first-child { position: sticky; left: 0; background: var(--paper); z-index: 1; min-width: 7.5rem; max-width: 9rem; white-space: normal; overflow-wrap: break-word; box-shadow: 1px 0 var(--line); }
  thead th:first-child { background: var(--wash); }
  .wide { display: none; }
  .narrow { display: block; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .6rem; }
}
@media print {
  @page { margin: 16mm 14mm; }
  body { font-size: 10pt; }
  main, header, footer { max-width: none; padding: 0; }
  nav, thead button::after { display: none; }
  .cover { break-after: page; }
  h2, h3 { break-after: avoid; }
  figure, .board, tr, li { break-inside: avoid; }
  .scroll { overflow: visible; border: none; width: auto; max-width: none; left: 0; translate: none; }
  table { font-size: 7.5pt; }
  th, td { padding: 2pt 4pt; white-space: normal; }
  thead th { min-width: 0; }
  table.many { font-size: 5.4pt; }
  .many th, .many td { padding: 1.5pt 2pt; }
  .board pre { font-size: 6.5pt; }
  .board div { gap: 8pt; overflow: visible; flex-wrap: wrap; }
  td.best { text-decoration: underline; }
}
`;

/** Sorts a table by the column whose heading is pressed; empty cells stay at the end. */
export const pageScript = `
for (const button of document.querySelectorAll("thead button")) button.addEventListener("click", () => {
  const head = button.closest("th"), body = button.closest("table").tBodies[0], column = head.cellIndex;
  const rising = head.getAttribute("aria-sort") !== "ascending";
  for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", rising ? "ascending" : "descending");
  const valueOf = (row) => {
    const cell = row.cells[column];
    return cell.hasAttribute("data-value") ? Number(cell.dataset.value) : head.classList.contains("number") ? null : cell.textContent;
  };
  const compare = (a, b) => typeof a === "string" ? a.localeCompare(b, document.documentElement.lang, { numeric: true }) : a - b;
  const rows = [...body.rows].map((row) => ({ row, value: valueOf(row) }));
  rows.sort((a, b) => a.value === null ? (b.value === null ? 0 : 1) : b.value === null ? -1 : (rising ? 1 : -1) * compare(a.value, b.value));
  body.append(...rows.map(({ row }) => row));
});
`;
