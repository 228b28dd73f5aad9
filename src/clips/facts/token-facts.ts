// The facts of a token, for everything that speaks of facts only.

import type { MatchTable, Token } from "../rete/match-table.ts";
import { tokenEntities } from "../rete/token.ts";
import { Fact } from "./fact.ts";

/** The facts of a token in the order of the patterns; null where an element matched no fact. */
export function tokenFacts(table: MatchTable, token: Token): (Fact | null)[] {
  return tokenEntities(table, token).map((entity) => (entity instanceof Fact ? entity : null));
}

/** Their indexes. */
export function tokenFactIndexes(table: MatchTable, token: Token): (number | null)[] {
  return tokenFacts(table, token).map((fact) => fact?.index ?? null);
}
