// The deffunction construct. Source: guide, section 7.

import { FunctionCode } from "../../evaluate/code/function-code.ts";
import { compileBody } from "../../evaluate/compile-body.ts";
import { failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import type { ConstructHost } from "../kind.ts";
import { Deffunction } from "./deffunction.ts";

/** Reads parameters in parentheses; the wildcard parameter comes last. None may have a name in `taken`. */
export function parseParameters(
  parser: Parser<ConstructHost>,
  taken: readonly string[] = [],
  check: (name: string) => void = () => {},
): { names: string[]; wildcard: boolean } {
  const { engine } = parser;
  const names: string[] = [];
  let wildcard = false;
  if (!parser.is("(")) syntaxError(engine, "parameter list");
  parser.next();
  while (!parser.is(")")) {
    const { type, value } = parser.lexeme;
    if (type !== "variable" && type !== "multi-variable") {
      syntaxError(engine, "parameter list");
    }
    const { name } = value as Sym;
    if (names.includes(name) || taken.includes(name))
      failParse(engine, "PRCCODE", 7, `Duplicate parameter names not allowed.\n`, false);
    if (wildcard) failParse(engine, "PRCCODE", 8, `No parameters allowed after wildcard parameter.\n`, false);
    check(name);
    names.push(name);
    wildcard = type === "multi-variable";
    parser.nextSpaced();
  }
  return { names, wildcard };
}

export function parseDeffunction(parser: Parser<ConstructHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = constructHead(parser, "deffunction", { keepOld: true });
  if (engine.constructs.has(name)) {
    failParse(engine, "DFFNXPSR", 1, "Deffunctions are not allowed to replace constructs.\n", false);
  }
  if (engine.functions.has(name)) {
    failParse(engine, "DFFNXPSR", 2, `Deffunctions are not allowed to replace external functions.\n`, false);
  }
  const module = engine.modules.current;
  const generic = engine.modules.lookupPlain("defgeneric", name);
  if (generic?.module === module) {
    failParse(engine, "DFFNXPSR", 3, "Deffunctions are not allowed to replace generic functions.\n", false);
  }
  if (generic !== undefined) {
    const text = `Defgeneric ${name} imported from module ${generic.module.name} conflicts with this deffunction.\n`;
    failParse(engine, "DFFNXPSR", 5, text, false);
  }
  const found = module.constructs.deffunction.get(name) as Deffunction | undefined;
  const old = parser.checkOnly ? undefined : found;
  if (old !== undefined && old.executing > 0) {
    const text = `Deffunction ${name} may not be redefined while it is executing.\n`;
    failParse(engine, "DFNXPSR", 4, text, false);
  }
  const { names, wildcard } = parseParameters(parser);
  const target = old ?? new Deffunction(name, module);
  if (old === undefined) {
    target.watch = engine.watch.get("deffunctions");
    storeConstruct(engine, target);
  }
  target.parameters = names;
  target.wildcard = wildcard;
  try {
    pretty.newline();
    parser.returnAllowed = true;
    const actions = parser.actions({ readFirst: true });
    const { body, size, deepBody } = compileBody(
      engine,
      names,
      actions,
      "deffunction",
      `deffunction ${name}`,
    );
    if (!parser.is(")")) syntaxError(engine, "deffunction");
    parser.closeActions();
    parser.endCheck();
    target.body = body;
    target.deepBody = deepBody;
    target.code = wildcard ? null : new FunctionCode(names, actions);
    target.frameSize = size;
    pretty.save("\n");
    target.pretty = pretty.form();
    module.constructs.deffunction.delete(name);
    for (const template of target.uses ?? []) template.useCount--;
    storeConstruct(engine, target, parser.used);
  } catch (error) {
    // The old body is lost; a function that others refer to stays, without a body and as the last one.
    target.forgetBody();
    module.constructs.deffunction.delete(name);
    if (target.useCount > 0) storeConstruct(engine, target);
    throw error;
  }
}
