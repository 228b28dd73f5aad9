// The environment: loading and saving, reset and clear, options. Source: guide, sections 13.1 to 13.3.

import { clear, reset } from "../agenda/run.ts";
import type { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Kind } from "../constructs/modules.ts";
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
      for (const found of core.symbolsContaining(textOf(name))) core.routers.write("wdisplay", `${found}\n`);
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
