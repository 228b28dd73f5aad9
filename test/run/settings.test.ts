/** Options as text: how they are read, which take precedence, and what is refused, in process. */
import { describe, expect, it } from "vitest";
import { type AnyDomain, domains, type Settings } from "../../src/domains/index.ts";
import { domainNamed, run } from "../../src/run/run.ts";
import { searchOptions } from "../../src/run/search-options.ts";
import { effectiveSettings, solveOptions } from "../../src/run/settings.ts";
import { OptionError, strategies } from "../../src/search/index.ts";

const domain = "sliding-tiles";
const kotlin = (settings: Settings, instance = "kotlin-2") => run({ domain, input: { instance }, settings });

describe("amounts with units", () => {
  it.each([
    ["500ms", 500],
    ["60s", 60_000],
    ["1.5 s", 1500],
    ["5m", 300_000],
    ["2min", 120_000],
    ["1H", 3_600_000],
    ["7", 7000],
    ["0s", 0],
  ])("--time %s", (time, ms) => {
    expect(solveOptions({ time }).limits.time).toBe(ms);
  });

  it.each([
    ["500MB", 5e8],
    ["2GB", 2e9],
    ["2g", 2e9],
    ["0.5gb", 5e8],
    ["64 KiB", 65_536],
    ["1MiB", 2 ** 20],
    ["100b", 100],
  ])("--memory %s", (memory, bytes) => {
    expect(solveOptions({ memory }).limits.memory).toBe(bytes);
  });

  it("without settings there are no limits", () => {
    expect(new Set(Object.values(solveOptions({}).limits))).toEqual(new Set([undefined]));
  });
});

describe("which settings take precedence", () => {
  const row = domainNamed(domain);
  const ring = "1 2 3 8 0 4 7 6 5";
  const other = "1 2 3 4 5 6 7 8 0";
  const goal = (settings: Settings) => effectiveSettings(row, { instance: "clips-1" }, settings).goal;

  it("the user's own before those of the instance", () => {
    expect(goal({})).toBe(ring);
    expect(goal({ goal: other })).toBe(other);
  });

  it("those of the instance before those of a preset, and these before the defaults of the domain", () => {
    const presets = { x: { summary: "", settings: { goal: other, strategy: "greedy", "max-depth": "7" } } };
    const effective = (own: Settings) =>
      effectiveSettings({ ...row, presets }, { instance: "clips-1" }, { preset: "x", ...own });
    expect(effective({})).toMatchObject({ goal: ring, strategy: "greedy", "max-depth": "7" });
    expect(effective({ strategy: "a-star", "max-depth": "9" })).toMatchObject({
      strategy: "a-star",
      "max-depth": "9",
    });
    expect(effectiveSettings(row, { instance: "clips-1" }, {}).strategy).toBe(row.defaults.strategy);
  });
});

