// Generic functions: which method a call runs, and calls of the next method. Source: guide, section 8.

import { isDeep, procedureSteps, type Steps } from "../../evaluate/deep-calls.ts";
import type { Frame } from "../../evaluate/evaluation.ts";
import type { EvaluationHost, Referenced } from "../../evaluate/evaluation-host.ts";
import { reportFailure } from "../../evaluate/messages.ts";
import { type Callable, callProcedure, type Procedure } from "../../evaluate/procedure.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, type Value } from "../../language/values.ts";
import { type Construct, nameSeen } from "../construct.ts";
import type { Module } from "../modules.ts";
import { comparePrecedence, type Method, type MethodHost } from "./method.ts";

/** What calls of generic functions need of the engine. */
export interface GenericHost extends MethodHost {
  /** The method that is running, for calls of the next one. */
  readonly methodCall: { current: MethodCall | null };
}

/** A call in progress: which method runs with which arguments. */
export interface MethodCall {
  readonly generic: Defgeneric;
  readonly args: Value[];
  readonly method: Method;
}

/** Why a generic function cannot be changed while one of its methods runs. */
export function executingText(name: string): string {
  return `Defgeneric ${name} cannot be modified while one of its methods is executing.\n`;
}

export class Defgeneric implements Construct, Callable {
  readonly kind = "defgeneric";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Referenced[];
  useCount = 0;
  methods: Method[] = [];
  nextIndex = 1;
  watch = false;
  executing = 0;
  readonly title = "generic function";
  /** The frame of a call is made later, when its method is known. */
  readonly frameSize = 0;

  constructor(name: string, module: Module) {
    this.name = name;
    this.module = module;
  }

  /** The method that a new one replaces because they cannot be told apart, and where the new one goes in the list. */
  positionFor(method: Method): { same: Method | null; at: number } {
    for (const [at, other] of this.methods.entries()) {
      const order = comparePrecedence(method, other);
      if (order === 0) return { same: other, at };
      if (order < 0) return { same: null, at };
    }
    return { same: null, at: this.methods.length };
  }

  /** Inserts a method into the list and removes an older one with the same index. */
  insert(method: Method, at: number): void {
    const old = this.methods.findIndex((other) => other.index === method.index);
    if (old >= 0) this.methods.splice(old, 1)[0].release();
    method.retain();
    this.methods.splice(old >= 0 && old < at ? at - 1 : at, 0, method);
    this.nextIndex = Math.max(this.nextIndex, method.index + 1);
  }

  /** Removes the methods that `keep` does not hold for. */
  keepMethods(keep: (method: Method) => boolean): void {
    for (const method of this.methods) if (!keep(method)) method.release();
    this.methods = this.methods.filter(keep);
  }

  /** Removes the methods that a program has defined. */
  removeMethods(): void {
    this.keepMethods((method) => method.isSystem);
  }

  acceptsCount(): boolean {
    return true;
  }

  call(engine: GenericHost, frame: Frame): Value {
    if (isDeep(engine.evaluation, this)) return engine.deepCalls.runSteps(() => this.steps(engine, frame));
    return this.run(engine, frame as Value[], 0);
  }

  /** Runs the first applicable method from `from` on. */
  run(engine: GenericHost, args: Value[], from: number): Value {
    const method = this.applicable(engine, args, from);
    return method === undefined ? FALSE : this.execute(engine, method, args);
  }

  *steps(engine: GenericHost, frame: Frame): Steps {
    const args = frame as Value[];
    const method = this.applicable(engine, args, 0);
    if (method === undefined) return FALSE;
    const { methodCall } = engine;
    const outer = methodCall.current;
    const call = new MethodProcedure(this, method, args, false);
    methodCall.current = call;
    try {
      return yield* procedureSteps(engine, call, method.deepBody, method.frameFor(args));
    } finally {
      methodCall.current = outer;
    }
  }

  /** The first method from `from` on that takes the arguments, even if an error in a restriction has halted the evaluation. */
  private applicable(engine: GenericHost, args: Value[], from: number): Method | undefined {
    const method = this.methods.find((each, i) => i >= from && this.applies(engine, each, args));
    if (method === undefined && !engine.evaluation.failed) {
      reportFailure(engine, "GENRCEXE", 1, `No applicable methods for ${this.name}.\n`);
    }
    return method;
  }

  next(engine: GenericHost, args: Value[], method: Method): Method | undefined {
    const at = this.methods.indexOf(method);
    return this.methods.slice(at + 1).find((m) => this.applies(engine, m, args));
  }

  /** Tests the restrictions of a method; no method can be removed in the meantime. */
  private applies(engine: GenericHost, method: Method, args: Value[]): boolean {
    this.executing++;
    try {
      return method.applies(engine, args, this.name);
    } finally {
      this.executing--;
    }
  }

  /** Runs a method; a `shadowed` one belongs to the call that is already running. */
  execute(engine: GenericHost, method: Method, args: Value[], shadowed = false): Value {
    const { methodCall } = engine;
    const outer = methodCall.current;
    const call = new MethodProcedure(this, method, args, shadowed);
    methodCall.current = call;
    try {
      return callProcedure(engine, call, method.frameFor(args), shadowed ? 0 : 1);
    } finally {
      methodCall.current = outer;
    }
  }
}

/** One call of a method. */
class MethodProcedure implements Procedure, MethodCall {
  readonly generic: Defgeneric;
  readonly method: Method;
  readonly args: Value[];
  private readonly shadowed: boolean;
  readonly consumesReturn = true;

  constructor(generic: Defgeneric, method: Method, args: Value[], shadowed: boolean) {
    this.generic = generic;
    this.method = method;
    this.args = args;
    this.shadowed = shadowed;
  }

  get module(): Module {
    return this.generic.module;
  }
  get body(): Method["body"] {
    return this.method.body;
  }
  get measuredAs(): Method | null {
    return this.method.isSystem || this.shadowed ? null : this.method;
  }
  get owner(): string | null {
    return this.method.isSystem ? null : `generic function ${this.generic.name} method #${this.method.index}`;
  }
  get executing(): number {
    return this.generic.executing;
  }
  set executing(count: number) {
    this.generic.executing = count;
  }
  get traced(): boolean {
    return this.method.watch || this.generic.watch;
  }

  argumentText(): string {
    return this.args.map(formatValue).join(" ");
  }

  /** The call of the generic function encloses that of the method. */
  trace(engine: EvaluationHost, arrow: ">>" | "<<", from: Module, args: string): void {
    const name = nameSeen(this.generic, from);
    const ending = `  ED:${engine.evaluation.depth} (${args})\n`;
    const lines: string[] = [];
    if (this.generic.watch && !this.shadowed) lines.push(`GNC ${arrow} ${name}${ending}`);
    if (this.method.watch) lines.push(`MTH ${arrow} ${name}:#${this.method.number}${ending}`);
    if (arrow === "<<") lines.reverse();
    for (const line of lines) engine.routers.write("wtrace", line);
  }
}
