// The step of a rule that no partial match survives: which facts come nearest to it, or are in its way.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { expressionText } from "../evaluate/expression-text.ts";
import type { Expression } from "../evaluate/expressions.ts";
import { Fact } from "../facts/fact.ts";
import { memoryBehind } from "../inspect/matches.ts";
import { type RuleStep, testText } from "../inspect/rule-steps.ts";
import type { Entity } from "../rete/entity.ts";
import { BLOCKER } from "../rete/layout.ts";
import type { Token } from "../rete/match-table.ts";
import type { Memory } from "../rete/memory.ts";
import { entitiesText } from "../rete/token.ts";
import { type Bindings, bindElement, type Matched, matchesIn } from "./bindings.ts";
import { compareFact, type Difference } from "./compare-fact.ts";
import { inEnglish } from "./english.ts";
import type { SaidDifference, SaidNear, SaidWhyNot } from "./said.ts";
import { failingPart, holds, valuesIn } from "./try-out.ts";

/** A fact or an instance and what keeps it, or the rule, from matching. */
export interface NearFact {
  /** The index of a fact; null for an instance. */
  readonly fact: number | null;
  /** How it is listed: `f-3` or `[name]`. */
  readonly label: string;
  readonly text: string;
  /** The facts of the partial match with which it was compared; null for instances too. */
  readonly with: (number | null)[];
  readonly differences: readonly Difference[];
  readonly said: SaidNear;
  readonly sentence: string;
}

export interface ExplainedStep {
  /** 0 when the step itself fails; otherwise the number of the failing test that follows it. */
  readonly testIndex: number;
  /** Partial matches that survive the step without its tests, with its first test, and so on, as far as counted. */
  readonly survivors: readonly (number | null)[];
  readonly nearest: NearFact[];
  readonly said: SaidWhyNot;
}

const MAX_PARTIAL = 200;
const MAX_COMPARED = 20_000;
const SHOWN = 3;

/** A partial match before the failing step: its entities and variables. */
interface Partial {
  readonly entities: (Entity | null)[];
  readonly bindings: Bindings;
  readonly origins: Map<string, string>;
}

/** Nothing passes `steps[failing]`; something passes every step before it. */
export function explainStep(
  engine: Engine,
  rule: Defrule,
  steps: readonly RuleStep[],
  failing: number,
): ExplainedStep {
  const before = steps.slice(0, failing);
  const step = steps[failing];
  const last = before.at(-1);
  const tokens = last === undefined ? [0] : some(memoryBehind(last.join));
  const partials = tokens.map((token) => partialOf(engine, before, token));
  switch (step.kind) {
    case "pattern":
      return explainPattern(engine, step, partials);
    case "exists":
      return explainMissing(engine, step, partials);
    case "test":
      return explainTest(engine, rule, step, partials);
    case "not":
    case "not-group":
      return explainBlocked(engine, step, partials);
    case "exists-group":
      return explainGroup(engine, rule, step, before);
  }
}

function some(memory: Memory): Token[] {
  return memory.rows().slice(0, MAX_PARTIAL);
}

function partialOf(engine: Engine, steps: readonly RuleStep[], token: Token): Partial {
  const matches = matchesIn(engine.network.matches, token);
  const bindings: Bindings = new Map();
  const origins = new Map<string, string>();
  const entities = steps.map((step, i) => {
    const match = matches[i];
    if (step.kind !== "pattern" || match == null) return null;
    bindElement(bindings, step.analyzed, match);
    for (const name of bindings.keys()) if (!origins.has(name)) origins.set(name, match.entity.label());
    return match.entity;
  });
  return { entities, bindings, origins };
}

function explainPattern(engine: Engine, step: RuleStep, partials: Partial[]): ExplainedStep {
  if (step.tests.length > 0) {
    const failed = explainAttached(engine, step, partials);
    if (failed !== null) return failed;
  }
  return explainMissing(engine, step, partials);
}

