// A fact: the kind of entity that a template describes. Ordered facts have one slot, which holds a multifield.

import type { Template } from "../constructs/deftemplate/template.ts";
import { Address, type Value } from "../language/values.ts";
import type { Entity } from "../rete/entity.ts";
import type { Token } from "../rete/match-table.ts";

export class Fact extends Address implements Entity {
  readonly template: Template;
  readonly slots: Value[];
  /** The number that users see, as in `f-3`. */
  index = 0;
  id = 0;
  timeTag = 0;
  retracted = false;
  /** Neighbours in the fact list, in the order of assertion. */
  previous: Fact | null = null;
  next: Fact | null = null;
  /** Neighbours among the facts of the same template. */
  previousOfTemplate: Fact | null = null;
  nextOfTemplate: Fact | null = null;
  support: Token[] | null = null;

  constructor(template: Template, slots: Value[]) {
    super();
    this.template = template;
    this.slots = slots;
  }

  get addressType(): "FACT-ADDRESS" {
    return "FACT-ADDRESS";
  }

  addressText(): string {
    return `<Fact-${this.index}>`;
  }

  addressHash(): number {
    return Math.imul(this.index + 3, 0xc2b2ae35);
  }

  get address(): Address {
    return this;
  }

  asMatched(): this {
    return this;
  }

  label(): string {
    return `f-${this.index}`;
  }
}

/** The oldest fact of a template; the others follow by `nextOfTemplate`. */
export function firstFactOf(template: Template): Fact | null {
  return template.firstFact as Fact | null;
}
