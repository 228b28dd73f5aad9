// A deffunction: parameters, an optional wildcard parameter and a compiled body. Source: guide, section 7.

import type { FunctionCode } from "../../evaluate/code/function-code.ts";
import { isDeep, type Piece, procedureSteps, type Steps } from "../../evaluate/deep-calls.ts";
import type { Frame } from "../../evaluate/evaluation.ts";
import type { ErrorHost, EvaluationHost, Referenced } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { countText, printError } from "../../evaluate/messages.ts";
import { type Callable, callProcedure, type Procedure } from "../../evaluate/procedure.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, Multifield, type Value } from "../../language/values.ts";
import { type Construct, nameSeen } from "../construct.ts";
import type { Module } from "../modules.ts";

const NO_BODY = (): Piece => ({ kind: "plain", run: () => FALSE });

export class Deffunction implements Construct, Callable, Procedure {
  readonly kind = "deffunction";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Referenced[];
  useCount = 0;
  parameters: string[] = [];
  wildcard = false;
  frameSize = 0;
  body: Thunk | null = null;
  /** The body as code, if it only calculates. */
  code: FunctionCode | null = null;
  /** The body as deep recursion needs it. */
  deepBody: () => Piece = NO_BODY;
  traced = false;
  executing = 0;
  /** The arguments of the call that is about to run, for its trace; null if it is not traced. */
  private shown: Value[] | null = null;
  readonly title = "deffunction";
  readonly consumesReturn = true;

  constructor(name: string, module: Module) {
    this.name = name;
    this.module = module;
  }

  get owner(): string {
    return `deffunction ${this.name}`;
  }

  get watch(): boolean {
    return this.traced;
  }

  set watch(isOn: boolean) {
    this.traced = isOn;
  }

  get minimum(): number {
    return this.wildcard ? this.parameters.length - 1 : this.parameters.length;
  }

  acceptsCount(engine: ErrorHost, count: number): boolean {
    if (this.wildcard ? count >= this.minimum : count === this.minimum) return true;
    const relation = this.wildcard ? "at least" : "exactly";
    printError(engine, "ARGACCES", 4, false, countText(this.name, relation, this.minimum));
    return false;
  }

  call(engine: EvaluationHost, frame: Frame, count: number): Value {
    if (this.code !== null && !this.traced && engine.evaluation.profile === null) {
      const value = this.code.call(engine, frame, count);
      if (value !== undefined) return value;
    }
    const { evaluation } = engine;
    if (evaluation.depth >= evaluation.callsOnStack && isDeep(evaluation, this))
      return engine.deepCalls.runSteps(() => this.steps(engine, frame, count));
    if (this.traced || this.wildcard) this.takeArguments(frame, count);
    return callProcedure(engine, this, frame);
  }

  *steps(engine: EvaluationHost, frame: Frame, count: number): Steps {
    this.takeArguments(frame, count);
    return yield* procedureSteps(engine, this, this.deepBody, frame);
  }

  private takeArguments(frame: Frame, count: number): void {
    if (this.traced) this.shown = frame.slice(0, count) as Value[];
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
  }

  /** From now on, calls do nothing, and what the body referred to can be removed. */
  forgetBody(): void {
    this.dropBody();
    for (const used of this.uses ?? []) used.useCount--;
    this.uses = [];
  }

  dropBody(): void {
    this.body = null;
    this.code = null;
    this.deepBody = NO_BODY;
  }

  /** The arguments as they were given; if the trace was off then, the parameters as they are now. */
  argumentText(frame: Frame): string {
    const values = this.shown ?? (frame.slice(0, this.parameters.length) as Value[]);
    const rest = values.at(-1);
    if (this.shown === null && this.wildcard && rest instanceof Multifield)
      values.splice(-1, 1, ...rest.fields);
    this.shown = null;
    return values.map(formatValue).join(" ");
  }

  trace(engine: EvaluationHost, arrow: ">>" | "<<", from: Module, args: string): void {
    const { depth } = engine.evaluation;
    engine.routers.write("wtrace", `DFN ${arrow} ${nameSeen(this, from)} ED:${depth} (${args})\n`);
  }
}
