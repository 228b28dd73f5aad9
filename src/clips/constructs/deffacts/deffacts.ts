// A deffacts: facts that reset asserts. Source: guide, section 4.

import type { Referenced } from "../../evaluate/evaluation-host.ts";
import { ConstantFact } from "../../facts/constant-fact.ts";
import type { Fact } from "../../facts/fact.ts";
import type { FactsHost } from "../../facts/host.ts";
import type { Construct } from "../construct.ts";
import type { Module } from "../modules.ts";

/** Makes one of the facts. */
type FactMaker = ConstantFact | (() => Fact | null);

export class Deffacts implements Construct {
  readonly kind = "deffacts";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Referenced[];
  private readonly makers: FactMaker[];

  constructor(name: string, module: Module, makers: FactMaker[]) {
    this.name = name;
    this.module = module;
    this.makers = makers;
  }

  assertAll(engine: FactsHost): void {
    const { evaluation } = engine;
    evaluation.failed = false;
    for (const maker of this.makers) {
      const fact = maker instanceof ConstantFact ? maker.make(evaluation.failed) : maker();
      if (fact !== null) engine.facts.assert(fact);
      if (evaluation.halted) return;
    }
  }
}
