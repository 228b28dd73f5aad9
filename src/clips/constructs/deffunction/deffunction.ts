// A deffunction: parameters, an optional wildcard parameter and a compiled body. Source: guide, section 7.

import type { Core } from "../../core.ts";
import { abortParse, printError } from "../../evaluate/messages.ts";
import type { Thunk } from "../../language/expressions.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, Multifield, type Value } from "../../language/values.ts";
import { type Construct, type Module, nameSeen, type Used } from "../modules.ts";

export class Deffunction implements Construct {
  readonly kind = "deffunction";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Used[];
  useCount = 0;
  parameters: string[] = [];
  wildcard = false;
  frameSize = 0;
  body: Thunk | null = null;
  watch = false;
  /** Bodies that are running; a running deffunction cannot be removed. */
  executing = 0;

  constructor(name: string, module: Module) {
    this.name = name;
    this.module = module;
  }

  get minimum(): number {
    return this.wildcard ? this.parameters.length - 1 : this.parameters.length;
  }

  acceptsCount(core: Core, count: number): boolean {
    if (this.wildcard ? count >= this.minimum : count === this.minimum) return true;
    const relation = this.wildcard ? "at least" : "exactly";
    printError(
      core,
      "ARGACCES",
      4,
      false,
      `Function ${this.name} expected ${relation} ${this.minimum} argument(s)\n`,
    );
    return false;
  }

  checkCall(core: Core, count: number): void {
    if (!this.acceptsCount(core, count)) abortParse();
  }

  call(core: Core, args: Value[]): Value {
    return this.callWithFrame(core, args.slice(), args.length);
  }

  /** Calls it with a frame of its own that begins with the arguments. */
  callWithFrame(core: Core, frame: (Value | undefined)[], count: number): Value {
    if (this.wildcard) {
      const first = this.parameters.length - 1;
      const rest: Value[] = [];
      for (let i = first; i < count; i++) {
        const value = frame[i]!;
        if (value instanceof Multifield) for (const field of value.fields) rest.push(field);
        else rest.push(value);
      }
      frame.fill(undefined, first);
      frame[first] = new Multifield(rest);
    }
    if (this.body === null) return FALSE;
    core.enterCall();
    const before = core.frame;
    const module = core.modules.current;
    const shown = this.watch
      ? `${nameSeen(this, module)} ED:${core.callDepth} (${this.argumentText(frame)})`
      : "";
    core.frame = frame;
    core.modules.current = this.module;
    this.executing++;
    if (this.watch) this.trace(core, ">>", shown);
    try {
      let value = this.body();
      if (core.flow === 2) value = core.returned;
      core.flow = 0;
      if (this.watch) this.trace(core, "<<", shown);
      return value;
    } catch (error) {
      if (core.isEvaluationError(error)) {
        core.reportUnwinding("deffunction", this.name);
        if (this.watch) this.trace(core, "<<", shown);
      }
      throw error;
    } finally {
      core.frame = before;
      core.modules.current = module;
      this.executing--;
      core.leaveCall();
    }
  }

  private argumentText(frame: (Value | undefined)[]): string {
    return this.parameters
      .flatMap((_, i) => {
        const value = frame[i] ?? FALSE;
        return value instanceof Multifield && this.wildcard && i === this.parameters.length - 1
          ? value.fields
          : [value];
      })
      .map(formatValue)
      .join(" ");
  }

  private trace(core: Core, arrow: string, call: string): void {
    core.routers.write("wtrace", `DFN ${arrow} ${call}\n`);
  }
}
