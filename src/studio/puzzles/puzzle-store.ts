/** The puzzle of the page. The address always holds it, so it can be used as a link. */
import { create } from "zustand";
import { readRoute, routeHash } from "../app/route.ts";
import type { Puzzle } from "./puzzle.ts";
import { firstPuzzle, puzzleFrom, puzzleQuery, unknownIn } from "./puzzle-link.ts";

export const usePuzzle = create<Puzzle>(() => puzzleFrom(readRoute(location.hash).query));

/** Names in the link that the page does not know; none as soon as the user chooses something. */
export const useUnknownNames = create<readonly string[]>(() => []);

/** The puzzles of the other domains, as the user left them. */
const left = new Map<string, Puzzle>();

export function changePuzzle(change: (puzzle: Puzzle) => Puzzle): void {
  useUnknownNames.setState([], true);
  usePuzzle.setState(change(usePuzzle.getState()), true);
}

export function chooseDomain(domain: string): void {
  const now = usePuzzle.getState();
  if (domain === now.domain) return;
  useUnknownNames.setState([], true);
  left.set(now.domain, now);
  usePuzzle.setState({ ...(left.get(domain) ?? firstPuzzle(domain)), mode: now.mode }, true);
}

/** Writes the puzzle into the address and reads it from a new one, until the function returned is called. */
export function followAddress(): () => void {
  const write = () => {
    const hash = routeHash("puzzles", puzzleQuery(usePuzzle.getState()));
    // A replaced address is not a step in the history and fires no event: the page knows it already.
    if (hash !== location.hash) history.replaceState(null, "", hash);
  };
  const read = () => {
    const { page, query } = readRoute(location.hash);
    if (page !== "puzzles" || [...query].length === 0) return;
    useUnknownNames.setState(unknownIn(query), true);
    usePuzzle.setState(puzzleFrom(query), true);
  };
  read();
  write();
  const unsubscribe = usePuzzle.subscribe(write);
  addEventListener("hashchange", read);
  return () => {
    unsubscribe();
    removeEventListener("hashchange", read);
  };
}
