// gensym*: names that nothing bears yet. The C program looks a name up among the symbols that are in use; here they are
// collected from facts, instances, globals, variables and the texts of constructs when a name has been seen before. What a
// command itself names or generates is in use until it ends and, in a file of commands, until the file ends.

import type { Defglobal } from "../constructs/defglobal/defglobal.ts";
import type { Engine } from "../engine.ts";
import { addNames } from "../evaluate/command-names.ts";
import { InstanceName, isKnownSymbol, Multifield, Sym, type Value } from "../language/values.ts";

/** The next generated name that no instance and no value in use has. */
export function unusedName(engine: Engine): string {
  for (;;) {
    const name = `gen${engine.gensym++}`;
    if (engine.objects.instances.find(name) !== undefined || engine.commandNames.has(name)) continue;
    if (isKnownSymbol(name) && isInUse(engine, name)) continue;
    if (engine.evaluation.depth === 0 && engine.firing === null) engine.commandNames.keep(name);
    return name;
  }
}

function isInUse(engine: Engine, name: string): boolean {
  engine.namesInUse ??= namesInUse(engine);
  if (!engine.namesInUse.has(name)) return false;
  // It may have gone out of use since.
  engine.namesInUse = namesInUse(engine);
  return engine.namesInUse.has(name);
}

/** All names such as gen12 that values and constructs have. */
function namesInUse(engine: Engine): Set<string> {
  const names = new Set<string>();
  const add = (value: Value | undefined): void => {
    if (value instanceof Multifield) value.fields.forEach(add);
    else if (value instanceof Sym || value instanceof InstanceName) names.add(value.name);
    else if (typeof value === "string") names.add(value);
  };
  for (const fact of engine.facts.all()) fact.slots.forEach(add);
  for (const instance of engine.objects.instances.all()) instance.slots.forEach(add);
  for (const module of engine.modules.all()) {
    for (const table of Object.values(module.constructs)) {
      for (const [name, construct] of table) {
        names.add(name);
        addNames(names, construct.pretty ?? "");
      }
    }
    for (const global of module.constructs.defglobal.values()) add((global as Defglobal).value);
  }
  for (const value of engine.evaluation.promptVariables.values()) add(value);
  engine.evaluation.frame.forEach(add);
  return names;
}
