/** From a definition to its runs: every instance with every strategy, heuristic and option, in an order that never changes. */
import type { AnyDomain, Settings } from "../domains/index.ts";
import { effectiveRuleSettings, type RuleProgram } from "../run/rules/rule-settings.ts";
import { domainNamed, type RunRequest } from "../run/run.ts";
import { studySentence } from "../run/sentences.ts";
import {
  checkOwned,
  effectiveSettings,
  settingsOf,
  settingsOfInstance,
  solveOptions,
  strategyNamed,
} from "../run/settings.ts";
import { checkSplit } from "../run/split/index.ts";
import type { Split } from "../run/split/piece.ts";
import { messageOf, OptionError, rowNamed } from "../search/index.ts";
import { count } from "../words/number-text.ts";
import { combinations } from "./combinations.ts";
import type { StudyDefinition, StudyPart } from "./definition.ts";
import { type InstanceSet, instancesOf, type StudyInstance } from "./instances.ts";
import { programChoices, withText } from "./program-part.ts";
import type { StudyRun } from "./results.ts";

/** A run of a study: its number is its identity in every store. */
export interface PlannedRun {
  readonly number: number;
  readonly run: StudyRun;
  readonly request: RunRequest;
  /** Set if the search is to be cut into pieces. */
  readonly split?: Split;
}

/** More results would fit into no store and no report. */
const MOST_RUNS = 10_000_000;
/** Combinations of strategy, heuristic and options in a part; they are kept in memory. */
const MOST_CHOICES = 100_000;

/** The runs of a study by their numbers. A run is made when it is asked for: a study may have a million. */
export class StudyPlan {
  readonly total: number;
  private readonly parts: readonly { readonly part: PlannedPart; readonly begin: number }[];
  private readonly each: number;

  /**
   * Throws a `PartError`, which says in which part a name or a value is wrong or from which part on there are too many runs, or an
   * OptionError if there are too many repetitions.
   */
  constructor({ parts, repetitions, ...shared }: StudyDefinition) {
    let begin = 0;
    this.parts = parts.map((definition, index) => {
      const placed = { part: inPart(index, () => new PlannedPart(shared, definition)), begin };
      begin += placed.part.size;
      inPart(index, () => checkRuns(begin));
      return placed;
    });
    this.each = begin;
    this.total = repetitions * this.each;
    checkRuns(this.total);
  }

  at(number: number): PlannedRun {
    const { part, begin } = this.partOf(number);
    return { number, ...part.run((number % this.each) - begin, 1 + Math.floor(number / this.each)) };
  }

  /** Whether a run is to be cut into pieces. */
  isSplit(number: number): boolean {
    return this.partOf(number).part.split !== undefined;
  }

  private partOf(number: number) {
    return this.parts.findLast(({ begin, part }) => part.size > 0 && begin <= number % this.each)!;
  }
}

function checkRuns(found: number): void {
  if (found > MOST_RUNS)
    throw new OptionError(studySentence("too-many-runs", count(found), count(MOST_RUNS)));
}

/** All runs of a study at once. */
export function plannedRuns(definition: StudyDefinition): PlannedRun[] {
  const plan = new StudyPlan(definition);
  return Array.from({ length: plan.total }, (_, number) => plan.at(number));
}

/** What is wrong in a part, with its index. */
export class PartError extends OptionError {
  constructor(
    readonly part: number,
    cause: Error,
  ) {
    super(messageOf(cause));
  }
}

/** Turns what is wrong there into a PartError. */
export function inPart<Result>(part: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new PartError(part, error as Error);
  }
}

/** One crossing: what is wrong with its choices is found when it is made, before anything runs. */
class PlannedPart {
  readonly size: number;
  readonly split: Split | undefined;
  private readonly domain: AnyDomain;
  private readonly instances: InstanceSet;
  private readonly choices: readonly Settings[];
  private readonly program: RuleProgram | undefined;
  /** What the choices amount to for instances without settings of their own: one object for all of them. */
  private shared: readonly EffectiveChoice[] | undefined;
  /** The instance that was asked for last: the next run is mostly of the same one. */
  private last: { readonly index: number; readonly instance: StudyInstance } | undefined;

