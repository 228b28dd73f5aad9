/** The runs of a comparison: every strategy with every heuristic and every combination of the values of the options. */
import type { AnyDomain, Settings } from "../../domains/index.ts";
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
  const choices = combinations(lists).map((choice) => ownNames(domain, choice));
  checkOwned(strategies, choices[0]!);
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
  return { runs, options, unused: [...unused, ...estimates] };
}

function words(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}

/** Several values if each of them is one: names of values, or numbers. Boards and orders of moves have commas of their own. */
function valuesIn(domain: AnyDomain, option: string, value: string): string[] {
  const parts = words(value);
  const table = valuesOf(domain, option);
  const row = domain.options[option] ?? searchOptions[option];
  if (row === undefined) throw new OptionError(noOption(option));
  const isNumber = /^[NWTM]$/.test(row.value);
  const areValues =
    table === undefined
      ? isNumber && parts.every((part) => /^\d+(\.\d+)?[a-z]*$/i.test(part))
      : parts.every((part) => nameIn(table, part) !== undefined);
  return areValues ? parts : [value];
}

function combinations(lists: readonly (readonly [string, readonly string[]])[]): Settings[] {
  return lists.reduce<Settings[]>(
    (all, [option, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [option]: value }))),
    [{}],
  );
}
