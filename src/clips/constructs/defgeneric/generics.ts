// Generic functions and their methods: applicability, order of precedence, calls of the next method.
// Source: guide, section 8.

import type { Core } from "../../core.ts";
import { fail } from "../../evaluate/messages.ts";
import type { Thunk } from "../../language/expressions.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, Multifield, type Value } from "../../language/values.ts";
import { typeNameOf } from "../deftemplate/constraint.ts";
import { type Construct, type Module, nameSeen, type Used } from "../modules.ts";

/** The system types, each with the types above it. */
export const TYPE_ABOVE: Record<string, string[]> = {
  OBJECT: [],
  PRIMITIVE: ["OBJECT"],
  NUMBER: ["PRIMITIVE", "OBJECT"],
  INTEGER: ["NUMBER", "PRIMITIVE", "OBJECT"],
  FLOAT: ["NUMBER", "PRIMITIVE", "OBJECT"],
  LEXEME: ["PRIMITIVE", "OBJECT"],
  SYMBOL: ["LEXEME", "PRIMITIVE", "OBJECT"],
  STRING: ["LEXEME", "PRIMITIVE", "OBJECT"],
  MULTIFIELD: ["PRIMITIVE", "OBJECT"],
  ADDRESS: ["PRIMITIVE", "OBJECT"],
  "EXTERNAL-ADDRESS": ["ADDRESS", "PRIMITIVE", "OBJECT"],
  "FACT-ADDRESS": ["ADDRESS", "PRIMITIVE", "OBJECT"],
  INSTANCE: ["PRIMITIVE", "OBJECT"],
  "INSTANCE-ADDRESS": ["INSTANCE", "ADDRESS", "PRIMITIVE", "OBJECT"],
  "INSTANCE-NAME": ["INSTANCE", "PRIMITIVE", "OBJECT"],
};

export interface Restriction {
  readonly name: string;
  readonly types: string[];
  query: ((core: Core) => Value) | null;
  /** Methods are told apart by the text of their queries. */
  queryText: string;
}

export class Method {
  readonly index: number;
  readonly restrictions: Restriction[];
  readonly wildcard: boolean;
  frameSize = 0;
  body: Thunk | null = null;
  /** A method made from a system function calls it with the arguments. */
  system: ((core: Core, args: Value[]) => Value) | null = null;
  pretty: string | null = null;
  watch = false;

  constructor(index: number, restrictions: Restriction[], wildcard: boolean) {
    this.index = index;
    this.restrictions = restrictions;
    this.wildcard = wildcard;
  }

  /** The index as traces and lists show it. */
  get number(): string {
    return `${this.system === null ? "" : "SYS"}${this.index}`;
  }

  get required(): number {
    return this.wildcard ? this.restrictions.length - 1 : this.restrictions.length;
  }

  applies(core: Core, args: Value[]): boolean {
    if (args.length < this.required || (!this.wildcard && args.length > this.required)) return false;
    return args.every((value, i) => {
      const restriction = this.restrictions[Math.min(i, this.restrictions.length - 1)];
      if (restriction.types.length > 0) {
        const type = typeNameOf(value);
        if (!restriction.types.some((t) => t === type || TYPE_ABOVE[type]?.includes(t))) return false;
      }
      return restriction.query === null || this.passesQuery(core, restriction.query, args, value);
    });
  }

  private passesQuery(core: Core, query: (core: Core) => Value, args: Value[], value: Value): boolean {
    const before = core.frame;
    core.frame = this.frameFor(args);
    // The place behind the parameters is that of ?current-argument.
    core.frame[this.restrictions.length] = value;
    try {
      return query(core) !== FALSE;
    } finally {
      core.frame = before;
    }
  }

  frameFor(args: Value[]): (Value | undefined)[] {
    const frame: (Value | undefined)[] = new Array(this.frameSize);
    const count = this.restrictions.length;
    for (let i = 0; i < count; i++) frame[i] = args[i];
    if (this.wildcard) {
      const rest = args.slice(count - 1).flatMap((v) => (v instanceof Multifield ? v.fields : [v]));
      frame[count - 1] = new Multifield(rest);
    }
    return frame;
  }

  describe(): string {
    return this.restrictions
      .map((r, i) => {
        const wild = this.wildcard && i === this.restrictions.length - 1;
        const parts = [...r.types, ...(r.query === null ? [] : ["<qry>"])];
        if (wild && parts.length === 0) return "$?";
        return `(${[wild ? "$?" : "", ...parts].filter((p) => p !== "").join(" ")})`;
      })
      .join(" ");
  }
}

/** Below zero when `a`, which is new, comes before `b`; zero when they cannot be told apart. */
function comparePrecedence(a: Method, b: Method): number {
  const count = Math.min(a.restrictions.length, b.restrictions.length);
  let differ = false;
  for (let i = 0; i < count; i++) {
    if (i === a.restrictions.length - 1 && a.wildcard && !b.wildcard) return 1;
    if (i === b.restrictions.length - 1 && b.wildcard && !a.wildcard) return -1;
    const [one, other] = [a.restrictions[i], b.restrictions[i]];
    const types = compareTypes(one.types, other.types);
    if (types !== 0) return types;
    if ((one.query === null) !== (other.query === null)) return one.query === null ? 1 : -1;
    if (one.queryText !== other.queryText) differ = true;
  }
  if (a.restrictions.length === b.restrictions.length) return differ ? 1 : 0;
  if (a.required > b.required) return -1;
  return a.wildcard ? 1 : -1;
}

