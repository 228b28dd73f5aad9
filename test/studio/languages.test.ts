/** Every sentence of the studio in every language: none is missing, none is English, and each has its values. */
import { describe, expect, it, test, vi } from "vitest";
import { english, errorHelp, type Said, sayIn } from "../../src/clips/index.ts";
import { domains, faultOf } from "../../src/domains/index.ts";
import { died, pieceDied, type RunOutcome } from "../../src/run/outcome.ts";
import { sentences, studySentence } from "../../src/run/sentences.ts";
import { duplicatePolicies, goalTests, strategies, tieBreaks } from "../../src/search/index.ts";
import { writeNumbersIn } from "../../src/studio/app/numbers.ts";
import * as helpCa from "../../src/words/error-help/ca.ts";
import * as helpEs from "../../src/words/error-help/es.ts";
import * as helpPt from "../../src/words/error-help/pt.ts";
import { explainWords } from "../../src/words/explain/words.ts";
import { ca } from "../../src/words/faults/ca.ts";
import { es } from "../../src/words/faults/es.ts";
import { pt } from "../../src/words/faults/pt.ts";
import { faultText } from "../../src/words/faults/words.ts";
import { fieldNamed, withFields } from "../../src/words/option-names.ts";
import { familyOf } from "../../src/words/rows/row-summaries.ts";
import { searchSummaries } from "../../src/words/rows/search.ts";

// The hooks of the page access the browser when they are loaded.
vi.stubGlobal("navigator", { languages: ["en"] });
const { puzzleRows } = await import("../../src/studio/puzzles/domains/index.ts");
const { knownDomains } = await import("../../src/studio/puzzles/domains/known-domains.ts");
const { exampleTitles } = await import("../../src/studio/rules/words/example-titles.ts");
const { examples } = await import("../../src/studio/rules/program/examples.ts");

const others = ["es", "ca", "pt"] as const;
const helpWords = { ...helpEs, ...helpCa, ...helpPt };
const faultWords = {
  en: sentences,
  es: es(fieldNamed("es")),
  ca: ca(fieldNamed("ca")),
  pt: pt(fieldNamed("pt")),
};

