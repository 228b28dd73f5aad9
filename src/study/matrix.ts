/** From a definition to its runs: every instance with every strategy, heuristic and option, in an order that never changes. */
import type { AnyDomain, Settings } from "../domains/index.ts";
import { domainNamed, type RunRequest } from "../run/run.ts";
import { checkOwned, effectiveSettings, settingsOf, solveOptions, strategyNamed } from "../run/settings.ts";
import { checkSplit } from "../run/split/index.ts";
import type { Split } from "../run/split/piece.ts";
import { rowNamed, type Said } from "../search/index.ts";
import type { StudyDefinition, StudyPart } from "./definition.ts";
import { instancesOf, type StudyInstance, settingsOf as settingsOfInstance } from "./instances.ts";
import type { StudyRun } from "./results.ts";

/** A run of a study: its number is its identity in every store. */
export interface PlannedRun {
  readonly number: number;
  readonly run: StudyRun;
  readonly request: RunRequest;
  /** If the search is to be cut into pieces. */
  readonly split?: Split;
}

/** Throws an OptionError if a name or a value is wrong; `PartError` says in which part. */
export function plannedRuns(definition: StudyDefinition): PlannedRun[] {
  const parts = definition.parts.map((part, index) => inPart(index, () => partRuns(definition, part)));
  const planned: PlannedRun[] = [];
  for (let repetition = 1; repetition <= definition.repetitions; repetition++) {
    parts.forEach((runs, part) => {
      const { split } = definition.parts[part]!;
      for (const { run, request } of runs)
        planned.push({
          number: planned.length,
          run: { ...run, repetition },
          request,
          ...(split !== undefined && { split }),
        });
    });
  }
  return planned;
}

/** What is wrong in a part, with its index. */
export class PartError extends Error {
  readonly said: Said | null;

  constructor(
    readonly part: number,
    cause: Error,
  ) {
    super(cause.message);
    this.said = (cause as { readonly said?: Said | null }).said ?? null;
  }
}

function inPart<Result>(part: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new PartError(part, error as Error);
  }
}

type PartRun = Pick<PlannedRun, "run" | "request">;

function partRuns(definition: StudyDefinition, part: StudyPart): PartRun[] {
  const domain = domainNamed(part.domain);
  const instances = instancesOf(domain, part.instances, definition.sample);
  const choices = choicesOf(domain, part, definition.limits);
  // One object for all instances that bring no settings of their own: there may be a million.
  let shared: readonly Settings[] | undefined;
  return instances.flatMap((instance) => {
    const isPlain = Object.keys(settingsOfInstance(domain, instance)).length === 0;
    const effective = (isPlain && shared) || choices.map((own) => settled(domain, instance, own));
    if (isPlain) shared = effective;
    const runs = choices.map((own, index) => partRun(part.domain, instance, own, effective[index]!));
    if (part.split !== undefined) for (const { request } of runs) checkSplit(request, part.split);
    return runs;
  });
}

function partRun(domain: string, instance: StudyInstance, own: Settings, effective: Settings): PartRun {
  const { strategy, heuristic = null, ...settings } = effective;
  return {
    run: { domain, instance: instance.name, strategy: strategy!, heuristic, settings, repetition: 1 },
    request: { domain, input: instance.input, settings: own },
  };
}

/** With all that follows from the names; a value that is no number is told here, before anything runs. */
function settled(domain: AnyDomain, { input }: StudyInstance, own: Settings): Settings {
  const effective = effectiveSettings(domain, input, own);
  solveOptions(effective);
  return effective;
}

/**
 * Every combination of strategy, heuristic and options, as settings of a run. A strategy gets the options that it has:
 * combinations that differ only in others are one run.
 */
function choicesOf(domain: AnyDomain, part: StudyPart, limits: Settings): Settings[] {
  const { strategies = [domain.defaults.strategy], heuristics = [domain.defaults.heuristic] } = part;
  for (const name of heuristics.flatMap((names) => names.split(",")))
    rowNamed(domain.heuristics, "heuristic", name);
  const rows = strategies.map(strategyNamed);
  const planned = new Set<string>();
  return combinations(Object.entries(part.options ?? {})).flatMap((options) => {
    checkOwned(rows, options);
    return rows.flatMap((row) => {
      const own = { ...limits, ...settingsOf(row, options), strategy: row.name };
      const text = JSON.stringify(own);
      if (planned.has(text)) return [];
      planned.add(text);
      return row.needs.includes("heuristic") ? heuristics.map((heuristic) => ({ ...own, heuristic })) : [own];
    });
  });
}

function combinations(options: readonly (readonly [string, readonly string[]])[]): Settings[] {
  return options.reduce<Settings[]>(
    (settings, [name, values]) =>
      settings.flatMap((before) => values.map((value) => ({ ...before, [name]: value }))),
    [{}],
  );
}
