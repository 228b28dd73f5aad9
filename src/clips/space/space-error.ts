// What can be wrong with a rule program that states a problem, as data: a host says it in the language of the user.

import type { RuleError } from "../evaluate/error-log.ts";

export type SpaceProblem =
  /** The program, or an action or function of it, has an error; the rule is the one that was firing. */
  | { readonly kind: "error"; readonly error: RuleError; readonly rule: string | null }
  /** No rule says which states are goals. */
  | { readonly kind: "no-goal" }
  /** Rules of positive salience go on firing, or without a rule a function goes on. */
  | { readonly kind: "endless"; readonly rule: string | null }
  /** A rule of positive salience has already fired for a state, and changes it again. */
  | { readonly kind: "unstable"; readonly rule: string }
  /** A rule changes what is no part of a state: a global variable, or an instance. */
  | { readonly kind: "outside"; readonly rule: string; readonly what: string }
  /** A fact holds the address of a fact or an instance, which means nothing in another state. */
  | { readonly kind: "address"; readonly fact: string }
  /** The program called `exit`. */
  | { readonly kind: "exit" };

export class SpaceError extends Error {
  override readonly name = "SpaceError";

  constructor(readonly problem: SpaceProblem) {
    super("error" in problem ? problem.error.message : Object.values(problem).join(" "));
  }
}
