// How the cost of rule programs grows, ours beside the C program's: CPU time of whole new processes, Node's start included,
// medians of three in turn.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countTick, durationTick } from "../src/report/plot-scales.ts";
import { eightPuzzle } from "./clips-programs/eight-puzzle.ts";
import { hundredRules } from "./clips-programs/hundred-rules.ts";
import { manners } from "./clips-programs/manners.ts";
import { draw } from "./draw-plot.ts";
import { C, type Cost, cost, middle, OURS } from "./process-cost.ts";

const ROUNDS = 3;

interface Growth {
  readonly file: string;
  readonly title: string;
  readonly label: string;
  readonly sizes: readonly number[];
  program(size: number): string;
}

const GROWTHS: readonly Growth[] = [
  {
    file: "rule-facts.svg",
    title: "CPU time of a hundred rules by the number of facts",
    label: "facts",
    sizes: [1250, 2500, 5000, 10_000, 20_000],
    program: (facts) => hundredRules("predicates", facts),
  },
  {
    file: "rule-rules.svg",
    title: "CPU time of 5,000 facts by the number of rules",
    label: "rules",
    sizes: [25, 50, 100, 200, 400],
    program: (rules) => hundredRules("predicates", 5000, rules),
  },
  {
    file: "rule-guests.svg",
    title: "CPU time of Miss Manners by the number of guests",
    label: "guests",
    sizes: [16, 32, 64, 128],
    program: manners,
  },
  {
    file: "rule-depth.svg",
    title: "CPU time of the 8-puzzle as rules by the depth to which it looks",
    label: "depth",
    sizes: [8, 12, 16, 20],
    program: (depth) => eightPuzzle("8 1 3 7 2 5 4 0 6", "depth", depth),
  },
];

/** Milliseconds of C and of ours. */
function measured(file: string): [number, number] {
  const costs: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    costs[0].push(cost([...C, file]));
    costs[1].push(cost([...OURS, file]));
  }
  return [middle(costs[0]).seconds * 1000, middle(costs[1]).seconds * 1000];
}

export function drawRules(): void {
  const folder = mkdtempSync(join(tmpdir(), "rule-plots-"));
  const at = join(folder, "program.clp");
  for (const { file, title, label, sizes, program } of GROWTHS) {
    const points = sizes.map((size) => {
      writeFileSync(at, program(size));
      return [size, ...measured(at)] as const;
    });
    const series = [
      { name: "CLIPS in C", points: points.map(([size, c]) => [size, c] as const) },
      { name: "Frontier", points: points.map(([size, , ours]) => [size, ours] as const) },
    ];
    draw(file, title, series, { label, tick: countTick }, { label: "CPU time", tick: durationTick });
  }
  rmSync(folder, { recursive: true });
}
