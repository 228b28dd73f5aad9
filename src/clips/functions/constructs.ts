// Commands on constructs that are the same for every kind: pp, list, undef, get-list, module.
// Source: guide, section 13.

import { KINDS } from "../construct-kinds.ts";
import type { Construct, Kind } from "../constructs/construct.ts";
import { defruleRow } from "../constructs/defrule/row.ts";
import type { KindRow } from "../constructs/kind.ts";
import type { Module } from "../constructs/modules.ts";
import { removeConstruct } from "../constructs/remove-construct.ts";
import type { Core } from "../core.ts";
import { cannotDelete, cannotFind } from "../evaluate/messages.ts";
import { showGlobals } from "../inspect/reports.ts";
import { FALSE, Multifield, sym, VOID } from "../language/values.ts";
import { moduleRow } from "./module-argument.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function listRow({ name: kind, plural, listRestrictions }: KindRow, name = `list-${plural}`): Row {
  const row = { name, returns: "nothing", restrictions: listRestrictions, shown: `list-${plural}` } as const;
  return moduleRow(row, (core, modules, all) => {
    let count = 0;
    for (const each of modules) {
      if (all) core.routers.write("wdisplay", `${each.name}:\n`);
      for (const construct of each.constructs[kind].values()) {
        core.routers.write("wdisplay", `${all ? "   " : ""}${construct.name}\n`);
        count++;
      }
    }
    printTally(core.routers, count, kind, plural);
    return VOID;
  });
}

function namesRow({ name: kind, listRestrictions }: KindRow): Row {
  const row = { name: `get-${kind}-list`, returns: "multifield", restrictions: listRestrictions } as const;
  return moduleRow(row, (_core, modules, all) => {
    const names = (each: Module) =>
      [...each.constructs[kind].keys()].map((name) => sym(all ? `${each.name}::${name}` : name));
    return new Multifield(modules.flatMap(names));
  });
}

function removeConstructs(core: Core, row: KindRow, name: string): void {
  const kind = row.name;
  if (name !== "*") {
    const construct = core.modules.lookup<Construct>(kind, name);
    if (construct === undefined) cannotFind(core, kind, name);
    else if (!removeConstruct(core, construct)) cannotDelete(core, kind, name);
    return;
  }
  let left = [...core.modules.current.constructs[kind].values()].filter(
    (construct) => row.isPermanent?.(construct) !== true,
  );
  // A construct can be removed when those that refer to it are gone.
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

function printPretty(core: Core, row: KindRow, name: string): void {
  const construct = core.modules.lookup<Construct>(row.name, name);
  if (construct === undefined) cannotFind(core, row.name, name);
  else core.routers.write("wdisplay", construct.pretty ?? row.prettyFallback?.(construct) ?? "");
}

function rowsFor(row: KindRow): Row[] {
  const kind = row.name;
  const expected = `${kind} name`;
  return [
    {
      name: `pp${kind}`,
      restrictions: "11w",
      returns: "nothing",
      wrongArgument: { expected, instead: VOID },
      evaluate: (core, [name]) => {
        printPretty(core, row, textOf(name));
        return VOID;
      },
    },
    listRow(row),
    {
      name: `undef${kind.slice(3)}`,
      restrictions: "11w",
      returns: "nothing",
      wrongArgument: { expected, instead: VOID },
      evaluate: (core, [name]) => {
        removeConstructs(core, row, textOf(name));
        return VOID;
      },
    },
    namesRow(row),
    {
      name: `${kind}-module`,
      restrictions: "11w",
      returns: "symbol",
      wrongArgument: { expected, instead: FALSE },
      evaluate: (core, [name]) => {
        const module = moduleNamed(core, kind, textOf(name));
        if (module !== undefined) return sym(module.name);
        cannotFind(core, kind, textOf(name));
        return FALSE;
      },
    },
  ];
}

export const constructs: Row[] = [
  ...KINDS.flatMap(rowsFor),
  listRow(defruleRow, "rules"),
  {
    name: "ppdefmodule",
    restrictions: "11w",
    returns: "nothing",
    wrongArgument: { expected: "defmodule name", instead: VOID },
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
    returns: "nothing",
    evaluate: (core) => {
      for (const module of core.modules.all()) core.routers.write("wdisplay", `${module.name}\n`);
      printTally(core.routers, core.modules.all().length, "defmodule", "defmodules");
      return VOID;
    },
  },
  {
    name: "get-defmodule-list",
    restrictions: "00",
    returns: "multifield",
    evaluate: (core) => new Multifield(core.modules.all().map((module) => sym(module.name))),
  },
  {
    name: "get-current-module",
    restrictions: "00",
    returns: "symbol",
    evaluate: (core) => sym(core.modules.current.name),
  },
  {
    name: "set-current-module",
    restrictions: "11w",
    returns: "symbol",
    evaluate: (core, [name]) => {
      const before = sym(core.modules.current.name);
      const module = core.modules.find(textOf(name));
      if (module === undefined) cannotFind(core, "defmodule", textOf(name));
      else core.modules.current = module;
      return before;
    },
  },
  moduleRow({ name: "show-defglobals", returns: "nothing" }, (core, modules, all) => {
    showGlobals(core, modules, all);
    return VOID;
  }),
];
