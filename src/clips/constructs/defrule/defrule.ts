// A rule ready to run: its compiled actions, its joins and its options.

import type { AgendaList } from "../../agenda/agenda.ts";
import type { AgendaHost } from "../../agenda/host.ts";
import type { Rule } from "../../agenda/rule.ts";
import type { Referenced } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { noteFailure, printError } from "../../evaluate/messages.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { isInteger } from "../../language/values.ts";
import type { Analysis } from "../../lhs/analyzed.ts";
import type { Join } from "../../rete/join.ts";
import type { Construct } from "../construct.ts";
import type { Module } from "../modules.ts";

export class Defrule implements Construct, Rule {
  readonly kind = "defrule";
  readonly name: string;
  readonly module: Module;
  readonly agenda: AgendaList;
  pretty: string | null = null;
  uses?: Referenced[];
  private presentSalience = 0;
  /** Null when the salience is a constant. */
  salienceThunk: Thunk | null = null;
  autoFocus = false;
  /** Number of tests on the left-hand side, for the strategies complexity and simplicity. */
  complexity = 0;
  /** The left-hand side as it was analyzed, for explanations. */
  analysis: Analysis | null = null;
  /** The actions as one closure. */
  body: Thunk | null = null;
  frameSize = 0;
  reads: readonly number[] = [];
  lastJoin: Join | null = null;
  logicalJoin: Join | null = null;
  /** The rule made from the next alternative of an or; it has the same name. */
  disjunct: Defrule | null = null;
  watchFirings = false;
  private areActivationsWatched = false;
  breakpoint = false;
  executing = 0;
  readonly consumesReturn = false;
  readonly traced = false;

  constructor(name: string, module: Module, agenda: AgendaList) {
    this.name = name;
    this.module = module;
    this.agenda = agenda;
  }

  get salience(): number {
    return this.presentSalience;
  }

  set salience(salience: number) {
    this.presentSalience = salience;
    this.lastJoin?.writeRule();
  }

  get watchActivations(): boolean {
    return this.areActivationsWatched;
  }

  set watchActivations(isOn: boolean) {
    this.areActivationsWatched = isOn;
    this.lastJoin?.writeRule();
  }

  /** Its activations are traced or change the focus. */
  get asksBeforeActivation(): boolean {
    return this.watchActivations || this.autoFocus;
  }

  get hasDynamicSalience(): boolean {
    return this.salienceThunk !== null;
  }

  get owner(): string {
    return `defrule ${this.name}`;
  }

  *disjuncts(): Generator<Defrule> {
    for (let rule: Defrule | null = this; rule !== null; rule = rule.disjunct) yield rule;
  }

  evaluateSalience(engine: AgendaHost): number {
    if (this.salienceThunk === null) return this.salience;
    engine.evaluation.failed = false;
    const value = inFrame(engine.evaluation, [], this.salienceThunk);
    if (engine.evaluation.failed) {
      this.reportSalience(engine);
      return this.salience;
    }
    if (!isInteger(value)) {
      printError(engine, "PRNTUTIL", 10, true, "Salience value must be an integer value.\n");
      this.reportSalience(engine);
      return this.salience;
    }
    const salience = Number(value);
    if (salience > 10000 || salience < -10000) {
      printError(engine, "PRNTUTIL", 9, true, "Salience value out of range -10000 to 10000.\n");
      this.reportSalience(engine);
      return this.salience;
    }
    this.salience = salience;
    return salience;
  }

  private reportSalience(engine: AgendaHost): void {
    printError(engine, "PRNTUTIL", 8, true, salienceErrorText(this.name));
    noteFailure(engine);
  }
}

/** The full rule behind an activation or a firing: every rule of the engine is a Defrule. */
export function defruleOf(rule: Rule): Defrule {
  return rule as Defrule;
}

export function salienceErrorText(rule: string): string {
  return `This error occurred while evaluating the salience for defrule ${rule}.\n`;
}
