/** What is said about the printed numbers while runs of a study are left. */
import { expect, it } from "vitest";
import { shown } from "../../src/cli/study/run.ts";
import { korf100 } from "../../src/study/built-in/korf-100.ts";
import type { StudyResults } from "../../src/study/results.ts";

function resultsWith(ours: number | null, left: number): StudyResults {
  const number = { row: "korf-1", column: "moves", printed: 57, reproducible: true };
  return {
    ...{ id: "korf-100-1", name: "korf-100", title: "", question: "", plots: [], runs: [], left },
    ...{ startedAt: "2026-01-01T00:00:00.000Z", finishedAt: null },
    environment: { version: "", signature: "", system: "", runtime: "", cpu: "", cores: 1, memoryBytes: 1 },
    printed: {
      Korf: [
        { ...number, ours: 57 },
        { ...number, ours },
      ],
    },
  };
}

it.each([
  ["that is not there yet", null, 1, "All 1 printed numbers so far are equal."],
  ["that never came", null, 0, "1 of 2 printed numbers differ."],
  ["that is wrong already", 56, 1, "1 of 2 printed numbers differ."],
  ["that is right", 57, 0, "All 2 reproducible printed numbers are equal."],
] as const)("a number %s", (_what, ours, left, sentence) => {
  expect(shown(resultsWith(ours, left), korf100)).toContain(sentence);
});
