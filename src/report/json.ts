/** The results themselves, one run per line. Yielded in pieces: the text of a large study exceeds the longest string. */
import type { StudyResults } from "../study/results.ts";

const RUNS_AT_ONCE = 10_000;

export function* jsonOf({ runs, ...others }: StudyResults): Generator<string> {
  yield `${JSON.stringify(others).slice(0, -1)},"runs":[`;
  for (let first = 0; first < runs.length; first += RUNS_AT_ONCE) {
    const lines = runs.slice(first, first + RUNS_AT_ONCE).map((run) => JSON.stringify(run));
    yield `${first === 0 ? "" : ","}\n${lines.join(",\n")}`;
  }
  yield "\n]}\n";
}
