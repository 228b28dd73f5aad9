// The names in use: of functions, constructs and what the program defines; for completion.

import type { Kind } from "../constructs/construct.ts";
import type { Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";

export interface Words {
  readonly functions: string[];
  /** defrule, deftemplate, … */
  readonly constructs: string[];
  /** The slots of each template; none for ordered facts. */
  readonly templates: Readonly<Record<string, string[]>>;
  readonly rules: string[];
  readonly globals: string[];
  readonly modules: string[];
}

export function wordsOf(engine: Engine): Words {
  const modules = engine.modules.all();
  const names = (kind: Kind) => modules.flatMap((module) => [...module.constructs[kind].keys()]);
  const templates = Object.fromEntries(
    modules
      .flatMap((module) => [...module.constructs.deftemplate.values()] as Template[])
      .map(({ name, implied, slots }) => [name, implied ? [] : slots.map((slot) => slot.name)]),
  );
  return {
    functions: [...engine.functions.keys(), ...names("deffunction"), ...names("defgeneric")],
    constructs: [...engine.constructs.keys()],
    templates,
    rules: names("defrule"),
    globals: names("defglobal"),
    modules: modules.map((module) => module.name),
  };
}
