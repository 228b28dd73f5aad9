// Reading a token: its facts in the order of the patterns, and how it is printed.

import type { Fact } from "../facts/fact.ts";
import { LEFT, type MatchTable, RIGHT, type Token } from "./match-table.ts";

/** The last `length` facts of a token, null for a not, an exists or a group. */
export function lastFacts(table: MatchTable, token: Token, length: number): (Fact | null)[] {
  const facts: (Fact | null)[] = new Array(length).fill(null);
  let at = token;
  for (let i = length - 1; i >= 0 && at !== 0; i--) {
    const right = table.cells[at + RIGHT];
    if (table.isAlpha(right)) facts[i] = table.factOf(right);
    at = table.cells[at + LEFT];
  }
  return facts;
}

/** The facts of a token, null for a not, an exists or a group. */
export function tokenFacts(table: MatchTable, token: Token): (Fact | null)[] {
  return lastFacts(table, token, Math.max(1, table.ownerOf(token).depth - 1));
}

export function factsText(facts: (Fact | null)[]): string {
  return facts.map((fact) => (fact === null ? "*" : `f-${fact.index}`)).join(",");
}

export function tokenText(table: MatchTable, token: Token): string {
  return factsText(tokenFacts(table, token));
}
