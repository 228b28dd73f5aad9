// For debuggers: the objects of a running engine without copies, and runs in slices. Readers must not change anything.

import type { Activation } from "../agenda/agenda.ts";
import type { Rule } from "../agenda/rule.ts";
import { run } from "../agenda/run.ts";
import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import { type Defrule, defruleOf } from "../constructs/defrule/defrule.ts";
import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import type { Fact } from "../facts/fact.ts";
import type { Instance } from "../objects/instance.ts";
import type { Observer } from "../observer.ts";

export class Inspection {
  private readonly engine: Engine;
  observer: Observer | null = null;
  private readonly connect: () => void;
  private readonly guarded: (work: () => number) => number;

  /** `guarded` runs work like every method of the environment: reported errors and `exit` end it. */
  constructor(engine: Engine, guarded: (work: () => number) => number, connect: () => void) {
    this.engine = engine;
    this.guarded = guarded;
    this.connect = connect;
  }

  /** Calls an observer with the engine's own objects from now on. */
  attach(observer: Observer): void {
    this.observer = observer;
    this.connect();
  }

  /**
   * Fires up to `limit` rules of a run that has fired `before`; returns the number fired. Slices with an odd limit print
   * what one long run prints (the C program remarks on limits that are twice the number fired).
   */
  runSlice(limit: number, before: number): number {
    return this.guarded(() => this.engine.input(() => run(this.engine, limit, before)));
  }

  /** True when the last slice ended by halt, a breakpoint or an error. */
  get halted(): boolean {
    const { halted, rulesHalted } = this.engine.evaluation;
    return halted || rulesHalted;
  }

  /** Checked between firings and in loops; see `Environment.run`. */
  set stop(stop: { aborted: boolean }) {
    this.engine.evaluation.stop = stop;
  }

  /** The rule that is firing. */
  get firing(): Rule | null {
    return this.engine.firing?.rule ?? null;
  }

  get strategy(): string {
    return this.engine.agenda.strategyName;
  }

  get salienceEvaluation(): string {
    return this.engine.agenda.salienceEvaluation;
  }

  get waiting(): number {
    return this.engine.agenda.total;
  }

  /** The first activation of a module on the agenda; the others follow by `next`. */
  firstActivation(module: Module): Activation | null {
    return this.engine.agenda.of(module).first;
  }

  allFacts(): Iterable<Fact> {
    return this.engine.facts.all();
  }

  allInstances(): Iterable<Instance> {
    return this.engine.objects.instances.all();
  }

  /** Differs when a class or a message-handler was defined or removed in between. */
  get classRevision(): number {
    return this.engine.objects.revision;
  }

  /** The names of the modules on the focus stack, the current one first, with spaces between. */
  get focusText(): string {
    const { stack } = this.engine.focus;
    return stack.length === 1
      ? stack[0].name
      : stack
          .map((module) => module.name)
          .reverse()
          .join(" ");
  }

  /** All modules; first those on the focus stack, the current one first. */
  modules(): Module[] {
    return [...new Set([...this.engine.focus.stack].reverse().concat([...this.engine.modules.all()]))];
  }

  rules(): Defrule[] {
    return this.modules().flatMap((module) => [...module.constructs.defrule.values()] as Defrule[]);
  }

  /** False for a rule whose actions, as written, can add no fact: it only prints, retracts, halts. */
  makesFacts(rule: Rule): boolean {
    const actions = defruleOf(rule).pretty?.split("=>").slice(1).join("=>");
    if (actions === undefined) return true;
    return [...actions.matchAll(/\(([^\s()";]+)/g)].some(([, word]) => {
      const row = this.engine.functions.get(word);
      return row === undefined || row.makesFacts === true;
    });
  }

  globals(): Defglobal[] {
    return this.modules().flatMap((module) => [...module.constructs.defglobal.values()] as Defglobal[]);
  }
}
