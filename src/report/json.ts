/** The results themselves, one run per line. Yielded in pieces: the text of a large study exceeds the longest string. */
import type { StudyResults } from "../study/results.ts";

const RUNS_AT_ONCE = 10_000;

export function* jsonOf({ runs, ...others }: StudyResults): Generator<string> {
  yield `${escaped(others).slice(0, -1)},"runs":[`;
  for (let first = 0; first < runs.length; first += RUNS_AT_ONCE) {
    const lines = runs.slice(first, first + RUNS_AT_ONCE).map(escaped);
    yield `${first === 0 ? "" : ","}\n${lines.join(",\n")}`;
  }
  yield "\n]}\n";
}

/** JSON may hold the controls from 7f on and those of direction as they are, which a terminal obeys. */
function escaped(value: object): string {
  return JSON.stringify(value).replace(
    /[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
