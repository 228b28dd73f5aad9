// The activations of a state as actions with names. Those of the highest salience are the choices, as for a conflict strategy.

import type { Activation } from "../agenda/agenda.ts";
import type { Rule } from "../agenda/rule.ts";
import { type Defrule, defruleOf } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { bindingsIn } from "../explain/bindings.ts";
import { Fact } from "../facts/fact.ts";
import { type RuleStep, stepsOf } from "../inspect/rule-steps.ts";
import { formatValue } from "../language/format-values.ts";
import { Address } from "../language/values.ts";
import { tokenEntities } from "../rete/token.ts";
import type { KnownFacts } from "./rule-state.ts";

/** A match of a rule. Tokens do not outlive their state, so it is found again by what it matches. */
export interface Choice {
  readonly rule: Defrule;
  readonly entities: string;
  /** The variables of the rule, as text. */
  readonly values: readonly string[];
}

export class Choices {
  private readonly engine: Engine;
  private readonly known: KnownFacts;
  /** By rule, alternatives of an `or` included: its place in the program. */
  private readonly places: ReadonlyMap<Defrule, number>;
  private readonly steps: ReadonlyMap<Defrule, readonly RuleStep[]>;

  constructor(engine: Engine, known: KnownFacts, rules: readonly Defrule[]) {
    this.engine = engine;
    this.known = known;
    this.places = new Map(rules.map((rule, place) => [rule, place]));
    this.steps = new Map(rules.map((rule) => [rule, stepsOf(rule)]));
  }

  /** Whether a rule that knows a goal has a match. Such rules are never chosen. */
  hasGoal(): boolean {
    return this.activations().some(({ rule }) => isGoalRule(rule));
  }

  /**
   * By name: that of the rule, with the variables in which its matches differ. In the order of the rules in the program,
   * those of one rule by their variables; two matches that differ in nothing are one.
   */
  all(): ReadonlyMap<string, Choice> {
    const byName = new Map<string, Choice[]>();
    for (const activation of this.waiting()) {
      const rule = defruleOf(activation.rule);
      const choice = { rule, entities: this.entitiesOf(activation), values: this.valuesOf(activation) };
      const group = byName.get(rule.name);
      if (group === undefined) byName.set(rule.name, [choice]);
      else group.push(choice);
    }
    const place = ([{ rule }]: readonly Choice[]) => this.places.get(rule)!;
    const choices = new Map<string, Choice>();
    for (const group of [...byName.values()].sort((a, b) => place(a) - place(b))) {
      const named = group.map((choice) => [nameIn(group, choice), choice] as const);
      named.sort(([a, { entities: x }], [b, { entities: y }]) => compare(a, b) || compare(x, y));
      for (const [name, choice] of named) {
        const other = choices.get(name);
        if (other === undefined) choices.set(name, choice);
        else if (!isSame(other, choice)) choices.set(`${name} ${choice.entities}`, choice);
      }
    }
    return choices;
  }

  find(choice: Choice): Activation {
    const found = this.waiting().filter(
      (activation) => activation.rule === choice.rule && this.entitiesOf(activation) === choice.entities,
    );
    if (found.length === 1) return found[0];
    const text = choice.values.join();
    return found.find((activation) => this.valuesOf(activation).join() === text)!;
  }

  /** The next activation of positive salience, which is no choice; undefined when there is none. */
  consequence(): Activation | undefined {
    return this.activations().find(({ rule, salience }) => salience > 0 && !isGoalRule(rule));
  }

  private waiting(): Activation[] {
    const all = this.activations().filter(({ rule }) => !isGoalRule(rule));
    const highest = Math.max(...all.map(({ salience }) => salience));
    return all.filter(({ salience }) => salience === highest);
  }

  private activations(): Activation[] {
    const { agenda, modules } = this.engine;
    const all: Activation[] = [];
    for (const module of modules.all())
      for (let at = agenda.of(module).first; at !== null; at = at.next) all.push(at);
    return all;
  }

  /** The same wherever the same facts match. */
  private entitiesOf({ table, token }: Activation): string {
    return tokenEntities(table, token)
      .map((entity) => {
        if (entity === null) return "*";
        return entity instanceof Fact ? this.known.of(entity).text : entity.label();
      })
      .join(" ");
  }

  /** The variables with their values; addresses, which name the facts that are matched, are left out. */
  private valuesOf({ rule, table, token }: Activation): string[] {
    const values = [...bindingsIn(this.steps.get(defruleOf(rule))!, table, token)];
    return values.flatMap(([name, value]) =>
      value instanceof Address ? [] : [`?${name}=${formatValue(value)}`],
    );
  }
}

/** The names of the rule that knows a goal, in four languages. */
const GOAL_RULES = ["goal", "objetivo", "objectiu", "meta"];

export function isGoalRule({ name }: Pick<Rule, "name">): boolean {
  return GOAL_RULES.includes(name);
}

function nameIn(group: readonly Choice[], { rule, values }: Choice): string {
  const telling = values.filter((value) => group.some((other) => !other.values.includes(value)));
  return [rule.name, ...telling].join(" ");
}

function isSame(a: Choice, b: Choice): boolean {
  return a.rule === b.rule && a.entities === b.entities && a.values.join() === b.values.join();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
