// Commands on constructs that are the same for every kind: pp, list, undef, get-list, module.
// Source: guide, section 13.

import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Construct, Kind, Module } from "../constructs/modules.ts";
import { removeConstruct } from "../constructs/remove-construct.ts";
import type { Core } from "../core.ts";
import { wrongArgument } from "../evaluate/compile.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import { cannotDelete, cannotFind } from "../evaluate/messages.ts";
import { showGlobals } from "../inspect/reports.ts";
import { FALSE, Multifield, sym, type Value, VOID } from "../language/values.ts";
import { textOf } from "./string.ts";

interface KindNames {
  readonly kind: Kind;
  readonly plural: string;
  /** Restrictions of list-… and get-…-list. */
  readonly list: string;
}

const KIND_NAMES: KindNames[] = [
  { kind: "defrule", plural: "defrules", list: "01w" },
  { kind: "deftemplate", plural: "deftemplates", list: "01w" },
  { kind: "deffacts", plural: "deffacts", list: "01w" },
  { kind: "defglobal", plural: "defglobals", list: "01w" },
  { kind: "deffunction", plural: "deffunctions", list: "01" },
  { kind: "defgeneric", plural: "defgenerics", list: "01" },
];

/** Calls `body` with the modules that an optional argument names, and whether it names all. */
export function withModules(
  core: Core,
  value: Value | undefined,
  caller: string,
  body: (modules: Module[], all: boolean) => Value,
): Value {
  if (value === undefined) return body([core.modules.current], false);
  if (textOf(value) === "*") return body(core.modules.all(), true);
  const module = core.modules.find(textOf(value));
  return module === undefined ? wrongArgument(core, caller, 1, "w") : body([module], false);
}

function listConstructs(core: Core, { kind, plural }: KindNames, argument: Value | undefined): Value {
  return withModules(core, argument, `list-${plural}`, (modules, all) => {
    let count = 0;
    for (const each of modules) {
      if (all) core.routers.write("wdisplay", `${each.name}:\n`);
      for (const construct of each.constructs[kind].values()) {
        core.routers.write("wdisplay", `${all ? "   " : ""}${construct.name}\n`);
        count++;
      }
    }
    core.tally(count, kind, plural);
    return VOID;
  });
}

function namesOf(core: Core, kind: Kind, argument: Value | undefined): Value {
  return withModules(core, argument, `get-${kind}-list`, (modules, all) => {
    const names = (each: Module) =>
      [...each.constructs[kind].keys()].map((name) => sym(all ? `${each.name}::${name}` : name));
    return new Multifield(modules.flatMap(names));
  });
}

function removeConstructs(core: Core, kind: Kind, name: string): void {
  if (name !== "*") {
    const construct = core.modules.lookup<Construct>(kind, name);
    if (construct === undefined) cannotFind(core, kind, name);
    else if (!removeConstruct(core, construct)) cannotDelete(core, kind, name);
    return;
  }
  let left = [...core.modules.current.constructs[kind].values()].filter(
    (construct) => kind !== "deftemplate" || construct.name !== "initial-fact",
  );
  // Constructs that name each other go one after the other.
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((construct) => !removeConstruct(core, construct));
  }
  for (const construct of left) cannotDelete(core, kind, construct.name);
}

/** The module of a construct; of `MODULE::name` it is that module, whether it has such a construct or not. */
function moduleNamed(core: Core, kind: Kind, name: string): Module | undefined {
  const at = name.indexOf("::");
  if (at >= 0) return core.modules.find(name.slice(0, at));
  return core.modules.providers(core.modules.current, kind, name).at(-1);
}

function printPretty(core: Core, kind: Kind, name: string): void {
  const construct = core.modules.lookup<Construct>(kind, name);
  if (construct === undefined) cannotFind(core, kind, name);
  else if (construct.pretty !== null) core.routers.write("wdisplay", construct.pretty);
  else if (kind === "defgeneric") {
    const generic = construct as Defgeneric;
    core.routers.write("wdisplay", `(defgeneric ${generic.module.name}::${generic.name})\n`);
  }
}

function rowsFor(names: KindNames): FunctionRow<Core>[] {
  const { kind, plural, list } = names;
  return [
    {
      name: `pp${kind}`,
      restrictions: "11w",
      evaluate: (core, [name]) => {
        printPretty(core, kind, textOf(name));
        return VOID;
      },
    },
    {
      name: `list-${plural}`,
      restrictions: list,
      evaluate: (core, [module]) => listConstructs(core, names, module),
    },
    {
      name: `undef${kind.slice(3)}`,
      restrictions: "11w",
      evaluate: (core, [name]) => {
        removeConstructs(core, kind, textOf(name));
        return VOID;
      },
    },
    {
      name: `get-${kind}-list`,
      restrictions: list,
      evaluate: (core, [module]) => namesOf(core, kind, module),
    },
    {
      name: `${kind}-module`,
      restrictions: "11w",
      evaluate: (core, [name]) => {
        const module = moduleNamed(core, kind, textOf(name));
        if (module !== undefined) return sym(module.name);
        cannotFind(core, kind, textOf(name));
        return FALSE;
      },
    },
  ];
}

export const constructs: FunctionRow<Core>[] = [
  ...KIND_NAMES.flatMap(rowsFor),
  {
    name: "rules",
    restrictions: "01w",
    evaluate: (core, [module]) => listConstructs(core, KIND_NAMES[0], module),
  },
  {
    name: "ppdefmodule",
    restrictions: "11w",
    evaluate: (core, [name]) => {
      const module = core.modules.find(textOf(name));
      if (module === undefined) cannotFind(core, "defmodule", textOf(name));
      else if (module.pretty !== null) core.routers.write("wdisplay", module.pretty);
      return VOID;
    },
  },
  {
    name: "list-defmodules",
    restrictions: "00",
    evaluate: (core) => {
      for (const module of core.modules.all()) core.routers.write("wdisplay", `${module.name}\n`);
      core.tally(core.modules.all().length, "defmodule", "defmodules");
      return VOID;
    },
  },
  {
    name: "get-defmodule-list",
    restrictions: "00",
    evaluate: (core) => new Multifield(core.modules.all().map((module) => sym(module.name))),
  },
  { name: "get-current-module", restrictions: "00", evaluate: (core) => sym(core.modules.current.name) },
  {
    name: "set-current-module",
    restrictions: "11w",
    evaluate: (core, [name]) => {
      const before = sym(core.modules.current.name);
      const module = core.modules.find(textOf(name));
      if (module === undefined) cannotFind(core, "defmodule", textOf(name));
      else core.modules.current = module;
      return before;
    },
  },
  {
    name: "show-defglobals",
    restrictions: "01w",
    evaluate: (core, [argument]) =>
      withModules(core, argument, "show-defglobals", (modules, all) => {
        showGlobals(core, modules, all);
        return VOID;
      }),
  },
];
