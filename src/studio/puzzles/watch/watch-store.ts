/** Watching one search: a worker, where it is, and what the user does with it. */
import { create, useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { startClock } from "../../ui/clock.ts";
import { storeInTurn } from "../../ui/store-in-turn.ts";
import type { Moment, Question, SearchRequest } from "../search/messages.ts";
import { type AnswerTo, SearchClient } from "../search/search-client.ts";
import {
  AHEAD,
  firstWatch,
  isAtEnd,
  played,
  type WatchState,
  wantedEvents,
  withProgress,
} from "./watch-state.ts";

export const useWatch = create<WatchState>(() => firstWatch);

/** Some values of the state: the caller renders again only when one of them changes. */
export function useWatched<Name extends keyof WatchState>(...names: readonly Name[]): Pick<WatchState, Name> {
  return useStore(useWatch, useShallow(picked(names)));
}

/** The same for what changes at every step: while the search plays, the callers are rendered in turn, one in each frame. */
export function useWatchedInTurn<Name extends keyof WatchState>(
  ...names: readonly Name[]
): Pick<WatchState, Name> {
  return useStore(inTurn, useShallow(picked(names)));
}

const inTurn = storeInTurn(useWatch, ({ playing }) => playing);

function picked<Name extends keyof WatchState>(names: readonly Name[]) {
  // Called for every part of the page at every step.
  return (state: WatchState) => {
    const some: Partial<Pick<WatchState, Name>> = {};
    for (const name of names) some[name] = state[name];
    return some as Pick<WatchState, Name>;
  };
}

let client: SearchClient | undefined;
let isFrameAsked = false;
let stopClock: (() => void) | undefined;
/** The step of a link, until the search has come so far. */
let awaited: number | null = null;
/** Jumps that were asked for; whatever else is done with the search takes the place of all of them. */
let jumps: Moment[] = [];

/** The next search is shown at this step as soon as it is known. */
export function awaitStep(step: number): void {
  awaited = step;
}

/** The step that a link to this moment names. */
export function stepForLink(): number {
  return awaited ?? useWatch.getState().position;
}

/** Starts over, paused at the start. A worker that is busy, with a search or a table, is replaced. */
export function openSearch(request: SearchRequest, draw: boolean): void {
  closeSearch();
  const own = new SearchClient((message) => {
    if (own !== client) return;
    if (message.type === "opened") {
      useWatch.setState({ phase: "ready", settings: message.settings, unsolvable: message.unsolvable });
      if (draw) askFrame();
    } else if (message.type === "failed") {
      const { type: _, ...fault } = message;
      useWatch.setState({ phase: "failed", fault, playing: false, finishing: false });
    } else if (message.type === "progress") {
      useWatch.setState((state) => withProgress(state, message.progress), true);
      if (draw) {
        arrive();
        searchAhead();
        if (message.progress.events > 0) askFrame();
      }
    }
  }, request);
  client = own;
  const { speed, tab, isNextHidden } = useWatch.getState();
  useWatch.setState({ ...firstWatch, request, speed, tab, isNextHidden }, true);
  own.send({ type: "open", request, draw });
}

export function closeSearch(): void {
  stopClock?.();
  client?.end();
  client = undefined;
  isFrameAsked = false;
  jumps = [];
}

export function seek(position: number): void {
  const last = useWatch.getState().progress?.events ?? 0;
  awaited = null;
  jumps = [];
  stopFinishing();
  useWatch.setState({ position: Math.max(0, Math.min(position, last)), playing: false });
  searchAhead();
  askFrame();
}

export function play(playing: boolean): void {
  awaited = null;
  jumps = [];
  stopClock?.();
  if (!playing) {
    stopFinishing();
    useWatch.setState({ playing: false });
    return;
  }
  useWatch.setState((state) => ({ playing: true, ...(isAtEnd(state) && { position: 0 }) }));
  stopClock = startClock({
    speed: () => useWatch.getState().speed,
    advance(steps) {
      const state = useWatch.getState();
      if (!state.playing) return false;
      const next = played(state, steps);
      useWatch.setState({ position: next.position, playing: !next.isAtEnd });
      searchAhead();
      askFrame();
      return !next.isAtEnd;
    },
  });
}

/** Searches to the end at full speed; the position follows. */
export function finish(): void {
  awaited = null;
  jumps = [];
  const { progress } = useWatch.getState();
  if (progress !== null && progress.result !== null) return seek(progress.events);
  useWatch.setState({ finishing: true, playing: false });
  client?.send({ type: "finish" });
}

/** Jumps before the answer to the last one count too: each begins where the one before it arrives. */
export function jump(moment: Moment): void {
  awaited = null;
  useWatch.setState({ playing: false });
  jumps.push(moment);
  if (jumps.length === 1) void makeJumps(jumps);
}

async function makeJumps(asked: Moment[]): Promise<void> {
  for (; asked.length > 0; asked.shift()) {
    const { position } = useWatch.getState();
    const answer = await ask({ kind: "moment", from: position, moment: asked[0] });
    if (asked !== jumps || answer === undefined) return;
    useWatch.setState({ position: answer.step });
    searchAhead();
    askFrame();
  }
}

export function select(selected: number | null): void {
  useWatch.setState((state) => ({ selected, onlyBranch: state.onlyBranch && selected !== null }));
}

/** A question to the worker of this search; undefined if there is none or another one has taken its place. */
export async function ask<Kind extends Question["kind"]>(
  question: Question & { readonly kind: Kind },
): Promise<AnswerTo<Kind> | undefined> {
  const own = client;
  const answer = await own?.ask<Kind>(question);
  return own === client ? answer : undefined;
}

function stopFinishing(): void {
  if (!useWatch.getState().finishing) return;
  useWatch.setState({ finishing: false });
  client?.send({ type: "pause" });
}

function arrive(): void {
  const { progress } = useWatch.getState();
  if (awaited === null || progress === null) return;
  const { events, result, isFull, working } = progress;
  if (events >= awaited || result !== null || isFull) {
    useWatch.setState({ position: Math.min(awaited, events) });
    awaited = null;
  } else if (!working) client?.send({ type: "reach", events: awaited + AHEAD });
}

function searchAhead(): void {
  const events = wantedEvents(useWatch.getState());
  if (events !== null) client?.send({ type: "reach", events });
}

/** One question at a time: meanwhile, only the newest position counts. */
function askFrame(): void {
  if (isFrameAsked || client === undefined) return;
  const own = client;
  const { position, frame: shown } = useWatch.getState();
  if (shown?.step === position) return;
  isFrameAsked = true;
  void own.ask({ kind: "frame", step: position }).then((answer) => {
    if (own !== client || answer === undefined) return;
    const { frame } = answer;
    isFrameAsked = false;
    useWatch.setState({ frame });
    if (useWatch.getState().position !== frame.step) askFrame();
  });
}
