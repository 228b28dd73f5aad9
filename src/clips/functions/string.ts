// Functions on strings and symbols. Source: guide, section 12.3.

import { whileUsed } from "../constructs/while-used.ts";
import type { Engine } from "../engine.ts";
import { compile } from "../evaluate/compile.ts";
import { abort, fail, reportUnfinishedString, SyntaxProblem } from "../evaluate/messages.ts";
import { Parser } from "../evaluate/parse-expression.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope, UndefinedVariable } from "../evaluate/scope.ts";
import { displayValue } from "../language/format-values.ts";
import { isConstant, readLexeme, StringSource } from "../language/scanner.ts";
import { bytesOf } from "../language/utf8.ts";
import {
  bool,
  checkTextLength,
  EOF,
  FALSE,
  InstanceName,
  NIL,
  Sym,
  sym,
  type Value,
} from "../language/values.ts";
import { parseConstruct } from "../prompt/commands.ts";
import type { Row } from "./row.ts";

export function textOf(value: Value): string {
  return value instanceof InstanceName ? value.name : displayValue(value);
}

/** The texts of single fields, one after the other. */
function join(args: Value[]): string {
  const texts = args.map(textOf);
  checkTextLength(texts.reduce((sum, text) => sum + text.length, 0));
  return texts.join("");
}

const length = (value: Value): number => [...textOf(value)].length;

/** Keeps the type of the argument. */
function like(original: Value, text: string): Value {
  if (original instanceof Sym) return sym(text);
  if (original instanceof InstanceName) return new InstanceName(text);
  return text;
}

/** Texts are compared byte by byte. */
function compareText(_engine: Engine, [a, b, count]: Value[]): Value {
  // The C program keeps 32 bits of the number; a negative one is no limit.
  const bytes = count === undefined ? -1 : Number(BigInt.asIntN(32, BigInt(count as number | bigint)));
  const limit = bytes >= 0 ? bytes : Number.POSITIVE_INFINITY;
  const x = bytesOf(textOf(a));
  const y = bytesOf(textOf(b));
  const length = Math.min(x.length, y.length, limit);
  for (let i = 0; i < length; i++) if (x[i] !== y[i]) return x[i] < y[i] ? -1 : 1;
  return Math.sign(Math.min(x.length, limit) - Math.min(y.length, limit));
}

function index(_engine: Engine, [part, whole]: Value[]): Value {
  const text = textOf(whole);
  const needle = textOf(part);
  const at = needle === "" ? text.length : text.indexOf(needle);
  return at < 0 ? FALSE : [...text.slice(0, at)].length + 1;
}

function substring(_engine: Engine, argument: (i: number) => Value): Value {
  const begin = Math.max(1, Number(argument(0)));
  const last = Number(argument(1));
  if (last < 1) return "";
  const characters = [...textOf(argument(2))];
  const end = Math.min(characters.length, last);
  return begin > end ? "" : characters.slice(begin - 1, end).join("");
}

/** Evaluates the expression in a text. */
function evaluateText(engine: Engine, text: string): Value {
  const source = new StringSource(text);
  const parser = new Parser(engine, source);
  const { pretty } = engine;
  const enabled = pretty.enabled;
  pretty.enabled = false;
  try {
    const lexeme = parser.next();
    const expression = parser.atomOrExpression(lexeme);
    if ("multi" in expression && expression.multi)
      fail(engine, "MISCFUN", 1, "expand$ must be used in the argument list of a function call.\n");
    const scope = new Scope(true, true);
    const thunk = compile(engine, expression, scope);
    return whileUsed(engine, parser.used, () => inFrame(engine.evaluation, new Array(scope.size), thunk));
  } catch (error) {
    if (error instanceof SyntaxProblem) abort(engine);
    if (error instanceof UndefinedVariable)
      fail(engine, "STRNGFUN", 2, "Some variables could not be accessed by the eval function.\n");
    throw error;
  } finally {
    pretty.enabled = enabled;
  }
}

function build(engine: Engine, text: string): Value {
  const source = new StringSource(text);
  const parser = new Parser(engine, source);
  if (parser.next().type !== "(") return FALSE;
  const name = parser.next();
  const word = name.type === "symbol" ? (name.value as Sym).name : "";
  const row = engine.constructs.get(word);
  return row === undefined ? FALSE : bool(parseConstruct(engine, parser, row));
}

export const string: Row[] = [
  {
    name: "str-cat",
    restrictions: "1*",
    byName: { counts: "0**", empty: () => "" },
    runtime: "t",
    returns: "lexeme",
    evaluate: (_engine, args) => join(args),
  },
  {
    name: "sym-cat",
    restrictions: "1*",
    byName: { counts: "0**", empty: () => NIL },
    runtime: "t",
    returns: "lexeme",
    substitute: NIL,
    evaluate: (_engine, args) => sym(join(args)),
  },
  {
    name: "str-length",
    substitute: -1,
    restrictions: "11j",
    runtime: "k",
    returns: "integer",
    evaluate: (_engine, [text]) => length(text),
  },
  {
    name: "upcase",
    restrictions: "11j",
    runtime: "k",
    returns: "lexeme-or-name",
    evaluate: (_engine, [text]) =>
      like(
        text,
        textOf(text).replace(/[a-z]/g, (c) => c.toUpperCase()),
      ),
  },
  {
    name: "lowcase",
    restrictions: "11j",
    runtime: "k",
    returns: "lexeme-or-name",
    evaluate: (_engine, [text]) =>
      like(
        text,
        textOf(text).replace(/[A-Z]/g, (c) => c.toLowerCase()),
      ),
  },
  {
    name: "str-compare",
    restrictions: "23*jji",
    byName: { both: true },
    runtime: "kki",
    returns: "integer",
    evaluate: compareText,
  },
  { name: "str-index", restrictions: "22j", runtime: "kk", returns: "any", evaluate: index },
  {
    name: "sub-string",
    restrictions: "33*iij",
    runtime: "iik",
    returns: "string",
    evaluateInTurn: substring,
  },
  {
    name: "string-to-field",
    substitute: "*** ERROR ***",
    restrictions: "11j",
    runtime: "k",
    returns: "any",
    evaluate: (engine, [text]) => {
      const lexeme = readLexeme(new StringSource(textOf(text)));
      if (lexeme.unfinished) reportUnfinishedString(engine);
      if (lexeme.type === "end") return EOF;
      const plain = isConstant(lexeme);
      return plain ? lexeme.value : lexeme.text;
    },
  },
  {
    name: "eval",
    restrictions: "11k",
    makesFacts: true,
    returns: "any",
    evaluate: (engine, [text]) => evaluateText(engine, textOf(text)),
  },
  {
    name: "build",
    restrictions: "11k",
    returns: "symbol",
    evaluate: (engine, [text]) => build(engine, textOf(text)),
  },
];
