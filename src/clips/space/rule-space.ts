// A rule program as a problem to be searched. A state is its facts; each match of a rule is an action, and a search
// strategy chooses among them in the place of a conflict strategy. The program says the rest by three conventions:
// - Rules of positive salience are no choice: they fire after an action, in the order of the agenda, until none is left.
// - A state is a goal if the rule `goal` has a match. That rule never fires.
// - `(deffunction h () …)` and `(deffunction h-NAME () …)` estimate what remains; `?*cost*` is the cost of a step: it has its
//   first value before each, and what the actions leave in it counts.
// What has fired can fire again: a state does not remember how it came about.

import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import { formatValue } from "../language/format-values.ts";
import { Float, isInteger, same, type Value } from "../language/values.ts";
import type { Choice } from "./choices.ts";
import type { RuleState } from "./rule-state.ts";
import { SpaceEngine } from "./space-engine.ts";
import { SpaceError } from "./space-error.ts";

export interface RuleSpaceOptions {
  /** What errors call the program. */
  readonly file?: string | null;
  /** Facts of the start, as text, in the place of those that the program has of the same templates. */
  readonly facts?: string;
}

export class RuleSpace {
  readonly starts: readonly RuleState[];
  readonly heuristics: Readonly<Record<string, (state: RuleState) => number>>;
  /** Missing if each step costs 1. */
  readonly cost?: (before: RuleState, action: string) => number;
  private readonly held: SpaceEngine;
  private readonly stepCost: Defglobal | undefined;
  private readonly globals: readonly Defglobal[];
  /** Templates of the facts that steps have changed. */
  private readonly changing = new Set<object>();
  private lastChoices: { readonly of: RuleState; readonly all: ReadonlyMap<string, Choice> } | null = null;
  private lastCost: { readonly of: RuleState; readonly action: string; readonly value: Value } | null = null;

  /** Throws a SpaceError if the program cannot be loaded, or has no rule that knows a goal. */
  constructor(program: string, { file = null, facts = "" }: RuleSpaceOptions = {}) {
    const held = new SpaceEngine(program, file);
    this.held = held;
    const { constructs } = held.engine.modules.main;
    this.stepCost = constructs.defglobal.get("cost") as Defglobal | undefined;
    this.globals = held.constructs<Defglobal>("defglobal").filter((each) => each !== this.stepCost);
    if (this.stepCost !== undefined) this.cost = (before, action) => this.costOf(before, action);
    const functions = [...constructs.deffunction.values()] as Deffunction[];
    this.heuristics = Object.fromEntries(
      functions
        .filter(({ name, minimum }) => /^h(-.|$)/.test(name) && minimum === 0)
        .map((each) => [each.name.replace(/^h-/, ""), (state: RuleState) => this.estimate(each, state)]),
    );
    this.starts = [held.start(facts)];
  }

  actions(state: RuleState): readonly string[] {
    return [...this.choicesOf(state).keys()];
  }

  result(state: RuleState, action: string): RuleState {
    const { held, stepCost, globals } = this;
    const choice = this.choicesOf(state).get(action)!;
    const values = globals.map(({ value }) => value);
    stepCost?.reset(held.engine);
    const next = held.step(state, choice);
    const changed = globals.find(({ value }, i) => !same(value, values[i]));
    if (changed !== undefined)
      throw new SpaceError({ kind: "outside", rule: choice.rule.name, what: `?*${changed.name}*` });
    if (stepCost !== undefined) this.lastCost = { of: state, action, value: stepCost.value };
    for (const { template } of held.differences(state, next)) this.changing.add(template);
    return next;
  }

  isGoal({ isGoal }: RuleState): boolean {
    return isGoal;
  }

  key({ key }: RuleState): string {
    return key;
  }

  /** The facts of the templates that steps change, as far as has been seen; before the first step, all facts. */
  changingFacts({ facts }: RuleState): readonly string[] {
    const own = facts.filter(({ template }) => template.name !== "initial-fact");
    const changing = own.filter(({ template }) => this.changing.has(template));
    return (this.changing.size > 0 ? changing : own).map(({ text }) => text);
  }

  private choicesOf(state: RuleState): ReadonlyMap<string, Choice> {
    if (this.lastChoices?.of !== state) this.lastChoices = { of: state, all: this.held.choicesOf(state) };
    return this.lastChoices.all;
  }

  private costOf(state: RuleState, action: string): number {
    if (this.lastCost?.of !== state || this.lastCost.action !== action) this.result(state, action);
    return numberOf(this.lastCost!.value);
  }

  private estimate(heuristic: Deffunction, state: RuleState): number {
    const { engine } = this.held;
    return numberOf(this.held.ask(state, () => heuristic.call(engine, new Array(heuristic.frameSize), 0)));
  }
}

function numberOf(value: Value): number {
  if (isInteger(value)) return Number(value);
  // The search refuses what is no number, and shows it.
  return value instanceof Float ? value.value : (formatValue(value) as unknown as number);
}
