// The cheapest way across a map. Paint the map above, or write it here.
import type { Heuristic, Problem } from "frontier/search";

// map: . floor, # wall, ~ mud, S start, G goal
const map = `
............
.S..#.......
....#..~~~..
....#..~~~..
....#..~~~..
..###..~~~..
.......~~~G.
............
`;

const rows = map.trim().split("\n");
const width = rows[0].length;
const cells = rows.join("");
const costs: Record<string, number> = { "~": 5 };

/** A state is the number of a cell. */
type Cell = number;
type Move = "up" | "left" | "right" | "down";

const steps: Record<Move, number> = { up: -width, left: -1, right: 1, down: width };
const column = (cell: Cell) => cell % width;
const row = (cell: Cell) => Math.floor(cell / width);
const goal = cells.indexOf("G");

function isOpen(from: Cell, move: Move): boolean {
  const to = from + steps[move];
  const isBeside = move === "up" || move === "down" || row(from) === row(to);
  return isBeside && to >= 0 && to < cells.length && cells[to] !== "#";
}

export const problem: Problem<Cell, Move> = {
  starts: [cells.indexOf("S")],
  actions: (cell) => (Object.keys(steps) as Move[]).filter((move) => isOpen(cell, move)),
  result: (cell, move) => cell + steps[move],
  cost: (_from, _move, to) => costs[cells[to]] ?? 1,
  isGoal: (cell) => cell === goal,
  key: (cell) => cell,
};

export const heuristics: Record<string, Heuristic<Cell>> = {
  manhattan: (cell) => Math.abs(column(cell) - column(goal)) + Math.abs(row(cell) - row(goal)),
  straight: (cell) => Math.hypot(column(cell) - column(goal), row(cell) - row(goal)),
  // Too high where the way is straight: A* may then miss the cheapest way.
  doubled: (cell) => 2 * heuristics.manhattan(cell),
};

const fills: Record<string, string> = { "#": "wall", "~": "mud", S: "start", G: "goal" };

export function draw(here: Cell) {
  return rows.map((line, at) =>
    [...line].map((sign, across) =>
      at * width + across === here
        ? { text: "●", fill: "here" }
        : { text: sign === "S" || sign === "G" ? sign : "", fill: fills[sign] },
    ),
  );
}
