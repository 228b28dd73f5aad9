/** The pure parts of the puzzles page: links, boards by hand, games, races, what is known of a solution. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { domains } from "../../../src/domains/index.ts";
import { type Board, isReachable } from "../../../src/domains/sliding-tiles/board.ts";
import { run } from "../../../src/run/run.ts";
import {
  hasEnded,
  lastOfRace,
  lastStep,
  longestSolution,
  needsAnswer,
  type Runner,
  raceCsv,
  verdict,
  withRaced,
} from "../../../src/studio/puzzles/compare/race-state.ts";
import { moved, newGame, wentTo } from "../../../src/studio/puzzles/play/game.ts";
import {
  boardFault,
  openPuzzle,
  type Puzzle,
  withSetting,
  withText,
} from "../../../src/studio/puzzles/puzzle.ts";
import type { Progress, SearchOutcome } from "../../../src/studio/puzzles/search/messages.ts";
import {
  AHEAD,
  firstWatch,
  isAtEnd,
  played,
  wantedEvents,
  withProgress,
} from "../../../src/studio/puzzles/watch/watch-state.ts";

// The hooks of the page access the browser when they are loaded.
vi.stubGlobal("navigator", { languages: ["en"] });
const { puzzleRows } = await import("../../../src/studio/puzzles/domains/index.ts");
const { shuffledBoard, slid, withTile } = await import(
  "../../../src/studio/puzzles/domains/sliding-tiles/edit.ts"
);
const { firstPuzzle, puzzleFrom, puzzleQuery, wrongIn } = await import(
  "../../../src/studio/puzzles/puzzle-link.ts"
);
const { bestRequest, isGuaranteed, tooHigh, weightOf } = await import(
  "../../../src/studio/puzzles/watch/best-solution.ts"
);

const names = Object.keys(domains);
/** The puzzle with its board as text. */
const asText = (puzzle: Puzzle) =>
  withText(
    puzzle,
    puzzleRows[puzzle.domain]!.instanceText((puzzle.input as { readonly instance: string }).instance),
  );
const opened = (puzzle: Puzzle) => {
  const opening = openPuzzle(puzzle);
  if (opening.fault) throw new Error(opening.fault.message);
  return opening;
};

it("the page has a row for every domain, and names domains nowhere else", () => {
  expect(Object.keys(puzzleRows)).toEqual([...names, "own-problem"]);
  const folder = "src/studio";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    return names.some(
      (name) => text.includes(`"${name}"`) && !file.startsWith(join("puzzles", "domains", name)),
    );
  });
  expect(naming).toEqual(["puzzles/domains/index.ts"]);
});

describe("a link", () => {
  it.each(names)("gives back the puzzle of %s", (domain) => {
    const first = firstPuzzle(domain, "compare");
    const changed: Puzzle = {
      ...withSetting(asText(first), "strategy", "ida-star"),
      rivals: [{ strategy: "beam", heuristic: Object.keys(domains[domain]!.heuristics)[1]! }],
    };
    for (const puzzle of [first, changed])
      expect(puzzleFrom(new URLSearchParams(puzzleQuery(puzzle)))).toEqual(puzzle);
  });

  it("to a board too large for the usual options opens it all the same", () => {
    const link = (query: string) => puzzleFrom(new URLSearchParams(query));
    const { settings } = opened(link("puzzle=eternity2&instance=brendan-16x16&nodes=9"));
    expect(settings).toMatchObject({ formulation: "matching", nodes: "9" });
    const small = link("puzzle=eternity2&instance=report-3x3&strategy=a-star");
    expect(small.settings).toEqual({ strategy: "a-star" });
  });

  it("that says nonsense gives the first puzzle", () => {
    const query = new URLSearchParams("puzzle=chess&mode=dance&instance=nobody&race=a:b");
    expect(puzzleFrom(query)).toEqual(firstPuzzle());
  });

  it.each([
    ["strategy=foo&weight=2&nodes=9", { nodes: "9" }, ["no-row"]],
    ["strategy=beam&heuristic=foo&width=5", { strategy: "beam", width: "5" }, ["no-row"]],
    ["heuristic=manhattan,foo", {}, ["no-row"]],
    ["nothing=1&order=up&time=9s", { time: "9s" }, ["no-option", "move-order"]],
    ["width=5&strategy=beam", { strategy: "beam", width: "5" }, []],
    ["strategy=breadth-first&heuristic=manhattan", { strategy: "breadth-first" }, ["uses-no-heuristic"]],
  ])("with %s opens its board with what can be, and says what cannot", (text, settings, codes) => {
    const query = new URLSearchParams(`puzzle=sliding-tiles&instance=hardest-1&${text}`);
    const puzzle = puzzleFrom(query);
    expect(puzzle).toMatchObject({ input: { instance: "hardest-1" }, settings });
    expect(Object.keys(puzzle.settings).sort()).toEqual(
      Object.keys({ ...firstPuzzle().settings, ...settings }).sort(),
    );
    expect(openPuzzle(puzzle).fault).toBeUndefined();
    expect(wrongIn(query).faults.map(({ said }) => said?.code)).toEqual(codes);
  });
});

