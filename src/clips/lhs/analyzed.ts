// The result of analysing a left-hand side, from which the network is built.

import type { ValueSet } from "../language/value-set.ts";
import type { Value } from "../language/values.ts";
import type { JoinTest } from "../rete/join-test.ts";
import type { Field, FlatElement, SlotPattern } from "./conditional-element.ts";
import type { FieldReference } from "./field-reference.ts";
import type { JoinLocation, TestLocation } from "./test-errors.ts";

/** A variable that a pattern binds. */
export interface Binding {
  readonly reference: FieldReference;
  /** The position of its pattern in the chain of joins, from 0. */
  readonly position: number;
  readonly depth: number;
  readonly multi: boolean;
  /** The slots of what its pattern matches never change. */
  readonly isFixed: boolean;
  /** What is known of its values from here on; null when nothing is. */
  readonly values: ValueSet | null;
  /** What its last field says of its values, without the tests that follow. */
  readonly own: ValueSet | null;
}

export interface Keyed<T> {
  readonly key: string;
  readonly test: T;
}

/** What the builder needs to know about one field. */
export interface AnalyzedField {
  readonly field: Field;
  readonly tests: Keyed<JoinTest>[];
  /** The constant that a selector can look up. */
  readonly constant: { reference: FieldReference; value: Value } | null;
  /** What is known of its values; null when nothing is. */
  readonly values: ValueSet | null;
}

export interface AnalyzedSlot {
  readonly slot: SlotPattern;
  readonly marks: (number | null)[];
  readonly fields: AnalyzedField[];
}

/** One element with everything resolved. */
export interface Analyzed {
  readonly element: FlatElement;
  readonly position: number;
  readonly slots: AnalyzedSlot[];
  joinTests: Keyed<JoinTest>[];
  secondaryTests: Keyed<JoinTest>[];
  /** Pairs of equal values: in the alpha match, and in the token. */
  hashes: { right: FieldReference; left: FieldReference; steps: number; multi: boolean }[];
  /** Values in which the groups that begin here must agree with the token outside; the C program has one list for all of them. */
  readonly outside: { readonly reference: FieldReference; readonly position: number }[];
  complexity: number;
  /** Where those tests of the pattern network are that can fail with an error. */
  readonly testLocations: TestLocation[];
  /** Where the tests of its join are. */
  readonly joinLocation: JoinLocation;
}

export interface Analysis {
  readonly elements: Analyzed[];
  /** The variables that the actions can use. */
  readonly bindings: Map<string, Binding>;
  readonly complexity: number;
  /** Number of joins at the outermost level. */
  readonly length: number;
}
