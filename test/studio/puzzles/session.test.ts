/** The search worker's session: what it records, how it is played back, what it answers. */
import { describe, expect, it } from "vitest";
import { type EstimatePart, inMemory, type Settings } from "../../../src/domains/index.ts";
import { domainNamed, prepare } from "../../../src/run/run.ts";
import { Replay, type SearchEvent, type StrategyName, strategies } from "../../../src/search/index.ts";
import { firstInOrder, frontierOrder, SORTED } from "../../../src/studio/puzzles/search/frontier-order.ts";
import type { Answer, Progress, Question, SearchReply } from "../../../src/studio/puzzles/search/messages.ts";
import { Recording } from "../../../src/studio/puzzles/search/recording.ts";
import { SearchSession } from "../../../src/studio/puzzles/search/session.ts";
import { Timeline } from "../../../src/studio/puzzles/search/timeline.ts";

const board = { domain: "sliding-tiles", input: { text: "4 2 0\n5 1 3" } };

/** A session whose slices are run by hand. */
function session(mostEvents?: number) {
  const said: SearchReply[] = [];
  let work: (() => void) | undefined;
  const one = new SearchSession(
    (message) => said.push(message),
    (next) => {
      work = next;
    },
    mostEvents,
  );
  const idle = () => {
    for (let slice = 0; work !== undefined && slice < 10_000; slice++) {
      const next = work;
      work = undefined;
      next();
    }
  };
  const answers = <Kind extends Answer["kind"]>(question: Question & { kind: Kind }) => {
    one.hear({ type: "ask", number: 7, question });
    idle();
    const last = said.findLast((message) => message.type === "answer");
    return (last as { answer: Answer }).answer as Answer & { kind: Kind };
  };
  const progress = () =>
    (said.findLast((message) => message.type === "progress") as { progress: Progress }).progress;
  const open = (settings: Settings, draw = true, input = board.input) => {
    one.hear({ type: "open", request: { ...board, input, settings }, draw });
  };
  return { one, said, idle, answers, progress, open, hasWork: () => work !== undefined };
}

const searches: [StrategyName, Settings][] = [
  ...(Object.keys(strategies) as StrategyName[]).map((name): [StrategyName, Settings] => [
    name,
    name === "depth-limited" ? { "max-depth": "12" } : {},
  ]),
  ["a-star", { ties: "oldest" }],
  ["a-star", { ties: "high-g" }],
  ["a-star", { ties: "low-g", heuristic: "misplaced" }],
  ["uniform-cost", { duplicates: "parent", nodes: "200" }],
  ["depth-first", { ties: "in-order", duplicates: "path", "max-depth": "9" }],
  ["breadth-first", { duplicates: "path" }],
  ["greedy", { "goal-test": "generated", heuristic: "blank" }],
  ["iterative-deepening", { duplicates: "keep-first" }],
];

function recorded(name: StrategyName, settings: Settings) {
  const recording = new Recording(1_000_000);
  const events: SearchEvent[] = [];
  const run = prepare(
    { ...board, settings: { ...settings, strategy: name } },
    {
      observer: {
        event(event) {
          events.push(event);
          recording.event(event);
        },
      },
    },
  );
  while (run.search.advance());
  return { recording, events, run };
}

