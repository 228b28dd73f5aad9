// A defglobal: a named value, which reset sets back to its first value. Source: guide, section 6.

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
  /** Set when a global is given a value. */
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
    if (this.watch) this.trace(engine, value, formatValue(this.value));
    this.value = value;
    engine.globalsChanged = true;
  }

  /** Traces the value as one that comes after none. */
  traceFirstValue(engine: GlobalHost): void {
    if (this.watch) this.trace(engine, this.value, "");
  }

  /** Sets it back to its first value, or to FALSE if evaluating that fails. */
  reset(engine: GlobalHost): void {
    const value = inFrame(engine.evaluation, [], this.initial);
    this.set(engine, engine.evaluation.failed ? FALSE : value);
  }

  private trace(engine: GlobalHost, after: Value, before: string): void {
    engine.routers.write("wtrace", `:== ?*${this.name}* ==> ${formatValue(after)} <== ${before}\n`);
  }
}
