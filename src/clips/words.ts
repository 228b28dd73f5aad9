// The names in use: of functions, constructs and what the program defines; for completion.

import type { Core } from "./core.ts";
import type { Kind } from "./modules.ts";
import { CONSTRUCTS } from "./parse-constructs.ts";
import type { Template } from "./template.ts";

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

export function wordsOf(core: Core): Words {
  const modules = core.modules.all();
  const names = (kind: Kind) => modules.flatMap((module) => [...module.constructs[kind].keys()]);
  const templates = Object.fromEntries(
    modules
      .flatMap((module) => [...module.constructs.deftemplate.values()] as Template[])
      .map(({ name, implied, slots }) => [name, implied ? [] : slots.map((slot) => slot.name)]),
  );
  return {
    functions: [...core.functions.keys(), ...names("deffunction"), ...names("defgeneric")],
    constructs: Object.keys(CONSTRUCTS),
    templates,
    rules: names("defrule"),
    globals: names("defglobal"),
    modules: modules.map((module) => module.name),
  };
}
