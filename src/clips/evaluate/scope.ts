// The variables that an expression can see, each with its index in the frame of the running body.

import { callsIn, type Expression, type Thunk } from "./expressions.ts";

/** Thrown when a body refers to a variable that nothing binds. */
export class UndefinedVariable extends Error {
  readonly variable: string;
  constructor(variable: string) {
    super(variable);
    this.variable = variable;
  }
}

/** The variables that an expression can see. */
export class Scope {
  readonly top: boolean;
  /** A text given to `eval` sees the variables of its own loops only. */
  readonly isText: boolean;
  /** The size of the frame. */
  size = 0;
  private readonly indexes = new Map<string, number>();
  /** The body that messages about its variables name, or null. */
  owner: string | null = null;
  /** How many of the first variables of the frame are parameters. */
  parameterCount = 0;
  /** The indexes of parameters whose value is seen again when the body unbinds their name. */
  readonly hidden = new Map<string, number>();
  /** Variables that come from elsewhere, such as the patterns of a rule. */
  outer: (name: string) => Thunk | undefined = () => undefined;

  constructor(top: boolean, isText = false) {
    this.top = top;
    this.isText = isText;
  }
  declare(name: string): number {
    if (this.isText) return this.size++;
    let index = this.indexes.get(name);
    if (index === undefined) {
      index = this.size++;
      this.indexes.set(name, index);
    }
    return index;
  }
  /** Gives what the body binds to the name of a parameter an index of its own. */
  hideParameter(name: string): void {
    const index = this.indexes.get(name);
    if (index === undefined || index >= this.parameterCount) return;
    this.hidden.set(name, index);
    this.indexes.set(name, this.size++);
  }
  indexOf(name: string): number | undefined {
    return this.indexes.get(name);
  }
  /** Gives a loop variable a fresh index while `body` is compiled. */
  withLocal<T>(names: string[], body: (indexes: number[]) => T): T {
    const before = names.map((name) => this.indexes.get(name));
    const indexes = names.map((name) => {
      const index = this.size++;
      this.indexes.set(name, index);
      return index;
    });
    const result = body(indexes);
    names.forEach((name, i) => {
      const old = before[i];
      if (old === undefined) this.indexes.delete(name);
      else this.indexes.set(name, old);
    });
    return result;
  }
}

/** Gives every name that `bind` binds anywhere in a body an index in its frame. */
export function declareBound(scope: Scope, expressions: Expression[]): void {
  for (const call of callsIn(expressions)) {
    if (call.type !== "call" || call.row.binds !== true) continue;
    const name = call.extra?.names?.[0];
    if (name !== undefined) scope.declare(name);
    if (name !== undefined && call.args.length === 0) scope.hideParameter(name);
  }
}
