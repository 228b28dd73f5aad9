/** Traces: what is written can be read, replayed to any step in both directions, and exported. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heuristics } from "../../../src/domains/sliding-tiles/heuristics/index.ts";
import { SlidingTiles } from "../../../src/domains/sliding-tiles/problem.ts";
import {
  eventTypes,
  Replay,
  readTrace,
  type SearchResult,
  type SolveOptions,
  type StrategyName,
  solve,
  strategies,
  type Trace,
  TraceError,
  TraceWriter,
  toPosthoc,
} from "../../../src/search/index.ts";
import { graphProblem, toys } from "../toy-problems.ts";

const names = Object.keys(strategies) as StrategyName[];
const small = { rows: 2, columns: 3 };
/** Seven moves and eighteen from the goal. */
const puzzle = new SlidingTiles(small, [4, 2, 0, 5, 1, 3]);
const harder = new SlidingTiles(small, [4, 2, 5, 0, 1, 3]);
const manhattan = heuristics.manhattan.create(small, puzzle.goal);

interface Traced {
  readonly text: string;
  readonly trace: Trace;
  readonly result: SearchResult<unknown, unknown>;
}

/** A search written down and read again. */
function traced<State, Action>(
  problem: Parameters<typeof solve<State, Action>>[0],
  name: StrategyName,
  options: SolveOptions<State, Action>,
): Traced {
  let text = "";
  const writer = new TraceWriter(
    (line) => {
      text += line;
    },
    { strategy: name },
  );
  const limits = { depth: name === "depth-limited" ? 12 : undefined, ...options.limits };
  const result = solve(problem, name, { ...options, limits, observer: writer });
  writer.end(result);
  return { text, trace: readTrace(text), result };
}

type Options = SolveOptions<readonly number[], string>;

/** Every strategy as it is, and some with options that lead through cutting, forgetting, pruning and reopening. */
const searches: [title: string, traced: Traced][] = [
  ...names.map((name): [StrategyName, SlidingTiles, Options] => [name, puzzle, {}]),
  ...([
    ["breadth-first", puzzle, { duplicates: "path" }],
    ["depth-first", puzzle, { duplicates: "keep-cheapest", limits: { depth: 12 } }],
    ["uniform-cost", puzzle, { duplicates: "parent" }],
    ["a-star", puzzle, { goalTest: "generated", ties: "oldest" }],
    ["ida-star", puzzle, { duplicates: "path" }],
    ["greedy", harder, {}],
    ["weighted-a-star", harder, { weight: 6, ties: "low-g" }],
    ["ida-star", harder, {}],
    ["rbfs", harder, {}],
    ["sma-star", harder, { capacity: 19 }],
    ["beam", harder, { width: 3 }],
    ["a-star", harder, { limits: { nodes: 50 } }],
    ["ida-star", harder, { limits: { depth: 15 } }],
  ] satisfies [StrategyName, SlidingTiles, Options][]),
].map(([name, problem, options]) => [
  `${name}, ${problem.start.join("")} ${JSON.stringify(options)}`,
  traced(problem, name, { heuristic: manhattan, ...options }),
]);

it("the searches show every type of event", () => {
  const seen = new Set(searches.flatMap(([, { trace }]) => trace.events.map(({ type }) => type)));
  expect([...seen].sort()).toEqual(Object.keys(eventTypes).sort());
});

/** Everything that a replay shows. */
function shown(replay: Replay) {
  const { step, counters, nodes, current } = replay;
  return { step, counters, current, nodes: [...nodes].sort(([a], [b]) => a - b) };
}

