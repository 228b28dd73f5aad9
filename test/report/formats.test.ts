/** Each format of a report: complete, well formed, safe whatever a study is called, and the same every time. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { report, reportFormats } from "../../src/node/report/formats.ts";
import { drawFigure } from "../../src/report/heuristics/draw-figure.ts";
import { latexOf } from "../../src/report/latex.ts";
import { latexLayout } from "../../src/report/latex-layout.ts";
import { newPlotDocument } from "../../src/report/plot-document.ts";
import { plotNames } from "../../src/report/plot-names.ts";
import { decades } from "../../src/report/plot-scales.ts";
import { pageColors } from "../../src/report/plot-style.ts";
import { apologyFor, drawPlot } from "../../src/report/plots.ts";
import type { Table } from "../../src/report/table.ts";
import { unbroken } from "../../src/report/unbroken.ts";
import { reportWords } from "../../src/report/words/index.ts";
import { partsOf } from "../../src/study/cells.ts";
import { reportCounters } from "../../src/study/counters.ts";
import type { Language } from "../../src/words/languages.ts";
import { numberText } from "../../src/words/number-text.ts";
import { died, runsOf, studyOf } from "./real-results.ts";

const runs = runsOf({
  instances: ["kotlin-2", "kotlin-figure", "hardest-1", "kotlin-1"],
  strategies: ["a-star", "greedy", "breadth-first"],
  heuristics: ["misplaced", "manhattan"],
  settings: [{ nodes: "100000" }],
});
const ours = { run: { instance: "kotlin-2", strategy: "a-star" }, counter: "opened" } as const;
const printed = {
  "Cuadro 1": [
    { ...ours, row: "datos2.txt", column: "Manhattan", printed: 10, ours: 10, reproducible: true },
    { ...ours, row: "datos2.txt", column: "Tiempo (ms)", printed: 3, ours: 0.5, reproducible: false },
    { ...ours, row: "datos2.txt", column: "Blanco", printed: null, ours: 12, reproducible: false },
  ],
};
const hostile = `<script>alert("1")</script> & | *x* #set page(height: 1pt)`;
const study = studyOf([...runs.slice(0, -1), died(runs.at(-1)!, hostile)], {
  title: hostile,
  printed,
  left: 2,
});
const text = async (format: "html" | "markdown" | "csv" | "json", of = study) =>
  Buffer.from(await report(of, format)).toString();

it("says the limits that all runs had, who did them, and that times are wall-clock times", async () => {
  const origin = { version: "0.1.0", processes: 2, exitStatus: null };
  const done = runs.map((run, i) => ({
    ...run,
    origin: { ...origin, machine: `m${i % 2}`, worker: `m${i % 2}:1`, cpuMs: 500 },
  }));
  const page = await text("markdown", studyOf(done));
  expect(page).toMatch(/Limits of a run.*node limit 100,000/);
  expect(page).toMatch(/Done by.*4 processes on 2 machines/);
  expect(page).toMatch(/Times.*wall-clock; .* of CPU time in all/);
  expect(await text("markdown", studyOf(runs))).not.toContain("wall-clock;");
});

describe("HTML", async () => {
  const page = await text("html");
  const { document } = parseHTML(page);

  it("of several studies lists the contents of each under its name, without repeating it", async () => {
    const both = await report([study, studyOf(runs, { title: "Another study" })], "html");
    const nav = parseHTML(String(both)).document.querySelector("nav")!;
    expect([...nav.querySelectorAll("h2")].map((name) => name.textContent)).toEqual([
      hostile,
      "Another study",
    ]);
    const links = [...nav.querySelectorAll("a")].map((link) => link.textContent);
    expect(links.filter((text) => text === "All runs")).toHaveLength(2);
    expect(links.some((text) => text!.includes("Another study"))).toBe(false);
  });

  it("makes tables with many columns fit on paper", () => {
    const wide = [...document.querySelectorAll("table")].filter(
      (table) => table.querySelectorAll("thead th").length > 10,
    );
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.map((table) => table.className)).toEqual(wide.map(() => "many"));
  });

  it("is one file that asks for nothing", () => {
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain("default-src 'none'");
    expect(page.replaceAll('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /https?:|src=|url\(|@import/,
    );
    expect(document.querySelectorAll("script, link, img, iframe")).toHaveLength(1);
  });

  it("takes no name for markup", () => {
    expect(document.querySelector("h1").textContent).toBe(hostile);
    expect(page).not.toContain("<script>alert");
  });

  it("has every section, the printed numbers, the boards and the machine", () => {
    const titles = [...document.querySelectorAll("h2")].map((heading) => heading.textContent);
    expect(titles).toEqual([
      "What the numbers say",
      "Which one is best, and why (sliding-tiles, 3x3)",
      "The printed numbers",
      "Tables",
      "Plots",
      "Hardest instances",
      "Machine and versions",
      "All runs",
    ]);
    expect(document.querySelector("td.equal").textContent).toContain("10");
    expect(document.querySelector("td.unreproducible").textContent).toContain("3 / 0.500");
    expect(document.body.textContent).toContain("( ) / 12");
    expect(document.querySelector(".board pre").textContent).toBe("8 6 7\n2 5 4\n3 0 1");
    expect(document.querySelector(".status").textContent).toContain(
      "2 runs of the study have no result yet.",
    );
    expect(document.querySelector("dl").textContent).toContain("16dcb1f9");
  });

  it("every plot is one named picture, drawn for wide and for narrow pages", () => {
    const pictures = [...document.querySelectorAll("svg")];
    expect(pictures.length).toBe(2 * plotNames.length);
    for (const picture of pictures) {
      expect(picture.getAttribute("role")).toBe("img");
      expect(picture.getAttribute("aria-label")).not.toBe("");
      expect(picture.querySelectorAll("[aria-label], [aria-hidden], style")).toHaveLength(0);
      expect(picture.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("is the same every time", async () => {
    expect(await text("html")).toBe(page);
  });
});

it("lines on paper do not part a number from what it counts", () => {
  expect(unbroken("puzampro.clp · nivell màxim 10, B (cost 8 / 10): 23 ms i 12 % de 3 solucions")).toBe(
    "puzampro.clp\u00a0· nivell\u00a0màxim\u00a010, B (cost\u00a08 / 10): 23\u00a0ms i 12\u00a0% de 3 solucions",
  );
});

it("the ticks of a linear axis are numbers of the language", () => {
  const points = [0, 0.5, 1500].map((y, x) => ({ x: x / 2, y: y / 1000, title: "" }));
  const figure = { title: "", caption: "", x: "h", y: "error", lines: [{ name: "nova", series: 0, points }] };
  const canvas = { width: 640, fontSize: 12, fontFamily: "serif", colors: pageColors };
  const written = (language: Language) => {
    const svg = drawFigure(figure, { ...canvas, document: newPlotDocument() }, numberText(language).count);
    return [...svg!.matchAll(/>(\d[\d.,]*)</g)].map(([, tick]) => tick);
  };
  expect(written("ca")).toContain("0,2");
  expect(written("en")).toContain("0.2");
  expect(written("ca").filter((tick) => tick!.includes("."))).toEqual([]);
});

describe("PDF", () => {
  it("is written whatever the study is called, tagged and for PDF/UA", async () => {
    const pdf = Buffer.from((await report(study, "pdf")) as Uint8Array).toString("latin1");
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(pdf).toContain("/StructTreeRoot");
    expect(pdf).toContain("pdfuaid");
    expect(pdf).toMatch(/LibertinusSerif/);
    // Any other family would be one of the machine's own.
    const fonts = new Set(
      pdf.match(/\/BaseFont\s*\/[A-Z]{6}\+\w+/g)?.map((name) => name.slice(name.indexOf("+") + 1)),
    );
    expect([...fonts].filter((name) => !/^(LibertinusSerif|DejaVuSansMono)/.test(name))).toEqual([]);
  });
});

describe("a course report", () => {
  it("has the sections of a course, with the places that only the author can fill", async () => {
    const page = String(await report(study, "html", { template: "informe", language: "es" }));
    const { document } = parseHTML(page);
    expect(document.querySelectorAll("section.cover h2")).toHaveLength(1);
    expect(page).toContain("Russell, S. y Norvig, P.");
    expect([...document.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
      "Portada",
      "Plataforma de desarrollo",
      "Diseño de la solución",
      "Detalles de la implementación",
      "Estudio experimental",
      "Análisis del cuadro",
      "Cuál es la mejor heurística y por qué (puzle deslizante, 3x3)",
      "Estado actual de los programas",
      "Referencias bibliográficas",
    ]);
    expect(document.querySelectorAll(".author").length).toBe(5);
    expect(document.documentElement.getAttribute("lang")).toBe("es");
    expect((await report(study, "pdf", { template: "informe", language: "es" })).length).toBeGreaterThan(
      1000,
    );
  });

  it("works an example through, and omits no board of the table, solved or not", async () => {
    const page = String(await report(study, "markdown", { template: "informe", language: "es" }));
    expect(page).toContain("### Ejemplo resuelto: kotlin-figure");
    // The document's own sums for this board.
    expect(page).toContain("| Manhattan | 1 | 2 | 0 | 0 | 2 | 2 | 0 | 3 | 10 |");
    expect(page).toContain("- 1 inversión: impar, así que este tablero no tiene solución.");
    expect(page).toContain("| kotlin-1: 1 2 3 / 4 5 6 / 8 0 7 | no hay |");
    expect(page).toContain("kotlin-1: no tiene solución\n\n```text\n1 2 3\n4 5 6\n8 0 7\n```");
  });

  it("shows what fills boards that are empty at the start", async () => {
    const eternity = runsOf({
      domain: "eternity2",
      instances: ["report-2x2"],
      strategies: ["greedy"],
      heuristics: ["spiral", "colours"],
      settings: [{ preset: "java-report" }],
    });
    const page = String(await report(studyOf(eternity), "markdown", { template: "informe" }));
    const [, board] = /report-2x2: least cost known: 4\n\n```text\n([^`]*)```\n\n(?!###)/.exec(page)!;
    expect(board).toMatch(/\d/);
  });

  it("says what an instance is that only Frontier knows by its name", async () => {
    const knight = runsOf({ domain: "knight-score", instances: ["B-lisp"], strategies: ["depth-first"] });
    const page = String(await report(studyOf(knight), "markdown", { language: "pt" }));
    expect(page).toContain("- B-lisp: B tal como o programa Lisp o tinha: J3 é 10 em vez de 11.");
  });

  it("says nothing of how a rule program treats repeated states", async () => {
    const rules = runs.map((run) => ({ ...run, strategy: "own.clp breadth", heuristic: null }));
    const page = String(await report(studyOf([runs[0]!, ...rules]), "markdown", { template: "informe" }));
    expect(page).toContain("Searches compared: a-star and own.clp breadth.");
    expect(page).not.toContain("reached before");
    const spanish = await report(studyOf(rules), "markdown", { template: "informe", language: "es" });
    expect(String(spanish)).toContain("Búsquedas comparadas: own.clp en anchura.");
  });
});

describe("CSV", () => {
  it("is RFC 4180: one line a run, quotes doubled, lines ended by CR LF", async () => {
    const csv = await text("csv", studyOf([{ ...runs[0]!, instance: 'a "b", c\nd' }, runs[1]!]));
    const lines = csv.split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^domain,instance,strategy,heuristic,settings,repetition,outcome,.*,timeMs,memoryBytes,fired,facts,goalFact,peakAgenda$/,
    );
    expect(lines[1]).toMatch(
      /^sliding-tiles,"a ""b"", c\nd",a-star,misplaced,"?goal=1 2 3 4 5 6 7 8 0; nodes=100000"?,1,solved,/,
    );
    expect(lines[3]).toBe("");
    expect(lines[2]!.split(",")).toHaveLength(lines[0]!.split(",").length);
  });

  it("a run that died has empty numbers, and no text becomes a formula", async () => {
    const csv = await text("csv", studyOf([died(runs[0]!, "=1+1")]));
    expect(csv.split("\r\n")[1]).toMatch(/,died,,'=1\+1,,,,+$/);
  });
});

describe("studies at the edge", () => {
  const one = runs.slice(0, 1);
  const knight = runsOf({
    domain: "knight-score",
    instances: ["A", "B"],
    strategies: ["depth-first", "breadth-first"],
  });
  const puzzle = runsOf({
    domain: "eternity2",
    instances: ["report-2x2"],
    strategies: ["greedy"],
    heuristics: ["spiral"],
  });
  it.each([
    ["one run", one, 1],
    ["every run died", runs.map((run) => died(run, "killed")), 1],
    ["nothing has a solution", runs.filter(({ instance }) => instance === "kotlin-1"), 1],
    [
      "nothing was to be searched",
      runsOf({ instances: ["1 2 3 4 5 6 7 8 0"], strategies: ["a-star"], heuristics: ["zero", "blank"] }),
      1,
    ],
    ["three domains", [...one, ...knight, ...puzzle], 3],
  ])("%s", async (_, some, domains) => {
    const odd = studyOf(some, { question: "", finishedAt: null });
    const page = await text("html", odd);
    const { document } = parseHTML(page);
    for (const script of document.querySelectorAll("script, style")) script.remove();
    for (const said of [document.body.textContent, await text("markdown", odd)]) {
      expect(said).not.toMatch(/NaN|undefined|Infinity|\bnull\b|\[object/);
      expect(said.match(/What the numbers say/g)!.length).toBeGreaterThanOrEqual(domains);
    }
    expect((await report(odd, "pdf")).length).toBeGreaterThan(1000);
  });
});

describe("Markdown and JSON", () => {
  it("Markdown has sentences and tables, escaped", async () => {
    const markdown = await text("markdown");
    expect(markdown).toMatch(/^# \\<script\\>/);
    expect(markdown).toContain("## What the numbers say");
    expect(markdown).toContain("| instance | cost | a-star · misplaced | a-star · manhattan |");
    expect(markdown).toContain("| --- | ---: | ---: | ---: |");
    expect(markdown).toContain("| datos2.txt | 10 = | 3 / 0.500 (not reproducible) |");
    const tables = markdown.split("\n\n").filter((block) => block.startsWith("| "));
    for (const table of tables) {
      const cells = table
        .trim()
        .split("\n")
        .map((line) => line.replaceAll("\\|", "").split("|").length);
      expect(new Set(cells).size).toBe(1);
    }
  });

  it("JSON is the results themselves", async () => {
    expect(JSON.parse(await text("json"))).toEqual(JSON.parse(JSON.stringify(study)));
    expect(JSON.parse(await text("json", studyOf([])))).toEqual(JSON.parse(JSON.stringify(studyOf([]))));
    const many = Array.from({ length: 20_001 }, (_, i) => ({ ...runs[0]!, repetition: i + 1 }));
    expect(JSON.parse(await text("json", studyOf(many))).runs).toHaveLength(20_001);
  });
});

describe("LaTeX", () => {
  it("has every table but that of all runs, and takes no text for a command", async () => {
    const latex = String(await report(studyOf(runs, { title: "50 %\n\\end{document}", printed }), "table"));
    const count = (sign: string) => latex.split(sign).length - 1;
    expect(count("\\begin{tabular}")).toBe(count("\\end{tabular}"));
    expect(count("\\begin{table}")).toBeGreaterThan(4);
    expect(latex).toMatch(/^% 50 % .*\n\n/);
    expect(latex).toContain("a-star $\\cdot$ manhattan");
    expect(latex).not.toContain("All runs");
    const rows = latex.split("\n").filter((line) => line.endsWith("\\tabularnewline"));
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).not.toMatch(/(?<!\\)[%#_]/);
  });

  const column = (title: string, isNumber = true) => ({ title, isNumber });
  const tableOf = (titles: readonly string[], names: readonly string[], number: string): Table => ({
    title: "Wide",
    columns: [column("method", false), ...titles.map((title) => column(title))],
    rows: names.map((name) => [name, ...titles.map(() => number)].map((text) => ({ text, value: text }))),
  });
  const methods = ["a-star · spiral (H2) · cost=centre (F3)", "breadth-first"];

  it("a head of several words is no wider than its longest word or the numbers below it", () => {
    const { heads, size } = latexLayout(tableOf(["nodes expanded (geometric mean)"], ["bfs"], "12"));
    expect(heads).toEqual([["method"], ["nodes", "expanded", "(geometric", "mean)"]]);
    expect(size.command).toBe("");
  });

  it("a table that is too wide has smaller letters, then names in several lines, then numbers in two", () => {
    const three = latexLayout(tableOf(Array(3).fill("penetrance"), methods, "0.0436"));
    expect(three.size.command).not.toBe("");
    expect(three.widths).toEqual(Array(4).fill(null));
    const eight = latexLayout(tableOf(Array(8).fill("penetrance"), methods, "0.0436"));
    expect(eight.widths[0]).toBeGreaterThan(50);
    expect(eight.widths.slice(1)).toEqual(Array(8).fill(null));
    const pairs = latexLayout(tableOf(Array(9).fill("x"), methods, "0.19607842 / 0.196"));
    expect(pairs.pieces[0]![0]![1]!.text).toBe("0.19607842 /\n0.196");
  });

  it("a table that is longer than a page is in pieces, each with its caption", () => {
    const names = Array.from({ length: 130 }, (_, i) => `row ${i}`);
    const { pieces } = latexLayout(tableOf(["nodes"], names, "1"));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.flat()).toHaveLength(130);
    const sections = [
      { title: "S", blocks: [{ kind: "table" as const, table: tableOf(["nodes"], names, "1") }] },
    ];
    const latex = latexOf({ language: "en", title: "T", question: "", status: "", sections });
    expect(latex.match(/\\caption\{Wide \(\d\/\d\)\}/g)).toHaveLength(pieces.length);
  });
});

it("the report on Eternity II has the trees that it counts, equal to its printed numbers, in every language", async () => {
  const eternity = studyOf(runs.slice(0, 2), { name: "java-report" });
  const markdown = String(await report(eternity, "markdown", { language: "es" }));
  expect(markdown).toContain("## Los espacios del informe sobre Eternity II");
  expect(markdown).toMatch(/\| 2x2 \| 64 \| 11\.182\.080 = \|/);
  expect(markdown).toMatch(/\| 3x3 \| 324 \| 24\.817\.428\.680\.914\.501\.632\.000 = \|/);
  const informe = String(await report(eternity, "markdown", { language: "es", template: "informe" }));
  expect(informe).toContain("905.703.814.554.358.516.996.854.857.467.489.926.355.353.600.000");
  expect(String(await report(study, "markdown"))).not.toContain("Eternity");
});

describe("several studies", () => {
  const two = [
    studyOf(runs.slice(0, 2), { id: "one-1", title: "One" }),
    studyOf(runs.slice(2, 4), { id: "two-1", title: "Two" }),
  ];

  it("are one report with a heading for each", async () => {
    const markdown = String(await report(two, "markdown"));
    expect(markdown).toMatch(/^# One and Two\n/);
    expect(markdown).toContain("## One: What the numbers say");
    expect(markdown).toContain("## Two: All runs");
  });

  it("as LaTeX, say in each caption of which one it is", async () => {
    const latex = String(await report(two, "table"));
    const captions = [...latex.matchAll(/\\caption\{(.*)\}/g)].map(([, caption]) => caption);
    expect(captions).toContain("Methods (One)");
    expect(captions).toContain("Methods (Two)");
    expect(new Set(captions).size).toBe(captions.length);
  });

  it("as CSV say of which study a run is, as JSON are a list", async () => {
    const lines = String(await report(two, "csv")).split("\r\n");
    expect(lines[0]).toMatch(/^study,domain,/);
    expect(lines.slice(1, 5).map((line) => line.split(",")[0])).toEqual(["one-1", "one-1", "two-1", "two-1"]);
    const list = JSON.parse(Buffer.from(await report(two, "json")).toString());
    expect(list.map(({ id }: { id: string }) => id)).toEqual(["one-1", "two-1"]);
  });
});

describe("plots", () => {
  const canvas = {
    document: newPlotDocument(),
    width: 640,
    fontSize: 12,
    fontFamily: "serif",
    colors: pageColors,
  };
  const [part] = partsOf(runs);

  it("nodes: a dot for each run that expanded something, hollow where there was no answer", () => {
    const dots = parseHTML(drawPlot("nodes", part!, canvas, "expanded", reportWords.en)!.outerHTML).document;
    const searched = runs.filter(({ metrics }) => metrics!.expanded > 0);
    expect(dots.querySelectorAll("circle")).toHaveLength(searched.length);
    // Nodes are whole numbers, however few.
    const titles = [...dots.querySelectorAll("circle title")].map(({ textContent }) => textContent!);
    expect(titles.filter((title) => !/: [\d,]+$/.test(title))).toEqual([]);
    const hollow = [...dots.querySelectorAll('[fill="var(--paper)"] circle')];
    expect(hollow).toHaveLength(runs.filter(({ outcome }) => outcome === "limit").length);
    expect(hollow.length).toBeGreaterThan(0);
  });

  it("names of ticks do not touch on a phone", () => {
    for (const name of ["nodes", "time", "penetrance"] as const) {
      const svg = drawPlot(name, part!, { ...canvas, width: 328 }, "expanded", reportWords.es)!.outerHTML;
      const { document } = parseHTML(svg);
      const ticks = [...document.querySelectorAll('text[y="0.71em"]')].map((tick) => {
        const x = Number(/translate\(([\d.]+)/.exec(tick.getAttribute("transform")!)![1]);
        const half = (tick.textContent!.length * 12 * 0.54) / 2;
        return { from: x - half, to: x + half };
      });
      expect(ticks.length, name).toBeGreaterThan(1);
      for (const [i, tick] of ticks.slice(1).entries()) expect(tick.from, name).toBeGreaterThan(ticks[i]!.to);
    }
  });

  it("a plot without enough data is not drawn, and a study that asked for it says so", async () => {
    const [one] = partsOf(runs.slice(0, 2));
    expect(drawPlot("growth", one!, canvas, "expanded", reportWords.en)).toBeUndefined();
    const page = await text("html", studyOf(runs.slice(0, 2), { plots: ["growth"] }));
    expect(parseHTML(page).document.querySelector("main").textContent).toContain(
      apologyFor("growth", "expanded", reportWords.en),
    );
  });

  it("a study gets the plots it names", async () => {
    const page = await text("html", studyOf(runs, { plots: ["time", "nodes"] }));
    const captions = [...parseHTML(page).document.querySelectorAll("figcaption strong")];
    expect(captions.map(({ textContent }) => textContent)).toEqual([
      "Nodes expanded by method",
      "Time by method",
    ]);
  });

  it("scales end at powers of ten around the values", () => {
    expect(decades([3, 4000])).toEqual({ domain: [1, 10_000], ticks: [1, 10, 100, 1000, 10_000] });
    expect(decades([20, 30])).toEqual({ domain: [10, 100], ticks: [10, 20, 50, 100] });
    expect(decades([1, 1])).toEqual({ domain: [1, 10], ticks: [1, 2, 5, 10] });
    expect(decades([0.001, 1e6]).ticks).toEqual([0.001, 0.1, 10, 1000, 100_000]);
  });

  it("pages and plots are made without Node, so that the studio can use them", () => {
    const folder = fileURLToPath(new URL("../../src/report/", import.meta.url));
    const seen = new Set<string>();
    const packages = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, target] of readFileSync(file, "utf8").matchAll(/from "([^"]+)";/g)) {
        if (target!.startsWith(".")) follow(fileURLToPath(new URL(target!, `file://${file}`)));
        else packages.add(target!);
      }
    };
    for (const file of ["plots.ts", "html.ts", "document.ts", "csv.ts", "comparison.ts"])
      follow(folder + file);
    expect(seen.size).toBeGreaterThan(plotNames.length);
    expect([...packages]).toEqual(["@observablehq/plot"]);
  });
});

describe("docs/reports.md", () => {
  const page = readFileSync(new URL("../../docs/reports.md", import.meta.url), "utf8");
  const rowsUnder = (head: string) => [
    ...page
      .slice(page.indexOf(head))
      .split("\n\n")[0]!
      .matchAll(/^\| `(?:--)?([\w-]+)` \| (.+) \|$/gm),
  ];

  it("names every format as the command line does, every plot and every counter", () => {
    expect(rowsUnder("| format |").map(([, name, summary]) => [name, summary])).toEqual(
      Object.entries(reportFormats).map(([name, { summary }]) => [name, summary]),
    );
    expect(rowsUnder("| name |").map(([, name]) => name)).toEqual([...plotNames]);
    for (const name of reportCounters) expect(page).toContain(`\`${name}\``);
  });
});
