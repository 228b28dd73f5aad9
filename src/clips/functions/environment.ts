// The environment: loading and saving, reset and clear, options. Source: guide, sections 13.1 to 13.3.

import { clear, reset } from "../agenda/run.ts";
import { KINDS } from "../construct-kinds.ts";
import type { Engine } from "../engine.ts";
import { abort, ExitRequest, printError, wrongType } from "../evaluate/messages.ts";
import { bool, FALSE, isInteger, Multifield, sym, TRUE, type Value, VOID } from "../language/values.ts";
import { batchSilently, loadConstructs, queueBatch } from "../prompt/commands.ts";
import { cannotOpen } from "./fact-files.ts";
import { NEEDS_FILE, type Row } from "./row.ts";
import { textOf } from "./string.ts";
import { watching } from "./watching.ts";

function read(engine: Engine, name: string, path: string): string | undefined {
  const text = engine.routers.host.readFile?.(path);
  if (text === undefined) cannotOpen(engine, name, path);
  return text;
}

function load(engine: Engine, path: string, name: string, progress: boolean): Value {
  const text = read(engine, name, path);
  if (text === undefined) return FALSE;
  return bool(loadConstructs(engine, text, progress, path));
}

/** The text of all constructs as save writes it: modules, declarations, then kind by kind. */
function saveText(engine: Engine): string {
  const modules = engine.modules.all();
  const kinds = [...KINDS].sort((a, b) => a.saveRank - b.saveRank);
  const all = modules.flatMap(({ constructs }) =>
    kinds.flatMap((kind) => [...constructs[kind.name].values()].map((construct) => ({ kind, construct }))),
  );
  const texts = [
    ...modules.map((module) => module.pretty),
    ...all.map(({ kind, construct }) => kind.declaration?.(construct) ?? null),
    ...all.flatMap(({ kind, construct }) => [construct.pretty, ...(kind.partTexts?.(construct) ?? [])]),
  ];
  return texts
    .filter((text) => text !== null)
    .map((text) => `${text}\n`)
    .join("");
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
function option(name: string, key: Option, restrictions = "11"): Row[] {
  return [
    {
      name: `get-${name}`,
      restrictions: "00",
      returns: "symbol",
      evaluate: (engine) => bool(engine.options[key] as boolean),
    },
    {
      name: `set-${name}`,
      restrictions,
      returns: "symbol",
      substitute: (engine) => bool(engine.options[key] as boolean),
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
    returns: "any",
    evaluate: (_engine, [status]) => {
      throw new ExitRequest(status !== undefined && isInteger(status) ? Number(status) : 0);
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
      if (engine.firing !== null || engine.evaluation.depth > 0) {
        printError(
          engine,
          "CONSTRCT",
          1,
          false,
          "Some constructs are still in use. Clear cannot continue.\n",
        );
        return VOID;
      }
      clear(engine);
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
      queueBatch(engine, text, textOf(path));
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
  ...option("sequence-operator-recognition", "sequenceOperator", "11w"),
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
      engine.options.conserveMemory = name === "on";
      return VOID;
    },
  },
  { name: "operating-system", restrictions: "00", returns: "symbol", evaluate: () => sym("UNKNOWN") },
  {
    name: "get-function-list",
    restrictions: "00",
    returns: "multifield",
    evaluate: (engine) => new Multifield([...engine.functions.keys()].map(sym)),
  },
  {
    name: "get-function-restrictions",
    restrictions: "11w",
    returns: "string",
    evaluate: (engine, [name]) => {
      const row = engine.functions.get(textOf(name));
      if (row === undefined) {
        printError(engine, "PRNTUTIL", 1, false, `Unable to find function ${textOf(name)}.\n`);
        return abort(engine);
      }
      return row.restrictions ?? "0**";
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
      for (const known of names) {
        if (known.includes(textOf(name))) engine.routers.write("wdisplay", `${known}\n`);
      }
      return VOID;
    },
  },
  {
    name: "system",
    restrictions: "1*k",
    returns: "nothing",
    evaluate: (engine, args) => {
      engine.routers.host.system?.(args.map(textOf).join(""));
      return VOID;
    },
  },
];
