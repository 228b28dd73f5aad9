/** What a comparison of two studies says, as the document that reports are drawn from. */

import {
  type CountDifference,
  SIGNIFICANT,
  type StudyComparison,
  type StudySide,
  type TimeComparison,
} from "../study/compare.ts";
import type { Language } from "../words/languages.ts";
import { type NumberText, numberText } from "../words/number-text.ts";
import type { Block, ReportDocument } from "./document.ts";
import { numberCell, numberColumn, type Table, textCell, textColumn } from "./table.ts";
import { type ComparisonWords, comparisonWords } from "./words/comparison.ts";

/** Longer tables are for programs: the JSON has all rows. */
const MOST_ROWS = 60;

/** How a comparison speaks. */
type Voice = ComparisonWords & NumberText;

export function comparisonDocument(comparison: StudyComparison, language: Language = "en"): ReportDocument {
  const voice: Voice = { ...comparisonWords[language], ...numberText(language) };
  const { a, b, differences, methodTimes, cellTimes } = comparison;
  const tables = [
    {
      title: voice.whatDiffers,
      table: differenceTable(differences, voice),
      isEmpty: differences.length === 0,
    },
    {
      title: voice.overInstances,
      table: timeTable(methodTimes, voice.method, voice.instances, voice),
      isEmpty: methodTimes.length === 0,
    },
    {
      title: voice.overRepetitions,
      table: timeTable(cellTimes, voice.run, voice.runs, voice),
      isEmpty: cellTimes.length === 0,
    },
  ];
  const verdict: Block = { kind: "sentences", title: "", sentences: verdicts(comparison, voice) };
  return {
    language,
    title: voice.against(`${a.name} (${a.id})`, `${b.name} (${b.id})`),
    question: "",
    status: `${sideText("A", a, voice)} ${sideText("B", b, voice)}`,
    sections: [
      { title: voice.verdict, blocks: [verdict] },
      ...tables
        .filter(({ isEmpty }) => !isEmpty)
        .map(({ title, table }) => ({
          title,
          blocks: [{ kind: "table", table: { title, ...table } } as const],
        })),
    ],
  };
}

/** Whether everything that must be equal is equal: runs, outcomes and counts; times need not be. */
export function areEqual({ differences, onlyInA, onlyInB }: StudyComparison): boolean {
  return differences.length + onlyInA.length + onlyInB.length === 0;
}

function sideText(letter: "A" | "B", { version, signature, cpu }: StudySide, voice: Voice): string {
  return voice.side(letter, version, signature, cpu);
}

function verdicts(comparison: StudyComparison, voice: Voice): string[] {
  const { a, b, matched, counted, differences, onlyInA, onlyInB } = comparison;
  const cells = new Set(differences.map(({ cell }) => cell)).size;
  const uncounted = matched - counted;
  return [
    matched === 0
      ? voice.nothingCommon
      : cells === 0
        ? voice.allEqual(matched)
        : voice.differ(matched, cells),
    ...(uncounted > 0 ? [voice.uncounted(uncounted)] : []),
    ...(onlyInA.length > 0 ? [voice.onlyIn("A", onlyInA)] : []),
    ...(onlyInB.length > 0 ? [voice.onlyIn("B", onlyInB)] : []),
    timeVerdict(comparison, voice),
    ...(a.cpu === b.cpu ? [] : [voice.otherProcessor]),
  ];
}

function timeVerdict({ methodTimes, cellTimes }: StudyComparison, voice: Voice): string {
  const all = [...methodTimes, ...cellTimes];
  if (all.length === 0) return voice.fewTimes;
  const tested = all.filter(({ correctedP }) => correctedP !== null);
  if (tested.length === 0) return voice.noTest;
  const clear = tested.filter(isSignificant);
  if (clear.length === 0) return voice.noneClear(tested.length);
  return voice.clear(clear.length, tested.length, clear.filter(({ ratio }) => ratio > 1).length);
}

function isSignificant({ correctedP }: TimeComparison): boolean {
  return correctedP !== null && correctedP < SIGNIFICANT;
}

function differenceTable(differences: readonly CountDifference[], voice: Voice): Omit<Table, "title"> {
  const shown = differences.slice(0, MOST_ROWS);
  const value = (one: number | string | null) =>
    typeof one === "string" ? textCell(one) : numberCell(one, voice.count);
  return {
    columns: [textColumn(voice.run), textColumn(voice.what), numberColumn("A"), numberColumn("B")],
    rows: shown.map(({ cell, what, a, b }) => [textCell(cell), textCell(what), value(a), value(b)]),
    note: cut(shown.length, differences.length, voice),
  };
}

function timeTable(
  times: readonly TimeComparison[],
  name: string,
  counted: string,
  voice: Voice,
): Omit<Table, "title"> {
  const shown = times.slice(0, MOST_ROWS);
  return {
    columns: [
      textColumn(name),
      numberColumn(counted),
      numberColumn("B / A"),
      numberColumn(voice.interval),
      numberColumn(voice.corrected),
      textColumn(voice.verdict.toLowerCase()),
    ],
    rows: shown.map((time) => [
      textCell(time.name),
      numberCell(time.n, voice.count),
      numberCell(time.ratio, voice.significant),
      {
        text: voice.to(voice.significant(time.interval[0]), voice.significant(time.interval[1])),
        value: time.interval[0],
      },
      numberCell(time.correctedP, (p) => (p < 0.0001 ? `< ${voice.fixed(0.0001, 4)}` : voice.fixed(p, 4))),
      textCell(verdictOf(time, voice)),
    ]),
    note: cut(shown.length, times.length, voice),
  };
}

function verdictOf(time: TimeComparison, voice: Voice): string {
  if (time.correctedP === null) return voice.tooFew;
  if (!isSignificant(time)) return voice.noDifference;
  return time.ratio > 1 ? voice.slower : voice.faster;
}

function cut(shown: number, all: number, voice: Voice): string | undefined {
  return shown < all ? voice.cut(shown, all) : undefined;
}
