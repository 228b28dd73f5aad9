// The seven conflict strategies, which decide where an activation goes among those of the same salience; the core has the
// orders themselves. Source: guide, sections 5.3.1 to 5.3.7.

import {
  BREADTH,
  BY_COMPLEXITY,
  BY_RANDOM,
  BY_SIMPLICITY,
  DEPTH,
  LEFT,
  LEX,
  MEA,
  RIGHT,
  TAG,
} from "../rete/layout.ts";
import { tokenLength } from "../rete/token.ts";
import type { Activation } from "./agenda.ts";

/** Their numbers in the core. */
export const strategies: Record<string, number> = {
  depth: DEPTH,
  breadth: BREADTH,
  lex: LEX,
  mea: MEA,
  complexity: BY_COMPLEXITY,
  simplicity: BY_SIMPLICITY,
  random: BY_RANDOM,
};

/** The time tags of the entities, the newest first, followed by the tag of the first entity. */
export function timeTagsOf({ table, token }: Activation): number[] {
  const tags: number[] = [];
  let at = token;
  for (let i = tokenLength(table, token); i > 0; i--, at = table.get(at, LEFT)) {
    const right = table.get(at, RIGHT);
    tags.push(table.isAlpha(right) ? table.get(right, TAG) : -1);
  }
  const first = tags.at(-1)!;
  return [...tags.sort((a, b) => b - a), first];
}