describe.each(searches)("%s", (_, { trace, result }) => {
  it("is replayed to the counters of the result", () => {
    const replay = new Replay(trace.events);
    replay.goTo(Number.POSITIVE_INFINITY);
    const { generated, expanded, duplicates, reopened, taken } = result.metrics;
    expect(replay.counters).toEqual({ generated, expanded, duplicates, reopened, taken });
    expect(replay.step).toBe(trace.events.length);
    expect(replay.forward()).toBe(false);
  });

  it("ends as the search ended", () => {
    const replay = new Replay(trace.events);
    replay.goTo(trace.events.length);
    const goals = [...replay.nodes.values()].filter(({ status }) => status === "goal");
    expect(goals).toHaveLength(result.outcome === "solved" ? 1 : 0);
    expect(trace.result).toMatchObject({ outcome: result.outcome, cost: result.cost });
  });

  it("never counts down, and begins with nothing", () => {
    const replay = new Replay(trace.events);
    expect(shown(replay)).toMatchObject({ step: 0, nodes: [], counters: { generated: 0, taken: 0 } });
    expect(replay.back()).toBe(false);
    const counts: number[][] = [];
    while (replay.forward()) counts.push(Object.values(replay.counters));
    const falls = counts.filter((now, step) => step > 0 && now.some((n, i) => n < counts[step - 1]![i]!));
    expect(falls).toEqual([]);
  });

  it("shows the same at a step, whichever step was shown before", () => {
    const steps = fc.integer({ min: 0, max: trace.events.length });
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 4 }), steps, (detours, wanted) => {
        const direct = new Replay(trace.events);
        direct.goTo(wanted);
        const roundabout = new Replay(trace.events);
        for (const step of detours) roundabout.goTo(step);
        roundabout.goTo(wanted);
        expect(shown(roundabout)).toEqual(shown(direct));
      }),
      { numRuns: 15 },
    );
  });

  it("goes back to nothing", () => {
    const replay = new Replay(trace.events);
    replay.goTo(trace.events.length);
    while (replay.back());
    expect(shown(replay)).toEqual(shown(new Replay(trace.events)));
  });

  it("is exported for Posthoc: events with type, id and pId, parents before children", () => {
    const exported = toPosthoc(trace, (state) => (state as number[]).join(" "));
    expect(exported.version).toBe("1.4.0");
    expect(exported.events.length).toBeGreaterThan(0);
    const seen = new Set<unknown>([null]);
    const unsound = exported.events.filter(({ type, id, pId, state }) => {
      const isSound = typeof type === "string" && typeof id === "number" && seen.has(pId);
      seen.add(id);
      return !isSound || !/^\d( \d){5}$/.test(state as string);
    });
    expect(unsound).toEqual([]);
    // Nothing in it is lost in JSON.
    expect(JSON.parse(JSON.stringify(exported))).toEqual(exported);
    const types = exported.events.map(({ type }) => type);
    expect(types[0]).toBe("source");
    expect(types.filter((type) => type === "expanding")).toHaveLength(result.metrics.expanded);
    expect(types.filter((type) => type === "destination")).toHaveLength(result.outcome === "solved" ? 1 : 0);
  });
});

describe("toys with costs, several goals and reopening", () => {
  it.each(names)("%s: replay and result count alike", (name) => {
    for (const [toy, { graph, heuristic }] of Object.entries(toys)) {
      const options = { heuristic, duplicates: undefined, limits: { depth: 8, nodes: 500 } };
      const { trace, result } = traced(graphProblem(graph), name, options);
      const replay = new Replay(trace.events);
      replay.goTo(trace.events.length);
      const { generated, expanded, duplicates, reopened, taken } = result.metrics;
      const counted = { generated, expanded, duplicates, reopened, taken };
      if (graph.starts.length === 1) expect(replay.counters, toy).toEqual(counted);
      // Path searches reach a start only when it is its turn: those never reached have no event.
      else expect({ ...replay.counters, generated }, toy).toEqual(counted);
    }
  });

  it("a reopened node is in the frontier again", () => {
    const { graph, heuristic } = toys["inconsistent heuristic"]!;
    const { trace, result } = traced(graphProblem(graph), "a-star", { heuristic });
    expect(result.metrics.reopened).toBeGreaterThan(0);
    const at = trace.events.findIndex(({ type }) => type === "reopen");
    const replay = new Replay(trace.events);
    replay.goTo(at);
    const { id, parent } = trace.events[at]!;
    const before = replay.nodes.get(id)!;
    expect(before.status).toBe("expanded");
    expect(before.parent).not.toBe(parent);
    replay.forward();
    expect(replay.nodes.get(id)).toMatchObject({ status: "frontier", parent });
    replay.back();
    expect(replay.nodes.get(id)).toEqual(before);
  });
});

describe("the events of one node", () => {
  it("are found, in order", () => {
    const { trace } = traced(puzzle, "a-star", { heuristic: manhattan });
    const replay = new Replay(trace.events);
    const goal = trace.events.at(-1)!;
    const types = replay.eventsOf(goal.id).map((position) => trace.events[position]!.type);
    expect(types).toEqual(["generate", "take", "goal"]);
    expect(replay.eventsOf(999_999)).toEqual([]);
  });
});

