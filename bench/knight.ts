/**
 * Expansions and time of every strategy on every board of the knight score game, and of A* as the Lisp program had it:
 * a list sorted at each insertion. `node dist/bench/knight.js`
 */

import { count, duration, table } from "../src/cli/terminal/print.ts";
import { instances } from "../src/domains/knight-score/instances.ts";
import { run } from "../src/run/run.ts";
import { type StrategyName, strategies } from "../src/search/index.ts";
import { lispAStar } from "./lisp-knight.ts";

const boards = Object.keys(instances);
const mostNodes = 30_000;

/** What a strategy is run with; those that use no heuristic have one row. */
function rowsOf(name: StrategyName): { title: string; settings: Record<string, string> }[] {
  const limits = { strategy: name, nodes: String(mostNodes), time: "3s", "max-depth": "60" };
  if (!strategies[name].needs.includes("heuristic")) return [{ title: name, settings: limits }];
  return ["base", "reach", "plan"].map((heuristic) => ({
    title: `${name} ${heuristic}`,
    settings: { ...limits, heuristic },
  }));
}

function cell(expanded: number, depth: number | null, outcome: string, timeMs: number): string {
  const answer = depth === null ? (outcome === "unsolvable" ? "none" : "stopped") : `${depth} jumps`;
  return `${answer}, ${count(expanded)}, ${duration(timeMs)}`;
}

function ours(board: string, rules: string, settings: Record<string, string>): string {
  const { metrics, depth, outcome } = run({
    domain: "knight-score",
    input: { instance: board },
    settings: { ...settings, rules },
  });
  return cell(metrics.expanded, depth, outcome, metrics.timeMs);
}

function lisp(board: string, rules: string): string {
  const { cells, shape, target } = instances[board]!.board;
  const rows = Array.from({ length: cells.length / shape.columns }, (_, row) =>
    cells.slice(row * shape.columns, (row + 1) * shape.columns),
  );
  const begun = performance.now();
  const { node, expanded } = lispAStar(rows, target, rules === "lisp", mostNodes);
  const outcome = expanded < mostNodes ? "unsolvable" : "limit";
  return cell(expanded, node?.depth ?? null, outcome, performance.now() - begun);
}

for (const rules of ["off", "lisp"]) {
  const names = (Object.keys(strategies) as StrategyName[]).filter(
    (name) => !strategies[name].needs.includes("backward"),
  );
  const rows = names
    .flatMap(rowsOf)
    .map(({ title, settings }) => [title, ...boards.map((board) => ours(board, rules, settings))]);
  const preset = { preset: "lisp-manual", strategy: "a-star", heuristic: "base", nodes: String(mostNodes) };
  rows.push(["a-star base, lisp-manual", ...boards.map((board) => ours(board, rules, preset))]);
  rows.push(["the same on a sorted list", ...boards.map((board) => lisp(board, rules))]);
  process.stdout.write(
    `Rules ${rules}: jumps, nodes expanded, time\n\n${table(["strategy", ...boards], rows)}\n\n`,
  );
}
