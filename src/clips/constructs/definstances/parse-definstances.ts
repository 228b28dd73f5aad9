// The definstances construct. Source: guide, section 9.6.1.1.

import { compile } from "../../evaluate/compile.ts";
import { type Call, usesLocals } from "../../evaluate/expressions.ts";
import { localVariableError, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { Scope } from "../../evaluate/scope.ts";
import type { ObjectHost } from "../../objects/host.ts";
import { instanceDefinition } from "../../objects/parse-instance.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import { Definstances } from "./definstances.ts";

export function parseDefinstances(parser: Parser<ObjectHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = constructHead(parser, "definstances", { commentLater: true });
  const active = parser.is("symbol") && parser.nameOf() === "active";
  if (active) takeWord(parser);
  if (parser.is("string")) takeWord(parser);
  const calls: Call[] = [];
  while (parser.is("(")) {
    const call = instanceDefinition(parser, active);
    if (usesLocals(call)) localVariableError(engine, "definstances");
    calls.push(call);
    parser.next();
    pretty.breakBefore();
  }
  if (!parser.is(")")) syntaxError(engine, "definstances");
  if (calls.length > 0) pretty.backup();
  pretty.backup();
  pretty.save(")\n");
  const makers = calls.map((call) => compile(engine, call, new Scope(true)));
  parser.endCheck();
  const made = new Definstances(name, engine.modules.current, makers);
  made.pretty = pretty.form();
  storeConstruct(engine, made, parser.used);
}

/** Shows the current word on the line of the one before it, and reads the next. */
function takeWord(parser: Parser<ObjectHost>): void {
  const { pretty } = parser.engine;
  pretty.backup();
  pretty.backup();
  pretty.save(" ");
  pretty.saveAgain(parser.lexeme.text);
  pretty.newline();
  parser.next();
}
