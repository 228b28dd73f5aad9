// One row per kind of pattern: facts and objects. Everything else in lhs/ knows a pattern only by its row, its
// slots and the root of the pattern network that it belongs to.

import type { Entity } from "../../rete/entity.ts";
import type { PatternNode, PatternRoot } from "../../rete/pattern-node.ts";
import type { Analyzed } from "../analyzed.ts";
import type { SlotPattern } from "../conditional-element.ts";
import type { FieldParser } from "../parse-fields.ts";

export interface PatternKind {
  /** As messages name the kind: `fact` in "the fact pattern network". */
  readonly name: string;
  /** As messages name what it matches. */
  readonly entityName: string;
  /** The code of errors in the tests of these patterns, without its number. */
  readonly errorCode: string;
  /** True when an error in a test stops the actions that caused it. */
  readonly errorsStopActions: boolean;
  /** True when the slots of what it matches never change. */
  readonly isFixed: boolean;
  /** True when reports of errors give the number of the field in its slot. */
  readonly numbersFields: boolean;
  /** True when a pattern that begins with this word is of this kind. The rows are asked in their order. */
  recognizes(word: string): boolean;
  /** Parses what follows the first word, up to the closing parenthesis, and resolves the names of slots. */
  parse(fields: FieldParser, word: string, number: number): ParsedPattern;
  /** Checks a pattern when the whole rule has been read. */
  check?(pattern: ParsedPattern, number: number): void;
  /** Checks it again when all patterns have been analyzed. */
  checkLast?(pattern: ParsedPattern, number: number): void;
  /** Adds a pattern to the pattern network and returns the node at its end. Removing needs no row: nodes know their root. */
  add(root: PatternRoot, analyzed: Analyzed): PatternNode;
  /** A rule was added: sends every entity of this kind through the pattern nodes that are new, if there are any. */
  rematch(hasNewNodes: boolean): void;
  /** The text of an entity in error messages. */
  describe(entity: Entity): string;
  /** The text of an entity after its label, with the values of its slots. */
  textOf(entity: Entity): string;
  /** The entities that a pattern is about, whether it matches them or not, the newest first. */
  candidates(pattern: ParsedPattern): Entity[];
  /** What it is about by name: a template, or classes. */
  sortOf(pattern: ParsedPattern): string;
}

/** What a row makes of the text of a pattern. */
export interface ParsedPattern {
  /** Where its nodes belong in the pattern network. */
  readonly root: PatternRoot;
  readonly slots: SlotPattern[];
  /** The classes that a pattern of objects is for. */
  readonly classes?: ReadonlySet<unknown>;
}
