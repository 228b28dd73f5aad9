// HOT. A node of the pattern network of a template: one test on one field. Patterns that begin alike share nodes.
// A selector holds the constants of one field in a table.

import type { Fact } from "../fact.ts";
import type { Value } from "../values.ts";
import type { Join } from "./join.ts";
import { Memory } from "./memory.ts";

/** A test on a fact; `marks` are the lengths of the multifields matched so far. */
export type FactTest = (fact: Fact, marks: number[]) => boolean;
export type FactGetter = (fact: Fact, marks: number[]) => Value;
export type FactHash = (fact: Fact, marks: number[]) => number;

export class PatternNode {
  /** What makes two nodes of one level the same. */
  readonly key: string;
  readonly multi: boolean;
  readonly slot: number;
  /** Position of the field in the pattern, from 1; 0 for single-field slots. */
  readonly field: number;
  /** True when this is the last node of a multifield slot. */
  readonly endSlot: boolean;
  /** Single fields of the slot behind this one. */
  readonly leave: number;
  /** Index of this multifield among those whose lengths are kept. */
  readonly mark: number;
  test: FactTest | null = null;
  selector: FactGetter | null = null;
  /** Children of a selector by constant (numbers, strings and symbols by themselves, the rest by text). */
  readonly constants = new Map<Value, PatternNode>();
  readonly parent: PatternNode | null;
  children: PatternNode | null = null;
  next: PatternNode | null = null;
  /** True when the multifield slot of this node has several multifields. */
  checksLength = false;

  /** Only at the end of a pattern. */
  memory: Memory | null = null;
  hash: FactHash | null = null;
  /** Joins entered from here, the newest first. */
  joins: Join[] = [];
  /** True while facts are matched against new nodes only. */
  fresh = true;

  constructor(
    parent: PatternNode | null,
    shape: {
      key: string;
      multi: boolean;
      slot: number;
      field: number;
      endSlot: boolean;
      leave: number;
      mark: number;
    },
  ) {
    this.parent = parent;
    this.key = shape.key;
    this.multi = shape.multi;
    this.slot = shape.slot;
    this.field = shape.field;
    this.endSlot = shape.endSlot;
    this.leave = shape.leave;
    this.mark = shape.mark;
  }

  makeTerminal(hashed: boolean): void {
    if (this.memory === null) this.memory = new Memory(hashed);
  }
}
