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
import type { Entity } from "../rete/entity.ts";
import { LEFT, RIGHT } from "../rete/layout.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";
import { tokenEntities, tokenLength } from "../rete/token.ts";
import { type DerivedInstance, InstanceLog, type InstanceMark } from "./instance-log.ts";
import { NumberTable } from "./number-table.ts";
import { Numbering } from "./numbering.ts";
import { type Occasion, occasionCode, occasionOf } from "./occasion.ts";
import { ValueColumn, type ValueMark } from "./value-column.ts";

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

/** The columns of the table of facts: what it is, where its slots are, which firing made it (0: none), when it went. */
const TEMPLATE = 0;
const SLOTS = 1;
const MAKER = 2;
const GONE = 3;
/** The columns of the table of firings: the rule, its salience, and where its part of other tables begins. */
const RULE = 0;
const SALIENCE = 1;
const FIRST_MATCHED = 2;
const FIRST_MADE = 3;
const FIRST_REMOVED = 4;

/**
 * What happened between two resets, in tables of numbers: objects that stay would cost a short firing more time than its
 * actions, and so would facts that outlive their retraction.
 */
class Epoch {
  readonly templates = new Numbering<Template>();
  readonly rules = new Numbering<Rule>();
  readonly matchedInstances = new Numbering<Instance>();
  /** By the index of the fact. */
  readonly facts = new NumberTable(4);
  readonly slots = new ValueColumn();
  readonly supports = new Map<number, readonly number[]>();
  /** By the number of the firing less one. */
  readonly firings = new NumberTable(5);
  /** What the firings matched, one after the other: 0 for nothing, a fact's index plus one, an instance's number negated. */
  readonly matched = new NumberTable();
  /** The indexes of the facts that were removed. */
  readonly removed = new NumberTable();
  readonly instances = new InstanceLog();
}