describe("what is refused", () => {
  const cases: [settings: Settings, message: string | RegExp][] = [
    [{ strategy: "toString" }, /^There is no strategy "toString"; there are breadth-first, /],
    [{ strategy: "" }, /^There is no strategy ""/],
    [{ heuristic: "constructor" }, /^There is no heuristic "constructor"; there are zero, misplaced/],
    [{ heuristic: "manhattan,x" }, /^There is no heuristic "x"/],
    [{ heuristic: "" }, /^There is no heuristic ""/],
    [
      { strategy: "breadth-first", heuristic: "manhattan" },
      "breadth-first uses no heuristic; greedy, a-star, weighted-a-star, ida-star, rbfs, sma-star, beam do.",
    ],
    [{ weight: "3" }, "a-star has no weight: that is an option of weighted-a-star."],
    [{ strategy: "ida-star", weight: "1" }, "ida-star has no weight: that is an option of weighted-a-star."],
    [{ width: "10" }, "a-star has no width: that is an option of beam."],
    [{ strategy: "beam", capacity: "10" }, "beam has no capacity: that is an option of sma-star."],
    [{ nodes: "9", "node-stop": "x" }, 'There is no node stop "x"; there are expanded, taken.'],
    [{ heuristic: "pdb-5-5-5" }, "The heuristic pdb-5-5-5 is for 4x4 boards only."],
    [{ preset: "toString" }, 'There is no preset "toString"; there are clips-lab, kotlin-project.'],
    [{ constructor: "1" }, "There is no option --constructor."],
    [{ nope: "1" }, "There is no option --nope."],
    [
      { duplicates: "x" },
      'a-star has no duplicates "x"; it has keep-cheapest, keep-first, none, parent, path.',
    ],
    [{ "goal-test": "x" }, 'a-star has no goal test "x"; it has taken, generated.'],
    [{ ties: "x" }, /^a-star has no tie-breaking "x"; it has newest, oldest, high-g, low-g/],
    [{ strategy: "depth-limited" }, /^depth-limited needs a depth limit/],
    [{ "max-depth": "-1" }, '--max-depth takes a whole number, not "-1".'],
    [{ "max-depth": "" }, '--max-depth takes a whole number, not "".'],
    [{ nodes: "1e3" }, '--nodes takes a whole number, not "1e3".'],
    [{ strategy: "beam", width: "2.5" }, '--width takes a whole number, not "2.5".'],
    [{ strategy: "beam", width: "0" }, "The width of beam must be at least 1, not 0."],
    [{ strategy: "weighted-a-star", weight: "heavy" }, '--weight takes a number, not "heavy".'],
    [{ time: "soon" }, '--time takes a number with a unit, as in 60s, not "soon".'],
    [{ time: "5toString" }, /^--time takes a number with a unit/],
    [{ time: "-1s" }, /^--time takes a number with a unit/],
    [{ memory: "2" }, '--memory takes a number with a unit, as in 2GB, not "2".'],
    [{ memory: "2XB" }, /^--memory takes a number with a unit/],
    [{ order: "up,left" }, /^--order takes up,left,right,down/],
    [{ size: "big" }, /^A size is written as rows x columns/],
    [{ goal: "1 2" }, "--goal, line 1, column 3: A 3x3 board has 9 numbers; this one has 2."],
  ];

  it.each(cases)("%j", (settings, message) => {
    // Of a text, as a named board brings its goal and needs no size.
    const input = { text: "0 1 3\n4 2 5\n7 8 6" };
    let error: unknown;
    try {
      run({ domain, input, settings });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(OptionError);
    if (typeof message === "string") expect((error as Error).message).toBe(message);
    else expect((error as Error).message).toMatch(message);
  });

  it("a wrong heuristic even where the board is answered at once", () => {
    expect(() => kotlin({ heuristic: "x" }, "kotlin-1")).toThrow(OptionError);
    expect(kotlin({}, "kotlin-1").outcome).toBe("unsolvable");
  });

  it("an option that does not fit a named board", () => {
    expect(() => kotlin({ size: "4x4" })).toThrow("--size 4x4 does not fit the instance kotlin-2.");
    expect(kotlin({ size: "3x3" }).outcome).toBe("solved");
    const knight = (problem: string) =>
      run({ domain: "knight-score", input: { instance: "A" }, settings: { problem } });
    expect(() => knight("D")).toThrow("--problem D does not fit the instance A.");
    expect(knight("a").outcome).toBe("solved");
  });

  it("a domain and an instance that do not exist", () => {
    expect(() => run({ domain: "constructor", input: { text: "" }, settings: {} })).toThrow(
      /^There is no domain "constructor"; there are .*sliding-tiles/,
    );
    expect(() => kotlin({}, "kotlin-9")).toThrow('There is no instance "kotlin-9" of sliding-tiles.');
  });
});

describe("options", () => {
  const values: Settings = {
    strategy: "weighted-a-star",
    heuristic: "misplaced",
    preset: "kotlin-project",
    duplicates: "path",
    "goal-test": "generated",
    ties: "oldest",
    weight: "3",
    "max-depth": "20",
    nodes: "1000",
    time: "1h",
    memory: "1GB",
  };

  it("are understood, and repeated in the result", () => {
    const { settings, outcome } = kotlin(values);
    expect(outcome).toBe("solved");
    const { preset: _, ...others } = values;
    expect(settings).toMatchObject(others);
  });

  it("of other strategies are left out of a preset and of an instance", () => {
    const row: AnyDomain = {
      ...domains[domain]!,
      presets: { all: { summary: "", settings: { width: "5", weight: "3", heuristic: "blank" } } },
      instances: { here: { summary: "", settings: { capacity: "9" } } },
    };
    const effective = (strategy: string) =>
      effectiveSettings(row, { instance: "here" }, { preset: "all", strategy });
    expect(effective("beam")).toEqual({ strategy: "beam", width: "5", heuristic: "blank" });
    expect(effective("sma-star")).toEqual({ strategy: "sma-star", capacity: "9", heuristic: "blank" });
    expect(effective("depth-first")).toEqual({ strategy: "depth-first" });
  });

  it("have summaries that name their choices", () => {
    for (const { summary } of Object.values(searchOptions)) expect(summary.length).toBeGreaterThan(10);
    const { duplicates, ties } = strategies["a-star"].options;
    expect(Object.keys(searchOptions.duplicates!.values!)).toEqual(expect.arrayContaining([...duplicates]));
    expect(Object.keys(searchOptions.ties!.values!)).toEqual(expect.arrayContaining([...ties]));
  });
});

describe("a run", () => {
  it("is limited by what the host says, unless the user says more", () => {
    const hardest = (settings: Settings) =>
      run({ domain, input: { instance: "hardest-1" }, settings }, { memory: 60_000 });
    expect(hardest({})).toMatchObject({ outcome: "limit", limit: "memory" });
    expect(hardest({ memory: "100MB" })).toMatchObject({ outcome: "solved" });
  });

  it("shows its progress, and stops on a signal with what it has", () => {
    let looks = 0;
    const controller = new AbortController();
    const host = {
      signal: controller.signal,
      progress(soFar: () => { metrics: { expanded: number } }) {
        expect(soFar().metrics.expanded).toBeGreaterThan(0);
        if (++looks === 3) controller.abort();
      },
    };
    const request = { domain, input: { instance: "korf-88" }, settings: { strategy: "ida-star" } };
    const result = run(request, host);
    expect(result).toMatchObject({ outcome: "interrupted", cost: null, pictures: [] });
    expect(looks).toBe(3);
  });

  it("that is stopped while a table is built was interrupted", () => {
    const controller = new AbortController();
    const keeper = {
      table(): Uint8Array {
        controller.abort();
        throw new Error("stopped");
      },
    };
    const request = { domain, input: { instance: "korf-1" }, settings: { heuristic: "pdb-5-5-5" } };
    const result = run(request, { keeper, signal: controller.signal });
    expect(result).toMatchObject({ outcome: "interrupted", cost: null, metrics: { expanded: 0 } });
    expect(() => run(request, { keeper: { table: () => fail() } })).toThrow("no table");
  });

  it("draws its states and gives plain data", () => {
    const result = kotlin({});
    expect(result.pictures).toHaveLength(5);
    expect(result.pictures[0]).toBe("0 1 3\n4 2 5\n7 8 6");
    expect(structuredClone(result)).toEqual(result);
  });
});

function fail(): never {
  throw new Error("no table");
}

it("of a list of choices the first that the strategy has, unless one of them is no choice at all", () => {
  const ties = (list: string) => {
    const sliding: AnyDomain = domains[domain]!;
    return effectiveSettings(sliding, { instance: "kotlin-2" }, { ties: list }).ties;
  };
  expect(ties("in-order,oldest,newest")).toBe("oldest");
  expect(ties("oldest,newst")).toBe("oldest,newst");
  expect(() => kotlin({ ties: "oldest,newst" })).toThrow('no tie-breaking "oldest,newst"');
});
