// Error and warning texts with their codes. All of them go to the logical name `werror` (warnings to `wwarning`).
// Source: Basic Programming Guide, appendix G.

import type { Named } from "../language/source-position.ts";
import type { ErrorHost } from "./evaluation-host.ts";
import type { Thunk } from "./expressions.ts";

/** Unwinds to the call of the function that has failed, which then gives its substitute. */
export class EvaluationError extends Error {}
/** Unwinds the parse of a construct or command after its error has been reported. */
export class SyntaxProblem extends Error {}
/** Unwinds the parse of a construct that is only being checked, once it is found to be correct. */
export class SyntaxChecked extends Error {}
/** Unwinds everything: `exit` was called. */
export class ExitRequest extends Error {
  readonly status: number;
  constructor(status: number) {
    super("exit");
    this.status = status;
  }
}

/** True for errors that have been reported already. */
export function isReported(error: unknown): boolean {
  return error instanceof EvaluationError || error instanceof SyntaxProblem;
}

const unwind = new EvaluationError("evaluation error");
const badSyntax = new SyntaxProblem("syntax error");

/** The text of an error; with the name in the source that it is about, if there is one. */
export type ErrorText = string | { readonly text: string; readonly names: Named };

export function naming(kind: Named["kind"], name: string, text: string): ErrorText {
  return { text, names: { kind, name } };
}

export function noClassText(name: string): ErrorText {
  return naming("class", name, `Unable to find class ${name}.\n`);
}

export function printError(
  engine: ErrorHost,
  module: string,
  number: number,
  blankLine: boolean,
  error: ErrorText,
): void {
  const { text, names } = typeof error === "string" ? { text: error, names: null } : error;
  engine.routers.write("werror", `${blankLine ? "\n" : ""}[${module}${number}] ${text}`);
  engine.evaluation.lastError = { code: `${module}${number}`, text };
  if (engine.routers.capture === null && !engine.routers.silent)
    engine.errors.report(`${module}${number}`, text, names);
}

/** Notes that an error was reported; what is running ends at the next check. */
export function noteFailure({ evaluation }: ErrorHost): void {
  evaluation.failed = true;
  evaluation.halted = true;
}

/** Reports an error after which the function that found it can carry on. */
export function reportFailure(engine: ErrorHost, module: string, number: number, text: ErrorText): void {
  printError(engine, module, number, false, text);
  noteFailure(engine);
}

/** Reports and unwinds to the call of the function that has failed. */
export function fail(
  engine: ErrorHost,
  module: string,
  number: number,
  text: ErrorText,
  blankLine = false,
): never {
  printError(engine, module, number, blankLine, text);
  return abort(engine);
}

/** Unwinds to the call of the function that has failed; its error has been reported. */
export function abort(engine: ErrorHost): never {
  noteFailure(engine);
  throw unwind;
}

/** Unwinds to the call of the function without counting as an error. */
export function giveUp(): never {
  throw unwind;
}

/** A closure that returns what `substitute` returns when `body` fails. */
export function attempting(body: Thunk, substitute: Thunk): Thunk {
  return () => {
    try {
      return body();
    } catch (error) {
      if (error instanceof EvaluationError) return substitute();
      throw error;
    }
  };
}

/** Reports and unwinds a parse. */
export function failParse(
  engine: ErrorHost,
  module: string,
  number: number,
  text: ErrorText,
  blankLine = true,
): never {
  printError(engine, module, number, blankLine, text);
  throw badSyntax;
}

export function abortParse(): never {
  throw badSyntax;
}

/** Reports and unwinds a parse. Unlike other errors of parsing it counts as a failure for what called `build`. */
export function syntaxError(engine: ErrorHost, where: string): never {
  engine.evaluation.failed = true;
  return failParse(engine, "PRNTUTIL", 2, `Syntax Error:  Check appropriate syntax for ${where}.\n`);
}

export function cannotFind(engine: ErrorHost, kind: string, name: string, blankLine = false): void {
  printError(engine, "PRNTUTIL", 1, blankLine, `Unable to find ${kind} ${name}.\n`);
}

export function cannotDelete(engine: ErrorHost, kind: string, name: string): void {
  printError(engine, "PRNTUTIL", 4, false, `Unable to delete ${kind} ${name}.\n`);
}

export function alreadyParsed(engine: ErrorHost, what: string, item: string | null): never {
  return failParse(
    engine,
    "PRNTUTIL",
    5,
    `The ${what} ${item === null ? "" : `${item} `}has already been parsed.\n`,
  );
}

export function localVariableError(engine: ErrorHost, where: string): never {
  return failParse(engine, "PRNTUTIL", 6, `Local variables can not be accessed by ${where}.\n`);
}

export function reportDivisionByZero(engine: ErrorHost, name: string): void {
  const text = `Attempt to divide by zero in ${name} function.\n`;
  reportFailure(engine, "PRNTUTIL", 7, naming("call", name, text));
}

export function wrongTypeText(name: string, argument: number, expected: string): ErrorText {
  const text = `Function ${name} expected argument #${argument} to be of type ${expected}\n`;
  return naming("call", name, text);
}

export function reportWrongType(engine: ErrorHost, name: string, argument: number, expected: string): void {
  reportFailure(engine, "ARGACCES", 5, wrongTypeText(name, argument, expected));
}

export function wrongType(engine: ErrorHost, name: string, argument: number, expected: string): never {
  return fail(engine, "ARGACCES", 5, wrongTypeText(name, argument, expected));
}

export function countText(
  name: string,
  relation: "exactly" | "at least" | "no more than",
  count: number,
): ErrorText {
  return naming("call", name, `Function ${name} expected ${relation} ${count} argument(s)\n`);
}

export function invalidSlotText(slot: string, template: string): ErrorText {
  const text = `Invalid slot ${slot} not defined in corresponding deftemplate ${template}.\n`;
  return { text, names: { kind: "slot", name: slot, owner: template } };
}

export function singleFieldText(slot: string): ErrorText {
  return naming("slot", slot, `The single field slot ${slot} can only contain a single field value.\n`);
}

export function undefinedVariableText(
  name: string,
  where: string,
  kind: "variable" | "action-variable" = "variable",
): ErrorText {
  return naming(kind, name, `Undefined variable ${name} referenced in ${where}.\n`);
}

/** Reports a text that ends inside a string. */
export function reportUnfinishedString(engine: ErrorHost): void {
  printError(engine, "SCANNER", 1, true, "Encountered End-Of-File while scanning a string\n");
}
