/** The contestants of a-star-packages: Frontier, and each package of bench/peers called as its documentation says. */
import { heuristics } from "../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { type Heuristic, type Problem, solve } from "../src/search/index.ts";
import * as puzzle from "./plain-eight-puzzle.ts";

type LoadPackage = (name: string) => unknown;
/** Searches, and returns the moves of the solution; undefined if none was found. */
export type Search = () => number | undefined;

export interface PackageSearch {
  /** What states are, and whatever else a reader must know. */
  readonly note: string;
  /** Graph packages need the whole graph before they search. */
  readonly needsGraph?: boolean;
  /** Takes minutes: only with `--slow`. */
  readonly isSlow?: boolean;
  /** Does everything that is needed only once, whatever the number of searches. */
  open(load: LoadPackage): Search;
}

export const frontierSearches: Readonly<Record<string, PackageSearch>> = {
  "Frontier, objects": {
    note: "states are objects with a number as key",
    open: () => frontier(puzzle.objectProblem, puzzle.objectManhattan),
  },
  "Frontier, numbers": {
    note: "states are numbers",
    open: () => frontier(puzzle.numberProblem, puzzle.numberManhattan),
  },
  "Frontier, strings": {
    note: "states are strings",
    open: () => frontier(puzzle.stringProblem, (board) => puzzle.manhattan(board)),
  },
  "Frontier, SlidingTiles": {
    note: "the problem that comes with Frontier",
    open: () => {
      const eight = { rows: 3, columns: 3 };
      const problem = new SlidingTiles(eight, [...puzzle.start].map(Number));
      return frontier(problem, heuristics.manhattan.create(eight, problem.goal));
    },
  },
};

function frontier<State, Action>(problem: Problem<State, Action>, heuristic: Heuristic<State>): Search {
  return () => solve(problem, "a-star", { heuristic }).depth ?? undefined;
}

/** A way to state the puzzle to a package that takes functions. */
interface Statement<State> {
  readonly start: State;
  readonly goal: State;
  readonly neighbours: (state: State) => State[];
  readonly manhattan: (state: State) => number;
}

const strings: Statement<string> = { ...puzzle, manhattan: (board) => puzzle.manhattan(board) };
const numbers: Statement<number> = {
  start: Number(puzzle.start),
  goal: Number(puzzle.goal),
  neighbours: puzzle.numberNeighbours,
  manhattan: puzzle.numberManhattan,
};

export const packageSearches: Readonly<Record<string, PackageSearch>> = {
  "abstract-astar, strings": { note: "", open: (load) => abstractAstar(load, strings) },
  "abstract-astar, numbers": { note: "", open: (load) => abstractAstar(load, numbers) },
  "a-star, strings": { note: "", open: (load) => aStar(load, strings) },
  "a-star, numbers": { note: "", open: (load) => aStar(load, numbers) },
  "ngraph.path, aStar": { note: "", needsGraph: true, open: (load) => ngraphPath(load, "aStar") },
  "ngraph.path, nba": { note: "from both ends", needsGraph: true, open: (load) => ngraphPath(load, "nba") },
  "graphology-shortest-path": { note: "", needsGraph: true, open: graphologyPath },
  "sliding-puzzle-solver": { note: "for this puzzle only, moves in random order", open: slidingPuzzleSolver },
  "astar-algorithm": { note: "sorts its queue after every node", isSlow: true, open: astarAlgorithm },
};

function abstractAstar<State>(load: LoadPackage, statement: Statement<State>): Search {
  const { aStar } = load("abstract-astar") as {
    aStar(options: {
      start: State;
      goal: State;
      estimateFromNodeToGoal(state: State): number;
      neighborsAdjacentToNode(state: State): State[];
      actualCostToMove(): number;
    }): State[] | undefined;
  };
  const { start, goal, neighbours, manhattan } = statement;
  return () =>
    movesOf(
      aStar({
        start,
        goal,
        estimateFromNodeToGoal: manhattan,
        neighborsAdjacentToNode: neighbours,
        actualCostToMove: () => 1,
      }),
    );
}

