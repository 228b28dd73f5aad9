// The constructs defgeneric and defmethod. Source: guide, section 8.4.

import { compile, Scope } from "./compile.ts";
import { constructHead, storeConstruct } from "./construct-head.ts";
import type { Core } from "./core.ts";
import type { Expression } from "./expression.ts";
import { callOf, constant } from "./expression.ts";
import { comparePrecedence, Defgeneric, Method, type Restriction, TYPE_ABOVE } from "./generics.ts";
import { failParse, syntaxError } from "./messages.ts";
import { compileBody } from "./parse-constructs.ts";
import type { Parser } from "./parse-expression.ts";
import { restrictionsOf } from "./restrictions.ts";
import type { Sym, Value } from "./values.ts";

export function parseDefgeneric(parser: Parser): void {
  const { core } = parser;
  const { name } = constructHead(parser, "defgeneric", true, "^", { keepOld: true });
  if (!parser.is(")")) syntaxError(core, "defgeneric");
  const generic = genericNamed(core, name);
  core.pretty.save("\n");
  generic.pretty = core.pretty.text();
}

/** The generic function of this name in the current module; made when there is none. */
function genericNamed(core: Core, name: string): Defgeneric {
  const module = core.modules.current;
  const found = module.constructs.defgeneric.get(name) as Defgeneric | undefined;
  if (found !== undefined) return found;
  if (module.constructs.deffunction.has(name)) {
    failParse(core, "GENRCPSR", 3, `Defgenerics are not allowed to replace constructs.\n`);
  }
  const generic = new Defgeneric(name, module);
  generic.watch = core.watch.get("generic-functions");
  storeConstruct(generic);
  addSystemMethod(core, generic);
  return generic;
}

/** The types that the letters of restrictions stand for in methods. */
const LETTER_TYPES: Record<string, string[]> = {
  n: ["NUMBER"],
  i: ["INTEGER"],
  l: ["INTEGER"],
  d: ["FLOAT"],
  f: ["FLOAT"],
  w: ["SYMBOL"],
  s: ["STRING"],
  k: ["LEXEME"],
  m: ["MULTIFIELD"],
};

/** A generic function that has the name of a system function keeps it as its last method. */
function addSystemMethod(core: Core, generic: Defgeneric): void {
  const row = core.functions.get(generic.name);
  if (row === undefined) return;
  const { minimum, maximum, letter } = restrictionsOf(row.restrictions);
  const open = maximum === Number.POSITIVE_INFINITY;
  const count = open ? minimum + 1 : maximum;
  const restrictions = Array.from({ length: count }, (_, i) => ({
    name: `argument-${i}`,
    types: LETTER_TYPES[letter(i + 1)] ?? [],
    query: null,
  }));
  const method = new Method(generic.nextIndex++, restrictions, open);
  method.frameSize = count;
  method.system = (c, args: Value[]) => compile(c, callOf(row, args.map(constant)), new Scope(true))();
  generic.add(method);
}

export function parseDefmethod(parser: Parser): void {
  const { core } = parser;
  const { pretty } = core;
  const { name } = constructHead(parser, "defgeneric", false, "&", { keepOld: true });
  let index = 0;
  if (parser.is("integer")) {
    pretty.backup();
    pretty.backup();
    pretty.save(" ");
    pretty.save(parser.token.text);
    index = Number(parser.token.value);
    if (index < 1) failParse(core, "GENRCPSR", 6, "Method index out of range.\n");
    parser.next();
    if (!parser.is("string")) pretty.breakBefore();
  }
  if (parser.is("string")) {
    pretty.backup();
    if (index === 0) pretty.backup();
    pretty.save(" ");
    pretty.save(parser.token.text);
    parser.next();
    pretty.breakBefore();
  }
  const isNew = !core.modules.current.constructs.defgeneric.has(name);
  const generic = genericNamed(core, name);
  try {
    const { restrictions, wildcard } = parseRestrictions(parser);
    const same = generic.methods.find(
      (m) =>
        m.restrictions.length === restrictions.length &&
        m.wildcard === wildcard &&
        comparePrecedence(m, new Method(0, restrictions, wildcard)) === 0 &&
        m.system === null &&
        m.restrictions.every((r, i) => r.types.join() === restrictions[i].types.join()),
    );
    if (index === 0) index = same?.index ?? generic.nextIndex;
    generic.nextIndex = Math.max(generic.nextIndex, index + 1);
    const method = new Method(index, restrictions, wildcard);
    pretty.newline();
    parser.returnAllowed = true;
    const actions = parser.actions({ readFirst: true });
    if (!parser.is(")")) syntaxError(core, "defmethod");
    pretty.backup();
    pretty.backup();
    pretty.save(")");
    const { body, size } = compileBody(
      core,
      restrictions.map((r) => r.name),
      actions,
      "defmethod",
      name,
    );
    method.body = body;
    method.frameSize = size;
    pretty.save("\n");
    method.pretty = pretty.text();
    generic.add(method);
  } catch (error) {
    if (isNew && generic.methods.every((m) => m.system !== null)) {
      core.modules.current.constructs.defgeneric.delete(name);
    }
    throw error;
  }
}

function parseRestrictions(parser: Parser): { restrictions: Restriction[]; wildcard: boolean } {
  const { core } = parser;
  const { pretty } = core;
  if (!parser.is("(")) syntaxError(core, "defmethod");
  const names: string[] = [];
  const parsed: { name: string; types: string[]; query: Expression | null }[] = [];
  let wildcard = false;
  pretty.indent += 1;
  parser.next();
  while (!parser.is(")")) {
    if (wildcard) failParse(core, "PRCCODE", 8, "No parameters allowed after wildcard parameter.\n");
    const enclosed = parser.is("(");
    if (enclosed) parser.next();
    const { type, value } = parser.token;
    if (type !== "variable" && type !== "multi-variable") {
      failParse(core, "GENRCPSR", 9, "Expected a variable or '(' for parameter specification.\n", false);
    }
    wildcard = type === "multi-variable";
    const { name } = value as Sym;
    if (names.includes(name)) failParse(core, "PRCCODE", 7, "Duplicate parameter names not allowed.\n");
    names.push(name);
    const types: string[] = [];
    let query: Expression | null = null;
    if (enclosed) {
      parser.next();
      while (!parser.is(")")) {
        pretty.spaceBefore();
        if (parser.is("symbol")) {
          const typeName = (parser.token.value as Sym).name;
          if (TYPE_ABOVE[typeName] === undefined) {
            failParse(core, "GENRCPSR", 14, `Unknown class in method.\n`, false);
          }
          types.push(typeName);
        } else if (parser.is("(")) query = parser.functionCall();
        else if (parser.is("global")) query = parser.atom()!;
        else failParse(core, "GENRCPSR", 9, "Expected a valid class/type name or query.\n");
        parser.next();
        if (query !== null && !parser.is(")")) {
          failParse(core, "GENRCPSR", 10, "Query must be last in parameter restriction.\n");
        }
      }
    }
    parsed.push({ name, types, query });
    parser.next();
    if (!parser.is(")")) pretty.breakBefore();
  }
  pretty.indent -= 1;
  const scope = new Scope(false);
  for (const name of names) scope.declare(name);
  const restrictions = parsed.map((p) => ({
    name: p.name,
    types: p.types,
    query: p.query === null ? null : compile(core, p.query, scope),
  }));
  return { restrictions, wildcard };
}
