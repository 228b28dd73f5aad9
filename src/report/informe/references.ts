/** The works that describe what a study used. */
import type { Part } from "../../study/cells.ts";

const textbook =
  "Russell, S. and Norvig, P. Artificial Intelligence: A Modern Approach, 4th ed. Pearson, 2021.";

const ofStrategies: Readonly<Record<string, string>> = {
  "a-star":
    "Hart, P. E., Nilsson, N. J. and Raphael, B. A Formal Basis for the Heuristic Determination of Minimum Cost Paths. IEEE Transactions on Systems Science and Cybernetics 4(2), 1968, 100–107.",
  "ida-star":
    "Korf, R. E. Depth-First Iterative-Deepening: An Optimal Admissible Tree Search. Artificial Intelligence 27(1), 1985, 97–109.",
  rbfs: "Korf, R. E. Linear-Space Best-First Search. Artificial Intelligence 62(1), 1993, 41–78.",
};
const ofDomains: Readonly<Record<string, string>> = {
  "sliding-tiles":
    "Reinefeld, A. Complete Solution of the Eight-Puzzle and the Benefit of Node Ordering in IDA*. Proceedings of the 13th International Joint Conference on Artificial Intelligence, 1993, 248–253.",
};

/** Each once. */
export function referencesOf(parts: readonly Part[]): string[] {
  const used = parts.flatMap(({ domain, methods }) => [
    ofDomains[domain],
    ...methods.map(({ strategy }) => ofStrategies[strategy]),
  ]);
  return [...new Set([textbook, ...used])].filter((one) => one !== undefined).sort();
}
