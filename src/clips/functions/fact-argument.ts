// An argument that names a fact, by its address or its index.

import type { Engine } from "../engine.ts";
import { cannotFind, printError, wrongTypeText } from "../evaluate/messages.ts";
import { Fact } from "../facts/fact.ts";
import { isInteger, type Value } from "../language/values.ts";

/** The fact that the first argument gives by its address or index; null when there is none, which is no failure. */
export function factOf(engine: Engine, value: Value, name: string, reportsMissing = true): Fact | null {
  if (value instanceof Fact) return value.retracted ? null : value;
  if (!isInteger(value) || value < 0) {
    printError(engine, "ARGACCES", 5, false, wrongTypeText(name, 1, "fact-address or fact-index"));
    return null;
  }
  const fact = engine.facts.find(Number(value));
  if (fact === undefined && reportsMissing) cannotFind(engine, "fact", `f-${value}`);
  return fact ?? null;
}
