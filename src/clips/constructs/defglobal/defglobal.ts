// A defglobal: a named value that reset gives its first value again. Source: guide, section 6.

import type { Core } from "../../core.ts";
import type { Thunk } from "../../language/expressions.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, type Value } from "../../language/values.ts";
import type { Construct, Module, Used } from "../modules.ts";

export class Defglobal implements Construct {
  readonly kind = "defglobal";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Used[];
  useCount = 0;
  value: Value = FALSE;
  initial: Thunk;
  watch = false;

  constructor(name: string, module: Module, initial: Thunk) {
    this.name = name;
    this.module = module;
    this.initial = initial;
  }

  set(core: Core, value: Value): void {
    if (this.watch) {
      core.routers.write(
        "wtrace",
        `:== ?*${this.name}* ==> ${formatValue(value)} <== ${formatValue(this.value)}\n`,
      );
    }
    this.value = value;
    core.globalsChanged = true;
  }

  /** Gives it its first value again, or FALSE when that fails. */
  reset(core: Core): void {
    let value: Value = FALSE;
    try {
      value = core.evaluateDetached(this.initial);
    } finally {
      this.set(core, value);
    }
  }
}
