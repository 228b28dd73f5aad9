/** What the problems of a study belong to: spaces whose states, all of them, say something of the heuristics compared. */
import { analysisRows } from "../domains/analysis.ts";
import { type AnyDomain, domains, type Settings } from "../domains/index.ts";
import { lastMade } from "../domains/last-made.ts";
import { analyseSpace, type SpaceRequest, type SpaceResult, spaceNamed } from "../run/heuristics/space.ts";
import { type Cell, groups, type Part, partsOf } from "./cells.ts";
import type { StudyResults } from "./results.ts";

/** What is looked at: a space of a domain, or one problem. */
export interface SpaceQuestion {
  readonly domain: string;
  /** `3x3`, or the name of an instance. */
  readonly name: string;
  /** The options of the domain in which the spaces of the study differ. */
  readonly options: readonly (readonly [name: string, value: string])[];
  /** Null if it is known to have too many states. */
  readonly request: SpaceRequest | null;
}

export interface StudySpace extends Omit<SpaceQuestion, "request"> {
  /** Null if there are too many states to look at. */
  readonly found: SpaceResult | null;
}

/** More states of a named space would keep a report waiting; `frontier heuristic` looks at those. */
const MOST_STATES = 200_000;
/** Of a single problem, whose number of states nobody knows beforehand. */
const MOST_STATES_OF_PROBLEM = 40_000;
/** A study of many problems has others that nothing is said of. */
const MOST_SPACES = 20;

/** One for each space on which two heuristics or more were run. */
export function spaceQuestions({ runs }: StudyResults): SpaceQuestion[] {
  return partsOf(runs).flatMap(questionsOf);
}

export function studySpace(
  { request: _, ...question }: SpaceQuestion,
  result: SpaceResult | null,
): StudySpace {
  return {
    ...question,
    found: result?.outcome === "complete" && result.coverage === "whole" ? result : null,
  };
}

/** What they give; takes seconds. */
export function spacesOf(results: StudyResults): readonly StudySpace[] {
  const questions = spaceQuestions(results);
  return lastSpaces(JSON.stringify(questions), () =>
    questions.map((question) =>
      studySpace(question, question.request === null ? null : analyseSpace(question.request)),
    ),
  );
}

/** Every format of a report asks again. */
const lastSpaces = lastMade<readonly StudySpace[]>();

function questionsOf({ domain, cells }: Part): SpaceQuestion[] {
  const row = domains[domain];
  if (row === undefined) return [];
  const found = [...groups(cells, (cell) => JSON.stringify(spaceOf(row, cell))).values()].flatMap((own) => {
    const space = spaceOf(row, own[0]!);
    const heuristics = [...new Set(own.flatMap(({ method }) => method.heuristic ?? []))];
    return space === undefined || heuristics.length < 2 ? [] : [{ ...space, heuristics }];
  });
  const settingOf = ({ settings }: { settings: Settings }, name: string) =>
    settings[name] ?? row.options[name]!.byDefault ?? "—";
  const names = Object.keys(row.options).filter(
    (name) => new Set(found.map((space) => settingOf(space, name))).size > 1,
  );
  return found.slice(0, MOST_SPACES).map((space) => ({
    domain,
    name: space.name,
    options: names.map((name) => [name, settingOf(space, name)] as const),
    request: requestFor(domain, row, space),
  }));
}

interface Found {
  readonly name: string;
  /** The instance, if the space is that of one problem. */
  readonly instance: string | null;
  readonly settings: Settings;
}

/** Undefined for what has no name that could be opened again. */
function spaceOf(row: AnyDomain, { instance, run }: Cell): Found | undefined {
  const analysis = analysisRows.get(row);
  const known = analysis?.options ?? Object.keys(row.options);
  const settings = Object.fromEntries(
    Object.entries(run.settings).filter(
      ([name, value]) => known.includes(name) && value !== row.options[name]?.byDefault,
    ),
  );
  if (analysis?.nameOf !== undefined) {
    const name = run.start === null ? undefined : analysis.nameOf(instance, run.start);
    return name === undefined ? undefined : { name, instance: null, settings };
  }
  return Object.hasOwn(row.instances, instance) ? { name: instance, instance, settings } : undefined;
}

function requestFor(
  domain: string,
  row: AnyDomain,
  { name, instance, settings, heuristics }: Found & { readonly heuristics: readonly string[] },
): SpaceRequest | null {
  if (instance !== null) {
    const nodes = String(MOST_STATES_OF_PROBLEM);
    return { domain, space: name, input: { instance }, settings: { ...settings, nodes }, heuristics };
  }
  const states = spaceNamed(row, name, settings)?.states ?? Number.POSITIVE_INFINITY;
  return states <= MOST_STATES ? { domain, space: name, settings, heuristics } : null;
}
