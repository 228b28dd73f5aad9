// Commands and constructs given as text: one command at a time, whole files, and the loop behind the prompt.
// Source: guide, sections 2.1 and 13.1.

import type { ConstructRow } from "../constructs/kind.ts";
import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import { EvaluationError, ExitRequest, printError, SyntaxProblem } from "../evaluate/messages.ts";
import { Parser } from "../evaluate/parse-expression.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope } from "../evaluate/scope.ts";
import { BatchInput } from "../host/routers.ts";
import { formatValue } from "../language/format-values.ts";
import { type CharacterSource, readLexeme, StringSource } from "../language/scanner.ts";
import type { Origin } from "../language/source-position.ts";
import { FALSE, type Sym, type Value, Void } from "../language/values.ts";
import { CommandScanner } from "./complete-command.ts";

export const BANNER = "         CLIPS (6.30 3/17/15)\n";
const PROMPT = "CLIPS> ";

/** Runs `body`; false when an error that has been reported unwound it. Exhausted stacks are reported here. */
function guarded(core: Core, body: () => void): boolean {
  const { evaluation } = core;
  const { depth } = evaluation;
  try {
    body();
    return true;
  } catch (error) {
    evaluation.depth = depth;
    evaluation.flow = 0;
    core.network.matching = false;
    if (error instanceof EvaluationError || error instanceof SyntaxProblem) return false;
    if (error instanceof RangeError) {
      printError(core, "EVALUATN", 4, true, "Functions are nested too deeply.\n");
      return false;
    }
    throw error;
  }
}

/** Parses the construct whose name was read; true when there was no error. */
export function parseConstruct(core: Core, parser: Parser<Core>, row: ConstructRow): boolean {
  const { pretty } = core;
  const enabled = pretty.enabled;
  pretty.enabled = true;
  pretty.clear();
  pretty.indent = 3;
  pretty.save("(");
  pretty.save(row.name);
  pretty.save(row.textAfterName ?? " ");
  const ok = guarded(core, () => core.errors.while(parser, () => row.parse(parser)));
  if (!ok) {
    core.routers.write("werror", "\nERROR:\n");
    core.routers.write("werror", `${pretty.text()}\n`);
  }
  pretty.clear();
  pretty.enabled = enabled;
  return ok;
}

/** Executes the first command or construct of a text; later text is ignored. `origin` is where the text stands. */
export function executeCommand(core: Core, text: string, printResult: boolean, origin?: Origin): boolean {
  const source = new StringSource(text);
  const parser = new Parser(core, source, origin);
  const lexeme = parser.next();
  parser.begin = lexeme.position;
  const ok = executeParsed(core, parser, printResult);
  core.errors.happenedAt({ origin: parser.origin, position: parser.origin.offset + parser.begin });
  return ok;
}

/** Executes the command whose first lexeme was read. */
function executeParsed(core: Core, parser: Parser<Core>, printResult: boolean): boolean {
  const { lexeme } = parser;
  const show = (shown: string) => core.routers.write("stdout", `${shown}\n`);
  if (parser.atConstant()) {
    if (printResult) show(formatValue(lexeme.value));
    return true;
  }
  if (
    lexeme.type === "variable" ||
    lexeme.type === "multi-variable" ||
    lexeme.type === "global" ||
    lexeme.type === "multi-global"
  ) {
    const atom = parser.atom()!;
    let value: Value = FALSE;
    const ok = guarded(core, () => {
      value = compile(core, atom, new Scope(true))();
    });
    if (printResult) show(formatValue(value));
    return ok;
  }
  if (lexeme.type === "end") return true;
  if (lexeme.type !== "(") {
    printError(core, "COMMLINE", 1, false, "Expected a '(', constant, or variable\n");
    return false;
  }
  const name = parser.next();
  if (name.type !== "symbol") {
    printError(core, "COMMLINE", 2, false, "Expected a command.\n");
    return false;
  }
  const word = (name.value as Sym).name;
  const row = core.constructs.get(word);
  if (row !== undefined) return parseConstruct(core, parser, row);
  return guarded(core, () => {
    core.evaluation.parsingCommand = true;
    const expression = (() => {
      try {
        return core.errors.while(parser, () => parser.callNamed(word));
      } finally {
        core.evaluation.parsingCommand = false;
      }
    })();
    const scope = new Scope(true);
    const thunk = compile(core, expression, scope);
    const value = inFrame(core.evaluation, new Array(scope.size), thunk);
    if (printResult && !(value instanceof Void)) show(formatValue(value));
  });
}

