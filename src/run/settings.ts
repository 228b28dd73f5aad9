/**
 * From options as text, as written on a command line or in a study file, to options of `solve`. Order of precedence:
 * the user's own, the instance's, the preset's, the defaults of the rows.
 */
import type { AnyDomain, ProblemInput, Settings } from "../domains/index.ts";
import { domains, wholeNumberOption } from "../domains/index.ts";
import {
  type ChoiceName,
  choiceOptions,
  type Limits,
  type NumberName,
  numberOptions,
  OptionError,
  optionOfOthers,
  optionSentence,
  rowNamed,
  type Sentence,
  type SolveOptions,
  type Strategy,
  strategies,
  strategiesWith,
} from "../search/index.ts";
import { ownNames } from "./own-names.ts";
import { searchOptions } from "./search-options.ts";
import { studySentence } from "./sentences.ts";

/** The options that only some strategies have, by their flags. */
const ownedOptions: Readonly<Record<string, NumberName | "heuristic">> = {
  heuristic: "heuristic",
  ...Object.fromEntries(Object.entries(numberOptions).map(([name, { flag }]) => [flag, name])),
};

function hasOption(strategy: Strategy, flag: string): boolean {
  const option = ownedOptions[flag];
  return option === undefined || strategiesWith(option).some(({ name }) => name === strategy.name);
}

/** The settings without the options that only other strategies have. */
export function settingsOf(strategy: Strategy, settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([flag]) => hasOption(strategy, flag)));
}

/** Refuses an option that none of the strategies has. */
export function checkOwned(all: readonly Strategy[], settings: Settings): void {
  for (const flag of Object.keys(settings))
    if (!all.some((strategy) => hasOption(strategy, flag)))
      throw new OptionError(optionOfOthers(all[0]!, ownedOptions[flag]!));
}

/** Of an option that the domain does not have: which domains have it, if any. */
export function noOption(name: string): Sentence {
  const owners = Object.keys(domains).filter((other) => Object.hasOwn(domains[other]!.options, name));
  if (owners.length === 0) return studySentence("no-option", name);
  return studySentence("option-of-domain", name, owners);
}

/** The user's settings merged with those of the instance and the preset; unknown options are refused. */
export function effectiveSettings(domain: AnyDomain, input: ProblemInput, own: Settings): Settings {
  for (const name of Object.keys(own)) {
    if (!Object.hasOwn(searchOptions, name) && !Object.hasOwn(domain.options, name))
      throw new OptionError(noOption(name));
  }
  const { preset: presetName, ...chosen } = ownNames(domain, own);
  const preset = presetName === undefined ? undefined : rowNamed(domain.presets, "preset", presetName);
  const instance = settingsOfInstance(domain, input);
  const strategy = strategyNamed(chosen.strategy ?? preset?.settings.strategy ?? domain.defaults.strategy);
  checkOwned([strategy], chosen);
  const merged: Settings = {
    ...applicable(preset?.settings ?? {}, strategy),
    ...settingsOf(strategy, instance),
    ...chosen,
    ...preferred(chosen, strategy),
    strategy: strategy.name,
  };
  if (!strategy.needs.includes("heuristic")) return merged;
  const { heuristic = defaultHeuristic(domain, input, merged), ...others } = merged;
  for (const name of heuristic.split(",")) rowNamed(domain.heuristics, "heuristic", name);
  return { ...others, heuristic };
}

/** The settings that come with an instance. */
export function settingsOfInstance(domain: AnyDomain, input: ProblemInput): Settings {
  return ("instance" in input && domain.instances[input.instance]?.settings) || {};
}

/** The heuristic of a run that names none. */
export function defaultHeuristic(domain: AnyDomain, input: ProblemInput, settings: Settings): string {
  return domain.heuristicFor?.(input, settings) ?? domain.defaults.heuristic;
}

/** A preset serves many strategies: an option that a strategy does not offer is left out. */
function applicable(settings: Settings, strategy: Strategy): Settings {
  const choices = choicesOf(strategy);
  const others = Object.entries(settingsOf(strategy, settings)).filter(
    ([name]) => choices[name] === undefined,
  );
  return { ...Object.fromEntries(others), ...preferred(settings, strategy) };
}

/** The first of the choices, separated by commas, that the strategy has. A list with a word that is no choice stays, to be refused. */
function preferred(settings: Settings, strategy: Strategy): Settings {
  return Object.fromEntries(
    Object.entries(choicesOf(strategy)).flatMap(([name, choices]) => {
      const wanted = settings[name]?.split(",") ?? [];
      const areChoices = wanted.every((word) => Object.hasOwn(searchOptions[name]!.values!, word));
      const choice = areChoices ? wanted.find((word) => choices.includes(word)) : undefined;
      return choice === undefined ? [] : [[name, choice]];
    }),
  );
}

/** The choices of a strategy, by flag. */
function choicesOf({ options }: Strategy): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(choiceOptions).map(([name, { flag }]) => [flag, options[name as ChoiceName]]),
  );
}

export function strategyNamed(name: string): Strategy {
  return rowNamed<Strategy>(strategies, "strategy", name);
}

/** The options of `solve` that are plain data; names of choices are checked by `solve` itself. */
export function solveOptions(settings: Settings): SolveOptions<unknown, unknown> & { limits: Limits } {
  return {
    weight: numberIn(settings, "weight"),
    width: wholeNumberOption("width", settings.width),
    capacity: wholeNumberOption("capacity", settings.capacity),
    duplicates: settings.duplicates as SolveOptions<unknown, unknown>["duplicates"],
    goalTest: settings["goal-test"] as SolveOptions<unknown, unknown>["goalTest"],
    ties: settings.ties as SolveOptions<unknown, unknown>["ties"],
    precision: settings.precision as SolveOptions<unknown, unknown>["precision"],
    counting: settings.counting as SolveOptions<unknown, unknown>["counting"],
    limitNodes: settings["limit-nodes"] as SolveOptions<unknown, unknown>["limitNodes"],
    nodeStop: settings["node-stop"] as SolveOptions<unknown, unknown>["nodeStop"],
    limits: {
      depth: wholeNumberOption("max-depth", settings["max-depth"]),
      nodes: wholeNumberOption("nodes", settings.nodes),
      time: timeLimit(settings, "time"),
      cpu: timeLimit(settings, "cpu"),
      memory: quantityIn(
        settings,
        "memory",
        { k: 1e3, m: 1e6, g: 1e9, kb: 1e3, mb: 1e6, gb: 1e9, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30, b: 1 },
        "2GB",
      ),
    },
  };
}

/** In milliseconds, of the clock or of the processor; undefined without a limit. */
export function timeLimit(settings: Settings, name: "time" | "cpu"): number | undefined {
  const units = { ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000, "": 1000 };
  return quantityIn(settings, name, units, "60s");
}

function numberIn(settings: Settings, name: string): number | undefined {
  const text = settings[name];
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new OptionError(optionSentence("takes-number", name, text));
}

function quantityIn(
  settings: Settings,
  name: string,
  units: Readonly<Record<string, number>>,
  example: string,
): number | undefined {
  const text = settings[name];
  if (text === undefined) return undefined;
  const [, amount, unit = ""] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.toLowerCase()) ?? [];
  if (amount !== undefined && Object.hasOwn(units, unit)) return Number(amount) * units[unit]!;
  throw new OptionError(studySentence("takes-quantity", name, example, text));
}
