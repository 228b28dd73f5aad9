// The left-hand side of a rule as parsed, a tree of conditional elements, and flattened, a list for each alternative.

import type { Expression } from "../evaluate/expressions.ts";
import type { ValueSet } from "../language/value-set.ts";
import type { Value } from "../language/values.ts";
import type { ParsedPattern, PatternKind } from "./patterns/kind.ts";

/** One term of a field constraint, such as `~red` or `:(> ?x 3)`. */
export type Term = { negated: boolean } & (
  | { type: "constant"; value: Value }
  | { type: "variable"; name: string; multi: boolean }
  | { type: "predicate" | "return-value"; expression: Expression }
);

/** One field of a pattern: perhaps a variable, and alternatives of terms that hold together. */
export interface Field {
  readonly multi: boolean;
  /** The variable that this field binds or repeats. */
  readonly variable: string | null;
  readonly alternatives: Term[][];
}

/** The constraints of a pattern on one slot. */
export interface SlotPattern {
  readonly slot: number;
  /** The number of the value itself, for a slot that is a multifield in some classes only: under `slot` it always is one. */
  readonly single?: number;
  readonly slotName: string | null;
  readonly multi: boolean;
  readonly fields: Field[];
  /** What is known of the values of the slot; absent when nothing is. */
  readonly values?: ValueSet;
  /** The fields as they were written, where `fields` leaves out what is decided already. */
  readonly written?: Field[];
  /** The classes that were possible when this was read, in a pattern of objects. */
  readonly classes?: ReadonlySet<unknown>;
}

export interface Pattern extends ParsedPattern {
  readonly kind: PatternKind;
  /** The word that it begins with. */
  readonly word: string;
  /** The variable of `?f <- pattern`. */
  readonly address: string | null;
}

export type Element =
  | { type: "pattern"; pattern: Pattern; logical: boolean; number: number; tests?: NumberedTest[] }
  | { type: "test"; expression: Expression; logical: boolean; number: number }
  | { type: "and" | "or" | "not"; children: Element[] };

/** A test CE that moved into the join of another element. */
export interface NumberedTest {
  readonly expression: Expression;
  readonly number: number;
}

/** A pattern or test of one alternative, with the depth of the not/and groups in which it begins and ends. */
export interface FlatElement {
  pattern: Pattern | null;
  /** The condition of a test that has a join of its own. */
  test: Expression | null;
  /** Tests evaluated in the join of this pattern. */
  attached: NumberedTest[];
  /** Tests evaluated after a not or after a group. */
  secondary: NumberedTest[];
  negated: boolean;
  exists: boolean;
  /** This element begins a group under exists. */
  existsGroup: boolean;
  begin: number;
  end: number;
  logical: boolean;
  number: number;
}
