// A class of objects: its place in the hierarchy, its slots, its message-handlers and its direct instances.
// Source: Basic Programming Guide, section 9.

import type { Construct } from "../constructs/construct.ts";
import type { Module } from "../constructs/modules.ts";
import type { Constraint } from "../constructs/slots/constraint.ts";
import type { Referenced } from "../evaluate/evaluation-host.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import type { Value } from "../language/values.ts";
import type { Handler, HandlerType } from "./handler.ts";
import type { Instance } from "./instance.ts";
import { NAME } from "./slot-names.ts";

/** A slot as one class defines it. */
export interface ClassSlot {
  readonly name: string;
  /** The number of its name. */
  readonly number: number;
  /** The class that defines it; set when the class is complete. */
  owner: Defclass | null;
  multi: boolean;
  readonly constraint: Constraint;
  /** True when the definition gives a default, or says that there is none. */
  defaultGiven: boolean;
  /** `(default ?NONE)`: an instance must be given a value. */
  noDefault: boolean;
  /** The default is evaluated for each instance. */
  dynamic: boolean;
  /** The value of a default that is not dynamic. */
  defaultValue: Value | null;
  /** Evaluates a dynamic default. */
  defaultThunk: Thunk | null;
  reactive: boolean;
  inherited: boolean;
  readOnly: boolean;
  initializeOnly: boolean;
  shared: boolean;
  composite: boolean;
  public: boolean;
  readAccessor: boolean;
  writeAccessor: boolean;
  /** The message by which initialization and others put a value. */
  overrideMessage: string;
  overrideGiven: boolean;
  /** The state of a shared slot: its value, and how many instances have it. */
  sharedCell: SlotCell | null;
  sharedCount: number;
}

/** The value of a slot in one instance, or in all when it is shared. */
export interface SlotCell {
  readonly slot: ClassSlot;
  value: Value;
  /** The value was given by an override, not by the default. */
  overridden: boolean;
  /** No value has been given so far, and one must be. */
  required: boolean;
}

export class Defclass implements Construct {
  readonly kind = "defclass";
  readonly name: string;
  readonly module: Module;
  pretty: string | null = null;
  uses?: Referenced[];
  /** Instances, constructs and running handlers that refer to this class. */
  useCount = 0;
  /** Predefined classes cannot be redefined or removed. */
  isSystem = false;
  abstract = false;
  reactive = true;
  watchInstances = false;
  watchSlots = false;
  /** Numbers its class in the tables of the pattern network. */
  readonly id: number;
  superclasses: Defclass[] = [];
  /** The class itself and all classes above it, from the most specific on. */
  precedence: Defclass[] = [];
  readonly subclasses: Defclass[] = [];
  /** The slots that this class defines. */
  slots: ClassSlot[] = [];
  /** The slots of an instance, inherited ones included. */
  instanceSlots: ClassSlot[] = [];
  /** The values of an instance have numbers below this, those of slots as multifields included. */
  slotSpan = NAME + 1;
  readonly handlers: Handler[] = [];
  /** The handlers that messages have reached, as long as no class or handler changes. */
  readonly dispatch = { revision: -1, handlers: new Map<string, Handler[] | null>() };
  firstInstance: Instance | null = null;
  lastInstance: Instance | null = null;
  private readonly slotIndex = new Map<string, number>();
  /** The places of slots among those of an instance, by the numbers of their names. */
  readonly places: number[] = [];

  constructor(name: string, module: Module, id: number) {
    this.name = name;
    this.module = module;
    this.id = id;
  }

  /** The place of a slot among those of an instance, or -1. */
  indexOf(slot: string): number {
    return this.slotIndex.get(slot) ?? -1;
  }

  /** The slot of this name as this class itself defines it. */
  ownSlot(name: string): ClassSlot | undefined {
    return this.slots.find((slot) => slot.name === name);
  }

  /** True when this class is another one or lies below it. */
  isA(other: Defclass): boolean {
    return this.precedence.includes(other);
  }

  isBelow(other: Defclass): boolean {
    return this !== other && this.isA(other);
  }

  handler(name: string, type: HandlerType): Handler | undefined {
    return this.handlers.find((handler) => handler.name === name && handler.type === type);
  }

  /** The slots of instances: inherited ones first, from the most general class on. */
  formInstanceSlots(): void {
    const found: ClassSlot[] = [];
    for (const from of this.precedence) {
      for (const slot of from.slots.toReversed()) {
        if (!slot.inherited && from !== this) continue;
        if (!found.some((other) => other.name === slot.name)) found.unshift(slot);
      }
    }
    this.instanceSlots = found;
    this.slotSpan = Math.max(NAME + 1, ...found.map(({ number }) => number + 2));
    this.slotIndex.clear();
    this.places.length = 0;
    for (const [index, slot] of found.entries()) {
      this.slotIndex.set(slot.name, index);
      this.places[slot.number] = index;
    }
  }

  *instances(): Generator<Instance> {
    for (let one = this.firstInstance; one !== null; one = one.nextOfClass) yield one;
  }

  /** True when something refers to this class or to one below it. */
  isUsed(): boolean {
    return this.useCount > 0 || this.subclasses.some((below) => below.isUsed());
  }
}

/** All classes below one, each once, as a walk down meets them; only the direct ones unless `deep`. */
export function classesBelow(top: Defclass, deep: boolean): Defclass[] {
  const seen = new Set<Defclass>();
  const visit = (at: Defclass): void => {
    for (const below of at.subclasses) {
      if (seen.has(below)) continue;
      seen.add(below);
      if (deep) visit(below);
    }
  };
  visit(top);
  return [...seen];
}

/** The name of a class as seen from `module`; predefined classes are known everywhere. */
export function classNameSeen(from: Module, { name, module, isSystem }: Defclass): string {
  return module === from || isSystem ? name : `${module.name}::${name}`;
}
