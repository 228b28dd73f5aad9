// An instance of a class: a named object whose slots have values.

import { Address } from "../language/values.ts";
import type { Match, Token } from "../rete/match-table.ts";
import type { Defclass, SlotCell } from "./class.ts";

export class Instance extends Address {
  readonly name: string;
  readonly class: Defclass;
  /** One for each slot of the class; instances of a class have those of shared slots in common. */
  readonly cells: SlotCell[];
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
  index = 0;
  timeTag = 0;
  matches: Match = 0;
  support: Token[] | null = null;

  constructor(name: string, of: Defclass, cells: SlotCell[]) {
    super();
    this.name = name;
    this.class = of;
    this.cells = cells;
  }

  get addressType(): "INSTANCE-ADDRESS" {
    return "INSTANCE-ADDRESS";
  }

  addressText(): string {
    return this.retracted ? `<Stale Instance-${this.name}>` : `<Instance-${this.name}>`;
  }

  addressHash(): number {
    return Math.imul(this.index + 5, 0x9e3779b1);
  }

  cell(slot: string): SlotCell | undefined {
    return this.cells[this.class.indexOf(slot)];
  }
}
