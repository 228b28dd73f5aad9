// The facade: a rule environment as a library. Text in, facts and agenda out as plain data; all access to files,
// process and terminal goes through the host object, which by default has none.

import type { Activation } from "./agenda/agenda.ts";
import { clear, reset, run } from "./agenda/run.ts";
import type { Defrule } from "./constructs/defrule/defrule.ts";
import { Engine } from "./engine.ts";
import { compile } from "./evaluate/compile.ts";
import type { RuleError } from "./evaluate/error-log.ts";
import type { FunctionRow } from "./evaluate/function-row.ts";
import { locatedActions } from "./evaluate/located-actions.ts";
import { ExitRequest, isReported } from "./evaluate/messages.ts";
import { Parser } from "./evaluate/parse-expression.ts";
import { inFrame } from "./evaluate/procedure.ts";
import { Scope } from "./evaluate/scope.ts";
import { tokenBindings } from "./explain/bindings.ts";
import { type Derivation, DerivationLog } from "./explain/derivation.ts";
import { type AgendaOrder, orderOf } from "./explain/order.ts";
import { type Why, whyOf } from "./explain/why.ts";
import { type WhyNot, whyNotOf } from "./explain/why-not.ts";
import { wouldAssert } from "./explain/would-assert.ts";
import { Fact } from "./facts/fact.ts";
import { functionTable } from "./functions/index.ts";
import { Tape } from "./history/tape.ts";
import { Timeline } from "./history/timeline.ts";
import type { Host, Router } from "./host/routers.ts";
import { type ClassData, classData } from "./inspect/class-data.ts";
import { eventObserver, type RuleListener } from "./inspect/events.ts";
import { Inspection } from "./inspect/inspection.ts";
import { type NetworkPicture, networkPicture } from "./inspect/network-picture.ts";
import {
  type ActivationData,
  activationData,
  type FactData,
  factData,
  type InstanceData,
  instanceData,
  type RuleData,
  ruleData,
} from "./inspect/plain-data.ts";
import { formatValue } from "./language/format-values.ts";
import { StringSource } from "./language/scanner.ts";
import { withoutMark } from "./language/utf8.ts";
import type { Value } from "./language/values.ts";
import type { Defclass } from "./objects/class.ts";
import { type Observer, together } from "./observer.ts";
import {
  BANNER,
  batchSilently,
  checkCommand,
  commandLoop,
  executeCommand,
  loadConstructs,
  queueBatch,
  reportLimit,
} from "./prompt/commands.ts";
import { type Words, wordsOf } from "./prompt/words.ts";

export class Environment {
  private readonly engine: Engine;
  private readonly tape = new Tape();
  private log: DerivationLog | null = null;
  private timeline: Timeline | null = null;
  private listener: RuleListener | null = null;
  /** For debuggers: the objects of the engine itself. */
  readonly inspection: Inspection;
  /** The status given to `exit`; null if it has not been called. */
  exitStatus: number | null = null;

  constructor(host: Host = {}) {
    this.engine = new Engine(this.tape.behind(host), functionTable(), host.matchBytes);
    if (host.stop !== undefined) this.engine.evaluation.stop = host.stop;
    if (host.callsOnStack !== undefined) this.engine.evaluation.callsOnStack = host.callsOnStack;
    this.inspection = new Inspection(
      this.engine,
      (work) => this.guard(work, 0),
      () => this.connect(),
    );
  }

  /** Loads constructs, like `-l`; false when one of them has an error, which is reported to the host. */
  load(text: string, file: string | null = null): boolean {
    return this.input(() => loadConstructs(this.engine, withoutMark(text), false, file), false);
  }

  /**
   * Reads one part of a text without executing commands: constructs are defined, and a command is parsed, or an error if
   * the text is to be loaded. False when there is an error, which is reported with its place in the whole text.
   */
  check(
    part: { text: string; from: number; to: number; as: "load" | "batch" },
    file: string | null,
  ): boolean {
    const { engine } = this;
    const origin = { file, text: part.text, offset: part.from };
    const text = part.text.slice(part.from, part.to);
    return this.input(
      () =>
        part.as === "batch"
          ? checkCommand(engine, text, origin)
          : loadConstructs(engine, text, false, file, origin),
      false,
    );
  }

  /** Executes one command as typed at the prompt, its result printed. */
  execute(text: string): boolean {
    return this.input(() => executeCommand(this.engine, text, true), false);
  }

  /** Runs the commands of a text silently, like `-f2`. The last command of a file needs its line end, as in C. */
  batch(text: string, file: string | null = null): void {
    const lines = withoutMark(file === null ? `${text}\n` : text);
    this.guard(() => batchSilently(this.engine, lines, file), undefined);
  }

