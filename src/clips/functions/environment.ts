// The environment: loading and saving, reset and clear, watching, options. Source: guide, sections 13.1 to 13.3.

import { batchSilently, loadConstructs, queueBatch } from "../commands.ts";
import { compile, type Scope } from "../compile.ts";
import type { Core } from "../core.ts";
import type { Deffunction } from "../deffunction.ts";
import type { Expression, FunctionRow, Thunk } from "../expression.ts";
import type { Defgeneric } from "../generics.ts";
import { countText, ExitRequest, fail, printError } from "../messages.ts";
import type { Construct, Kind } from "../modules.ts";
import { clear, reset } from "../run.ts";
import { bool, FALSE, isInteger, Multifield, Sym, sym, TRUE, type Value, VOID } from "../values.ts";
import { WATCH_ITEMS, watchItem } from "../watch.ts";
import { cannotOpen } from "./fact-files.ts";
import { textOf } from "./string.ts";

function read(core: Core, name: string, path: string): string | undefined {
  const text = core.routers.host.readFile?.(path);
  if (text === undefined) cannotOpen(core, name, path);
  return text;
}

function load(core: Core, path: string, name: string, progress: boolean): Value {
  const text = read(core, name, path);
  if (text === undefined) return FALSE;
  return bool(loadConstructs(core, text, progress, path));
}

/** The order in which save writes the kinds of constructs. */
const SAVE_ORDER: readonly Kind[] = [
  "defglobal",
  "deftemplate",
  "deffacts",
  "deffunction",
  "defgeneric",
  "defrule",
];

/** The text of all constructs as save writes it: modules, declarations of functions, then kind by kind. */
function saveText(core: Core): string {
  const modules = core.modules.all();
  const texts: (string | null)[] = modules.map((module) => module.pretty);
  for (const { constructs, name } of modules) {
    for (const f of constructs.deffunction.values() as Iterable<Deffunction>) {
      const parameters = f.parameters.map((p, i) => {
        const wild = f.wildcard && i === f.parameters.length - 1;
        return `${wild ? "$?" : "?"}${p}`;
      });
      texts.push(`(deffunction ${name}::${f.name} (${parameters.join(" ")}))\n`);
    }
  }
  for (const { constructs } of modules) {
    for (const kind of SAVE_ORDER) {
      for (const construct of constructs[kind].values()) {
        texts.push(construct.pretty);
        if (kind === "defgeneric") texts.push(...(construct as Defgeneric).methods.map((m) => m.pretty));
      }
    }
  }
  return texts
    .filter((text) => text !== null)
    .map((text) => `${text}\n`)
    .join("");
}

function save(core: Core, [path]: Value[]): Value {
  if (!(core.routers.host.writeFile?.(textOf(path), saveText(core), false) ?? false)) {
    cannotOpen(core, "save", textOf(path));
    return FALSE;
  }
  return TRUE;
}

/** The item is looked at before the other arguments are evaluated. */
function compileWatch(core: Core, args: Expression[], scope: Scope, name: string, on: boolean): Thunk {
  const [first, ...rest] = args.map((arg) => compile(core, arg, scope));
  return () => {
    const symbol = first();
    const item = symbol instanceof Sym ? symbol.name : core.wrongType(name, 1, "symbol");
    if (item !== "all" && watchItem(item) === undefined) core.wrongType(name, 1, "watchable symbol");
    const kind = watchItem(item)?.kind ?? null;
    if (rest.length > 0 && kind === null && item !== "methods") {
      fail(core, "ARGACCES", 4, countText(name, "exactly", 1));
    }
    const names = rest.map((thunk, i) => {
      const value = thunk();
      return value instanceof Sym
        ? value.name
        : core.wrongType("watch", i + 2, kind ?? "generic function name");
    });
    return switchWatch(core, item, names, on);
  };
}

function switchWatch(core: Core, item: string, rest: string[], on: boolean): Value {
  const found = watchItem(item);
  if (item === "methods" && rest.length > 0 && core.findGeneric(rest[0]) === undefined) {
    return core.wrongType("watch", 2, "generic function name");
  }
  const constructs: Construct[] = [];
  for (const [i, each] of rest.entries()) {
    const construct = found?.kind == null ? undefined : core.modules.lookup<Construct>(found.kind, each);
    if (construct === undefined) {
      // The C program names the function watch here for both.
      return core.wrongType("watch", i + 2, found!.kind!);
    }
    constructs.push(construct);
  }
  core.watch.set(item, on, constructs);
  return VOID;
}

function listWatchItems(core: Core, [name, ...rest]: Value[]): Value {
  if (name === undefined) {
    for (const item of WATCH_ITEMS) {
      core.routers.write("wdisplay", `${item.name} = ${core.watch.get(item.name) ? "on" : "off"}\n`);
    }
    return VOID;
  }
  const item = watchItem(textOf(name));
  if (item === undefined) return core.wrongType("list-watch-items", 1, "watchable symbol");
  core.routers.write("wdisplay", `${item.name} = ${core.watch.get(item.name) ? "on" : "off"}\n`);
  for (const [i, each] of rest.entries()) {
    if (item.kind !== null && core.modules.lookup(item.kind, textOf(each)) === undefined) {
      core.wrongType("list-watch-items", i + 2, item.kind);
    }
  }
  if (item.kind !== null) {
    for (const module of core.modules.all()) {
      core.routers.write("wdisplay", `${module.name}:\n`);
      for (const construct of module.constructs[item.kind].values()) {
        core.routers.write("wdisplay", `   ${construct.name} = ${item.read?.(construct) ? "on" : "off"}\n`);
      }
    }
  }
  return VOID;
}

