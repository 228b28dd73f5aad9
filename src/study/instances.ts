/** From the instances that a study names to problems, each with its name: written ones, and those a domain makes. */
import { type AnyDomain, type ProblemInput, Random } from "../domains/index.ts";
import { studySentence } from "../run/sentences.ts";
import { nameIn, nearRows, OptionError, rowNamed } from "../search/index.ts";
import { count } from "../words/number-text.ts";
import type { InstanceSpec, MadeSpec } from "./definition.ts";

export interface StudyInstance {
  readonly name: string;
  readonly input: ProblemInput;
}

/** Instances in their order, each made when it is asked for: there may be a million. */
export interface InstanceSet {
  readonly count: number;
  at(index: number): StudyInstance;
}

/** A random sample of more would not fit into memory. */
const MOST_INSTANCES = 10_000_000;

/** All instances, or a random sample of the given size, in the same order. */
export function instancesOf(domain: AnyDomain, specs: readonly InstanceSpec[], sample?: number): InstanceSet {
  let total = 0;
  const sets = specs.map((spec) => {
    const set = { set: setOf(domain, spec), begin: total };
    total += set.set.count;
    return set;
  });
  if (total > MOST_INSTANCES)
    throw new OptionError(studySentence("too-many-instances", count(total), count(MOST_INSTANCES)));
  const at = (index: number) => {
    const { set, begin } = sets.findLast(({ begin }) => begin <= index)!;
    return set.at(index - begin);
  };
  if (sample === undefined || sample >= total) return { count: total, at };
  const chosen = sampled(total, sample);
  return { count: sample, at: (index) => at(chosen[index]!) };
}

/** A sample of the whole numbers below a total that is the same everywhere. */
function sampled(total: number, sample: number): number[] {
  return new Random(1)
    .shuffled(Array.from({ length: total }, (_, index) => index))
    .slice(0, sample)
    .sort((a, b) => a - b);
}

export function setOf(domain: AnyDomain, spec: InstanceSpec): InstanceSet {
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
  const name = nameIn(domain.instances, word);
  if (name !== undefined) return [name];
  const names = all.filter((name) => isLike(name, word.split("*")));
  if (names.length > 0) return names;
  throw new OptionError(studySentence("no-file-or-instance", word, nearRows(domain.instances, word)));
}

/** Whether a name consists of the parts, in their order, with anything between them. The first place for each is the best one. */
function isLike(name: string, parts: readonly string[]): boolean {
  const last = parts.at(-1)!;
  if (parts.length === 1) return name === last;
  if (!name.startsWith(parts[0]!) || !name.endsWith(last)) return false;
  let at = parts[0]!.length;
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= name.length;
}

function madeSet(domain: AnyDomain, { made, first, count: wanted, options }: MadeSpec): InstanceSet {
  const row = rowNamed(domain.made, "set of instances", made);
  for (const option of Object.keys(options)) {
    if (!Object.hasOwn(row.options, option))
      throw new OptionError(studySentence("made-option", made, option, Object.keys(row.options)));
  }
  if (row.count === undefined && wanted > MOST_INSTANCES)
    throw new OptionError(studySentence("too-many-instances", count(wanted), count(MOST_INSTANCES)));
  const words = [made, ...Object.values(options).map((value) => value.replaceAll(" ", ""))].join("-");
  return {
    count: Math.min(wanted, row.count === undefined ? wanted : row.count(options) - first),
    at: (index) => {
      const text = row.make(first + index, options);
      return { name: row.count === undefined ? `${words}-${first + index}` : oneLine(text), input: { text } };
    },
  };
}

/** A problem out of a complete set of problems is named by its own text. */
function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
