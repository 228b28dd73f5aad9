// Input and output: printout, format, read, readline and files. Source: guide, section 12.7.

import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { abort, fail, printError, reportUnfinishedString, wrongType } from "../evaluate/messages.ts";
import { displayValue } from "../language/format-values.ts";
import { fromFloat } from "../language/integers.ts";
import {
  type CharacterSource,
  isConstant,
  type Lexeme,
  readLexeme,
  StringSource,
} from "../language/scanner.ts";
import { bytesOf, byteText } from "../language/utf8.ts";
import {
  bool,
  CRLF,
  EOF,
  FALSE,
  Float,
  InstanceName,
  isNumber,
  Sym,
  sym,
  TRUE,
  type Value,
  VOID,
} from "../language/values.ts";
import { cannotOpen } from "./fact-files.ts";
import { checkFormat, formatText } from "./format.ts";
import { NEEDS_FILE, type Row } from "./row.ts";
import { textOf } from "./string.ts";

const READ_ERROR = "*** READ ERROR ***";
/** What printout prints in place of some symbols, wherever they come from. */
const SPECIAL: ReadonlyMap<Value, string> = new Map([
  [CRLF, "\n"],
  [sym("tab"), "\t"],
  [sym("vtab"), "\v"],
  [sym("ff"), "\f"],
]);

export function logicalName(engine: Engine, value: Value, name: string, standard: string | null): string {
  if (value instanceof Sym || typeof value === "string" || value instanceof InstanceName) {
    const text = typeof value === "string" ? value : value.name;
    if (text !== "t" && text !== "T") return text;
    if (standard !== null) return standard;
  }
  if (isNumber(value)) return displayValue(value);
  return fail(engine, "IOFUN", 1, `Illegal logical name used for ${name} function.\n`);
}

function unknownRouter(engine: Engine, name: string): never {
  reportUnknown(engine, name);
  return abort(engine);
}

export function reportUnknown(engine: Engine, name: string): void {
  printError(engine, "ROUTER", 1, false, `Logical name ${name} was not recognized by any routers\n`);
}

const PRINTOUT: Row = {
  name: "printout",
  restrictions: "1*",
  returns: "nothing",
  unwinds: true,
  compile: (engine, args, scope) => {
    const { evaluation } = engine;
    const target = compile(engine, args[0], scope);
    const thunks = args.slice(1).map((arg) => compile(engine, arg, scope));
    return () => {
      const to = target();
      if (to instanceof Sym && to.name === "nil") return VOID;
      const name = logicalName(engine, to, "printout", "stdout");
      if (!engine.routers.writable(name)) {
        reportUnknown(engine, name);
        return VOID;
      }
      for (let i = 0; i < thunks.length; i++) {
        const value = thunks[i]();
        if (evaluation.halted) return VOID;
        if (value === VOID) continue;
        const text = SPECIAL.get(value) ?? displayValue(value);
        // Evaluating the arguments may have closed the file.
        if (!engine.routers.write(name, text)) reportUnknown(engine, name);
      }
      return VOID;
    };
  },
};

function readField(engine: Engine, args: Value[]): Value {
  const name = args.length === 0 ? "stdin" : logicalName(engine, args[0], "read", "stdin");
  const source = engine.routers.source(name);
  if (source === undefined) return unknownRouter(engine, name);
  const lexeme = name === "stdin" ? readTyped(source) : readLexeme(source);
  if (lexeme.unfinished) reportUnfinishedString(engine);
  if (lexeme.type === "end") return EOF;
  if (isConstant(lexeme)) return lexeme.value;
  return lexeme.type === "unknown" ? READ_ERROR : lexeme.text;
}

/** The first lexeme of the next line that has one; the rest of that line is skipped. */
function readTyped(source: CharacterSource): Lexeme {
  for (;;) {
    let line = "";
    let code = source.read();
    for (; code >= 0 && code !== 10 && code !== 13; code = source.read()) line += String.fromCharCode(code);
    const lexeme = readLexeme(new StringSource(line));
    if (lexeme.type !== "end" || code < 0) return lexeme;
  }
}

function readLine(engine: Engine, args: Value[]): Value {
  const name = args.length === 0 ? "stdin" : logicalName(engine, args[0], "readline", "stdin");
  const source = engine.routers.source(name);
  if (source === undefined) return unknownRouter(engine, name);
  let text = "";
  for (;;) {
    const code = source.read();
    if (code < 0) return text === "" ? EOF : text;
    if (code === 10 || code === 13) return text;
    text += String.fromCharCode(code);
  }
}

function readNumber(engine: Engine, args: Value[]): Value {
  const value = readField(engine, args);
  return isNumber(value) || value === EOF ? value : READ_ERROR;
}

function getChar(engine: Engine, args: Value[]): Value {
  const name = args.length === 0 ? "stdin" : logicalName(engine, args[0], "get-char", "stdin");
  const source = engine.routers.source(name);
  if (source === undefined) return unknownRouter(engine, name);
  const [first, ...others] = readBytes(source);
  engine.routers.giveBack(
    name,
    others.map((byte) => byteText(byte).charCodeAt(0)),
  );
  return first;
}

