// check-syntax: parses a text without executing it; and the threshold of the profiler.

import type { ConstructRow } from "../constructs/kind.ts";
import type { Engine } from "../engine.ts";
import { printError, SyntaxChecked, SyntaxProblem, wrongTypeText } from "../evaluate/messages.ts";
import { Parser } from "../evaluate/parse-expression.ts";
import { readLexeme, StringSource } from "../language/scanner.ts";
import { FALSE, Float, Multifield, type Sym, sym, TRUE, type Value } from "../language/values.ts";
import type { Row } from "./row.ts";

/** FALSE when there is no error; a symbol, or the error texts and the warning texts, when there is one. */
function checkSyntax(engine: Engine, text: string): Value {
  const source = new StringSource(text);
  const parser = new Parser(engine, source);
  if (parser.next().type !== "(") return sym("MISSING-LEFT-PARENTHESIS");
  const name = parser.next();
  if (name.type !== "symbol") return sym("EXPECTED-SYMBOL-AFTER-LEFT-PARENTHESIS");
  const word = (name.value as Sym).name;
  const captured: string[] = [];
  const before = engine.routers.capture;
  engine.routers.capture = captured;
  try {
    const row = engine.constructs.get(word);
    if (row !== undefined) checkConstruct(engine, parser, row);
    else parser.callNamed(word);
  } catch (error) {
    if (!(error instanceof SyntaxProblem) && !(error instanceof SyntaxChecked)) throw error;
  } finally {
    engine.routers.capture = before;
  }
  if (captured.length > 0) return new Multifield([captured.join(""), FALSE]);
  return readLexeme(source).type === "end" ? FALSE : sym("EXTRANEOUS-INPUT-AFTER-LAST-PARENTHESIS");
}

/** Parses a construct up to its first effect; names that the parse has introduced are forgotten. Its module stays current. */
function checkConstruct(engine: Engine, parser: Parser<Engine>, row: ConstructRow): void {
  const tables = engine.modules.all().flatMap(({ constructs }) => Object.values(constructs));
  const before = tables.map((table) => [...table]);
  const { pretty } = engine;
  const { enabled } = pretty;
  pretty.begin(row.name);
  parser.checkOnly = true;
  try {
    row.parse(parser);
  } catch (error) {
    if (error instanceof SyntaxProblem) engine.routers.write("werror", `\nERROR:\n${pretty.text()}\n`);
    throw error;
  } finally {
    pretty.clear();
    pretty.enabled = enabled;
    for (const [i, table] of tables.entries()) {
      table.clear();
      for (const [name, construct] of before[i]) table.set(name, construct);
    }
  }
}

export const syntax: Row[] = [
  {
    name: "check-syntax",
    restrictions: "11s",
    returns: "any",
    substitute: TRUE,
    evaluate: (engine, [text]) => checkSyntax(engine, text as string),
  },
  {
    name: "get-profile-percent-threshold",
    restrictions: "00",
    returns: "float",
    evaluate: (engine) => new Float(engine.options.profileThreshold),
  },
  {
    name: "set-profile-percent-threshold",
    restrictions: "11n",
    returns: "float",
    substituteFor: (engine) => new Float(engine.options.profileThreshold),
    evaluate: (engine, [value]) => {
      const before = engine.options.profileThreshold;
      const given = value instanceof Float ? value.value : Number(value);
      if (given < 0 || given > 100) {
        const name = "set-profile-percent-threshold";
        printError(engine, "ARGACCES", 5, false, wrongTypeText(name, 1, "number in the range 0 to 100"));
        return new Float(-1);
      }
      engine.options.profileThreshold = given;
      return new Float(before);
    },
  },
];