function compareTypes(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 0 : a.length === 0 ? 1 : -1;
  let differ = false;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    differ = true;
    if (TYPE_ABOVE[a[i]]?.includes(b[i])) return -1;
    if (TYPE_ABOVE[b[i]]?.includes(a[i])) return 1;
  }
  if (a.length !== b.length) return a.length - b.length;
  return differ ? 1 : 0;
}

/** A call in progress: which method runs and which come after it. */
export interface GenericCall {
  readonly generic: Defgeneric;
  readonly args: Value[];
  readonly method: Method;
}

export class Defgeneric implements Construct {
  readonly kind = "defgeneric";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Used[];
  useCount = 0;
  methods: Method[] = [];
  nextIndex = 1;
  watch = false;
  executing = 0;

  constructor(name: string, module: Module) {
    this.name = name;
    this.module = module;
  }

  /** The method that a new one replaces because nothing tells them apart, and the place of the new one. */
  placeFor(method: Method): { same: Method | null; at: number } {
    for (const [at, other] of this.methods.entries()) {
      const order = comparePrecedence(method, other);
      if (order === 0) return { same: other, at };
      if (order < 0) return { same: null, at };
    }
    return { same: null, at: this.methods.length };
  }

  /** Puts a method at its place; one of the same index goes. */
  insert(method: Method, at: number): void {
    const old = this.methods.findIndex((other) => other.index === method.index);
    if (old >= 0) this.methods.splice(old, 1);
    this.methods.splice(old >= 0 && old < at ? at - 1 : at, 0, method);
    this.nextIndex = Math.max(this.nextIndex, method.index + 1);
  }

  call(core: Core, args: Value[]): Value {
    return this.run(core, args, 0);
  }

  /** Runs the first applicable method from `from` on. */
  run(core: Core, args: Value[], from: number): Value {
    for (let i = from; i < this.methods.length; i++) {
      const method = this.methods[i];
      try {
        if (!method.applies(core, args)) continue;
      } catch (error) {
        if (core.isEvaluationError(error)) this.haltNext(core, args, i + 1);
        throw error;
      }
      return this.execute(core, method, args);
    }
    return fail(core, "GENRCEXE", 1, `No applicable methods for ${this.name}.\n`);
  }

  /** After an error in a query the C program takes the next method all the same, and halts in it. */
  private haltNext(core: Core, args: Value[], from: number): void {
    const method = this.methods.slice(from).find((m) => m.applies(core, args));
    if (method === undefined) return;
    const seen = core.modules.current;
    core.enterCall();
    this.traceBegin(core, method, args, seen, false);
    if (method.system === null) this.reportUnwinding(core, method);
    this.traceEnd(core, method, args, seen, false);
    core.leaveCall();
  }

  private reportUnwinding(core: Core, method: Method): void {
    core.reportUnwinding("generic function", `${this.name} method #${method.index}`);
  }

  next(core: Core, args: Value[], method: Method): Method | undefined {
    const at = this.methods.indexOf(method);
    return this.methods.slice(at + 1).find((m) => m.applies(core, args));
  }

  /** Runs a method; a `shadowed` one is a part of the call that runs already. */
  execute(core: Core, method: Method, args: Value[], shadowed = false): Value {
    if (!shadowed) core.enterCall();
    const frame = core.frame;
    const module = core.modules.current;
    const outer = core.genericCall;
    core.frame = method.frameFor(args);
    core.modules.current = this.module;
    core.genericCall = { generic: this, args, method };
    this.executing++;
    this.traceBegin(core, method, args, module, shadowed);
    try {
      let value = method.system !== null ? method.system(core, args) : (method.body?.() ?? FALSE);
      if (core.flow === 2) value = core.returned;
      core.flow = 0;
      this.traceEnd(core, method, args, module, shadowed);
      return value;
    } catch (error) {
      if (core.isEvaluationError(error)) {
        if (method.system === null) this.reportUnwinding(core, method);
        this.traceEnd(core, method, args, module, shadowed);
      }
      throw error;
    } finally {
      core.frame = frame;
      core.modules.current = module;
      core.genericCall = outer;
      this.executing--;
      if (!shadowed) core.leaveCall();
    }
  }

  /** Traces name the generic as it is seen from `from`, the module of the call. */
  private traceBegin(core: Core, method: Method, args: Value[], from: Module, shadowed: boolean): void {
    if (this.watch && !shadowed) this.trace(core, "GNC >>", from, "", args);
    if (method.watch) this.trace(core, "MTH >>", from, `:#${method.number}`, args);
  }

  private traceEnd(core: Core, method: Method, args: Value[], from: Module, shadowed: boolean): void {
    if (method.watch) this.trace(core, "MTH <<", from, `:#${method.number}`, args);
    if (this.watch && !shadowed) this.trace(core, "GNC <<", from, "", args);
  }

  private trace(core: Core, arrow: string, from: Module, method: string, args: Value[]): void {
    const values = args.map(formatValue).join(" ");
    core.routers.write(
      "wtrace",
      `${arrow} ${nameSeen(this, from)}${method}  ED:${core.callDepth} (${values})\n`,
    );
  }
}
