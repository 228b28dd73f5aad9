// The constructs defgeneric and defmethod. Source: guide, section 8.4.

import { compile } from "../../evaluate/compile.ts";
import { compileBody } from "../../evaluate/compile-body.ts";
import { expressionText } from "../../evaluate/expression-text.ts";
import type { Expression } from "../../evaluate/expressions.ts";
import { failParse, syntaxError, undefinedVariableText } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import { Scope, UndefinedVariable } from "../../evaluate/scope.ts";
import type { Integer, Sym } from "../../language/values.ts";
import { constructHead, storeConstruct } from "../construct-head.ts";
import type { ConstructHost, ConstructRow } from "../kind.ts";
import type { Modules } from "../modules.ts";
import { Defgeneric, executingText, type GenericHost } from "./defgeneric.ts";
import { type ArgumentClass, Method, type MethodHost, type Restriction } from "./method.ts";
import { systemMethod } from "./system-methods.ts";

/** What the definitions of generic functions need of the engine. */
export interface DefgenericHost extends ConstructHost, GenericHost, MethodHost {
  readonly modules: Modules;
}

/** Methods are parts of generic functions: modules do not hold them. */
export const defmethodRow: ConstructRow<DefgenericHost> = {
  name: "defmethod",
  mark: "&",
  parse: parseDefmethod,
};

export function parseDefgeneric(parser: Parser<DefgenericHost>): void {
  const { engine } = parser;
  const { name } = constructHead(parser, "defgeneric", { keepOld: true });
  checkName(engine, name);
  if (!parser.is(")")) failParse(engine, "GENRCPSR", 1, "Expected ')' to complete defgeneric.\n", false);
  parser.endCheck();
  const generic = addGeneric(engine, name);
  engine.pretty.save("\n");
  // One that methods imply has a text of its own; this one has none while memory is conserved.
  generic.pretty = engine.pretty.form() ?? "";
}

/** Refuses names that no generic function may have, and generic functions that are running. */
function checkName(engine: DefgenericHost, name: string): void {
  const refuse = (number: number, text: string) => failParse(engine, "GENRCPSR", number, `${text}\n`, false);
  if (engine.constructs.has(name)) refuse(3, "Defgenerics are not allowed to replace constructs.");
  const deffunction = engine.modules.lookupCalled("deffunction", name);
  if (deffunction !== undefined) {
    const { module } = deffunction;
    if (module === engine.modules.current) refuse(5, "Defgenerics are not allowed to replace deffunctions.");
    refuse(4, `Deffunction ${name} imported from module ${module.name} conflicts with this defgeneric.`);
  }
  const generic = engine.modules.current.constructs.defgeneric.get(name) as Defgeneric | undefined;
  if (generic !== undefined && generic.executing > 0) {
    failParse(engine, "GENRCFUN", 1, executingText(name), false);
  }
  const row = engine.functions.get(name);
  if (row?.parse !== undefined || row?.isOverloadable === false)
    refuse(16, `The system function ${name} cannot be overloaded.`);
}

/** The generic function of this name in the current module, made if there is none; it becomes the last in the list. */
function addGeneric(engine: DefgenericHost, name: string): Defgeneric {
  const module = engine.modules.current;
  const found = module.constructs.defgeneric.get(name) as Defgeneric | undefined;
  if (found !== undefined) {
    module.constructs.defgeneric.delete(name);
    module.constructs.defgeneric.set(name, found);
    return found;
  }
  const generic = new Defgeneric(name, module);
  // The text of one that only methods define.
  generic.pretty = `(defgeneric ${module.name}::${name})\n`;
  generic.watch = engine.watch.get("generic-functions");
  storeConstruct(engine, generic);
  const row = engine.functions.get(name);
  if (row !== undefined) {
    const method = systemMethod(engine, row, generic.nextIndex);
    method.watch = engine.watch.get("methods");
    generic.insert(method, 0);
  }
  return generic;
}