/** Nothing fits: the nearest entities, and what differs. */
function explainMissing(engine: Engine, step: RuleStep, partials: Partial[]): ExplainedStep {
  const pattern = step.analyzed.element.pattern!;
  const { kind } = pattern;
  const isFact = kind.entityName === "fact";
  const entities = kind.candidates(pattern);
  if (entities.length === 0) {
    const sort = kind.sortOf(pattern);
    return failure(
      isFact
        ? { code: "no-fact", template: sort, pattern: step.text }
        : { code: "no-instance", classes: sort, pattern: step.text },
    );
  }
  const near: { entity: Entity; partial: Partial; differences: Difference[] }[] = [];
  let compared = 0;
  for (const entity of entities) {
    let best: (typeof near)[number] | null = null;
    for (const partial of partials) {
      if (++compared > MAX_COMPARED) break;
      const { bindings, differences } = compareFact(
        engine,
        step.analyzed,
        entity,
        partial.bindings,
        partial.origins,
      );
      for (const test of step.inside) {
        if (differences.length === 0 && !holds(engine, test, bindings))
          differences.push(testDifference(engine, test, bindings));
      }
      if (best === null || differences.length < best.differences.length)
        best = { entity, partial, differences };
    }
    if (best !== null) near.push(best);
  }
  near.sort((a, b) => a.differences.length - b.differences.length);
  const nearest = near.slice(0, SHOWN).map(({ entity, partial, differences }): NearFact => {
    const text = kind.textOf(entity);
    return nearFact(entity, text, partial.entities, differences, {
      code: "near",
      fact: entity.label(),
      text,
      differences: differences.map(({ said }) => said),
    });
  });
  const code = isFact ? "no-match" : "no-instance-match";
  return failure({ code, pattern: step.text, nearest: nearest[0].said }, nearest);
}

/** The step itself fails. */
function failure(said: SaidWhyNot, nearest: NearFact[] = []): ExplainedStep {
  return { testIndex: 0, survivors: [0], nearest, said };
}

function nearFact(
  entity: Entity,
  text: string,
  partial: (Entity | null)[],
  differences: readonly Difference[],
  said: SaidNear,
): NearFact {
  return {
    fact: indexOf(entity),
    label: entity.label(),
    text,
    with: partial.map(indexOf),
    differences,
    said,
    sentence: inEnglish(said),
  };
}

const indexOf = (entity: Entity | null): number | null => (entity instanceof Fact ? entity.index : null);

function testDifference(engine: Engine, test: Expression, bindings: Bindings): Difference {
  const part = failingPart(engine, test, bindings);
  const values = valuesIn(engine, part, bindings);
  const said: SaidDifference = { code: "false-test", expression: expressionText(part), values };
  const has = values.map(({ name, value }) => `${name} is ${value ?? "unbound"}`).join(", ");
  const sentence = inEnglish(said);
  return { kind: "condition", slot: null, field: null, has, wants: testText(test), said, sentence };
}

/** The tests that follow a pattern; null when nothing passes the pattern itself. */
function explainAttached(engine: Engine, step: RuleStep, partials: Partial[]): ExplainedStep | null {
  const memory = step.join.pattern?.memory;
  if (memory == null) return null;
  const survivors: number[] = new Array(step.tests.length + 1).fill(0);
  let compared = 0;
  let failed: { partial: Partial; entity: Entity; bindings: Bindings; index: number } | null = null;
  for (const match of memory.byAge()) {
    const entity = engine.network.matches.entityOf(match);
    for (const partial of partials) {
      if (++compared > MAX_COMPARED) break;
      const { differences, bindings } = compareFact(
        engine,
        step.analyzed,
        entity,
        partial.bindings,
        partial.origins,
        engine.network.matches.marksOf(match),
      );
      if (differences.length > 0) continue;
      const index = step.tests.findIndex((test) => !holds(engine, test, bindings));
      for (let i = 0; i <= (index < 0 ? step.tests.length : index); i++) survivors[i]++;
      // The partial match that gets furthest explains most.
      if (failed === null || index > failed.index) failed = { partial, entity, bindings, index };
    }
  }
  if (failed === null || failed.index < 0) return null;
  const { partial, entity, bindings, index } = failed;
  const test = step.tests[index];
  const difference = testDifference(engine, test, bindings);
  const said = testFails(test, entitiesText([...partial.entities, entity]), difference);
  const text = step.analyzed.element.pattern!.kind.textOf(entity);
  return {
    testIndex: index + 1,
    survivors: compared > MAX_COMPARED ? [] : survivors,
    nearest: [nearFact(entity, text, partial.entities, [difference], said)],
    said,
  };
}

