/** The link to the rule engine: an Environment without files, with every event recorded in a trace. */
import {
  type Activation,
  Environment,
  factText,
  formatValue,
  type RuleError,
  tokenEntities,
  wouldAssert,
} from "../../../clips/index.ts";
import type { Ending } from "./protocol.ts";
import { Trace } from "./trace/trace.ts";

/** Thrown through the engine when it cannot go on: it needs a line that has not been typed yet, or the memory is full. */
export class Interruption extends Error {
  readonly reason: "reading" | "full";
  constructor(reason: "reading" | "full") {
    super(reason);
    this.reason = reason;
  }
}

/** What the engine asks of its surroundings. */
export interface Outside {
  /** One line without its end; may throw an `Interruption`. */
  readLine(moment: number): string;
  /** Seconds since the epoch. */
  time(moment: number): number;
  /** The program has an error. */
  wrong(error: RuleError): void;
  /** One firing or command has been running for a while. */
  busy(rule: string | null): void;
}

/** Rows of a trace: about 40 bytes each, and the facts of the engine beside them. */
export const MOST_ROWS = 5_000_000;
/** A firing that takes longer than a quarter of a second is reported, and again after each further one. */
const LONG = 250;

type Module = ReturnType<Environment["inspection"]["modules"]>[number];
type Global = ReturnType<Environment["inspection"]["globals"]>[number];

export class RuleEngine {
  readonly trace = new Trace();
  readonly environment: Environment;
  /** The rows of the activations that wait, by their tokens. */
  private readonly rows = new Map<number, number>();
  private globals: { readonly global: Global; value: unknown }[] = [];
  private classRevision = -1;
  private polls = 0;
  private since = 0;
  /** Rules fired by the run that is going on. */
  private fired = 0;

  constructor(outside: Outside, mostRows: number) {
    const { trace } = this;
    this.environment = new Environment({
      write: (text, stream) => trace.console.write(text, stream === "error" ? "error" : "output", trace.last),
      readLine: () => {
        const line = outside.readLine(trace.last);
        trace.console.writeLine(line, "input", trace.last);
        return `${line}\n`;
      },
      time: () => outside.time(trace.last),
    });
    this.environment.onError((error) => {
      const { file, line, column, helpSaid } = error;
      const place = file === null || line === null ? "" : `${file}:${line}:${column} `;
      trace.console.writeHelp(place, helpSaid, trace.last);
      outside.wrong(error);
    });
    const { inspection } = this.environment;
    inspection.stop = this.poll(() => outside.busy(inspection.firing?.name ?? null));
    inspection.attach({
      asserted: (fact) => {
        trace.asserted(fact);
        if (trace.size > mostRows) throw new Interruption("full");
      },
      retracted: (fact) => trace.facts.retracted(fact, trace.last),
      instanceMade: (instance) => {
        trace.instances.made(instance, trace.last);
        if (trace.size > mostRows) throw new Interruption("full");
      },
      instanceDeleted: (instance) => trace.instances.deleted(instance, trace.last),
      slotChanged: (instance, slot, value) => trace.instances.changed(instance, slot, value, trace.last),
      messageSent: (name, args) =>
        trace.messages.sent(name, args, trace.instances.identity(args[0]), trace.last),
      messageHandled: (handler) => trace.messages.handled(handler),
      messageAnswered: (value) => trace.messages.answered(value),
      activated: (activation) => this.activated(activation),
      deactivated: (activation) => {
        trace.activations.ended(this.rowOf(activation), trace.last);
        this.rows.delete(activation.token);
      },
      fired: (activation, number) => {
        if (trace.size > mostRows) throw new Interruption("full");
        this.noteValues();
        trace.fired(this.rowOf(activation), number);
        this.rows.delete(activation.token);
      },
      reordered: (module) => this.reordered(module),
      cleared: () => trace.facts.beganAnew(trace.last),
    });
    for (const fact of inspection.allFacts()) trace.asserted(fact);
    for (const instance of inspection.allInstances()) trace.instances.made(instance, trace.last);
    this.noteValues();
  }

  /** False when a construct has an error. */
  load(name: string, text: string): boolean {
    this.start();
    this.trace.begin({ type: "load", name });
    const ok = this.environment.load(text, name);
    this.end();
    return ok;
  }

  command(text: string): void {
    this.start();
    this.trace.begin({ type: "command", text });
    this.trace.console.writeLine(text, "command", this.trace.last);
    this.environment.execute(text);
    this.trace.console.endLine();
    this.end();
  }

  beginRun(typed?: string): void {
    this.fired = 0;
    const { console, last } = this.trace;
    if (typed !== undefined) console.writeLine(typed, "command", last);
  }

  /** Fires up to `limit` rules, an odd number; null when the run has not ended. */
  slice(limit: number): { readonly fired: number; readonly ending: Ending } {
    this.start();
    const { inspection } = this.environment;
    const fired = inspection.runSlice(limit, this.fired);
    this.fired += fired;
    this.end();
    if (this.environment.exitStatus !== null) return { fired, ending: "exit" };
    if (inspection.halted) return { fired, ending: this.nextBreaks() ? "break" : "halt" };
    return { fired, ending: inspection.waiting === 0 || fired < limit ? "agenda" : null };
  }

