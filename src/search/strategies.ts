/**
 * The table of strategies. A row wires an engine and says what it needs and promises; help texts, menus,
 * docs and contract tests are printed from the rows.
 */

import type { Duplicates, GoalTest, LimitNodes, Precision, Ties } from "./choices.ts";
import { BidirectionalSearch } from "./engines/bidirectional-search.ts";
import { DeepeningGraphSearch } from "./engines/deepening-graph-search.ts";
import type { Engine, EngineOptions } from "./engines/engine.ts";
import { graphFormSearch } from "./engines/graph-form-search.ts";
import { GraphSearch } from "./engines/graph-search.ts";
import { InPlaceSearch } from "./engines/in-place-search.ts";
import { PathSearch } from "./engines/path-search.ts";
import { RecursiveBestFirstSearch } from "./engines/rbfs.ts";
import { MemoryBoundedSearch } from "./engines/sma-star.ts";
import type { Named } from "./names.ts";
import type { NumberName, StrategyOptions } from "./options.ts";

export interface Strategy extends Named {
  readonly name: string;
  readonly summary: string;
  /** What the problem or the options must give. */
  readonly needs: readonly ("heuristic" | "backward" | "depth limit")[];
  /** When the solution found is a cheapest one. */
  readonly optimal: "always" | "unit costs" | "admissible heuristic" | "within the weight" | "never";
  /** Whether a solution is found whenever there is one, given a finite space and memory enough. */
  readonly complete: boolean;
  /** What a user may set, with the defaults; anything else is refused. */
  readonly options: StrategyOptions;
  /** The weights of g and h in the priority; the option `weight` multiplies that of h. */
  readonly gWeight: number;
  readonly hWeight: number;
  engine<State, Action>(options: EngineOptions<State, Action>): Engine<State, Action>;
}

const keepCheapest: readonly Duplicates[] = ["keep-cheapest", "keep-first", "none", "parent", "path"];
const keepFirst: readonly Duplicates[] = ["keep-first", "keep-cheapest", "none", "parent", "path"];
const pathOnly: readonly Duplicates[] = ["path", "parent", "none"];
const whenTaken: readonly GoalTest[] = ["taken", "generated"];
const bestFirstTies: readonly Ties[] = ["newest", "oldest", "high-g", "low-g", "reversed-list", "java-heap"];
const doubleOnly: readonly Precision[] = ["double"];
const bothPrecisions: readonly Precision[] = ["double", "single"];
const leftOnly: readonly LimitNodes[] = ["left"];
const leftOrExpanded: readonly LimitNodes[] = ["left", "expanded"];

