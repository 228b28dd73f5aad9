// The facts among the entities of a token, for everything that speaks of facts only.

import type { Entity } from "../rete/entity.ts";
import { Fact } from "./fact.ts";

/** The indexes of entities that are facts; null for others. */
export function factIndexes(entities: readonly (Entity | null)[]): (number | null)[] {
  return entities.map((entity) => (entity instanceof Fact ? entity.index : null));
}
