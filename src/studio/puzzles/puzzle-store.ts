/** The puzzle of the page. The address always holds it and the step that is shown, so it can be used as a link. */
import { create } from "zustand";
import { readRoute, routeHash } from "../app/route.ts";
import { noteLinkedProgram } from "../own/linked-program.ts";
import type { Puzzle } from "./puzzle.ts";
import {
  firstPuzzle,
  type LinkFaults,
  modesOf,
  puzzleFrom,
  puzzleQuery,
  stepFrom,
  wrongIn,
} from "./puzzle-link.ts";
import { awaitStep, stepForLink, useWatch } from "./watch/watch-store.ts";

export const usePuzzle = create<Puzzle>(() => puzzleFrom(readRoute(location.hash).query));

const nothingWrong: LinkFaults = { names: [], faults: [] };
/** What is wrong in the link; nothing as soon as the user chooses something. */
export const useLinkFaults = create<LinkFaults>(() => nothingWrong);

/** Milliseconds that a step must stay before it is in the address: browsers refuse to change it often. */
const SETTLED_MS = 300;

/** The puzzles of the other domains, as the user left them. */
const left = new Map<string, Puzzle>();

export function changePuzzle(change: (puzzle: Puzzle) => Puzzle): void {
  useLinkFaults.setState(nothingWrong, true);
  usePuzzle.setState(change(usePuzzle.getState()), true);
}

export function chooseDomain(domain: string): void {
  const now = usePuzzle.getState();
  if (domain === now.domain) return;
  useLinkFaults.setState(nothingWrong, true);
  left.set(now.domain, now);
  const mode = modesOf(domain).find((name) => name === now.mode) ?? "watch";
  usePuzzle.setState({ ...(left.get(domain) ?? firstPuzzle(domain)), mode }, true);
}

/** What is done with which puzzle: the way back leads from one to the other, and not through every change of a board. */
const viewOf = ({ mode, domain }: Puzzle) => `${mode} ${domain}`;
let view = viewOf(usePuzzle.getState());

/** The address that was read or written last. Another one is a link: the browser has yet to tell of it. */
let known = "";

/** Brings the address up to date at once, unless a link is about to be followed. */
export function writeAddress(): void {
  if (location.hash !== known) return;
  const hash = routeHash("puzzles", puzzleQuery(usePuzzle.getState(), stepForLink()));
  const next = viewOf(usePuzzle.getState());
  // Neither fires an event: the page knows the address already.
  if (hash !== known && next === view) history.replaceState(null, "", hash);
  else if (hash !== known) history.pushState(null, "", hash);
  view = next;
  known = location.hash;
}

/** Writes the puzzle into the address and reads it from a new one, until the function returned is called. */
export function followAddress(): () => void {
  let isFirst = true;
  const read = () => {
    known = location.hash;
    const { page, query } = readRoute(location.hash);
    if (page !== "puzzles" || [...query].length === 0) return;
    useLinkFaults.setState(wrongIn(query), true);
    noteLinkedProgram(query);
    awaitStep(stepFrom(query));
    const puzzle = puzzleFrom(query);
    view = viewOf(puzzle);
    // The page that a link opens is already about its puzzle, and would begin the same search a second time.
    if (!isFirst || JSON.stringify(puzzle) !== JSON.stringify(usePuzzle.getState()))
      usePuzzle.setState(puzzle, true);
    isFirst = false;
  };
  read();
  // Nobody reads the address while the page is being drawn.
  let timer = setTimeout(writeAddress, SETTLED_MS);
  const unsubscribe = usePuzzle.subscribe(writeAddress);
  const unwatch = useWatch.subscribe(({ position, playing, finishing }, before) => {
    if (playing || finishing || (position === before.position && !before.playing && !before.finishing))
      return;
    clearTimeout(timer);
    timer = setTimeout(writeAddress, SETTLED_MS);
  });
  addEventListener("hashchange", read);
  return () => {
    unsubscribe();
    unwatch();
    clearTimeout(timer);
    removeEventListener("hashchange", read);
  };
}
