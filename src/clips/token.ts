// Reading a token: its facts in the order of the patterns, and how it is printed.

import type { Fact } from "./fact.ts";
import { AlphaMatch, type Token } from "./rete/match.ts";

/** The facts of a token, null for a not, an exists or a group. */
export function tokenFacts(token: Token): (Fact | null)[] {
  const count = Math.max(1, token.owner!.depth - 1);
  const facts: (Fact | null)[] = new Array(count).fill(null);
  let at: Token | null = token;
  for (let i = count - 1; i >= 0 && at !== null; i--) {
    facts[i] = at.right instanceof AlphaMatch ? at.right.fact : null;
    at = at.left;
  }
  return facts;
}

export function tokenText(token: Token): string {
  return tokenFacts(token)
    .map((fact) => (fact === null ? "*" : `f-${fact.index}`))
    .join(",");
}
