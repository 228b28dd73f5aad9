// A definstances: the instances that reset makes. Source: guide, section 9.6.1.1.

import type { Referenced } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { FALSE } from "../../language/values.ts";
import type { ObjectHost } from "../../objects/host.ts";
import type { Construct } from "../construct.ts";
import type { Module } from "../modules.ts";

export class Definstances implements Construct {
  readonly kind = "definstances";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Referenced[];
  /** True while its instances are being made; it cannot be removed in the meantime. */
  executing = false;
  private readonly makers: Thunk[];

  constructor(name: string, module: Module, makers: Thunk[]) {
    this.name = name;
    this.module = module;
    this.makers = makers;
  }

  /** Makes the instances, stopping at the first that cannot be made; an error ends the reset. */
  makeAll(host: ObjectHost): void {
    this.executing = true;
    try {
      for (const make of this.makers) {
        if (inFrame(host.evaluation, [], make) === FALSE || host.evaluation.halted) return;
      }
    } finally {
      this.executing = false;
    }
  }
}
