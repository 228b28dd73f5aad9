/**
 * A run of a rule program as a run of a study: its counters are those of a search. An activation is a child that waits:
 * the agenda is the frontier, firing a rule that makes a state is taking it.
 */
import type { ProblemInput, Settings } from "../../domains/index.ts";
import { branchingFactor, type Metrics, OptionError, penetrance, type Sentence } from "../../search/index.ts";
import { domainNamed, type Searched } from "../run.ts";
import { studySentence } from "../sentences.ts";
import { solveOptions } from "../settings.ts";
import { documentFormOf } from "./program-form.ts";
import { type RuleRunRequest, type RuleRunResult, runRules } from "./rule-run.ts";
import {
  type ConflictStrategy,
  effectiveRuleSettings,
  type RuleCounters,
  type RuleProgram,
  type SalienceEvaluation,
} from "./rule-settings.ts";

/** Where neither the study nor the run says when to stop. */
const MOST_FIRINGS = 10_000_000;
const MOST_TIME = 3_600_000;

/** A check that takes longer, because a program calculates while it is loaded, is left to the run. */
const MOST_CHECK_TIME = 1000;

export function ruleSearched(
  domainName: string,
  program: RuleProgram,
  input: ProblemInput,
  own: Settings,
  signal: { readonly aborted: boolean } = { aborted: false },
): Searched {
  const { request, settings, start, picture } = ruleRunOf(domainName, program, input, own);
  const result = runRules(request, signal);
  const fault = faultIn(result, program);
  if (fault !== undefined) throw new OptionError(fault);
  const { level } = result;
  return {
    result: {
      outcome: result.outcome === "solved" ? "solved" : "limit",
      limit: limitOf(result),
      reason: null,
      said: null,
      cost: level,
      depth: level,
      actions: Array.from({ length: level ?? 0 }, () => ""),
      states: level === null ? [] : [start, result.goalFact],
      metrics: metricsOf(result),
      settings,
    },
    // A goal is a fact of the program, known by its index.
    picture: (state) => (state === start ? picture(start) : `f-${state}`),
  };
}

/**
 * Loads a program and lets it take a problem, without firing a rule. Throws the OptionError that its runs would end with;
 * `isQuoted` says whether it may quote the program.
 */
export function checkProgram(
  domainName: string,
  program: RuleProgram,
  input: ProblemInput,
  own: Settings,
  isQuoted: boolean,
): void {
  const { request } = ruleRunOf(domainName, program, input, own);
  const time = Math.min(request.limits.time, MOST_CHECK_TIME);
  const result = runRules({ ...request, limits: { firings: 0, time } }, { aborted: false });
  const fault = result.ms > time ? undefined : faultIn(result, program, isQuoted);
  if (fault !== undefined) throw new OptionError(fault);
}

/** What the settings of a study ask of a program. */
function ruleRunOf(domainName: string, program: RuleProgram, input: ProblemInput, own: Settings) {
  const domain = domainNamed(domainName);
  const settings = effectiveRuleSettings(domain, input, own);
  const { goal } = settings;
  const { problem, line, picture } = domain.open(input, goal === undefined ? {} : { goal });
  const form = program.form ?? documentFormOf(program.text);
  if (form === undefined) throw new OptionError(studySentence("no-form-in-study"));
  const start = problem.starts[0];
  const { limits } = solveOptions({ ...settings, strategy: "depth-first" });
  const request: RuleRunRequest = {
    program: program.text,
    file: program.name,
    form: goal === undefined ? form : { ...form, goal },
    board: line(start).replace(/\s*\/\s*/g, " "),
    strategy: settings.strategy as ConflictStrategy,
    salience: settings.salience as SalienceEvaluation,
    depth: limits.depth!,
    limits: { firings: limits.nodes ?? MOST_FIRINGS, time: limits.time ?? MOST_TIME, cpu: limits.cpu },
  };
  return { request, settings, start, picture };
}

/** Why a run of a program has no result; undefined if it has one. */
function faultIn(
  { outcome, trouble }: RuleRunResult,
  { name }: RuleProgram,
  isQuoted = true,
): string | Sentence | undefined {
  if (outcome !== "error") return undefined;
  if (trouble?.kind === "refused-start") return studySentence("start-refused", name, trouble.fact);
  if (trouble?.kind !== "error") return undefined;
  const { place, message } = trouble;
  return isQuoted ? `${place}: ${message}` : studySentence("no-program-in", place);
}

/** A program that ends without the goal has come to the end of what its depth limit lets it see. */
function limitOf({ outcome, trouble }: RuleRunResult) {
  if (outcome === "solved") return null;
  const limit = trouble !== null && "limit" in trouble ? trouble.limit : trouble?.kind;
  if (limit === "time" || limit === "cpu") return limit;
  return outcome === "limit" ? ("nodes" as const) : ("depth" as const);
}

function metricsOf({
  level,
  states,
  moves,
  expanded,
  peakAgenda,
  peakMoves,
  movesLeft,
  ms,
  fired,
  facts,
  goalFact,
}: RuleRunResult): Metrics & RuleCounters {
  const generated = states;
  return {
    generated,
    expanded,
    duplicates: moves - (states - 1),
    reopened: 0,
    taken: states - 1,
    opened: generated,
    peakFrontier: peakMoves,
    frontierLeft: movesLeft,
    depth: level,
    penetrance: level === null ? null : penetrance(level, generated),
    branchingFactor: level === null ? null : branchingFactor(level, generated),
    timeMs: ms,
    memoryBytes: 0,
    fired,
    facts,
    goalFact,
    peakAgenda,
  };
}
