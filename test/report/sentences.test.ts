/** What a report says is true of the runs it was made from, and it says what it could not compare. */
import { beforeAll, describe, expect, it } from "vitest";
import { duel } from "../../src/report/measures.ts";
import { printedSentences } from "../../src/report/printed.ts";
import { sentencesOf } from "../../src/report/sentences.ts";
import { crossTable, hardest, hardestTable, methodTable } from "../../src/report/tables.ts";
import { reportWords } from "../../src/report/words/index.ts";
import { type Part, partsOf } from "../../src/study/cells.ts";
import type { PrintedNumber } from "../../src/study/results.ts";
import { died, runsOf, studyOf } from "./real-results.ts";

const words = reportWords.en;

const textOf = (part: Part) =>
  sentencesOf(part, "expanded", words)
    .map(({ title, sentences }) => [title, ...sentences].join("\n"))
    .join("\n\n");

describe("the heuristics of the A* project", () => {
  const instances = ["kotlin-2", "kotlin-figure", "hardest-1"];
  const heuristics = ["zero", "misplaced", "manhattan", "blank"];
  let part: Part;
  beforeAll(() => {
    const runs = runsOf({
      instances,
      strategies: ["a-star"],
      heuristics,
      settings: [{ preset: "kotlin-project" }],
    });
    part = partsOf(runs)[0]!;
  });

  it("names the best one, whom it dominates, and by how much", () => {
    const text = textOf(part);
    expect(text).toContain("Heuristics with a-star");
    expect(text).toContain(
      "On the 3 instances solved with all 4 heuristics, manhattan expands the fewest nodes",
    );
    expect(text).toContain(
      "manhattan dominates misplaced (fewer on 2 of 3), blank (fewer on 3 of 3) and zero (fewer on 3 of 3)",
    );
    expect(text).toMatch(
      /In the geometric mean over the same 3 instances, misplaced expands [\d.]+ times as many/,
    );
    expect(text).toContain("Every solution found, 12 in all, has the least cost known for its instance.");
    expect(text).toContain("With 3 instances this shows what happened here");
    expect(text).toContain("Times were measured once each");
    expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it("the ratios are those of the runs", () => {
    const [zero, , manhattan] = part.methods;
    const { ratio, fewer, more } = duel(part, manhattan!, zero!, "expanded");
    const ratios = instances.map(
      (instance) =>
        part.cell(instance, zero!)!.metrics!.expanded / part.cell(instance, manhattan!)!.metrics!.expanded,
    );
    expect([fewer, more]).toEqual([3, 0]);
    expect(ratio!.least).toBe(Math.min(...ratios));
    expect(ratio!.most).toBe(Math.max(...ratios));
    expect(ratio!.mean ** 3).toBeCloseTo(ratios[0]! * ratios[1]! * ratios[2]!, 6);
  });

  it("the table of the course marks the fewest states opened", () => {
    const table = crossTable(part, "opened", words)!;
    expect(table.columns.map(({ title }) => title)).toEqual([
      "instance",
      "cost",
      ...heuristics.map((name) => `a-star · ${name}`),
    ]);
    expect(table.rows.map((row) => row.map(({ text, isBest }) => (isBest ? `*${text}` : text)))).toEqual([
      ["kotlin-2", "4", "33", "*10", "*10", "28"],
      ["kotlin-figure", "14", "7,687", "426", "*128", "4,950"],
      ["hardest-1", "31", "181,440", "147,639", "*9,890", "181,085"],
    ]);
  });

  it("the hardest instance comes first", () => {
    expect(hardest(part, "expanded", 3).map(({ instance }) => instance)).toEqual([
      "hardest-1",
      "kotlin-figure",
      "kotlin-2",
    ]);
  });
});

it("with more methods than instances the methods go down the page", () => {
  const runs = runsOf({
    instances: ["kotlin-2", "kotlin-1"],
    strategies: ["a-star", "greedy"],
    heuristics: ["zero", "misplaced", "manhattan", "blank"],
  });
  const table = crossTable(partsOf(runs)[0]!, "expanded", words)!;
  expect(table.columns.map(({ title }) => title)).toEqual([
    "method",
    expect.stringMatching(/^kotlin-2 \(cost 4/),
    "kotlin-1 (cost none)",
  ]);
  expect(table.rows.map((row) => row[0]!.text)).toHaveLength(8);
});

describe("runs that did not end well", () => {
  const runs = runsOf({
    instances: ["kotlin-1", "kotlin-figure", "hardest-1"],
    strategies: ["a-star", "greedy"],
    heuristics: ["zero", "manhattan"],
    settings: [{ nodes: "20000" }],
  });
  const broken = runs.map((one) =>
    one.strategy === "greedy" && one.instance === "kotlin-figure" && one.heuristic === "zero"
      ? died(one, "out of memory at 512 MB")
      : one,
  );
  const part = partsOf(broken)[0]!;
  const text = textOf(part);

  it("are said and not compared", () => {
    expect(text).toContain("a-star · zero and greedy · zero stopped at the node limit on hardest-1.");
    expect(text).toContain("greedy · zero died on kotlin-figure (out of memory at 512 MB).");
    expect(text).toContain("Found to have no solution: kotlin-1.");
    expect(text).toContain(
      "On kotlin-figure, the one instance solved with both heuristics, manhattan expands the fewest",
    );
  });

  it("a method with costlier solutions is pointed out", () => {
    expect(text).toMatch(
      /greedy · manhattan paid more on [12] of 2 instances, up to [\d.]+ times that cost\./,
    );
    expect(text).toMatch(
      /Always at the least cost known, on the instances that each solved: a-star · zero and a-star · manhattan\./,
    );
  });

  it("the table of methods says over how many instances its means are", () => {
    expect(methodTable(part, "expanded", words).note).toBe(
      "No instance was solved by every method, so there are no means.",
    );
  });

  it("a table with several costs of an instance says why", () => {
    expect(crossTable(part, "expanded", words)!.note).toContain("Where an instance has several costs");
    const optimal = partsOf(
      runsOf({ instances: ["kotlin-2"], strategies: ["a-star"], heuristics: ["zero", "manhattan"] }),
    );
    expect(crossTable(optimal[0]!, "expanded", words)!.note).toBeUndefined();
  });

  it("the hardest instances name all methods that need the fewest nodes", () => {
    const same = runsOf({
      instances: ["kotlin-2"],
      strategies: ["a-star"],
      heuristics: ["misplaced", "manhattan"],
    });
    const [row] = hardestTable(partsOf(same)[0]!, "expanded", 5, words).rows;
    expect(row!.at(-1)!.text).toBe("a-star · misplaced and a-star · manhattan");
  });

  it("no common instance, no best method", () => {
    expect(text).toContain("No instance was solved with all 4 methods, so none is called the best.");
  });
});

describe("many methods", () => {
  const instances = ["clips-1", "clips-2"];
  const depths = ["10", "12"].map((depth) => ({ preset: "clips-lab", "max-depth": depth }));

  it("an option that changes nothing is left out, and those that are equal share a sentence", () => {
    const blind = runsOf({ instances, strategies: ["breadth-first", "depth-first"], settings: depths });
    const settings = depths.flatMap((depth) => ["newest", "oldest"].map((ties) => ({ ...depth, ties })));
    const informed = runsOf({ instances, strategies: ["a-star"], heuristics: ["misplaced"], settings });
    const text = textOf(partsOf([...blind, ...informed])[0]!);
    const [best, other] = ["newest", "oldest"].map((ties) => `a-star · misplaced · ties=${ties}`);
    expect(text).toContain(`solved with all 8 methods, ${best} expands the fewest nodes`);
    expect(text).toContain("An option that is not named makes no difference here.");
    expect(text).toContain(`${best} dominates ${other} (fewer on 1 of 2), breadth-first (fewer on 2 of 2), `);
    expect(text).toContain(`known, on the instances that each solved: breadth-first and a-star · misplaced.`);
    expect(text).not.toContain("more:");
  });

  it("of those that differ the next and the last are named", () => {
    const runs = runsOf({
      instances: ["kotlin-2", "kotlin-figure"],
      strategies: ["uniform-cost", "a-star", "weighted-a-star"],
      heuristics: ["zero", "misplaced", "manhattan", "blank", "linear-conflict"],
    });
    const [part] = partsOf(runs) as [Part];
    const text = sentencesOf(part, "expanded", words).find(({ title }) => title === "All methods")!.sentences;
    expect(text[1]).toBe(
      "With the same number of nodes on every instance: uniform-cost, a-star · zero and weighted-a-star · zero. From here on, the first of each group stands for the others.",
    );
    expect(text).toContainEqual(
      expect.stringMatching(/ dominates (all|\d of the) \d that need more in the mean: never more nodes/),
    );
    expect(text).toContainEqual(
      expect.stringMatching(/^In the geometric mean over the same 2 instances, the next is .* the last /),
    );
  });

  it("that ended in the same way share a sentence", () => {
    const settings = ["1", "2"].map((weight) => ({ nodes: "50", weight }));
    const runs = runsOf({
      instances: ["hardest-1"],
      strategies: ["weighted-a-star"],
      heuristics: ["zero"],
      settings,
    });
    expect(textOf(partsOf(runs)[0]!)).toContain(
      "weighted-a-star · zero stopped at the node limit on hardest-1.",
    );
    const dead = runs.map((run) => died(run, "out of memory"));
    expect(textOf(partsOf(dead)[0]!)).toContain("weighted-a-star · zero died on hardest-1 (out of memory).");
  });
});

describe("what a method is called", () => {
  const names = (settings: Readonly<Record<string, string>>[]) =>
    partsOf(runsOf({ instances: ["clips-2"], strategies: ["depth-first"], settings }))[0]!.methods.map(
      ({ name }) => name,
    );

  it("only settings that distinguish methods are part of the name", () => {
    const preset = { preset: "clips-lab" };
    expect(names([{ ...preset, "max-depth": "10" }])).toEqual(["depth-first"]);
    expect(names([10, 20].map((depth) => ({ ...preset, "max-depth": String(depth) })))).toEqual([
      "depth-first · max-depth=10",
      "depth-first · max-depth=20",
    ]);
  });

  it("of settings that change together one is enough, and a limit is the last to be named", () => {
    expect(
      names([
        { "max-depth": "10", nodes: "5000" },
        { "max-depth": "12", nodes: "6000" },
      ]),
    ).toEqual(["depth-first · max-depth=10", "depth-first · max-depth=12"]);
  });

  it("instances that bring their own settings do not make methods", () => {
    const runs = runsOf({
      instances: ["clips-2", "kotlin-2"],
      strategies: ["a-star"],
      heuristics: ["manhattan"],
    });
    expect(partsOf(runs)[0]!.methods.map(({ name }) => name)).toEqual(["a-star · manhattan"]);
  });
});

describe("repetitions", () => {
  const runs = runsOf({
    instances: ["kotlin-2"],
    strategies: ["a-star"],
    heuristics: ["manhattan"],
    repetitions: 3,
  });

  it("are one cell with the median of their times", () => {
    const cells = partsOf(runs)[0]!.cells;
    const times = runs.map(({ metrics }) => metrics!.timeMs).sort((a, b) => a - b);
    expect(cells.map(({ repetitions, timeMs }) => [repetitions, timeMs])).toEqual([[3, times[1]]]);
  });

  it("with different counts are reported", () => {
    const [other] = runsOf({ instances: ["kotlin-2"], strategies: ["a-star"], heuristics: ["zero"] });
    const mixed = [runs[0]!, { ...runs[1]!, metrics: other!.metrics }];
    expect(textOf(partsOf(mixed)[0]!)).toContain(
      "Node counts differ between repetitions of a-star · manhattan on kotlin-2",
    );
  });
});

describe("printed numbers", () => {
  const row: PrintedNumber = {
    ...{ row: "Breadth", column: "nodes", printed: 442, ours: 442, reproducible: true },
    ...{ run: { instance: "clips-2", strategy: "breadth-first" }, counter: "taken" },
  };
  const say = (...numbers: PrintedNumber[]) =>
    printedSentences(studyOf([], { printed: { "Table 1": numbers } }), words);

  it("equal, different, missing, not reproducible", () => {
    expect(say()).toEqual([]);
    expect(say(row)).toEqual(["The one number that can be reproduced is equal to the printed one."]);
    expect(say(row, row)).toEqual(["All 2 numbers that can be reproduced are equal to the printed ones."]);
    expect(say(row, { ...row, ours: 443 })).toEqual([
      "1 of the 2 numbers that can be reproduced are equal to the printed ones.",
      "Breadth, nodes: printed 442, ours 443.",
    ]);
    expect(say(row, { ...row, ours: null }).at(-1)).toBe(
      "1 number of ours is missing, because the runs gave none.",
    );
    expect(say(row, { ...row, reproducible: false, note: "Times are of another machine." }).at(-1)).toBe(
      "Breadth: Times are of another machine.",
    );
  });
});

describe("times", () => {
  const runs = runsOf({
    instances: ["kotlin-figure"],
    strategies: ["a-star"],
    heuristics: ["zero", "misplaced", "manhattan"],
  });
  /** The same runs with other times. */
  const timed = (...times: number[]) =>
    textOf(partsOf(runs.map((run, i) => ({ ...run, metrics: { ...run.metrics!, timeMs: times[i]! } })))[0]!);

  it("too short ones are not ranked", () => {
    expect(timed(1, 2, 3)).toContain(
      "Times are not compared: with each method the run took less than 20 ms.",
    );
    const text = timed(900, 100, 3);
    expect(text).toContain(
      "manhattan took less than 20 ms on this instance, too short to be ranked by time.",
    );
    expect(text).toContain(
      "On this instance, of the others, misplaced took the least time, 100 ms, and zero the most, 900 ms.",
    );
  });

  it("a node that costs more may pay off", () => {
    const [zero, , manhattan] = runs.map(({ metrics }) => metrics!.expanded);
    const text = timed(zero!, zero!, 2 * manhattan!);
    expect(text).toContain("A node costs 2,000 µs with manhattan and only 1,000 µs with zero");
  });

  it("or may not", () => {
    expect(timed(50, 60, 70)).toContain(
      "manhattan needs fewer nodes than zero but takes 70 ms: a node costs",
    );
  });

  it("equal counts are not called fewer", () => {
    const same = runsOf({
      instances: ["kotlin-2"],
      strategies: ["a-star"],
      heuristics: ["misplaced", "manhattan"],
    });
    const slow = same.map((run, i) => ({ ...run, metrics: { ...run.metrics!, timeMs: 100 * (i + 1) } }));
    const text = textOf(partsOf(slow)[0]!);
    expect(text).toContain("there is no difference: 4.00 nodes.");
    expect(text).not.toContain("fewer nodes");
  });
});