/** The bytes of the next character; -1 at the end. */
function readBytes(source: CharacterSource): number[] {
  const code = source.read();
  if (code < 0x80) return [code];
  const isPair = code >= 0xd800 && code < 0xdc00;
  return bytesOf(String.fromCharCode(code, ...(isPair ? [source.read()] : [])));
}

function putChar(engine: Engine, argument: (i: number) => Value, count: number): Value {
  const name = count === 1 ? "stdout" : logicalName(engine, argument(0), "put-char", "stdout");
  if (!engine.routers.writable(name)) unknownRouter(engine, name);
  const value = argument(count - 1);
  if (engine.evaluation.failed) return VOID;
  if (!isNumber(value)) return wrongType(engine, "put-char", count, "integer");
  const code = value instanceof Float ? fromFloat(value.value) : value;
  engine.routers.write(name, byteText(Number(BigInt.asUintN(8, BigInt(code)))));
  return VOID;
}

function open(engine: Engine, [path, name, mode]: Value[]): Value {
  const logical = logicalName(engine, name, "open", null);
  if (engine.files.handles(logical)) {
    return fail(engine, "IOFUN", 2, `Logical name ${logical} already in use.\n`);
  }
  if (mode !== undefined && engine.evaluation.failed) return FALSE;
  if (mode !== undefined && typeof mode !== "string") return wrongType(engine, "open", 3, "string");
  const how = mode ?? "r";
  if (!["r", "r+", "w", "w+", "a", "a+", "rb", "wb", "ab"].includes(how)) {
    return wrongType(engine, "open", 3, 'string with value "r", "w", "a", "rb", "wb", or "ab"');
  }
  return bool(engine.files.openFile(textOf(path), logical, how));
}

/** The text is checked before the values that it needs are evaluated. */
const FORMAT: Row = {
  name: "format",
  restrictions: "2**us",
  returns: "string",
  unwinds: true,
  compile: (engine, args, scope) => {
    const target = compile(engine, args[0], scope);
    const [control, ...rest] = args.slice(1).map((arg) => compile(engine, arg, scope));
    return () => {
      const to = target();
      const silent = to instanceof Sym && to.name === "nil";
      const name = silent ? "nil" : logicalName(engine, to, "format", "stdout");
      if (!silent && !engine.routers.writable(name)) {
        reportUnknown(engine, name);
        return "";
      }
      const text = control();
      if (engine.evaluation.failed) return "";
      if (typeof text !== "string") return wrongType(engine, "format", 2, "string");
      checkFormat(engine, text, rest.length);
      const result = formatText(engine, text, rest);
      if (result === null) return "";
      if (!silent) engine.routers.write(name, result);
      return result;
    };
  },
};

export const io: Row[] = [
  PRINTOUT,
  FORMAT,
  { name: "read", restrictions: "*1", returns: "any", substitute: READ_ERROR, evaluate: readField },
  { name: "readline", restrictions: "*1", returns: "lexeme", substitute: READ_ERROR, evaluate: readLine },
  {
    name: "read-number",
    restrictions: "*1",
    byName: { name: "read" },
    returns: "any",
    substitute: READ_ERROR,
    evaluate: readNumber,
  },
  { name: "get-char", restrictions: "*1", returns: "integer", substitute: -1, evaluate: getChar },
  {
    name: "put-char",
    restrictions: "12",
    byName: { both: true },
    returns: "nothing",
    evaluateInTurn: putChar,
  },
  {
    name: "open",
    restrictions: "23*k",
    byName: { both: true },
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: open,
  },
  {
    name: "close",
    restrictions: "*1",
    returns: "symbol",
    evaluate: (engine, args) =>
      bool(
        args.length === 0
          ? engine.files.closeAll()
          : engine.files.closeFile(logicalName(engine, args[0], "close", null)),
      ),
  },
  {
    name: "remove",
    restrictions: "11k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => bool(engine.routers.host.removeFile?.(textOf(path)) ?? false),
  },
  {
    name: "rename",
    restrictions: "22k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [from, to]) =>
      bool(engine.routers.host.renameFile?.(textOf(from), textOf(to)) ?? false),
  },
  {
    name: "set-locale",
    restrictions: "*1",
    returns: "any",
    evaluate: (engine, args) => {
      const before = engine.locale;
      if (args.length === 0) return before;
      const [name] = args;
      if (engine.evaluation.failed) return FALSE;
      if (typeof name !== "string") return wrongType(engine, "set-locale", 1, "string");
      engine.locale = name;
      return before;
    },
  },
  {
    name: "dribble-on",
    restrictions: "11k",
    returns: "symbol",
    wrongArgument: NEEDS_FILE,
    evaluate: (engine, [path]) => {
      if (engine.routers.startDribble(textOf(path))) return TRUE;
      cannotOpen(engine, "dribble-on", textOf(path));
      return FALSE;
    },
  },
  {
    name: "dribble-off",
    restrictions: "00",
    returns: "symbol",
    evaluate: (engine) => bool(engine.routers.stopDribble()),
  },
];
