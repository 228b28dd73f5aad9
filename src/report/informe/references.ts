/** The works that describe what a study used. */
import type { Part } from "../../study/cells.ts";
import type { Language } from "../../words/languages.ts";
import { listedIn } from "../../words/number-text.ts";

interface Work {
  readonly authors: readonly string[];
  /** Title, place and year, in the language of the work. */
  readonly source: string;
}

const textbook: Work = {
  authors: ["Russell, S.", "Norvig, P."],
  source: "Artificial Intelligence: A Modern Approach, 4th ed. Pearson, 2021.",
};

const ofStrategies: Readonly<Record<string, Work>> = {
  "a-star": {
    authors: ["Hart, P. E.", "Nilsson, N. J.", "Raphael, B."],
    source:
      "A Formal Basis for the Heuristic Determination of Minimum Cost Paths. IEEE Transactions on Systems Science and Cybernetics 4(2), 1968, 100–107.",
  },
  "ida-star": {
    authors: ["Korf, R. E."],
    source:
      "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search. Artificial Intelligence 27(1), 1985, 97–109.",
  },
  rbfs: {
    authors: ["Korf, R. E."],
    source: "Linear-Space Best-First Search. Artificial Intelligence 62(1), 1993, 41–78.",
  },
};
const ofDomains: Readonly<Record<string, Work>> = {
  "sliding-tiles": {
    authors: ["Reinefeld, A."],
    source:
      "Complete Solution of the Eight-Puzzle and the Benefit of Node Ordering in IDA*. Proceedings of the 13th International Joint Conference on Artificial Intelligence, 1993, 248–253.",
  },
};

/** Each once. */
export function referencesOf(parts: readonly Part[], language: Language): string[] {
  const used = parts.flatMap(({ domain, methods }) => [
    ofDomains[domain],
    ...methods.map(({ strategy }) => ofStrategies[strategy]),
  ]);
  const works = [...new Set([textbook, ...used])].filter((one) => one !== undefined);
  return works.map(({ authors, source }) => `${listedIn(language)(authors)} ${source}`).sort();
}
