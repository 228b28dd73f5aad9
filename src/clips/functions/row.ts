// The rows of the function tables.

import type { Engine } from "../engine.ts";
import type { FunctionRow, ReturnType, WrongArgument } from "../evaluate/function-row.ts";
import { printError, wrongTypeText } from "../evaluate/messages.ts";
import { FALSE, type Value } from "../language/values.ts";

/** A function that may use the whole engine. */
export interface Row extends FunctionRow<Engine> {
  readonly returns: ReturnType;
}

/** The same function under an older name; reports about its arguments give the new one. */
export function alias(row: Row, name: string): Row {
  return { ...row, name, wrongArgument: { ...row.wrongArgument, name: row.name } };
}

/** Reports that the argument does not name a file. */
export const NEEDS_FILE: WrongArgument = { expected: "file name", instead: FALSE };
/** Reports that the first argument does not name a template. */
export const NEEDS_TEMPLATE: WrongArgument = {
  expected: "deftemplate name",
  instead: FALSE,
  firstOnly: true,
};

/** Reports a wrong first argument; the caller continues with FALSE. */
export function refuse(engine: Engine, name: string, expected: string): Value {
  printError(engine, "ARGACCES", 5, false, wrongTypeText(name, 1, expected));
  return FALSE;
}
