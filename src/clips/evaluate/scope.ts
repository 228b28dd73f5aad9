// The variables that an expression can see, each with its place in the frame of the running body.

import type { Expression, Thunk } from "./expressions.ts";

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
  /** Number of places that the frame needs. */
  size = 0;
  private readonly places = new Map<string, number>();
  /** The body that messages about its variables name, or null. */
  owner: string | null = null;
  /** How many of the first places belong to parameters. */
  parameterCount = 0;
  /** The places of parameters whose value is seen again when the body unbinds their name. */
  readonly hidden = new Map<string, number>();
  /** Variables that come from elsewhere, such as the patterns of a rule. */
  outer: (name: string) => Thunk | undefined = () => undefined;

  constructor(top: boolean, isText = false) {
    this.top = top;
    this.isText = isText;
  }
  declare(name: string): number {
    if (this.isText) return this.size++;
    let place = this.places.get(name);
    if (place === undefined) {
      place = this.size++;
      this.places.set(name, place);
    }
    return place;
  }
  /** Gives what the body binds to the name of a parameter a place of its own. */
  hideParameter(name: string): void {
    const place = this.places.get(name);
    if (place === undefined || place >= this.parameterCount) return;
    this.hidden.set(name, place);
    this.places.set(name, this.size++);
  }
  place(name: string): number | undefined {
    return this.places.get(name);
  }
  /** Gives a loop variable a fresh place while `body` is compiled. */
  withLocal<T>(names: string[], body: (places: number[]) => T): T {
    const before = names.map((name) => this.places.get(name));
    const places = names.map((name) => {
      const place = this.size++;
      this.places.set(name, place);
      return place;
    });
    const result = body(places);
    names.forEach((name, i) => {
      const old = before[i];
      if (old === undefined) this.places.delete(name);
      else this.places.set(name, old);
    });
    return result;
  }
}

/** Gives every name that `bind` binds anywhere in a body a place in its frame. */
export function declareBound(scope: Scope, expressions: Expression[]): void {
  for (const expression of expressions) {
    if (expression.type === "constant" || expression.type === "variable" || expression.type === "global")
      continue;
    if (expression.type === "call" && expression.row.binds === true) {
      const name = expression.extra?.names?.[0];
      if (name !== undefined) scope.declare(name);
      if (name !== undefined && expression.args.length === 0) scope.hideParameter(name);
    }
    declareBound(scope, expression.args);
  }
}
