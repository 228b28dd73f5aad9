/** What eight-puzzle-all measures: which strategies and heuristics, on which of all 8-puzzles, and the counts of a share of them. */
import { heuristics, type SlidingHeuristic } from "../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../src/domains/sliding-tiles/problem.ts";
import { solve } from "../src/search/index.ts";

type Board = readonly number[];

interface Sample {
  readonly board: Board;
  /** Moves of a shortest solution. */
  readonly depth: number;
}

export interface Row {
  readonly strategy: "a-star" | "ida-star";
  readonly heuristic: string;
  /** Takes every n-th board, and only boards with at most this many moves. */
  readonly every: number;
  readonly mostMoves: number;
}

export interface Counts {
  readonly boards: number;
  readonly wrong: number;
  readonly expanded: number;
  readonly mostExpanded: number;
  readonly generated: number;
  readonly mostGenerated: number;
}

const eight = { rows: 3, columns: 3 };
const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
/**
 * Estimates that say almost nothing: A* expands half of all boards, and IDA* walks the same ones up to a hundred
 * million times.
 */
const blind = ["zero", "blank"];
const BLIND_EVERY = 20;
const BLIND_MOVES = 14;

export function rowsFor(every: number, isWhole: boolean): Row[] {
  const fitting = Object.entries<SlidingHeuristic>(heuristics).filter(
    ([, { admissible, only }]) => admissible && (only?.fits(eight) ?? true),
  );
  return fitting.flatMap(([heuristic]): Row[] => {
    const isBlind = blind.includes(heuristic);
    return [
      {
        strategy: "a-star",
        heuristic,
        every: isBlind && !isWhole ? every * BLIND_EVERY : every,
        mostMoves: Number.POSITIVE_INFINITY,
      },
      {
        strategy: "ida-star",
        heuristic,
        every,
        mostMoves: isBlind ? BLIND_MOVES : Number.POSITIVE_INFINITY,
      },
    ];
  });
}

/** All boards from the goal on, level by level, in a fixed order: breadth-first search, the oracle for every length. */
export function allBoards(): Sample[] {
  const problem = new SlidingTiles(eight, goal);
  const all: Sample[] = [{ board: goal, depth: 0 }];
  const seen = new Set([problem.key(goal)]);
  for (const { board, depth } of all) {
    for (const move of problem.actions(board)) {
      const next = problem.result(board, move);
      const key = problem.key(next);
      if (!seen.has(key)) {
        seen.add(key);
        all.push({ board: next, depth: depth + 1 });
      }
    }
  }
  return all;
}

/** Those of the boards `from` to `end` that the row takes. */
export function measured(row: Row, boards: readonly Sample[], from: number, end: number): Counts {
  const heuristic = (heuristics as Record<string, SlidingHeuristic>)[row.heuristic]!.create(eight, goal);
  let [count, wrong, expanded, mostExpanded, generated, mostGenerated] = [0, 0, 0, 0, 0, 0];
  for (let i = from; i < end; i++) {
    const { board, depth } = boards[i]!;
    if (i % row.every !== 0 || depth > row.mostMoves) continue;
    const { depth: found, metrics } = solve(new SlidingTiles(eight, board), row.strategy, { heuristic });
    count++;
    if (found !== depth) wrong++;
    expanded += metrics.expanded;
    generated += metrics.generated;
    mostExpanded = Math.max(mostExpanded, metrics.expanded);
    mostGenerated = Math.max(mostGenerated, metrics.generated);
  }
  return { boards: count, wrong, expanded, mostExpanded, generated, mostGenerated };
}

export function together(a: Counts, b: Counts): Counts {
  return {
    boards: a.boards + b.boards,
    wrong: a.wrong + b.wrong,
    expanded: a.expanded + b.expanded,
    mostExpanded: Math.max(a.mostExpanded, b.mostExpanded),
    generated: a.generated + b.generated,
    mostGenerated: Math.max(a.mostGenerated, b.mostGenerated),
  };
}