function parseDefmethod(parser: Parser<DefgenericHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const { name } = constructHead(parser, "defgeneric", { keepOld: true, part: defmethodRow });
  const index = parseIndex(parser);
  checkName(engine, name);
  const isNew = !engine.modules.current.constructs.defgeneric.has(name);
  const generic = addGeneric(engine, name);
  try {
    const { parameters, wildcard } = parseParameters(parser);
    pretty.newline();
    const restrictions = compileRestrictions(engine, parameters);
    const fresh = new Method(index === 0 ? generic.nextIndex : index, restrictions, wildcard);
    const { same, at } = generic.positionFor(fresh);
    checkReplaced(engine, generic, index, same);
    const method = same ?? fresh;
    const replaced = generic.methods.find((other) => other.index === method.index);
    fresh.watch = replaced?.watch ?? engine.watch.get("methods");
    parser.returnAllowed = true;
    const actions = parser.actions({ readFirst: true });
    const owner = `generic function ${name} method #${method.index}`;
    const names = restrictions.map((r) => r.name);
    const { body, size, deepBody } = compileBody(engine, names, actions, "method", owner);
    if (!parser.is(")")) syntaxError(engine, "defmethod");
    parser.closeActions();
    parser.endCheck();
    if (same !== null) same.release();
    method.uses = parser.used.filter((each) => each !== generic);
    if (same !== null) same.retain();
    method.body = body;
    method.deepBody = deepBody;
    method.frameSize = size;
    pretty.save("\n");
    method.pretty = pretty.form();
    if (same === null) generic.insert(fresh, at);
    announceMethod(engine, method, replaced === undefined);
  } catch (error) {
    if (isNew) engine.modules.current.constructs.defgeneric.delete(name);
    throw error;
  }
}

function announceMethod(engine: DefgenericHost, { index }: Method, isNew: boolean): void {
  if (!engine.loading || !engine.watch.get("compilations")) return;
  if (isNew) engine.routers.write("wdialog", `   Method #${index} defined.\n`);
  else engine.routers.write("wwarning", `\n[CSTRCPSR1] WARNING: Method #${index} redefined.\n`);
}

/** The index and the comment after the name; 0 when there is no index. */
function parseIndex(parser: Parser<DefgenericHost>): number {
  const { engine } = parser;
  const { pretty } = engine;
  const behindName = () => {
    pretty.backup();
    pretty.backup();
    pretty.save(" ");
    pretty.saveAgain(parser.lexeme.text);
  };
  let index = 0;
  if (parser.is("integer")) {
    behindName();
    index = Number(BigInt.asIntN(32, BigInt(parser.lexeme.value as Integer)));
    if (index < 1) failParse(engine, "GENRCPSR", 6, "Method index out of range.\n", false);
    pretty.newline();
    parser.next();
  }
  if (parser.is("string")) {
    behindName();
    pretty.newline();
    parser.next();
  }
  return index;
}

/** Refuses to replace a system method, or to give a method that exists another index. */
function checkReplaced(
  engine: DefgenericHost,
  generic: Defgeneric,
  index: number,
  same: Method | null,
): void {
  const replaced = same ?? generic.methods.find((method) => method.index === index);
  if (replaced?.isSystem) {
    const text = `Cannot replace the implicit system method #${replaced.index}.\n`;
    failParse(engine, "GENRCPSR", 17, text, false);
  }
  if (same !== null && index !== 0 && index !== same.index) {
    const text = `New method #${index} would be indistinguishable from method #${same.index}.\n`;
    failParse(engine, "GENRCPSR", 2, text, false);
  }
}

interface Parameter {
  readonly name: string;
  readonly types: ArgumentClass[];
  readonly query: Expression | null;
}

