// Commands and constructs given as text: one command at a time, whole files, and the loop behind the prompt.
// Source: guide, sections 2.1 and 13.1.

import type { ConstructRow } from "../constructs/kind.ts";
import { whileUsed } from "../constructs/while-used.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import {
  EvaluationError,
  ExitRequest,
  failParse,
  printError,
  reportUnfinishedString,
  SyntaxProblem,
} from "../evaluate/messages.ts";
import { Parser } from "../evaluate/parse-expression.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope } from "../evaluate/scope.ts";
import { BatchInput } from "../host/standard-input.ts";
import { formatValue } from "../language/format-values.ts";
import { type CharacterSource, readLexeme, StringSource } from "../language/scanner.ts";
import type { Origin } from "../language/source-position.ts";
import { FALSE, OutOfMemory, type Sym, type Value, Void } from "../language/values.ts";
import { CommandScanner } from "./complete-command.ts";

export const BANNER = "         CLIPS (6.30 3/17/15)\n";
const PROMPT = "CLIPS> ";

/** Runs `body`; false when an error that has been reported unwound it. A limit of the host is reported here. */
function guarded(engine: Engine, body: () => void): boolean {
  const { evaluation } = engine;
  const { depth } = evaluation;
  try {
    body();
    return true;
  } catch (error) {
    evaluation.depth = depth;
    evaluation.flow = 0;
    engine.network.matching = false;
    if (error instanceof EvaluationError || error instanceof SyntaxProblem) return false;
    if (!reportLimit(engine, error)) throw error;
    return false;
  }
}

/** Reports a limit of the host: its stack, or the size of a value. False for any other error. */
export function reportLimit(engine: Engine, error: unknown): boolean {
  if (
    error instanceof OutOfMemory ||
    (error instanceof RangeError && /invalid .* length/i.test(error.message))
  )
    printError(engine, "MEMORY", 1, false, "Out of memory.\n");
  else if (error instanceof RangeError)
    printError(engine, "EVALUATN", 4, true, "Functions are nested too deeply.\n");
  else return false;
  return true;
}

/** Parses the construct whose name was read; true when there was no error. */
export function parseConstruct(engine: Engine, parser: Parser<Engine>, row: ConstructRow): boolean {
  const { pretty } = engine;
  const { enabled } = pretty;
  pretty.begin(row.name);
  const { evaluation } = engine;
  const { halted } = evaluation;
  evaluation.settle();
  const ok = guarded(engine, () => engine.errors.while(parser, () => parseAllowed(parser, row)));
  // What goes wrong while a construct is defined, in the network too, does not halt what is running.
  evaluation.halted = halted;
  if (!ok) {
    engine.routers.write("werror", "\nERROR:\n");
    engine.routers.write("werror", `${pretty.text()}\n`);
  }
  pretty.clear();
  pretty.enabled = enabled;
  return ok;
}

/** Parses a construct, unless a binary file is loaded. */
function parseAllowed(parser: Parser<Engine>, row: ConstructRow): void {
  const { engine, checkOnly } = parser;
  if (engine.modules.fixed && !checkOnly) {
    engine.pretty.begin(row.name);
    const title = row.refusedAs ?? row.name;
    failParse(engine, "BLOAD", 1, `Cannot load ${title} construct with binary load in effect.\n`);
  }
  row.parse(parser);
}

/** Executes the first command or construct of a text; later text is ignored. `origin` is where the text was written. */
export function executeCommand(engine: Engine, text: string, printResult: boolean, origin?: Origin): boolean {
  const source = new StringSource(text);
  const parser = new Parser(engine, source, origin);
  // What the text names is in use from here on.
  engine.namesInUse = null;
  const lexeme = parser.next();
  parser.begin = lexeme.position;
  const ok = executeParsed(engine, parser, printResult);
  engine.errors.happenedAt({ origin: parser.origin, position: parser.origin.offset + parser.begin });
  return ok;
}

/** Executes the command whose first lexeme was read. */
function executeParsed(engine: Engine, parser: Parser<Engine>, printResult: boolean): boolean {
  const { lexeme } = parser;
  const show = (shown: string) => engine.routers.write("stdout", `${shown}\n`);
  const noteNames = () => engine.commandNames.note(parser.textRead);
  if (parser.atConstant()) {
    noteNames();
    if (printResult) show(formatValue(lexeme.value));
    return true;
  }
  if (lexeme.type === "variable" || lexeme.type === "multi-variable" || lexeme.type === "global") {
    const atom = parser.atom()!;
    let value: Value = FALSE;
    const ok = guarded(engine, () => {
      value = compile(engine, atom, new Scope(true))();
    });
    if (printResult) show(formatValue(value));
    return ok;
  }
  if (lexeme.type === "end") return true;
  if (lexeme.type !== "(") {
    printError(engine, "COMMLINE", 1, false, "Expected a '(', constant, or variable\n");
    return false;
  }
  const name = parser.next();
  if (name.type !== "symbol") {
    printError(engine, "COMMLINE", 2, false, "Expected a command.\n");
    return false;
  }
  const word = (name.value as Sym).name;
  const row = engine.constructs.get(word);
  if (row !== undefined) return parseConstruct(engine, parser, row);
  return guarded(engine, () => {
    engine.evaluation.parsingCommand = true;
    const expression = (() => {
      try {
        return engine.errors.while(parser, () => parser.callNamed(word));
      } finally {
        engine.evaluation.parsingCommand = false;
        noteNames();
      }
    })();
    const scope = new Scope(true);
    const thunk = compile(engine, expression, scope);
    const { referenced } = engine.evaluation;
    try {
      const value = whileUsed(engine, parser.used, () =>
        inFrame(engine.evaluation, new Array(scope.size), thunk),
      );
      engine.commandNames.keep(value);
      if (printResult && !(value instanceof Void)) show(formatValue(value));
    } finally {
      engine.evaluation.referenced = referenced;
    }
  });
}

