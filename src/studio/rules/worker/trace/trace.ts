/**
 * What a session leaves behind, moment by moment. A moment is a load, a command or the firing of one rule; moment 0 is
 * the empty engine. The engine writes here; frames, trees and explanations are read from here, for any moment.
 */
import { type Fact, factText } from "../../../../clips/index.ts";
import type { EntityLink, FactLink, InstanceLink, Moment } from "../protocol.ts";
import { ActivationHistory } from "./activation-history.ts";
import { ChangingValues } from "./changing-values.ts";
import { ClassHistory } from "./class-history.ts";
import { ConsoleHistory } from "./console-history.ts";
import { FactHistory } from "./fact-history.ts";
import { GrowingInts } from "./growing-numbers.ts";
import { InstanceHistory } from "./instance-history.ts";
import { MessageHistory } from "./message-history.ts";

/** A rule as the trace names it. */
export interface TracedRule {
  readonly name: string;
  readonly module: string;
  /** False when it can add no fact: its activations are then not nodes of a tree. */
  readonly makesFacts: boolean;
  /** Its salience is an expression and may differ from one activation to the next. */
  readonly isSalienceComputed: boolean;
}

/** Among what an activation matched, the instance with identity 0; the others count down from here. */
const INSTANCES = -2;

export class Trace {
  readonly facts = new FactHistory();
  readonly instances = new InstanceHistory();
  readonly messages = new MessageHistory();
  readonly classes = new ClassHistory();
  readonly activations = new ActivationHistory();
  readonly console = new ConsoleHistory();
  readonly values = new ChangingValues();
  private readonly rules: TracedRule[] = [];
  private readonly ruleNumbers = new Map<string, number>();
  /** By rule: the moments at which it fired. */
  private readonly firingMoments: GrowingInts[] = [];
  private readonly others: Moment[] = [{ type: "start" }];
  /** The row of the activation that fired, or for other moments -1 minus their number. */
  private readonly what = new GrowingInts();
  /** Firings since the last reset. */
  private readonly firingNumbers = new GrowingInts();
  /** The moments that are not firings. */
  private readonly otherMoments = new GrowingInts();

  constructor() {
    this.what.push(-1);
    this.firingNumbers.push(0);
    this.otherMoments.push(0);
  }

  /** The newest moment. */
  get last(): number {
    return this.what.length - 1;
  }

  /** Rows kept so far, as a measure of the memory used. */
  get size(): number {
    return this.facts.count + this.instances.size + this.activations.count + this.last;
  }

  begin(moment: Moment): void {
    this.what.push(-this.others.push(moment));
    this.firingNumbers.push(0);
    this.otherMoments.push(this.last);
  }

  fired(activation: number, number: number): void {
    this.what.push(activation);
    this.firingMoments[this.activations.rule.at(activation)].push(this.last);
    this.firingNumbers.push(number);
    this.activations.ended(activation, this.last);
  }

  asserted(fact: Fact): void {
    const fired = this.what.at(this.last);
    this.facts.asserted(fact, this.last, fired < 0 ? -1 : this.activations.parent.at(fired));
  }

  /** The number of a rule; rules are identified by module and name. */
  ruleNumber(
    name: string,
    module: string,
    more: () => Pick<TracedRule, "makesFacts" | "isSalienceComputed">,
  ): number {
    const key = `${module}::${name}`;
    let number = this.ruleNumbers.get(key);
    if (number === undefined) {
      number = this.rules.push({ name, module, ...more() }) - 1;
      this.ruleNumbers.set(key, number);
      this.firingMoments.push(new GrowingInts());
    }
    return number;
  }

  rule(number: number): TracedRule {
    return this.rules[number];
  }

  /** The number of a rule that has been on the agenda; undefined for others. */
  knownRule(name: string, module: string): number | undefined {
    return this.ruleNumbers.get(`${module}::${name}`);
  }

  /** How often a rule has fired up to a moment. */
  firingsOf(rule: number, moment: number): number {
    return this.firingMoments[rule].countUpTo(moment);
  }

  /** How often rules have fired up to a moment. */
  firingsAt(moment: number): number {
    return moment + 1 - this.otherMoments.countUpTo(moment);
  }

  /** The activation that fired at a moment, -1 for other moments. */
  firedAt(moment: number): number {
    return Math.max(-1, this.what.at(moment));
  }

  /** What an activation that fired at a moment had matched; empty for other moments. */
  usedAt(moment: number): EntityLink[] {
    const fired = this.firedAt(moment);
    return fired < 0 ? [] : this.matchedLinks(fired, moment - 1);
  }

  moment(moment: number): Moment {
    const what = this.what.at(moment);
    if (what < 0) return this.others[-what - 1];
    return {
      type: "firing",
      number: this.firingNumbers.at(moment),
      rule: this.rules[this.activations.rule.at(what)].name,
      matched: this.labels(what),
    };
  }

  /** The number that stands for an entity among those that an activation matched. */
  mark(entity: object | null): number {
    const fact = this.facts.identity(entity);
    if (fact >= 0) return fact;
    const instance = this.instances.identity(entity);
    return instance >= 0 ? INSTANCES - instance : -1;
  }

  /** What an activation matched as CLIPS prints it: `f-1`, `[a]`, `*`. */
  labels(activation: number): string[] {
    return this.activations.matchedOf(activation).map((mark) => {
      if (mark >= 0) return `f-${this.facts.object(mark).index}`;
      return mark === -1 ? "*" : this.instances.label(INSTANCES - mark);
    });
  }

  /** What an activation matched, with instances as they were at a moment. */
  matchedLinks(activation: number, moment: number): EntityLink[] {
    return this.activations.matchedOf(activation).flatMap((mark) => {
      if (mark === -1) return [];
      return [mark >= 0 ? this.link(mark) : this.instanceLink(INSTANCES - mark, moment)];
    });
  }

  link(id: number): FactLink {
    const fact = this.facts.object(id);
    return { type: "fact", id, index: fact.index, text: factText(fact) };
  }

  /** An instance as it was at a moment. */
  instanceLink(id: number, moment: number): InstanceLink {
    const { name, class: of } = this.instances.head(id);
    const slots = this.instances.slotsAt(id, moment);
    const text = slots.map((slot) => `(${slot.name}${slot.value === "" ? "" : ` ${slot.value}`})`).join(" ");
    return { type: "instance", id, name, class: of.name, text };
  }

  /**
   * The fact below which the facts made by an activation are drawn: the newest of its facts that a firing made, otherwise
   * the first. In the 8-puzzle that is the board that is moved.
   */
  parentAmong(matched: readonly number[]): number {
    const made = Math.max(-1, ...matched.filter((id) => id >= 0 && this.facts.parent.at(id) >= 0));
    return made >= 0 ? made : (matched.find((id) => id >= 0) ?? -1);
  }
}
