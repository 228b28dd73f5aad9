// An argument that names a rule.

import type { Defrule } from "../constructs/defrule/defrule.ts";
import type { Engine } from "../engine.ts";
import { cannotFind } from "../evaluate/messages.ts";
import { Sym, type Value } from "../language/values.ts";
import { refuse } from "./row.ts";
import { textOf } from "./string.ts";

/** The rule with this name; one that does not exist is reported, which does not count as a failure. */
export function findRule(engine: Engine, value: Value): Defrule | undefined {
  const name = textOf(value);
  const rule = engine.modules.lookup<Defrule>("defrule", name);
  if (rule === undefined) cannotFind(engine, "defrule", name);
  return rule;
}

/** As `findRule`, but the name of an instance is refused. */
export function ruleArgument(engine: Engine, value: Value, caller: string): Defrule | undefined {
  if (value instanceof Sym) return findRule(engine, value);
  refuse(engine, caller, "rule name");
  return undefined;
}
