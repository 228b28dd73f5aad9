// Functions on instances: names and addresses, lists, deletion. Source: guide, sections 12.16.4 and 13.11.6.

import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { abort, fail, wrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { bool, InstanceName, Sym, sym, type Value, VOID } from "../language/values.ts";
import type { Defclass } from "../objects/class.ts";
import { Instance } from "../objects/instance.ts";
import { instanceTitle } from "../objects/instance-text.ts";
import { deleteInstance, unmakeAll, unmakeInstance } from "../objects/lifecycle.ts";
import { activeInstance } from "../objects/messages.ts";
import { initialize, print } from "../objects/system-handlers.ts";
import { instanceOf, noSuchInstance } from "./instance-argument.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";
import { printTally } from "./tally.ts";

/** Deletes instances one after the other; `*` stands for all. */
function compileUnmake(engine: Engine, args: Expression[], scope: Scope): Thunk {
  const thunks = args.map((arg) => compile(engine, arg, scope));
  const expected = "instance-address, instance-name, or the symbol *";
  return () => {
    let complete = true;
    for (const [i, thunk] of thunks.entries()) {
      const value = thunk();
      if (value instanceof Sym && value.name === "*" && engine.objects.instances.find("*") === undefined) {
        return bool(unmakeAll(engine) && complete);
      }
      if (!(value instanceof Sym) && !(value instanceof InstanceName) && !(value instanceof Instance)) {
        wrongType(engine, "unmake-instance", i + 1, expected);
      }
      if (!unmakeInstance(engine, instanceOf(engine, value, "unmake-instance"))) complete = false;
    }
    return bool(complete);
  };
}

/** `(instances MODULE CLASS inherit)`: arguments may be left out, beginning with the last. */
function listInstances(engine: Engine, argument: (i: number) => Value, given: number): Value {
  const { modules } = engine;
  const module = given > 0 ? textOf(argument(0)) : null;
  const named = module === null ? modules.current : modules.find(module);
  if (named === undefined && module !== "*") wrongType(engine, "instances", 1, "defmodule name");
  const name = listedClass(engine, named, given > 1 ? argument(1) : undefined);
  const inherit = given > 2;
  if (inherit && textOf(argument(2)) !== "inherit") {
    wrongType(engine, "instances", 3, 'keyword "inherit"');
  }
  let count = 0;
  const seen = new Set<Defclass>();
  for (const module of named === undefined ? modules.all() : [named]) {
    const all = named === undefined;
    if (all) engine.routers.write("wdisplay", `${module.name}:\n`);
    count += modules.within(module, () => listInModule(engine, name, inherit, all, seen));
  }
  printTally(engine.routers, count, "instance", "instances");
  return VOID;
}

/** The name of the class whose instances are listed; null for all. */
function listedClass(engine: Engine, module: Module | undefined, name: Value | undefined): string | null {
  if (name === undefined) return null;
  const from = module === undefined ? engine.modules.all() : [module];
  if (from.some(({ constructs }) => constructs.defclass.has(textOf(name)))) return textOf(name);
  if (textOf(name) === "*") return null;
  return fail(engine, "CLASSFUN", 1, `Unable to find class ${textOf(name)} in function instances.\n`);
}

function listInModule(
  engine: Engine,
  name: string | null,
  inherit: boolean,
  all: boolean,
  seen: Set<Defclass>,
): number {
  let count = 0;
  const write = (instance: Instance) => {
    engine.routers.write("wdisplay", `${all ? "   " : ""}${instanceTitle(engine, instance)}\n`);
    count++;
  };
  const { current } = engine.modules;
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
    const { classes, instances } = engine.objects;
    for (const instance of instances.all()) if (classes.isInScope(instance.class, current)) write(instance);
  }
  return count;
}

