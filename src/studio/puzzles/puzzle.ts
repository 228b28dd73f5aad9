/**
 * What the page is about, as plain data: a puzzle, its board, the options, what is compared. It goes into a link and
 * comes back from one.
 */
import {
  domains,
  type Fault,
  faultOf,
  type OpenedProblem,
  type ProblemInput,
  type Settings,
} from "../../domains/index.ts";
import { effectiveSettings } from "../../run/settings.ts";
import { type Sentence, strategies } from "../../search/index.ts";

export const modes = ["watch", "compare", "play"] as const;
export type Mode = (typeof modes)[number];

/** A search that takes part in a race. */
export interface Rival {
  readonly strategy: string;
  readonly heuristic: string;
}

export interface Puzzle {
  readonly mode: Mode;
  readonly domain: string;
  readonly input: ProblemInput;
  /** The user's own options; those of an instance are not among them. */
  readonly settings: Settings;
  readonly rivals: readonly Rival[];
}

/** What is shown of a domain that nobody has touched. */
const firstBoards: Readonly<Record<string, Pick<Puzzle, "input" | "settings" | "rivals">>> = {
  "sliding-tiles": {
    input: { instance: "kotlin-figure" },
    settings: {},
    rivals: [
      { strategy: "breadth-first", heuristic: "manhattan" },
      { strategy: "greedy", heuristic: "manhattan" },
      { strategy: "a-star", heuristic: "misplaced" },
      { strategy: "a-star", heuristic: "manhattan" },
    ],
  },
  "knight-score": {
    input: { instance: "C" },
    settings: {},
    rivals: [
      { strategy: "breadth-first", heuristic: "reach" },
      { strategy: "depth-first", heuristic: "reach" },
      { strategy: "a-star", heuristic: "base" },
      { strategy: "a-star", heuristic: "reach" },
    ],
  },
  eternity2: {
    input: { instance: "report-4x4" },
    settings: { formulation: "matching", strategy: "depth-first" },
    rivals: [
      { strategy: "breadth-first", heuristic: "border-first" },
      { strategy: "depth-first", heuristic: "border-first" },
      { strategy: "a-star", heuristic: "border-first" },
      { strategy: "greedy", heuristic: "colours" },
    ],
  },
};

export function firstPuzzle(domain = "sliding-tiles", mode: Mode = "watch"): Puzzle {
  return { mode, domain, ...firstBoards[domain]! };
}

const KEYS = { mode: "mode", domain: "puzzle", text: "board", instance: "instance", rivals: "race" } as const;

/** The part of an address after `#/puzzles?`; a puzzle that is as at first is left out. */
export function puzzleQuery(puzzle: Puzzle): Record<string, string> {
  const { mode, domain, input, settings, rivals } = puzzle;
  const first = firstBoards[domain]!;
  const race = raceText(rivals);
  return {
    [KEYS.domain]: domain,
    ...(mode !== "watch" && { [KEYS.mode]: mode }),
    ...("text" in input ? { [KEYS.text]: input.text } : { [KEYS.instance]: input.instance }),
    ...settings,
    ...(race !== raceText(first.rivals) && { [KEYS.rivals]: race }),
  };
}

/** What a link says; what it does not say or says wrongly is as at first. */
export function puzzleFrom(query: URLSearchParams): Puzzle {
  const wantedDomain = query.get(KEYS.domain) ?? "";
  const domain = Object.hasOwn(domains, wantedDomain) ? wantedDomain : "sliding-tiles";
  const mode = modes.find((name) => name === query.get(KEYS.mode)) ?? "watch";
  const first = firstPuzzle(domain, mode);
  const text = query.get(KEYS.text);
  const instance = query.get(KEYS.instance);
  const isKnown = instance !== null && Object.hasOwn(domains[domain]!.instances, instance);
  if (text === null && !isKnown) return first;
  const keys: readonly string[] = Object.values(KEYS);
  const settings = Object.fromEntries([...query].filter(([name]) => !keys.includes(name)));
  const rivals = readRace(domain, query.get(KEYS.rivals));
  return {
    ...first,
    input: text !== null ? { text } : { instance: instance! },
    settings,
    rivals: rivals ?? first.rivals,
  };
}

function raceText(rivals: readonly Rival[]): string {
  return rivals.map(({ strategy, heuristic }) => `${strategy}:${heuristic}`).join(" ");
}

function readRace(domain: string, text: string | null): Rival[] | undefined {
  const rivals = (text ?? "").split(" ").flatMap((word): Rival[] => {
    const [strategy = "", heuristic = ""] = word.split(":");
    const isKnown =
      Object.hasOwn(strategies, strategy) && Object.hasOwn(domains[domain]!.heuristics, heuristic);
    return isKnown ? [{ strategy, heuristic }] : [];
  });
  return rivals.length === 0 ? undefined : rivals;
}

/** A puzzle that was opened, or what is wrong with it. */
export type Opening =
  | {
      readonly opened: OpenedProblem<unknown, unknown>;
      readonly settings: Settings;
      readonly start: unknown;
      readonly unsolvable: string | Sentence | null;
      readonly fault?: undefined;
    }
  | { readonly fault: Fault };

/** Opens the board without any search; tables are not built. */
export function openPuzzle({ domain: name, input, settings }: Omit<Puzzle, "mode" | "rivals">): Opening {
  const domain = domains[name]!;
  try {
    const effective = effectiveSettings(domain, input, settings);
    const opened: OpenedProblem<unknown, unknown> = domain.open(input, effective);
    const { problem } = opened;
    return {
      opened,
      settings: effective,
      start: problem.starts[0],
      unsolvable: problem.unsolvable?.() ?? null,
    };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** A board given as text instead of an instance: what the instance brought along becomes the user's own. */
export function withText(puzzle: Puzzle, text: string): Puzzle {
  const { domain, input, settings } = puzzle;
  const brought = "instance" in input ? domains[domain]!.instances[input.instance]?.settings : undefined;
  return { ...puzzle, input: { text }, settings: { ...brought, ...settings } };
}

/** An option set or, with undefined, left to its default. */
export function withSetting(puzzle: Puzzle, name: string, value: string | undefined): Puzzle {
  const { [name]: _, ...others } = puzzle.settings;
  return { ...puzzle, settings: value === undefined ? others : { ...others, [name]: value } };
}
