// Commands on constructs that are the same for every kind: pp, list, undef, get-list, module.
// Source: guide, section 13.

import { KINDS } from "../construct-kinds.ts";
import type { Construct, Kind } from "../constructs/construct.ts";
import { defruleRow } from "../constructs/defrule/row.ts";
import type { KindRow } from "../constructs/kind.ts";
import type { Module } from "../constructs/modules.ts";
import { removeConstruct } from "../constructs/remove-construct.ts";
import type { Engine } from "../engine.ts";
import { cannotDelete, cannotFind } from "../evaluate/messages.ts";
import { showGlobals } from "../inspect/reports.ts";
import { FALSE, Multifield, sym, VOID } from "../language/values.ts";
import { moduleRow } from "./module-argument.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

function listRow({ name: kind, plural, listRestrictions }: KindRow, name = `list-${plural}`): Row {
  const row = { name, returns: "nothing", restrictions: listRestrictions, shown: `list-${plural}` } as const;
  return moduleRow(row, (engine, modules, all) => {
    let count = 0;
    for (const each of modules) {
      if (all) engine.routers.write("wdisplay", `${each.name}:\n`);
      for (const construct of each.constructs[kind].values()) {
        engine.routers.write("wdisplay", `${all ? "   " : ""}${construct.name}\n`);
        count++;
      }
    }
    printTally(engine.routers, count, kind, plural);
    return VOID;
  });
}

function namesRow({ name: kind, listRestrictions }: KindRow): Row {
  const row = { name: `get-${kind}-list`, returns: "multifield", restrictions: listRestrictions } as const;
  return moduleRow(row, (_engine, modules, all) => {
    const names = (each: Module) =>
      [...each.constructs[kind].keys()].map((name) => sym(all ? `${each.name}::${name}` : name));
    return new Multifield(modules.flatMap(names));
  });
}

/** A construct to be shown or removed. An imported class is not found, unlike everything else; a built-in one always is. */
function constructNamed(engine: Engine, row: KindRow, name: string): Construct | undefined {
  const { modules } = engine;
  const { name: kind } = row;
  if (kind !== "defclass") return modules.lookup<Construct>(kind, name);
  const at = name.indexOf("::");
  const module = at < 0 ? modules.current : modules.find(name.slice(0, at));
  const plain = at < 0 ? name : name.slice(at + 2);
  const builtIn = modules.main.constructs.defclass.get(plain);
  if (module !== undefined && builtIn !== undefined && row.isPermanent?.(builtIn) === true) return builtIn;
  return module?.constructs.defclass.get(plain);
}

function removeConstructs(engine: Engine, row: KindRow, name: string): void {
  const kind = row.name;
  const construct = constructNamed(engine, row, name);
  const note = (each: Construct) =>
    engine.commandNames.noteRemoved([each.name, each.pretty, ...(row.partTexts?.(each) ?? [])]);
  const removeNoted = (each: Construct): boolean => {
    note(each);
    return removeConstruct(engine, each);
  };
  if (construct !== undefined || name !== "*") {
    if (construct === undefined) cannotFind(engine, kind, name);
    else if (!removeNoted(construct)) cannotDelete(engine, kind, name);
    return;
  }
  if (engine.modules.fixed) {
    cannotDelete(engine, kind, name);
    return;
  }
  const all = [...engine.modules.current.constructs[kind].values()].filter(
    (construct) => row.isPermanent?.(construct) !== true,
  );
  if (row.removeAll !== undefined) {
    all.forEach(note);
    row.removeAll(engine, all);
    return;
  }
  for (const each of all) if (!removeNoted(each)) cannotDelete(engine, kind, each.name);
}

/** The module of a construct; for `MODULE::name` it is that module, whether or not it has such a construct. */
function moduleNamed(engine: Engine, kind: Kind, name: string): Module | undefined {
  const at = name.indexOf("::");
  if (at >= 0) return engine.modules.find(name.slice(0, at));
  return engine.modules.providers(engine.modules.current, kind, name).at(-1);
}

function printPretty(engine: Engine, row: KindRow, name: string): void {
  const construct = constructNamed(engine, row, name);
  if (construct === undefined) cannotFind(engine, row.name, name);
  else engine.routers.write("wdisplay", construct.pretty ?? "");
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
      evaluate: (engine, [name]) => {
        printPretty(engine, row, textOf(name));
        return VOID;
      },
    },
    listRow(row),
    {
      name: `undef${kind.slice(3)}`,
      restrictions: "11w",
      returns: "nothing",
      wrongArgument: { expected, instead: VOID },
      evaluate: (engine, [name]) => {
        removeConstructs(engine, row, textOf(name));
        return VOID;
      },
    },
    namesRow(row),
    {
      name: `${kind}-module`,
      restrictions: "11w",
      returns: "symbol",
      wrongArgument: { expected, instead: FALSE },
      evaluate: (engine, [name]) => {
        const module = moduleNamed(engine, kind, textOf(name));
        if (module !== undefined) return sym(module.name);
        cannotFind(engine, kind, textOf(name));
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
    evaluate: (engine, [name]) => {
      const module = engine.modules.find(textOf(name));
      if (module === undefined) cannotFind(engine, "defmodule", textOf(name));
      else if (module.pretty !== null) engine.routers.write("wdisplay", module.pretty);
      return VOID;
    },
  },
  {
    name: "list-defmodules",
    restrictions: "00",
    returns: "nothing",
    evaluate: (engine) => {
      for (const module of engine.modules.all()) engine.routers.write("wdisplay", `${module.name}\n`);
      printTally(engine.routers, engine.modules.all().length, "defmodule", "defmodules");
      return VOID;
    },
  },
  {
    name: "get-defmodule-list",
    restrictions: "00",
    byName: { asks: 0 },
    returns: "multifield",
    evaluate: (engine) => new Multifield(engine.modules.all().map((module) => sym(module.name))),
  },
  {
    name: "get-current-module",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => sym(engine.modules.current.name),
  },
  {
    name: "set-current-module",
    restrictions: "11w",
    returns: "symbol",
    substituteFor: (engine) => sym(engine.modules.current.name),
    evaluate: (engine, [name]) => {
      const before = sym(engine.modules.current.name);
      const module = engine.modules.find(textOf(name));
      if (module === undefined) cannotFind(engine, "defmodule", textOf(name));
      else engine.modules.current = module;
      return before;
    },
  },
  moduleRow({ name: "show-defglobals", returns: "nothing" }, (engine, modules, all) => {
    showGlobals(engine, modules, all);
    return VOID;
  }),
];
