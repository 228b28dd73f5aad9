// The environment: loading and saving, reset and clear, options. Source: guide, sections 13.1 to 13.3.

import { clear, reset } from "../agenda/run.ts";
import type { Engine } from "../engine.ts";
import { abort, ExitRequest, fail, printError, wrongType } from "../evaluate/messages.ts";
import { fromFloat } from "../language/integers.ts";
import { bytesOf } from "../language/utf8.ts";
import {
  bool,
  FALSE,
  Float,
  isNumber,
  Multifield,
  Sym,
  sym,
  TRUE,
  type Value,
  VOID,
} from "../language/values.ts";
import { batchSilently, loadConstructs, queueBatch } from "../prompt/commands.ts";
import { cannotOpen } from "./fact-files.ts";
import { functionList, innerRestrictions } from "./function-list.ts";
import { NEEDS_FILE, type Row } from "./row.ts";
import { saveText } from "./save-text.ts";
import { textOf } from "./string.ts";
import { watching } from "./watching.ts";

function read(engine: Engine, name: string, path: string): string | undefined {
  const text = engine.routers.readText(path);
  if (text === undefined) cannotOpen(engine, name, path);
  return text;
}

function load(engine: Engine, path: string, name: string, progress: boolean): Value {
  const text = read(engine, name, path);
  if (text === undefined) return FALSE;
  return bool(loadConstructs(engine, text, progress, path));
}

/** Names in the order in which the symbol table of the C program has them. */
function inTableOrder(names: string[]): string[] {
  const bucket = (name: string) =>
    bytesOf(name).reduce((sum, byte) => BigInt.asUintN(64, sum * 127n + BigInt((byte << 24) >> 24)), 0n) %
    63559n;
  const keyed = names.map((name) => ({ name, key: Number(bucket(name)) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ name }) => name);
}

function save(engine: Engine, [path]: Value[]): Value {
  if (!(engine.routers.host.writeFile?.(textOf(path), saveText(engine), false) ?? false)) {
    cannotOpen(engine, "save", textOf(path));
    return FALSE;
  }
  return TRUE;
}

type Option = keyof Engine["options"] & string;

/** A pair of get- and set- functions for a switch. */
function option(name: string, key: Option, restrictions = "11", counts = true): Row[] {
  return [
    {
      name: `get-${name}`,
      restrictions: "00",
      byName: counts ? { goesOn: true } : { asks: 0 },
      returns: "symbol",
      evaluate: (engine) => bool(engine.options[key] as boolean),
    },
    {
      name: `set-${name}`,
      restrictions,
      byName: counts ? {} : { asks: 1 },
      returns: "symbol",
      substituteFor: (engine) => bool(engine.options[key] as boolean),
      evaluate: (engine, [value]) => {
        const before = engine.options[key] as boolean;
        (engine.options as Record<string, unknown>)[key] = value !== FALSE;
        return bool(before);
      },
    },
  ];
}

export const environment: Row[] = [
  {
    name: "exit",
    restrictions: "*1i",
    runtime: "u",
    returns: "nothing",
    evaluate: (engine, [status]) => {
      if (status === undefined) throw new ExitRequest(0);
      const request = "Function RtnLong received a request from function exit for argument #1";
      if (!isNumber(status)) return fail(engine, "ARGACCES", 6, `${request} which is not of type number\n`);
      if (engine.evaluation.failed) return VOID;
      throw new ExitRequest(Number(status instanceof Float ? fromFloat(status.value) : status));
    },
  },
  {
    name: "reset",
    restrictions: "00",
    returns: "nothing",
    evaluate: (engine) => {
      reset(engine);
      return VOID;
    },
  },
  {
    name: "clear",
    restrictions: "00",
    returns: "nothing",
    evaluate: (engine) => {
      if (clear(engine)) return VOID;
      const text = "Some constructs are still in use. Clear cannot continue.\n";
      printError(engine, "CONSTRCT", 1, false, text);
      return VOID;
    },
  },
  {
    name: "load",
    restrictions: "11k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => load(engine, textOf(path), "load", true),
  },
  {
    name: "load*",
    restrictions: "11k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => load(engine, textOf(path), "load*", false),
  },
  { name: "save", restrictions: "11k", returns: "symbol", wrongArgument: NEEDS_FILE, evaluate: save },
  {
    name: "batch",
    restrictions: "11k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => {
      const text = read(engine, "batch", textOf(path));
      if (text === undefined) return FALSE;
      queueBatch(engine, text, textOf(path), false);
      return TRUE;
    },
  },
  {
    name: "batch*",
    restrictions: "11k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => {
      const text = read(engine, "batch", textOf(path));
      if (text === undefined) return FALSE;
      batchSilently(engine, text, textOf(path));
      return TRUE;
    },
  },
  ...watching,
  ...option("sequence-operator-recognition", "sequenceOperator", "11w", false),
  ...option("static-constraint-checking", "staticChecking"),
  ...option("dynamic-constraint-checking", "dynamicChecking"),
  ...option("auto-float-dividend", "autoFloatDividend"),
  ...option("reset-globals", "resetGlobals"),
  {
    name: "conserve-mem",
    restrictions: "11w",
    returns: "nothing",
    evaluate: (engine, [value]) => {
      const name = textOf(value);
      if (name !== "on" && name !== "off")
        return wrongType(engine, "conserve-mem", 1, "symbol with value on or off");
      engine.pretty.conserving = name === "on";
      return VOID;
    },
  },
  {
    name: "operating-system",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: () => sym("UNKNOWN"),
  },
  {
    name: "get-function-list",
    restrictions: "00",
    returns: "multifield",
    evaluate: (engine) => new Multifield(functionList(engine.functions.keys()).map(sym)),
  },
  {
    name: "get-function-restrictions",
    restrictions: "11w",
    byName: { asks: 1 },
    returns: "string",
    evaluate: (engine, [name]) => {
      const row = engine.functions.get(textOf(name));
      if (row !== undefined) return row.restrictions ?? "0**";
      const inner = innerRestrictions(textOf(name));
      if (inner === undefined) {
        printError(engine, "PRNTUTIL", 1, false, `Unable to find function ${textOf(name)}.\n`);
        return abort(engine);
      }
      return inner;
    },
  },
  {
    name: "apropos",
    restrictions: "11w",
    returns: "nothing",
    evaluate: (engine, [name]) => {
      const names = new Set<string>(engine.functions.keys());
      for (const { constructs } of engine.modules.all()) {
        for (const table of Object.values(constructs)) for (const known of table.keys()) names.add(known);
      }
      const found = [...names].filter((known) => known.includes(textOf(name)));
      for (const known of inTableOrder(found)) engine.routers.write("wdisplay", `${known}\n`);
      return VOID;
    },
  },
  {
    name: "system",
    restrictions: "1*k",
    returns: "nothing",
    runtime: "u",
    evaluateInTurn: (engine, argument, count) => {
      const { host } = engine.routers;
      let command = "";
      for (let i = 0; i < count; i++) {
        const part = argument(i);
        if (!(part instanceof Sym) && typeof part !== "string") {
          return wrongType(engine, "system", i + 1, "symbol or string");
        }
        command += textOf(part);
      }
      if (host.system !== undefined) host.system(command);
      else engine.routers.write("wdialog", "System function not fully defined for this system.\n");
      return VOID;
    },
  },
];
