// Arguments that stand for an instance: its address, its name, or a symbol that is its name.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression } from "../evaluate/expressions.ts";
import { fail } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { InstanceName, Sym, type Value } from "../language/values.ts";
import { Instance } from "../objects/instance.ts";
import { staleAddress } from "../objects/messages.ts";

function noInstanceText(name: string, caller: string): string {
  return `No such instance ${name} in function ${caller}.\n`;
}

export function noSuchInstance(engine: Engine, name: string, caller: string): never {
  return fail(engine, "INSFUN", 2, noInstanceText(name, caller));
}

/** A closure that finds the instance an argument stands for; even after a failure, its value is checked. */
export function instanceArgument(
  engine: Engine,
  expression: Expression,
  scope: Scope,
  caller: string,
): () => Instance {
  const thunk = compile(engine, expression, scope);
  return () => instanceOf(engine, thunk(), caller);
}

/** The instance, which must exist. */
export function instanceOf(engine: Engine, value: Value, caller: string): Instance {
  if (value instanceof Instance) return value.retracted ? staleAddress(engine, caller) : value;
  if (value instanceof InstanceName || value instanceof Sym) {
    return engine.objects.instances.find(value.name) ?? noSuchInstance(engine, value.name, caller);
  }
  return fail(engine, "INSFUN", 1, `Expected a valid instance in function ${caller}.\n`);
}
