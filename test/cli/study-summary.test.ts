/** What `study show` says about the printed numbers, while runs are left and when none is. */

import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { wordsWith as ca } from "../../src/cli/words/ca.ts";
import { wordsWith as es } from "../../src/cli/words/es.ts";
import { wordsWith as pt } from "../../src/cli/words/pt.ts";
import { died } from "../../src/run/outcome.ts";
import { numberText } from "../../src/words/number-text.ts";
import { build } from "../built.ts";
import { frontier, scratchFolder } from "./command-line.ts";
import { keepStudy, solved } from "./kept-study.ts";

const store = join(scratchFolder(), "studies.db");
beforeAll(build);

/** Two boards whose solutions have 4 moves and 5; the document prints `second` for the second board. */
const definition = (second: number) => `domain: sliding-tiles
instances: [kotlin-2, clips-1, kotlin-1]
printed:
  - table: A table
    row: the first
    run: { instance: kotlin-2, strategy: a-star }
    cells: [{ column: moves, counter: cost, printed: 4 }]
  - table: A table
    row: the second
    run: { instance: clips-1, strategy: a-star }
    cells: [{ column: moves, counter: cost, printed: ${second} }]
`;

it.each([
  ["is not there yet", 5, "left", "All 1 printed numbers so far are equal."],
  ["never came", 5, "died", "1 of 2 printed numbers differ."],
  ["is already wrong", 6, "another left", "1 of 2 printed numbers differ."],
  ["is right", 5, "done", "All 2 reproducible printed numbers are equal."],
])("a number that %s", async (name, printed, state, sentence) => {
  const id = await keepStudy(store, name.replaceAll(" ", "-"), definition(printed), (planned) => {
    const { instance } = planned.run;
    if (state === "left" && instance === "clips-1") return undefined;
    if (state === "another left" && instance === "kotlin-1") return undefined;
    if (state === "died" && instance === "clips-1") return died("Out of memory.");
    return solved(planned);
  });
  const { code, stdout } = frontier(["study", "show", id, "--store", store]);
  expect(stdout).toContain(sentence);
  expect(code).toBe(0);
});

it("means are over the instances that every row solved, and say so", async () => {
  const text = `domain: sliding-tiles
instances: { random: { count: 21, size: 2x3 } }
strategies: [a-star, breadth-first]
table: { rows: [strategy], cells: [cost] }
`;
  // The breadth-first runs beyond the second die, so the means must be those of two boards in both rows.
  const id = await keepStudy(store, "means", text, (planned) => {
    const { strategy, instance } = planned.run;
    const isKept = strategy === "a-star" || ["random-2x3-1", "random-2x3-2"].includes(instance);
    return isKept ? solved(planned) : died("Out of memory.");
  });
  const { stdout } = frontier(["study", "show", id, "--store", store]);
  expect(stdout).toContain("Means are over the 2 of 21 instances that every row solved.");
  const [aStar, breadth] = [...stdout.matchAll(/^(?:a-star|breadth-first)\s.*\s([\d.]+)$/gm)].map(
    (match) => match[1],
  );
  expect(aStar).toBeDefined();
  expect(breadth).toBe(aStar);
});

it.each([
  [es(numberText("es")), ["1 resuelta", "2 resueltas", "2 sin solución", "2 límite", "2 caídas"]],
  [ca(numberText("ca")), ["1 resolta", "2 resoltes", "2 sense solució", "2 límit", "2 caigudes"]],
  [pt(numberText("pt")), ["1 resolvida", "2 resolvidas", "2 sem solução", "2 limite", "2 caídas"]],
])("runs end in words that agree with them", ({ outcomes, study }, said) => {
  const many = (outcome: string, number = 2) => study.outcome(number, outcomes[outcome]!);
  expect([many("solved", 1), ...["solved", "unsolvable", "limit", "died"].map((one) => many(one))]).toEqual(
    said,
  );
});
