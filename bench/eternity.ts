/**
 * The placement walk of Eternity II, row by row, against two C++ programs, a plain loop and a function for every cell
 * made by templates: exactly the same placements and solutions, and the ratio of placements per second; then two workers against one, and first solutions.
 */
import { execFileSync } from "node:child_process";
import { cellOrder, generate, PlacementSearch, type Puzzle } from "../src/domains/eternity2/solver.ts";
import { eternityPuzzle } from "../src/domains/index.ts";
import { expectAtLeast, expectAtMost, expectTrue } from "./aims.ts";
import { cpuMs, inTurn, median } from "./measure.ts";
import { type Answer, yardstick } from "./yardstick.ts";

const REPETITIONS = 5;
const PLACEMENTS = 30_000_000;
/** The whole tree of 6x6. */
const WHOLE = { placements: 69_284_103, solutions: 260 };

const cpp = yardstick("eternity");
const template = yardstick("eternity-template");
/** What share of the placements per second of the C++ template is the aim. */
const templateAims: Readonly<Record<string, number>> = {
  "brendan-6x6": 0.8,
  "brendan-10x10": 0.8,
  "brendan-16x16": 0.75,
};

interface Scan {
  readonly placements: number;
  readonly solutions: number;
  readonly cpuMs: number;
}

function inCpp({ width, height, pieces }: Puzzle, most: number, program = cpp): Scan {
  // The answer has the number of solutions where other yardsticks give a length.
  const [{ nodes, length, cpuMs }] = program([[most, width, height, ...pieces.flat()]]) as [Answer];
  return { placements: nodes, solutions: length, cpuMs };
}

function ours(puzzle: Puzzle, form: "script" | "webassembly", most: number): Scan {
  const search = new PlacementSearch(puzzle, cellOrder(puzzle, "row"), form);
  let solutions = 0;
  const spent = cpuMs(() => {
    while (search.placements < most) {
      const reached = search.advance(Math.min(1_000_000, most - search.placements));
      if (reached === "solution") solutions++;
      if (reached === "ended") break;
    }
  });
  return { placements: search.placements, solutions, cpuMs: spent };
}

for (const [name, templateAim] of Object.entries(templateAims)) {
  const puzzle = eternityPuzzle({ instance: name }, {});
  const most = name === "brendan-6x6" ? Number.MAX_SAFE_INTEGER : PLACEMENTS;
  // The first round warms up the loops and is compared node for node; it is not timed.
  const [plain, templated, script, assembled] = [
    inCpp(puzzle, most),
    inCpp(puzzle, most, template),
    ours(puzzle, "script", most),
    ours(puzzle, "webassembly", most),
  ];
  const times = inTurn(
    [
      { name: "C++", once: () => inCpp(puzzle, most).cpuMs },
      { name: "C++ template", once: () => inCpp(puzzle, most, template).cpuMs },
      { name: "JavaScript", once: () => ours(puzzle, "script", most).cpuMs },
      { name: "WebAssembly", once: () => ours(puzzle, "webassembly", most).cpuMs },
    ],
    REPETITIONS,
  );
  const rates = Object.entries(times).map(
    ([form, ms]) => `${form} ${(plain.placements / ms / 1000).toFixed(1)}`,
  );
  console.log(`\n${name}: million placements per second, median of ${REPETITIONS}: ${rates.join(", ")}`);
  const isSame = [templated, script, assembled].every(
    (scan) => scan.placements === plain.placements && scan.solutions === plain.solutions,
  );
  expectTrue(
    `the same ${plain.placements} placements and ${plain.solutions} solutions in every form`,
    isSame,
  );
  if (name === "brendan-6x6")
    expectTrue(
      "the counts of the whole tree",
      plain.placements === WHOLE.placements && plain.solutions === WHOLE.solutions,
    );
  expectAtLeast("placements per second, relative to C++", times["C++"]! / times.WebAssembly!, 0.9);
  const share = times["C++ template"]! / times.WebAssembly!;
  expectAtLeast("placements per second, relative to the C++ template", share, templateAim);
}

const frontier = (...words: string[]) => {
  const begun = performance.now();
  const output = execFileSync("sh", ["frontier", ...words, "--json"], { encoding: "utf8" });
  return { ms: performance.now() - begun, result: JSON.parse(output) };
};

console.log("");
const scan = (workers: string) =>
  frontier("solve", "eternity2", "brendan-6x6", "--all", "--workers", workers).result;
const scans = Array.from({ length: 7 }, () => [scan("1"), scan("2")] as const);
const isWhole = scans
  .flat()
  .every(
    ({ metrics, solutions }) => metrics.placements === WHOLE.placements && solutions === WHOLE.solutions,
  );
expectTrue("the same totals with one and with two workers", isWhole);
expectAtLeast(
  "two workers against one, wall-clock (needs two idle cores)",
  median(scans.map(([one, two]) => one.metrics.timeMs / two.metrics.timeMs)),
  1.8,
);

const report = Array.from({ length: 9 }, () => frontier("solve", "eternity2", "report-6x6").ms);
expectAtMost("wall-clock seconds for the report's 6x6 from the command line", median(report) / 1000, 0.2);

const boards = Array.from({ length: 20 }, (_, i) =>
  generate({ width: 7, height: 7, frameColours: 3, innerColours: 6, seed: i + 1 }),
);
const firsts = boards.map((puzzle) => {
  const search = new PlacementSearch(puzzle, cellOrder(puzzle, "row"));
  return cpuMs(() => {
    while (search.advance(1_000_000) !== "solution");
  });
});
expectAtMost(
  "median seconds for 20 random boards of 7x7, 3 frame and 6 inner colours",
  median(firsts) / 1000,
  1,
);
