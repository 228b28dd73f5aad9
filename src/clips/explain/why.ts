// Where a fact came from: the firing, its rule and its facts, back to the facts that were given.

import type { DerivationLog, FiringData } from "./derivation.ts";

export interface Why {
  readonly fact: number;
  readonly text: string;
  /** False when the fact has been retracted since. */
  readonly present: boolean;
  /** The firing that asserted the fact; null when it was given from outside. */
  readonly firing: FiringData | null;
  /** Where the facts of that firing came from; empty where `repeated`. */
  readonly from: readonly Why[];
  /** True when the tree has explained this fact already, or would be too deep here. */
  readonly repeated: boolean;
  readonly sentence: string;
}

const MAX_DEPTH = 1000;

/** The tree above a fact; undefined when there has been no such fact since the last reset. */
export function whyOf(log: DerivationLog, index: number): Why | undefined {
  const explained = new Set<number>();
  const visit = (fact: number, depth: number): Why | undefined => {
    const derived = log.fact(fact);
    if (derived === undefined) return undefined;
    const firing = derived.by === null ? null : (log.firing(derived.by) ?? null);
    const { text } = derived;
    const repeated = firing !== null && (explained.has(fact) || depth >= MAX_DEPTH);
    explained.add(fact);
    const from: Why[] = [];
    if (firing !== null && !repeated) {
      for (const used of firing.facts) {
        const why = used === null ? undefined : visit(used, depth + 1);
        if (why !== undefined) from.push(why);
      }
    }
    const sentence = sentenceFor(fact, text, firing, repeated, derived.gone !== null);
    return { fact, text, present: derived.gone === null, firing, from, repeated, sentence };
  };
  return visit(index, 0);
}

function sentenceFor(
  fact: number,
  text: string,
  firing: FiringData | null,
  repeated: boolean,
  gone: boolean,
): string {
  const head = `f-${fact} ${text}${gone ? " (retracted since)" : ""}`;
  if (firing === null) return `${head} was given.`;
  const used = firing.matched.join(", ");
  const matched = used === "" ? "" : `, which matched ${used}`;
  return `${head} was asserted by firing ${firing.number} of ${firing.rule}${matched}${repeated ? "; see above" : ""}.`;
}
