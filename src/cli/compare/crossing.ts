/** The runs of a comparison: every strategy with every heuristic and every combination of the values of the options. */
import type { AnyDomain, Settings } from "../../domains/index.ts";
import { type IdleSetting, idleSettings } from "../../run/idle-settings.ts";
import { ownNames, valuesOf } from "../../run/own-names.ts";
import type { RunResult } from "../../run/run.ts";
import { searchOptions } from "../../run/search-options.ts";
import { checkOwned, noOption, settingsOf, strategyNamed } from "../../run/settings.ts";
import { knownName, nameIn, OptionError } from "../../search/index.ts";
import type { CompareFlags } from "../commands/compare.ts";

export interface Planned {
  readonly strategy: string;
  /** Empty for a strategy that uses none. */
  readonly heuristic: string;
  readonly settings: Settings;
  /** The values of the crossed options, by name. */
  readonly values: Settings;
}

/** One run of the comparison, with what went into it. */
export interface Compared extends Planned {
  readonly problem: string;
  readonly result: RunResult;
}

interface Crossing {
  readonly runs: readonly Planned[];
  /** The options that have several values. */
  readonly options: readonly string[];
  /** Options that some of the strategies do not have. */
  readonly unused: readonly { readonly option: string; readonly by: string }[];
  /** Options that other values leave nothing to do, in some of the combinations at least. */
  readonly idle: readonly IdleSetting[];
}

export function crossed(domain: AnyDomain, settings: Settings, flags: CompareFlags): Crossing {
  const names = words(flags.strategies ?? domain.defaults.strategy);
  const strategies = names.map((word) => strategyNamed(word));
  const heuristics = words(flags.heuristics ?? domain.defaults.heuristic).map((word) =>
    knownName(domain.heuristics, "heuristic", word),
  );
  const lists = Object.entries(settings).map(([option, value]): [string, string[]] => [
    option,
    valuesIn(domain, option, value),
  ]);
  const options = lists.filter(([, values]) => values.length > 1).map(([option]) => option);
  const asked = combinations(lists).map((choice) => ownNames(domain, choice));
  checkOwned(strategies, asked[0]!);
  const idle = asked.map((choice) =>
    idleSettings(domain, choice, { ...presetOf(domain, choice), ...choice }),
  );
  const choices = asked.map((choice, index) => without(choice, idle[index]!));
  const runs = strategies.flatMap((strategy) => {
    const estimates = strategy.needs.includes("heuristic") ? heuristics : [""];
    const seen = new Set<string>();
    return choices.flatMap((chosen) => {
      const own = settingsOf(strategy, chosen);
      const values = Object.fromEntries(options.map((option) => [option, own[option] ?? ""]));
      if (seen.has(JSON.stringify(own))) return [];
      seen.add(JSON.stringify(own));
      return estimates.map((heuristic) => ({ strategy: strategy.name, heuristic, settings: own, values }));
    });
  });
  const unused = strategies.flatMap((strategy) =>
    Object.keys(settings)
      .filter((option) => !Object.hasOwn(settingsOf(strategy, settings), option))
      .map((option) => ({ option, by: strategy.name })),
  );
  const usesNone = strategies.every(({ needs }) => !needs.includes("heuristic"));
  const estimates =
    usesNone && flags.heuristics !== undefined ? [{ option: "heuristics", by: names.join(", ") }] : [];
  const told = new Map(idle.flat().map((one) => [JSON.stringify(one), one]));
  return { runs, options, unused: [...unused, ...estimates], idle: [...told.values()] };
}

function presetOf(domain: AnyDomain, { preset }: Settings): Settings {
  return (preset !== undefined && domain.presets[preset]?.settings) || {};
}

function without(settings: Settings, idle: readonly IdleSetting[]): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => idle.every(({ option }) => option !== name)),
  );
}

function words(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}

/** Several values if they are numbers, or one of them is the name of a value. Boards and orders of moves have commas of their own. */
function valuesIn(domain: AnyDomain, option: string, value: string): string[] {
  const parts = words(value);
  const table = valuesOf(domain, option);
  const row = domain.options[option] ?? searchOptions[option];
  if (row === undefined) throw new OptionError(noOption(option));
  const areValues =
    table === undefined
      ? /^[NWTM]$/.test(row.value)
      : parts.some((part) => nameIn(table, part) !== undefined);
  return areValues ? parts : [value];
}

function combinations(lists: readonly (readonly [string, readonly string[]])[]): Settings[] {
  return lists.reduce<Settings[]>(
    (all, [option, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [option]: value }))),
    [{}],
  );
}
