/**
 * Draws the plots of docs/performance.md: how cost grows with the depth of a solution, with the size of a board, with the states
 * of a search and with cores, and rule programs with facts, rules and depth. Each point is measured or counted in this run,
 * except node counts that are published.
 * Usage: npm run bench -- performance [depth] [size] [states] [cores] [rules]
 */
import type { Board, Move, Shape } from "../src/domains/sliding-tiles/board.ts";
import { heuristics } from "../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { countTick, durationTick } from "../src/report/plot-scales.ts";
import { type Problem, type SearchResult, solve } from "../src/search/index.ts";
import { draw } from "./draw-plot.ts";
import { easiestFirst, fifteen, korfBoard, korfGoal, korfManhattan, korfProblem } from "./korf-boards.ts";
import { cpuMs, median } from "./measure.ts";
import { pieceBalance } from "./piece-balance.ts";
import { drawRules } from "./rule-plots.ts";

/** Short searches are repeated, after one that is not counted. */
const SHORT_MS = 200;
const REPETITIONS = 5;

/** The median of the values that share an x. */
function medians(points: readonly (readonly [number, number])[]): [number, number][] {
  const xs = [...new Set(points.map(([x]) => x))].sort((a, b) => a - b);
  return xs.map((at) => [at, median(points.filter(([x]) => x === at).map(([, y]) => y))]);
}

function drawDepths(): void {
  const nodesWith = (name: "pdb-5-5-5" | "pdb-6-6-3") => {
    const heuristic = heuristics[name].create(fifteen, korfGoal);
    return easiestFirst.map((number): [number, number] => {
      const { depth, metrics } = solve(korfProblem(number), "ida-star", { heuristic });
      return [depth!, metrics.generated];
    });
  };
  const published = easiestFirst.map((number): [number, number] => {
    const { optimal, nodes } = korfBoard(number);
    return [optimal, nodes];
  });
  draw(
    "depth.svg",
    "Nodes of IDA* by the length of the solution, medians over Korf's 15-puzzles",
    [
      { name: "manhattan", points: medians(published) },
      { name: "pdb-5-5-5", points: medians(nodesWith("pdb-5-5-5")) },
      { name: "pdb-6-6-3", points: medians(nodesWith("pdb-6-6-3")) },
    ],
    { label: "moves of the shortest solution", tick: countTick, isLinear: true },
    { label: "nodes made", tick: countTick },
  );
}

/** Cannot be reached, and is not known to be so: every board is searched. */
class WithoutParity extends SlidingTiles {
  override unsolvable() {
    return undefined;
  }
}

function drawSizes(): void {
  const shapes: readonly Shape[] = [
    { rows: 2, columns: 3 },
    { rows: 2, columns: 4 },
    { rows: 3, columns: 3 },
    { rows: 2, columns: 5 },
  ];
  const spaces = shapes.map((shape) => {
    const start = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell);
    const goal = start.with(1, 2).with(2, 1);
    return new WithoutParity(shape, start, { goal });
  });
  const points = (without: readonly string[]) =>
    spaces.map((space): [number, number] => {
      const problem = withoutForms(space, without);
      return measured(() => solve(problem, "breadth-first"));
    });
  draw(
    "size.svg",
    "CPU time of breadth-first search over every board that can be reached: 2x3, 2x4, 3x3, 2x5",
    forms.map(({ name, without }) => ({ name, points: points(without) })),
    { label: "boards", tick: countTick },
    { label: "CPU time", tick: durationTick },
  );
}

function drawStates(): void {
  const heuristic = korfManhattan();
  const numbers = easiestFirst.slice(0, 6);
  const points = (without: readonly string[]) =>
    numbers
      .map((number): [number, number] => {
        const problem = withoutForms(korfProblem(number), without);
        return measured(() => solve(problem, "a-star", { heuristic }));
      })
      .sort(([a], [b]) => a - b);
  draw(
    "states.svg",
    "CPU time of A* with Manhattan distance by the states it remembers, six of Korf's 15-puzzles",
    forms.map(({ name, without }) => ({ name, points: points(without) })),
    { label: "states", tick: countTick },
    { label: "CPU time", tick: durationTick },
  );
}

function drawCores(): void {
  const balance = pieceBalance({
    domain: "sliding-tiles",
    input: { instance: "korf-1" },
    settings: { strategy: "ida-star", heuristic: "manhattan" },
  });
  const cores = [1, 2, 4, 8, 16, 32];
  draw(
    "cores.svg",
    "What the pieces of IDA* allow on more cores: korf-1 with Manhattan distance, 276 million nodes",
    [
      { name: "in pieces", points: cores.map((count) => [count, balance(count)]) },
      { name: "as many as cores", points: cores.map((count) => [count, count]) },
    ],
    { label: "cores", tick: String },
    { label: "times as fast as one", tick: String },
  );
}

const forms = [
  { name: "WebAssembly", without: [] },
  { name: "packed, in script", without: ["graph"] },
  { name: "objects", without: ["graph", "packed"] },
] as const;

function withoutForms(problem: SlidingTiles, without: readonly string[]): Problem<Board, Move> {
  return Object.assign(Object.create(problem), Object.fromEntries(without.map((form) => [form, undefined])));
}

/** The states that a search remembers, and its CPU time. */
function measured(search: () => SearchResult<Board, Move>): [number, number] {
  let states = 0;
  const once = () =>
    cpuMs(() => {
      states = search().metrics.opened;
    });
  const first = once();
  return [states, first > SHORT_MS ? first : median(Array.from({ length: REPETITIONS }, once))];
}

const plots = { depth: drawDepths, size: drawSizes, states: drawStates, cores: drawCores, rules: drawRules };
const wanted = process.argv.slice(2);
for (const [name, drawPlot] of Object.entries(plots)) {
  if (wanted.length === 0 || wanted.includes(name)) drawPlot();
}
