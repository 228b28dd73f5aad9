// What facts and instances have in common: a time tag and logical support. Source: guide, sections 12.9 and 13.7.

import type { Engine } from "../engine.ts";
import { cannotFind } from "../evaluate/messages.ts";
import { Fact } from "../facts/fact.ts";
import { printDependencies, printDependents } from "../inspect/reports.ts";
import { InstanceName, Sym, type Value, VOID } from "../language/values.ts";
import { Instance } from "../objects/instance.ts";
import type { Entity } from "../rete/entity.ts";
import type { Row } from "./row.ts";

/** The fact or instance that an argument stands for, even one that is gone; if there is none, this is reported. */
function entityOf(engine: Engine, value: Value): Entity | null {
  if (value instanceof Instance || value instanceof Fact) return value;
  if (!(value instanceof InstanceName || value instanceof Sym)) {
    const fact = engine.facts.find(Number(value));
    if (fact === undefined) cannotFind(engine, "fact", `f-${value}`);
    return fact ?? null;
  }
  const instance = engine.objects.instances.find(value.name);
  if (instance === undefined) cannotFind(engine, "instance", value.name);
  return instance ?? null;
}

export const entities: Row[] = [
  {
    name: "dependencies",
    restrictions: "11h",
    returns: "nothing",
    wrongArgument: { instead: VOID },
    evaluate: (engine, [value]) => {
      const entity = entityOf(engine, value);
      if (entity !== null) printDependencies(engine, entity);
      return VOID;
    },
  },
  {
    name: "dependents",
    restrictions: "11h",
    returns: "nothing",
    wrongArgument: { instead: VOID },
    evaluate: (engine, [value]) => {
      const entity = entityOf(engine, value);
      if (entity !== null) printDependents(engine, entity);
      return VOID;
    },
  },
  {
    name: "timetag",
    restrictions: "11h",
    byName: { instead: () => -1 },
    returns: "number",
    wrongArgument: { instead: -1 },
    evaluate: (engine, [value]) => {
      const entity = entityOf(engine, value);
      return entity === null ? -1 : entity.timeTag + 1;
    },
  },
];
