/** A report is whole in every language: no text of it, nor of a built-in study, stays in English. */
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/report/document.ts";
import { spacesDocument } from "../../src/report/heuristics/eternity-document.ts";
import { informeOf } from "../../src/report/informe/informe.ts";
import { namingIn, reportWords } from "../../src/report/words/index.ts";
import { builtInStudies } from "../../src/study/built-in/index.ts";
import { reportCounters } from "../../src/study/counters.ts";
import { countedSpaces } from "../../src/study/eternity2-spaces.ts";
import { footnotes } from "../../src/study/knight-report.ts";
import { askedOf } from "../../src/study/results.ts";
import { studyText, studyTexts } from "../../src/words/studies/index.ts";
import { died, runsOf, studyOf } from "./real-results.ts";

const others = ["es", "ca", "pt"] as const;

/** Every text of the built-in studies that a report shows. */
const shown = new Set(
  Object.values(builtInStudies).flatMap(({ title, question, printed = [], statements = [] }) => [
    title,
    question,
    ...printed.flatMap(({ table, row, cells }) => [
      table,
      ...row.split(" · "),
      ...cells.flatMap(({ column, note }) => [column, ...(note === undefined ? [] : [note])]),
    ]),
    ...statements.flatMap(({ text, source, claim }) => [
      ...[text, source],
      ...(claim.kind === "untested" ? [claim.why] : []),
    ]),
  ]),
);
/** Names that are the same everywhere: sizes of boards, files, rows of the manual, its chapters. */
const isName = (text: string) =>
  /^(\dx\d|datos\d.*|[A-F] \(\d+\) (DFS|BFS|A\*\(\w+\))|korf-\d+|Observações finais|Regras)$/.test(text);

it.each(others)("the built-in studies have all their texts in %s, and no others", (language) => {
  const known = Object.keys(studyTexts[language]);
  expect([...shown].filter((text) => !isName(text) && !known.includes(text))).toEqual([]);
  const used = new Set([...shown, ...Object.values(footnotes), "target", "board", "algorithm"]);
  expect(known.filter((text) => !used.has(text))).toEqual([]);
  expect(studyText(language)("2x2 · a-star · border-first (H1)")).toBe("2x2 · A* · H1");
  expect(studyText(language)("A study of my own · mine")).toBe("A study of my own · mine");
});

describe("the report of a study with everything that can be said", () => {
  const runs = runsOf({
    instances: ["kotlin-2", "kotlin-figure", "hardest-1", "kotlin-1"],
    strategies: ["a-star", "greedy"],
    heuristics: ["misplaced", "manhattan"],
    settings: [{ nodes: "20000" }],
  });
  const { printed, statements } = askedOf(builtInStudies["kotlin-project"]!, runs, true);
  const study = studyOf([...runs.slice(0, -1), died(runs.at(-1)!, "killed")], {
    printed,
    statements,
    title: builtInStudies["kotlin-project"]!.title,
    question: builtInStudies["kotlin-project"]!.question,
    left: 2,
  });
  const textsOf = (language: "en" | (typeof others)[number], make = documentOf) => {
    const { sections, ...about } = make(study, "opened", language);
    return [
      ...Object.values(about),
      ...sections.flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((block) => {
          if (block.kind === "sentences") return [block.title, ...block.sentences];
          if (block.kind === "facts") return block.facts.map(([name]) => name);
          if (block.kind === "boards") return block.boards.map(({ summary }) => summary);
          if (block.kind === "plot") return Object.values(reportWords[language].plots("opened")[block.name]);
          if (block.kind === "author") return [block.text];
          const { columns, rows, note = "" } = block.table;
          return [
            block.table.title,
            note,
            ...columns.map((column) => column.title),
            ...rows.flat().map((cell) => cell.text),
          ];
        }),
      ]),
    ];
  };
  const english = textsOf("en");

  it.each(others.flatMap((language) => [[language, documentOf] as const, [language, informeOf] as const]))(
    "has as much in %s as in English, and nothing of it in English (%o)",
    (language, make) => {
      const texts = textsOf(language, make).filter((text) => !/19\d\d|20\d\d/.test(text));
      expect(texts.length).toBe(textsOf("en", make).filter((text) => !/19\d\d|20\d\d/.test(text)).length);
      const words =
        /\b(the|with|of|instances?|nodes? (expanded|opened)|solved|runs?|methods?|found|equal)\b/i;
      expect(texts.filter((text) => words.test(text))).toEqual([]);
      expect(texts.join("\n")).not.toMatch(/NaN|undefined|Infinity|\bnull\b|\[object/);
    },
  );

  it("a course report marks what only its author knows", () => {
    const texts = textsOf("es", informeOf);
    expect(texts).toContain("Portada");
    expect(texts).toContain("Estado inicial");
    expect(texts.filter((text) => text.startsWith("A cargo de")).length).toBeGreaterThan(3);
  });

  it("numbers are written as in the language", () => {
    expect(english.join("\n")).toContain("181,440");
    expect(english).toContain("9,890");
    for (const language of others) {
      expect(textsOf(language)).toContain("9.890");
      expect(textsOf(language).join("\n")).toContain("181.440");
    }
  });
});

it("methods have names of their own in every language", () => {
  for (const language of others) {
    const { strategies, heuristics, options, counters } = reportWords[language];
    for (const names of [strategies, heuristics, options])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    expect(new Set(reportCounters.map((name) => counters[name].title)).size).toBe(reportCounters.length);
  }
});

it("the agenda of a rule program is named in the language, a program of another strategy as it is", () => {
  const names = (language: keyof typeof reportWords) =>
    ["puzampro.clp breadth", "my own.clp depth", "own.clp lex"].map(namingIn(reportWords[language]).strategy);
  expect(names("ca")).toEqual(["puzampro.clp en amplària", "my own.clp en profunditat", "own.clp lex"]);
  expect(names("en")).toEqual(["puzampro.clp breadth", "my own.clp depth", "own.clp lex"]);
});

it("a power of ten has the mark of the language before its fraction; heuristics have the report's names", () => {
  const run = { board: "report-2x2", heuristic: "spiral", seed: null, isSolved: true, expanded: 4 } as const;
  const text = JSON.stringify(spacesDocument(countedSpaces(), [run], "es"));
  expect(text).toContain('"9,057 · 10^47"');
  expect(text).not.toMatch(/\d\.\d{3} · 10\^/);
  expect(text).toContain('"report-2x2 · spiral (H2)"');
});
