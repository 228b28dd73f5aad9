// What recording costs in a run of 100,000 firings, and what stepping back then costs: the breadth-first run of the
// 8-puzzle, which keeps every fact, and two counters, which keep one fact and one instance. CPU milliseconds, medians of five.

import { readFileSync } from "node:fs";
import { Environment } from "../src/clips/index.ts";
import { expectAtMost } from "./aims.ts";
import { cpuMs, inTurn, median } from "./measure.ts";

const FIRINGS = 100_000;
const STEPS = [1, 10, 1000];

/** The name, the program, and the commands before the run. */
const PROGRAMS: [string, string, string[]][] = [
  [
    "8-puzzle breadth",
    readFileSync("programs/8-puzzle/en/puzampro.clp", "utf8"),
    ["(assert (puzzle 0 1 2 3 4 6 7 8 5 level 0 movement null fact 0))", "(assert (max-depth 20))"],
  ],
  ["counter", "(defrule count ?f <- (n ?x) => (retract ?f) (assert (n (+ ?x 1))))", ["(assert (n 0))"]],
  [
    "counter object",
    `(defclass N (is-a USER) (role concrete) (pattern-match reactive) (slot x))
     (defrule count ?n <- (object (is-a N) (x ?x)) => (send ?n put-x (+ ?x 1)))`,
    ["(make-instance n of N (x 0))"],
  ],
];

function begun(
  program: string,
  commands: readonly string[],
  recording: "none" | "derivation" | "undo",
): Environment {
  const environment = new Environment();
  environment.load(program);
  environment.evaluate("(set-strategy breadth)");
  environment.reset();
  if (recording !== "none") environment.record({ undo: recording === "undo" });
  for (const command of commands) environment.evaluate(command);
  return environment;
}

for (const [name, program, commands] of PROGRAMS) {
  const runs = inTurn(
    (["none", "derivation", "undo"] as const).map((recording) => ({
      name: recording,
      once: () => {
        const environment = begun(program, commands, recording);
        return cpuMs(() => environment.run(FIRINGS));
      },
    })),
    5,
  );
  const shown = Object.entries(runs).map(([recording, ms]) => `${recording} ${Math.round(ms)}`);
  console.log(`${name}: ${FIRINGS} firings, recording ${shown.join(", ")} ms`);
  expectAtMost(`${name}: recording for undo, unrecorded = 1`, runs.undo! / runs.none!, 2);
  const environment = begun(program, commands, "undo");
  environment.run(FIRINGS);
  for (const count of STEPS) {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) times.push(cpuMs(() => environment.undo(count)));
    console.log(
      `  undo ${count}, three times: ${times.map(Math.round).join(", ")} ms (median ${Math.round(median(times))})`,
    );
  }
}