describe("a puzzle", () => {
  it.each(names)("of %s opens as it is at first, and as text with the same start", (domain) => {
    const first = firstPuzzle(domain);
    const text = opened(asText(first));
    expect(text.start).toEqual(opened(first).start);
    expect(text.settings.goal).toBe(opened(first).settings.goal);
  });

  it("reports the place of a mistake, and that there is no solution", () => {
    const board = (text: string) => openPuzzle(withText(firstPuzzle(), text));
    expect(board("1 2 3\n4 5 6\n7 8 8")).toEqual({
      fault: {
        message: "8 occurs again here, and 0 is missing.",
        said: { code: "repeated", values: [8, [0]] },
        line: 3,
        column: 5,
      },
    });
    expect(board("1 2 3 4 5 6 8 7 0")).toMatchObject({ unsolvable: { code: "wrong-parity" } });
  });

  it("tells a wrong board from wrong options", () => {
    const faultOfBoard = (puzzle: Puzzle) => boardFault(puzzle, openPuzzle(puzzle));
    const first = firstPuzzle();
    expect(faultOfBoard(first)).toBeUndefined();
    expect(faultOfBoard(withSetting(first, "strategy", "bogus"))).toBeUndefined();
    expect(faultOfBoard(withText(withSetting(first, "strategy", "bogus"), "1 2 x"))).toMatchObject({
      line: 1,
      column: 5,
    });
  });

  it("offers only options that the domain has", () => {
    for (const [domain, { choices }] of Object.entries(puzzleRows))
      for (const [option, { values, byDefault }] of Object.entries(choices)) {
        expect(domains[domain]!.options).toHaveProperty(option);
        if (values) expect(values).toContain(byDefault);
      }
  });
});

describe("a board by hand", () => {
  const shape = { rows: 3, columns: 3 };
  const board: Board = [8, 1, 3, 4, 0, 2, 7, 6, 5];

  it("is shuffled by a seed so that it can be solved", () => {
    for (let seed = 0; seed < 40; seed++) {
      const goal: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];
      const shuffled = shuffledBoard(shape, goal, seed);
      expect(isReachable(shape, shuffled, goal)).toBe(true);
      expect(shuffled.toSorted()).toEqual(goal.toSorted());
      expect(shuffledBoard(shape, goal, seed)).toEqual(shuffled);
    }
  });

  it("slides, and takes a typed number", () => {
    expect(slid(shape, board, 3)).toEqual([8, 1, 3, 0, 4, 2, 7, 6, 5]);
    expect(slid(shape, board, 0)).toBeUndefined();
    expect(withTile(board, 0, 5)).toEqual([5, 1, 3, 4, 0, 2, 7, 6, 8]);
    expect(withTile(board, 0, 99)).toBeUndefined();
  });
});

describe("watching", () => {
  const progress = (events: number, more: Partial<Progress> = {}): Progress =>
    ({ events, isFull: false, working: false, result: null, ...more }) as Progress;
  const over = { result: {} as SearchOutcome };

  it("searches ahead of the position, and no further", () => {
    expect(wantedEvents({ ...firstWatch, progress: progress(0) })).toBe(AHEAD);
    expect(wantedEvents({ ...firstWatch, progress: progress(AHEAD) })).toBeNull();
    expect(wantedEvents({ ...firstWatch, position: 4000, progress: progress(AHEAD) })).toBe(4000 + AHEAD);
    expect(wantedEvents({ ...firstWatch, progress: progress(0, { working: true }) })).toBeNull();
    expect(wantedEvents({ ...firstWatch, progress: progress(0, over) })).toBeNull();
  });

  it("follows a search to the end, and shows the result only there", () => {
    const going = withProgress({ ...firstWatch, finishing: true }, progress(700));
    expect(going).toMatchObject({ position: 700, finishing: true });
    expect(isAtEnd(going)).toBe(false);
    const done = withProgress(going, progress(900, over));
    expect(done).toMatchObject({ position: 900, finishing: false });
    expect(isAtEnd(done)).toBe(true);
    expect(isAtEnd({ ...done, position: 10 })).toBe(false);
  });

  it("plays to the last step that is known, and ends there once the search is over", () => {
    const state = { ...firstWatch, position: 2, progress: progress(100) };
    expect(played(state, 3)).toEqual({ position: 5, isAtEnd: false });
    expect(played({ ...state, position: 99 }, 10)).toEqual({ position: 100, isAtEnd: false });
    expect(played({ ...state, position: 99, progress: progress(100, over) }, 10).isAtEnd).toBe(true);
    expect(played({ ...state, position: 99, progress: progress(100, { isFull: true }) }, 1).isAtEnd).toBe(
      true,
    );
  });
});