type Option = keyof Core["options"] & string;

/** A pair of get- and set- functions for a switch. */
function option(name: string, key: Option): FunctionRow[] {
  return [
    { name: `get-${name}`, restrictions: "00", evaluate: (core) => bool(core.options[key] as boolean) },
    {
      name: `set-${name}`,
      restrictions: name === "sequence-operator-recognition" ? "11w" : "11",
      evaluate: (core, [value]) => {
        const before = core.options[key] as boolean;
        (core.options as Record<string, unknown>)[key] = value !== FALSE;
        return bool(before);
      },
    },
  ];
}

export const environment: FunctionRow[] = [
  {
    name: "exit",
    restrictions: "*1i",
    evaluate: (_core, [status]) => {
      throw new ExitRequest(status !== undefined && isInteger(status) ? Number(status) : 0);
    },
  },
  {
    name: "reset",
    restrictions: "00",
    evaluate: (core) => {
      reset(core);
      return VOID;
    },
  },
  {
    name: "clear",
    restrictions: "00",
    evaluate: (core) => {
      if (core.firing !== null || core.callDepth > 0) {
        printError(core, "CONSTRCT", 1, false, "Some constructs are still in use. Clear cannot continue.\n");
        return VOID;
      }
      clear(core);
      return VOID;
    },
  },
  { name: "load", restrictions: "11k", evaluate: (core, [path]) => load(core, textOf(path), "load", true) },
  {
    name: "load*",
    restrictions: "11k",
    evaluate: (core, [path]) => load(core, textOf(path), "load*", false),
  },
  { name: "save", restrictions: "11k", evaluate: save },
  {
    name: "batch",
    restrictions: "11k",
    evaluate: (core, [path]) => {
      const text = read(core, "batch", textOf(path));
      if (text === undefined) return FALSE;
      queueBatch(core, text, textOf(path));
      return TRUE;
    },
  },
  {
    name: "batch*",
    restrictions: "11k",
    evaluate: (core, [path]) => {
      const text = read(core, "batch", textOf(path));
      if (text === undefined) return FALSE;
      batchSilently(core, text, textOf(path));
      return TRUE;
    },
  },
  {
    name: "watch",
    restrictions: "1**w",
    compile: (core, args, scope, call) => compileWatch(core, args, scope, call.row.name, true),
  },
  {
    name: "unwatch",
    restrictions: "1**w",
    compile: (core, args, scope, call) => compileWatch(core, args, scope, call.row.name, false),
  },
  {
    name: "get-watch-item",
    restrictions: "11w",
    evaluate: (core, [name]) => {
      if (watchItem(textOf(name)) === undefined)
        return core.wrongType("get-watch-item", 1, "watchable symbol");
      return bool(core.watch.get(textOf(name)));
    },
  },
  { name: "list-watch-items", restrictions: "0**w", evaluate: listWatchItems },
  ...option("sequence-operator-recognition", "sequenceOperator"),
  ...option("static-constraint-checking", "staticChecking"),
  ...option("dynamic-constraint-checking", "dynamicChecking"),
  ...option("auto-float-dividend", "autoFloatDividend"),
  ...option("reset-globals", "resetGlobals"),
  {
    name: "conserve-mem",
    restrictions: "11w",
    evaluate: (core, [value]) => {
      const name = textOf(value);
      if (name !== "on" && name !== "off")
        return core.wrongType("conserve-mem", 1, "symbol with value on or off");
      core.options.conserveMemory = name === "on";
      return VOID;
    },
  },
  { name: "operating-system", restrictions: "00", evaluate: () => sym("UNKNOWN") },
  {
    name: "get-function-list",
    restrictions: "00",
    evaluate: (core) => new Multifield([...core.functions.keys()].map(sym)),
  },
  {
    name: "get-function-restrictions",
    restrictions: "11w",
    evaluate: (core, [name]) => {
      const row = core.functions.get(textOf(name));
      if (row === undefined) {
        printError(core, "PRNTUTIL", 1, false, `Unable to find function ${textOf(name)}.\n`);
        return core.failSilently();
      }
      return row.restrictions ?? "0**";
    },
  },
  {
    name: "apropos",
    restrictions: "11w",
    evaluate: (core, [name]) => {
      for (const found of core.symbolsContaining(textOf(name))) core.routers.write("wdisplay", `${found}\n`);
      return VOID;
    },
  },
  {
    name: "system",
    restrictions: "1*k",
    evaluate: (core, args) => {
      core.routers.host.system?.(args.map(textOf).join(""));
      return VOID;
    },
  },
];
