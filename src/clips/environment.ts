// The facade: a rule environment as a library. Text in, facts and agenda out as plain data; all access to files,
// process and terminal goes through the host object, which by default has none.

import {
  BANNER,
  batchSilently,
  commandLoop,
  executeCommand,
  loadConstructs,
  queueBatch,
} from "./commands.ts";
import { compile, Scope } from "./compile.ts";
import { Core, type Observer } from "./core.ts";
import type { FunctionRow } from "./expression.ts";
import type { Fact } from "./fact.ts";
import { ExitRequest } from "./messages.ts";
import { Parser } from "./parse-expression.ts";
import type { Host, Router } from "./routers.ts";
import { clear, reset, run } from "./run.ts";
import { StringSource } from "./scanner.ts";
import { factText } from "./template.ts";
import { tokenFacts } from "./token.ts";
import type { Value } from "./values.ts";

export interface FactData {
  readonly index: number;
  readonly template: string;
  readonly slots: Readonly<Record<string, Value>>;
  readonly text: string;
}

export interface ActivationData {
  readonly rule: string;
  readonly module: string;
  readonly salience: number;
  /** Indexes of the facts of the activation; null for a not or exists. */
  readonly facts: (number | null)[];
}

export class Environment {
  private readonly core: Core;
  /** The status given to `exit`, or null while it was not called. */
  exitStatus: number | null = null;

  constructor(host: Host = {}) {
    this.core = new Core(host);
  }

  /** Loads constructs, like `-l`; false when one of them has an error, which is reported to the host. */
  load(text: string): boolean {
    return this.guard(() => loadConstructs(this.core, text, false), false);
  }

  /** Executes one command as typed at the prompt, its result printed. */
  execute(text: string): boolean {
    return this.guard(() => executeCommand(this.core, text, true), false);
  }

  /** Runs the commands of a text silently, like `-f2`. */
  batch(text: string): void {
    this.guard(() => batchSilently(this.core, text), undefined);
  }

  /** Queues a text before the terminal, echoed, like `-f` and `batch`. */
  queue(text: string): void {
    queueBatch(this.core, text);
  }

  /** The prompt: reads commands until the input ends or `exit` is called; gives the exit status. */
  loop(): number {
    this.core.routers.write("wprompt", BANNER);
    const status = commandLoop(this.core);
    this.exitStatus ??= status;
    return status;
  }

  /** The value of an expression; undefined when it has an error. */
  evaluate(text: string): Value | undefined {
    return this.guard(() => {
      const { core } = this;
      const expression = new Parser(core, new StringSource(text)).atomOrExpression();
      const scope = new Scope(true);
      return core.withFrame(scope.size, compile(core, expression, scope));
    }, undefined);
  }

  /** Asserts a fact given as text; its index, or undefined for an error or a duplicate. */
  assert(text: string): number | undefined {
    const value = this.evaluate(`(assert ${text})`);
    return typeof value === "object" && "index" in value ? value.index : undefined;
  }

  reset(): void {
    this.guard(() => reset(this.core), undefined);
  }

  clear(): void {
    this.guard(() => clear(this.core), undefined);
  }

  /** Fires up to `limit` rules; all when it is missing. `stop.aborted` is looked at between firings and in loops. */
  run(limit = -1, stop?: { aborted: boolean }): number {
    const before = this.core.stop;
    if (stop !== undefined) this.core.stop = stop;
    try {
      return this.guard(() => run(this.core, limit), 0);
    } finally {
      this.core.stop = before;
    }
  }

  /** Fires one rule; false when there was none to fire. */
  step(): boolean {
    return this.run(1) === 1;
  }

  facts(): FactData[] {
    return [...this.core.facts.all()].map(factData);
  }

  agenda(): ActivationData[] {
    const list: ActivationData[] = [];
    for (const module of this.core.modules.all()) {
      for (let a = module.agenda.first; a !== null; a = a.next) {
        list.push({
          rule: a.rule.name,
          module: module.name,
          salience: a.salience,
          facts: tokenFacts(this.core.matches, a.token).map((fact) => fact?.index ?? null),
        });
      }
    }
    return list;
  }

  /** Adds a function that rules can call. */
  define(row: FunctionRow): void {
    this.core.functions.set(row.name, row);
  }

  addRouter(router: Router): void {
    this.core.routers.add(router);
  }

  observe(observer: Observer | null): void {
    this.core.observer = observer;
  }

  /** The last error reported: its code and text. */
  get lastError(): { code: string; text: string } | null {
    return this.core.lastError;
  }

  private guard<T>(body: () => T, otherwise: T): T {
    try {
      return body();
    } catch (error) {
      if (error instanceof ExitRequest) {
        this.exitStatus = error.status;
        return otherwise;
      }
      if (this.core.isReported(error)) return otherwise;
      throw error;
    }
  }
}

function factData(fact: Fact): FactData {
  const slots: Record<string, Value> = {};
  fact.template.slots.forEach((slot, i) => {
    slots[slot.name] = fact.slots[i];
  });
  return { index: fact.index, template: fact.template.name, slots, text: factText(fact) };
}
