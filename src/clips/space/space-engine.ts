// An engine that is brought from state to state: by firing a rule, or by way of the facts in which two states differ.

import type { Activation } from "../agenda/agenda.ts";
import { fire, refresh, reset } from "../agenda/run.ts";
import type { Construct, Kind } from "../constructs/construct.ts";
import type { Defrule } from "../constructs/defrule/defrule.ts";
import { Engine } from "../engine.ts";
import type { RuleError } from "../evaluate/error-log.ts";
import { ExitRequest, isReported } from "../evaluate/messages.ts";
import type { Fact } from "../facts/fact.ts";
import { functionTable } from "../functions/index.ts";
import { withoutMark } from "../language/utf8.ts";
import { executeCommand, loadConstructs, reportLimit } from "../prompt/commands.ts";
import { type Choice, Choices, isGoalRule } from "./choices.ts";
import { type KnownFact, KnownFacts, RuleState } from "./rule-state.ts";
import { SpaceError } from "./space-error.ts";

/** Rules of positive salience that may fire after an action, and loops and calls that all of it may take. */
const MOST_CONSEQUENCES = 100_000;
const MOST_LOOKS = 10_000_000;

export class SpaceEngine {
  readonly engine = new Engine({}, functionTable(), undefined);
  private readonly known = new KnownFacts();
  private readonly choices: Choices;
  /** The state that the engine is in; null in between. */
  private current: RuleState | null = null;
  /** By number of a fact: the moment at which it was last wanted, negative once it was met. */
  private wanted = new Int32Array(1024);
  private moment = 0;
  private readonly failures: RuleError[] = [];
  private looks = 0;
  private firing: string | null = null;
  /** An instance that changed since the last step began. */
  private instance: string | null = null;

  constructor(program: string, file: string | null) {
    const { engine } = this;
    engine.errors.listener = (error) => this.failures.push(error);
    const isTooLong = () => ++this.looks > MOST_LOOKS;
    engine.evaluation.stop = {
      get aborted() {
        return isTooLong();
      },
    };
    this.inside(() => loadConstructs(engine, withoutMark(program), false, file));
    const rules = this.constructs<Defrule>("defrule").flatMap((rule) => [...rule.disjuncts()]);
    if (!rules.some(isGoalRule)) throw new SpaceError({ kind: "no-goal" });
    this.choices = new Choices(engine, this.known, rules);
  }

  /** Those of all modules, in the order of their definition. */
  constructs<Own extends Construct>(kind: Kind): Own[] {
    return this.engine.modules.all().flatMap(({ constructs }) => [...constructs[kind].values()] as Own[]);
  }

  /** The state after a reset, with these facts in the place of those of the same templates. */
  start(text: string): RuleState {
    const { engine, known } = this;
    const facts = text === "" ? [] : this.asserted(text);
    this.inside(() => {
      reset(engine);
      for (const fact of this.plainFacts())
        if (facts.some(({ template }) => template === fact.template)) engine.facts.retract(fact);
      for (const fact of facts) engine.facts.assert(known.again(fact));
      this.settle();
    });
    const changed = ({ name }: { readonly name: string }) => {
      this.instance = `[${name}]`;
    };
    engine.observer = { instanceMade: changed, instanceDeleted: changed, slotChanged: changed };
    return this.stateHere();
  }

  private asserted(text: string): KnownFact[] {
    const before = this.plainFacts();
    this.inside(() => executeCommand(this.engine, `(assert ${text})`, false));
    return this.plainFacts()
      .slice(before.length)
      .map((fact) => this.known.of(fact));
  }

  choicesOf(state: RuleState): ReadonlyMap<string, Choice> {
    this.goTo(state);
    return this.choices.all();
  }

  /** Fires what was chosen in a state, and what follows from it. */
  step(state: RuleState, choice: Choice): RuleState {
    const { engine } = this;
    this.goTo(state);
    this.current = null;
    this.instance = null;
    this.inside(() => {
      this.fire(this.choices.find(choice));
      refresh(engine, choice.rule);
      this.settle();
      engine.focus.clear();
      engine.focus.push(engine.modules.main);
    });
    if (this.instance !== null)
      throw new SpaceError({ kind: "outside", rule: choice.rule.name, what: this.instance });
    return this.stateHere();
  }

