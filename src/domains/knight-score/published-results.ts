/** The two results tables of the Lisp knight manual, character by character. */

export interface PublishedRow {
  readonly board: string;
  readonly algorithm: string;
  /** The points to reach. */
  readonly target: string;
  /** Empty where the manual left the row empty, as are the columns below. */
  readonly time: string;
  readonly expanded: string;
  readonly penetrance: string;
  readonly branchingFactor: string;
  readonly depth: string;
}

/** Board, algorithm, seconds, expanded nodes, penetrance, branching factor, depth. */
const withoutRules = `
A DFS 0.007 6 0.375 1.59375 3
A BFS 0.009 8 0.3 1.7578125 3
A A*(base) 0.007 5 0.42857143 1.5039062 3
A A*(nova)
B DFS 0.8 10 0.666666 1.0839844 10
B BFS 0.015 50 0.19607842 1.2451172 10
B A*(base) 0.021 50 0.2 1.3183594 10
B A*(nova)
C DFS 0.008 8 0.3529412 1.2949219 6
C BFS 0.012 37 0.13636364 1.5898437 6
C A*(base) 0.014 27 0.20588236 1.4277344 7
C A*(nova)
D DFS 0.018 39 0.26 1.2207031 13
D BFS 0.091 280 0.03257329 1.6114502 10
D A*(base) 0.096 111 0.09160305 1.3112793 12
D A*(nova)
E DFS 1.906 2485 0.00841346 1.3330078 21
E BFS 31.243 28491 0.00063615 1.6235533 19
E A*(base) 0.034 20 0.4871795 1.1044922 19
E A*(nova)
F DFS 0.046 39 0.2708334 1.0898437 39
F BFS 31.089 28491 0.00063615 1.6235533 19
F A*(base) 0.369 25 0.18518518 1.0876465 25
F A*(nova)`;

const withRules = `
A DFS 0.009 6 0.375 1.59375 3
A BFS 0.009 8 0.3 1.7578125 3
A A*(base) 0.007 4 0.5 1.359375 3
A A*(nova)
B DFS 0.010 10 0.66666 1.0839844 10
B BFS 0.020 50 0.19607843 1.2451172 10
B A*(base) 0.024 50 0.2 1.3183594 10
B A*(nova)
C DFS 0.009 8 0.3529412 1.2949219 6
C BFS 0.021 37 0.13953489 1.6376953 6
C A*(base) 0.029 31 0.15789473 1.5957031 6
C A*(nova)
D DFS 0.038 31 0.30952382 1.1894531 13
D BFS 0.141 229 0.04166666 1.5527344 10
D A*(base) 0.218 169 0.05649717 1.5124512 10
D A*(nova)
E DFS
E BFS
E A*(base)
E A*(nova)
F DFS 0.064 42 0.32283464 1.0231934 41
F BFS
F A*(base) 0.231 27 0.23636363 1.1010742 26
F A*(nova)`;

/** The column *Objetivo*, the same in all rows of a board. */
const targets: Readonly<Record<string, string>> = {
  A: "70",
  B: "60",
  C: "270",
  D: "600",
  E: "300",
  F: "2000",
};

export const publishedResults = {
  off: parsed(withoutRules),
  lisp: parsed(withRules),
} as const;

function parsed(lines: string): readonly PublishedRow[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [board, algorithm, time, expanded, penetrance, branchingFactor, depth] = line.split(" ");
      return {
        board: board!,
        algorithm: algorithm!,
        target: targets[board!]!,
        time: time ?? "",
        expanded: expanded ?? "",
        penetrance: penetrance ?? "",
        branchingFactor: branchingFactor ?? "",
        depth: depth ?? "",
      };
    });
}
