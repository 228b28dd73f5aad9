// An instance of a class: a named object whose slots have values.

import { Address, InstanceName, Multifield, sym, type Value } from "../language/values.ts";
import type { Entity } from "../rete/entity.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";
import type { Defclass, SlotCell } from "./class.ts";
import { IS_A, NAME, type SlotNames } from "./slot-names.ts";

export class Instance extends Address implements Entity {
  readonly name: string;
  readonly class: Defclass;
  /** One for each slot of the class; instances of a class have those of shared slots in common. */
  readonly cells: SlotCell[];
  /** The values, indexed by the numbers of slot names; empty for names that are not slots of its class. */
  slots: Value[];
  /** True when somebody relies on the present `slots`: the next change then makes a copy. */
  private isSnapshot = false;
  /** False while its slots are initialized. */
  installed = false;
  /** Messages, queries and other users in progress. */
  busy = 0;
  /** True once it is deleted: addresses of it that still exist are stale. */
  retracted = false;
  initializing = false;
  /** The class defaults have been evaluated during the initialization in progress. */
  defaultsDone = false;
  /** Neighbours in the list of all instances, in the order of creation. */
  previous: Instance | null = null;
  next: Instance | null = null;
  /** Neighbours among the direct instances of the class. */
  previousOfClass: Instance | null = null;
  nextOfClass: Instance | null = null;
  /** Counts the instances as they are made. */
  index = 0;
  id = 0;
  timeTag = 0;
  support: Token[] | null = null;

  private readonly names: SlotNames;

  constructor(name: string, of: Defclass, cells: SlotCell[], names: SlotNames) {
    super();
    this.names = names;
    this.name = name;
    this.class = of;
    this.cells = cells;
    this.slots = new Array(of.slotSpan);
    this.slots[IS_A] = sym(of.name);
    this.slots[NAME] = new InstanceName(name);
    for (const { slot, value } of cells) {
      this.slots[slot.number] = value;
      if (names.asMultifield.has(slot.number)) this.slots[slot.number + 1] = asMultifield(value);
    }
  }

  get addressType(): "INSTANCE-ADDRESS" {
    return "INSTANCE-ADDRESS";
  }

  addressText(): string {
    return this.retracted ? `<Stale Instance-${this.name}>` : `<Instance-${this.name}>`;
  }

  /** The name, whether or not an instance has it. */
  override sourceText(): string {
    return `[${this.name}]`;
  }

  addressHash(): number {
    return Math.imul(this.index + 5, 0x9e3779b1);
  }

  get address(): Address {
    return this;
  }

  label(): string {
    return this.retracted ? `<stale instance [${this.name}]>` : `[${this.name}]`;
  }

  cell(slot: string): SlotCell | undefined {
    return this.cells[this.class.indexOf(slot)];
  }

  /** Its name as a value. */
  get nameValue(): InstanceName {
    return this.slots[NAME] as InstanceName;
  }

  /** Gives the slot with this number a value, for patterns. */
  setSlot(table: MatchTable, number: number, value: Value): void {
    if (this.isSnapshot) {
      this.slots = this.slots.slice();
      this.isSnapshot = false;
    }
    this.put(table, number, value);
    if (this.names.asMultifield.has(number)) this.put(table, number + 1, asMultifield(value));
  }

  private put(table: MatchTable, number: number, value: Value): void {
    this.slots[number] = value;
    if (this.id !== 0) table.changeSlot(this.id, number, value);
  }

  /** The instance with the values that its slots have now, for the actions of a rule that it made fire. */
  asMatched(): Entity {
    this.isSnapshot = true;
    return new MatchedInstance(this);
  }
}

function asMultifield(value: Value): Multifield {
  return value instanceof Multifield ? value : new Multifield([value]);
}

/**
 * An instance with the values of its slots at one time, under its own name and address. An object of its own, since one
 * that inherits from the instance makes every access to that instance slow.
 */
export class MatchedInstance extends Address implements Entity {
  readonly address: Instance;
  readonly slots: Value[];
  readonly id: number;
  readonly timeTag: number;
  readonly support: Token[] | null;
  /** The shared slots that got values through this instance: the actions read what they had before. */
  private kept: Set<SlotCell> | null = null;

  constructor(instance: Instance) {
    super();
    this.address = instance;
    this.slots = instance.slots;
    this.id = instance.id;
    this.timeTag = instance.timeTag;
    this.support = instance.support;
  }

  get retracted(): boolean {
    return this.address.retracted;
  }

  get addressType(): "INSTANCE-ADDRESS" {
    return "INSTANCE-ADDRESS";
  }

  addressText(): string {
    return this.address.addressText();
  }

  addressHash(): number {
    return this.address.addressHash();
  }

  asMatched(): Entity {
    return this;
  }

  /** A shared slot got a value through an instance. Variables read it, unless they stand for parts that it does not have. */
  sharedChanged(cell: SlotCell, by: Instance): void {
    const { slot, value } = cell;
    if (by === this.address) {
      this.kept ??= new Set();
      this.kept.add(cell);
    }
    if (this.kept?.has(cell) || this.address.cell(slot.name) !== cell) return;
    const old = this.slots[slot.number];
    if (value instanceof Multifield && value.fields.length < (old as Multifield).fields.length) return;
    this.slots[slot.number] = value;
    if (slot.number + 1 in this.slots) this.slots[slot.number + 1] = asMultifield(value);
  }

  label(): string {
    return this.address.label();
  }
}
