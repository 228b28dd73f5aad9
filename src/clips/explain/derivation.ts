// Which firing made and removed which fact and instance: a log that grows with the run and gives the derivation graph as data.
// For a search program with one fact for each node, this graph is the search tree.

import type { Fired } from "../agenda/host.ts";
import type { Rule } from "../agenda/rule.ts";
import type { Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";
import { Fact } from "../facts/fact.ts";
import { factText } from "../facts/fact-text.ts";
import { factIndexes } from "../facts/token-facts.ts";
import type { Value } from "../language/values.ts";
import type { Instance } from "../objects/instance.ts";
import type { Observer } from "../observer.ts";
import type { Token } from "../rete/match-table.ts";
import { tokenEntities } from "../rete/token.ts";
import { type DerivedInstance, InstanceLog, type InstanceMark, type Occasion } from "./instance-log.ts";
import { NumberColumn } from "./number-column.ts";

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

/** What a firing matched: the index of a fact, an instance, or null for a not or exists. */
export type Matched = number | Instance | null;

/**
 * What happened between two resets, in columns: a fact or a firing is the same place in several lists. Objects for each would
 * cost a short firing more time than its actions, and so would facts that outlive their retraction.
 */
class Epoch {
  /** By the index of the fact: its template, its slots and the firing that made it, 0 outside of firings. */
  readonly templates: (Template | undefined)[] = [];
  readonly slots: Value[][] = [];
  readonly makers = new NumberColumn();
  /** When it went, as `goneCode` says; 0 while it is there. */
  readonly gone = new NumberColumn();
  readonly supports = new Map<number, readonly number[]>();
  /** By the number of the firing less one: its rule and its salience, and where its part of other columns begins. */
  readonly rules: (Rule | undefined)[] = [];
  readonly saliences = new NumberColumn();
  readonly firstMatched = new NumberColumn();
  readonly firstMade = new NumberColumn();
  readonly firstRemoved = new NumberColumn();
  /** What the firings matched, one after the other, and the indexes of the facts that were removed. */
  readonly matched: Matched[] = [];
  readonly removed = new NumberColumn();
  readonly instances = new InstanceLog();
}

/** When a fact went as one number: after how many firings, and whether the last of them removed it. */
function goneCode(after: number, inFiring: boolean): number {
  return 2 * after + (inFiring ? 2 : 1);
}

function occasionOf(code: number): Occasion | null {
  if (code === 0) return null;
  const after = (code - 1) >> 1;
  return { after, by: code % 2 === 0 ? after : null };
}

/** A moment of the log. */
export interface LogMark {
  readonly epoch: Epoch;
  readonly facts: number;
  readonly firings: number;
  readonly matched: number;
  readonly removed: number;
  readonly instances: InstanceMark;
}

export class DerivationLog implements Observer {
  private readonly engine: Engine;
  private epoch = new Epoch();

  /** Starts with the facts and instances that exist. */
  constructor(engine: Engine) {
    this.engine = engine;
    for (const fact of engine.facts.all()) this.note(fact, 0);
    this.noteInstances();
  }

  private noteInstances(): void {
    for (const instance of this.engine.objects.instances.all()) this.epoch.instances.note(instance, null);
  }

  private note(fact: Fact, by: number): void {
    const { epoch } = this;
    const { index } = fact;
    epoch.templates[index] = fact.template;
    epoch.slots[index] = fact.slots;
    epoch.makers.set(index, by);
    epoch.gone.set(index, 0);
    if (fact.support !== null) this.noteSupport(fact, fact.support);
  }

  private noteSupport({ index }: Fact, tokens: readonly Token[]): void {
    const support = new Set<number>();
    for (const token of tokens) {
      for (const other of factIndexes(tokenEntities(this.engine.network.matches, token)))
        if (other !== null) support.add(other);
    }
    this.epoch.supports.set(index, [...support]);
  }

  /** The number of the firing that is under way and known; 0 outside of firings. */
  private get current(): number {
    const { firing, fired } = this.engine;
    return firing === null || this.epoch.rules[fired - 1] === undefined ? 0 : fired;
  }

  private get occasion(): Occasion {
    return { after: this.engine.fired, by: this.current || null };
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
    this.note(fact, this.current);
  }

  retracted({ index }: Fact): void {
    const { epoch } = this;
    if (epoch.templates[index] === undefined) return;
    epoch.gone.set(index, goneCode(this.engine.fired, this.current > 0));
    epoch.removed.push(index);
  }

  fired({ rule, salience, table, token }: Fired, number: number): void {
    const { epoch } = this;
    const at = number - 1;
    epoch.rules[at] = rule;
    epoch.saliences.set(at, salience);
    epoch.firstMatched.set(at, epoch.matched.length);
    epoch.firstMade.set(at, epoch.templates.length);
    epoch.firstRemoved.set(at, epoch.removed.length);
    for (const entity of tokenEntities(table, token)) {
      epoch.matched.push(entity instanceof Fact ? entity.index : (entity as Instance | null));
    }
  }

  cleared(): void {
    this.epoch = new Epoch();
    // A handler may have kept an instance from being deleted.
    this.noteInstances();
  }

  mark(): LogMark {
    const { epoch } = this;
    return {
      epoch,
      facts: epoch.templates.length,
      firings: epoch.rules.length,
      matched: epoch.matched.length,
      removed: epoch.removed.length,
      instances: epoch.instances.mark(),
    };
  }

  /** Forgets everything after a mark. */
  back(mark: LogMark): void {
    const { epoch } = mark;
    const { removed, gone, templates, slots, makers, supports } = epoch;
    for (let i = mark.removed; i < removed.length; i++) gone.set(removed.at(i), 0);
    removed.cut(mark.removed);
    for (const index of supports.keys()) if (index >= mark.facts) supports.delete(index);
    templates.length = mark.facts;
    slots.length = mark.facts;
    for (const column of [makers, gone]) column.cut(mark.facts);
    const { rules, saliences, firstMatched, firstMade, firstRemoved } = epoch;
    rules.length = mark.firings;
    for (const column of [saliences, firstMatched, firstMade, firstRemoved]) column.cut(mark.firings);
    epoch.matched.length = mark.matched;
    epoch.instances.back(mark.instances);
    this.epoch = epoch;
  }

  fact(index: number): DerivedFact | undefined {
    const { templates, slots, makers, gone, supports } = this.epoch;
    const template = templates[index];
    if (template === undefined) return undefined;
    return {
      index,
      template: template.name,
      text: factText({ template, slots: slots[index] }),
      by: makers.at(index) || null,
      gone: occasionOf(gone.at(index)),
      support: supports.get(index) ?? [],
    };
  }

  /** The instances since the last reset. */
  get instances(): InstanceLog {
    return this.epoch.instances;
  }

  /** How something was listed when it was matched: an instance that was deleted since has its name. */
  private labelOf(matched: Matched): string {
    if (matched === null) return "*";
    if (typeof matched === "number") return `f-${matched}`;
    return this.epoch.instances.labelOf(matched) ?? matched.label();
  }

  /** What a firing matched. */
  matched(number: number): readonly Matched[] {
    const { firstMatched, matched } = this.epoch;
    if (this.epoch.rules[number - 1] === undefined) return [];
    return matched.slice(firstMatched.at(number - 1), endOf(firstMatched, number, matched.length));
  }

  /** The firing with this number; undefined when it happened before the recording. */
  firing(number: number): FiringData | undefined {
    const { rules, saliences, templates, firstMade, makers, firstRemoved, removed, gone } = this.epoch;
    const rule = rules[number - 1];
    if (rule === undefined) return undefined;
    const matched = this.matched(number);
    const made: number[] = [];
    for (let i = firstMade.at(number - 1); i < endOf(firstMade, number, templates.length); i++) {
      if (makers.at(i) === number) made.push(i);
    }
    const left = removed.slice(firstRemoved.at(number - 1), endOf(firstRemoved, number, removed.length));
    return {
      number,
      rule: rule.name,
      module: rule.module.name,
      salience: saliences.at(number - 1),
      facts: matched.map((each) => (typeof each === "number" ? each : null)),
      matched: matched.map((each) => this.labelOf(each)),
      made,
      removed: left.filter((index) => gone.at(index) === goneCode(number, true)),
    };
  }

  /** The whole graph. Lists are copies. */
  derivation(): Derivation {
    const facts: DerivedFact[] = [];
    const firings: FiringData[] = [];
    this.epoch.templates.forEach((_, index) => {
      facts.push(this.fact(index)!);
    });
    this.epoch.rules.forEach((_, i) => {
      firings.push(this.firing(i + 1)!);
    });
    return { facts, instances: this.epoch.instances.all(), firings };
  }
}

/** Where the part of a firing ends. */
function endOf(starts: NumberColumn, number: number, end: number): number {
  return number < starts.length ? starts.at(number) : end;
}
