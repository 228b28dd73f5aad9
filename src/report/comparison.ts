/** What a comparison of two studies says, as the document that reports are drawn from. */

import {
  type CountDifference,
  SIGNIFICANT,
  type StudyComparison,
  type StudySide,
  type TimeComparison,
} from "../study/compare.ts";
import { count, countOf, listed, significant } from "../words/number-text.ts";
import type { Block, ReportDocument } from "./document.ts";
import { numberCell, numberColumn, type Table, textCell, textColumn } from "./table.ts";

/** Longer tables are for programs: the JSON has all rows. */
const MOST_ROWS = 60;

export function comparisonDocument(comparison: StudyComparison): ReportDocument {
  const { a, b, differences, methodTimes, cellTimes } = comparison;
  const tables = [
    { title: "What differs", table: differenceTable(differences), isEmpty: differences.length === 0 },
    {
      title: "Times over instances",
      table: timeTable(methodTimes, "method", "instances"),
      isEmpty: methodTimes.length === 0,
    },
    {
      title: "Times over repetitions",
      table: timeTable(cellTimes, "run", "runs"),
      isEmpty: cellTimes.length === 0,
    },
  ];
  const verdict: Block = { kind: "sentences", title: "", sentences: verdicts(comparison) };
  return {
    title: `${a.name} (${a.id}) against ${b.name} (${b.id})`,
    question: "",
    status: `A: ${sideText(a)}. B: ${sideText(b)}.`,
    sections: [
      { title: "Verdict", blocks: [verdict] },
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

function sideText({ version, signature, cpu }: StudySide): string {
  return `Frontier ${version}, node counts ${signature}, ${cpu}`;
}

function verdicts(comparison: StudyComparison): string[] {
  const { a, b, matched, counted, differences, onlyInA, onlyInB } = comparison;
  const cells = new Set(differences.map(({ cell }) => cell)).size;
  const uncounted = matched - counted;
  return [
    matched === 0
      ? "The two studies have no run in common."
      : cells === 0
        ? `Both have ${countOf(matched, "run")}, repetitions aside: every outcome and every node count compared is equal.`
        : `Both have ${countOf(matched, "run")}, repetitions aside: ${count(cells)} of them ${cells === 1 ? "differs" : "differ"} in outcome or node counts.`,
    ...(uncounted > 0
      ? [
          `Node counts of ${countOf(uncounted, "run")} are not compared: the clock, a lack of memory or a person ended the search.`,
        ]
      : []),
    ...(onlyInA.length > 0 ? [`Only in A: ${listed(onlyInA, 10)}.`] : []),
    ...(onlyInB.length > 0 ? [`Only in B: ${listed(onlyInB, 10)}.`] : []),
    ...timeVerdicts(comparison),
    ...(a.cpu === b.cpu
      ? []
      : ["The processors differ, so a difference in time says nothing about the program."]),
  ];
}

function timeVerdicts({ methodTimes, cellTimes }: StudyComparison): string[] {
  const all = [...methodTimes, ...cellTimes];
  if (all.length === 0)
    return ["There are too few times to compare: two instances of a method, or two repetitions of a run."];
  const tested = all.filter(({ correctedP }) => correctedP !== null);
  if (tested.length === 0)
    return [
      "No difference in time can be called significant: that takes 6 instances of a method, or 4 repetitions of a run.",
    ];
  const clear = tested.filter(isSignificant);
  const slower = clear.filter(({ ratio }) => ratio > 1).length;
  if (clear.length === 0)
    return [`No difference in time is significant (${countOf(tested.length, "test")}, Holm's correction).`];
  return [
    `Times of B differ significantly in ${clear.length} of ${countOf(tested.length, "test")}: ${slower} slower, ${clear.length - slower} faster (Holm's correction, 5 %).`,
  ];
}

function isSignificant({ correctedP }: TimeComparison): boolean {
  return correctedP !== null && correctedP < SIGNIFICANT;
}

function differenceTable(differences: readonly CountDifference[]): Omit<Table, "title"> {
  const shown = differences.slice(0, MOST_ROWS);
  const value = (one: number | string | null) =>
    typeof one === "string" ? textCell(one) : numberCell(one, count);
  return {
    columns: [textColumn("run"), textColumn("what"), numberColumn("A"), numberColumn("B")],
    rows: shown.map(({ cell, what, a, b }) => [textCell(cell), textCell(what), value(a), value(b)]),
    note: cut(shown.length, differences.length),
  };
}

function timeTable(times: readonly TimeComparison[], name: string, counted: string): Omit<Table, "title"> {
  const shown = times.slice(0, MOST_ROWS);
  return {
    columns: [
      textColumn(name),
      numberColumn(counted),
      numberColumn("B / A"),
      numberColumn("95 % interval"),
      numberColumn("p, corrected"),
      textColumn("verdict"),
    ],
    rows: shown.map((time) => [
      textCell(time.name),
      numberCell(time.n, count),
      numberCell(time.ratio, significant),
      { text: time.interval.map((end) => significant(end)).join(" to "), value: time.interval[0] },
      numberCell(time.correctedP, (p) => (p < 0.0001 ? "< 0.0001" : p.toFixed(4))),
      textCell(verdictOf(time)),
    ]),
    note: cut(shown.length, times.length),
  };
}

function verdictOf(time: TimeComparison): string {
  if (time.correctedP === null) return "too few";
  if (!isSignificant(time)) return "no difference shown";
  return time.ratio > 1 ? "slower" : "faster";
}

function cut(shown: number, all: number): string | undefined {
  return shown < all ? `The first ${count(shown)} of ${count(all)}; --json gives all.` : undefined;
}
