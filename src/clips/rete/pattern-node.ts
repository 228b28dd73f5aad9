// A node of a pattern network: one test on one field. Patterns that begin alike share nodes. A selector keeps the constants
// of one field in a table. The core has a record of each node.

import { KEY_OF_OTHER, KEY_TAGS } from "../language/key-tags.ts";
import { Float, InstanceName, keyOf, type Value } from "../language/values.ts";
import type { Entity } from "./entity.ts";
import type { Join } from "./join.ts";
import {
  addJoinTest,
  addPatternHash,
  addPatternValue,
  isEvaluated,
  type JoinTest,
  type ValueReference,
} from "./join-test.ts";
import {
  ASKS_CONSTANTS,
  END_SLOT,
  EVALUATES,
  EXACT,
  HAS_ONLY,
  MULTI,
  NEW_NODE,
  NODE_BYTES,
  NODE_CHILDREN,
  NODE_CONSTANTS,
  NODE_FIELD,
  NODE_FLAGS,
  NODE_HASH,
  NODE_ID,
  NODE_JOINS,
  NODE_LEAVE,
  NODE_LENGTH,
  NODE_MARK,
  NODE_MARKS,
  NODE_MEMORY,
  NODE_NEXT,
  NODE_ONLY,
  NODE_SELECTOR,
  NODE_SLOT,
  NODE_TEST,
  SLOT_BYTES,
} from "./layout.ts";
import type { Match, MatchTable } from "./match-table.ts";
import { Memory } from "./memory.ts";

/** A value of an entity; `marks` are the lengths of the multifields matched so far. */
export type EntityGetter = (entity: Entity, marks: number[]) => Value;

/** Holds the first of the pattern nodes that entities of one sort enter. */
export interface PatternRoot {
  patterns: PatternNode | null;
  /** The end of a pattern is taken out of the network. */
  removed?(end: PatternNode): void;
}

/** The key of a constant in a selector's table. */
function constantKey(value: Value): Value {
  if (value instanceof InstanceName) return `\u0000[${value.name}]`;
  if (!(value instanceof Float)) return value;
  return Object.is(value.value, -0) ? "\u0000-0" : `\u0000${value.value}`;
}

/** What a node is from the beginning. */
interface NodeShape {
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
  /** Index of this multifield among those whose lengths are kept, or -1. */
  readonly mark: number;
  /** How many fields the slot must have, at least or exactly; unlike the other tests, checked before a selector. */
  readonly length: { readonly fields: number; readonly exact: boolean } | null;
}

export class PatternNode {
  readonly table: MatchTable;
  /** Its record in the memory of the core. */
  readonly address: number;
  readonly shape: NodeShape;
  readonly root: PatternRoot;
  readonly parent: PatternNode | null;
  readonly selector: EntityGetter | null;
  /** Children of a selector by constant (numbers, strings and symbols by themselves, the rest by text). */
  readonly constants = new Map<Value, { readonly key: number; readonly child: PatternNode }>();
  /** Told of the entity for which the test failed because of an error that happened before. */
  failsEarlier: ((entity: Entity) => void) | null = null;
  private firstChild: PatternNode | null = null;
  private sibling: PatternNode | null = null;
  private ownMemory: Memory | null = null;
  private joinList: readonly Join[] = [];

  constructor(
    table: MatchTable,
    root: PatternRoot,
    parent: PatternNode | null,
    shape: NodeShape,
    /** Reads the entity as the match on the right. */
    test: JoinTest | null,
    selector: ValueReference | null,
  ) {
    this.table = table;
    this.root = root;
    this.parent = parent;
    this.shape = shape;
    this.selector = selector?.get ?? null;
    this.address = table.core.allocateAligned(NODE_BYTES);
    const { multi, endSlot, length, mark } = shape;
    const flags =
      (multi ? MULTI : 0) |
      (endSlot ? END_SLOT : 0) |
      (length?.exact ? EXACT : 0) |
      (test !== null && isEvaluated(test) ? EVALUATES : 0) |
      NEW_NODE;
    this.put(NODE_ID, table.nodes.push(this) - 1);
    this.put(NODE_FLAGS, flags);
    this.put(NODE_SLOT, shape.slot * SLOT_BYTES);
    this.put(NODE_FIELD, shape.field);
    this.put(NODE_LEAVE, shape.leave);
    this.put(NODE_MARK, mark);
    this.put(NODE_LENGTH, length?.fields ?? -1);
    this.put(NODE_TEST, test === null ? 0 : addJoinTest(table, test));
    this.put(NODE_SELECTOR, selector === null ? 0 : addPatternValue(table, selector));
    table.needMarks(mark + 1);
    if (selector !== null) this.writeConstants();
  }

