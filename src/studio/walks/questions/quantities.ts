/** The values of the quantities in conditions: of the moment that is shown, or of a search named in brackets. */
import { readRoute } from "../../app/route.ts";
import type { Frame, Progress } from "../../puzzles/search/messages.ts";
import { useWatch } from "../../puzzles/watch/watch-store.ts";
import { useRules } from "../../rules/store.ts";
import type { Frame as RulesFrame } from "../../rules/worker/protocol.ts";
import type { Term } from "./conditions.ts";
import { measure } from "./measure.ts";

/** At the step of the search that is shown. */
const ofStep: Readonly<Record<string, (frame: Frame) => number>> = {
  frontier: ({ frontier }) => frontier,
  closed: ({ closed }) => closed,
  generated: ({ counters }) => counters.generated,
  expanded: ({ counters }) => counters.expanded,
  g: ({ current }) => current?.g ?? Number.NaN,
  h: ({ current }) => current?.h ?? Number.NaN,
  f: ({ current }) => current?.f ?? Number.NaN,
};

/** Of a whole search; h is the estimate of the start. */
const ofSearch: Readonly<Record<string, (end: Progress) => number>> = {
  generated: ({ metrics }) => metrics.generated,
  expanded: ({ metrics }) => metrics.expanded,
  frontier: ({ metrics }) => metrics.peakFrontier,
  cost: ({ result }) => result?.cost ?? Number.NaN,
  h: ({ result }) => result?.h[0] ?? Number.NaN,
};

/** At the moment of the rule program that is shown; in brackets a rule. */
const ofRules: Readonly<Record<string, (frame: RulesFrame, rule: string | undefined) => number>> = {
  facts: ({ facts }) => facts.count,
  agenda: ({ agenda, rules }, rule) =>
    rule === undefined ? agenda.count : (rules.find(({ name }) => name === rule)?.waiting ?? 0),
  fired: ({ firings, rules }, rule) =>
    rule === undefined ? firings : (rules.find(({ name }) => name === rule)?.fired ?? 0),
};

/** NaN for what is not known here. */
export async function quantity({ name, of }: Exclude<Term, number>): Promise<number> {
  if (readRoute(location.hash).page === "rules") {
    const { frame } = useRules.getState();
    return frame === null ? Number.NaN : (ofRules[name]?.(frame, of[0]) ?? Number.NaN);
  }
  if (of.length === 0 && Object.hasOwn(ofStep, name)) {
    const { frame } = useWatch.getState();
    return frame === null ? Number.NaN : ofStep[name](frame);
  }
  const end = await measure(of);
  return end === null ? Number.NaN : (ofSearch[name]?.(end) ?? Number.NaN);
}
