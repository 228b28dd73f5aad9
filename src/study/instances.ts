/** From the instances that a study names to problems, each with its name: written ones, and those a domain makes. */
import { type AnyDomain, nearNames, type ProblemInput, Random, type Settings } from "../domains/index.ts";
import { studySentence } from "../run/sentences.ts";
import { OptionError, rowNamed } from "../search/index.ts";
import type { InstanceSpec, MadeSpec } from "./definition.ts";

export interface StudyInstance {
  readonly name: string;
  readonly input: ProblemInput;
}

/** All instances in their order, or so many of them chosen by chance, in the same order. */
export function instancesOf(
  domain: AnyDomain,
  specs: readonly InstanceSpec[],
  sample?: number,
): StudyInstance[] {
  let total = 0;
  const sets = specs.map((spec) => {
    const set = { ...setOf(domain, spec), begin: total };
    total += set.count;
    return set;
  });
  return sampled(total, sample).map((index) => {
    const set = sets.findLast(({ begin }) => begin <= index)!;
    return set.at(index - set.begin);
  });
}

/** A sample of whole numbers below a total that is the same everywhere. */
function sampled(total: number, sample = total): number[] {
  const all = Array.from({ length: total }, (_, index) => index);
  if (sample >= total) return all;
  return new Random(1)
    .shuffled(all)
    .slice(0, sample)
    .sort((a, b) => a - b);
}

interface InstanceSet {
  readonly count: number;
  at(index: number): StudyInstance;
}

function setOf(domain: AnyDomain, spec: InstanceSpec): InstanceSet {
  if ("made" in spec) return madeSet(domain, spec);
  if ("text" in spec) return { count: 1, at: () => ({ name: spec.name, input: { text: spec.text } }) };
  const names = namesLike(domain, spec.named);
  return {
    count: names.length,
    at: (index) => ({ name: names[index]!, input: { instance: names[index]! } }),
  };
}

/** The names of instances that a word with `*` in it stands for. */
export function namesLike(domain: AnyDomain, word: string): string[] {
  const all = Object.keys(domain.instances);
  const pattern = new RegExp(`^${word.split("*").map(escaped).join(".*")}$`);
  const names = word.includes("*")
    ? all.filter((name) => pattern.test(name))
    : all.filter((name) => name === word);
  if (names.length > 0) return names;
  throw new OptionError(studySentence("no-file-or-instance", word, nearNames(word, all)));
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

function madeSet(domain: AnyDomain, { made, first, count, options }: MadeSpec): InstanceSet {
  const row = rowNamed(domain.made, "set of instances", made);
  for (const option of Object.keys(options)) {
    if (!Object.hasOwn(row.options, option))
      throw new OptionError(studySentence("made-option", made, option, Object.keys(row.options)));
  }
  const words = [made, ...Object.values(options).map((value) => value.replaceAll(" ", ""))].join("-");
  return {
    count: Math.min(count, row.count === undefined ? count : row.count(options) - first),
    at: (index) => {
      const text = row.make(first + index, options);
      return { name: row.count === undefined ? `${words}-${first + index}` : oneLine(text), input: { text } };
    },
  };
}

/** A problem that is one of a whole space is its own name. */
function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** The settings that an instance brings along. */
export function settingsOf(domain: AnyDomain, { input }: StudyInstance): Settings {
  return ("instance" in input ? domain.instances[input.instance]?.settings : undefined) ?? {};
}
