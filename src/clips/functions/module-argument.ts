// Functions whose one argument names a module and may be left out.

import type { Module } from "../constructs/modules.ts";
import type { Engine } from "../engine.ts";
import { printError, wrongTypeText } from "../evaluate/messages.ts";
import { EMPTY, Sym, type Value, VOID } from "../language/values.ts";
import type { Row } from "./row.ts";

interface ModuleRow {
  readonly name: string;
  readonly returns: "nothing" | "multifield";
  readonly restrictions?: string;
  /** The name in the report of a wrong argument, if it is another. */
  readonly shown?: string;
}

/**
 * The row of a function of the named module, of the current one without an argument, of all modules for `*` unless a module
 * has that name.
 */
export function moduleRow(
  { name, returns, restrictions = "01w", shown = name }: ModuleRow,
  body: (engine: Engine, modules: Module[], all: boolean) => Value,
): Row {
  const expected = "defmodule name";
  const instead = returns === "multifield" ? EMPTY : VOID;
  const refuse = (engine: Engine): Value => {
    printError(engine, "ARGACCES", 5, false, wrongTypeText(shown, 1, expected));
    return instead;
  };
  return {
    name,
    restrictions,
    returns,
    wrongArgument: { name: shown, expected, instead },
    evaluate: (engine, [value]) => {
      if (value === undefined) return body(engine, [engine.modules.current], false);
      if (!(value instanceof Sym)) return refuse(engine);
      const module = engine.modules.find(value.name);
      if (module !== undefined) return body(engine, [module], false);
      return value.name === "*" ? body(engine, engine.modules.all(), true) : refuse(engine);
    },
  };
}