  private put(cell: number, value: number): void {
    this.table.set(this.address, cell, value);
  }

  private flag(flag: number, isOn: boolean): void {
    const flags = this.table.get(this.address, NODE_FLAGS);
    this.put(NODE_FLAGS, isOn ? flags | flag : flags & ~flag);
  }

  get key(): string {
    return this.shape.key;
  }

  get slot(): number {
    return this.shape.slot;
  }

  /** True until the entities that exist have been matched against this node. */
  get fresh(): boolean {
    return (this.table.get(this.address, NODE_FLAGS) & NEW_NODE) !== 0;
  }

  set fresh(isFresh: boolean) {
    this.flag(NEW_NODE, isFresh);
  }

  get children(): PatternNode | null {
    return this.firstChild;
  }

  set children(node: PatternNode | null) {
    this.firstChild = node;
    this.put(NODE_CHILDREN, node?.address ?? 0);
  }

  get next(): PatternNode | null {
    return this.sibling;
  }

  set next(node: PatternNode | null) {
    this.sibling = node;
    this.put(NODE_NEXT, node?.address ?? 0);
  }

  /** Only at the end of a pattern. */
  get memory(): Memory | null {
    return this.ownMemory;
  }

  /** The matches of a pattern that ends here, in the order of the C program. */
  matchesByAge(): Match[] {
    const hash = this.joins[0]?.rightTableHash ?? null;
    return hash === null ? this.memory!.byAge() : this.memory!.byAgeAndHash(hash);
  }

  /** A pattern ends here: its matches are hashed by these values. */
  makeTerminal(markCount: number, hash: readonly ValueReference[], byKey: boolean): void {
    if (this.memory !== null) return;
    // Until now, matches only passed through this node on their way to others.
    this.fresh = true;
    this.ownMemory = new Memory(this.table, hash.length > 0, byKey);
    this.put(NODE_MARKS, markCount);
    this.put(NODE_MEMORY, this.ownMemory.address);
    this.put(NODE_HASH, addPatternHash(this.table, hash));
    this.joins = [];
  }

  /** No pattern ends here any more. */
  forgetMemory(): void {
    this.ownMemory = null;
    this.put(NODE_MEMORY, 0);
  }

  get markCount(): number {
    return this.table.get(this.address, NODE_MARKS);
  }

  /** Joins entered from here, the newest first; only at the end of a pattern. */
  get joins(): readonly Join[] {
    return this.joinList;
  }

  set joins(joins: readonly Join[]) {
    this.joinList = joins;
    this.table.setList(
      this.address,
      NODE_JOINS,
      joins.map(({ address }) => address),
    );
  }

  /** The child of a selector for a value. */
  childFor(value: Value): PatternNode | undefined {
    return this.constants.get(constantKey(value))?.child;
  }

  addConstant(value: Value, child: PatternNode): void {
    this.constants.set(constantKey(value), { key: keyOf(value), child });
    this.writeConstants();
  }

  removeConstant(child: PatternNode): void {
    for (const [key, other] of this.constants) if (other.child === child) this.constants.delete(key);
    this.writeConstants();
  }

  /** The constants for the core: a table in which every second place is free; those whose keys others share stay here. */
  private writeConstants(): void {
    const isOwn = ({ key }: { key: number }) => (key & KEY_TAGS) !== KEY_OF_OTHER;
    const constants = [...this.constants.values()].filter(isOwn);
    let size = 2;
    while (size < 2 * constants.length) size *= 2;
    const places: number[] = new Array(2 * size).fill(0);
    for (const { key, child } of constants) {
      let at = this.table.core.slotOf(key) & (size - 1);
      while (places[2 * at + 1] !== 0) at = (at + 1) & (size - 1);
      places[2 * at] = key;
      places[2 * at + 1] = child.address;
    }
    const old = this.table.get(this.address, NODE_CONSTANTS);
    if (old !== 0) this.table.core.release(old, 4 + 8 * (this.table.get(old, 0) + 1));
    this.put(NODE_CONSTANTS, this.table.write([size - 1, ...places]));
    this.put(NODE_ONLY, constants[0]?.key ?? 0);
    this.flag(HAS_ONLY, this.constants.size === 1 && constants.length === 1);
    this.flag(ASKS_CONSTANTS, constants.length < this.constants.size);
  }
}
