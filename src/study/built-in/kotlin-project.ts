/** The experiment of the 8-puzzle project with A* (Kotlin): states opened by four heuristics, and its printed example. */
import type { StudyDefinition } from "../definition.ts";

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
      row: "datos2.txt, manhattan",
      run: { instance: "kotlin-2", strategy: "a-star", heuristic: "manhattan" },
      cells: [
        { column: "moves", counter: "cost", printed: 4 },
        { column: "Numero de estados abiertos", counter: "opened", printed: 10 },
      ],
    },
  ],
  plots: ["nodes", "time", "penetrance"],
  counter: "opened",
};