function testFails(test: Expression, facts: string | null, { said: difference }: Difference): SaidNear {
  return { code: "test-fails", test: testText(test), facts, difference };
}

function explainTest(engine: Engine, rule: Defrule, step: RuleStep, partials: Partial[]): ExplainedStep {
  const test = step.analyzed.element.test;
  if (test === null || partials.length === 0) {
    return failure({ code: "waits-for-reset", what: rule.name });
  }
  const { bindings, entities } = partials[0];
  if (holds(engine, test, bindings)) {
    return failure({ code: "holds-now", test: step.text });
  }
  const difference = testDifference(engine, test, bindings);
  return failure(testFails(test, entities.length === 0 ? null : entitiesText(entities), difference));
}

/** Tells which facts block a not, when all of its tokens are blocked. */
function explainBlocked(engine: Engine, step: RuleStep, partials: Partial[]): ExplainedStep {
  const { join } = step;
  const outer = join.depth - 1;
  const table = engine.network.matches;
  const tokens = join.empty !== 0 ? [join.empty] : some(join.leftMemory);
  const nearest: NearFact[] = [];
  for (const [i, token] of tokens.entries()) {
    const by = table.get(token, BLOCKER);
    if (by === 0) continue;
    const blocking = table.isAlpha(by) ? [table.entityOf(by)] : groupEntities(matchesIn(table, by), outer);
    const [first] = blocking;
    if (first === undefined) continue;
    const partial = join.empty !== 0 ? [] : (partials[i]?.entities ?? []);
    const said: SaidNear = {
      code: "in-the-way",
      facts: blocking.map((entity) => ({ fact: entity.label(), text: textOf(engine, entity) })),
      for: partial.length === 0 ? null : entitiesText(partial),
    };
    nearest.push(nearFact(first, textOf(engine, first), partial, [], said));
    if (nearest.length === SHOWN) break;
  }
  if (nearest.length === 0) {
    const failed = step.tests.find((test) =>
      partials.every(({ bindings }) => !holds(engine, test, bindings)),
    );
    if (failed !== undefined) {
      const difference = testDifference(engine, failed, partials[0].bindings);
      const said = testFails(failed, null, difference);
      return { testIndex: step.tests.indexOf(failed) + 1, survivors: [], nearest, said };
    }
    return failure({ code: "waits-for-reset", what: step.text });
  }
  return failure({ code: "fails", pattern: step.text, because: nearest[0].said }, nearest);
}

/** The text of an entity of any kind. */
function textOf({ patternKinds }: Engine, entity: Entity): string {
  const name = entity instanceof Fact ? "fact" : "instance";
  return patternKinds.find((kind) => kind.entityName === name)!.textOf(entity);
}

/** The entities that a group adds to the token outside. */
function groupEntities(matches: readonly (Matched | null)[], outer: number): Entity[] {
  return matches.slice(outer).flatMap((match) => (match === null ? [] : [match.entity]));
}

/** Nothing satisfies a group under exists: the first of its steps that fails tells why. */
function explainGroup(
  engine: Engine,
  rule: Defrule,
  step: RuleStep,
  before: readonly RuleStep[],
): ExplainedStep {
  const inner = [...before, ...step.inner];
  const failing = inner.findIndex((s, i) => i >= before.length && memoryBehind(s.join).count === 0);
  if (failing < 0) return failure({ code: "fails", pattern: step.text, because: null });
  const { nearest, said: because } = explainStep(engine, rule, inner, failing);
  return failure({ code: "fails", pattern: step.text, because }, nearest);
}
