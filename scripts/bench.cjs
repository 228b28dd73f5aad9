// `npm run bench -- NAME`: set-up, then one of the programs in bench/. Without a name, lists them. Must parse on any
// old Node (see node-version.cjs).

require("./node-version.cjs");
const { spawnSync } = require("node:child_process");
const path = require("node:path");
const { root, setUp, oneSentence } = require("./setup.cjs");

const programs = {
  search: "every bench of searches, then all that they claim in one table with verdicts",
  signature: "node counts against bench/signature.txt (--write accepts the new ones)",
  "ida-star": "IDA* with Manhattan in place against C++, also after other domains have run",
  "a-star-fifteen": "A* on packed 15-puzzles against C++",
  "breadth-first": "every board of the 8-puzzle by breadth-first search against C++",
  "whole-space": "every board of the 4x3 puzzle in bits, against published counts",
  "a-star-packages": "A* on an 8-puzzle of 31 moves against npm packages",
  "korf-100": "all of Korf's 15-puzzles with pattern databases; --manhattan checks node counts",
  "korf-24": "24-puzzles with pattern databases; --first N takes the N easiest",
  performance: "draws the plots of docs/performance.md from measurements of this run",
  knight: "every strategy on the knight boards against the Lisp program's A* on a sorted list",
  "clips-undo": "what recording and stepping back cost in a run of 100,000 firings",
  eternity: "placements of Eternity II against C++, workers, first solutions",
  "clips-speed":
    "the rule engine against Debian's clips on twenty programs, new process and warm; --only NAME,…, --rounds N, --new",
  "rule-packages": "the rule engine against npm packages on what they can run",
  "clips-fuzz":
    "5,000 random programs of each kind in Debian's clips and in ours (clips-fuzz KIND FIRST COUNT for some of them)",
  "input-fuzz": "10,000 damaged texts in process and 300 calls: a sentence each, no trace and no hang",
  faults:
    "kills, freezes, full disks, damaged stores, other accounts: nothing lost, doubled, let in, traced or hung",
  "other-nodes":
    "the first start with Node 22 and 24 from the registry: they print what this one prints; --tests",
  cluster:
    "runs per second with 1, 2 and 4 workers, and many simulated ones with kills; --simulate WORKERS,RUNS",
  study: "500 runs of a study on one core and on two, and the overhead per run",
  "studio-tree": "frames per second of the studio's tree with 181,440 nodes, in Chromium",
  "studio-speed":
    "how soon the studio is ready, how smoothly a search plays and is scrubbed, in Chromium with a slow CPU",
  "generic-problems": "IDA* and others on a problem stated plainly, CPU time per expansion",
  "random-graphs": "every strategy on 3,000 random graphs against Bellman and Ford",
  "eight-puzzle-all": "A* and IDA* with every heuristic on all 181,440 8-puzzles; --sample N takes every Nth",
};

const [name, ...options] = process.argv.slice(2);
if (name === undefined) {
  for (const [program, what] of Object.entries(programs)) console.log(`${program.padEnd(18)}${what}`);
} else if (name !== "all" && !(name in programs)) {
  console.error(`There is no bench "${name}"; there are ${Object.keys(programs).join(", ")}, all.`);
  process.exitCode = 2;
} else {
  oneSentence(setUp);
  // `search` only starts others.
  const all = Object.keys(programs).filter((program) => program !== "search");
  for (const program of name === "all" ? all : [name]) {
    const file = path.join("dist", "bench", `${program}.js`);
    const { status } = spawnSync(process.execPath, [file, ...options], { cwd: root, stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}