function instanceAddress(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const caller = "instance-address";
  const checked = (i: number, test: (value: Value) => boolean, expected: string): Value => {
    const value = argument(i);
    if (engine.evaluation.failed) abort(engine);
    return test(value) ? value : wrongType(engine, caller, i + 1, expected);
  };
  const isNamed = (value: Value) => value instanceof Sym || value instanceof InstanceName;
  if (count === 1) {
    const isInstance = (value: Value) => value instanceof Instance || isNamed(value);
    return instanceOf(engine, checked(0, isInstance, INSTANCE), caller);
  }
  const first = textOf(checked(0, isNamed, "symbol"));
  const module = engine.modules.find(first);
  if (module === undefined && first !== "*") wrongType(engine, caller, 1, "module name");
  const { name } = checked(1, isNamed, "instance name") as InstanceName;
  const from = module ?? engine.modules.current;
  return (
    engine.objects.instances.findIn(from, name, module === undefined) ?? noSuchInstance(engine, name, caller)
  );
}

/** What reports say was expected. */
const INSTANCE = "instance address or instance name";

function instanceExists(engine: Engine, [value]: Value[]): Value {
  if (value instanceof Instance) return bool(!value.retracted);
  if (value instanceof InstanceName || value instanceof Sym) {
    return bool(engine.objects.instances.find(value.name) !== undefined);
  }
  return wrongType(engine, "instance-existp", 1, "instance name, instance address or symbol");
}

/** The class of a value, for `class` and `type`. */
export function classNameOf(engine: Engine, value: Value, caller: string): Value {
  if (value instanceof Instance || value instanceof InstanceName) {
    return sym(instanceOf(engine, value, caller).class.name);
  }
  if (value === VOID) return fail(engine, "INSCOM", 1, `Undefined type in function ${caller}.\n`);
  return sym(engine.objects.classOf(value).name);
}

/** A function that only handlers can call, on the active instance. */
const onActive = (
  name: string,
  returns: Row["returns"],
  body: (engine: Engine, instance: Instance) => Value,
): Row => ({
  name,
  restrictions: "00",
  byName: { asks: 0 },
  returns,
  evaluate: (engine) => body(engine, activeInstance(engine, name)),
});

export const instances: Row[] = [
  {
    name: "unmake-instance",
    restrictions: "1*e",
    byName: { counts: "0*" },
    returns: "symbol",
    unwinds: true,
    compile: compileUnmake,
  },
  {
    name: "instances",
    restrictions: "*3w",
    byName: { asks: 0 },
    returns: "nothing",
    evaluateInTurn: listInstances,
  },
  onActive("init-slots", "any", initialize),
  onActive("delete-instance", "symbol", (engine, instance) => bool(deleteInstance(engine, instance))),
  onActive("ppinstance", "nothing", print),
  {
    name: "symbol-to-instance-name",
    restrictions: "11w",
    byName: { asks: 1 },
    returns: "any",
    evaluate: (_engine, [value]) => new InstanceName(textOf(value)),
  },
  {
    name: "instance-name-to-symbol",
    restrictions: "11p",
    byName: { asks: 1 },
    wrongArgument: { expected: "instance name" },
    returns: "symbol",
    evaluate: (_engine, [value]) => sym((value as InstanceName | Sym).name),
  },
  {
    name: "instance-address",
    restrictions: "12eep",
    byName: { asks: 1 },
    runtime: "u",
    returns: "any",
    evaluateInTurn: instanceAddress,
  },
  {
    name: "instance-addressp",
    restrictions: "11",
    byName: { asks: 0 },
    returns: "symbol",
    evaluate: (_engine, [value]) => bool(value instanceof Instance),
  },
  {
    name: "instance-namep",
    restrictions: "11",
    byName: { asks: 0 },
    returns: "symbol",
    evaluate: (_engine, [value]) => bool(value instanceof InstanceName),
  },
  {
    name: "instance-name",
    restrictions: "11e",
    byName: { asks: 1 },
    wrongArgument: { expected: INSTANCE },
    returns: "any",
    evaluate: (engine, [value]) => instanceOf(engine, value, "instance-name").nameValue,
  },
  {
    name: "instancep",
    restrictions: "11",
    byName: { asks: 0 },
    returns: "symbol",
    evaluate: (_engine, [value]) => bool(value instanceof Instance || value instanceof InstanceName),
  },
  {
    name: "instance-existp",
    restrictions: "11e",
    byName: { asks: 0 },
    runtime: "u",
    returns: "symbol",
    evaluate: instanceExists,
  },
  {
    name: "class",
    restrictions: "11",
    byName: { asks: 0 },
    returns: "any",
    evaluate: (engine, [value], name) => classNameOf(engine, value, name),
  },
];
