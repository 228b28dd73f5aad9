// The entity seam: what the network knows about the things it matches. Each kind of entity keeps its own store; the
// network only sees slots, a time tag and the lists that hang on an entity.

import type { Address, Value } from "../language/values.ts";
import type { Token } from "./match-table.ts";

export interface Entity extends Address {
  readonly slots: Value[];
  /** Its address in the memory of the network, from `addEntity` to `removeEntity`; 0 outside the network. */
  id: number;
  /** Counts up with every entity that enters the working memory. */
  timeTag: number;
  /** True from the moment its removal begins. */
  retracted: boolean;
  /** The tokens that logically support it; null when its support is unconditional. */
  support: Token[] | null;
  /** The value of a variable that stands for the entity. */
  readonly address: Address;
  /** The entity for the actions of a rule that it made fire: its slots stay as they are now. */
  asMatched(): Entity;
  /** How partial matches are listed, for example `f-3`. */
  label(): string;
}
