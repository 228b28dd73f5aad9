// The matches of a network, as the engine sees them: the core (WebAssembly) keeps alpha matches and tokens in its memory,
// and their names are addresses there. Here is what belongs to them outside: joins, pattern nodes, entities, the tests
// that only the engine can run. Source: Doorenbos, "Production Matching for Large Learning Systems", section 2.3.

import { combine } from "../language/hash.ts";
import { keyOf, keyOfHash, Multifield, OutOfMemory, type Value } from "../language/values.ts";
import type { WebAssemblyMemory } from "../language/web-assembly.ts";
import { type Core, type CoreHost, newCore } from "./core-host.ts";
import type { Entity } from "./entity.ts";
import type { HostTest, Join } from "./join.ts";
import { JoinWork } from "./join-work.ts";
import {
  ALPHA,
  CONTENT_HASH,
  COUNTS_WORK,
  DELETED,
  END,
  ENTITY,
  ENTITY_BYTES,
  FAILED_BEFORE,
  FIELDS,
  FLAGS,
  JOIN_ID,
  LEAVING,
  LEFT,
  LENGTHS,
  MARKS,
  MATCHES,
  NEXT_LEFT,
  NODE_ID,
  NUMBER,
  ORPHANED,
  OWNER,
  REMOVED,
  RIGHT,
  ROWS_MADE,
  SLOT_BYTES,
  SLOTS,
  TEST_FAILED,
  TRIED,
} from "./layout.ts";
import { MarkLists } from "./mark-lists.ts";
import type { EntityGetter, PatternNode } from "./pattern-node.ts";

/** The address of an alpha match or a token; 0 is none. */
export type Match = number;
/** A match that is a token. */
export type Token = number;

/** Where the core reports to. */
export interface MatchListener {
  activating(join: Join, token: Token): number;
  activated(token: Token): void;
  deactivating(token: Token): void;
  dropSupport(token: Token): void;
  /** An error that happened before has reached the test of a join: whether the test fails because of it. */
  joinFails(join: Join, left: Token, right: Match): boolean;
  equalSince(entity: Entity, other: Entity): number;
}

export class MatchTable {
  // Hidden from images of the engine: `copy` and `putBack` stand for them.
  readonly #core: Core;
  readonly #memory: WebAssemblyMemory;
  #cells: Int32Array;
  readonly joins: Join[] = [];
  readonly nodes: PatternNode[] = [];
  /** Tests and values that the core asks for by number. */
  readonly tests: HostTest[] = [];
  readonly references: EntityGetter[] = [];
  /** The entities in the network by their numbers. */
  readonly entities: (Entity | undefined)[] = [];
  /** Numbers of entities that have left. */
  private readonly freeNumbers: number[] = [];
  readonly marks = new MarkLists((cells) => this.write(cells));
  /** What the joins have done, once it is counted. */
  work: JoinWork | null = null;
  /** The lengths of the match that is tried. */
  private readonly tried: number[] = [];

  constructor(listener: MatchListener, bytes: number | undefined) {
    const host: CoreHost = {
      grown: (full) => {
        if (full !== 0) throw new OutOfMemory("too many matches");
        this.#cells = new Int32Array(this.#memory.buffer);
      },
      passes: (test, left, right) => this.tests[test](left, right),
      keyOf: (reference, match) =>
        keyOf(this.references[reference](this.entityOf(match), this.marksOf(match))),
      selected: (number) => {
        const node = this.nodes[number];
        return node.childFor(node.selector!(this.entityOf(TRIED), this.marksOf(TRIED)))?.address ?? 0;
      },
      patternFails: (number) => this.nodes[number].failsEarlier?.(this.entityOf(TRIED)),
      joinFails: (join, left, right) => listener.joinFails(this.joinAt(join), left, right),
      marksTried: (count) => this.marks.addressOf(this.marksOf(TRIED), count),
      activating: (join, token) => listener.activating(this.joinAt(join), token),
      activated: (token) => listener.activated(token),
      deactivating: (token) => listener.deactivating(token),
      matchAdded: (match) => this.work?.matchAdded(match),
      matchRemoved: (match) => this.work?.matchRemoved(match),
      tokenAdded: (token) => this.work?.added(token),
      tokenRemoved: (token) => this.work?.removed(token),
      comparingLeft: (join, right) => this.work?.comparingLeft(this.joinAt(join), right),
      comparedRight: (join, token, after, last, retracting) =>
        this.work?.comparedRight(this.joinAt(join), token, after, last, retracting !== 0),
      dropSupport: (token) => listener.dropSupport(token),
      equalSince: (entity, other) => listener.equalSince(this.entityAt(entity), this.entityAt(other)),
    };
    const { core, memory } = newCore(host, bytes);
    this.#core = core;
    this.#memory = memory;
    this.#cells = new Int32Array(memory.buffer);
    this.needMarks(1);
  }

