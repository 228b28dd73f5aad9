/**
 * What a session leaves behind, moment by moment. A moment is a load, a command or the firing of one rule; moment 0 is
 * the empty engine. The engine writes here; frames, trees and explanations are read from here, for any moment.
 */
import { type Fact, factText } from "../../../../clips/index.ts";
import type { FactLink, Moment } from "../protocol.ts";
import { ActivationHistory } from "./activation-history.ts";
import { ChangingValues } from "./changing-values.ts";
import { ConsoleHistory } from "./console-history.ts";
import { FactHistory } from "./fact-history.ts";
import { GrowingInts } from "./growing-numbers.ts";

/** A rule as the trace names it. */
export interface TracedRule {
  readonly name: string;
  readonly module: string;
  /** False when it can add no fact: its activations are then not nodes of a tree. */
  readonly makesFacts: boolean;
}

export class Trace {
  readonly facts = new FactHistory();
  readonly activations = new ActivationHistory();
  readonly console = new ConsoleHistory();
  readonly values = new ChangingValues();
  private readonly rules: TracedRule[] = [];
  private readonly ruleNumbers = new Map<string, number>();
  private readonly firingCounts: number[] = [];
  private readonly others: Moment[] = [{ type: "start" }];
  /** The row of the activation that fired, or for other moments -1 minus their number. */
  private readonly what = new GrowingInts();
  /** Firings since the last reset. */
  private readonly firingNumbers = new GrowingInts();
  firings = 0;

  constructor() {
    this.what.push(-1);
    this.firingNumbers.push(0);
  }

  /** The newest moment. */
  get last(): number {
    return this.what.length - 1;
  }

  /** Rows kept so far, as a measure of the memory used. */
  get size(): number {
    return this.facts.count + this.activations.count + this.last;
  }

  begin(moment: Moment): void {
    this.what.push(-this.others.push(moment));
    this.firingNumbers.push(0);
  }

  fired(activation: number, number: number): void {
    this.firings++;
    this.firingCounts[this.activations.rule.at(activation)]++;
    this.what.push(activation);
    this.firingNumbers.push(number);
    this.activations.ended(activation, this.last);
  }

  asserted(fact: Fact): void {
    const fired = this.what.at(this.last);
    this.facts.asserted(fact, this.last, fired < 0 ? -1 : this.activations.parent.at(fired));
  }

  /** The number of a rule; rules are identified by module and name. */
  ruleNumber(name: string, module: string, makesFacts: () => boolean): number {
    const key = `${module}::${name}`;
    let number = this.ruleNumbers.get(key);
    if (number === undefined) {
      number = this.rules.push({ name, module, makesFacts: makesFacts() }) - 1;
      this.ruleNumbers.set(key, number);
      this.firingCounts.push(0);
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

  firingsOf(rule: number): number {
    return this.firingCounts[rule];
  }

  /** The activation that fired at a moment, -1 for other moments. */
  firedAt(moment: number): number {
    return Math.max(-1, this.what.at(moment));
  }

  moment(moment: number): Moment {
    const what = this.what.at(moment);
    if (what < 0) return this.others[-what - 1];
    return {
      type: "firing",
      number: this.firingNumbers.at(moment),
      rule: this.rules[this.activations.rule.at(what)].name,
      facts: this.factNames(what),
    };
  }

  /** The facts of an activation as CLIPS prints them: `f-1`, `*`. */
  factNames(activation: number): string[] {
    return this.activations
      .factsOf(activation)
      .map((id) => (id < 0 ? "*" : `f-${this.facts.object(id).index}`));
  }

  link(id: number): FactLink {
    const fact = this.facts.object(id);
    return { id, index: fact.index, text: factText(fact) };
  }

  /**
   * The fact below which the facts made by an activation are drawn: the newest of its facts that a firing made, otherwise
   * the first. In the 8-puzzle that is the board that is moved.
   */
  parentAmong(facts: readonly number[]): number {
    const made = Math.max(-1, ...facts.filter((id) => id >= 0 && this.facts.parent.at(id) >= 0));
    return made >= 0 ? made : (facts.find((id) => id >= 0) ?? -1);
  }
}
