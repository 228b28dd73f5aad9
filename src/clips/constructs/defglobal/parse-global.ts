// The defglobal construct: each variable in it is a construct of its own. Source: guide, section 6.

import { compile } from "../../evaluate/compile.ts";
import { expressionText } from "../../evaluate/expression-text.ts";
import type { Expression } from "../../evaluate/expressions.ts";
import { abortParse, failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { inFrame } from "../../evaluate/procedure.ts";
import { Scope } from "../../evaluate/scope.ts";
import { quote } from "../../language/format-values.ts";
import type { Sym } from "../../language/values.ts";
import { announce, storeConstruct } from "../construct-head.ts";
import { Defglobal, type GlobalHost } from "./defglobal.ts";

export function parseDefglobal(parser: Parser<GlobalHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  parser.next();
  if (parser.is("symbol")) {
    const { name } = parser.lexeme.value as Sym;
    if (name.includes("::")) syntaxError(engine, "defglobal");
    const module = engine.modules.find(name);
    if (module === undefined) {
      failParse(engine, "PRNTUTIL", 1, `Unable to find defmodule ${name}.\n`, false);
    }
    engine.modules.current = module;
    pretty.save(" ");
    parser.next();
  } else {
    pretty.backup();
    pretty.save(engine.modules.current.name);
    pretty.save(" ");
    pretty.saveAgain(parser.lexeme.text);
  }
  while (!parser.is(")")) {
    if (!parser.is("global")) syntaxError(engine, "defglobal");
    const { name } = parser.lexeme.value as Sym;
    pretty.save(" ");
    engine.modules.refuseConflict("defglobal", name);
    announce(engine, "defglobal", name, engine.modules.current.constructs.defglobal.has(name));
    const equals = parser.next();
    if (equals.type !== "symbol" || (equals.value as Sym).name !== "=") syntaxError(engine, "defglobal");
    pretty.save(" ");
    const expression = parser.atomOrExpression();
    if (!parser.checkOnly) defineGlobal(engine, name, expression);
    // Each global is a construct of its own.
    pretty.clear();
    pretty.save(`(defglobal ${engine.modules.current.name} `);
    parser.next();
  }
}

function defineGlobal(engine: GlobalHost, name: string, expression: Expression): void {
  const thunk = compile(engine, expression, new Scope(true));
  engine.evaluation.failed = false;
  const value = inFrame(engine.evaluation, [], thunk);
  if (engine.evaluation.failed) abortParse();
  // Read late: the value may have been found by a call that cleared everything.
  const module = engine.modules.current;
  const old = module.constructs.defglobal.get(name) as Defglobal | undefined;
  const global = old ?? new Defglobal(name, module, thunk);
  if (old === undefined) {
    global.watch = engine.watch.get("globals");
    storeConstruct(engine, global);
  }
  global.initial = thunk;
  // Watching globals shows changes, not definitions.
  global.value = value;
  engine.globalsChanged = true;
  const text = `(defglobal ${module.name} ?*${name}* = ${initialText(expression)})\n`;
  global.pretty = engine.pretty.conserving ? null : text;
}

/** The first value as it is written. */
function initialText(expression: Expression): string {
  return expression.type === "constant" && typeof expression.value === "string"
    ? quote(expression.value)
    : expressionText(expression);
}