  get core(): Core {
    return this.#core;
  }

  /** A cell of what lies at an address. */
  get(address: number, cell: number): number {
    return this.#cells[(address + cell) >> 2];
  }

  set(address: number, cell: number, value: number): void {
    this.#cells[(address + cell) >> 2] = value;
  }

  /** A block of these cells. */
  write(values: readonly number[]): number {
    const at = this.#core.allocate(values.length * 4);
    for (let i = 0; i < values.length; i++) this.#cells[(at >> 2) + i] = values[i];
    return at;
  }

  /** Puts a list, its length first, where the address in this cell leads to; the list before it is released. */
  setList(address: number, cell: number, members: readonly number[]): void {
    const old = this.get(address, cell);
    if (old !== 0) this.releaseList(old);
    this.set(address, cell, this.write([members.length, ...members]));
  }

  /** A list, whose length comes first, is no longer used. */
  releaseList(list: number): void {
    this.#core.release(list, 4 * (this.get(list, 0) + 1));
  }

  /** The memory as it is now. */
  copy(): Int32Array {
    return this.#cells.slice(0, this.get(END, 0) >> 2);
  }

  /** Makes the memory what it was. */
  putBack(cells: Int32Array): void {
    this.#cells.fill(0, cells.length, this.get(END, 0) >> 2);
    this.#cells.set(cells);
    this.work?.forgetMemories();
  }

  /** The bytes of the memory that were ever used. */
  get bytes(): number {
    return this.get(END, 0);
  }

  /** The largest number of matches in use at once. */
  get rowsMade(): number {
    return this.get(ROWS_MADE, 0);
  }

  /** An entity whose slots may change enters the network; holes among them are slots that it does not have. */
  addEntity(entity: Entity): void {
    const { slots } = entity;
    const bytes = SLOTS + slots.length * SLOT_BYTES;
    const at = this.#core.allocate(bytes);
    entity.id = at;
    this.#cells.fill(0, at >> 2, (at + bytes) >> 2);
    this.set(at, NUMBER, this.numberFor(entity));
    this.set(at, LEAVING, entity.retracted ? REMOVED : 0);
    this.set(at, ENTITY_BYTES, bytes);
    for (let i = 0; i < slots.length; i++) {
      const value = slots[i];
      if (value !== undefined) this.changeSlot(at, i, value);
    }
  }

  /** A slot of an entity that may change has a new value. */
  changeSlot(id: number, slot: number, value: Value): void {
    const at = id + SLOTS + slot * SLOT_BYTES;
    const cells = this.#cells;
    cells[at >> 2] = keyOf(value);
    const old = cells[(at + FIELDS) >> 2];
    if (old === 0 && !(value instanceof Multifield)) return;
    if (old !== 0) this.releaseList(old);
    const fields = value instanceof Multifield ? value.fields : null;
    this.set(at, FIELDS, fields === null ? 0 : this.write([fields.length, ...fields.map(keyOf)]));
  }

  /** An entity whose slots may change has no matches any more. */
  removeChangingEntity(entity: Entity): void {
    for (let i = 0; i < entity.slots.length; i++) {
      const fields = this.get(entity.id + SLOTS + i * SLOT_BYTES, FIELDS);
      if (fields !== 0) this.releaseList(fields);
    }
    this.removeEntity(entity);
  }

  /**
   * An entity whose slots never change enters the network: the core gets their keys, and a hash of them all. `kind` is a number
   * that is likely to differ where entities of other kinds have the same slots, `multiSlots` are those that hold multifields.
   */
  addFixedEntity(entity: Entity, kind: number, multiSlots: readonly number[]): void {
    const { slots } = entity;
    let bytes = SLOTS + slots.length * SLOT_BYTES;
    for (let i = 0; i < multiSlots.length; i++)
      bytes += 4 + 4 * (slots[multiSlots[i]] as Multifield).fields.length;
    const at = this.#core.allocate(bytes);
    entity.id = at;
    const cells = this.#cells;
    cells[(at + NUMBER) >> 2] = this.numberFor(entity);
    cells[(at + MATCHES) >> 2] = 0;
    cells[(at + LEAVING) >> 2] = 0;
    cells[(at + ENTITY_BYTES) >> 2] = bytes;
    let hash = kind;
    let slot = (at + SLOTS) >> 2;
    let field = slot + (slots.length * SLOT_BYTES) / 4;
    let multi = 0;
    for (let i = 0; i < slots.length; i++, slot += SLOT_BYTES / 4) {
      let key: number;
      if (i === multiSlots[multi]) {
        multi++;
        const { fields } = slots[i] as Multifield;
        cells[slot + FIELDS / 4] = field << 2;
        cells[field++] = fields.length;
        let whole = fields.length;
        for (let j = 0; j < fields.length; j++) {
          const each = keyOf(fields[j]);
          cells[field++] = each;
          whole = combine(whole, each);
        }
        key = keyOfHash(whole);
      } else key = keyOf(slots[i]);
      cells[slot] = key;
      hash = combine(hash, key);
    }
    cells[(at + CONTENT_HASH) >> 2] = hash ^ (hash >>> 15);
  }

