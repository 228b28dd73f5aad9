/** What a user calls a strategy, a heuristic, a board or a value, turned into the names that the rows have. */
import type { AnyDomain, ProblemInput, Settings } from "../domains/index.ts";
import { type NamedTable, nameIn, strategies } from "../search/index.ts";
import { searchOptions } from "./search-options.ts";

/** `{ strategy: "bfs" }` -> `{ strategy: "breadth-first" }`. A word that is no name stays, for the checks to refuse. */
export function ownNames(domain: AnyDomain, settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([option, value]) => {
      const table = valuesOf(domain, option) ?? listedBy(domain, option);
      return [option, table === undefined ? value : ownValue(table, value)];
    }),
  );
}

/** The same for a problem that is named. */
export function ownInput(domain: AnyDomain, input: ProblemInput): ProblemInput {
  return "instance" in input ? { instance: ownName(domain.instances, input.instance) } : input;
}

/** The values that an option takes by name; undefined for an option that is typed. */
export function valuesOf(domain: AnyDomain, option: string): NamedTable | undefined {
  if (option === "strategy") return strategies;
  if (option === "heuristic") return domain.heuristics;
  if (option === "preset") return domain.presets;
  if (Object.hasOwn(domain.options, option)) return domain.options[option]!.values;
  return searchOptions[option]?.values;
}

function listedBy(domain: AnyDomain, option: string): NamedTable | undefined {
  return Object.hasOwn(domain.options, option) ? domain.options[option]!.listOf : undefined;
}

/** A list separated by commas where the whole is no name. */
function ownValue(table: NamedTable, value: string): string {
  const name = nameIn(table, value);
  if (name !== undefined || !value.includes(",")) return name ?? value;
  return value
    .split(",")
    .map((word) => ownName(table, word.trim()))
    .join(",");
}

function ownName(table: NamedTable, word: string): string {
  return nameIn(table, word) ?? word;
}