function aStar<State>(load: LoadPackage, { start, goal, neighbours, manhattan }: Statement<State>): Search {
  const search = load("a-star") as (options: {
    start: State;
    isEnd(state: State): boolean;
    neighbor(state: State): State[];
    distance(): number;
    heuristic(state: State): number;
  }) => { status: string; cost: number };
  const isEnd = (state: State) => state === goal;
  return () => {
    const found = search({ start, isEnd, neighbor: neighbours, distance: () => 1, heuristic: manhattan });
    return found.status === "success" ? found.cost : undefined;
  };
}

function ngraphPath(load: LoadPackage, algorithm: "aStar" | "nba"): Search {
  const createGraph = load("ngraph.graph") as () => { addLink(from: string, to: string): void };
  const finders = load("ngraph.path") as Record<
    string,
    (
      graph: unknown,
      options: { distance(): number; heuristic(from: { id: string }, to: { id: string }): number },
    ) => { find(from: string, to: string): unknown[] }
  >;
  const graph = createGraph();
  forEveryLink((from, to) => graph.addLink(from, to));
  const finder = finders[algorithm]!(graph, {
    distance: () => 1,
    // One of the two is an endpoint of the search; the distance is the same in both directions.
    heuristic: (from, to) =>
      to.id === puzzle.goal ? puzzle.manhattan(from.id) : puzzle.manhattan(to.id, puzzle.start),
  });
  return () => movesOf(finder.find(puzzle.start, puzzle.goal));
}

function graphologyPath(load: LoadPackage): Search {
  const Graph = load("graphology") as new (options: {
    type: "undirected";
  }) => { mergeEdge(from: string, to: string): void };
  const { astar } = load("graphology-shortest-path") as {
    astar: {
      bidirectional(
        graph: unknown,
        from: string,
        to: string,
        weight: () => number,
        heuristic: (board: string) => number,
      ): string[];
    };
  };
  const graph = new Graph({ type: "undirected" });
  forEveryLink((from, to) => graph.mergeEdge(from, to));
  const cost = () => 1;
  return () => movesOf(astar.bidirectional(graph, puzzle.start, puzzle.goal, cost, strings.manhattan));
}

function slidingPuzzleSolver(load: LoadPackage): Search {
  const { Grid, Solver } = load("sliding-puzzle-solver") as {
    Grid: new (tiles: unknown[], blank: number, goal: unknown[]) => unknown;
    Solver: new (grid: unknown) => { solve(): unknown[] | false };
  };
  const tiles = (board: string) => [...board].map((digit) => (digit === "0" ? "" : Number(digit)));
  return () => {
    const grid = new Grid(tiles(puzzle.start), puzzle.start.indexOf("0"), tiles(puzzle.goal));
    const moves = new Solver(grid).solve();
    return moves ? moves.length : undefined;
  };
}

function astarAlgorithm(load: LoadPackage): Search {
  const search = load("astar-algorithm") as (
    start: string,
    goal: string,
    callbacks: Record<string, (...boards: string[]) => unknown>,
  ) => string[];
  return () =>
    movesOf(
      search(puzzle.start, puzzle.goal, {
        id: (board) => board!,
        isGoal: (board) => board === puzzle.goal,
        getSuccessors: (board) => puzzle.neighbours(board!),
        distance: () => 1,
        estimate: (board) => puzzle.manhattan(board!),
      }),
    );
}

/** All pairs of boards that a move connects, once each. */
function forEveryLink(link: (from: string, to: string) => void): void {
  const boards = new Set([puzzle.goal]);
  for (const board of boards) {
    for (const next of puzzle.neighbours(board)) {
      boards.add(next);
      if (board < next) link(board, next);
    }
  }
}

function movesOf(path: readonly unknown[] | undefined): number | undefined {
  return path === undefined || path.length === 0 ? undefined : path.length - 1;
}