describe("what is wrong", () => {
  type Maker = (...values: unknown[]) => string;
  const kinds = ["heuristic", "duplicates", "weight", "colour", "corner"];
  const tables = faultWords as unknown as Readonly<Record<string, Readonly<Record<string, Maker>>>>;
  const english = tables.en!;
  /** What other programs say in English is left out in other languages. */
  const leftOut: Readonly<Record<string, string>> = {
    "wrong-yaml": "‹0›",
    "study-wrong": "‹0›",
    "cannot-read": "‹1›",
  };

  /** Values with which an entry gives a whole sentence: a mark, a list of one, a number, or a name that it has words for. */
  function valuesFor(code: string, values: readonly unknown[] = []): readonly unknown[] | undefined {
    if (values.length === english[code]!.length) return isWhole(code, values) ? values : undefined;
    const mark = `‹${values.length}›`;
    for (const value of [mark, [mark], 24, ...kinds]) {
      const found = valuesFor(code, [...values, value]);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function isWhole(code: string, values: readonly unknown[]): boolean {
    try {
      const all = Object.values(tables).map((table) => table[code]!(...values));
      if (all.some((text) => text.includes("undefined"))) return false;
      return marksIn(values).every((mark) => english[code]!(...values).includes(mark));
    } catch {
      return false;
    }
  }

  const marksIn = (values: readonly unknown[]) =>
    values.flat().filter((value): value is string => String(value).startsWith("‹"));

  // A plain text is not Frontier's own: it is the same in every language.
  const own = Object.entries(english).filter(([code]) => code !== "plain");
  test.each(own)("%s", (code, make) => {
    const values = valuesFor(code);
    expect(values).toBeDefined();
    for (const language of others) {
      const text = tables[language]![code]!(...values!);
      expect(text).not.toBe(make(...values!));
      for (const mark of marksIn(values!)) if (leftOut[code] !== mark) expect(text).toContain(mark);
    }
  });

  test.each([
    ["sliding-tiles", "1 1 2 3", {}, "El nombre 1 està repetit, i falta el nombre 0."],
    [
      "sliding-tiles",
      "1 2 3 0",
      { goal: "1 2\n3 4" },
      "Meta, línia 2, columna 3: 4 és fora de rang: un tauler de 2×2 té els nombres del 0 al 3.",
    ],
    ["knight-score", "1 2\n3", {}, "Aquesta fila té 1 casella i la primera, 2."],
    [
      "knight-score",
      "1 2",
      {},
      "Aquest tauler no diu quants punts cal assolir: indica’ls, o tria «best» a «Meta».",
    ],
    [
      "eternity2",
      "1 2 3 4",
      {},
      "El nombre de peces (1) no fa un tauler quadrat: comença amb una línia d’amplada i alçada.",
    ],
  ])("%s %j is reported with its values", (domain, text, settings, sentence) => {
    const open = () => domains[domain]!.open({ text }, settings);
    let fault: ReturnType<typeof faultOf> | undefined;
    try {
      open();
    } catch (error) {
      // As it comes out of a worker.
      fault = structuredClone(faultOf(error));
    }
    expect(fault?.said).not.toBeNull();
    expect(faultText(faultWords.ca, fault!.message, fault!.said)).toBe(sentence);
    expect(faultText(faultWords.en, fault!.message, fault!.said)).toBe(fault!.message);
  });

  it("the reason of a run is said in the language, with what is inside it; a plain text stays as it is", () => {
    const said = ({ reason }: RunOutcome) => faultText(faultWords.ca, "", reason);
    const killed = died(studySentence("killed-by", "SIGKILL"));
    expect(said(killed)).toBe("El seu procés ha estat interromput (SIGKILL).");
    expect(said(pieceDied(killed))).toBe("Una part ha fallat: El seu procés ha estat interromput (SIGKILL).");
    expect(said(died("My own problem is wrong."))).toBe("My own problem is wrong.");
  });
});

it("an English page names the fields of options, not the flags of the command line", () => {
  expect(withFields(sentences["many-rules"](16, 16))).toBe(
    "A 16x16 board has too many actions: use “Formulation” matching.",
  );
  expect(withFields("--root-order takes a-b - c")).toBe("“Order of the first moves” takes a-b - c");
});

describe("explanations of rules", () => {
  const place = { slot: "size", field: 2, has: "HAS" };
  const bound = { variable: "?x", value: "VALUE", origin: "f-9" };
  const values = [
    { name: "?y", value: "5" },
    { name: "?z", value: null },
  ];
  const difference = { code: "other-wanted", ...place, wants: "WANTS" } as const;
  const near = { code: "near", fact: "f-1", text: "(a 1)", differences: [difference] } as const;
  /** One of each code; the compiler sees a missing one. */
  const samples: { readonly [Code in Said["code"]]: Extract<Said, { readonly code: Code }> } = {
    length: { code: "length", slot: "size", has: 3, wants: 4, atLeast: true },
    "other-value": { code: "other-value", ...place, ...bound },
    "other-wanted": difference,
    excluded: { code: "excluded", ...place, term: "~TERM" },
    "excluded-by-variable": { code: "excluded-by-variable", ...place, ...bound, term: "~?x" },
    condition: { code: "condition", ...place, expression: "(> ?y 1)", result: "FALSE", values },
    computed: { code: "computed", ...place, term: "=(+ 1 1)", result: "2", values },
    "false-test": { code: "false-test", expression: "(> ?y 1)", values },
    near,
    "test-fails": { code: "test-fails", test: "(test (> ?y 1))", facts: "f-1,f-2", difference },
    "in-the-way": { code: "in-the-way", facts: [{ fact: "f-1", text: "(a 1)" }], for: "f-3" },
    "no-fact": { code: "no-fact", template: "TEMPLATE", pattern: "(a ?x)" },
    "no-instance": { code: "no-instance", classes: "CLASS", pattern: "(object)" },
    "no-instance-match": { code: "no-instance-match", pattern: "(object)", nearest: near },
    "no-match": { code: "no-match", pattern: "(a ?x)", nearest: near },
    "waits-for-reset": { code: "waits-for-reset", what: "RULE" },
    "holds-now": { code: "holds-now", test: "(test TRUE)" },
    fails: { code: "fails", pattern: "(exists (a))", because: near },
    "on-agenda": { code: "on-agenda", rule: "RULE", facts: "f-1" },
    "out-of-focus": { code: "out-of-focus", rule: "RULE", facts: "f-1", module: "MODULE", focus: "MAIN" },
    "has-fired": { code: "has-fired", rule: "RULE", facts: "f-1" },
    "no-conditions": { code: "no-conditions", rule: "RULE" },
    before: {
      code: "before",
      first: "ONE",
      second: "TWO",
      why: "newer",
      strategy: "depth",
      values: ["7", "6"],
    },
  };

  /** All texts and numbers of a sample that a sentence shows as they are. */
  function shown(said: unknown): string[] {
    if (typeof said === "string" || typeof said === "number") return [String(said)];
    if (Array.isArray(said)) return said.flatMap(shown);
    if (typeof said !== "object" || said === null) return [];
    return Object.entries(said).flatMap(([key, value]) =>
      key === "code" || key === "why" ? [] : shown(value),
    );
  }

  test.each(Object.values(samples))("$code", (said) => {
    for (const language of others) {
      const text = sayIn(explainWords[language], said);
      for (const value of shown(said)) expect(text).toContain(value);
      expect(text).not.toBe(sayIn(english, said));
      expect(text).not.toMatch(/undefined|null|\[object/);
    }
  });
});

test("help for the errors of CLIPS", () => {
  for (const language of others) {
    const same = Object.entries(errorHelp).filter(
      ([row, text]) => helpWords[language][row as keyof typeof errorHelp] === text,
    );
    expect(same).toEqual([]);
    expect(helpWords[language].EXPRNPSR3).toContain("{name}");
  }
});

test("help for the functions of CLIPS", async () => {
  const { en } = await import("../../src/studio/rules/editor/words/en.ts");
  for (const language of others) {
    const words = (await import(`../../src/studio/rules/editor/words/${language}.ts`))[language];
    const same = Object.entries(en.functions).filter(([name, text]) => words.functions[name] === text);
    expect(same).toEqual([]);
  }
});

test("what the rows of the library are: strategies, choices, heuristics, options, boards, studies", () => {
  const missing = (names: readonly string[], table: object) =>
    names.filter((name) => !Object.hasOwn(table, name));
  expect(missing(Object.keys(strategies), searchSummaries.strategies)).toEqual([]);
  expect(missing(Object.keys(duplicatePolicies), searchSummaries.duplicates)).toEqual([]);
  expect(missing(Object.keys(goalTests), searchSummaries.goalTests)).toEqual([]);
  expect(missing(Object.keys(tieBreaks), searchSummaries.ties)).toEqual([]);
  for (const [domain, { summaries, choices }] of Object.entries(puzzleRows)) {
    const { heuristics, instances } = knownDomains[domain]!;
    expect(missing(Object.keys(heuristics), summaries.heuristics)).toEqual([]);
    expect(missing(Object.keys(choices), summaries.options)).toEqual([]);
    const boards = Object.keys(instances).filter((name) => !Object.hasOwn(summaries.instances, name));
    expect(
      missing(
        boards.map((name) => familyOf(name).family),
        summaries.instances,
      ),
    ).toEqual([]);
  }
  expect(familyOf("korf24-07")).toEqual({ family: "korf24-#", number: "7" });
  expect(familyOf("report-4x4")).toEqual({ family: "report-#", number: "4×4" });
});

test("every example has a title in every language", () => {
  const names = [...new Set(examples.map(({ name }) => name))].sort();
  for (const titles of Object.values(exampleTitles)) expect(Object.keys(titles).sort()).toEqual(names);
});

test("numbers and plurals follow the language", async () => {
  const { real, whole } = await import("../../src/studio/app/numbers.ts");
  const { ca } = await import("../../src/studio/rules/words/ca.ts");
  const written = (["en", ...others] as const).map((language) => {
    writeNumbersIn(language);
    return `${whole(1234)} ${real(1234567.5)}`;
  });
  expect(written).toEqual([
    "1,234 1,234,567.5",
    "1.234 1.234.567,5",
    "1.234 1.234.567,5",
    "1.234 1.234.567,5",
  ]);
  writeNumbersIn("ca");
  expect([1, 2, 1500].map(ca.matches)).toEqual(["1 coincidència", "2 coincidències", "1.500 coincidències"]);
  expect([1, 2].map(ca.hidden)).toEqual(["1 fet més sense dibuixar", "2 fets més sense dibuixar"]);
  writeNumbersIn("en");
});

test("numbers inside sentences are written as in the language", async () => {
  for (const language of ["en", ...others] as const) {
    writeNumbersIn(language);
    const { [language]: words } = (await import(`../../src/studio/puzzles/words/${language}.ts`)) as Record<
      string,
      typeof import("../../src/studio/puzzles/words/en.ts").en
    >;
    const written = language === "en" ? "1,234" : "1.234";
    const { pathFrom, solved, moveCount, done, hintIs, tooHigh } = words!;
    const said = [
      pathFrom(1234),
      solved(1234),
      moveCount(1234),
      done(1234),
      hintIs("x", 1234),
      tooHigh(1, 1234),
    ];
    expect(said.filter((sentence) => !sentence.includes(written))).toEqual([]);
  }
  writeNumbersIn("en");
});