/** A moment of the log. */
export interface LogMark {
  readonly epoch: Epoch;
  readonly facts: number;
  readonly slots: ValueMark;
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
    const at = epoch.facts.place(fact.index);
    const { cells } = epoch.facts;
    cells[at + TEMPLATE] = epoch.templates.of(fact.template);
    cells[at + SLOTS] = epoch.slots.end;
    cells[at + MAKER] = by;
    cells[at + GONE] = 0;
    const { slots } = fact;
    for (let i = 0; i < slots.length; i++) epoch.slots.push(slots[i]);
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
    return firing === null || this.epoch.firings.at(fired - 1, RULE) === 0 ? 0 : fired;
  }

  private get occasion(): number {
    return occasionCode(this.engine.fired, this.current > 0);
  }

  instanceMade(instance: Instance): void {
    this.epoch.instances.note(instance, this.current || null);
  }

  instanceDeleted(instance: Instance): void {
    this.epoch.instances.noteDeleted(instance, this.occasion);
  }

  slotChanged(instance: Instance, slot: string, value: Value): void {
    this.epoch.instances.noteChange(instance, slot, value, this.occasion, this.current || null);
  }

  asserted(fact: Fact): void {
    this.note(fact, this.current);
  }

  retracted({ index }: Fact): void {
    const { facts, removed } = this.epoch;
    if (facts.at(index, TEMPLATE) === 0) return;
    facts.change(index, GONE, this.occasion);
    removed.push(index);
  }

  fired({ rule, salience, table, token }: Fired, number: number): void {
    const { rules, firings, matched, facts, removed } = this.epoch;
    const at = firings.place(number - 1);
    const { cells } = firings;
    cells[at + RULE] = rules.of(rule);
    cells[at + SALIENCE] = salience;
    cells[at + FIRST_MATCHED] = matched.length;
    cells[at + FIRST_MADE] = facts.length;
    cells[at + FIRST_REMOVED] = removed.length;
    this.noteMatched(table, token);
  }

  private noteMatched(table: MatchTable, token: Token): void {
    const { matched } = this.epoch;
    const first = matched.length;
    const count = tokenLength(table, token);
    matched.place(first + count - 1);
    let match = token;
    for (let at = first + count - 1; at >= first && match !== 0; at--) {
      const right = table.get(match, RIGHT);
      if (table.isAlpha(right)) matched.cells[at] = this.codeOf(table.entityOf(right));
      match = table.get(match, LEFT);
    }
  }

  private codeOf(entity: Entity): number {
    return entity instanceof Fact ? entity.index + 1 : -this.epoch.matchedInstances.of(entity as Instance);
  }

  private decoded(code: number): Matched {
    if (code > 0) return code - 1;
    return this.epoch.matchedInstances.at(-code) ?? null;
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
      facts: epoch.facts.length,
      slots: epoch.slots.mark(),
      firings: epoch.firings.length,
      matched: epoch.matched.length,
      removed: epoch.removed.length,
      instances: epoch.instances.mark(),
    };
  }

  /** Forgets everything after a mark. */
  back(mark: LogMark): void {
    const { epoch } = mark;
    const { removed, facts, slots, supports, firings, matched, instances } = epoch;
    for (let i = mark.removed; i < removed.length; i++) facts.change(removed.at(i), GONE, 0);
    removed.cut(mark.removed);
    for (const index of supports.keys()) if (index >= mark.facts) supports.delete(index);
    facts.cut(mark.facts);
    slots.back(mark.slots);
    firings.cut(mark.firings);
    matched.cut(mark.matched);
    instances.back(mark.instances);
    this.epoch = epoch;
  }

  fact(index: number): DerivedFact | undefined {
    const { templates, slots, facts, supports } = this.epoch;
    const template = templates.at(facts.at(index, TEMPLATE));
    if (template === undefined) return undefined;
    return {
      index,
      template: template.name,
      text: factText({ template, slots: slots.read(facts.at(index, SLOTS), template.slots.length) }),
      by: facts.at(index, MAKER) || null,
      gone: occasionOf(facts.at(index, GONE)),
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
    const { matched } = this.epoch;
    return this.part(matched, FIRST_MATCHED, number).map((at) => this.decoded(matched.at(at)));
  }

  /** The rows of a table that belong to a firing. */
  private part(table: NumberTable, first: number, number: number): number[] {
    const { firings } = this.epoch;
    if (firings.at(number - 1, RULE) === 0) return [];
    const end = number < firings.length ? firings.at(number, first) : table.length;
    const rows: number[] = [];
    for (let row = firings.at(number - 1, first); row < end; row++) rows.push(row);
    return rows;
  }

  /** The firing with this number; undefined when it happened before the recording. */
  firing(number: number): FiringData | undefined {
    const { rules, firings, facts, removed } = this.epoch;
    const rule = rules.at(firings.at(number - 1, RULE));
    if (rule === undefined) return undefined;
    const matched = this.matched(number);
    const made = this.part(facts, FIRST_MADE, number).filter((index) => facts.at(index, MAKER) === number);
    const left = this.part(removed, FIRST_REMOVED, number).map((row) => removed.at(row));
    return {
      number,
      rule: rule.name,
      module: rule.module.name,
      salience: firings.at(number - 1, SALIENCE),
      facts: matched.map((each) => (typeof each === "number" ? each : null)),
      matched: matched.map((each) => this.labelOf(each)),
      made,
      removed: left.filter((index) => facts.at(index, GONE) === occasionCode(number, true)),
    };
  }

  /** The whole graph. Lists are copies. */
  derivation(): Derivation {
    const { facts, firings, instances } = this.epoch;
    return {
      facts: each(facts.length, (index) => this.fact(index)),
      instances: instances.all(),
      firings: each(firings.length, (i) => this.firing(i + 1)),
    };
  }
}

/** Those of the first `count` that exist. */
function each<T>(count: number, at: (index: number) => T | undefined): T[] {
  const found: T[] = [];
  for (let i = 0; i < count; i++) {
    const one = at(i);
    if (one !== undefined) found.push(one);
  }
  return found;
}