  /** The entity with a record. */
  entityAt(address: number): Entity {
    return this.entities[this.get(address, NUMBER)]!;
  }

  /**
   * Copies what the actions of a rule read from a token of this many elements, because they may remove it: of the elements
   * at `wanted`, the last first, the entities and the lengths of their multifields.
   */
  readToken(
    token: Token,
    count: number,
    wanted: readonly number[],
    entities: (Entity | null)[],
    marks: number[][],
  ): void {
    const cells = this.#cells;
    let at = token >> 2;
    let element = count - 1;
    for (let i = 0; i < wanted.length; i++) {
      const position = wanted[i];
      for (; element > position; element--) at = cells[at + LEFT / 4] >> 2;
      const right = cells[at + RIGHT / 4] >> 2;
      const number = cells[(cells[right + ENTITY / 4] + NUMBER) >> 2];
      entities[position] = this.entities[number]!.asMatched();
      marks[position] = this.marks.lists[cells[cells[right + MARKS / 4] >> 2]];
    }
  }

  /** Numbers are reused, so the list stays as short as the working memory was large. */
  private numberFor(entity: Entity): number {
    const free = this.freeNumbers.pop();
    if (free === undefined) return this.entities.push(entity) - 1;
    this.entities[free] = entity;
    return free;
  }

  /** Gives an entity a new time tag, which its matches have too. */
  retag(entity: Entity, timeTag: number): void {
    entity.timeTag = timeTag;
    if (entity.id !== 0) this.#core.retag(entity.id, timeTag);
  }

  /** The matches of an entity are about to leave, because it is removed or because it changes; or, with 0, they have left. */
  markLeaving(entity: Entity, why: number): void {
    if (entity.id !== 0) this.set(entity.id, LEAVING, why);
  }

  /** The entity has no matches any more. */
  removeEntity(entity: Entity): void {
    const number = this.#core.dismiss(entity.id);
    this.entities[number] = undefined;
    this.freeNumbers.push(number);
    entity.id = 0;
  }

  /** True for a token that was deleted together with the right match that it adds. */
  isOrphan(token: Token): boolean {
    return this.isDeleted(token) && this.get(token, NEXT_LEFT) === ORPHANED;
  }

  isDeleted(token: Token): boolean {
    return (this.get(token, OWNER) & DELETED) !== 0;
  }

  /** Forgets everything. No match may be in use. */
  clear(): void {
    this.#core.reset();
    this.tried.length = 0;
    this.needMarks(1);
    this.joins.length = 0;
    this.nodes.length = 0;
    this.tests.length = 0;
    this.references.length = 0;
    this.marks.clear();
    this.work?.clear();
  }

  isAlpha(match: Match): boolean {
    return match !== 0 && (this.get(match, OWNER) & ALPHA) !== 0;
  }

  ownerOf(token: Token): Join {
    return this.joinAt(this.get(token, OWNER) & ~FLAGS);
  }

  private joinAt(address: number): Join {
    return this.joins[this.get(address, JOIN_ID)];
  }

  /** Whether an error that happened before makes the next test of an instance fail. */
  set earlierError(isPending: boolean) {
    this.set(TEST_FAILED, 0, isPending ? FAILED_BEFORE : 0);
  }

  /** Counts from now on what the joins do; whoever does not ask for it pays nothing. */
  countWork(): void {
    this.work ??= new JoinWork(this);
    this.set(COUNTS_WORK, 0, 1);
  }

  nodeOf(alpha: Match): PatternNode {
    return this.nodes[this.get(this.get(alpha, OWNER) & ~FLAGS, NODE_ID)];
  }

  /** The entity of an alpha match. */
  entityOf(match: Match): Entity {
    return this.entityAt(this.get(match, ENTITY));
  }

  /** The multifield lengths of an alpha match. */
  marksOf(match: Match): number[] {
    const address = this.get(match, MARKS);
    const number = this.get(address, 0);
    if (number >= 0) return this.marks.lists[number];
    const { tried } = this;
    for (let i = 0; i < tried.length; i++) tried[i] = this.get(address, LENGTHS + 4 * i);
    return tried;
  }

  /** A pattern keeps this many lengths of multifields: makes room for them while it is tried. */
  needMarks(count: number): void {
    if (count <= this.tried.length) return;
    while (this.tried.length < 2 * count) this.tried.push(0);
    this.set(TRIED, MARKS, this.write([-1, ...this.tried]));
  }
}
