// An argument that names a fact, by its address or its index.

import type { Engine } from "../engine.ts";
import { cannotFind, wrongType } from "../evaluate/messages.ts";
import { Fact } from "../facts/fact.ts";
import { isInteger, type Value } from "../language/values.ts";

/** The fact of an address or index; reports when there is none. */
export function factOf(engine: Engine, value: Value, name: string, argument: number): Fact | null {
  if (value instanceof Fact) {
    return value;
  }
  if (!isInteger(value)) return wrongType(engine, name, argument, "fact-address or fact-index");
  const index = Number(value);
  const fact = index < 0 ? undefined : engine.facts.find(index);
  if (fact === undefined) {
    if (index < 0) return wrongType(engine, name, argument, "fact-address, fact-index, or the symbol *");
    cannotFind(engine, "fact", `f-${index}`);
    return null;
  }
  return fact;
}
