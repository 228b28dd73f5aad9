// Functions on instances: names and addresses, lists, deletion. Source: guide, sections 12.16.4 and 13.11.6.

import type { Module } from "../constructs/modules.ts";
import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { fail, wrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { bool, InstanceName, Sym, sym, type Value, VOID } from "../language/values.ts";
import type { Defclass } from "../objects/class.ts";
import { Instance } from "../objects/instance.ts";
import { instanceTitle } from "../objects/instance-text.ts";
import { deleteInstance, unmakeAll, unmakeInstance } from "../objects/lifecycle.ts";
import { activeInstance, staleAddress } from "../objects/messages.ts";
import { initialize, print } from "../objects/system-handlers.ts";
import { instanceOf, noSuchInstance } from "./instance-argument.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

/** Deletes instances one after the other; `*` stands for all. */
function compileUnmake(core: Core, args: Expression[], scope: Scope): Thunk {
  const thunks = args.map((arg) => compile(core, arg, scope));
  const expected = "instance-address, instance-name, or the symbol *";
  return () => {
    let complete = true;
    for (const [i, thunk] of thunks.entries()) {
      const value = thunk();
      if (value instanceof Sym && value.name === "*" && core.objects.instances.find("*") === undefined) {
        return bool(unmakeAll(core) && complete);
      }
      if (!(value instanceof Sym) && !(value instanceof InstanceName) && !(value instanceof Instance)) {
        wrongType(core, "unmake-instance", i + 1, expected);
      }
      if (!unmakeInstance(core, instanceOf(core, value, "unmake-instance"))) complete = false;
    }
    return bool(complete);
  };
}

/** `(instances MODULE CLASS inherit)`: each may be left out from the end on. */
function listInstances(core: Core, args: Value[]): Value {
  const { modules } = core;
  const named = args[0] === undefined ? modules.current : modules.find(textOf(args[0]));
  if (named === undefined && textOf(args[0]) !== "*") wrongType(core, "instances", 1, "defmodule name");
  const name = listedClass(core, named, args[1]);
  if (args[2] !== undefined && textOf(args[2]) !== "inherit") {
    wrongType(core, "instances", 3, 'keyword "inherit"');
  }
  const inherit = args[2] !== undefined;
  let count = 0;
  const seen = new Set<Defclass>();
  for (const module of named === undefined ? modules.all() : [named]) {
    const all = named === undefined;
    if (all) core.routers.write("wdisplay", `${module.name}:\n`);
    count += modules.within(module, () => listInModule(core, name, inherit, all, seen));
  }
  printTally(core.routers, count, "instance", "instances");
  return VOID;
}

/** The name of the class whose instances are listed; null for all. */
function listedClass(core: Core, module: Module | undefined, name: Value | undefined): string | null {
  if (name === undefined) return null;
  const from = module === undefined ? core.modules.all() : [module];
  if (from.some(({ constructs }) => constructs.defclass.has(textOf(name)))) return textOf(name);
  if (textOf(name) === "*") return null;
  return fail(core, "CLASSFUN", 1, `Unable to find class ${textOf(name)} in function instances.\n`);
}

function listInModule(
  core: Core,
  name: string | null,
  inherit: boolean,
  all: boolean,
  seen: Set<Defclass>,
): number {
  let count = 0;
  const write = (instance: Instance) => {
    core.routers.write("wdisplay", `${all ? "   " : ""}${instanceTitle(core, instance)}\n`);
    count++;
  };
  const { current } = core.modules;
  const list = (target: Defclass): void => {
    if (seen.has(target)) return;
    seen.add(target);
    for (const instance of target.instances()) write(instance);
    if (inherit) for (const below of target.subclasses) list(below);
  };
  const defined = current.constructs.defclass as Map<string, Defclass>;
  if (name !== null) {
    const target = defined.get(name);
    if (target !== undefined) list(target);
  } else if (all) for (const target of defined.values()) list(target);
  else {
    const { classes, instances } = core.objects;
    for (const instance of instances.all()) if (classes.isInScope(instance.class, current)) write(instance);
  }
  return count;
}

function instanceAddress(core: Core, [first, second]: Value[]): Value {
  const caller = "instance-address";
  if (second === undefined) {
    if (first instanceof Instance && first.retracted) return staleAddress(core, caller);
    return instanceOf(core, first, caller);
  }
  if (!(first instanceof Sym)) wrongType(core, caller, 1, "symbol");
  const module = core.modules.find(first.name);
  if (module === undefined && first.name !== "*") wrongType(core, caller, 1, "module name");
  const { name } = second as InstanceName;
  const from = module ?? core.modules.current;
  return (
    core.objects.instances.findIn(from, name, module === undefined) ?? noSuchInstance(core, name, caller)
  );
}

function instanceExists(core: Core, [value]: Value[]): Value {
  if (value instanceof Instance) return bool(!value.retracted);
  if (value instanceof InstanceName || value instanceof Sym) {
    return bool(core.objects.instances.find(value.name) !== undefined);
  }
  return wrongType(core, "instance-existp", 1, "instance name, instance address or symbol");
}

/** The class of a value, for `class` and `type`. */
export function classNameOf(core: Core, value: Value, caller: string): Value {
  if (value instanceof Instance || value instanceof InstanceName) {
    return sym(instanceOf(core, value, caller).class.name);
  }
  if (value === VOID) return fail(core, "INSCOM", 1, `Undefined type in function ${caller}.\n`);
  return sym(core.objects.classOf(value).name);
}

/** A function that only handlers can call, on the active instance. */
const onActive = (
  name: string,
  returns: Row["returns"],
  body: (core: Core, instance: Instance) => Value,
): Row => ({
  name,
  restrictions: "00",
  returns,
  evaluate: (core) => body(core, activeInstance(core, name)),
});

export const instances: Row[] = [
  { name: "unmake-instance", restrictions: "1*e", returns: "symbol", compile: compileUnmake },
  { name: "instances", restrictions: "*3w", returns: "nothing", evaluate: listInstances },
  onActive("init-slots", "any", initialize),
  onActive("delete-instance", "symbol", (core, instance) => bool(deleteInstance(core, instance))),
  onActive("ppinstance", "nothing", print),
  {
    name: "symbol-to-instance-name",
    restrictions: "11w",
    returns: "any",
    evaluate: (_core, [value]) => new InstanceName(textOf(value)),
  },
  {
    name: "instance-name-to-symbol",
    restrictions: "11p",
    returns: "symbol",
    evaluate: (_core, [value]) => sym((value as InstanceName | Sym).name),
  },
  { name: "instance-address", restrictions: "12eep", returns: "any", evaluate: instanceAddress },
  {
    name: "instance-addressp",
    restrictions: "11",
    returns: "symbol",
    evaluate: (_core, [value]) => bool(value instanceof Instance),
  },
  {
    name: "instance-namep",
    restrictions: "11",
    returns: "symbol",
    evaluate: (_core, [value]) => bool(value instanceof InstanceName),
  },
  {
    name: "instance-name",
    restrictions: "11e",
    returns: "any",
    evaluate: (core, [value]) => new InstanceName(instanceOf(core, value, "instance-name").name),
  },
  {
    name: "instancep",
    restrictions: "11",
    returns: "symbol",
    evaluate: (_core, [value]) => bool(value instanceof Instance || value instanceof InstanceName),
  },
  { name: "instance-existp", restrictions: "11e", returns: "symbol", evaluate: instanceExists },
  {
    name: "class",
    restrictions: "11",
    returns: "any",
    evaluate: (core, [value], name) => classNameOf(core, value, name),
  },
];
