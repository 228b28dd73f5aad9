// The environment: loading and saving, reset and clear, options. Source: guide, sections 13.1 to 13.3.

import { clear, reset } from "../agenda/run.ts";
import { KINDS } from "../construct-kinds.ts";
import type { Core } from "../core.ts";
import { abort, ExitRequest, printError, wrongType } from "../evaluate/messages.ts";
import { bool, FALSE, isInteger, Multifield, sym, TRUE, type Value, VOID } from "../language/values.ts";
import { batchSilently, loadConstructs, queueBatch } from "../prompt/commands.ts";
import { cannotOpen } from "./fact-files.ts";
import { NEEDS_FILE, type Row } from "./row.ts";
import { textOf } from "./string.ts";
import { watching } from "./watching.ts";

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

/** The text of all constructs as save writes it: modules, declarations, then kind by kind. */
function saveText(core: Core): string {
  const modules = core.modules.all();
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

function save(core: Core, [path]: Value[]): Value {
  if (!(core.routers.host.writeFile?.(textOf(path), saveText(core), false) ?? false)) {
    cannotOpen(core, "save", textOf(path));
    return FALSE;
  }
  return TRUE;
}

type Option = keyof Core["options"] & string;

/** A pair of get- and set- functions for a switch. */
function option(name: string, key: Option, restrictions = "11"): Row[] {
  return [
    {
      name: `get-${name}`,
      restrictions: "00",
      returns: "symbol",
      evaluate: (core) => bool(core.options[key] as boolean),
    },
    {
      name: `set-${name}`,
      restrictions,
      returns: "symbol",
      evaluate: (core, [value]) => {
        const before = core.options[key] as boolean;
        (core.options as Record<string, unknown>)[key] = value !== FALSE;
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
    evaluate: (_core, [status]) => {
      throw new ExitRequest(status !== undefined && isInteger(status) ? Number(status) : 0);
    },
  },
  {
    name: "reset",
    restrictions: "00",
    returns: "nothing",
    evaluate: (core) => {
      reset(core);
      return VOID;
    },
  },
  {
    name: "clear",
    restrictions: "00",
    returns: "nothing",
    evaluate: (core) => {
      if (core.firing !== null || core.evaluation.depth > 0) {
        printError(core, "CONSTRCT", 1, false, "Some constructs are still in use. Clear cannot continue.\n");
        return VOID;
      }
      clear(core);
      return VOID;
    },
  },
  {
    name: "load",
    restrictions: "11k",
    returns: "symbol",
    evaluate: (core, [path]) => load(core, textOf(path), "load", true),
  },
  {
    name: "load*",
    restrictions: "11k",
    returns: "symbol",
    evaluate: (core, [path]) => load(core, textOf(path), "load*", false),
  },
  { name: "save", restrictions: "11k", returns: "symbol", wrongArgument: NEEDS_FILE, evaluate: save },
  {
    name: "batch",
    restrictions: "11k",
    returns: "symbol",
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
    returns: "symbol",
    evaluate: (core, [path]) => {
      const text = read(core, "batch", textOf(path));
      if (text === undefined) return FALSE;
      batchSilently(core, text, textOf(path));
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
    evaluate: (core, [value]) => {
      const name = textOf(value);
      if (name !== "on" && name !== "off")
        return wrongType(core, "conserve-mem", 1, "symbol with value on or off");
      core.options.conserveMemory = name === "on";
      return VOID;
    },
  },
  { name: "operating-system", restrictions: "00", returns: "symbol", evaluate: () => sym("UNKNOWN") },
  {
    name: "get-function-list",
    restrictions: "00",
    returns: "multifield",
    evaluate: (core) => new Multifield([...core.functions.keys()].map(sym)),
  },
  {
    name: "get-function-restrictions",
    restrictions: "11w",
    returns: "string",
    evaluate: (core, [name]) => {
      const row = core.functions.get(textOf(name));
      if (row === undefined) {
        printError(core, "PRNTUTIL", 1, false, `Unable to find function ${textOf(name)}.\n`);
        return abort();
      }
      return row.restrictions ?? "0**";
    },
  },
  {
    name: "apropos",
    restrictions: "11w",
    returns: "nothing",
    evaluate: (core, [name]) => {
      const names = new Set<string>(core.functions.keys());
      for (const { constructs } of core.modules.all()) {
        for (const table of Object.values(constructs)) for (const known of table.keys()) names.add(known);
      }
      for (const known of names) {
        if (known.includes(textOf(name))) core.routers.write("wdisplay", `${known}\n`);
      }
      return VOID;
    },
  },
  {
    name: "system",
    restrictions: "1*k",
    returns: "nothing",
    evaluate: (core, args) => {
      core.routers.host.system?.(args.map(textOf).join(""));
      return VOID;
    },
  },
];
