// The body of a function as code, made when the function has been called often enough and given up when it gains nothing.

import type { Value } from "../../language/values.ts";
import type { Frame } from "../evaluation.ts";
import type { EvaluationHost } from "../evaluation-host.ts";
import type { Expression } from "../expressions.ts";
import type { Callable } from "../procedure.ts";
import type { Calculator } from "./calculator.ts";
import { CodeMaker, NotCalculable } from "./code-maker.ts";

/** Code is made at this call. */
const OFTEN = 20;
/** As often the machine may give up, unless it succeeds far more often. */
const FAILURES = 20;
/** The machine does not nest its calls: deeper than this, the closures see the limit of nesting coming. */
const DEEP = 10_000;

export class FunctionCode {
  // Hidden from images of the engine: nothing here can be seen from outside.
  readonly #parameters: readonly string[];
  readonly #actions: readonly Expression[];
  #calls = 0;
  #failures = 0;
  /** Its address; 0 without code, because it is too early or because there can be none. */
  #address = 0;
  #isRefused = false;
  /** The functions that the code calls, as they were when it was made. */
  readonly #called = new Map<Callable, FunctionCode>();
  /** Those and what they call, once the code has run. */
  #reached: readonly (readonly [Callable, FunctionCode])[] | null = null;

  constructor(parameters: readonly string[], actions: readonly Expression[]) {
    this.#parameters = parameters;
    this.#actions = actions;
  }

  /** The value of a call; undefined when the closures must run. */
  call(engine: EvaluationHost, frame: Frame, count: number): Value | undefined {
    if (this.#isRefused) return undefined;
    if (++this.#calls < OFTEN) return undefined;
    const { evaluation } = engine;
    if (evaluation.failed || evaluation.halted || evaluation.flow !== 0 || evaluation.depth > DEEP)
      return undefined;
    if (count !== this.#parameters.length || !engine.options.autoFloatDividend) return undefined;
    const calculator = engine.calculator();
    if (this.#address === 0 && this.addressIn(calculator) === 0) return undefined;
    if (!this.#isCurrent()) return undefined;
    const value = calculator.run(this.#address, frame, count);
    if (value === undefined && ++this.#failures > FAILURES + this.#calls / 8) this.#isRefused = true;
    return value;
  }

  /** Its address, and its code if it has none; 0 when it cannot have any. */
  addressIn(calculator: Calculator): number {
    if (this.#isRefused || this.#address !== 0) return this.#address;
    this.#address = calculator.newFunction();
    try {
      if (this.#address === 0) throw new NotCalculable("no room");
      const maker = new CodeMaker(calculator, this.#parameters, (target) =>
        this.#addressOf(target, calculator),
      );
      maker.write(this.#address, this.#parameters.length, this.#actions);
    } catch (error) {
      if (!(error instanceof NotCalculable)) throw error;
      this.#address = 0;
      this.#isRefused = true;
    }
    return this.#address;
  }

  #addressOf(target: Callable, calculator: Calculator): number {
    const { code } = target;
    const address = code?.addressIn(calculator) ?? 0;
    if (code === undefined || code === null || address === 0)
      throw new NotCalculable("a call of another kind");
    this.#called.set(target, code);
    return address;
  }

  /** Whether every function that the code can reach is still the same and not traced; if not the same, code is made anew. */
  #isCurrent(): boolean {
    this.#reached ??= this.#everythingReached();
    for (const [target, code] of this.#reached) {
      if (target.code !== code) {
        this.#address = 0;
        this.#calls = 0;
        this.#called.clear();
        this.#reached = null;
        return false;
      }
      if (target.traced === true) return false;
    }
    return true;
  }

  #everythingReached(): (readonly [Callable, FunctionCode])[] {
    const reached = new Map<Callable, FunctionCode>();
    const visit = (code: FunctionCode) => {
      for (const [target, called] of code.#called) {
        if (reached.has(target)) continue;
        reached.set(target, called);
        visit(called);
      }
    };
    visit(this);
    return [...reached];
  }
}
