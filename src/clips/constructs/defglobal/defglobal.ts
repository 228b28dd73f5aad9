// A defglobal: a named value that reset gives its first value again. Source: guide, section 6.

import type { Referenced } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, type Value } from "../../language/values.ts";
import type { Construct } from "../construct.ts";
import type { ConstructHost } from "../kind.ts";
import type { Module } from "../modules.ts";

/** What globals need of the engine. */
export interface GlobalHost extends ConstructHost {
  /** Set when a global has got a value. */
  globalsChanged: boolean;
}

export class Defglobal implements Construct {
  readonly kind = "defglobal";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Referenced[];
  useCount = 0;
  value: Value = FALSE;
  initial: Thunk;
  watch = false;

  constructor(name: string, module: Module, initial: Thunk) {
    this.name = name;
    this.module = module;
    this.initial = initial;
  }

  set(engine: GlobalHost, value: Value): void {
    if (this.watch) {
      engine.routers.write(
        "wtrace",
        `:== ?*${this.name}* ==> ${formatValue(value)} <== ${formatValue(this.value)}\n`,
      );
    }
    this.value = value;
    engine.globalsChanged = true;
  }

  /** Gives it its first value again, or FALSE when that fails. */
  reset(engine: GlobalHost): void {
    const value = inFrame(engine.evaluation, [], this.initial);
    this.set(engine, engine.evaluation.failed ? FALSE : value);
  }
}
