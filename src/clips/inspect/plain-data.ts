// Facts, instances and activations as plain data, for hosts, pages and messages between threads.

import type { Fired } from "../agenda/host.ts";
import type { Defrule } from "../constructs/defrule/defrule.ts";
import { Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";
import type { Fact } from "../facts/fact.ts";
import { factText } from "../facts/fact-text.ts";
import { factIndexes } from "../facts/token-facts.ts";
import { locationOf, type SourceLocation } from "../language/source-position.ts";
import type { Value } from "../language/values.ts";
import type { Instance } from "../objects/instance.ts";
import { instanceText } from "../objects/instance-text.ts";
import { entityLabels, tokenEntities } from "../rete/token.ts";

export interface FactData {
  readonly index: number;
  readonly template: string;
  readonly slots: Readonly<Record<string, Value>>;
  readonly text: string;
}

export interface InstanceData {
  readonly name: string;
  readonly class: string;
  /** The module of the class. */
  readonly module: string;
  readonly slots: Readonly<Record<string, Value>>;
  readonly text: string;
}

export interface ActivationData {
  readonly rule: string;
  readonly module: string;
  readonly salience: number;
  /** Indexes of the facts of the activation; null for a not or exists, and for an instance. */
  readonly facts: (number | null)[];
  /** What it matched as lists show it: `f-1`, `[name]`, or `*`. */
  readonly matched: readonly string[];
}

export interface RuleData {
  readonly name: string;
  readonly module: string;
  readonly breakpoint: boolean;
  /** Templates of the facts that its actions name. */
  readonly asserts: string[];
  /** True when the salience is an expression and not a number. */
  readonly dynamicSalience: boolean;
  /** Where its definition begins; the file is null for what was typed or given as text. */
  readonly place: SourceLocation | null;
}

export function ruleData(engine: Engine, rule: Defrule): RuleData {
  const place = engine.errors.positionOf(rule);
  return {
    name: rule.name,
    module: rule.module.name,
    breakpoint: rule.breakpoint,
    asserts: [...new Set(rule.uses?.flatMap((used) => (used instanceof Template ? [used.name] : [])))],
    dynamicSalience: rule.salienceThunk !== null,
    place: place === undefined ? null : locationOf(place),
  };
}

export function factData(fact: Fact): FactData {
  const slots = Object.fromEntries(fact.template.slots.map((slot, i) => [slot.name, fact.slots[i]]));
  return { index: fact.index, template: fact.template.name, slots, text: factText(fact) };
}

export function instanceData(engine: Engine, instance: Instance): InstanceData {
  const { name, class: of, cells } = instance;
  const slots = Object.fromEntries(cells.map(({ slot, value }) => [slot.name, value]));
  return { name, class: of.name, module: of.module.name, slots, text: instanceText(engine, instance, " ") };
}

export function activationData({ rule, salience, table, token }: Fired): ActivationData {
  const entities = tokenEntities(table, token);
  const matched = entityLabels(entities);
  return { rule: rule.name, module: rule.module.name, salience, facts: factIndexes(entities), matched };
}