/** Parses a command without executing it; a construct is defined. */
export function checkCommand(engine: Engine, text: string, origin: Origin): boolean {
  const parser = new Parser(engine, new StringSource(text), origin);
  parser.begin = parser.next().position;
  const name = parser.next();
  const word = name.type === "symbol" ? (name.value as Sym).name : null;
  const row = word === null ? undefined : engine.constructs.get(word);
  if (row !== undefined) return parseConstruct(engine, parser, row);
  return guarded(engine, () => {
    engine.evaluation.parsingCommand = true;
    try {
      engine.errors.while(parser, () => {
        if (word !== null) parser.callNamed(word);
        else printError(engine, "COMMLINE", 2, false, "Expected a command.\n");
      });
    } finally {
      engine.evaluation.parsingCommand = false;
    }
  });
}

/** Counting the work of joins takes time: it begins when a text that is about to be read asks for the counts. */
function countWorkFor({ network }: Engine, text: string): void {
  if (text.includes("join-activity")) network.matches.countWork();
}

/** Runs the commands of a text silently, as `batch*` and `-f2` do. A last command without a line end is not run. */
export function batchSilently(engine: Engine, text: string, file: string | null = null): void {
  const scanner = new CommandScanner();
  countWorkFor(engine, text);
  let start = 0;
  for (let end = scanner.advance(text, 0); end >= 0; end = scanner.advance(text, start)) {
    const command = text.slice(start, end + 1);
    const origin = { file, text, offset: start };
    start = end + 1;
    scanner.reset();
    engine.input(() => {
      executeCommand(engine, command, false, origin);
      engine.evaluation.promptVariables.clear();
      engine.evaluation.settle();
    });
  }
}

/** Loads the constructs of a text. False when one had an error. */
export function loadConstructs(
  engine: Engine,
  text: string,
  progress: boolean,
  file: string | null = null,
  origin: Origin = { file, text, offset: 0 },
): boolean {
  const before = engine.loading;
  countWorkFor(engine, text);
  engine.loading = progress;
  const source: CharacterSource = new StringSource(text);
  const parser = new Parser(engine, source, origin);
  let ok = true;
  try {
    let skipping = false;
    let opened = false;
    for (;;) {
      const lexeme = readLexeme(source);
      if (lexeme.unfinished) reportUnfinishedString(engine);
      if (lexeme.type === "end") break;
      if (!opened) {
        parser.lexeme = lexeme;
        parser.begin = lexeme.position;
      }
      // Any number of parentheses may stand before the name of a construct.
      if (lexeme.type === "(") {
        opened = true;
        continue;
      }
      const named = opened && lexeme.type === "symbol";
      const row = named ? engine.constructs.get((lexeme.value as Sym).name) : undefined;
      opened = false;
      if (row !== undefined) {
        skipping = !parseConstruct(engine, parser, row);
      } else if (!skipping) {
        reportBeginning(engine, parser);
        skipping = true;
      }
      ok &&= !skipping;
    }
  } finally {
    engine.loading = before;
  }
  if (progress && !engine.watch.get("compilations")) engine.routers.write("wdialog", "\n");
  return ok;
}

function reportBeginning(engine: Engine, parser: Parser<Engine>): void {
  engine.errors.while(parser, () =>
    printError(engine, "CSTRCPSR", 1, true, "Expected the beginning of a construct.\n"),
  );
}

/**
 * Reads commands from the batch files and the terminal until both end or `exit` is called; without `terminal`, until
 * the files end. The end of the input counts as the end of a line. Returns the status of `exit`, or null.
 */
export function commandLoop(engine: Engine, terminal = true): number | null {
  const scanner = new CommandScanner();
  const { routers } = engine;
  const { input } = routers;
  routers.write("wprompt", PROMPT);
  let text = "";
  try {
    for (;;) {
      let code = input.readBatch();
      const [batch] = input.batches;
      if (code < 0 && terminal) code = routers.readStandard();
      const char = code < 0 ? "\n" : String.fromCharCode(code);
      text += char;
      const state = scanner.push(char);
      if (state === "more") {
        if (code < 0) return null;
        continue;
      }
      const command = text;
      const origin = batch?.originOf(command);
      engine.input(() => {
        executeCommand(engine, command, true, origin);
        engine.evaluation.settle();
      });
      engine.commandNames.clear();
      text = "";
      scanner.reset();
      routers.write("wprompt", PROMPT);
    }
  } catch (error) {
    if (!(error instanceof ExitRequest)) throw error;
    input.showEcho();
    return error.status;
  }
}

/** Queues a text to be read as if it were typed: before the other batch files, or after them. */
export function queueBatch(engine: Engine, text: string, file: string | null, atEnd: boolean): void {
  countWorkFor(engine, text);
  engine.routers.input.add(new BatchInput(text, file), atEnd);
}
