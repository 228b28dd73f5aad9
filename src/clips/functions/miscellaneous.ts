// Symbols, random numbers, time, calls by name, sorting, and what the C program reports about its memory. Source:
// guide, section 12.10.

import { Deffunction } from "../constructs/deffunction/deffunction.ts";
import type { Defgeneric } from "../constructs/defgeneric/defgeneric.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import type { Thunk } from "../evaluate/expressions.ts";
import type { FunctionRow } from "../evaluate/function-row.ts";
import { naming, printError, wrongType } from "../evaluate/messages.ts";
import { restrictionsOf } from "../evaluate/restrictions.ts";
import { FALSE, Float, InstanceName, Multifield, Sym, sym, type Value, VOID } from "../language/values.ts";
import { callByName } from "./call-by-name.ts";
import { unusedName } from "./generated-names.ts";
import { type Row, refuse } from "./row.ts";
import { textOf } from "./string.ts";

function random(engine: Engine, argument: (i: number) => Value, count: number): Value {
  if (count !== 0 && count !== 2) {
    const text = "Function random expected either 0 or 2 arguments\n";
    printError(engine, "MISCFUN", 2, false, naming("call", "random", text));
  }
  if (count !== 2) return engine.random.next();
  const begin = Number(argument(0));
  const end = Number(argument(1));
  const value = engine.random.next();
  if (end < begin) {
    const text = "Function random expected argument #1 to be less than argument #2\n";
    printError(engine, "MISCFUN", 3, false, naming("call", "random", text));
    return value;
  }
  return begin + (value % (end - begin + 1));
}

/** Merge sort that swaps two fields when the function holds for them, as the C program does. */
function mergeSort(fields: Value[], after: (a: Value, b: Value) => boolean): Value[] {
  if (fields.length < 2) return fields;
  const middle = Math.floor((fields.length + 1) / 2);
  const left = mergeSort(fields.slice(0, middle), after);
  const right = mergeSort(fields.slice(middle), after);
  const result: Value[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (after(left[i], right[j])) result.push(right[j++]);
    else result.push(left[i++]);
  }
  return [...result, ...left.slice(i), ...right.slice(j)];
}

/** True for what can be called with two arguments. */
function takesTwo(called: Defgeneric | Deffunction | FunctionRow): boolean {
  if (called instanceof Deffunction) {
    return called.wildcard ? called.minimum <= 2 : called.minimum === 2;
  }
  if (!("restrictions" in called)) return true;
  const { minimum, maximum } = restrictionsOf(called.restrictions);
  return minimum <= 2 && maximum >= 2;
}

/** Sorts by a function, which is checked before the values are evaluated. */
function sort(engine: Engine, name: Value, rest: Thunk[]): Value {
  if (engine.evaluation.failed) return FALSE;
  if (!(name instanceof Sym) && !(name instanceof InstanceName))
    return wrongType(engine, "sort", 1, "symbol");
  const text = name.name;
  const known =
    engine.modules.lookupPlain<Defgeneric>("defgeneric", text) ??
    engine.modules.lookupPlain<Deffunction>("deffunction", text) ??
    engine.functions.get(text);
  if (known === undefined) {
    return refuse(engine, "sort", "function name, deffunction name, or defgeneric name");
  }
  if (!takesTwo(known)) {
    const kind = known instanceof Deffunction ? "deffunction" : "function";
    return refuse(engine, "sort", `${kind} name expecting two arguments`);
  }
  const fields = rest
    .map((thunk) => thunk())
    .flatMap((value) => (value instanceof Multifield ? value.fields : [value]));
  const isAfter = (a: Value, b: Value) => callByName(engine, text, [() => a, () => b], "sort") !== FALSE;
  return new Multifield(mergeSort(fields, isAfter));
}

export const miscellaneous: Row[] = [
  {
    name: "gensym",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => {
      const name = `gen${engine.gensym++}`;
      if (engine.evaluation.depth === 0 && engine.firing === null) engine.commandNames.keep(name);
      return sym(name);
    },
  },
  {
    name: "gensym*",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "symbol",
    evaluate: (engine) => sym(unusedName(engine)),
  },
  {
    name: "setgen",
    restrictions: "11i",
    returns: "integer",
    substituteFor: (engine) => engine.gensym,
    evaluate: (engine, [value]) => {
      if (Number(value) < 1) return wrongType(engine, "setgen", 1, "number (greater than or equal to 1)");
      engine.gensym = Number(value);
      engine.namesInUse = null;
      return value;
    },
  },
  {
    name: "random",
    restrictions: "02i",
    byName: { counts: "0**" },
    returns: "integer",
    substituteFor: (engine) => engine.random.next(),
    evaluateInTurn: random,
  },
  {
    name: "seed",
    restrictions: "11i",
    returns: "nothing",
    evaluate: (engine, [value]) => {
      engine.random.seed(Number(value));
      return VOID;
    },
  },
  {
    name: "time",
    restrictions: "00",
    byName: { goesOn: true },
    returns: "float",
    evaluate: (engine) => new Float(engine.routers.host.time?.() ?? 0),
  },
  {
    name: "timer",
    restrictions: "**",
    returns: "float",
    compile: (engine, args, scope) => {
      const thunks = args.map((arg) => compile(engine, arg, scope));
      return () => {
        const start = engine.routers.host.time?.() ?? 0;
        for (const thunk of thunks) {
          if (engine.evaluation.halted) break;
          thunk();
        }
        return new Float((engine.routers.host.time?.() ?? 0) - start);
      };
    },
  },
  {
    name: "funcall",
    restrictions: "1**k",
    makesFacts: true,
    returns: "any",
    unwinds: true,
    compile: (engine, args, scope) => {
      const [name, ...rest] = args.map((arg) => compile(engine, arg, scope));
      return () => {
        const called = name();
        if (engine.evaluation.failed) return FALSE;
        if (!(called instanceof Sym || typeof called === "string" || called instanceof InstanceName))
          return wrongType(engine, "funcall", 1, "symbol or string");
        return callByName(engine, textOf(called), rest, "funcall");
      };
    },
  },
  {
    name: "sort",
    restrictions: "1**w",
    returns: "any",
    unwinds: true,
    compile: (engine, args, scope) => {
      const [name, ...rest] = args.map((arg) => compile(engine, arg, scope));
      return () => sort(engine, name(), rest);
    },
  },
];
