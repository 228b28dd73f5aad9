// Which firing made and removed which fact and instance: a log that grows with the run and gives the derivation graph as data.
// For a search program with one fact for each node, this graph is the search tree.

import type { Rule } from "../agenda/rule.ts";
import type { Engine } from "../engine.ts";
import type { Fact } from "../facts/fact.ts";
import { factText } from "../facts/fact-text.ts";
import { factIndexes } from "../facts/token-facts.ts";
import type { Value } from "../language/values.ts";
import type { Instance } from "../objects/instance.ts";
import type { Observer } from "../observer.ts";
import type { Entity } from "../rete/entity.ts";
import { tokenEntities } from "../rete/token.ts";
import { type DerivedInstance, InstanceLog, type InstanceMark, type Occasion } from "./instance-log.ts";

export interface DerivedFact {
  readonly index: number;
  readonly template: string;
  readonly text: string;
  /** The firing that asserted it, counted from 1 since the last reset; null when it came from outside. */
  readonly by: number | null;
  /** When it was retracted: after how many firings, and by which of them (null: from outside). */
  readonly gone: Occasion | null;
  /** The facts that support it logically; empty when its support is unconditional. */
  readonly support: readonly number[];
}

export interface FiringData {
  readonly number: number;
  readonly rule: string;
  readonly module: string;
  readonly salience: number;
  /** The facts that it matched; null for an instance, a not or exists. */
  readonly facts: readonly (number | null)[];
  /** What it matched, instances included: `f-1`, `[a]`, or `*` for a not or exists. */
  readonly matched: readonly string[];
  readonly made: readonly number[];
  readonly removed: readonly number[];
}

/** Facts and instances since the last reset, in the order in which they were made, and firings in their order. */
export interface Derivation {
  readonly facts: DerivedFact[];
  readonly instances: DerivedInstance[];
  readonly firings: FiringData[];
}

interface FactRecord {
  readonly fact: Fact;
  readonly by: number | null;
  gone: Occasion | null;
  readonly support: number[];
}

interface FiringRecord {
  readonly rule: Rule;
  readonly salience: number;
  readonly entities: (Entity | null)[];
  readonly made: number[];
  readonly removed: number[];
}

/** What happened between two resets. */
class Epoch {
  readonly facts: FactRecord[] = [];
  readonly firings: FiringRecord[] = [];
  readonly retractions: number[] = [];
  readonly instances = new InstanceLog();
}

/** A moment of the log. */
export interface LogMark {
  readonly epoch: Epoch;
  readonly facts: number;
  readonly firings: number;
  readonly retractions: number;
  readonly instances: InstanceMark;
}

export class DerivationLog implements Observer {
  private readonly engine: Engine;
  private epoch = new Epoch();

  /** Starts with the facts and instances that exist. */
  constructor(engine: Engine) {
    this.engine = engine;
    for (const fact of engine.facts.all()) this.note(fact, null);
    this.noteInstances();
  }

  private noteInstances(): void {
    for (const instance of this.engine.objects.instances.all()) this.epoch.instances.note(instance, null);
  }

  private note(fact: Fact, by: number | null): void {
    const support = new Set<number>();
    for (const token of fact.support ?? []) {
      for (const index of factIndexes(tokenEntities(this.engine.network.matches, token)))
        if (index !== null) support.add(index);
    }
    this.epoch.facts[fact.index] = { fact, by, gone: null, support: [...support] };
  }

  private get current(): FiringRecord | null {
    return this.engine.firing === null ? null : (this.epoch.firings[this.engine.fired - 1] ?? null);
  }

  private get occasion(): Occasion {
    const after = this.engine.fired;
    return { after, by: this.current === null ? null : after };
  }

  instanceMade(instance: Instance): void {
    this.epoch.instances.note(instance, this.occasion.by);
  }

  instanceDeleted(instance: Instance): void {
    this.epoch.instances.noteDeleted(instance, this.occasion);
  }

  slotChanged(instance: Instance, slot: string, value: Value): void {
    this.epoch.instances.noteChange(instance, slot, value, this.occasion);
  }

  asserted(fact: Fact): void {
    const firing = this.current;
    this.note(fact, firing === null ? null : this.engine.fired);
    firing?.made.push(fact.index);
  }

  retracted(fact: Fact): void {
    const record = this.epoch.facts[fact.index];
    if (record === undefined) return;
    record.gone = this.occasion;
    this.current?.removed.push(fact.index);
    this.epoch.retractions.push(fact.index);
  }

  fired(activation: Parameters<NonNullable<Observer["fired"]>>[0], number: number): void {
    const { rule, salience, token } = activation;
    const entities = tokenEntities(this.engine.network.matches, token);
    this.epoch.firings[number - 1] = { rule, salience, entities, made: [], removed: [] };
  }

  cleared(): void {
    this.epoch = new Epoch();
    // A handler may have kept an instance from being deleted.
    this.noteInstances();
  }

  mark(): LogMark {
    const { epoch } = this;
    const { facts, firings, retractions, instances } = epoch;
    return {
      epoch,
      facts: facts.length,
      firings: firings.length,
      retractions: retractions.length,
      instances: instances.mark(),
    };
  }

  /** Forgets everything after a mark. */
  back(mark: LogMark): void {
    const { epoch } = mark;
    for (const index of epoch.retractions.splice(mark.retractions)) epoch.facts[index].gone = null;
    epoch.facts.length = mark.facts;
    epoch.firings.length = mark.firings;
    epoch.instances.back(mark.instances);
    this.epoch = epoch;
  }

  fact(index: number): DerivedFact | undefined {
    const record = this.epoch.facts[index];
    if (record === undefined) return undefined;
    const { fact, by, gone, support } = record;
    return { index, template: fact.template.name, text: factText(fact), by, gone, support };
  }

  /** The instances since the last reset. */
  get instances(): InstanceLog {
    return this.epoch.instances;
  }

  /** How an entity was listed when it was matched: an instance that was deleted since has its name. */
  private labelOf(entity: Entity): string {
    return this.epoch.instances.labelOf(entity) ?? entity.label();
  }

  /** What a firing matched. */
  matched(number: number): readonly (Entity | null)[] {
    return this.epoch.firings[number - 1]?.entities ?? [];
  }

  /** The firing with this number; undefined when it happened before the recording. */
  firing(number: number): FiringData | undefined {
    const record = this.epoch.firings[number - 1];
    if (record === undefined) return undefined;
    const { rule, salience, entities, made, removed } = record;
    const facts = factIndexes(entities);
    const matched = entities.map((entity) => (entity === null ? "*" : this.labelOf(entity)));
    return { number, rule: rule.name, module: rule.module.name, salience, facts, matched, made, removed };
  }

  /** The whole graph. Lists are copies. */
  derivation(): Derivation {
    const facts: DerivedFact[] = [];
    const firings: FiringData[] = [];
    this.epoch.facts.forEach((_, index) => {
      facts.push(this.fact(index)!);
    });
    this.epoch.firings.forEach((_, i) => {
      const { made, removed, ...rest } = this.firing(i + 1)!;
      firings.push({ ...rest, made: [...made], removed: [...removed] });
    });
    return { facts, instances: this.epoch.instances.all(), firings };
  }
}