describe("a recording", () => {
  it.each(searches)("of %s %j holds every event", (name, settings) => {
    const { recording, events } = recorded(name, settings);
    expect(recording.length).toBe(events.length);
    expect(events.map((_, at) => recording.eventAt(at))).toEqual(events);
  });

  it.each(searches)("of %s %j is played as the library plays it, both ways", (name, settings) => {
    const { recording, events } = recorded(name, settings);
    const timeline = new Timeline(recording);
    const replay = new Replay(events);
    const stride = Math.max(1, Math.floor(events.length / 60));
    const steps = Array.from({ length: Math.floor(events.length / stride) + 1 }, (_, i) => i * stride);
    for (const step of [...steps, events.length, ...steps.toReversed(), events.length]) {
      timeline.goTo(step);
      replay.goTo(step);
      expect(timeline.counters).toEqual(replay.counters);
      const nodes = [...replay.nodes.values()].toSorted((a, b) => a.id - b.id);
      for (const { id, status, parent } of nodes) {
        expect(timeline.statusOf(id)).toBe(status);
        expect(timeline.parentOf(id)).toBe(parent ?? -1);
      }
      const waiting = nodes.filter(({ status }) => status === "frontier").map(({ id }) => id);
      expect([...timeline.nodesOf("frontier")]).toEqual(waiting);
      expect(timeline.count("frontier")).toBe(waiting.length);
    }
  });

  const inOrder = searches.filter(
    ([name]) => !["ida-star", "rbfs", "sma-star", "depth-limited", "iterative-deepening"].includes(name),
  );
  it.each(inOrder)("of %s %j: the first of the frontier is taken next", (name, settings) => {
    const { recording, run } = recorded(name, settings);
    const timeline = new Timeline(recording);
    let taken = 0;
    for (let at = 0; at < recording.length && taken < 300; at++) {
      if (recording.typeAt(at) !== "take") continue;
      timeline.goTo(at);
      const order = frontierOrder(timeline, run.strategy, run.settings);
      // A search from both ends has two frontiers.
      const first = firstInOrder(timeline.nodesOf("frontier"), order).ids;
      const f = recording.f[at];
      if (name === "bidirectional") expect(first.indexOf(recording.id[at]!)).toBeGreaterThanOrEqual(0);
      else expect([name, f, first[0]]).toEqual([name, f, recording.id[at]]);
      taken++;
    }
    expect(taken).toBeGreaterThan(5);
  });

  it("that is full says so and keeps what it has", () => {
    const { open, one, idle, progress, answers } = session(50);
    open({ strategy: "breadth-first" });
    one.hear({ type: "finish" });
    idle();
    expect(progress()).toMatchObject({ events: 50, isFull: true, result: { outcome: "solved" } });
    expect(answers({ kind: "frame", step: 50 }).frame.step).toBe(50);
    expect(answers({ kind: "moment", from: 40, moment: "solution" })).toMatchObject({ found: false });
  });
});

it("picks the first of a long list", () => {
  const ids = Int32Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 20_000);
  const { ids: first, total } = firstInOrder(ids, (a, b) => a - b);
  expect(total).toBe(20_000);
  expect([...first]).toEqual(Array.from({ length: SORTED }, (_, i) => i));
});

