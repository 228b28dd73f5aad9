// The deffunction construct. Source: guide, section 7.

import { compileBody } from "../../evaluate/compile-body.ts";
import { failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import type { ConstructHost } from "../kind.ts";
import { Deffunction } from "./deffunction.ts";

/** Parameters in parentheses; the wildcard parameter comes last. `taken` are names that none may have. */
export function parseParameters(
  parser: Parser<ConstructHost>,
  taken: readonly string[] = [],
  check: (name: string) => void = () => {},
): { names: string[]; wildcard: boolean } {
  const { core } = parser;
  const { pretty } = core;
  const names: string[] = [];
  let wildcard = false;
  if (!parser.is("(")) syntaxError(core, "parameter list");
  parser.next();
  while (!parser.is(")")) {
    const { type, value } = parser.lexeme;
    if (type !== "variable" && type !== "multi-variable") {
      syntaxError(core, "parameter list");
    }
    const { name } = value as Sym;
    if (names.includes(name) || taken.includes(name))
      failParse(core, "PRCCODE", 7, `Duplicate parameter names not allowed.\n`, false);
    if (wildcard) failParse(core, "PRCCODE", 8, `No parameters allowed after wildcard parameter.\n`, false);
    check(name);
    names.push(name);
    wildcard = type === "multi-variable";
    parser.next();
    if (!parser.is(")")) pretty.spaceBefore();
  }
  return { names, wildcard };
}

export function parseDeffunction(parser: Parser<ConstructHost>): void {
  const { core } = parser;
  const { pretty } = core;
  const { name } = constructHead(parser, "deffunction", { keepOld: true });
  if (core.constructs.has(name)) {
    failParse(core, "DFFNXPSR", 1, "Deffunctions are not allowed to replace constructs.\n", false);
  }
  if (core.functions.has(name)) {
    failParse(core, "DFFNXPSR", 2, `Deffunctions are not allowed to replace external functions.\n`, false);
  }
  const module = core.modules.current;
  const generic = core.modules.lookupPlain("defgeneric", name);
  if (generic?.module === module) {
    failParse(core, "DFFNXPSR", 3, "Deffunctions are not allowed to replace generic functions.\n", false);
  }
  if (generic !== undefined) {
    const text = `Defgeneric ${name} imported from module ${generic.module.name} conflicts with this deffunction.\n`;
    failParse(core, "DFFNXPSR", 5, text, false);
  }
  const old = module.constructs.deffunction.get(name) as Deffunction | undefined;
  if (old !== undefined && old.executing > 0) {
    failParse(core, "DFFNXPSR", 4, `Deffunction ${name} may not be redefined while it is executing.\n`);
  }
  const { names, wildcard } = parseParameters(parser);
  const target = old ?? new Deffunction(name, module);
  if (old === undefined) {
    target.watch = core.watch.get("deffunctions");
    storeConstruct(target);
  }
  target.parameters = names;
  target.wildcard = wildcard;
  try {
    pretty.newline();
    parser.returnAllowed = true;
    const actions = parser.actions({ readFirst: true });
    const { body, size } = compileBody(core, names, actions, "deffunction", `deffunction ${name}`);
    if (!parser.is(")")) syntaxError(core, "deffunction");
    parser.closeActions();
    target.body = body;
    target.frameSize = size;
    pretty.save("\n");
    target.pretty = pretty.text();
    module.constructs.deffunction.delete(name);
    for (const template of target.uses ?? []) template.useCount--;
    storeConstruct(target, parser.used);
  } catch (error) {
    // The old body is lost: what others call stays without one.
    if (target.useCount === 0) module.constructs.deffunction.delete(name);
    else target.body = null;
    throw error;
  }
}
