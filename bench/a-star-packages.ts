/**
 * A* with Manhattan on 867254301, which needs 31 moves: Frontier through its public interface against npm packages that
 * a user could choose instead, each in its own process, in turn. `--slow` also runs the package that takes minutes.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { duration, table } from "../src/cli/terminal/print.ts";
import { expectAtLeast, expectTrue } from "./aims.ts";
import { installedPeers } from "./installed-peers.ts";
import { median } from "./measure.ts";
import type { Searched } from "./package-process.ts";
import { frontierSearches, type PackageSearch, packageSearches } from "./package-searches.ts";
import { optimal } from "./plain-eight-puzzle.ts";

/**
 * The same time for all, as benchmark tools do it: after five searches each, V8 would be done optimizing only the slow
 * packages.
 */
const WARM_UP_MS = 500;
const TURNS = 15;
/** The first search after a pause is slower than the next ones, and by how much depends on what else the machine does. */
const TURN_MS = 20;
const AIM = 25;
const PLAIN_AIM = 4;

interface Contestant extends PackageSearch {
  readonly name: string;
  readonly child: ChildProcess;
  readonly openMs: number;
  readonly searches: Searched[];
}

installedPeers();
const searches = Object.entries({ ...frontierSearches, ...packageSearches });
const isAsked = ([, { isSlow }]: (typeof searches)[number]) => !isSlow || process.argv.includes("--slow");
const contestants: Contestant[] = [];
for (const [name, search] of searches.filter(isAsked)) {
  const child = fork("dist/bench/package-process.js", [name]);
  const { cpuMs: openMs } = await answer(child);
  contestants.push({ ...search, name, child, openMs, searches: [] });
}
for (const { child, isSlow } of contestants) {
  if (!isSlow) await searched(child, WARM_UP_MS);
}
for (let turn = 0; turn < TURNS; turn++) {
  for (const { child, isSlow, searches } of contestants)
    if (!isSlow || turn === 0) searches.push(await searched(child, TURN_MS));
}
for (const { child } of contestants) child.disconnect();

function searched(child: ChildProcess, ms: number): Promise<Searched> {
  child.send(ms);
  return answer(child);
}

async function answer(child: ChildProcess): Promise<Searched> {
  const [message] = (await once(child, "message")) as [Searched];
  return message;
}

const time = ({ searches }: Contestant) => median(searches.map(({ cpuMs }) => cpuMs));
const isOptimal = ({ searches }: Contestant) => searches.every(({ moves }) => moves === optimal);
const rows = contestants.map((contestant) => [
  contestant.name,
  duration(time(contestant)),
  contestant.needsGraph ? duration(contestant.openMs) : "",
  [...new Set(contestant.searches.map(({ moves }) => moves ?? "none"))].join(" "),
  isOptimal(contestant) ? "yes" : "no",
  contestant.note,
]);
console.log(table(["A* by", "CPU", "graph before", "moves", "optimal", ""], rows));
console.log(
  `\nMedian of ${TURNS} turns of ${TURN_MS} ms or one search, after ${WARM_UP_MS} ms of searches that are not counted.\n`,
);

const named = (name: string) => contestants.find((contestant) => contestant.name === name)!;
const ratio = (slower: Contestant, faster: Contestant) => time(slower) / time(faster);
const rivals = contestants.filter(
  (contestant) => contestant.name in packageSearches && !contestant.needsGraph && isOptimal(contestant),
);
const fastest = rivals.reduce((a, b) => (time(b) < time(a) ? b : a));
for (const [ours, theirs] of [
  ["Frontier, objects", "abstract-astar, strings"],
  ["Frontier, strings", "abstract-astar, strings"],
  ["Frontier, numbers", "abstract-astar, numbers"],
  ["Frontier, SlidingTiles", "ngraph.path, nba"],
] as const) {
  console.log(`       ${ours}: ${ratio(named(theirs), named(ours)).toFixed(1)} times as fast as ${theirs}`);
}
expectTrue(
  "Frontier's answers are optimal",
  Object.keys(frontierSearches).every((name) => isOptimal(named(name))),
);
expectAtLeast(
  `Frontier, SlidingTiles: times as fast as ${fastest.name}, the fastest package that searches from a board`,
  ratio(fastest, named("Frontier, SlidingTiles")),
  AIM,
);
expectAtLeast(
  "Frontier, numbers: times as fast as abstract-astar, numbers, a problem stated plainly to both",
  ratio(named("abstract-astar, numbers"), named("Frontier, numbers")),
  PLAIN_AIM,
);