describe("a session", () => {
  it("opens, waits, and searches only as far as it is asked", () => {
    const { open, one, idle, progress, said, hasWork } = session();
    open({ strategy: "breadth-first" });
    expect(said[0]).toMatchObject({ type: "opened", unsolvable: null });
    expect(hasWork()).toBe(false);
    expect(progress()).toMatchObject({ working: false, result: null });
    one.hear({ type: "reach", events: 10 });
    expect(hasWork()).toBe(true);
    idle();
    expect(progress().events).toBeGreaterThanOrEqual(10);
    one.hear({ type: "finish" });
    idle();
    expect(progress().result).toMatchObject({ outcome: "solved", cost: 7 });
    expect(progress().result!.states).toHaveLength(8);
    expect(progress().result!.g).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("says at once that a board is unsolvable, and what is wrong with a text", () => {
    const { open, said, progress } = session();
    open({}, true, { text: "1 2 3 4 5 6 8 7 0" });
    expect(said[0]).toMatchObject({ type: "opened", unsolvable: { code: "wrong-parity" } });
    expect(progress().result).toMatchObject({ outcome: "unsolvable" });
    open({}, true, { text: "1 2 3 4 5 6 8 8 0" });
    expect(said.at(-1)).toMatchObject({ type: "failed", message: "8 occurs again here, and 7 is missing." });
    open({ heuristic: "pdb-5-5-5" });
    expect(said.at(-1)).toMatchObject({
      type: "failed",
      message: expect.stringContaining("4x4 boards only"),
    });
  });

  it("gives the same frame after going back and forward", () => {
    const { open, answers, one, idle } = session();
    open({ strategy: "a-star" });
    one.hear({ type: "finish" });
    idle();
    const at = (step: number) => answers({ kind: "frame", step }).frame;
    const before = [at(40), answers({ kind: "tree", step: 40 })];
    at(30);
    expect([at(40), answers({ kind: "tree", step: 40 })]).toEqual(before);
    expect(before[0]).toMatchObject({ step: 40, event: { step: 40 } });
  });

  it.each(["a-star", "ida-star"])("%s: before the first step the tree has the start", (strategy) => {
    const { open, answers, one, idle } = session();
    open({ strategy });
    one.hear({ type: "finish" });
    idle();
    const { tree } = answers({ kind: "tree", step: 0 });
    expect([...tree.ids]).toEqual([0]);
    expect(tree.next).toBe(0);
    expect(answers({ kind: "boards", step: 0, ids: [0] }).boards).toMatchObject([{ id: 0, g: 0 }]);
    expect(answers({ kind: "frame", step: 0 }).frame).toMatchObject({ step: 0, frontier: 0 });
  });

  it("puts what two searches expand into one tree, every state once", () => {
    const { open, answers } = session();
    open({ strategy: "a-star" });
    const { union } = answers({ kind: "union", other: { strategy: "breadth-first" } });
    const { parents, first, second, goals, own, isWhole } = union!;
    expect(isWhole).toBe(true);
    const places = [...parents.keys()];
    expect(places.filter((place) => first[place] > 0)).toHaveLength(Math.max(...first));
    expect(places.filter((place) => second[place] > 0)).toHaveLength(Math.max(...second));
    expect(places.every((place) => first[place] > 0 || second[place] > 0)).toBe(true);
    expect(places.filter((place) => second[place] === 0).length).toBeLessThan(Math.max(...first));
    expect([...goals].filter((goal) => goal === 1)).toHaveLength(1);
    // A parent comes before its children, and whoever expands a state has expanded a parent of it.
    for (const place of places.slice(1)) expect(parents[place]).toBeLessThan(place);
    // The tree of each alone has the same states in its own order, each below one that it expanded before.
    for (const [i, orders] of [first, second].entries()) {
      expect([...own[i].places].map((place) => orders[place])).toEqual(
        [...own[i].places.keys()].map((at) => at + 1),
      );
      for (const [at, parent] of own[i].parents.entries()) expect(parent).toBeLessThan(at);
      expect([...own[i].parents].filter((parent) => parent < 0)).toHaveLength(1);
    }
    const { states } = answers({ kind: "union-boards", places: [0, 1] });
    expect(states[0]).not.toEqual(states[1]);
    expect(answers({ kind: "union", other: { strategy: "none" } }).union).toBeNull();
  });

  it("finds the next expansion, the next f, the solution, searching on for it", () => {
    const { open, answers, progress } = session();
    open({ strategy: "a-star" });
    const first = answers({ kind: "moment", from: 0, moment: "expansion" });
    expect(first.found).toBe(true);
    const frame = answers({ kind: "frame", step: first.step }).frame;
    expect(frame.event).toMatchObject({ type: "expand", id: 0 });
    const next = answers({ kind: "moment", from: first.step, moment: "new-f" });
    expect(answers({ kind: "frame", step: next.step }).frame.event!.f).not.toBe(frame.event!.f);
    const end = answers({ kind: "moment", from: 0, moment: "solution" });
    expect(answers({ kind: "frame", step: end.step }).frame.event!.type).toBe("goal");
    expect(progress().result).toMatchObject({ outcome: "solved" });
    expect(answers({ kind: "moment", from: end.step, moment: "expansion" }).found).toBe(false);
  });

  it("gives all events of a node, its path, its children and the terms of its estimate", () => {
    const { open, answers } = session();
    open({ strategy: "a-star", heuristic: "linear-conflict,misplaced" });
    const { step } = answers({ kind: "moment", from: 0, moment: "solution" });
    const { node, events, path, children, estimates } = answers({ kind: "node", step, id: 0 });
    expect(node).toMatchObject({ id: 0, parent: null, status: "expanded" });
    // The children of the start lead back to it.
    const types = events.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(["start", "take", "expand"]);
    expect(types).toContain("duplicate");
    expect(path).toHaveLength(1);
    expect(children.map(({ action }) => action)).toEqual(["left", "down"]);
    expect(estimates.map(({ heuristic }) => heuristic)).toEqual(["linear-conflict", "misplaced"]);
    expect(Math.max(...estimates.map(({ value }) => value))).toBe(node!.h);
  });

  it("lists the frontier in order, the expanded nodes newest first, and the events", () => {
    const { open, answers } = session();
    open({ strategy: "a-star" });
    const { step } = answers({ kind: "moment", from: 0, moment: "solution" });
    const rows = (list: "frontier" | "closed" | "events") =>
      answers({ kind: "rows", step, list, from: 0, count: 50 });
    const fs = rows("frontier").rows.map(({ f }) => f);
    expect(fs).toEqual(fs.toSorted((a, b) => a - b));
    expect(rows("closed").total).toBe(answers({ kind: "frame", step }).frame.closed);
    expect(rows("events").rows[0]).toMatchObject({ step, type: "goal" });
  });

  it("races to numbers of expansions, and back to boards it has passed", () => {
    const { open, one, said } = session();
    open({ strategy: "uniform-cost" }, false);
    const raced = (to: number) => {
      one.hear({ type: "race", to, draw: true });
      return said.at(-1) as SearchReply & { type: "raced" };
    };
    expect(raced(0)).toMatchObject({ board: { step: 0, state: [4, 2, 0, 5, 1, 3] } });
    const boards = [5, 10, 15].map((to) => {
      const { progress, board } = raced(to);
      expect(progress!.metrics.expanded).toBe(to);
      return board;
    });
    const end = raced(1000).progress!;
    expect(end.result).toMatchObject({ outcome: "solved", cost: 7 });
    // Nothing new is sent, and the boards are the same.
    expect([15, 10, 5].map((to) => raced(to))).toEqual(
      boards.toReversed().map((board) => ({ type: "raced", progress: null, board })),
    );
    expect(raced(2000).board!.step).toBe(end.metrics.expanded);
    one.hear({ type: "race", to: 3, draw: false });
    expect(said.at(-1)).toEqual({ type: "raced", progress: null, board: null });
  });

  it("writes a trace that can be read, with its end", () => {
    const { open, one, idle, answers } = session();
    open({ strategy: "greedy" });
    one.hear({ type: "finish" });
    idle();
    const lines = answers({ kind: "trace", format: "lines" }).text.trimEnd().split("\n");
    expect(JSON.parse(lines[0]!)).toMatchObject({ format: "frontier-trace", domain: "sliding-tiles" });
    expect(JSON.parse(lines.at(-1)!).result.outcome).toBe("solved");
    const posthoc = JSON.parse(answers({ kind: "trace", format: "posthoc" }).text);
    expect(posthoc.events[0]).toMatchObject({ type: "source", state: "4 2 0 5 1 3" });
  });
});

describe("the parts of an estimate", () => {
  const sum = (parts: readonly EstimatePart[]) => parts.reduce((total, { value }) => total + value, 0);
  const opened = (domain: string, text: string, settings: Settings) =>
    domainNamed(domain).open({ text }, settings);
  const tiles: [string, string[]][] = [
    [
      "8 6 7 2 5 4 3 0 1",
      ["zero", "misplaced", "manhattan", "blank", "linear-conflict", "walking-distance", "pdb-4-4"],
    ],
    [
      "2 1 3 0 4 5 6 7 8",
      ["zero", "misplaced", "manhattan", "blank", "linear-conflict", "walking-distance", "pdb-4-4"],
    ],
    ["14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", ["linear-conflict", "walking-distance", "pdb-5-5-5"]],
  ];
  it.each(tiles)("of board %s add up", (text, names) => {
    const problem = opened("sliding-tiles", text, {});
    let state = problem.problem.starts[0];
    for (let move = 0; move < 30; move++) {
      for (const name of names) {
        const parts = problem.explain!(name, state, inMemory)!;
        expect([name, sum(parts)]).toEqual([name, problem.heuristic(name, inMemory)(state)]);
      }
      const actions = problem.problem.actions(state);
      state = problem.problem.result(state, actions[(move * 7 + 1) % actions.length]);
    }
  });

  it("of an Eternity II board add up, wrong boards too", () => {
    const problem = domainNamed("eternity2").open({ instance: "report-3x3" }, {});
    let state = problem.problem.starts[0];
    for (let move = 0; move < 9; move++) {
      for (const name of ["zero", "border-first", "spiral", "colours"])
        expect(sum(problem.explain!(name, state, inMemory)!)).toBe(problem.heuristic(name, inMemory)(state));
      const actions = problem.problem.actions(state);
      state = problem.problem.result(state, actions[(move * 5) % actions.length]);
    }
  });
});