  /** Queues a text to be read before the terminal, after the texts already queued, and echoed, like `-f`. */
  queue(text: string, file: string | null = null): void {
    this.input(() => queueBatch(this.engine, withoutMark(text), file, true), undefined);
  }

  /** The prompt: reads commands until the input ends or `exit` is called; returns the exit status. */
  loop(): number {
    this.engine.routers.write("wprompt", BANNER);
    this.exitStatus ??= commandLoop(this.engine) ?? 0;
    return this.exitStatus;
  }

  /** Executes what was queued, echoed, for hosts that read the terminal themselves. */
  runQueued(): void {
    if (this.engine.routers.input.batches.length === 0) return;
    const status = commandLoop(this.engine, false);
    if (status !== null) this.exitStatus = status;
  }

  /** Copies into the dribble file, if there is one, what such a host has shown and read. */
  heard(text: string): void {
    this.engine.routers.heard(text);
  }

  /** What the prompt shows at its beginning. */
  readonly banner = BANNER;

  /** The value of an expression; undefined when it has an error. */
  evaluate(text: string): Value | undefined {
    return this.input(() => {
      const { engine } = this;
      const parser = new Parser(engine, new StringSource(text));
      const expression = engine.errors.while(parser, () => parser.atomOrExpression());
      const scope = new Scope(true);
      return inFrame(
        engine.evaluation,
        new Array(scope.size),
        locatedActions(engine, [compile(engine, expression, scope)], [expression]),
      );
    }, undefined);
  }

  /** Asserts a fact given as text; its index, or undefined for an error or a duplicate. */
  assert(text: string): number | undefined {
    const value = this.evaluate(`(assert ${text})`);
    return value instanceof Fact ? value.index : undefined;
  }

  reset(): void {
    this.input(() => reset(this.engine), undefined);
  }

  clear(): void {
    this.input(() => clear(this.engine), undefined);
  }

  /** Fires up to `limit` rules; all without a limit. `stop.aborted` is checked between firings and in loops. */
  run(limit = -1, stop?: { aborted: boolean }): number {
    const { engine } = this;
    const again = () => run(engine, limit);
    const work = () => {
      const before = engine.evaluation.stop;
      if (stop !== undefined) engine.evaluation.stop = stop;
      try {
        return again();
      } finally {
        if (engine.evaluation.stop.aborted) this.timeline?.interrupted();
        engine.evaluation.stop = before;
      }
    };
    return this.guard(() => engine.input(work, again), 0);
  }

  /** Fires one rule; false when there was none to fire. */
  step(): boolean {
    return this.run(1) === 1;
  }

  facts(): FactData[] {
    return [...this.engine.facts.all()].map(factData);
  }

  /** The instances in the order in which they were made. */
  instances(): InstanceData[] {
    return [...this.engine.objects.instances.all()].map((instance) => instanceData(this.engine, instance));
  }

  /** The classes of all modules, the predefined ones included. */
  classes(): ClassData[] {
    const modules = this.engine.modules.all();
    return modules.flatMap(({ constructs }) =>
      [...constructs.defclass.values()].map((each) => classData(each as Defclass)),
    );
  }

  agenda(): ActivationData[] {
    return this.activations().map(activationData);
  }

  /** The place in `agenda()` of the activation that fires next; -1 when there is none. */
  next(): number {
    const { agenda, focus, modules } = this.engine;
    const stack = focus.stack.length === 0 ? [modules.main] : [...focus.stack].reverse();
    const module = stack.find((each) => agenda.of(each).first !== null);
    return module === undefined ? -1 : this.activations().indexOf(agenda.of(module).first!);
  }

  private activations(): Activation[] {
    const list: Activation[] = [];
    for (const module of this.engine.modules.all()) {
      for (let a = this.engine.agenda.of(module).first; a !== null; a = a.next) list.push(a);
    }
    return list;
  }

  /** The names in use, for completion. */
  words(): Words {
    return wordsOf(this.engine);
  }

  /** Adds a function that rules can call. */
  define(row: FunctionRow): void {
    this.engine.functions.set(row.name, row);
  }

  addRouter(router: Router): void {
    this.engine.routers.add(this.tape.behindRouter(router));
  }

  /** Calls `listener` with everything that happens from now on, as plain data; null ends it. */
  observe(listener: RuleListener | null): void {
    this.listener = listener;
    this.connect();
  }