const rows = {
  "breadth-first": {
    aliases: [
      "bfs",
      "breadth",
      "anchura",
      "en anchura",
      "amplària",
      "amplada",
      "en amplada",
      "largura",
      "em largura",
    ],
    summary: "all nodes of one depth before any of the next",
    needs: [],
    optimal: "unit costs",
    complete: true,
    options: {
      duplicates: keepFirst,
      goalTest: ["generated", "taken"],
      ties: ["oldest"],
      precision: doubleOnly,
      limitNodes: leftOrExpanded,
    },
    gWeight: 0,
    hWeight: 0,
    engine: (options) => graphFormSearch("age", options) ?? new GraphSearch("oldest", options),
  },
  "depth-first": {
    aliases: [
      "dfs",
      "depth",
      "profundidad",
      "en profundidad",
      "profunditat",
      "en profunditat",
      "profundidade",
      "em profundidade",
    ],
    summary: "the newest node first",
    needs: [],
    optimal: "never",
    complete: true,
    options: {
      duplicates: keepFirst,
      goalTest: whenTaken,
      ties: ["newest", "in-order"],
      precision: doubleOnly,
      limitNodes: leftOrExpanded,
    },
    gWeight: 0,
    hWeight: 0,
    engine: (options) => new GraphSearch("newest", options),
  },
  "depth-limited": {
    aliases: ["dls", "profundidad limitada", "profunditat limitada", "profundidade limitada"],
    summary: "depth first on one path, down to a depth limit",
    needs: ["depth limit"],
    optimal: "never",
    complete: false,
    options: {
      duplicates: pathOnly,
      goalTest: ["taken"],
      ties: ["oldest"],
      precision: doubleOnly,
      limitNodes: leftOrExpanded,
    },
    gWeight: 1,
    hWeight: 0,
    engine: depthLimited,
  },
  "iterative-deepening": {
    aliases: [
      "id",
      "ids",
      "iddfs",
      "profundización iterativa",
      "aprofundiment iteratiu",
      "aprofundamento iterativo",
    ],
    summary: "depth-limited search with limit 0, 1, 2, …",
    needs: [],
    optimal: "unit costs",
    complete: true,
    options: {
      duplicates: [...pathOnly, "keep-first"],
      goalTest: ["taken"],
      ties: ["oldest"],
      precision: doubleOnly,
      limitNodes: leftOrExpanded,
    },
    gWeight: 1,
    hWeight: 0,
    engine: (options) =>
      options.duplicates === "keep-first"
        ? new DeepeningGraphSearch(options)
        : new PathSearch("depth", options),
  },
  "uniform-cost": {
    aliases: ["ucs", "Dijkstra", "coste uniforme", "costo uniforme", "cost uniforme", "custo uniforme"],
    summary: "the cheapest node first (Dijkstra)",
    needs: [],
    optimal: "always",
    complete: true,
    options: {
      duplicates: keepCheapest,
      goalTest: whenTaken,
      ties: bestFirstTies,
      precision: bothPrecisions,
      limitNodes: leftOrExpanded,
    },
    gWeight: 1,
    hWeight: 0,
    engine: (options) => graphFormSearch("f", options) ?? new GraphSearch("priority", options),
  },
  greedy: {
    aliases: ["gbfs", "best-first", "voraz", "voraç", "gulosa"],
    summary: "the node that looks nearest to a goal first",
    needs: ["heuristic"],
    optimal: "never",
    complete: true,
    options: {
      duplicates: keepFirst,
      goalTest: whenTaken,
      ties: bestFirstTies,
      precision: bothPrecisions,
      limitNodes: leftOrExpanded,
    },
    gWeight: 0,
    hWeight: 1,
    engine: (options) => new GraphSearch("priority", options),
  },
  "a-star": {
    aliases: ["A*", "astar"],
    summary: "the node with the least cost so far plus estimate first",
    needs: ["heuristic"],
    optimal: "admissible heuristic",
    complete: true,
    options: {
      duplicates: keepCheapest,
      goalTest: whenTaken,
      ties: bestFirstTies,
      precision: bothPrecisions,
      limitNodes: leftOrExpanded,
    },
    gWeight: 1,
    hWeight: 1,
    engine: (options) => graphFormSearch("f", options) ?? new GraphSearch("priority", options),
  },
  "weighted-a-star": {
    aliases: ["WA*", "A* ponderado", "A* ponderat"],
    summary: "A* with the estimate weighted: faster, at most weight times the least cost",
    needs: ["heuristic"],
    optimal: "within the weight",
    complete: true,
    options: {
      duplicates: keepCheapest,
      goalTest: whenTaken,
      ties: bestFirstTies,
      precision: bothPrecisions,
      limitNodes: leftOrExpanded,
      weight: 2,
    },
    gWeight: 1,
    hWeight: 1,
    engine: (options) => new GraphSearch("priority", options),
  },
  "ida-star": {
    aliases: ["IDA*", "ida"],
    summary: "depth first on one path, in rounds of larger cost plus estimate",
    needs: ["heuristic"],
    optimal: "admissible heuristic",
    complete: true,
    options: {
      duplicates: ["parent", "path", "none"],
      goalTest: ["taken"],
      ties: ["oldest"],
      precision: doubleOnly,
      limitNodes: leftOnly,
    },
    gWeight: 1,
    hWeight: 1,
    engine: idaStar,
  },
  rbfs: {
    summary: "best first on one path, remembering the best f of every branch it left",
    needs: ["heuristic"],
    optimal: "admissible heuristic",
    complete: true,
    options: {
      duplicates: pathOnly,
      goalTest: ["taken"],
      ties: ["oldest"],
      precision: doubleOnly,
      limitNodes: leftOnly,
    },
    gWeight: 1,
    hWeight: 1,
    engine: (options) => new RecursiveBestFirstSearch(options),
  },
  "sma-star": {
    aliases: ["SMA*", "sma"],
    summary: "A* in a tree of at most `capacity` nodes: forgets the worst, remembers its f",
    needs: ["heuristic"],
    optimal: "admissible heuristic",
    complete: true,
    options: {
      duplicates: pathOnly,
      goalTest: ["taken"],
      ties: ["newest"],
      precision: doubleOnly,
      limitNodes: leftOnly,
      capacity: 1_000_000,
    },
    gWeight: 1,
    hWeight: 1,
    engine: (options) => new MemoryBoundedSearch(options),
  },
  beam: {
    aliases: ["beam search", "haz", "feix", "feixe"],
    summary: "breadth first, only the `width` best nodes of each depth",
    needs: ["heuristic"],
    optimal: "never",
    complete: false,
    options: {
      duplicates: ["keep-first", "parent", "path", "none"],
      goalTest: ["generated", "taken"],
      ties: ["oldest"],
      precision: doubleOnly,
      limitNodes: leftOnly,
      width: 1000,
    },
    gWeight: 0,
    hWeight: 1,
    engine: (options) => new GraphSearch("beam", options),
  },
  bidirectional: {
    aliases: ["bidireccional", "bidirecional"],
    summary: "uniform-cost search from the starts and from the goals until they meet",
    needs: ["backward"],
    optimal: "always",
    complete: true,
    options: {
      duplicates: ["keep-cheapest"],
      goalTest: ["taken"],
      ties: ["newest", "oldest"],
      precision: doubleOnly,
      limitNodes: leftOnly,
    },
    gWeight: 1,
    hWeight: 0,
    engine: (options) => new BidirectionalSearch(options),
  },
} satisfies Record<string, Omit<Strategy, "name">>;

