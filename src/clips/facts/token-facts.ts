// The facts among the entities of a token, for everything that speaks of facts only.

import type { Entity } from "../rete/entity.ts";
import type { MatchTable, Token } from "../rete/match-table.ts";
import { tokenEntities } from "../rete/token.ts";
import { Fact } from "./fact.ts";

/** The facts of a token in the order of the patterns; null where an element matched no fact. */
export function tokenFacts(table: MatchTable, token: Token): (Fact | null)[] {
  return tokenEntities(table, token).map((entity) => (entity instanceof Fact ? entity : null));
}

/** The indexes of entities that are facts; null for others. */
export function factIndexes(entities: readonly (Entity | null)[]): (number | null)[] {
  return entities.map((entity) => (entity instanceof Fact ? entity.index : null));
}
