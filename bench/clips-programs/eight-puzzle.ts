// The 8-puzzle of the course's documents, with a start and a strategy of conflict resolution.

import { readFileSync } from "node:fs";

/** The program, ready for -f2, which looks no deeper than `depth`. */
export function eightPuzzle(start: string, strategy: string, depth = 20): string {
  return `${readFileSync("programs/8-puzzle/en/puzampro.clp", "utf8")}
(reset)
(set-strategy ${strategy})
(assert (puzzle ${start} level 0 movement null fact 0))
(assert (max-depth ${depth}))
(run)
(exit)
`;
}
