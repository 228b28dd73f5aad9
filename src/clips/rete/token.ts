// Reading a token: its entities in the order of the patterns, and how it is printed.

import type { Entity } from "./entity.ts";
import type { Join } from "./join.ts";
import { LEFT, RIGHT } from "./layout.ts";
import type { MatchTable, Token } from "./match-table.ts";

/** The last `length` entities of a token, null for a not, an exists or a group. */
export function lastEntities(table: MatchTable, token: Token, length: number): (Entity | null)[] {
  const entities: (Entity | null)[] = new Array(length).fill(null);
  let at = token;
  for (let i = length - 1; i >= 0 && at !== 0; i--) {
    const right = table.get(at, RIGHT);
    if (table.isAlpha(right)) entities[i] = table.entityOf(right);
    at = table.get(at, LEFT);
  }
  return entities;
}

/** The number of elements that a token of the last join of a rule stands for. */
export function tokenLength(table: MatchTable, token: Token): number {
  return lengthAt(table.ownerOf(token));
}

/** The same for all tokens of such a join. */
export function lengthAt({ depth }: Join): number {
  return Math.max(1, depth - 1);
}

/** The entities of a token, null for a not, an exists or a group. */
export function tokenEntities(table: MatchTable, token: Token): (Entity | null)[] {
  return lastEntities(table, token, tokenLength(table, token));
}

/** `f-1`, `*`, `f-3`, with a star for what matched no entity. */
export function entityLabels(entities: readonly (Entity | null)[]): string[] {
  return entities.map((entity) => (entity === null ? "*" : entity.label()));
}

export function entitiesText(entities: readonly (Entity | null)[]): string {
  return entityLabels(entities).join(",");
}

export function tokenText(table: MatchTable, token: Token): string {
  return entitiesText(tokenEntities(table, token));
}
