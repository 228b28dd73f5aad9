// The names in use: of functions, constructs and what the program defines; for completion.

import type { Kind } from "../constructs/construct.ts";
import type { Template } from "../constructs/deftemplate/template.ts";
import type { Engine } from "../engine.ts";
import type { Defclass } from "../objects/class.ts";

export interface Words {
  readonly functions: string[];
  /** defrule, deftemplate, … */
  readonly constructs: string[];
  /** The slots of each template; none for ordered facts. */
  readonly templates: Readonly<Record<string, string[]>>;
  /** The slots of the instances of each class. */
  readonly classes: Readonly<Record<string, string[]>>;
  readonly rules: string[];
  readonly globals: string[];
  readonly modules: string[];
}

export function wordsOf(engine: Engine): Words {
  const modules = engine.modules.all();
  const all = (kind: Kind) => modules.flatMap((module) => [...module.constructs[kind].values()]);
  const names = (kind: Kind) => all(kind).map(({ name }) => name);
  const slotNames = (slots: readonly { readonly name: string }[]) => slots.map(({ name }) => name);
  const templates = (all("deftemplate") as Template[]).map(
    ({ name, implied, slots }) => [name, implied ? [] : slotNames(slots)] as const,
  );
  const classes = (all("defclass") as Defclass[]).map(
    ({ name, instanceSlots }) => [name, slotNames(instanceSlots)] as const,
  );
  return {
    functions: [...engine.functions.keys(), ...names("deffunction"), ...names("defgeneric")],
    constructs: [...engine.constructs.keys()],
    templates: Object.fromEntries(templates),
    classes: Object.fromEntries(classes),
    rules: names("defrule"),
    globals: names("defglobal"),
    modules: modules.map((module) => module.name),
  };
}