describe("a solution", () => {
  it("is the best where the rows promise it", () => {
    const is = (settings: Record<string, string>, domain = "sliding-tiles") => isGuaranteed(domain, settings);
    expect(is({ strategy: "a-star", heuristic: "manhattan" })).toBe(true);
    expect(is({ strategy: "a-star", heuristic: "manhattan", duplicates: "keep-first" })).toBe(false);
    expect(is({ strategy: "a-star", heuristic: "manhattan", "goal-test": "generated" })).toBe(false);
    expect(is({ strategy: "breadth-first" })).toBe(true);
    expect(is({ strategy: "iterative-deepening" })).toBe(true);
    expect(is({ strategy: "iterative-deepening", duplicates: "keep-first" })).toBe(false);
    expect(is({ strategy: "breadth-first", goal: "best" }, "knight-score")).toBe(false);
    expect(is({ strategy: "greedy", heuristic: "manhattan" })).toBe(false);
    expect(is({ strategy: "weighted-a-star", heuristic: "manhattan" })).toBe(false);
    expect(is({ strategy: "a-star", heuristic: "reach,base" }, "knight-score")).toBe(false);
  });

  it("is compared with one that a search by the best means finds", () => {
    const request = {
      domain: "sliding-tiles",
      input: { instance: "clips-2" },
      settings: { strategy: "greedy", nodes: "5" },
    };
    const best = bestRequest(request, 9, "20s")!;
    expect(best.settings).not.toHaveProperty("nodes");
    expect(run(best).cost).toBe(9);
  });

  it("shows where the estimate was too high", () => {
    const outcome = { cost: 3, g: [0, 1, 2, 3], h: [2, 2, 2, 0] } as unknown as SearchOutcome;
    expect(tooHigh(outcome, 1)).toEqual([2]);
    expect(tooHigh(outcome, 2)).toEqual([0, 1, 2]);
    expect(weightOf({ strategy: "weighted-a-star" })).toBe(2);
    expect(weightOf({ strategy: "weighted-a-star", weight: "1.5" })).toBe(1.5);
  });
});

describe("a race", () => {
  const runner = (name: string, expanded: number, cost: number | null): Runner => ({
    rival: { strategy: name, heuristic: "zero" },
    name,
    isInformed: true,
    fault: null,
    board: null,
    history: [],
    progress: {
      metrics: {
        expanded,
        generated: 2 * expanded,
        duplicates: 0,
        peakFrontier: 1,
        timeMs: 1,
        memoryBytes: 2,
        frontierLeft: 5,
      },
      result: { outcome: cost === null ? "unsolvable" : "solved", cost, actions: [] },
    } as unknown as Progress,
  });

  it("is won by the fewest expansions among those with a solution", () => {
    expect(verdict([runner("a", 10, 5), runner("b", 20, 4), runner("c", 1, null)])).toEqual({
      winners: ["a"],
      expanded: 10,
      bestCost: 4,
      costlier: [["a", 5]],
    });
    expect(verdict([runner("a", 10, 5), { ...runner("b", 1, 1), progress: null }])).toBeNull();
    expect(verdict([runner("c", 1, null)])?.winners).toEqual([]);
  });

  const racing = (name: string, expanded: number): Runner => {
    const one = runner(name, expanded, null);
    return { ...one, progress: { ...one.progress!, result: null } };
  };

  it("shows how a search ended one step after its last expansion", () => {
    const solved = runner("a", 10, 5);
    expect([hasEnded(solved, 10), hasEnded(solved, 11)]).toEqual([false, true]);
    expect(lastStep(solved)).toBe(11);
    expect(lastStep(racing("b", 30))).toBe(30);
    expect(hasEnded(racing("b", 30), 30)).toBe(false);
    expect(lastOfRace([solved, racing("b", 30)])).toBe(30);
    expect(lastOfRace([])).toBe(0);
  });

  it("asks a worker only for what is not known", () => {
    const solved = runner("a", 10, 5);
    expect(needsAnswer(solved, 11, true)).toBe(false);
    expect(needsAnswer(solved, 10, true)).toBe(true);
    expect(needsAnswer(solved, 10, false)).toBe(false);
    expect(needsAnswer(runner("b", 10, null), 99, true)).toBe(true);
    expect(needsAnswer(racing("c", 10), 11, false)).toBe(true);
    expect(needsAnswer({ ...solved, fault: { message: "broken", said: null } }, 5, true)).toBe(false);
  });

  it("has solutions to play back when all are done", () => {
    const solved = runner("a", 10, 5);
    expect(longestSolution([solved, runner("b", 3, null)])).toBe(0);
    expect(longestSolution([runner("b", 3, null)])).toBeNull();
    expect(longestSolution([solved, racing("c", 3)])).toBeNull();
  });

  it("is written as CSV, with quotes where they are needed", () => {
    const lines = raceCsv([{ ...runner("a", 10, 5), fault: { message: 'no "x", no', said: null } }]).split(
      "\r\n",
    );
    expect(lines[0]).toBe(
      "strategy,heuristic,outcome,cost,depth,expanded,generated,duplicates,peakFrontier,timeMs,memoryBytes",
    );
    expect(lines[1]).toBe('a,zero,"no ""x"", no",5,0,10,20,0,1,1.000,2');
  });

  it("keeps a history of bounded length that ends with the newest", () => {
    let one = runner("a", 0, null);
    for (let i = 1; i <= 3000; i++) {
      const { progress } = runner("a", i, null);
      one = withRaced(one, progress!, null);
    }
    expect(one.history.length).toBeLessThanOrEqual(400);
    expect(one.history.at(-1)).toEqual([3000, 5]);
  });
});

