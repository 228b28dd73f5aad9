/** The settings of a run of a rule program. The rule engine itself is not needed to know them. */
import type { AnyDomain, ProblemInput, Settings } from "../../domains/index.ts";
import { type Named, nearNames, OptionError, optionSentence } from "../../search/index.ts";
import { studySentence } from "../sentences.ts";
import { settingsOfInstance, solveOptions } from "../settings.ts";
import type { ProgramForm } from "./program-form.ts";

/** The conflict strategies of CLIPS, with the documents' names for two of them. */
export const conflictStrategies = {
  depth: {
    aliases: ["dfs", "depth-first", "profundidad", "en profundidad", "profunditat", "profundidade"],
  },
  breadth: { aliases: ["bfs", "breadth-first", "anchura", "en anchura", "amplària", "amplada", "largura"] },
  lex: {},
  mea: {},
  complexity: {},
  simplicity: {},
  random: {},
} as const satisfies Readonly<Record<string, Named>>;
export type ConflictStrategy = keyof typeof conflictStrategies;

export const salienceEvaluations = ["when-activated", "when-defined", "every-cycle"] as const;
export type SalienceEvaluation = (typeof salienceEvaluations)[number];

/** A rule program that a study runs. */
export interface RuleProgram {
  readonly name: string;
  readonly text: string;
  /** How it writes states; left out where it does as the documents do. */
  readonly form?: ProgramForm;
}

/** What only a run of a program counts: all rules fired and all facts asserted, those that are no states included. */
export interface RuleCounters {
  readonly fired: number;
  readonly facts: number;
  /** The index of the fact that is the goal; null if there is none. */
  readonly goalFact: number | null;
  /** All activations, at most at once; those of rules that make states are the frontier. */
  readonly peakAgenda: number;
}

/** The settings of a run of a program, by the names of the command line. */
const ruleSettings = [
  "strategy",
  "salience",
  "max-depth",
  "goal",
  "nodes",
  "time",
  "cpu",
  "memory",
  "preset",
];

/** The settings with their defaults, those of the instance among them. Throws an OptionError for one that is wrong. */
export function effectiveRuleSettings(domain: AnyDomain, input: ProblemInput, own: Settings): Settings {
  for (const name of Object.keys(own))
    if (!ruleSettings.includes(name))
      throw new OptionError(studySentence("no-program-option", name, ruleSettings));
  const { preset: _, ...chosen } = own;
  const settings = {
    strategy: "depth",
    salience: "when-activated",
    "max-depth": "20",
    ...settingsOfInstance(domain, input),
    ...chosen,
  };
  oneOf("strategy", Object.keys(conflictStrategies), settings.strategy);
  oneOf("salience", salienceEvaluations, settings.salience);
  solveOptions({ ...settings, strategy: "depth-first" });
  return settings;
}

function oneOf(option: string, known: readonly string[], value: string): void {
  if (known.includes(value)) return;
  throw new OptionError(optionSentence("takes-one-of", option, known, value, nearNames(value, known)));
}
