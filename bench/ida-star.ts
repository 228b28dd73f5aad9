/**
 * IDA* with Manhattan distance on some of Korf's boards against two C++ programs: a plain loop, and a function for every
 * blank cell made by templates. The same nodes, and the ratio of nodes per second; measured again after many other
 * problems have run in this process. Then two cores against one.
 */
import { count, table } from "../src/cli/terminal/print.ts";
import { quietTableCache } from "../src/node/files/table-cache.ts";
import { runOnCores } from "../src/node/threads/run-on-cores.ts";
import { type RunRequest, run } from "../src/run/run.ts";
import { settingsOf, strategyNamed } from "../src/run/settings.ts";
import { type Problem, solve, strategies } from "../src/search/index.ts";
import { expectAtLeast, expectAtMost, expectTrue } from "./aims.ts";
import { easiestFirst, korfBoard, korfManhattan, korfProblem } from "./korf-boards.ts";
import { cpuMs, inTurn, median } from "./measure.ts";
import { pieceBalance } from "./piece-balance.ts";
import { yardstick } from "./yardstick.ts";

const REPETITIONS = 7;
const PLAIN_AIM = 1.5;
const TEMPLATE_AIM = 0.65;

const numbers = [6, 8, 51];
const boards = numbers.map((number) => korfBoard(number).start);
const cpp = yardstick("ida-star");
const template = yardstick("ida-star-template");
const heuristic = korfManhattan();
const ours = () => numbers.map((number) => solve(korfProblem(number), "ida-star", { heuristic }));
const nodes = numbers.reduce((sum, number) => sum + korfBoard(number).nodes, 0);

const plain = cpp(boards);
const templated = template(boards);
const first = ours();
const rows = numbers.map((number, i) => [
  `korf-${number}`,
  String(first[i]!.depth),
  count(first[i]!.metrics.generated),
  count(plain[i]!.nodes),
  count(korfBoard(number).nodes),
]);
console.log(table(["board", "moves", "nodes", "nodes of C++", "nodes published"], rows));
expectTrue(
  "the same nodes and moves on every board",
  numbers.every(
    (number, i) =>
      first[i]!.metrics.generated === korfBoard(number).nodes &&
      [plain, templated].every((answers) => answers[i]!.nodes === korfBoard(number).nodes),
  ),
);

/** Counting to a goal with numbers, strings, objects and arrays as states. */
const otherKinds: readonly Problem<unknown, number>[] = [
  countingTo((n) => n, Number),
  countingTo(
    (n) => "i".repeat(n),
    (state) => String(state).length,
  ),
  countingTo(
    (n) => ({ n }),
    (state) => (state as { n: number }).n,
  ),
  countingTo(
    (n) => [n],
    (state) => (state as number[])[0]!,
  ),
];

function countingTo(
  make: (n: number) => unknown,
  read: (state: unknown) => number,
): Problem<unknown, number> {
  return {
    starts: [make(0)],
    actions: () => [1, 2, 3],
    result: (state, step) => make(read(state) + step),
    isGoal: (state) => read(state) === 20,
    key: (state) => read(state),
  };
}

compare("in a fresh process");
runManyOthers();
compare("after other domains, heuristics and strategies have run in the process");
await compareCores();

function compare(when: string): void {
  const cpuOf = (program: typeof cpp) => program(boards).reduce((sum, answer) => sum + answer.cpuMs, 0);
  const times = inTurn(
    [
      { name: "C++", once: () => cpuOf(cpp) },
      { name: "C++ template", once: () => cpuOf(template) },
      { name: "Frontier", once: () => cpuMs(ours) },
    ],
    REPETITIONS,
  );
  const rates = Object.entries(times).map(([name, ms]) => `${name} ${(nodes / ms / 1000).toFixed(1)}`);
  console.log(`\nMillion nodes per second, ${when}: ${rates.join(", ")}`);
  expectAtLeast(`share of the plain C++, ${when}`, times["C++"]! / times.Frontier!, PLAIN_AIM);
  expectAtLeast(`share of the C++ template, ${when}`, times["C++ template"]! / times.Frontier!, TEMPLATE_AIM);
}

/** A long search whose other half another thread takes over from the start. */
async function compareCores(): Promise<void> {
  const number = easiestFirst.find((candidate) => korfBoard(candidate).nodes > 1e9)!;
  const request: RunRequest = {
    domain: "sliding-tiles",
    input: { instance: `korf-${number}` },
    settings: { strategy: "ida-star", heuristic: "manhattan" },
  };
  const byClock: number[] = [];
  const byCpu: number[] = [];
  let isSame = true;
  for (let repetition = 0; repetition < 3; repetition++) {
    const begun = process.cpuUsage().user;
    const single = run(request).metrics;
    const between = process.cpuUsage().user;
    const shared = (await runOnCores(request, { keeper: quietTableCache(new Map()) }, 2, 0)).metrics;
    byCpu.push((process.cpuUsage().user - between) / (between - begun));
    byClock.push(single.timeMs / shared.timeMs);
    isSame &&= single.generated === shared.generated && single.expanded === shared.expanded;
  }
  expectTrue(`korf-${number}: the same nodes on one core and on two`, isSame);
  expectAtMost("CPU time of two threads against one", median(byCpu), 1.1);
  const counted = pieceBalance(request)(2) / median(byCpu);
  expectAtLeast("two cores against one, from the nodes of the pieces and CPU time", counted, 1.8);
  expectAtLeast("two cores against one, wall-clock (needs two idle cores)", median(byClock), 1.8);
}

/** Every strategy on puzzles of several sizes and on problems of other kinds, so that shared code has seen many classes. */
function runManyOthers(): void {
  const small = [
    "2 0 1\n5 4 3",
    "1 0 3 4\n5 2 6 7\n9 10 11 8",
    "1 2 3 4 5\n6 7 8 9 10\n11 12 0 13 14",
    "0 1 3 4 2 5 7 8 6",
  ];
  for (const strategy of Object.keys(strategies)) {
    for (const text of small) {
      for (const heuristic of ["misplaced", "linear-conflict", "walking-distance"]) {
        const settings = settingsOf(strategyNamed(strategy), { strategy, heuristic, "max-depth": "12" });
        run({ domain: "sliding-tiles", input: { text }, settings });
      }
    }
    for (const problem of otherKinds) {
      if (strategy === "bidirectional") continue;
      solve(problem, strategy as keyof typeof strategies, { heuristic: () => 0, limits: { depth: 12 } });
    }
  }
}