describe("a game", () => {
  it("is undone, done again, and goes on another way", () => {
    const two = moved(moved(newGame("a"), "b"), "c");
    expect(wentTo(two, -1)).toMatchObject({ at: 1 });
    expect(wentTo(wentTo(two, -9), 9).at).toBe(2);
    expect(moved(wentTo(two, -1), "d")).toEqual({ states: ["a", "b", "d"], at: 2 });
  });

  /** A puzzle before the first move, and the row that knows how it is played. */
  const seat = (puzzle: Puzzle) => {
    const { opened: problem, start, settings } = opened(puzzle);
    return { play: puzzleRows[puzzle.domain]!.play!, position: { opened: problem, state: start }, settings };
  };

  it("follows the hints of the solver to the end, in every domain", () => {
    for (const domain of names) {
      const first = firstPuzzle(domain);
      const puzzle = domain === "eternity2" ? { ...first, input: { instance: "report-3x3" } } : first;
      const { play, position, settings } = seat(puzzle);
      let { state } = position;
      let left = Number.POSITIVE_INFINITY;
      for (let move = 0; !play.isSolved({ ...position, state }); move++) {
        expect(move).toBeLessThan(20);
        const now = { ...position, state };
        const { actions } = run({ domain, ...play.hintRequest(now, settings) });
        expect(actions.length).toBeLessThan(left);
        left = actions.length;
        const place = play.hintPlace(now, String(actions[0]));
        expect(play.hintText(puzzleRows[domain]!.words.en, String(actions[0]), place, now)).toMatch(/\w/);
        state = play.press(now, place.cell, place.held ?? null);
        expect(state).toBeDefined();
      }
    }
  });

  it("arrow keys slide the tile that can go that way", () => {
    const { play, position } = seat(firstPuzzle());
    expect(play.type!(position, "ArrowLeft")).toEqual([8, 1, 3, 4, 2, 0, 7, 6, 5]);
    expect(play.type!({ ...position, state: [0, 1, 2, 3, 4, 5, 6, 7, 8] }, "ArrowRight")).toBeNull();
    expect(play.type!(position, "Enter")).toBeUndefined();
  });

  it("marks where the knight can go, and takes a piece back", () => {
    const knight = seat(firstPuzzle("knight-score"));
    expect([...knight.play.openCells!(knight.position)]).toEqual([0, 1, 2, 3, 5]);
    expect(knight.play.press(knight.position, 99, null)).toBeUndefined();
    const { play, position } = seat(firstPuzzle("eternity2"));
    const laid = play.press(position, 3, { piece: 2, rotation: 1 });
    expect(laid).toMatchObject({ filled: 1, last: 3 });
    expect(play.press({ ...position, state: laid }, 3, null)).toMatchObject({ filled: 0 });
    expect(play.press(position, 3, null)).toBeUndefined();
  });
});
