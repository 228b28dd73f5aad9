// A method of a generic function: which arguments it takes, and in which order methods are tried.
// Source: guide, sections 8.4.3 and 8.5.2.

import type { Frame } from "../../evaluate/evaluation.ts";
import type { EvaluationHost } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { FALSE, Multifield, typeNameOf, type Value } from "../../language/values.ts";

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
  query: Thunk | null;
  /** Methods are told apart by the text of their queries. */
  queryText: string;
}

export class Method {
  readonly index: number;
  readonly restrictions: Restriction[];
  readonly wildcard: boolean;
  /** True for the method that calls the system function of the same name. */
  readonly isSystem: boolean;
  frameSize = 0;
  body: Thunk | null = null;
  pretty: string | null = null;
  watch = false;

  constructor(index: number, restrictions: Restriction[], wildcard: boolean, isSystem = false) {
    this.index = index;
    this.restrictions = restrictions;
    this.wildcard = wildcard;
    this.isSystem = isSystem;
  }

  /** The index as traces and lists show it. */
  get number(): string {
    return `${this.isSystem ? "SYS" : ""}${this.index}`;
  }

  get required(): number {
    return this.wildcard ? this.restrictions.length - 1 : this.restrictions.length;
  }

  applies(engine: EvaluationHost, args: Value[]): boolean {
    if (args.length < this.required || (!this.wildcard && args.length > this.required)) return false;
    return args.every((value, i) => {
      const restriction = this.restrictions[Math.min(i, this.restrictions.length - 1)];
      if (restriction.types.length > 0) {
        const type = typeNameOf(value);
        if (!restriction.types.some((t) => t === type || TYPE_ABOVE[type]?.includes(t))) return false;
      }
      return restriction.query === null || this.passesQuery(engine, restriction.query, args, value);
    });
  }

  private passesQuery(engine: EvaluationHost, query: Thunk, args: Value[], value: Value): boolean {
    const frame = this.frameFor(args);
    // ?current-argument comes after the parameters.
    frame[this.restrictions.length] = value;
    return inFrame(engine.evaluation, frame, query) !== FALSE;
  }

  frameFor(args: Value[]): Frame {
    const frame: Frame = new Array(this.frameSize);
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
export function comparePrecedence(a: Method, b: Method): number {
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