  /**
   * From now on, keeps where facts come from (`derivation`, `why`) and, unless `undo` is false, what is needed to go
   * back. Functions of the host are called again when firings are repeated: they should give the same answers.
   */
  record(options: { undo?: boolean; budget?: number } = {}): void {
    if (this.log === null) {
      this.log = new DerivationLog(this.engine);
      this.connect();
    }
    if (options.undo === false || this.timeline !== null) return;
    this.timeline = new Timeline(this.engine, this.tape, this.log, options.budget);
    this.engine.timeline = this.timeline;
    this.connect();
  }

  /** Which firing made which facts and instances from which, since the last reset; null when nothing is recorded. */
  derivation(): Derivation | null {
    return this.log?.derivation() ?? null;
  }

  /** The origin of the fact with this index or of the instance of this name; undefined when it is unknown. A recording must be on. */
  why(what: number | string): Why | undefined {
    return this.log === null ? undefined : whyOf(this.log, what);
  }

  /** Why a rule does not fire; undefined when there is no such rule. */
  whyNot(rule: string): WhyNot | undefined {
    return whyNotOf(this.engine, rule);
  }

  /** Why the activations are in this order. */
  order(): AgendaOrder {
    return orderOf(this.engine);
  }

  /** The variables and values of an activation, given by its place in `agenda()`; undefined when there is none. */
  bindings(place: number): { name: string; value: string }[] | undefined {
    const activation = this.activations()[place];
    if (activation === undefined) return undefined;
    const bindings = tokenBindings(activation);
    return [...bindings].map(([name, value]) => ({ name, value: formatValue(value) }));
  }

  /** The facts that an activation, given by its place in `agenda()`, would assert; what only firing tells is `…`. */
  wouldAssert(place: number): string[] {
    const activation = this.activations()[place];
    return activation === undefined ? [] : wouldAssert(activation);
  }

  /** The Rete network, for a picture. */
  network(): NetworkPicture {
    return networkPicture(this.engine);
  }

  /** Steps back by exactly this many firings and returns how many could be undone. Recording must be on. */
  undo(count = 1): number {
    if (this.timeline === null) return 0;
    const undone = this.timeline.undo(count);
    if (undone === 0) return 0;
    this.exitStatus = null;
    this.connect();
    this.listener?.({ type: "undone", firing: this.engine.fired, output: this.tape.written });
    return undone;
  }

  /**
   * For use after an evaluation was aborted at any moment, even in the middle of a change: goes back to the last
   * completed firing, or to the state before the running command. A recording with undo must be on.
   */
  recover(): void {
    this.timeline?.recover();
    this.connect();
  }

  /** How many firings `undo` can take back. */
  get undoable(): number {
    return this.timeline?.length ?? 0;
  }

  /** Rules fired since the last reset. */
  get fired(): number {
    return this.engine.fired;
  }

  private connect(): void {
    const { engine, log, timeline, listener } = this;
    const observers: Observer[] = [];
    if (this.inspection.observer !== null) observers.push(this.inspection.observer);
    if (log !== null) observers.push(log);
    if (timeline !== null) observers.push({ cleared: () => timeline.cleared() });
    const events = listener === null ? null : eventObserver(engine, listener);
    if (events !== null) observers.push(events);
    engine.observer = together(observers);
    engine.routers.listener = events?.output ?? null;
  }

  /** The errors of the inputs so far, each with its place and a sentence of help; the latest last. */
  errors(): RuleError[] {
    return this.engine.errors.all();
  }

  /** Calls `listener` with every error when the input that has it is done; null ends it. */
  onError(listener: ((error: RuleError) => void) | null): void {
    this.engine.errors.listener = listener;
  }

  /** The rules with the places where they are defined, in the order of their definition. */
  rules(): RuleData[] {
    const { engine } = this;
    const rules = engine.modules.all().flatMap((module) => [...module.constructs.defrule.values()]);
    return rules.map((rule) => ruleData(engine, rule as Defrule));
  }

  /** The last error reported: its code and text. */
  get lastError(): { code: string; text: string } | null {
    return this.engine.evaluation.lastError;
  }

  private input<T>(work: () => T, otherwise: T): T {
    return this.guard(() => this.engine.input(work), otherwise);
  }

  private guard<T>(body: () => T, otherwise: T): T {
    try {
      return body();
    } catch (error) {
      if (error instanceof ExitRequest) {
        this.exitStatus = error.status;
        return otherwise;
      }
      if (isReported(error)) return otherwise;
      if (!reportLimit(this.engine, error)) throw error;
      this.engine.comeToRest();
      return otherwise;
    }
  }
}
