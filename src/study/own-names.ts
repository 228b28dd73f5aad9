/** A study file by the names that the rows have, whatever names its author used. */
import { domains } from "../domains/index.ts";
import { ownNames } from "../run/own-names.ts";
import { conflictStrategies } from "../run/rules/rule-settings.ts";
import { nameIn } from "../search/index.ts";
import type { PrintedRow, StudyPart } from "./definition.ts";

/** Heuristics and values of options by the names that their rows have; strategies too, if they are those of an agenda. */
export function namedAsRows(
  part: Omit<StudyPart, "instances" | "program">,
  isProgram: boolean,
): Omit<StudyPart, "instances" | "program"> {
  const { domain, strategies, heuristics, options } = part;
  const own = (option: string, values: readonly string[]) =>
    values.map((value) => ownNames(domains[domain]!, { [option]: value })[option]!);
  const named = Object.entries(options ?? {}).map(([name, values]) => [name, own(name, values)]);
  return {
    ...part,
    // A file may call the order of an agenda what it would call that of a search.
    ...(isProgram &&
      strategies !== undefined && {
        strategies: strategies.map((name) => nameIn(conflictStrategies, name) ?? name),
      }),
    ...(heuristics !== undefined && { heuristics: own("heuristic", heuristics) }),
    ...(options !== undefined && { options: Object.fromEntries(named) }),
  };
}

/** The run that a printed row means, by the names of the domain that has its instance. */
export function printedAsRows(row: PrintedRow, parts: readonly Pick<StudyPart, "domain">[]): PrintedRow {
  const { instance, strategy, heuristic, settings } = row.run;
  const known = parts.map(({ domain }) => domains[domain]!);
  const domain = known.find(({ instances }) => nameIn(instances, instance) !== undefined) ?? known[0]!;
  const names = ownNames(domain, { strategy, ...(heuristic !== undefined && { heuristic }) });
  const run = {
    ...names,
    strategy: names.strategy!,
    instance: nameIn(domain.instances, instance) ?? instance,
    ...(settings !== undefined && { settings: ownNames(domain, settings) }),
  };
  return { ...row, run };
}
