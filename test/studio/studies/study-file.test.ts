/** Results from a file: what counts as a study, and what is said about anything else. */
import { describe, expect, it } from "vitest";
import { readStudy, StudyFileError } from "../../../src/studio/studies/sources/study-file.ts";
import { runsOf, studyOf } from "../../report/real-results.ts";

const study = studyOf(runsOf({ instances: ["kotlin-2"], strategies: ["a-star"], heuristics: ["manhattan"] }));

function fault(content: string): string {
  try {
    readStudy(content);
  } catch (error) {
    if (error instanceof StudyFileError) return `${error.fault} ${error.place}`.trim();
    throw error;
  }
  return "none";
}

describe("a study file", () => {
  it("is read as it was written", () => {
    expect(readStudy(JSON.stringify(study))).toEqual(study);
  });

  it.each([
    ["", "no-json"],
    ["{", "no-json"],
    ["[]", "no-study"],
    ["null", "no-study"],
    ["{}", "no-study id"],
    [JSON.stringify({ ...study, runs: {} }), "no-study runs"],
    [JSON.stringify({ ...study, runs: [null] }), "no-run runs[0]"],
    [
      JSON.stringify({ ...study, runs: [study.runs[0], { ...study.runs[0], outcome: "won" }] }),
      "no-run runs[1].outcome",
    ],
    [JSON.stringify({ ...study, runs: [{ ...study.runs[0], cost: "4" }] }), "no-run runs[0].cost"],
  ])("%s: %s", (content, expected) => {
    expect(fault(content)).toBe(expected);
  });
});
