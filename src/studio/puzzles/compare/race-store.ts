/** A race: a worker for each search, all brought to the same number of expansions before anything is drawn. */
import { create } from "zustand";
import { settingsOf, strategyNamed } from "../../../run/settings.ts";
import { startClock } from "../../ui/clock.ts";
import { problemSettings } from "../problem-settings.ts";
import type { Rival } from "../puzzle.ts";
import type { FromSearch, SearchRequest } from "../search/messages.ts";
import { SearchClient } from "../search/search-client.ts";
import { isRunning, lastOfRace, needsAnswer, newRunner, type Runner, withRaced } from "./race-state.ts";

interface RaceState {
  readonly runners: readonly Runner[];
  /** Expansions of each search that are shown, and those that are asked for. */
  readonly shown: number;
  readonly wanted: number;
  readonly playing: boolean;
  /** Playing as fast as possible, whatever the speed. */
  readonly finishing: boolean;
  /** Expansions per second. */
  readonly speed: number;
  readonly draw: boolean;
}

interface StepUnderWay {
  readonly step: number;
  readonly awaited: Set<number>;
  readonly runners: Runner[];
}

const atStart = { runners: [], shown: 0, wanted: 0, playing: false, finishing: false };

export const useRace = create<RaceState>(() => ({ ...atStart, speed: 100, draw: true }));

let request: SearchRequest | undefined;
/** Made when the first step is asked for. */
let clients: SearchClient[] = [];
/** The step in progress: which searches have not answered yet, and the state of the others. */
let underWay: StepUnderWay | undefined;
let stopClock: (() => void) | undefined;

/** All searches at their start; nothing runs yet. */
export function lineUp(rivals: readonly Rival[], next: SearchRequest): void {
  leaveRace();
  request = next;
  const runners = rivals.map((rival) => newRunner(rival, needsHeuristic(rival.strategy)));
  useRace.setState({ ...atStart, runners });
}

export function leaveRace(): void {
  stopClock?.();
  for (const client of clients) client.end();
  clients = [];
  underWay = undefined;
}

export function needsHeuristic(strategy: string): boolean {
  return strategyNamed(strategy).needs.includes("heuristic");
}

export function drawBoards(draw: boolean): void {
  useRace.setState({ draw });
  if (draw && clients.length > 0) goTo(useRace.getState().wanted);
}

export function isOver({ runners }: Pick<RaceState, "runners">): boolean {
  return runners.length > 0 && !runners.some(isRunning);
}

/** Whether all are done and the end is shown. */
export function isAtEnd(state: Pick<RaceState, "runners" | "shown">): boolean {
  return isOver(state) && state.shown >= lastOfRace(state.runners);
}

export function seek(step: number): void {
  useRace.setState({ playing: false, finishing: false });
  goTo(Math.max(0, step));
}

/** At the chosen speed, or with `finishing` to the end as fast as possible. */
export function play(playing: boolean, finishing = false): void {
  stopClock?.();
  useRace.setState({ playing, finishing: playing && finishing });
  if (!playing) return;
  if (isAtEnd(useRace.getState())) goTo(0);
  stopClock = startClock({
    speed: () => (useRace.getState().finishing ? Number.POSITIVE_INFINITY : useRace.getState().speed),
    isReady: () => underWay === undefined,
    advance: raceOn,
  });
}

/** The next steps of playing; false at the end. */
function raceOn(steps: number): boolean {
  const state = useRace.getState();
  if (!state.playing) return false;
  if (isAtEnd(state)) {
    useRace.setState({ playing: false, finishing: false });
    return false;
  }
  const { shown } = state;
  const isUnlimited = steps === Number.POSITIVE_INFINITY;
  goTo(shown + (isUnlimited ? Math.max(LEAST_CHUNK, Math.min(shown >> 3, MOST_CHUNK)) : steps));
  return true;
}

/** Expansions in a frame on the way to the end: an eighth of those done, so that any race takes about as many frames. */
const LEAST_CHUNK = 4;
const MOST_CHUNK = 1 << 20;

/** Brings all searches to a step. One step is in progress at a time; the newest request counts. */
function goTo(step: number): void {
  useRace.setState({ wanted: step });
  if (underWay !== undefined || request === undefined) return;
  const { runners, draw } = useRace.getState();
  if (clients.length === 0) clients = runners.map(({ rival }, lane) => newClient(request!, rival, lane));
  const lanes = runners.flatMap((runner, lane) => (needsAnswer(runner, step, draw) ? [lane] : []));
  underWay = { step, awaited: new Set(lanes), runners: [...runners] };
  for (const lane of lanes) clients[lane]!.send({ type: "race", to: step, draw });
  if (lanes.length === 0) showStep();
}

function newClient({ domain, input, settings }: SearchRequest, rival: Rival, lane: number): SearchClient {
  const own = new SearchClient(
    (message) => {
      if (clients[lane] === own) heard(lane, message);
    },
    { domain, input },
  );
  const limits = {
    ...(settings.time && { time: settings.time }),
    ...(settings.nodes && { nodes: settings.nodes }),
  };
  const depth = rival.strategy === "depth-limited" ? { "max-depth": settings["max-depth"] ?? "30" } : {};
  const all = { ...problemSettings(settings), ...limits, ...depth, ...rival };
  const options = settingsOf(strategyNamed(rival.strategy), all);
  own.send({ type: "open", request: { domain, input, settings: options }, draw: false });
  return own;
}

function heard(lane: number, message: FromSearch): void {
  if (underWay === undefined) return;
  const { awaited, runners } = underWay;
  const runner = runners[lane]!;
  if (message.type === "failed") {
    const { type: _, ...fault } = message;
    runners[lane] = { ...runner, fault };
  } else if (message.type === "raced") runners[lane] = withRaced(runner, message.progress, message.board);
  else return;
  awaited.delete(lane);
  if (awaited.size === 0) showStep();
}

/** All searches have answered: they are shown together. */
function showStep(): void {
  const { runners, step } = underWay!;
  underWay = undefined;
  const shown = Math.min(step, lastOfRace(runners));
  const { wanted } = useRace.getState();
  const isNewest = wanted === step;
  useRace.setState({ runners, shown, wanted: isNewest ? shown : wanted });
  if (!isNewest) requestAnimationFrame(() => clients.length > 0 && goTo(useRace.getState().wanted));
}
