// watch, unwatch and the lists of what is watched. Each argument is looked at before the next is evaluated.
// Source: guide, section 13.2.3.

import { targetsOf, WATCH_ITEMS, type WatchItem, watchItem } from "../agenda/watch.ts";
import type { Construct } from "../constructs/modules.ts";
import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import type { Expression, Thunk } from "../evaluate/expressions.ts";
import { countText, fail, wrongType } from "../evaluate/messages.ts";
import type { Scope } from "../evaluate/scope.ts";
import { bool, Sym, VOID } from "../language/values.ts";
import type { Row } from "./row.ts";
import { textOf } from "./string.ts";

/** Gives the constructs that the arguments behind the item name, one after the other. */
function eachNamed(
  core: Core,
  name: string,
  item: WatchItem,
  rest: Thunk[],
  act: (construct: Construct) => void,
): void {
  for (const [i, thunk] of rest.entries()) {
    const value = thunk();
    // The C program knows the method of no index.
    if (item.name === "methods" && i === 1) wrongType(core, name, 3, "method index");
    const construct =
      value instanceof Sym ? core.modules.lookup<Construct>(item.kind!, value.name) : undefined;
    if (construct === undefined) {
      wrongType(core, name, i + 2, item.name === "methods" ? "generic function name" : item.kind!);
    }
    // Of a method its index is looked at first.
    if (item.name !== "methods" || rest.length === 1) act(construct);
  }
}

function refuseNames(core: Core, name: string, item: WatchItem | undefined, rest: Thunk[]): void {
  if (rest.length > 0 && item?.kind == null) fail(core, "ARGACCES", 4, countText(name, "exactly", 1));
}

function compileWatch(core: Core, args: Expression[], scope: Scope, name: string, on: boolean): Thunk {
  const [first, ...rest] = args.map((arg) => compile(core, arg, scope));
  return () => {
    const symbol = first();
    const text = symbol instanceof Sym ? symbol.name : wrongType(core, name, 1, "symbol");
    const item = watchItem(text);
    if (text !== "all" && item === undefined) wrongType(core, name, 1, "watchable symbol");
    refuseNames(core, name, item, rest);
    if (rest.length === 0) core.watch.set(text, on);
    // The C program names the function watch for both, except for methods.
    else if (item !== undefined) {
      const shown = text === "methods" ? name : "watch";
      eachNamed(core, shown, item, rest, (construct) => core.watch.setConstruct(item, construct, on));
    }
    return VOID;
  };
}

function compileList(core: Core, args: Expression[], scope: Scope): Thunk {
  const name = "list-watch-items";
  const write = (text: string, on: boolean) =>
    core.routers.write("wdisplay", `${text} = ${on ? "on" : "off"}\n`);
  const [first, ...rest] = args.map((arg) => compile(core, arg, scope));
  if (first === undefined) {
    return () => {
      for (const item of WATCH_ITEMS) write(item.name, core.watch.get(item.name));
      return VOID;
    };
  }
  return () => {
    const symbol = first();
    const text = symbol instanceof Sym ? symbol.name : wrongType(core, name, 1, "symbol");
    const item = watchItem(text) ?? wrongType(core, name, 1, "watchable symbol");
    refuseNames(core, name, item, rest);
    write(item.name, core.watch.get(item.name));
    const list = (construct: Construct, indent: string) => {
      for (const { label, target } of targetsOf(item, construct))
        write(`${indent}${label}`, item.read!(target));
    };
    eachNamed(core, name, item, rest, (construct) => list(construct, ""));
    if (rest.length > 0 || item.kind === null) return VOID;
    for (const module of core.modules.all()) {
      core.routers.write("wdisplay", `${module.name}:\n`);
      for (const construct of module.constructs[item.kind].values()) list(construct, "   ");
    }
    return VOID;
  };
}

export const watching: Row[] = [
  {
    name: "watch",
    restrictions: "1**w",
    returns: "nothing",
    compile: (core, args, scope, call) => compileWatch(core, args, scope, call.row.name, true),
  },
  {
    name: "unwatch",
    restrictions: "1**w",
    returns: "nothing",
    compile: (core, args, scope, call) => compileWatch(core, args, scope, call.row.name, false),
  },
  {
    name: "get-watch-item",
    restrictions: "11w",
    returns: "symbol",
    evaluate: (core, [name]) => {
      if (watchItem(textOf(name)) === undefined)
        return wrongType(core, "get-watch-item", 1, "watchable symbol");
      return bool(core.watch.get(textOf(name)));
    },
  },
  { name: "list-watch-items", restrictions: "0**w", returns: "nothing", compile: compileList },
];
