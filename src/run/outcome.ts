/** What is recorded about a run: its numbers, and the first and last state. */

import type { Metrics, Said, Sentence } from "../search/index.ts";
import type { RuleCounters } from "./rules/rule-settings.ts";
import { type RunHost, type RunRequest, type Searched, searched } from "./run.ts";
import { reasonOf, reasonText, studySentence } from "./sentences.ts";

/** `died`: the thread or process of the run ended without a result; `reason` says how. */
export type Outcome = "solved" | "unsolvable" | "limit" | "interrupted" | "died";

export interface RunOutcome {
  readonly outcome: Outcome;
  readonly limit: string | null;
  /** Why the run died, or why the problem has no solution: a code and values, which `reasonText` puts into English. */
  readonly reason: Said | null;
  readonly cost: number | null;
  readonly depth: number | null;
  readonly score: number | null;
  /** Null if the run died. */
  readonly metrics: (Metrics & Partial<RuleCounters>) | null;
  /** The first and last state of the path, drawn for people. */
  readonly start: string | null;
  readonly end: string | null;
  readonly length: number | null;
}

/** What any request of a study gives; the rule engine is loaded with the first program. */
export async function outcomeOfRequest(request: RunRequest, host: RunHost): Promise<RunOutcome> {
  const { program, domain, input, settings } = request;
  if (program === undefined) return outcomeOf(searched(request, host));
  const { ruleSearched } = await import("./rules/rule-searched.ts");
  return outcomeOf(ruleSearched(domain, program, input, settings, host.signal));
}

export function outcomeOf({ result, picture }: Searched): RunOutcome {
  const { outcome, limit, reason, said, cost, depth, score = null, metrics, states, actions } = result;
  const [first] = states;
  return {
    outcome,
    limit,
    reason: said ?? (reason === null ? null : reasonOf(reason)),
    cost,
    depth,
    score,
    metrics,
    start: first === undefined ? null : picture(first),
    end: first === undefined ? null : picture(states.at(-1)),
    length: first === undefined ? null : actions.length,
  };
}

/** A run without a result, and why. */
export function died(why: string | Sentence): RunOutcome {
  return {
    outcome: "died",
    limit: null,
    reason: reasonOf(why),
    cost: null,
    depth: null,
    score: null,
    metrics: null,
    start: null,
    end: null,
    length: null,
  };
}

/** A split search in which a piece died. */
export function pieceDied({ reason }: RunOutcome): RunOutcome {
  const why = reason === null ? "" : { ...reason, text: reasonText(reason) };
  return died(studySentence("piece-died", why));
}