describe("what is written", () => {
  const { text, trace, result } = traced(puzzle, "a-star", { heuristic: manhattan });
  const lines = text.trimEnd().split("\n");

  it("is a line for what was searched, one for each event, one for the result", () => {
    expect(text.endsWith("\n")).toBe(true);
    expect(lines).toHaveLength(trace.events.length + 2);
    expect(JSON.parse(lines[0]!)).toEqual({ format: "frontier-trace", version: 1, strategy: "a-star" });
    expect(trace.header.strategy).toBe("a-star");
    expect(trace.result).toEqual(JSON.parse(JSON.stringify(result)));
  });

  it("keeps Infinity, which JSON does not know", () => {
    const { graph, heuristic } = toys["dead ends known to the heuristic"]!;
    const seen: number[] = [];
    let written = "";
    const writer = new TraceWriter((line) => (written += line), {});
    const observer = {
      event(event: Parameters<TraceWriter["event"]>[0]) {
        seen.push(event.h);
        writer.event(event);
      },
    };
    solve(graphProblem(graph), "a-star", { heuristic, observer });
    const { events } = readTrace(written);
    expect(seen).toContain(Number.POSITIVE_INFINITY);
    expect(events.map(({ h }) => h)).toEqual(seen);
    expect(events.find(({ type }) => type === "prune")).toMatchObject({
      h: Number.POSITIVE_INFINITY,
      f: Number.POSITIVE_INFINITY,
    });
    expect(written).not.toContain("Infinity");
    const exported = toPosthoc(readTrace(written), String);
    expect(exported.events.filter(({ h }) => h === null).length).toBeGreaterThan(0);
    expect(JSON.stringify(exported)).not.toContain("Infinity");
  });

  it("may be cut off anywhere: all whole events are there", () => {
    const header = lines[0]!.length;
    fc.assert(
      fc.property(fc.integer({ min: header, max: text.length }), (length) => {
        const cut = readTrace(text.slice(0, length));
        // A line break at the end makes a line whole, and so does its last brace.
        const whole = `${text.slice(0, length + 1)}`.split("\n").length - 1;
        const expected = Math.min(Math.max(0, whole - 1), trace.events.length);
        expect(cut.events).toEqual(trace.events.slice(0, expected));
        expect(cut.result).toEqual(whole > trace.events.length + 1 ? trace.result : undefined);
      }),
      { numRuns: 200 },
    );
  });

  it("without a result is the trace of a search that was stopped", () => {
    const stopped = readTrace(lines.slice(0, -1).join("\n"));
    expect(stopped.events).toEqual(trace.events);
    expect(stopped.result).toBeUndefined();
  });

  it("may have line ends of Windows and empty lines", () => {
    expect(readTrace(lines.join("\r\n"))).toEqual(trace);
    expect(readTrace(`\n${lines.join("\n\n")}\n\n`)).toEqual(trace);
  });

  const broken: [what: string, text: string, line: number, message: string][] = [
    ["nothing", "", 1, "This is not the beginning of a Frontier trace."],
    ["another file", "hello\nworld\n", 1, "This line is not JSON."],
    ["a file of one line", "hello", 1, "This line is not JSON."],
    ["other JSON", '{"version":"1.4.0","events":[]}', 1, "This is not the beginning of a Frontier trace."],
    ["no object", "null\n", 1, "This is not the beginning of a Frontier trace."],
    [
      "a version to come",
      '{"format":"frontier-trace","version":2}\n',
      1,
      "This is not the beginning of a Frontier trace.",
    ],
    ["events without a header", `${lines[1]}\n`, 1, "This is not the beginning of a Frontier trace."],
    [
      "a header below an empty line",
      '\n\n{"format":"x"}\n',
      3,
      "This is not the beginning of a Frontier trace.",
    ],
    ["half a line in between", replaced(3, lines[3]!.slice(0, 20)), 4, "This line is not JSON."],
    ["half a header", lines[0]!.slice(0, 9), 1, "This line is not JSON."],
    ["an unknown event", replaced(3, '{"type":"jump","id":1}'), 4, "This line is not an event."],
    [
      "an event by the name of what every object has",
      replaced(3, '{"type":"toString","id":1,"parent":null,"state":0}'),
      4,
      "This line is not an event.",
    ],
    [
      "an event without a number",
      replaced(5, '{"type":"take","parent":null,"state":0}'),
      6,
      "This line is not an event.",
    ],
    [
      "an event without a state",
      replaced(5, '{"type":"take","id":1,"parent":null}'),
      6,
      "This line is not an event.",
    ],
    ["an event that is a number", replaced(2, "17"), 3, "This line is not an event."],
    ["an event that is null", replaced(2, "null"), 3, "This line is not an event."],
    [
      "a result before the end",
      [...lines.slice(0, 4), lines.at(-1), lines[4]].join("\n"),
      5,
      "This line is not an event.",
    ],
    ["a bad event below empty lines", `${lines[0]}\n\n\n{"type":"jump"}\n`, 4, "This line is not an event."],
  ];

  it.each(broken)("%s is refused with its line", (_, content, line, message) => {
    let error: unknown;
    try {
      readTrace(content);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TraceError);
    expect(error).toMatchObject({ line, message });
  });

  function replaced(index: number, line: string): string {
    return [...lines.slice(0, index), line, ...lines.slice(index + 1), ""].join("\n");
  }
});
