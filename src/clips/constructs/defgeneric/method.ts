// A method of a generic function: which arguments it takes, and in which order methods are tried.
// Source: guide, sections 8.4.3 and 8.5.2.

import type { Piece } from "../../evaluate/deep-calls.ts";
import type { Frame } from "../../evaluate/evaluation.ts";
import type { EvaluationHost, Referenced } from "../../evaluate/evaluation-host.ts";
import type { Thunk } from "../../evaluate/expressions.ts";
import { reportFailure } from "../../evaluate/messages.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { formatValue } from "../../language/format-values.ts";
import { FALSE, Multifield, typeNameOf, type Value } from "../../language/values.ts";

/** A class of values, as far as methods need to know it. */
export interface ArgumentClass extends Referenced {
  readonly name: string;
  /** True when this class is another one or lies below it. */
  isA(other: ArgumentClass): boolean;
}

/** What deciding between methods needs of the engine. */
export interface MethodHost extends EvaluationHost {
  /** The class of this name that the current module sees. */
  findClass(name: string): ArgumentClass | undefined;
  /** The class of an argument; undefined when it refers to an instance that does not exist. */
  classOfArgument(value: Value): ArgumentClass | undefined;
}

export interface Restriction {
  readonly name: string;
  readonly types: ArgumentClass[];
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
  /** The body as deep recursion needs it. */
  deepBody: () => Piece = () => ({ kind: "plain", run: this.body ?? (() => FALSE) });
  pretty: string | null = null;
  watch = false;
  /** What its body refers to. */
  uses: readonly Referenced[] = [];

  constructor(index: number, restrictions: Restriction[], wildcard: boolean, isSystem = false) {
    this.index = index;
    this.restrictions = restrictions;
    this.wildcard = wildcard;
    this.isSystem = isSystem;
  }

  /** The index as lists show it, two digits wide. */
  get column(): string {
    return `${this.isSystem ? "SYS" : ""}${String(this.index).padEnd(2)}`;
  }

  /** The index as traces show it. */
  get number(): string {
    return `${this.isSystem ? "SYS" : ""}${this.index}`;
  }

  /** The classes of its parameters, and what its body refers to, cannot be removed while the method exists. */
  retain(): void {
    for (const each of this.named()) each.useCount++;
  }

  release(): void {
    for (const each of this.named()) each.useCount--;
  }

  private named(): Referenced[] {
    return [...this.restrictions.flatMap(({ types }) => types), ...this.uses];
  }

  get required(): number {
    return this.wildcard ? this.restrictions.length - 1 : this.restrictions.length;
  }

  /** True when the method takes these arguments; `generic` is named in reports. */
  applies(engine: MethodHost, args: Value[], generic: string): boolean {
    if (args.length < this.required || (!this.wildcard && args.length > this.required)) return false;
    return args.every((value, i) => {
      const restriction = this.restrictions[Math.min(i, this.restrictions.length - 1)];
      if (restriction.types.length > 0) {
        const actual = engine.classOfArgument(value);
        if (actual === undefined) {
          const text = `Unable to determine class of ${formatValue(value)} in generic function ${generic}.\n`;
          reportFailure(engine, "GENRCEXE", 3, text);
          return false;
        }
        if (!restriction.types.some((type) => actual.isA(type) || takesInstance(type, value))) return false;
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
        const parts = [...r.types.map((type) => type.name), ...(r.query === null ? [] : ["<qry>"])];
        if (wild && parts.length === 0) return "$?";
        return `(${[wild ? "$?" : "", ...parts].filter((p) => p !== "").join(" ")})`;
      })
      .join(" ");
  }
}

/** True for the name or address of an instance when the class is the class of such names or addresses. */
function takesInstance({ name }: ArgumentClass, value: Value): boolean {
  const type = typeNameOf(value);
  if (type !== "INSTANCE-NAME" && type !== "INSTANCE-ADDRESS") return false;
  return name === type || name === "INSTANCE";
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

function compareTypes(a: ArgumentClass[], b: ArgumentClass[]): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 0 : a.length === 0 ? 1 : -1;
  let differ = false;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    differ = true;
    if (a[i].isA(b[i])) return -1;
    if (b[i].isA(a[i])) return 1;
  }
  if (a.length !== b.length) return a.length - b.length;
  return differ ? 1 : 0;
}