export type StrategyName = keyof typeof rows;

/** All strategies by name. */
export const strategies: Readonly<Record<StrategyName, Strategy>> = named(rows);

function named<Name extends string>(unnamed: Record<Name, Omit<Strategy, "name">>): Record<Name, Strategy> {
  const entries = Object.entries<Omit<Strategy, "name">>(unnamed);
  return Object.fromEntries(entries.map(([name, row]) => [name, { name, ...row }])) as Record<Name, Strategy>;
}

/** The strategies that have this option, in the order of the table. */
export function strategiesWith(option: NumberName | "heuristic"): Strategy[] {
  return Object.values<Strategy>(strategies).filter(({ needs, options }) =>
    option === "heuristic" ? needs.includes("heuristic") : options[option] !== undefined,
  );
}

/** The domain's in-place walk where it does the same as the path engine, else the path engine. */
function idaStar<State, Action>(options: EngineOptions<State, Action>): Engine<State, Action> {
  const { problem, heuristic, duplicates, maxDepth, hWeight, observer } = options;
  const plain = duplicates === "parent" && hWeight === 1 && problem.starts.length === 1;
  const form =
    plain && maxDepth === Number.POSITIVE_INFINITY && observer === undefined
      ? problem.inPlace?.(heuristic)
      : undefined;
  return form === undefined ? new PathSearch("f", options) : new InPlaceSearch(form, options);
}

/** The same for a tree that the domain walks itself. */
function depthLimited<State, Action>(options: EngineOptions<State, Action>): Engine<State, Action> {
  const { problem, maxDepth, observer } = options;
  const isPlain = problem.starts.length === 1 && observer === undefined;
  const form = isPlain ? problem.inPlaceTree?.(maxDepth) : undefined;
  return form === undefined ? new PathSearch("single", options) : new InPlaceSearch(form, options);
}
