/** A study as it is composed in the page: what is chosen, and from it the definition and the text of the file. */
import { stringify } from "yaml";
import { domains } from "../../../domains/index.ts";
import type { InstanceSpec, StudyDefinition } from "../../../study/definition.ts";
import { limitNames } from "../../../study/definition-schema.ts";
import { familyOf } from "../../../words/rows/row-summaries.ts";

export type LimitName = keyof typeof limitNames;

export interface Composition {
  readonly name: string;
  readonly question: string;
  readonly domain: string;
  /** Names of boards, with `*` for those of a family. */
  readonly named: readonly string[];
  /** Boards that the domain makes; none with a count of 0. */
  readonly random: { readonly count: number; readonly seed: number; readonly size: string };
  readonly strategies: readonly string[];
  readonly heuristics: readonly string[];
  /** By name, with the values to be tried, separated by commas. */
  readonly options: Readonly<Record<string, string>>;
  readonly limits: Readonly<Record<LimitName, string>>;
  readonly repetitions: number;
}

export interface Family {
  /** The word that stands for it: `korf-*`, or the name of a board that has no others beside it. */
  readonly word: string;
  readonly count: number;
}

/** The named boards of a domain in families. */
export function familiesOf(domain: string): readonly Family[] {
  const families = new Map<string, string[]>();
  for (const name of Object.keys(domains[domain]!.instances)) {
    const { family } = familyOf(name);
    families.set(family, [...(families.get(family) ?? []), name]);
  }
  return [...families].map(([family, names]) => ({
    word: names.length === 1 ? names[0]! : family.replace("#", "*"),
    count: names.length,
  }));
}

/** What a composition of a domain begins with: a few boards, two strategies to compare. */
export function newComposition(domain: string): Composition {
  const { defaults } = domains[domain]!;
  return {
    name: "my-study",
    question: "",
    domain,
    named: [],
    random: { count: 10, seed: 1, size: "" },
    strategies: [...new Set(["breadth-first", defaults.strategy])],
    heuristics: [defaults.heuristic],
    options: {},
    limits: { time: "10s", cpu: "", memory: "", nodes: "", depth: "" },
    repetitions: 1,
  };
}

/** The study that a composition means. */
export function definitionOf(composition: Composition): StudyDefinition {
  const { name, question, domain, strategies, heuristics, limits, repetitions } = composition;
  const limitEntries = Object.entries(chosenLimits(limits));
  return {
    name,
    title: name,
    question,
    parts: [
      {
        domain,
        strategies,
        ...(heuristics.length > 0 && { heuristics }),
        ...(Object.keys(optionLists(composition)).length > 0 && { options: optionLists(composition) }),
        instances: instancesOf(composition),
      },
    ],
    limits: Object.fromEntries(limitEntries.map(([limit, value]) => [limitNames[limit as LimitName], value])),
    repetitions,
    plots: ["nodes", "time"],
  };
}

/** The same as a study file, for `frontier study run` and for the server. */
export function fileOf(composition: Composition): string {
  const { name, question, domain, named, random, strategies, heuristics, limits, repetitions } = composition;
  const { count, seed, size } = random;
  const options = optionLists(composition);
  return stringify({
    name,
    ...(question !== "" && { question }),
    domain,
    instances: [...named, ...(count > 0 ? [{ random: { seed, count, ...(size !== "" && { size }) } }] : [])],
    strategies,
    ...(heuristics.length > 0 && { heuristics }),
    ...(Object.keys(options).length > 0 && { options }),
    limits: chosenLimits(limits),
    repetitions,
    plots: ["nodes", "time"],
  });
}

function instancesOf({ named, random: { count, seed, size } }: Composition): InstanceSpec[] {
  const made = { made: "random", first: seed, count, options: size === "" ? {} : { size } };
  return [...named.map((word) => ({ named: word })), ...(count > 0 ? [made] : [])];
}

function chosenLimits(limits: Composition["limits"]): Record<string, string> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value.trim() !== ""));
}

function optionLists({ options }: Composition): Record<string, string[]> {
  const lists = Object.entries(options).map(([name, text]): [string, string[]] => [
    name,
    text.split(",").flatMap((value) => (value.trim() === "" ? [] : [value.trim()])),
  ]);
  return Object.fromEntries(lists.filter(([, values]) => values.length > 0));
}
