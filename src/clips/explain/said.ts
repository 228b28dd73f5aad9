// What explanations say, as data: `english.ts` makes the sentences, a page in another language has a table of the same
// type. Patterns, tests, facts and values are texts as CLIPS writes them: `(p ?x)`, `f-1,f-2`, `"a"`.

/** A variable or global and its value; null when it has none. */
export interface SaidValue {
  readonly name: string;
  readonly value: string | null;
}

/** Where in a fact: a slot, a field from 1, or a field of a slot. */
export interface SaidField {
  readonly slot: string | null;
  readonly field: number | null;
}

/** What keeps a fact from matching; part of a sentence. */
export type SaidDifference =
  | {
      readonly code: "length";
      readonly slot: string | null;
      readonly has: number;
      readonly wants: number;
      readonly atLeast: boolean;
    }
  /** The value differs from that of a variable; `origin` names the fact that bound it, if one did. */
  | ({
      readonly code: "other-value";
      readonly has: string;
      readonly variable: string;
      readonly value: string;
      readonly origin: string | null;
    } & SaidField)
  | ({ readonly code: "other-wanted"; readonly has: string; readonly wants: string } & SaidField)
  | ({ readonly code: "excluded"; readonly has: string; readonly term: string } & SaidField)
  | ({
      readonly code: "excluded-by-variable";
      readonly has: string;
      readonly term: string;
      readonly variable: string;
      readonly value: string;
      readonly origin: string | null;
    } & SaidField)
  | ({
      readonly code: "condition";
      readonly has: string;
      readonly expression: string;
      readonly result: "true" | "FALSE";
      readonly values: readonly SaidValue[];
    } & SaidField)
  /** `result` is null for an error. */
  | ({
      readonly code: "computed";
      readonly has: string;
      readonly term: string;
      readonly result: string | null;
      readonly values: readonly SaidValue[];
    } & SaidField)
  | { readonly code: "false-test"; readonly expression: string; readonly values: readonly SaidValue[] };

/** A fact that comes near, or that is in the way; a sentence. */
export type SaidNear =
  | {
      readonly code: "near";
      readonly fact: string;
      readonly text: string;
      readonly differences: readonly SaidDifference[];
    }
  | {
      readonly code: "test-fails";
      readonly test: string;
      /** The facts with which it fails; null when they are not named. */
      readonly facts: string | null;
      readonly difference: SaidDifference;
    }
  | {
      readonly code: "in-the-way";
      readonly facts: readonly { readonly fact: string; readonly text: string }[];
      /** The facts for which they are; null for all. */
      readonly for: string | null;
    };

/** Why a rule does not fire; a sentence. */
export type SaidWhyNot =
  | SaidNear
  | { readonly code: "no-fact"; readonly template: string; readonly pattern: string }
  | { readonly code: "no-instance"; readonly classes: string; readonly pattern: string }
  | { readonly code: "no-match"; readonly pattern: string; readonly nearest: SaidNear }
  | { readonly code: "no-instance-match"; readonly pattern: string; readonly nearest: SaidNear }
  /** A rule or a pattern. */
  | { readonly code: "waits-for-reset"; readonly what: string }
  | { readonly code: "holds-now"; readonly test: string }
  | { readonly code: "fails"; readonly pattern: string; readonly because: SaidWhyNot | null }
  | { readonly code: "on-agenda"; readonly rule: string; readonly facts: string | null }
  /** On the agenda of a module that is not in focus; `focus` is, or no module. */
  | {
      readonly code: "out-of-focus";
      readonly rule: string;
      readonly facts: string | null;
      readonly module: string;
      readonly focus: string | null;
    }
  | { readonly code: "has-fired"; readonly rule: string; readonly facts: string }
  | { readonly code: "no-conditions"; readonly rule: string };

/** What decides between two neighbours of the agenda. */
export type OrderWhy =
  | "salience"
  | "newer"
  | "older"
  | "less-complex"
  | "more-complex"
  | "random"
  | "first-fact-newer"
  | "facts-newer"
  | "more-facts"
  | "stood-there";

/** Why an activation comes before the next; a sentence. */
export interface SaidOrder {
  readonly code: "before";
  readonly first: string;
  readonly second: string;
  readonly why: OrderWhy;
  readonly strategy: string;
  /** What was compared, as text. */
  readonly values: readonly [string, string];
}

export type Said = SaidDifference | SaidWhyNot | SaidOrder;

/** The sentences of one language. */
export type ExplainWords = {
  readonly [Code in Said["code"]]: (said: Extract<Said, { readonly code: Code }>) => string;
};

export function sayIn(words: ExplainWords, said: Said): string {
  return (words[said.code] as (said: Said) => string)(said);
}
