/** What the page is about, as plain data: a puzzle, its board, the options, what is compared. */
import {
  type Fault,
  faultOf,
  type OpenedProblem,
  type ProblemInput,
  type Settings,
} from "../../domains/index.ts";
import { effectiveSettings } from "../../run/settings.ts";
import type { Sentence } from "../../search/index.ts";
import { knownDomains } from "./domains/known-domains.ts";

export const modes = ["watch", "compare", "play", "heuristics"] as const;
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
  const domain = knownDomains[name]!;
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

/** What is wrong with the board itself; undefined if it is the options that do not fit. */
export function boardFault(
  { domain, input }: Pick<Puzzle, "domain" | "input">,
  opening: Opening,
): Fault | undefined {
  return opening.fault && openPuzzle({ domain, input, settings: {} }).fault;
}

/** A board given as text instead of an instance: the settings of the instance become the user's own. */
export function withText(puzzle: Puzzle, text: string): Puzzle {
  const { domain, input, settings } = puzzle;
  const brought = "instance" in input ? knownDomains[domain]!.instances[input.instance]?.settings : undefined;
  return { ...puzzle, input: { text }, settings: { ...brought, ...settings } };
}

/** An option set or, with undefined, left to its default. */
export function withSetting(puzzle: Puzzle, name: string, value: string | undefined): Puzzle {
  const { [name]: _, ...others } = puzzle.settings;
  return { ...puzzle, settings: value === undefined ? others : { ...others, [name]: value } };
}
