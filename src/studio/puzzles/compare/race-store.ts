/** A race: a worker for each search, all advanced by the same number of expansions in each frame. */
import { create } from "zustand";
import type { ProblemInput, Settings } from "../../../domains/index.ts";
import { strategies } from "../../../search/index.ts";
import { strategyNamed } from "../../../study/settings.ts";
import type { Rival } from "../puzzle.ts";
import { SearchClient } from "../search/search-client.ts";
import { problemSettings } from "../watch/best-solution.ts";
import { isRunning, type Runner, rivalName, withRaced } from "./race-state.ts";

interface RaceState {
  readonly phase: "ready" | "racing" | "paused" | "over";
  readonly runners: readonly Runner[];
  /** Expansions of each search in a frame. */
  readonly pace: number;
}

export const useRace = create<RaceState>(() => ({ phase: "ready", runners: [], pace: 10 }));

export const paces = [1, 10, 100, 1000, 10_000, 100_000] as const;

let clients: SearchClient[] = [];
/** Searches that have not answered in this frame. */
let awaited = new Set<number>();

/** All searches at their start; nothing runs yet. */
export function lineUp(rivals: readonly Rival[]): void {
  leaveRace();
  const runners = rivals.map((rival): Runner => {
    const isInformed = Object.hasOwn(strategies, rival.strategy) && needsHeuristic(rival.strategy);
    return { rival, name: rivalName(rival, isInformed), progress: null, fault: null, history: [] };
  });
  useRace.setState({ phase: "ready", runners });
}

export function needsHeuristic(strategy: string): boolean {
  return strategyNamed(strategy).needs.includes("heuristic");
}

export function startRace(domain: string, input: ProblemInput, settings: Settings): void {
  const { runners } = useRace.getState();
  lineUp(runners.map(({ rival }) => rival));
  useRace.setState({ phase: "racing" });
  clients = runners.map(({ rival }, lane) => {
    const own = new SearchClient((message) => {
      if (clients[lane] !== own) return;
      if (message.type === "failed") change(lane, (runner) => ({ ...runner, fault: message.message }));
      else if (message.type === "raced") change(lane, (runner) => withRaced(runner, message.progress));
      else if (message.type === "progress")
        return change(lane, (runner) => ({ ...runner, progress: message.progress }));
      else return;
      awaited.delete(lane);
      if (awaited.size === 0) requestAnimationFrame(frame);
    });
    const limits = {
      ...(settings.time && { time: settings.time }),
      ...(settings.nodes && { nodes: settings.nodes }),
    };
    const depth = rival.strategy === "depth-limited" ? { "max-depth": settings["max-depth"] ?? "30" } : {};
    const options = { ...problemSettings(settings), ...limits, ...depth, ...rival };
    own.send({ type: "open", request: { domain, input, settings: options }, draw: false });
    return own;
  });
  frame();
}

export function pauseRace(isPaused: boolean): void {
  useRace.setState({ phase: isPaused ? "paused" : "racing" });
  if (!isPaused && awaited.size === 0) frame();
}

export function leaveRace(): void {
  for (const client of clients) client.end();
  clients = [];
  awaited = new Set();
}

/** The next equal number of expansions for all that still run. */
function frame(): void {
  const { phase, runners, pace } = useRace.getState();
  if (phase !== "racing" || clients.length === 0) return;
  const lanes = runners.flatMap((runner, lane) => (isRunning(runner) ? [lane] : []));
  if (lanes.length === 0) return useRace.setState({ phase: "over" });
  awaited = new Set(lanes);
  for (const lane of lanes) clients[lane]!.send({ type: "race", expansions: pace });
}

function change(lane: number, next: (runner: Runner) => Runner): void {
  useRace.setState(({ runners }) => ({ runners: runners.with(lane, next(runners[lane]!)) }));
}