  constructor(
    { sample, limits }: Pick<StudyDefinition, "sample" | "limits">,
    private readonly part: StudyPart,
  ) {
    this.domain = domainNamed(part.domain);
    this.split = part.split;
    this.instances = instancesOf(this.domain, part.instances, sample);
    this.choices = choicesOf(this.domain, part, limits);
    this.program = part.program === undefined ? undefined : withText(part.program);
    this.size = this.instances.count * this.choices.length;
    this.check();
  }

  /** Instance by instance, each with every choice. */
  run(position: number, repetition: number): Omit<PlannedRun, "number"> {
    const { domain } = this.part;
    const choice = position % this.choices.length;
    const instance = this.instanceAt((position - choice) / this.choices.length);
    return {
      run: { domain, instance: instance.name, ...this.effectiveFor(instance)[choice]!, repetition },
      request: {
        domain,
        input: instance.input,
        settings: this.choices[choice]!,
        ...(this.program !== undefined && { program: this.program }),
      },
      ...(this.split !== undefined && { split: this.split }),
    };
  }

  private instanceAt(index: number): StudyInstance {
    if (this.last?.index !== index) this.last = { index, instance: this.instances.at(index) };
    return this.last.instance;
  }

  private effectiveFor(instance: StudyInstance): readonly EffectiveChoice[] {
    const isPlain = Object.keys(settingsOfInstance(this.domain, instance.input)).length === 0;
    if (isPlain && this.shared !== undefined) return this.shared;
    const { program, domain } = this;
    const effective = this.choices.map((own) =>
      program === undefined ? checked(domain, instance, own) : checkedProgram(program, domain, instance, own),
    );
    if (isPlain) this.shared = effective;
    return effective;
  }

  /** Instances that a domain makes are all alike: of these the first stands for the others. */
  private check(): void {
    const isMade = this.part.instances.every((spec) => "made" in spec);
    const last = isMade ? Math.min(1, this.instances.count) : this.instances.count;
    for (let index = 0; index < last; index++) {
      const instance = this.instances.at(index);
      this.effectiveFor(instance);
      if (this.split === undefined) continue;
      for (const settings of this.choices)
        checkSplit({ domain: this.part.domain, input: instance.input, settings }, this.split);
    }
  }
}

type EffectiveChoice = Pick<StudyRun, "strategy" | "heuristic" | "settings">;

function checkedProgram(
  { name }: RuleProgram,
  domain: AnyDomain,
  { input }: StudyInstance,
  own: Settings,
): EffectiveChoice {
  const { strategy, ...settings } = effectiveRuleSettings(domain, input, own);
  return { strategy: `${name} ${strategy}`, heuristic: null, settings };
}

/** With everything that follows from the names; a value that is not a number is found here. */
function checked(domain: AnyDomain, { input }: StudyInstance, own: Settings): EffectiveChoice {
  const effective = effectiveSettings(domain, input, own);
  solveOptions(effective);
  const { strategy, heuristic = null, ...settings } = effective;
  return { strategy: strategy!, heuristic, settings };
}

/**
 * Every combination of strategy, heuristic and options, as settings of a run. A strategy gets the options that it has:
 * combinations that differ only in others are one run.
 */
export function choicesOf(domain: AnyDomain, part: StudyPart, limits: Settings): Settings[] {
  if (part.program !== undefined) {
    checkCrossed(part, part.strategies?.length ?? 1);
    return programChoices(part, limits);
  }
  const { strategies = [domain.defaults.strategy], heuristics = [domain.defaults.heuristic] } = part;
  for (const name of heuristics.flatMap((names) => names.split(",")))
    rowNamed(domain.heuristics, "heuristic", name);
  const rows = strategies.map(strategyNamed);
  checkCrossed(part, rows.length * heuristics.length);
  const planned = new Set<string>();
  return combinations(part.options).flatMap((options) => {
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

/** Before they are made. */
function checkCrossed({ options = {} }: StudyPart, methods: number): void {
  const crossed = Object.values(options).reduce((product, values) => product * values.length, methods);
  if (crossed > MOST_CHOICES)
    throw new OptionError(studySentence("too-many-choices", count(crossed), count(MOST_CHOICES)));
}
