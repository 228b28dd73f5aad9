// The constructs deffacts, defglobal, deffunction and defmodule, and the table of all constructs.

import type { Core } from "../core.ts";
import { compile } from "../evaluate/compile.ts";
import { compileBody } from "../evaluate/compile-body.ts";
import { type Expression, usesLocals } from "../evaluate/expressions.ts";
import { failParse, localVariableError, syntaxError } from "../evaluate/messages.ts";
import type { Parser } from "../evaluate/parse-expression.ts";
import { inFrame } from "../evaluate/procedure.ts";
import { Scope } from "../evaluate/scope.ts";
import { compileFact, type FactPlan, parseFact } from "../facts/parse-facts.ts";
import type { Sym } from "../language/values.ts";
import { announce, constructHead, storeConstruct } from "./construct-head.ts";
import { Deffacts } from "./deffacts/deffacts.ts";
import { Deffunction } from "./deffunction/deffunction.ts";
import type { Defgeneric } from "./defgeneric/defgeneric.ts";
import { parseDefgeneric, parseDefmethod } from "./defgeneric/parse-generic.ts";
import { Defglobal } from "./defglobal/defglobal.ts";
import { parseDefmodule } from "./defmodule/parse-module.ts";
import { parseDefrule } from "./defrule/parse-rule.ts";
import { parseDeftemplate } from "./deftemplate/parse-template.ts";

/** The parsers of constructs by name. Each reads what follows the name, up to the closing parenthesis. */
export const CONSTRUCTS: Record<string, (parser: Parser<Core>) => void> = {
  defmodule: parseDefmodule,
  deftemplate: parseDeftemplate,
  deffacts: parseDeffacts,
  defrule: parseDefrule,
  defglobal: parseDefglobal,
  deffunction: parseDeffunction,
  defgeneric: parseDefgeneric,
  defmethod: parseDefmethod,
};

function parseDeffacts(parser: Parser<Core>): void {
  const { core } = parser;
  const { pretty } = core;
  const { name } = constructHead(parser, "deffacts", true, "$");
  const args: Expression[] = [];
  const plans: FactPlan[] = [];
  while (!parser.is(")")) {
    if (!parser.is("(")) syntaxError(core, "RHS patterns");
    plans.push(parseFact(parser, args, "deffacts"));
    pretty.newline();
    parser.next();
  }
  if (plans.length > 0) {
    pretty.backup();
    pretty.backup();
    pretty.save(")");
  }
  if (args.some(usesLocals)) localVariableError(core, "a deffacts construct");
  pretty.save("\n");
  const scope = new Scope(true);
  const makers = plans.map((plan) => compileFact(core, plan, args, scope));
  const deffacts = new Deffacts(name, core.modules.current, makers, [
    ...new Set(plans.map((p) => p.template)),
  ]);
  deffacts.pretty = pretty.text();
  storeConstruct(deffacts, parser.used);
}

function parseDefglobal(parser: Parser<Core>): void {
  const { core } = parser;
  const { pretty } = core;
  parser.next();
  if (parser.is("symbol")) {
    const { name } = parser.token.value as Sym;
    pretty.spaceBefore();
    const module = core.modules.find(name);
    if (module === undefined) {
      failParse(core, "PRNTUTIL", 1, `Unable to find defmodule ${name}.\n`, false);
    }
    core.modules.current = module;
    pretty.save(" ");
    parser.next();
  } else {
    pretty.backup();
    pretty.save(" ");
    pretty.save(core.modules.current.name);
    pretty.save(" ");
    pretty.save(parser.token.text);
  }
  while (!parser.is(")")) {
    if (!parser.is("global")) syntaxError(core, "defglobal");
    const { name } = parser.token.value as Sym;
    pretty.save(" ");
    core.checkImportConflict("defglobal", name);
    announce(core, "defglobal", name, ":", core.modules.current.constructs.defglobal.has(name));
    const equals = parser.next();
    if (equals.type !== "symbol" || (equals.value as Sym).name !== "=") syntaxError(core, "defglobal");
    pretty.save(" ");
    const expression = parser.atomOrExpression();
    defineGlobal(core, name, expression);
    // Each global is a construct of its own.
    pretty.clear();
    pretty.save(`(defglobal ${core.modules.current.name} `);
    parser.next();
  }
}

function defineGlobal(core: Core, name: string, expression: Expression): void {
  const module = core.modules.current;
  const thunk = compile(core, expression, new Scope(true));
  const value = inFrame(core.evaluation, [], thunk);
  const old = module.constructs.defglobal.get(name) as Defglobal | undefined;
  const global = old ?? new Defglobal(name, module, thunk);
  if (old === undefined) {
    global.watch = core.watch.get("globals");
    storeConstruct(global);
  }
  global.initial = thunk;
  // A definition is no change that is watched.
  global.value = value;
  core.globalsChanged = true;
  global.pretty = `(defglobal ${module.name} ?*${name}* = ${core.lastAtomText(expression)})\n`;
}

/** Parameters in parentheses; the wildcard parameter comes last. */
function parseParameters(parser: Parser<Core>): { names: string[]; wildcard: boolean } {
  const { core } = parser;
  const { pretty } = core;
  const names: string[] = [];
  let wildcard = false;
  if (!parser.is("(")) syntaxError(core, "parameter list");
  parser.next();
  while (!parser.is(")")) {
    const { type, value } = parser.token;
    if (type !== "variable" && type !== "multi-variable") {
      syntaxError(core, "parameter list");
    }
    const { name } = value as Sym;
    if (names.includes(name))
      failParse(core, "PRCCODE", 7, `Duplicate parameter names not allowed.\n`, false);
    if (wildcard) failParse(core, "PRCCODE", 8, `No parameters allowed after wildcard parameter.\n`, false);
    names.push(name);
    wildcard = type === "multi-variable";
    parser.next();
    if (!parser.is(")")) pretty.spaceBefore();
  }
  return { names, wildcard };
}

function parseDeffunction(parser: Parser<Core>): void {
  const { core } = parser;
  const { pretty } = core;
  const { name } = constructHead(parser, "deffunction", true, "!", { keepOld: true });
  if (Object.hasOwn(CONSTRUCTS, name)) {
    failParse(core, "DFFNXPSR", 1, "Deffunctions are not allowed to replace constructs.\n", false);
  }
  if (core.functions.has(name)) {
    failParse(core, "DFFNXPSR", 2, `Deffunctions are not allowed to replace external functions.\n`, false);
  }
  const module = core.modules.current;
  const generic = core.modules.lookupPlain<Defgeneric>("defgeneric", name);
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