function parseParameters(parser: Parser<DefgenericHost>): { parameters: Parameter[]; wildcard: boolean } {
  const { engine } = parser;
  const { pretty } = engine;
  const refuse = (module: string, number: number, text: string) =>
    failParse(engine, module, number, `${text}\n`, false);
  if (!parser.is("(")) refuse("GENRCPSR", 7, "Expected a '(' to begin method parameter restrictions.");
  const parameters: Parameter[] = [];
  let wildcard = false;
  pretty.indent += 1;
  parser.next();
  while (!parser.is(")")) {
    if (wildcard) refuse("PRCCODE", 8, "No parameters allowed after wildcard parameter.");
    const enclosed = parser.is("(");
    if (enclosed) parser.next();
    const { type, value } = parser.lexeme;
    if (type !== "variable" && type !== "multi-variable") {
      if (enclosed) refuse("GENRCPSR", 8, "Expected a variable for parameter specification.");
      refuse("GENRCPSR", 9, "Expected a variable or '(' for parameter specification.");
    }
    const { name } = value as Sym;
    if (parameters.some((other) => other.name === name)) {
      refuse("PRCCODE", 7, "Duplicate parameter names not allowed.");
    }
    wildcard = type === "multi-variable";
    parameters.push(enclosed ? parseRestriction(parser, name) : { name, types: [], query: null });
    pretty.newline();
    parser.next();
  }
  if (parameters.length > 0) {
    pretty.backup();
    pretty.backup();
    pretty.save(")");
  }
  pretty.indent -= 1;
  return { parameters, wildcard };
}

/** Types and the query after a parameter, up to the closing parenthesis. */
function parseRestriction(parser: Parser<DefgenericHost>, name: string): Parameter {
  const { engine } = parser;
  const { pretty } = engine;
  const refuse = (number: number, text: string) => failParse(engine, "GENRCPSR", number, `${text}\n`, false);
  const types: ArgumentClass[] = [];
  let query: Expression | null = null;
  pretty.save(" ");
  parser.next();
  while (!parser.is(")")) {
    if (query !== null) refuse(10, "Query must be last in parameter restriction.");
    if (parser.is("symbol")) types.push(checkedType(engine, types, (parser.lexeme.value as Sym).name));
    else if (parser.is("(")) {
      query = parser.functionCall();
      if (binds(query)) refuse(12, "Binds are not allowed in query expressions.");
    } else if (parser.is("global")) query = parser.atom()!;
    else refuse(13, "Expected a valid class name or query.");
    pretty.save(" ");
    parser.next();
  }
  pretty.backup();
  pretty.backup();
  pretty.save(")");
  if (types.length === 0 && query === null) refuse(13, "Expected a valid class name or query.");
  return { name, types, query };
}

function binds(expression: Expression): boolean {
  if (expression.type === "constant" || expression.type === "variable" || expression.type === "global")
    return false;
  if (expression.type === "call" && expression.row.binds === true && expression.extra?.names !== undefined)
    return true;
  return expression.args.some(binds);
}

/** The type that a name stands for; refuses one that is unknown, already listed, or above or below a listed one. */
function checkedType(engine: DefgenericHost, types: ArgumentClass[], name: string): ArgumentClass {
  if (name.includes("::")) failParse(engine, "MODULDEF", 1, "Illegal use of the module specifier.\n");
  const type = engine.findClass(name);
  if (type === undefined) failParse(engine, "GENRCPSR", 14, "Unknown class in method.\n", false);
  for (const other of types) {
    if (other === type) {
      const text = "Duplicate classes not allowed in parameter restriction.\n";
      failParse(engine, "GENRCPSR", 11, text, false);
    }
    const redundant = other.isA(type) ? other : type.isA(other) ? type : null;
    if (redundant !== null) {
      failParse(engine, "GENRCPSR", 15, `${redundant.name} class is redundant.\n`, false);
    }
  }
  return type;
}

function compileRestrictions(engine: DefgenericHost, parameters: Parameter[]): Restriction[] {
  const scope = new Scope(false);
  for (const { name } of parameters) scope.declare(name);
  scope.declare("current-argument");
  try {
    return parameters.map(({ name, types, query }) => ({
      name,
      types,
      query: query === null ? null : compile(engine, query, scope),
      queryText: query === null ? "" : expressionText(query),
    }));
  } catch (error) {
    if (!(error instanceof UndefinedVariable)) throw error;
    return failParse(engine, "PRCCODE", 3, undefinedVariableText(error.variable, "method"));
  }
}
