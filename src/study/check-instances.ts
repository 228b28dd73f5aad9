/** Reads every instance and program of a study before anything runs: a wrong one is found now, not by the run that meets it. */
import { type AnyDomain, type Settings, TextError } from "../domains/index.ts";
import { checkProgram } from "../run/rules/rule-searched.ts";
import { domainNamed } from "../run/run.ts";
import { effectiveSettings, strategyNamed } from "../run/settings.ts";
import { messageOf, OptionError, type Sentence } from "../search/index.ts";
import type { InstanceSpec, StudyDefinition } from "./definition.ts";
import { instancesOf, type StudyInstance, setOf } from "./instances.ts";
import { choicesOf, inPart } from "./matrix.ts";
import { withText } from "./program-part.ts";

/** What is wrong with an instance: the indices of its part and of its entry there. */
export class InstanceError extends Error {
  constructor(
    readonly part: number,
    readonly entry: number,
    readonly why: string | Sentence,
    /** Where in the text of the instance; undefined if it is not about a place. */
    readonly place: { readonly line: number; readonly column: number } | undefined,
  ) {
    super(typeof why === "string" ? why : why.text);
  }
}

/** Throws an InstanceError for the first entry whose instances cannot be made. */
export function checkEntries({ parts }: Pick<StudyDefinition, "parts">): void {
  for (const [index, { domain, instances }] of parts.entries())
    for (const [entry, spec] of instances.entries())
      inEntry(index, entry, () => standingFor(domainNamed(domain), spec).next());
}

/** Throws an InstanceError for the first that no search could begin with. What is wrong with the choices must be known before. */
export function checkInstances({ parts, limits }: Pick<StudyDefinition, "parts" | "limits">): void {
  for (const [index, part] of parts.entries()) {
    const domain = domainNamed(part.domain);
    const isProgram = part.program !== undefined;
    const choices = choicesThatOpen(domain, choicesOf(domain, part, limits));
    for (const [entry, spec] of part.instances.entries())
      inEntry(index, entry, () => {
        for (const instance of standingFor(domain, spec))
          for (const settings of choices)
            if (isProgram) openForProgram(domain, instance, settings);
            else check(domain, instance, settings);
      });
  }
}

/**
 * Throws a PartError for the first program that cannot be loaded or does not accept the first instance of its part. The
 * instances must have been checked before; `areQuoted` says whether programs may be quoted.
 */
export function checkPrograms(
  { parts, limits }: Pick<StudyDefinition, "parts" | "limits">,
  areQuoted: boolean,
): void {
  for (const [index, part] of parts.entries()) {
    if (part.program === undefined) continue;
    const domain = domainNamed(part.domain);
    const program = withText(part.program);
    const { input } = instancesOf(domain, part.instances).at(0);
    const [settings = {}] = choicesOf(domain, part, limits);
    inPart(index, () => checkProgram(part.domain, program, input, settings, areQuoted));
  }
}

function inEntry(part: number, entry: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof TextError || error instanceof OptionError)) throw error;
    throw new InstanceError(part, entry, messageOf(error), error instanceof TextError ? error : undefined);
  }
}

/** Instances that a domain makes are all alike: the first stands for the others. */
function* standingFor(domain: AnyDomain, spec: InstanceSpec): Generator<StudyInstance> {
  const set = setOf(domain, spec);
  const last = "made" in spec ? Math.min(1, set.count) : set.count;
  for (let index = 0; index < last; index++) yield set.at(index);
}

/** The choices that make a difference to how a problem is opened: those of the domain, and the heuristic. */
function choicesThatOpen(domain: AnyDomain, choices: readonly Settings[]): readonly Settings[] {
  const different = new Map<string, Settings>();
  for (const settings of choices) {
    const own = Object.entries(settings).filter(
      ([name]) => name === "heuristic" || name === "preset" || Object.hasOwn(domain.options, name),
    );
    const key = JSON.stringify(own);
    if (!different.has(key)) different.set(key, settings);
  }
  return [...different.values()];
}

/** A program needs the start and the goal. */
function openForProgram(domain: AnyDomain, { input }: StudyInstance, { goal }: Settings): void {
  domain.open(input, goal === undefined ? {} : { goal });
}

function check(domain: AnyDomain, { input }: StudyInstance, own: Settings): void {
  const settings = effectiveSettings(domain, input, own);
  const { problem, heuristic } = domain.open(input, settings);
  const isInformed = strategyNamed(settings.strategy!).needs.includes("heuristic");
  if (!isInformed || problem.unsolvable?.() !== undefined) return;
  for (const name of settings.heuristic!.split(",")) {
    try {
      heuristic(name, { table: unbuilt });
    } catch (error) {
      if (!(error instanceof Unbuilt)) throw error;
    }
  }
}

/** A heuristic that gets as far as its table fits the problem; building it is left to the run. */
class Unbuilt extends Error {}

function unbuilt(): never {
  throw new Unbuilt();
}