/** Runs the commands of a text silently, as `batch*` and `-f2` do. */
export function batchSilently(core: Core, text: string, file: string | null = null): void {
  const scanner = new CommandScanner();
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const state = scanner.push(text[i]);
    if (state === "more") continue;
    const command = text.slice(start, i + 1);
    const origin = { file, text, offset: start };
    start = i + 1;
    scanner.reset();
    core.input(() => {
      executeCommand(core, command, false, origin);
      core.evaluation.promptVariables.clear();
      core.evaluation.halted = false;
    });
  }
  if (start < text.length) executeTrailing(core, { file, text, offset: start });
}

/** The last command of a file may lack its line end. */
function executeTrailing(core: Core, origin: Origin): void {
  const text = origin.text.slice(origin.offset);
  const scanner = new CommandScanner();
  let state = "more";
  for (const char of `${text}\n`) state = scanner.push(char);
  if (state !== "complete") return;
  core.input(() => {
    executeCommand(core, text, false, origin);
    core.evaluation.promptVariables.clear();
  });
}

/** Loads the constructs of a text. False when one had an error. */
export function loadConstructs(
  core: Core,
  text: string,
  progress: boolean,
  file: string | null = null,
): boolean {
  const before = core.loading;
  core.loading = progress;
  const source: CharacterSource = new StringSource(text);
  const parser = new Parser(core, source, { file, text, offset: 0 });
  let ok = true;
  try {
    let skipping = false;
    for (;;) {
      const lexeme = readLexeme(source);
      if (lexeme.type === "end") break;
      parser.lexeme = lexeme;
      parser.begin = lexeme.position;
      if (lexeme.type !== "(") {
        if (!skipping) reportBeginning(core, parser);
        ok = ok && skipping;
        skipping = true;
        continue;
      }
      const name = readLexeme(source);
      const word = name.type === "symbol" ? (name.value as Sym).name : "";
      const row = core.constructs.get(word);
      if (row === undefined) {
        if (!skipping) reportBeginning(core, parser);
        ok = false;
        skipping = true;
        continue;
      }
      skipping = false;
      if (!parseConstruct(core, parser, row)) {
        ok = false;
        skipping = true;
      }
    }
  } finally {
    core.loading = before;
  }
  if (progress && !core.watch.get("compilations")) core.routers.write("wdialog", "\n");
  return ok;
}

function reportBeginning(core: Core, parser: Parser<Core>): void {
  core.errors.while(parser, () =>
    printError(core, "CSTRCPSR", 1, true, "Expected the beginning of a construct.\n"),
  );
}

/**
 * Reads commands from the batches and the terminal until both end or `exit` is called; without `terminal` until the
 * batches end. Gives the status of `exit`, or null.
 */
export function commandLoop(core: Core, terminal = true): number | null {
  const scanner = new CommandScanner();
  const source = core.routers.source("stdin")!;
  core.routers.write("wprompt", PROMPT);
  let text = "";
  try {
    for (;;) {
      const [batch] = core.routers.batches;
      const fromBatch = batch !== undefined;
      if (!fromBatch && !terminal) break;
      const code = source.read();
      if (code < 0) break;
      const char = String.fromCharCode(code);
      if (fromBatch && core.routers.batches.length > 0) core.routers.write("stdout", char);
      text += char;
      const state = scanner.push(char);
      if (state === "more") continue;
      const command = text;
      const origin = batch?.originOf(command);
      core.input(() => {
        executeCommand(core, command, true, origin);
        core.evaluation.halted = false;
      });
      text = "";
      scanner.reset();
      core.routers.write("wprompt", PROMPT);
    }
  } catch (error) {
    if (error instanceof ExitRequest) return error.status;
    throw error;
  }
  return null;
}

export function queueBatch(core: Core, text: string, file: string | null = null): void {
  core.routers.batches.unshift(new BatchInput(text, file));
}