  setBreaks(rules: ReadonlySet<string>): void {
    for (const rule of this.environment.inspection.rules()) {
      for (const each of rule.disjuncts()) each.breakpoint = rules.has(`${rule.module.name}::${rule.name}`);
    }
  }

  /** The rows `from` to `to` of the agenda as it is now, in firing order. */
  agenda(from: number, to: number): number[] {
    const rows: number[] = [];
    let place = 0;
    const { inspection } = this.environment;
    for (const module of inspection.modules()) {
      for (let a = inspection.firstActivation(module); a !== null && place < to; a = a.next, place++) {
        if (place >= from) rows.push(this.rowOf(a));
      }
    }
    return rows;
  }

  /** Gives the first fact that an activation has made or would make, as text; null if that is not known. */
  previews(): (row: number) => string | null {
    const { facts, activations } = this.trace;
    const { inspection } = this.environment;
    const waiting = new Map<number, Activation>();
    for (const module of inspection.modules()) {
      for (let a = inspection.firstActivation(module); a !== null; a = a.next) waiting.set(this.rowOf(a), a);
    }
    return (row) => {
      const activation = waiting.get(row);
      if (activation !== undefined) return wouldAssert(activation)[0] ?? null;
      const moment = activations.died.at(row);
      if (moment > this.trace.last || this.trace.firedAt(moment) !== row) return null;
      const made = facts.born.countUpTo(moment - 1);
      return made < facts.born.countUpTo(moment) ? factText(facts.object(made)) : null;
    };
  }

  private activated(activation: Activation): void {
    const { trace } = this;
    const matched = tokenEntities(activation.table, activation.token).map((entity) => trace.mark(entity));
    const { rule, salience, previous, next, group } = activation;
    const before = previous?.group === group ? this.rowOf(previous) : -1;
    const after = next?.group === group ? this.rowOf(next) : -1;
    const number = trace.ruleNumber(rule.name, rule.module.name, () => ({
      makesFacts: this.environment.inspection.makesFacts(rule),
      isSalienceComputed: rule.hasDynamicSalience,
    }));
    const row = trace.activations.activated(
      { rule: number, salience, matched, parent: trace.parentAmong(matched) },
      before,
      after,
      trace.last,
    );
    this.rows.set(activation.token, row);
    if (trace.activations.crowded(row, before, after)) this.reordered(rule.module);
  }

  private reordered(module: Module): void {
    const list: Activation[] = [];
    for (let a = this.environment.inspection.firstActivation(module); a !== null; a = a.next) list.push(a);
    const { activations, last } = this.trace;
    const rows = activations.reordered(
      list.map((a) => ({ id: this.rowOf(a), salience: a.salience })),
      last,
    );
    rows.forEach((row, i) => {
      this.rows.set(list[i].token, row);
    });
  }

  private rowOf(activation: { readonly token: number } | null): number {
    return activation === null ? -1 : (this.rows.get(activation.token) ?? -1);
  }

  private nextBreaks(): boolean {
    const { inspection } = this.environment;
    return inspection.firstActivation(inspection.modules()[0])?.rule.breakpoint ?? false;
  }

  private start(): void {
    this.since = performance.now();
    this.globals = this.environment.inspection.globals().map((global) => ({ global, value: undefined }));
  }

  private end(): void {
    const defined = this.environment.inspection.globals();
    const names = new Set(defined.map((global) => globalName(global)));
    for (const name of this.trace.values.names()) {
      if (name.startsWith("?*") && !names.has(name)) this.trace.values.note(name, null, this.trace.last);
    }
    this.globals = defined.map((global) => ({ global, value: undefined }));
    this.noteValues();
  }

  /** Values belong to the moment that has just ended. */
  private noteValues(): void {
    const { values, last } = this.trace;
    const { inspection } = this.environment;
    for (const known of this.globals) {
      if (known.value === known.global.value) continue;
      known.value = known.global.value;
      values.note(globalName(known.global), formatValue(known.global.value), last);
    }
    if (this.classRevision !== inspection.classRevision) {
      this.classRevision = inspection.classRevision;
      this.trace.classes.note(this.environment.classes(), last);
    }
    values.note("focus", inspection.focusText, last);
    values.note("strategy", inspection.strategy, last);
    values.note("salience-evaluation", inspection.salienceEvaluation, last);
  }

  /** Loops of the program and firings call this; it never stops them, but notices when they take long. */
  private poll(busy: () => void): { aborted: boolean } {
    const engine = this;
    return {
      get aborted() {
        if ((++engine.polls & 255) === 0 && performance.now() - engine.since > LONG) {
          busy();
          engine.since = performance.now();
        }
        return false;
      },
    };
  }
}

function globalName(global: Global): string {
  return `?*${global.name}*`;
}
