/** The experiment of the 8-puzzle project with A* (Kotlin): states opened by four heuristics, and its printed example. */
import type { StudyDefinition } from "../definition.ts";

import { otherMachine } from "../printed.ts";

const instances = ["kotlin-2", "kotlin-figure", "hardest-1", "hardest-2", "kotlin-1"];

export const kotlinProject: StudyDefinition = {
  name: "kotlin-project",
  title: "Solving the 8-puzzle with A*",
  question: "Which heuristic is best, and why?",
  parts: [
    {
      domain: "sliding-tiles",
      instances: instances.map((named) => ({ named })),
      strategies: ["a-star"],
      heuristics: ["zero", "misplaced", "manhattan", "blank"],
      options: { preset: ["kotlin-project"] },
    },
  ],
  limits: {},
  repetitions: 1,
  table: { rows: ["instance", "cost"], columns: "heuristic", cells: ["opened"] },
  printed: [
    {
      table: "Example run",
      row: "datos2.txt, Manhattan",
      run: { instance: "kotlin-2", strategy: "a-star", heuristic: "manhattan" },
      cells: [
        { column: "moves", counter: "cost", printed: 4 },
        { column: "states opened", counter: "opened", printed: 10 },
        { column: "time (ms)", counter: "timeMs", printed: 3, note: otherMachine },
      ],
    },
  ],
  statements: [
    {
      text: "The more tiles are out of place, the harder the board is (on average).",
      source: "section 3.2",
      claim: { kind: "orders", these: { heuristics: ["misplaced"] } },
    },
    {
      text: "A* finds a path of least cost with each of the four heuristics.",
      source: "section 2",
      claim: { kind: "cheapest", these: { strategies: ["a-star"] } },
    },
    {
      text: "At most 9!/2 = 181,440 states can be reached from a board.",
      source: "section 3.4",
      claim: { kind: "within", number: "opened", these: { strategies: ["a-star"] }, most: 181_440 },
    },
    {
      text: "The board of datos1.txt has no solution.",
      source: "section 4.3.1",
      claim: { kind: "outcome", outcome: "unsolvable", these: { instances: ["kotlin-1"] } },
    },
  ],
  plots: ["nodes", "time", "scatter", "penetrance"],
  counter: "opened",
};
