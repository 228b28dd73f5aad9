// The defmodule construct: imports and exports. Source: guide, section 10.

import { failParse, syntaxError } from "../../evaluate/messages.ts";
import type { Parser } from "../../evaluate/parse-expression.ts";
import type { Sym } from "../../language/values.ts";
import type { Kind } from "../construct.ts";
import type { ConstructHost, ConstructRow } from "../kind.ts";
import type { Module, PortItem } from "../modules.ts";

/** Modules hold constructs but are not held by a module themselves: they have a list of their own. */
export const defmoduleRow: ConstructRow = { name: "defmodule", mark: "+", parse: parseDefmodule };

function parseDefmodule(parser: Parser<ConstructHost>): void {
  const { engine } = parser;
  const { pretty } = engine;
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") failParse(engine, "CSTRCPSR", 2, "Missing name for defmodule construct\n");
  const { name } = lexeme.value as Sym;
  if (name.includes("::")) syntaxError(engine, "module specifier");
  let module = engine.modules.find(name);
  if (module !== undefined && !module.redefinable && !parser.checkOnly) {
    failParse(engine, "CSTRCPSR", 4, `Cannot redefine defmodule ${name} while it is in use.\n`);
  }
  if (engine.loading) {
    announceModule(engine, name, module !== undefined);
  }
  parser.next();
  if (parser.is("string")) {
    pretty.backup();
    pretty.save(" ");
    pretty.save(parser.lexeme.text);
    parser.next();
  }
  const imports: PortItem[] = [];
  const exports: PortItem[] = [];
  while (!parser.is(")")) {
    pretty.breakBefore();
    if (!parser.is("(")) syntaxError(engine, "defmodule");
    const word = parser.next();
    const text = word.type === "symbol" ? (word.value as Sym).name : "";
    if (text === "import") parseImport(parser, imports);
    else if (text === "export") exports.unshift(...parsePort(parser, null, "defmodule export specification"));
    else syntaxError(engine, "defmodule");
    parser.next();
  }
  const fresh = engine.modules.make(name);
  fresh.imports = imports;
  checkAmbiguous(engine, fresh);
  parser.endCheck();
  module ??= engine.modules.add(fresh);
  module.imports = imports;
  module.exports = exports;
  module.redefinable &&= imports.length === 0 && exports.length === 0;
  pretty.save("\n");
  module.pretty = pretty.form();
  engine.modules.current = module;
}

function announceModule(engine: ConstructHost, name: string, again: boolean): void {
  if (!engine.watch.get("compilations")) engine.routers.write("wdialog", defmoduleRow.mark);
  else if (again) engine.routers.write("wwarning", `\n[CSTRCPSR1] WARNING: Redefining defmodule: ${name}\n`);
  else engine.routers.write("wdialog", `Defining defmodule: ${name}\n`);
}

/** `?ALL`, `?NONE`, or a construct name with `?ALL`, `?NONE` or a list of names; the last item first. */
function parsePort(parser: Parser<ConstructHost>, source: string | null, where: string): PortItem[] {
  const { engine } = parser;
  engine.pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type === "variable") return parseAll(parser, source, null, where);
  const kind = lexeme.type === "symbol" ? (lexeme.value as Sym).name : "";
  if (kind !== "defclass" && !(engine.modules.portable as string[]).includes(kind))
    syntaxError(engine, where);
  engine.pretty.save(" ");
  parser.next();
  if (parser.is("variable")) return parseAll(parser, source, kind, where);
  if (parser.is(")")) syntaxError(engine, where);
  const items: PortItem[] = [];
  while (!parser.is(")")) {
    if (!parser.is("symbol")) syntaxError(engine, where);
    items.unshift({ module: source, kind, name: (parser.lexeme.value as Sym).name });
    engine.pretty.save(" ");
    parser.next();
  }
  engine.pretty.backup();
  engine.pretty.backup();
  engine.pretty.save(")");
  return items;
}

/** The current lexeme is `?ALL` or `?NONE`; nothing may follow. */
function parseAll(
  parser: Parser<ConstructHost>,
  source: string | null,
  kind: string | null,
  where: string,
): PortItem[] {
  const { engine } = parser;
  const word = (parser.lexeme.value as Sym).name;
  if (word !== "ALL" && word !== "NONE") syntaxError(engine, where);
  if (parser.next().type !== ")") {
    engine.pretty.spaceBefore();
    syntaxError(engine, where);
  }
  return word === "ALL" ? [{ module: source, kind, name: null }] : [];
}

function parseImport(parser: Parser<ConstructHost>, imports: PortItem[]): void {
  const { engine } = parser;
  engine.pretty.save(" ");
  const lexeme = parser.next();
  if (lexeme.type !== "symbol") syntaxError(engine, "defmodule import specification");
  const source = (lexeme.value as Sym).name;
  const module = engine.modules.find(source);
  if (module === undefined) failParse(engine, "PRNTUTIL", 1, `Unable to find defmodule ${source}.\n`, false);
  if (module.exports.length === 0) notExported(engine, source, "any constructs");
  const items = parsePort(parser, source, "defmodule import specification");
  if (items.length === 0) return;
  imports.unshift(...items);
  const [{ kind, name }] = items;
  const offered = module.exports.some(
    (item) =>
      item.kind === null ||
      kind === null ||
      (item.kind === kind && (name === null || item.name === null || item.name === name)),
  );
  if (!offered) notExported(engine, source, name === null ? `any ${kind} constructs` : `the ${kind} ${name}`);
  checkNamed(engine, imports);
}

/** Constructs that are imported by name must exist. */
function checkNamed(engine: ConstructHost, imports: PortItem[]): void {
  for (const { module, kind, name } of imports) {
    if (kind === null || name === null || module === null) continue;
    const from = engine.modules.find(module)!;
    if (engine.modules.providers(from, kind as Kind, name).length === 0)
      notExported(engine, module, `the ${kind} ${name}`);
  }
}

function notExported(engine: ConstructHost, module: string, what: string): never {
  return failParse(engine, "MODULPSR", 1, `Module ${module} does not export ${what}.\n`);
}

/** A name that comes from two modules is an error. */
function checkAmbiguous(engine: ConstructHost, module: Module): void {
  for (const other of engine.modules.all()) {
    for (const kind of engine.modules.portable) {
      for (const name of other.constructs[kind].keys()) {
        const from = engine.modules.providers(module, kind, name).filter((each) => each !== module);
        if (from.length < 2) continue;
        const cause = `because of an import/export conflict caused by the ${kind} ${name}`;
        failParse(engine, "CSTRCPSR", 3, `Cannot define defmodule ${module.name} ${cause}.\n`);
      }
    }
  }
}
