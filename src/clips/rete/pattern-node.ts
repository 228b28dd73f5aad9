// HOT. A node of a pattern network: one test on one field. Patterns that begin alike share nodes. A selector keeps the
// constants of one field in a table.

import { Float, InstanceName, Sym, type Value } from "../language/values.ts";
import type { Entity } from "./entity.ts";
import type { Join } from "./join.ts";
import { addPatternHash, type ValueReference } from "./join-test.ts";
import { NODE_BYTES, NODE_HASH, NODE_ID, NODE_JOINS, NODE_MEMORY } from "./layout.ts";
import type { MatchTable } from "./match-table.ts";
import { Memory } from "./memory.ts";

/** A test on an entity; `marks` are the lengths of the multifields matched so far. */
export type EntityTest = (entity: Entity, marks: number[]) => boolean;
export type EntityGetter = (entity: Entity, marks: number[]) => Value;

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
  /** Its record in the memory of the core; of ends of patterns only. */
  address = 0;
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
  /** The last round of matching for which this node was selected. */
  round = 0;
  private joinList: readonly Join[] = [];
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

  /** A pattern ends here: its matches are hashed by these values. */
  makeTerminal(table: MatchTable, markCount: number, hash: readonly ValueReference[], byKey: boolean): void {
    if (this.memory !== null) return;
    // Until now, matches only passed through this node on their way to others.
    this.fresh = true;
    this.markCount = markCount;
    this.memory = new Memory(table, hash.length > 0, byKey);
    this.address = table.core.allocateAligned(NODE_BYTES);
    table.set(this.address, NODE_ID, table.nodes.push(this) - 1);
    table.set(this.address, NODE_MEMORY, this.memory.address);
    table.set(this.address, NODE_HASH, addPatternHash(table, hash));
    table.set(this.address, NODE_JOINS, 0);
    this.joins = [];
  }

  /** Joins entered from here, the newest first; only at the end of a pattern. */
  get joins(): readonly Join[] {
    return this.joinList;
  }

  set joins(joins: readonly Join[]) {
    this.joinList = joins;
    const addresses = joins.map(({ address }) => address);
    this.memory!.table.setList(this.address, NODE_JOINS, addresses);
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
