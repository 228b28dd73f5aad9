/** Study files: what they may contain, where mistakes are, and which runs they describe. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { domains, TextError } from "../../src/domains/index.ts";
import { parseStudy, readStudyFile } from "../../src/node/files/definition-file.ts";
import { run } from "../../src/run/run.ts";
import { builtInStudies } from "../../src/study/built-in/index.ts";
import { plannedRuns } from "../../src/study/matrix.ts";
import { newStudyText } from "../../src/study/new-study.ts";

const runsOf = (text: string) => plannedRuns(parseStudy(text, "test"));

/** What is wrong, as `line:column message`. */
function mistake(text: string): string {
  try {
    parseStudy(text, "test");
  } catch (error) {
    if (error instanceof TextError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  return "none";
}

describe("a study file", () => {
  it("as `study new` writes it is a study of 66 runs", () => {
    const runs = runsOf(newStudyText("mine"));
    expect(runs).toHaveLength(11 * 2 * 3);
    expect(runs.map(({ number }) => number)).toEqual(runs.map((_, index) => index));
    expect(runs[0]!.run).toMatchObject({
      instance: "hardest-1",
      strategy: "a-star",
      heuristic: "misplaced",
      settings: { time: "10s", memory: "1GB" },
    });
  });

  it("crosses heuristics only with strategies that use one, and options with all", () => {
    const runs = runsOf(`
domain: sliding-tiles
instances: [clips-1, clips-2]
strategies: [breadth-first, a-star]
heuristics: [zero, manhattan]
options: { duplicates: [parent, keep-first] }
repetitions: 2
`);
    expect(runs).toHaveLength(2 * 3 * 2 * 2);
    expect(runs.filter(({ run }) => run.heuristic === null)).toHaveLength(8);
    expect(new Set(runs.map(({ run }) => run.repetition))).toEqual(new Set([1, 2]));
  });

  it("may be JSON, and may have several crossings", () => {
    const text = JSON.stringify({
      parts: [
        { domain: "sliding-tiles", instances: "korf-*", strategies: "ida-star" },
        { domain: "knight-score", instances: ["A", { random: 7 }], options: { rules: "off" } },
      ],
      sample: 3,
    });
    expect(runsOf(text).map(({ run }) => run.instance)).toEqual([
      expect.stringMatching(/^korf-/),
      expect.stringMatching(/^korf-/),
      expect.stringMatching(/^korf-/),
      "A",
      "random-7",
    ]);
  });

  it("takes problems from files beside it, whose text it keeps", () => {
    const folder = mkdtempSync(join(tmpdir(), "frontier-study-"));
    try {
      writeFileSync(join(folder, "board.txt"), "0 1 3\n4 2 5\n7 8 6\n");
      writeFileSync(join(folder, "s.yaml"), "domain: sliding-tiles\ninstances: board.txt\n");
      const [planned] = plannedRuns(readStudyFile(join(folder, "s.yaml")));
      expect(planned!.run.instance).toBe("board.txt");
      expect(run(planned!.request)).toMatchObject({ outcome: "solved", cost: 4 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("statements in a study file", () => {
  const study = (claim: string) =>
    `domain: 8-puzzle\ninstances: clips-1\nstrategies: [A*, bfs]\nheuristics: [misplaced, manhattan]\nstatements:\n  - text: x\n    claim: ${claim}\n`;

  it("name runs by the words of the study", () => {
    const less =
      "{ kind: less, number: opened, these: { heuristics: m }, than: { heuristics: d, strategies: A* } }";
    expect(parseStudy(study(less), "test").statements).toEqual([
      {
        text: "x",
        source: "",
        claim: {
          kind: "less",
          number: "opened",
          these: { heuristics: ["manhattan"] },
          than: { heuristics: ["misplaced"], strategies: ["a-star"] },
        },
      },
    ]);
  });

  it.each([
    ["{ kind: fewer }", "7:20 This must be one of less, within, outcome, cheapest, varies, grows, "],
    ["{ kind: less, number: opened, these: {} }", '7:12 "than" is missing.'],
    ["{ kind: grows, number: opened, percent: 3 }", '7:12 "from" is missing.'],
    ["{ kind: grows, number: opened, percent: 3, from: { instances: x } }", "This must be one of clips-1."],
    ["{ kind: untested }", '7:12 "why" is missing.'],
    ["{ kind: cheapest, these: { heuristics: zero } }", "7:51 This must be one of misplaced, manhattan."],
    ["{ kind: cheapest, these: { instances: clips-3 } }", "7:50 This must be one of clips-1."],
    ["{ kind: varies, number: opened, by: heuristic, most: 3 }", '7:65 There is no "most" here.'],
    ["{ kind: within, number: opend }", "7:36 "],
  ])("%s is refused with its place", (claim, sentence) => {
    expect(mistake(study(claim))).toContain(sentence);
  });
});

describe("a mistake in a study file has its place", () => {
  const rest = "\ninstances: clips-1\n";
  const numbers = Array.from({ length: 300 }, (_, i) => i + 1).join();
  const aliases = Array.from(
    { length: 9 },
    (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]\n`,
  ).join("");
  it.each([
    ["domain: [", /^1:\d+ Flow sequence/],
    ["title: x", /^1:1 "domain" is missing/],
    [
      "domain: sliding-tiles\ninstances:\n  - made: every",
      /^3:5 One of these is missing: file, text, random, every/,
    ],
    ["domain: sliding-tiles\ninstances:\n  - text: [1]", /^3:11 /],
    [`domain: tiles${rest}`, /^1:9 This must be one of sliding-tiles, knight-score, eternity2/],
    [`domain: sliding-tiles${rest}strategies: [a-star, b-star]`, /^3:22 This must be one of breadth-first/],
    [`domain: sliding-tiles${rest}heuristics: manhatan`, /^3:13 There is no heuristic "manhatan"/],
    [`domain: sliding-tiles${rest}limits: { time: soon }`, /^3:11 --time takes a number with a unit/],
    [`domain: sliding-tiles${rest}limits: { tim: 1s }`, /^3:16 There is no "tim" here/],
    [`domain: sliding-tiles${rest}options: { tiles: 3 }`, /^3:12 There is no option --tiles/],
    [
      "domain: sliding-tiles\ninstances:\n  - random: { sed: 1 }",
      /^3:15 random has no option "sed"; it has size, goal, moves/,
    ],
    [`domain: sliding-tiles${rest}repetitions: 0`, /^3:14 This must be at least 1\.$/],
    [`domain: sliding-tiles${rest}table: { rows: [board] }`, /^3:8 A table has no "board"/],
    [
      "domain: sliding-tiles\ninstances:\n  - clips-1\n  - clip-3",
      /^4:5 There is no file and no instance "clip-3"/,
    ],
    ["domain: sliding-tiles\ninstances:\n  - random: { sede: 3 }", /random has no option "sede"/],
    [
      `domain: sliding-tiles${rest}split: first`,
      /This search cannot be split; those that can are sliding-tiles · ida-star and/,
    ],
    [
      `domain: sliding-tiles${rest}strategies: ida-star\nsplit: all`,
      /split: all does not work for sliding-tiles · ida-star; use first/,
    ],
    [
      "name: My Study\ndomain: sliding-tiles\ninstances: clips-1",
      /^1:7 A name consists of lower-case letters/,
    ],
    ["parts:\n  - domain: sliding-tiles\n    instances: clips-1\n    strategies: x", /^4:17 This must be/],
    ['domain: sliding-tiles\ninstances: { text: "1 2 3 0", name: "\\0" }', /^2:12 This name holds NUL/],
    ['domain: sliding-tiles\ninstances: { text: "1 2 3 0", name: "\\ud800" }', /^2:12 This name holds NUL/],
    // Boards, sizes and files are read before anything runs.
    [`domain: sliding-tiles\ninstances:\n  - clips-1\n  - text: "1 2 3 x"`, /^4:5 "x" is not a whole number/],
    ["domain: sliding-tiles\ninstances:\n  - random: { size: 90x90 }", /^3:5 A board has 2 to 5/],
    [
      "domain: sliding-tiles\ninstances:\n  - package.json",
      /^3:5 package.json:1:1: "{" is not a whole number/,
    ],
    ["domain: sliding-tiles\ninstances:\n  - /dev/zero", /^3:5 \/dev\/zero is too large/],
    ["domain: sliding-tiles\ninstances: korf-1\nheuristics: pdb-6-6-6-6", /^2:12 .* is for 5x5 boards only/],
    [
      'domain: sliding-tiles\ninstances:\n  - file: "a\\0b"',
      /^3:5 a\0b cannot be read: no name of a file holds/,
    ],
    [`domain: sliding-tiles\ninstances: { file: ${"a".repeat(300)} }`, /^2:12 a+ .* its name is too long\.$/],
    // Numbers that would silently become others.
    [
      `domain: sliding-tiles${rest}limits: { nodes: 9007199254740993 }`,
      /^3:18 A number can be at most 9,007/,
    ],
    [
      `domain: sliding-tiles${rest}options:\n  max-depth: [20, 12345678901234567890]`,
      /^4:19 A number can be/,
    ],
    ["domain: sliding-tiles\ninstances:\n  - random: { seed: -9007199254740993 }", /^3:21 A number can be/],
    [`domain: sliding-tiles${rest}repetitions: 12345678901234567890`, /^3:14 A number can be at most/],
    ["domain: sliding-tiles\ninstances: { text: 012345678 }", /^2:20 A number does not begin with 0/],
    [`domain: sliding-tiles${rest}---\ndomain: sliding-tiles`, /^3:1 A study is one document/],
  ])("%s", (text, message) => expect(mistake(text)).toMatch(message));

  it.each([
    [
      "count",
      "domain: sliding-tiles\ninstances:\n  - random: { count: 1000000000 }",
      /^3:5 There are 1,000,000,000/,
    ],
    ["repetitions", `domain: sliding-tiles${rest}repetitions: 100000000`, /^3:14 These are 100,000,000 runs/],
    [
      "repetitions of parts",
      "parts:\n  - { domain: sliding-tiles, instances: clips-1 }\nrepetitions: 10000001",
      /^3:14 These are 10,000,001 runs/,
    ],
    [
      "parts together",
      `parts:\n${"  - { domain: sliding-tiles, instances: { random: { count: 6000000 } } }\n".repeat(2)}`,
      /^3:41 These are 12,000,000 runs/,
    ],
    [
      "options",
      `domain: sliding-tiles${rest}strategies: beam\noptions: { width: &n [${numbers}], nodes: *n, max-depth: *n }`,
      /^4:10 .* cross to 27,000,000 combinations/,
    ],
    ["stars", `domain: sliding-tiles\ninstances: "${"*k".repeat(40)}!"`, /There is no file and no instance/],
    ["brackets", `domain: sliding-tiles\ninstances: ${"[".repeat(50_000)}`, /nested too deeply/],
    ["aliases", `a0: &a0 [x]\n${aliases}domain: sliding-tiles\ninstances: *a9`, /refers to itself too often/],
    [
      "name",
      `name: ${"a".repeat(300)}\ndomain: sliding-tiles\ninstances: clips-1`,
      /^1:7 A name .* at most 100/,
    ],
  ])("a study that nothing could hold: %s", (_name, text, message) => expect(mistake(text)).toMatch(message));
});

describe("made problems", () => {
  it.each(Object.keys(domains))(
    "random ones of %s are the same for the same seed, and can be opened",
    (name) => {
      const domain = domains[name]!;
      const { random } = domain.made;
      const texts = [1, 2, 3].map((seed) => random.make(seed, {}));
      expect(new Set(texts).size).toBe(3);
      expect([1, 2, 3].map((seed) => random.make(seed, {}))).toEqual(texts);
      for (const text of texts) expect(domain.open({ text }, {}).problem.starts).toHaveLength(1);
    },
  );

  it("random boards can be solved, to any goal, and lie no further away than they were moved", () => {
    const { random } = domains["sliding-tiles"]!.made;
    const goal = "1 2 3 8 0 4 7 6 5";
    for (let seed = 1; seed <= 20; seed++) {
      const board = { text: random.make(seed, { goal }) };
      expect(run({ domain: "sliding-tiles", input: board, settings: { goal } }).outcome).toBe("solved");
      const near = { text: random.make(seed, { size: "4x4", moves: "12" }) };
      expect(run({ domain: "sliding-tiles", input: near, settings: {} }).cost).toBeLessThanOrEqual(12);
    }
  });

  it("all boards of 2x3 are 360 different ones that can be solved", () => {
    const runs = runsOf("domain: sliding-tiles\ninstances: { every: { size: 2x3 } }\n");
    expect(new Set(runs.map(({ run }) => run.instance)).size).toBe(360);
    for (const { request } of runs.slice(0, 30)) expect(run(request).outcome).toBe("solved");
  });
});

describe("built-in studies", () => {
  it.each(Object.entries(builtInStudies))("%s has runs for every printed row", (name, definition) => {
    const runs = plannedRuns({
      ...definition,
      sample: definition.sample ?? (name === "korf-100" ? 100 : 30),
    });
    expect(runs.length).toBeGreaterThan(10);
    for (const { run: wanted } of definition.printed ?? []) {
      const found = runs.filter(
        ({ run }) =>
          run.instance === wanted.instance &&
          run.strategy === wanted.strategy &&
          (wanted.heuristic === undefined || wanted.heuristic === run.heuristic) &&
          Object.entries(wanted.settings ?? {}).every(([option, value]) => run.settings[option] === value),
      );
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it("eight-puzzle-complete has every board", () => {
    const { parts, ...others } = builtInStudies["eight-puzzle-complete"]!;
    const definition = { ...others, parts: [{ ...parts[0]!, heuristics: ["manhattan"] }] };
    const names = new Set(plannedRuns(definition).map(({ run }) => run.instance));
    expect(names.size).toBe(181_440);
  });
});
