// Why a rule does not fire: how many partial matches survive each step of its left-hand side, and at the first step that
// none survives, the nearest facts and what differs.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { factIndexes } from "../facts/token-facts.ts";
import { memoryBehind } from "../inspect/matches.ts";
import { type RuleStep, type StepKind, stepsOf, testText } from "../inspect/rule-steps.ts";
import { GROUP } from "../rete/layout.ts";
import { tokenEntities, tokenText } from "../rete/token.ts";
import { inEnglish } from "./english.ts";
import { explainStep, type NearFact } from "./explain-step.ts";
import type { SaidWhyNot } from "./said.ts";
import { withoutTrace } from "./try-out.ts";

export interface WhyNotStep {
  readonly kind: StepKind;
  /** The pattern or test as written. */
  readonly text: string;
  /** Facts that match the pattern by themselves; null for tests and groups. */
  readonly matches: number | null;
  /** Partial matches that survive this step; null where an earlier step leaves none or they were not counted. */
  readonly survive: number | null;
}

export interface WhyNotAlternative {
  readonly steps: WhyNotStep[];
  /** Index in `steps` of the first that no partial match survives; null when all are satisfied. */
  readonly failing: number | null;
  /** The facts that come nearest, or that are in the way. */
  readonly nearest: NearFact[];
  /** Complete matches that wait on the agenda, and those that have fired; as indexes of facts. */
  readonly waiting: (number | null)[][];
  readonly fired: (number | null)[][];
  readonly said: SaidWhyNot;
  readonly sentence: string;
}

export interface WhyNot {
  readonly rule: string;
  readonly module: string;
  /** `waiting`: it is on the agenda; `fired`: only with facts with which it has fired; `no-match`: a step fails. */
  readonly state: "waiting" | "fired" | "no-match";
  /** The sentence as data; one per alternative of the rule when none matches. */
  readonly said: readonly SaidWhyNot[];
  readonly sentence: string;
  /** One for each way through the `or`s of the rule. */
  readonly alternatives: WhyNotAlternative[];
}

const MAX_LISTED = 20;

/** Undefined when there is no such rule. */
export function whyNotOf(engine: Engine, name: string): WhyNot | undefined {
  const rule = engine.modules.lookup<Defrule>("defrule", name);
  if (rule === undefined) return undefined;
  const alternatives = withoutTrace(engine, () =>
    [...rule.disjuncts()].map((disjunct) => explainAlternative(engine, disjunct)),
  );
  const any = (test: (a: WhyNotAlternative) => boolean) => alternatives.find(test);
  const waiting = any((a) => a.waiting.length > 0);
  const fired = any((a) => a.fired.length > 0);
  const shown = waiting ?? fired ?? alternatives[0];
  const showsAll = waiting === undefined && fired === undefined && alternatives.length > 1;
  const said = (showsAll ? alternatives : [shown]).map((alternative) => alternative.said);
  const sentence = showsAll
    ? alternatives.map((a, i) => `Alternative ${i + 1}: ${a.sentence}`).join(" ")
    : shown.sentence;
  return {
    rule: rule.name,
    module: rule.module.name,
    state: waiting !== undefined ? "waiting" : fired !== undefined ? "fired" : "no-match",
    said,
    sentence,
    alternatives,
  };
}

function explainAlternative(engine: Engine, rule: Defrule): WhyNotAlternative {
  const waiting: (number | null)[][] = [];
  const fired: (number | null)[][] = [];
  const texts = { waiting: [] as string[], fired: [] as string[] };
  for (const token of rule.lastJoin?.leftMemory.rows() ?? []) {
    const isFired = engine.network.matches.get(token, GROUP) === 0;
    const list = isFired ? fired : waiting;
    if (list.length >= MAX_LISTED) continue;
    list.push(factIndexes(tokenEntities(engine.network.matches, token)));
    (isFired ? texts.fired : texts.waiting).push(tokenText(engine.network.matches, token));
  }
  const steps = stepsOf(rule);
  const failing = steps.findIndex((step) => memoryBehind(step.join).count === 0);
  if (failing < 0 || waiting.length + fired.length > 0) {
    const listed = steps.flatMap((step) => stepData(step, memoryBehind(step.join).count));
    const said = completeSaid(engine, rule, texts);
    return { steps: listed, failing: null, nearest: [], waiting, fired, said, sentence: inEnglish(said) };
  }
  const explained = explainStep(engine, rule, steps, failing);
  const listed: WhyNotStep[] = [];
  let failingStep = 0;
  steps.forEach((step, i) => {
    if (i === failing) failingStep = listed.length + explained.testIndex;
    if (i === failing) listed.push(...stepData(step, 0, explained.survivors));
    else listed.push(...stepData(step, i < failing ? memoryBehind(step.join).count : null));
  });
  const { nearest, said } = explained;
  return { steps: listed, failing: failingStep, nearest, waiting, fired, said, sentence: inEnglish(said) };
}

/** A step and the tests that follow it: `count` survive all of them; `survivors` the step, the first test, and so on. */
function stepData(
  step: RuleStep,
  count: number | null,
  survivors: readonly (number | null)[] = [],
): WhyNotStep[] {
  const { kind, text, join, tests } = step;
  const matches = join.pattern === null ? null : (join.pattern.memory?.count ?? 0);
  const survive = (i: number) => (i === tests.length ? count : (survivors[i] ?? null));
  const behind = tests.map((test, i): WhyNotStep => {
    return { kind: "test", text: testText(test), matches: null, survive: survive(i + 1) };
  });
  return [{ kind, text, matches, survive: survive(0) }, ...behind];
}

function completeSaid(
  engine: Engine,
  rule: Defrule,
  { waiting, fired }: { waiting: string[]; fired: string[] },
): SaidWhyNot {
  const { name, module } = rule;
  if (waiting.length > 0) {
    const [text] = waiting;
    const facts = text === "*" ? null : text;
    if (engine.focus.current === module) return { code: "on-agenda", rule: name, facts };
    const focus = engine.focus.current?.name ?? null;
    return { code: "out-of-focus", rule: name, facts, module: module.name, focus };
  }
  if (fired.length > 0) return { code: "has-fired", rule: name, facts: fired[0] };
  return { code: "no-conditions", rule: name };
}
