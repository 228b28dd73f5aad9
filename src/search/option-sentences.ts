/** What can be wrong with options and names, in English. */
import { sentencesOf } from "./sentence.ts";

/** Tables whose rows a user asks for by name. */
export type RowKind =
  | "strategy"
  | "heuristic"
  | "preset"
  | "counting"
  | "node stop"
  | "domain"
  | "set of instances"
  | "formulation"
  | "cost"
  | "pieces";

/** What a strategy offers a choice of. */
export type ChoiceKind =
  | "precision"
  | "duplicates"
  | "goal test"
  | "tie-breaking"
  | "count of nodes at the limit";

/** What takes a number. */
export type NumberKind =
  | "weight"
  | "width"
  | "capacity"
  | "depth limit"
  | "node limit"
  | "time limit"
  | "processor time limit"
  | "memory limit";

export const optionSentences = {
  "no-row": (what: RowKind, name: string, known: readonly string[], near: readonly string[]) =>
    `There is no ${what} "${name}"; there are ${known.join(", ")}.${meant(near)}`,
  "needs-heuristic": (strategy: string) => `${strategy} needs a heuristic.`,
  "needs-backward": (strategy: string) => `${strategy} needs a problem that can be searched from its goals.`,
  "needs-depth-limit": (strategy: string) => `${strategy} needs a depth limit (--max-depth).`,
  "no-processor-time": () =>
    "Processor time cannot be measured here; use a limit of time (--time) instead of --cpu.",
  "no-choice": (strategy: string, what: ChoiceKind, wanted: string, allowed: readonly string[]) =>
    `${strategy} has no ${what} "${wanted}"; it has ${allowed.join(", ")}.`,
  "has-no-option": (strategy: string, what: NumberKind, owners: readonly string[]) =>
    `${strategy} has no ${what}: that is an option of ${owners.join(", ")}.`,
  "uses-no-heuristic": (strategy: string, owners: readonly string[]) =>
    `${strategy} uses no heuristic; ${owners.join(", ")} do.`,
  "program-no-function": (name: string) => `${name} must be a function.`,
  "program-no-starts": (owner: string) => `${owner}.starts must be an array with at least one state.`,
  whole: (what: NumberKind, strategy: string, value: number) =>
    `The ${what} of ${strategy} must be a whole number, not ${value}.`,
  "at-least": (what: NumberKind, strategy: string, least: number, value: number) =>
    `The ${what} of ${strategy} must be at least ${least}, not ${value}.`,
  "takes-number": (option: string, text: string) => `--${option} takes a number, not "${text}".`,
  "takes-whole-number": (option: string, text: string) => `--${option} takes a whole number, not "${text}".`,
  "takes-number-from": (option: string, least: number, text: string) =>
    `--${option} takes a whole number from ${least}, not "${text}".`,
  "takes-number-between": (option: string, least: number, most: number, text: string) =>
    `--${option} takes a whole number from ${least} to ${most}, not "${text}".`,
  "takes-one-of": (option: string, known: readonly string[], text: string, near: readonly string[]) =>
    `--${option} takes ${known.join(", ")}, not "${text}".${meant(near)}`,
} as const;

/** The question after a word that is not known; nothing if no name is like it. */
export function meant(near: readonly string[]): string {
  return near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`;
}

export const optionSentence = sentencesOf(optionSentences);
