/** The level of a fact in the tree of a run: how many facts of its own kind it was made from, one from the other. */
import type { Derivation } from "../../clips/index.ts";

export function levelOf(derivation: Derivation | null, fact: number): number | null {
  if (derivation === null) return null;
  const { facts, firings } = derivation;
  const byIndex = new Map(facts.map((each) => [each.index, each]));
  const template = byIndex.get(fact)?.template;
  let level = 0;
  for (let at = byIndex.get(fact); at !== undefined && at.by !== null; level++) {
    const used = firings[at.by - 1]?.facts ?? [];
    const parent = used.find((index) => index !== null && byIndex.get(index)?.template === template);
    at = parent == null ? undefined : byIndex.get(parent);
    if (at === undefined) return level;
  }
  return level;
}
