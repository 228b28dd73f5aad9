/** A puzzle as part of an address, and the puzzle with which the page starts. */
import type { Fault, Settings } from "../../domains/index.ts";
import { ownNames } from "../../run/own-names.ts";
import { settingsOf, strategyNamed } from "../../run/settings.ts";
import { nameIn, strategies } from "../../search/index.ts";
import { puzzleRows } from "./domains/index.ts";
import { knownDomains } from "./domains/known-domains.ts";
import { boardFault, type Mode, modes, openPuzzle, type Puzzle, type Rival } from "./puzzle.ts";

const firstDomain = Object.keys(puzzleRows)[0]!;

export function firstPuzzle(domain = firstDomain, mode: Mode = "watch"): Puzzle {
  return { mode, domain, ...puzzleRows[domain]!.first };
}

const KEYS = {
  mode: "mode",
  domain: "puzzle",
  text: "board",
  instance: "instance",
  rivals: "race",
  step: "step",
  program: "program",
  programName: "name",
} as const;

/** What can be done with the boards of a domain. */
export function modesOf(domain: string): readonly Mode[] {
  return modes.filter((mode) => mode !== "play" || puzzleRows[domain]!.play !== undefined);
}

/** What follows `#/puzzles?` in an address, without what is as at the start. */
export function puzzleQuery(puzzle: Puzzle, step = 0): Record<string, string> {
  const { mode, domain, input, settings, rivals } = puzzle;
  const { first, isProgram } = puzzleRows[domain]!;
  const board = "text" in input ? { [KEYS.text]: input.text } : { [KEYS.instance]: input.instance };
  const race = raceText(rivals);
  return {
    [KEYS.domain]: domain,
    ...(mode !== "watch" && { [KEYS.mode]: mode }),
    ...(!isProgram && board),
    ...settings,
    ...(race !== raceText(first.rivals) && { [KEYS.rivals]: race }),
    ...(mode === "watch" && step > 0 && { [KEYS.step]: String(step) }),
  };
}

/** The puzzle of a link; what the link leaves out or gets wrong is as at the start, and `wrongIn` says so. */
export function puzzleFrom(query: URLSearchParams): Puzzle {
  return readPuzzle(query).puzzle;
}

/** What a link gets wrong. */
export interface LinkFaults {
  /** Names that mean nothing here. */
  readonly names: readonly string[];
  /** Of options that the board cannot be opened with. */
  readonly faults: readonly Fault[];
}

function readPuzzle(query: URLSearchParams): { readonly puzzle: Puzzle; readonly faults: readonly Fault[] } {
  const domain = nameIn(knownDomains, query.get(KEYS.domain) ?? "") ?? firstDomain;
  const mode = modesOf(domain).find((name) => name === query.get(KEYS.mode)) ?? "watch";
  const first = firstPuzzle(domain, mode);
  const text = query.get(KEYS.text);
  const instance = query.get(KEYS.instance);
  const known = instance === null ? undefined : nameIn(knownDomains[domain]!.instances, instance);
  const input = text !== null ? { text } : known !== undefined ? { instance: known } : first.input;
  const keys: readonly string[] = Object.values(KEYS);
  const options = Object.fromEntries([...query].filter(([name]) => !keys.includes(name)));
  const asked = ownNames(knownDomains[domain]!, options);
  const rivals = readRace(domain, query.get(KEYS.rivals));
  // A board may be too large for what the options are by default; as the page sets it up, it is not.
  const isAsAtStart =
    input === first.input || openPuzzle({ domain, input, settings: asked }).fault !== undefined;
  const usual = isAsAtStart ? first.settings : {};
  const { settings, faults } = possible({ domain, input }, usual, asked);
  return { puzzle: { ...first, input, settings, rivals: rivals ?? first.rivals }, faults };
}

/** The usual settings with those that were asked for, without what the board cannot be opened with. */
function possible(
  board: Pick<Puzzle, "domain" | "input">,
  usual: Settings,
  asked: Settings,
): { readonly settings: Settings; readonly faults: readonly Fault[] } {
  const all = { ...usual, ...asked };
  if (Object.keys(asked).length === 0) return { settings: all, faults: [] };
  const opening = openPuzzle({ ...board, settings: all });
  const faultWith = (settings: Settings) => openPuzzle({ ...board, settings }).fault;
  if (opening.fault === undefined || boardFault(board, opening) || faultWith(usual))
    return { settings: all, faults: [] };
  let settings = usual;
  // What the strategy makes possible is tried after it.
  let left = Object.entries(asked).sort(([a], [b]) => Number(b === "strategy") - Number(a === "strategy"));
  for (let tried = -1; tried !== left.length; ) {
    tried = left.length;
    left = left.filter(([name, value]) => {
      const next = { ...settings, [name]: value };
      if (faultWith(next) !== undefined) return true;
      settings = next;
      return false;
    });
  }
  // Without its strategy, an option of that strategy alone is no mistake of its own.
  if (left[0]?.[0] === "strategy") {
    const instead = strategyNamed(settings.strategy ?? knownDomains[board.domain]!.defaults.strategy);
    left = Object.entries(settingsOf(instead, Object.fromEntries(left)));
  }
  const faults = left.map(([name, value]) => faultWith({ ...settings, [name]: value })!);
  return { settings, faults };
}

/** The step of the search that a link shows; 0 for the start. */
export function stepFrom(query: URLSearchParams): number {
  const step = Number(query.get(KEYS.step));
  return Number.isSafeInteger(step) && step > 0 ? step : 0;
}

/** What must be said about a link; what only the search itself can check, it says. */
export function wrongIn(query: URLSearchParams): LinkFaults {
  const { puzzle, faults } = readPuzzle(query);
  const { domain } = puzzle;
  const wrong = (key: string, isKnown: (name: string) => boolean) => {
    const name = query.get(key);
    return name === null || name === "" || isKnown(name) ? [] : [name];
  };
  const names = [
    ...wrong(KEYS.domain, (name) => nameIn(knownDomains, name) !== undefined),
    ...wrong(KEYS.mode, (name) => modesOf(domain).some((mode) => mode === name)),
    ...(query.has(KEYS.text)
      ? []
      : wrong(KEYS.instance, (name) => nameIn(knownDomains[domain]!.instances, name) !== undefined)),
    ...(query.get(KEYS.rivals) ?? "")
      .split(" ")
      .filter((word) => word !== "" && rivalOf(domain, word) === undefined),
  ];
  return { names, faults };
}

function raceText(rivals: readonly Rival[]): string {
  return rivals.map(({ strategy, heuristic }) => `${strategy}:${heuristic}`).join(" ");
}

function readRace(domain: string, text: string | null): Rival[] | undefined {
  const rivals = (text ?? "").split(" ").flatMap((word): Rival[] => {
    const rival = rivalOf(domain, word);
    return rival === undefined ? [] : [rival];
  });
  return rivals.length === 0 ? undefined : rivals;
}

function rivalOf(domain: string, word: string): Rival | undefined {
  const names = word.split(":");
  const strategy = nameIn(strategies, names[0] ?? "");
  const heuristic = nameIn(knownDomains[domain]!.heuristics, names[1] ?? "");
  return strategy === undefined || heuristic === undefined ? undefined : { strategy, heuristic };
}
