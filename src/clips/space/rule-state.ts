// A state of a rule program: its facts, whatever the order in which they came.

import type { Template } from "../constructs/deftemplate/template.ts";
import { Fact } from "../facts/fact.ts";
import { factText } from "../facts/fact-text.ts";
import { displayValue } from "../language/format-values.ts";
import { Address, Float, Multifield, Sym, type Value } from "../language/values.ts";
import { SpaceError } from "./space-error.ts";

/** What a fact says, which any number of states may have in common. */
export interface KnownFact {
  readonly number: number;
  readonly text: string;
  readonly template: Template;
  readonly slots: readonly Value[];
}

export class RuleState {
  /** The numbers of its facts, in the order in which they were asserted. */
  readonly numbers: Uint32Array;
  readonly isGoal: boolean;
  /** Equal for states with the same facts. */
  readonly key: string;
  // Hidden from who measures a state: all states have it in common.
  readonly #known: KnownFacts;

  constructor(known: KnownFacts, numbers: Uint32Array, isGoal: boolean) {
    this.#known = known;
    this.numbers = numbers;
    this.isGoal = isGoal;
    this.key = numbers.toSorted().join();
  }

  get facts(): KnownFact[] {
    return Array.from(this.numbers, (number) => this.#known.at(number));
  }

  toJSON(): string {
    return this.facts.map(({ text }) => text).join(" ");
  }
}

/** The facts of all states, each once. */
export class KnownFacts {
  private readonly byContent = new Map<Template, Map<string, KnownFact>>();
  private readonly ofFact = new WeakMap<Fact, KnownFact>();
  private readonly all: KnownFact[] = [];

  get count(): number {
    return this.all.length;
  }

  at(number: number): KnownFact {
    return this.all[number];
  }

  of(fact: Fact): KnownFact {
    let known = this.ofFact.get(fact);
    if (known === undefined) {
      known = this.sayingTheSame(fact);
      this.ofFact.set(fact, known);
    }
    return known;
  }

  /** A new fact that says the same. */
  again(known: KnownFact): Fact {
    const fact = new Fact(known.template, [...known.slots]);
    this.ofFact.set(fact, known);
    return fact;
  }

  private sayingTheSame(fact: Fact): KnownFact {
    const { template, slots } = fact;
    let sameTemplate = this.byContent.get(template);
    if (sameTemplate === undefined) this.byContent.set(template, (sameTemplate = new Map()));
    const content = slots.map(contentOf).join(" ");
    let known = sameTemplate.get(content);
    if (known === undefined) {
      const text = factText(fact);
      if (slots.some(holdsAddress)) throw new SpaceError({ kind: "address", fact: text });
      known = { number: this.all.length, text, template, slots };
      this.all.push(known);
      sameTemplate.set(content, known);
    }
    return known;
  }
}

function holdsAddress(value: Value): boolean {
  return value instanceof Multifield ? value.fields.some(holdsAddress) : value instanceof Address;
}

/** Different for values that differ, even where they are printed alike: floats in their last digits, symbols with blanks. */
function contentOf(value: Value): string {
  if (value instanceof Multifield) return `(${value.fields.map(contentOf).join(" ")})`;
  if (value instanceof Float) return `f${Object.is(value.value, -0) ? "-0" : value.value}`;
  if (value instanceof Sym) return `s${JSON.stringify(value.name)}`;
  return typeof value === "string" ? JSON.stringify(value) : displayValue(value);
}
