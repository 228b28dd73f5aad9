// A fact of the working memory. Ordered facts have one slot that holds a multifield.

import type { Template } from "../constructs/deftemplate/template.ts";
import { Address, type Value } from "../language/values.ts";
import type { Match, Token } from "../rete/match-table.ts";

export class Fact extends Address {
  readonly template: Template;
  readonly slots: Value[];
  index = 0;
  timeTag = 0;
  retracted = false;
  hash = 0;
  /** The next fact in the same slot of the table that finds duplicates. */
  nextInSlot: Fact | null = null;
  /** Neighbours in the fact list, in the order of assertion. */
  previous: Fact | null = null;
  next: Fact | null = null;
  /** Neighbours among the facts of the same template. */
  previousOfTemplate: Fact | null = null;
  nextOfTemplate: Fact | null = null;
  /** The alpha matches of this fact, the newest first (linked by NEXT_OF_FACT), or 0. */
  matches: Match = 0;
  /** The tokens that logically support this fact; null when its support is unconditional. */
  support: Token[] | null = null;

  constructor(template: Template, slots: Value[]) {
    super();
    this.template = template;
    this.slots = slots;
  }

  get typeName(): "FACT-ADDRESS" {
    return "FACT-ADDRESS";
  }

  addressText(): string {
    return `<Fact-${this.index}>`;
  }

  addressHash(): number {
    return Math.imul(this.index + 3, 0xc2b2ae35);
  }
}
