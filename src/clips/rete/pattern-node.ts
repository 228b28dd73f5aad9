// HOT. A node of a pattern network: one test on one field. Patterns that begin alike share nodes. A selector keeps the
// constants of one field in a table.

import { Float, InstanceName, Sym, type Value } from "../language/values.ts";
import type { Entity } from "./entity.ts";
import type { Join } from "./join.ts";
import type { MatchTable } from "./match-table.ts";
import { Memory } from "./memory.ts";

/** A test on an entity; `marks` are the lengths of the multifields matched so far. */
export type EntityTest = (entity: Entity, marks: number[]) => boolean;
export type EntityGetter = (entity: Entity, marks: number[]) => Value;
export type EntityHash = (entity: Entity, marks: number[]) => number;

/** Holds the first of the pattern nodes that entities of one sort enter. */
export interface PatternRoot {
  patterns: PatternNode | null;
  /** The end of a pattern is taken out of the network. */
  removed?(end: PatternNode): void;
}

/** The key of a constant in a selector's table. */
export function constantKey(value: Value): Value {
  if (value instanceof InstanceName) return `\u0000[${value.name}]`;
  if (!(value instanceof Float)) return value;
  return Object.is(value.value, -0) ? "\u0000-0" : `\u0000${value.value}`;
}

export class PatternNode {
  /** The number of this node in the table of matches; of ends of patterns only. */
  id = -1;
  /** What makes two nodes of one level the same. */
  readonly key: string;
  readonly multi: boolean;
  readonly slot: number;
  /** Position of the field in the pattern, from 1; 0 for single-field slots. */
  readonly field: number;
  /** True when this is the last node of a multifield slot. */
  readonly endSlot: boolean;
  /** The number of single fields of the slot after this one. */
  readonly leave: number;
  /** Index of this multifield among those whose lengths are kept. */
  readonly mark: number;
  /** The number of fields that the slot must have, at least or exactly; -1 when it does not matter. */
  length = -1;
  exact = false;
  test: EntityTest | null = null;
  selector: EntityGetter | null = null;
  /** Children of a selector by constant (numbers, strings and symbols by themselves, the rest by text). */
  readonly constants = new Map<Value, PatternNode>();
  /** The constant of a selector that has one, if it is found by identity. */
  only: Value | null = null;
  readonly root: PatternRoot;
  readonly parent: PatternNode | null;
  children: PatternNode | null = null;
  next: PatternNode | null = null;
  /** Only at the end of a pattern. */
  memory: Memory | null = null;
  /** Number of multifields of the pattern whose lengths are kept. */
  markCount = 0;
  hash: EntityHash | null = null;
  /** The last round of matching for which this node was selected. */
  round = 0;
  /** Joins entered from here, the newest first. */
  joins: Join[] = [];
  /** True until the entities that exist have been matched against this node. */
  fresh = true;

  constructor(
    root: PatternRoot,
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
    this.root = root;
    this.parent = parent;
    this.key = shape.key;
    this.multi = shape.multi;
    this.slot = shape.slot;
    this.field = shape.field;
    this.endSlot = shape.endSlot;
    this.leave = shape.leave;
    this.mark = shape.mark;
  }

  makeTerminal(table: MatchTable, markCount: number, hashed: boolean, keyed: boolean): void {
    if (this.memory !== null) return;
    // Until now, matches only passed through this node on their way to others.
    this.fresh = true;
    this.markCount = markCount;
    this.memory = new Memory(table, hashed, keyed);
    this.id = table.addNode(this);
  }

  addConstant(value: Value, child: PatternNode): void {
    this.constants.set(constantKey(value), child);
    this.findOnly();
  }

  removeConstant(child: PatternNode): void {
    for (const [key, other] of this.constants) if (other === child) this.constants.delete(key);
    this.findOnly();
  }

  private findOnly(): void {
    const [value] = this.constants.keys();
    const byIdentity = typeof value !== "object" || value instanceof Sym;
    const text = typeof value === "string" && value.startsWith("\u0000");
    this.only = this.constants.size === 1 && byIdentity && !text ? value : null;
  }

  /** For a multifield: the selector of the next field, if it is the only node below and has one constant. */
  constantBehind(): PatternNode | null {
    const behind = this.children;
    return behind !== null &&
      behind.next === null &&
      behind.only !== null &&
      behind.field === this.field + 1 &&
      behind.slot === this.slot &&
      this.test === null &&
      this.selector === null
      ? behind
      : null;
  }
}