  /** What a function that changes nothing gives in a state. */
  ask<Answer>(state: RuleState, question: () => Answer): Answer {
    const { facts } = this.engine;
    this.goTo(state);
    facts.changed = false;
    const answer = this.inside(question);
    if (facts.changed) this.current = null;
    return answer;
  }

  /** The facts that only one of two states has. */
  differences(a: RuleState, b: RuleState): KnownFact[] {
    this.want(a);
    const onlyB = b.numbers.filter((number) => !this.meet(number));
    const onlyA = a.numbers.filter((number) => this.meet(number));
    return [...onlyB, ...onlyA].map((number) => this.known.at(number));
  }

  private goTo(state: RuleState): void {
    if (this.current === state) return;
    const { engine, known } = this;
    this.current = null;
    this.inside(() => {
      this.want(state);
      const others = this.plainFacts().filter((fact) => !this.meet(known.of(fact).number));
      for (const fact of others) engine.facts.retract(fact);
      for (const number of state.numbers)
        if (this.meet(number)) engine.facts.assert(known.again(known.at(number)));
      const rule = this.settle();
      if (rule !== undefined && !this.isAt(state)) throw new SpaceError({ kind: "unstable", rule });
    });
    this.current = state;
  }

  private isAt(state: RuleState): boolean {
    this.want(state);
    const facts = this.plainFacts();
    return (
      facts.length === state.numbers.length && facts.every((fact) => this.meet(this.known.of(fact).number))
    );
  }

  private want({ numbers }: RuleState): void {
    const { count } = this.known;
    if (count > this.wanted.length) this.wanted = new Int32Array(2 * count);
    this.moment++;
    for (const number of numbers) this.wanted[number] = this.moment;
  }

  /** Whether a fact is wanted and met for the first time. */
  private meet(number: number): boolean {
    const isNew = this.wanted[number] === this.moment;
    if (isNew) this.wanted[number] = -this.moment;
    return isNew;
  }

  /** Fires the rules of positive salience, and gives the name of the last one; undefined when none fired. */
  private settle(): string | undefined {
    let last: string | undefined;
    for (let count = 0; ; count++) {
      const activation = this.choices.consequence();
      if (activation === undefined || this.failures.length > 0) return last;
      if (count === MOST_CONSEQUENCES) throw new SpaceError({ kind: "endless", rule: activation.rule.name });
      this.fire(activation);
      last = activation.rule.name;
    }
  }

  private fire({ rule, token }: Activation): void {
    const { engine } = this;
    this.firing = rule.name;
    engine.running = true;
    try {
      fire(engine, rule, token, engine.fired + 1);
    } finally {
      engine.running = false;
      engine.evaluation.flow = 0;
    }
  }

  private stateHere(): RuleState {
    const numbers = Uint32Array.from(this.plainFacts(), (fact) => this.known.of(fact).number);
    return (this.current = new RuleState(this.known, numbers, this.choices.hasGoal()));
  }

  /** Those that are there whatever else is: what depends on others by `logical` follows from them. */
  private plainFacts(): Fact[] {
    const facts: Fact[] = [];
    for (let fact = this.engine.facts.first; fact !== null; fact = fact.next)
      if (fact.support === null) facts.push(fact);
    return facts;
  }

  private inside<Result>(work: () => Result): Result {
    const { engine, failures } = this;
    this.looks = 0;
    this.firing = null;
    failures.length = 0;
    let result: Result | undefined;
    try {
      result = engine.input(work);
    } catch (error) {
      if (error instanceof ExitRequest) throw new SpaceError({ kind: "exit" });
      if (!isReported(error)) {
        if (!reportLimit(engine, error)) throw error;
        engine.comeToRest();
        engine.errors.flush();
      }
    }
    if (this.looks > MOST_LOOKS) throw new SpaceError({ kind: "endless", rule: this.firing });
    const [error] = failures;
    if (error !== undefined) throw new SpaceError({ kind: "error", error, rule: this.firing });
    return result as Result;
  }
}
