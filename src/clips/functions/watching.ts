// watch, unwatch and the lists of what is watched. Each argument is checked before the next is evaluated.
// Source: guide, section 13.2.3.

import type { Watchable } from "../agenda/watch.ts";
import type { Construct } from "../constructs/construct.ts";
import type { Switch } from "../constructs/kind.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { abort, countText, fail, wrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { bool, InstanceName, Sym, type Value, VOID } from "../language/values.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

/** Calls `act` with the switches of the constructs that the arguments after the item name, one after the other. */
function eachNamed(
  engine: Engine,
  name: string,
  { kind, part, select, switches }: NonNullable<Watchable["ofConstructs"]>,
  rest: Thunk[],
  act: (switches: Switch[]) => void,
): void {
  if (select !== undefined) {
    select(engine, name, rest, act);
    return;
  }
  for (const [i, thunk] of rest.entries()) {
    const value = thunk();
    if (engine.evaluation.failed) abort(engine);
    // The C program never finds a part by its index.
    if (part !== undefined && i === 1) wrongType(engine, name, 3, part.index);
    const construct = value instanceof Sym ? engine.modules.lookup<Construct>(kind, value.name) : undefined;
    if (construct === undefined) wrongType(engine, name, i + 2, part?.owner ?? kind);
    // The index of a part is checked first.
    if (part === undefined || rest.length === 1) act(switches(construct));
  }
}

function refuseNames(engine: Engine, name: string, item: Watchable | undefined, rest: Thunk[]): void {
  if (rest.length > 0 && item?.ofConstructs == null) {
    fail(engine, "ARGACCES", 4, countText(name, "exactly", 1));
  }
}

/** The name that the first argument gives. */
function nameOf(engine: Engine, value: Value, name: string): string {
  if (engine.evaluation.failed) abort(engine);
  if (value instanceof Sym || value instanceof InstanceName) return value.name;
  return wrongType(engine, name, 1, "symbol");
}

function compileWatch(engine: Engine, args: Expression[], scope: Scope, name: string, on: boolean): Thunk {
  const [first, ...rest] = args.map((arg) => compile(engine, arg, scope));
  return () => {
    const text = nameOf(engine, first(), name);
    const item = engine.watch.item(text);
    if (text !== "all" && item === undefined) wrongType(engine, name, 1, "watchable symbol");
    refuseNames(engine, name, item, rest);
    if (rest.length === 0) engine.watch.set(text, on);
    // The C program names the function watch for both, except for parts of constructs.
    else if (item?.ofConstructs != null) {
      const { ofConstructs } = item;
      const isPart = ofConstructs.part !== undefined || ofConstructs.select !== undefined;
      eachNamed(engine, isPart ? name : "watch", ofConstructs, rest, (switches) => {
        for (const each of switches) each.set(on);
      });
    }
    return VOID;
  };
}

function compileList(engine: Engine, args: Expression[], scope: Scope): Thunk {
  const name = "list-watch-items";
  const write = (text: string, on: boolean) =>
    engine.routers.write("wdisplay", `${text} = ${on ? "on" : "off"}\n`);
  const [first, ...rest] = args.map((arg) => compile(engine, arg, scope));
  if (first === undefined) {
    return () => {
      for (const item of engine.watch.items) write(item.name, engine.watch.get(item.name));
      return VOID;
    };
  }
  return () => {
    const text = nameOf(engine, first(), name);
    const item = engine.watch.item(text) ?? wrongType(engine, name, 1, "watchable symbol");
    refuseNames(engine, name, item, rest);
    write(item.name, engine.watch.get(item.name));
    const { ofConstructs } = item;
    if (ofConstructs === null) return VOID;
    const list = (switches: Switch[], indent: string) => {
      for (const { label, isOn } of switches) write(`${indent}${label}`, isOn());
    };
    if (rest.length > 0) {
      eachNamed(engine, name, ofConstructs, rest, (switches) => list(switches, ""));
      return VOID;
    }
    for (const module of engine.modules.all()) {
      engine.routers.write("wdisplay", `${module.name}:\n`);
      for (const construct of module.constructs[ofConstructs.kind].values())
        list(ofConstructs.switches(construct), "   ");
    }
    return VOID;
  };
}

export const watching: Row[] = [
  {
    name: "watch",
    restrictions: "1**w",
    byName: { asks: 1 },
    returns: "nothing",
    unwinds: true,
    compile: (engine, args, scope, call) => compileWatch(engine, args, scope, call.row.name, true),
  },
  {
    name: "unwatch",
    restrictions: "1**w",
    byName: { asks: 1 },
    returns: "nothing",
    unwinds: true,
    compile: (engine, args, scope, call) => compileWatch(engine, args, scope, call.row.name, false),
  },
  {
    name: "get-watch-item",
    restrictions: "11w",
    returns: "symbol",
    evaluate: (engine, [name]) => {
      if (engine.watch.item(textOf(name)) === undefined)
        return wrongType(engine, "get-watch-item", 1, "watchable symbol");
      return bool(engine.watch.get(textOf(name)));
    },
  },
  { name: "list-watch-items", restrictions: "0**w", returns: "nothing", unwinds: true, compile: compileList },
];
